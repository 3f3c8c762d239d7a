import { type Statement, sayStatement } from './statement.ts'

/** What the service made of a file, as far as the page shows it. */
export interface Reading {
  readonly session: {
    readonly sessionId: string
    readonly segments: readonly {
      readonly shots: readonly {
        readonly club: string | null
        readonly shotNumber: number
        readonly ball: Readonly<Record<string, number>>
      }[]
    }[]
  }
  readonly report: {
    readonly shots: number
    readonly encoding: string | null
    readonly leftOut: readonly { readonly line: number; readonly reason: string; readonly said: string | null }[]
    readonly unreadCells: readonly { readonly line: number; readonly heading: string; readonly cell: string }[]
    readonly columns: readonly {
      readonly column: number
      readonly heading: string
      readonly as: string | null
      readonly unit: string | null
      readonly isUnitNamed: boolean
    }[]
    readonly units: { readonly speed: string; readonly distance: string; readonly source: string }
    readonly device: { readonly maker: string; readonly kind: 'radar' | 'camera' } | null
    readonly correctionsSaid: readonly Statement[]
    readonly doubtsSaid: readonly Statement[]
    readonly clubs: readonly { readonly club: string; readonly as: string | null }[]
    readonly players: readonly { readonly name: string; readonly shots: number }[]
    readonly heads: readonly { readonly name: string; readonly shots: number }[]
    readonly lines: number
  }
}

type Words = Readonly<
  Record<'found' | 'readAs' | 'by' | 'none' | 'whichClub' | 'everyone' | 'everyHead' | 'or' | 'unread', string> &
    Record<'doubtsSaid' | 'correctionsSaid' | 'leftOutSaid' | 'kinds', Readonly<Record<string, string>>>
>

const byId = <Kind extends HTMLElement = HTMLElement>(id: string): Kind => document.getElementById(id) as Kind
const selects = (form: HTMLFormElement, part: string) => [
  ...form.querySelectorAll<HTMLSelectElement>(`select[data-${part}]`),
]

/** What a person changed of the reading, as the parameters of an import. */
export const readingQuery = (form: HTMLFormElement): string => {
  const query = new URLSearchParams()
  for (const name of ['speedUnit', 'distanceUnit', 'player', 'head'])
    if (isChosen(byId<HTMLSelectElement>(name))) query.set(name, byId<HTMLSelectElement>(name).value)
  const pairs = (part: string) =>
    selects(form, part)
      .filter(isChosen)
      .map((select) => `${select.dataset[part]}:${select.value}`)
      .join(',')
  if (pairs('column') !== '') query.set('columns', pairs('column'))
  if (pairs('club') !== '') query.set('clubs', pairs('club'))
  return query.toString()
}

/** Another value than the file was read with. */
const isChosen = (select: HTMLSelectElement): boolean => select.value !== (select.dataset['read'] ?? '')

/** Choices of another file. */
export const forget = (form: HTMLFormElement): void => {
  for (const select of form.querySelectorAll<HTMLSelectElement>('[data-reads] select')) {
    select.value = ''
    delete select.dataset['read']
  }
  byId('which').replaceChildren()
}

/** Show how a file was read: what was found, what is asked, what was left out, and every choice. */
export const showReading = (form: HTMLFormElement, name: string, { report }: Reading): void => {
  const words = JSON.parse(form.dataset['words']!) as Words
  byId('about').hidden = false
  byId('found').textContent = words.found
    .replace('{shots}', String(report.shots))
    .replace('{clubs}', String(report.clubs.length))
    .replace('{lines}', String(report.lines))
    .replace('{name}', name)
  byId('read-as').textContent = readAs(report, words)
  const locale = form.closest<HTMLElement>('[data-locale]')!.dataset['locale']!
  const say = (said: Readonly<Record<string, string>>) => (one: Statement) =>
    sayStatement({ said, or: words.or, locale }, one)
  fillList('doubts', report.doubtsSaid.map(say(words.doubtsSaid)))
  fillList('corrections', report.correctionsSaid.map(say(words.correctionsSaid)))
  fillList(
    'left-out',
    report.leftOut.map(({ line, reason, said }) => {
      const why = words.leftOutSaid[reason]!
      return `${line}: ${said === null ? why : `${why} (${said})`}`
    }),
  )
  fillList(
    'unread',
    report.unreadCells.map(({ line, heading, cell }) => `${line}: ${heading}: ${cell}`),
  )
  byId('file-units').hidden = report.units.source === 'named'
  putRead(byId('speedUnit'), report.units.speed)
  putRead(byId('distanceUnit'), report.units.distance)
  showSeveral('player', report.players, words.everyone)
  showSeveral('head', report.heads, words.everyHead)
  showClubs(form, report, words)
  for (const select of selects(form, 'column')) {
    const options = report.columns.map(
      ({ column, heading, unit }) => new Option(unit === null ? heading : `${heading} (${unit})`, String(column)),
    )
    select.replaceChildren(new Option(words.none, '0'), ...options)
    const read = report.columns.find(({ as }) => as === select.dataset['column'])
    putRead(select, String(read?.column ?? 0))
  }
}

/** The value that the file was read with; a choice that was made stays one. */
const putRead = (select: HTMLSelectElement, value: string): void => {
  const isFirst = select.dataset['read'] === undefined
  if (isFirst) select.dataset['read'] = value
  select.value = value
}

const fillList = (id: string, lines: readonly string[]): void => {
  byId(id).closest<HTMLElement>('.told-list')!.hidden = lines.length === 0
  byId(id).replaceChildren(
    ...lines.map((line) => {
      const item = document.createElement('li')
      item.textContent = line
      return item
    }),
  )
}

/** Units and maker, as they were read. */
const readAs = ({ units, device }: Reading['report'], words: Words): string => {
  const said =
    units.source === 'named' ? '' : words.readAs.replace('{speed}', units.speed).replace('{distance}', units.distance)
  return device === null
    ? said
    : `${said} ${words.by.replace('{maker}', device.maker).replace('{kind}', words.kinds[device.kind]!)}`
}

/** Once there were several, one can be chosen, and another one after that. */
const showSeveral = (id: 'player' | 'head', named: Reading['report']['players'], all: string): void => {
  const select = byId<HTMLSelectElement>(id)
  if (named.length > 1)
    select.replaceChildren(
      new Option(all, ''),
      ...named.map(({ name, shots }) => new Option(`${name} (${shots})`, name)),
    )
  select.dataset['read'] = ''
  byId(`${id}s`).hidden = select.options.length < 2
}

/** A choice for each club that was not understood; it stays when the club is understood by it. */
const showClubs = (form: HTMLFormElement, { clubs }: Reading['report'], words: Words): void => {
  const template = byId<HTMLTemplateElement>('which-template')
  const asked = new Set(selects(form, 'club').map(({ dataset }) => dataset['club']))
  for (const { club, as } of clubs) {
    if (as !== null || asked.has(club) || club.includes(',')) continue
    const field = template.content.cloneNode(true) as DocumentFragment
    const select = field.querySelector('select')!
    field.querySelector('span')!.textContent = words.whichClub.replace('{club}', club)
    select.dataset['club'] = club
    select.name = `club-${club}`
    byId('which').append(field)
  }
  byId('which').hidden = byId('which').childElementCount === 0
}
