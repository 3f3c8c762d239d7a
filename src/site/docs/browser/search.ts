import { type Found, findSections, type SearchIndex } from '../search.ts'

const form = document.querySelector<HTMLFormElement>('form[role=search]')
const input = form?.querySelector<HTMLInputElement>('input[type=search]')
const list = document.getElementById('found')
const said = document.getElementById('found-count')

let index: Promise<SearchIndex> | undefined
const load = (): Promise<SearchIndex> => {
  index ??= fetch('/docs/search.json').then((answer) => answer.json() as Promise<SearchIndex>)
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
  const found = findSections(await load(), question)
  if (input!.value !== question) return // typed on meanwhile
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
