import { type Found, findSections, type SearchIndex } from '../search.ts'

const form = document.querySelector<HTMLFormElement>('form[role=search]')
const input = form?.querySelector<HTMLInputElement>('input[type=search]')
const list = document.getElementById('found')
const said = document.getElementById('found-count')

let index: Promise<SearchIndex | null> | undefined
/** Null where it did not come: the next letter asks again. */
const load = (): Promise<SearchIndex | null> => {
  index ??= fetch('/docs/search.json')
    .then((answer) => (answer.ok ? (answer.json() as Promise<SearchIndex>) : null))
    .catch(() => null)
    .then((loaded) => {
      if (loaded === null) index = undefined
      return loaded
    })
  return index
}

const entryOf = ({ address, title, heading }: Found): HTMLLIElement => {
  const entry = document.createElement('li')
  const link = document.createElement('a')
  link.href = address
  link.textContent = heading === '' ? title : `${title}: ${heading}`
  entry.append(link)
  return entry
}

const show = async (): Promise<void> => {
  const question = input!.value
  const loaded = await load()
  if (input!.value !== question) return // typed on meanwhile
  if (loaded === null) {
    said!.textContent = 'The search did not load. Press Enter to search on a page of its own.'
    return
  }
  const found = findSections(loaded, question)
  list!.replaceChildren(...found.map(entryOf))
  said!.textContent = question.trim() === '' ? '' : found.length === 0 ? 'Nothing found.' : `${found.length} found.`
}

/** The input, then each result. */
const stops = (): HTMLElement[] => [input!, ...list!.querySelectorAll('a')]

if (form && input && list && said) {
  input.addEventListener('focus', load, { once: true })
  input.addEventListener('input', show)
  form.addEventListener('keydown', (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.key === 'Escape') {
      input.value = ''
      input.focus()
      void show()
    }
    if (step === undefined) return
    event.preventDefault()
    const all = stops()
    all[all.indexOf(document.activeElement as HTMLElement) + step]?.focus()
  })
  document.addEventListener('keydown', (event) => {
    const isWriting = /^(INPUT|TEXTAREA|SELECT)$/.test(document.activeElement?.tagName ?? '')
    if (event.key !== '/' || isWriting || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    input.focus()
  })
}
