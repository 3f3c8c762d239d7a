/** Clubs that golfers own: maker, model and year. */
type Clubs = readonly string[]

/** Clubs that are offered at once. */
const offeredMax = 8

/**
 * Make a field for a club a combobox over the model list of the chosen kind of club: typed words narrow it, arrow keys move in it,
 * Enter takes a club, Escape closes it. Any other name stays as it was typed.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export const startClubBox = (
  field: HTMLInputElement,
  clubType: () => string,
  words: { readonly found: string },
): void => {
  const status = document.getElementById('models-found')!
  const list = listBelow(field, document.getElementById('models')!)
  const lists = new Map<string, Promise<Clubs>>()
  field.setAttribute('role', 'combobox')
  field.setAttribute('aria-autocomplete', 'list')
  field.setAttribute('aria-controls', 'models')
  list.close()
  const open = async () => {
    const clubs = await clubsOf(lists, clubType())
    if (document.activeElement !== field) return
    const isAsked = field.value.trim() !== ''
    const found = isAsked ? matching(clubs, field.value) : []
    list.open(found.slice(0, offeredMax))
    status.textContent = isAsked ? words.found.replace('{count}', String(found.length)) : ''
  }
  const take = (club: string) => {
    field.value = club
    list.close()
    status.textContent = ''
    field.form!.dispatchEvent(new Event('input', { bubbles: true }))
  }
  field.addEventListener('input', () => void open())
  field.addEventListener('blur', list.close)
  field.addEventListener('keydown', (event) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const active = list.active()
    if (by !== undefined && list.isOpen()) list.move(by)
    else if (event.key === 'ArrowDown') void open()
    else if (event.key === 'Enter' && active !== null) take(active)
    else if (event.key === 'Escape' && list.isOpen()) list.close()
    else return
    event.preventDefault()
  })
  list.onChoice(take)
}

/** The list of a combobox: its field keeps the focus and says which option is the active one. */
const listBelow = (field: HTMLElement, list: HTMLElement) => {
  let active = -1
  const mark = (at: number) => {
    active = at
    for (const [i, option] of [...list.children].entries()) option.setAttribute('aria-selected', String(i === at))
    const option = list.children[at]
    if (option === undefined) field.removeAttribute('aria-activedescendant')
    else field.setAttribute('aria-activedescendant', option.id)
    option?.scrollIntoView({ block: 'nearest' })
  }
  const open = (clubs: Clubs) => {
    list.replaceChildren(...clubs.map(optionOf))
    list.hidden = clubs.length === 0
    field.setAttribute('aria-expanded', String(!list.hidden))
    mark(-1)
  }
  // Pressed, the list must not take the focus from the field.
  list.addEventListener('pointerdown', (event) => event.preventDefault())
  return {
    open,
    close: () => open([]),
    isOpen: () => !list.hidden,
    active: () => list.children[active]?.textContent ?? null,
    move: (by: number) => {
      const { length } = list.children
      mark(active === -1 && by < 0 ? length - 1 : (active + by + length) % length)
    },
    onChoice: (take: (club: string) => void) =>
      list.addEventListener('click', ({ target }) => {
        const option = (target as HTMLElement).closest('[role=option]')
        if (option !== null) take(option.textContent!)
      }),
  }
}

const optionOf = (club: string, at: number): HTMLElement => {
  const option = document.createElement('li')
  option.id = `model-${at}`
  option.role = 'option'
  option.ariaSelected = 'false'
  option.textContent = club
  return option
}

/** Clubs that have every word that was typed. */
const matching = (clubs: Clubs, typed: string): Clubs => {
  const words = typed.toLowerCase().split(/\s+/)
  return clubs.filter((club) => words.every((word) => club.toLowerCase().includes(word)))
}

/** The list is asked for once, when the first letter is typed. Where it does not come any name can still be typed, and the next letter asks again. */
const clubsOf = (lists: Map<string, Promise<Clubs>>, clubType: string): Promise<Clubs> => {
  const known = lists.get(clubType)
  if (known !== undefined) return known
  const asked = fetch(`/studio/models/${clubType}`)
    .then((answer) => (answer.ok ? (answer.json() as Promise<Clubs>) : Promise.reject(answer)))
    .catch(() => {
      lists.delete(clubType)
      return []
    })
  lists.set(clubType, asked)
  return asked
}
