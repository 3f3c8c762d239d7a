import { type Measure, type System, writeQuantity } from '../../../golf/quantity.ts'
import type { Catalog } from '../../../words/catalog.ts'
import { inWords } from '../../../words/render.ts'
import { clubSaid } from '../../../words/say-club.ts'
import type { Request } from '../answers.ts'

/** What is shown of the answer of `POST /v1/bag/plan`. */
export interface Plan {
  readonly clubs: readonly PlannedClub[]
  readonly groups: Readonly<Record<Group, readonly string[]>>
  readonly fittings: readonly { readonly clubs: readonly string[]; readonly request: Request }[]
  readonly wedgeMatrix: readonly {
    readonly club: string
    readonly loft: number
    readonly full: number
    readonly threeQuarter: number
    readonly half: number
  }[]
  readonly warnings: readonly { readonly text: string }[]
  readonly notes: readonly string[]
}

type Group = 'owned' | 'toBuy' | 'toDrop'

interface PlannedClub {
  readonly club: string
  readonly type: string
  readonly loft: number
  readonly carry: number
  readonly carrySource: string
  readonly isKept: boolean
  readonly gap: { readonly loft: number; readonly carry: number } | null
  readonly ideal: { readonly min: number; readonly max: number } | null
  readonly fitting: number | null
}

/** What a plan is drawn with. */
export interface Shown {
  readonly studio: HTMLElement
  readonly words: Readonly<
    Record<'fit' | 'fitThis' | 'together' | 'kept' | 'gaps' | 'even' | 'faults' | 'priced' | 'total', string>
  >
  /** Of new clubs by type, US dollars. */
  readonly prices: Readonly<Record<string, { readonly from: number; readonly to: number }>>
  /** Names clubs in the language of the page; null: they are named as in the answer. */
  readonly catalog: Catalog | null
  readonly onFit: (request: Request, button: HTMLButtonElement) => Promise<void>
}

const byId = (id: string): HTMLElement => document.getElementById(id)!

/** Draw a plan: each club with its carry and the gap after it, the wedges, and what was assumed. */
export const showPlan = (plan: Plan, shown: Shown): void => {
  const { units, locale } = shown.studio.dataset
  const say: Say = (measure, value) => writeQuantity(measure, units as System, locale!, value)
  const { lang } = document.documentElement
  const said = (club: string) =>
    shown.catalog === null
      ? club
      : inWords({ lang, locale: locale!, words: shown.catalog, system: units as System }, clubSaid(club))
  byId('summary').textContent = gapSentence(plan, shown, { say, said })
  showGroups(plan, shown, { say, said })
  byId('warnings').replaceChildren(...plan.warnings.map(({ text }) => element('li', text)))
  byId('notes').replaceChildren(...plan.notes.map((text) => element('li', text)))
  const most = Math.max(...plan.clubs.map(({ carry }) => carry))
  byId('clubs').replaceChildren(
    ...plan.clubs.map((club) =>
      rowOf(
        nameCell(club, { say, said }, shown.words.kept),
        carryCell(club, say('yards', club.carry), most),
        gapCell(club, say),
        fitCell(club, plan, shown, said),
      ),
    ),
  )
  byId('matrix').replaceChildren(
    ...plan.wedgeMatrix.map(({ club, loft, full, threeQuarter, half }) =>
      rowOf(
        rowHead(said(club)),
        element('td', say('degrees', loft)),
        ...[full, threeQuarter, half].map((yards) => element('td', say('yards', yards))),
      ),
    ),
  )
}

const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')

/** The least and the widest of the gaps that are shown, and whether any is out of order or how many are as they should be. */
const gapSentence = ({ clubs, warnings }: Plan, { words }: Shown, { say, said }: Writing): string => {
  const pairs = clubs.flatMap((club, i) =>
    club.gap === null ? [] : [{ longer: club.club, shorter: clubs[i + 1]!.club, carry: club.gap.carry }],
  )
  const carries = pairs.map(({ carry }) => carry)
  const widest = pairs.find(({ carry }) => carry === Math.max(...carries))
  const judged = clubs.flatMap(({ gap, ideal }) => (gap === null || ideal === null ? [] : [{ ...ideal, ...gap }]))
  const inside = judged.filter(({ carry, min, max }) => carry >= min && carry <= max)
  const order =
    warnings.length === 0
      ? filled(words.even, { inside: String(inside.length), judged: String(judged.length) })
      : filled(words.faults, { count: String(warnings.length) })
  if (widest === undefined) return order
  const [longer, shorter] = [said(widest.longer), said(widest.shorter)]
  const [least, most] = [say('yards', Math.min(...carries)), say('yards', widest.carry)]
  return `${filled(words.gaps, { least, most, longer, shorter })} ${order}`
}

/** What the golfer has, buys and leaves at home, with what such clubs cost. */
const showGroups = ({ clubs, groups }: Plan, { studio, words, prices }: Shown, { say, said }: Writing): void => {
  const dollars = (value: number) =>
    new Intl.NumberFormat(studio.dataset['locale'], {
      style: 'currency',
      currency: 'USD',
      maximumFractionDigits: 0,
    }).format(value)
  const clubOf = (name: string) => clubs.find(({ club }) => club === name)
  const priceOf = (name: string) => prices[clubOf(name)?.type ?? '']
  const line = (name: string, group: Group): HTMLElement => {
    const loft = group === 'toDrop' ? undefined : clubOf(name)?.loft
    const degrees = loft === undefined ? '' : say('degrees', loft)
    const club = degrees === '' || isInName(loft, name) ? said(name) : `${said(name)} (${degrees})`
    const price = group === 'toBuy' ? priceOf(name) : undefined
    if (price === undefined) return element('li', club)
    return element('li', filled(words.priced, { club, from: dollars(price.from), to: dollars(price.to) }))
  }
  for (const group of ['owned', 'toBuy', 'toDrop'] as const) {
    byId(group).replaceChildren(...groups[group].map((name) => line(name, group)))
    byId(`group-${group}`).hidden = groups[group].length === 0
  }
  const costs = groups.toBuy.map(priceOf)
  const sum = (end: 'from' | 'to') => dollars(costs.reduce((total, price) => total + (price?.[end] ?? 0), 0))
  const isKnown = costs.length > 0 && costs.every((price) => price !== undefined)
  byId('costs').hidden = !isKnown
  byId('costs').textContent = isKnown ? filled(words.total, { from: sum('from'), to: sum('to') }) : ''
}

const element = (name: string, text = '', className = ''): HTMLElement => {
  const made = document.createElement(name)
  made.textContent = text
  if (className !== '') made.className = className
  return made
}

const rowOf = (...cells: HTMLElement[]): HTMLElement => {
  const row = element('tr')
  row.append(...cells)
  return row
}

const rowHead = (text: string): HTMLElement => {
  const head = element('th', text)
  head.setAttribute('scope', 'row')
  return head
}

/** How the reader writes measures and names clubs. */
interface Writing {
  readonly say: Say
  readonly said: Said
}
type Say = (measure: Measure, value: number) => string
type Said = (club: string) => string

const gapCell = ({ gap }: PlannedClub, say: Say): HTMLElement => {
  const cell = element('td')
  if (gap !== null) cell.append(say('yards', gap.carry), element('small', say('degrees', gap.loft)))
  return cell
}

/** Some clubs have their loft in the name: `52° wedge`. */
const isInName = (loft: number | undefined, name: string): boolean => name.startsWith(`${loft}°`)

const nameCell = ({ club, loft, isKept }: PlannedClub, { say, said }: Writing, kept: string): HTMLElement => {
  const cell = rowHead(said(club))
  if (!isInName(loft, club)) cell.append(element('small', say('degrees', loft)))
  if (isKept) cell.append(element('b', kept, 'chip'))
  return cell
}

const svg = 'http://www.w3.org/2000/svg'

/** The carry as a number and as a bar, which begins at nought so that clubs can be compared. */
const carryCell = ({ carry, carrySource }: PlannedClub, said: string, most: number): HTMLElement => {
  const cell = element('td', '', 'carried')
  const chart = document.createElementNS(svg, 'svg')
  chart.setAttribute('viewBox', '0 0 100 10')
  chart.setAttribute('preserveAspectRatio', 'none')
  chart.setAttribute('aria-hidden', 'true')
  const bar = document.createElementNS(svg, 'rect')
  bar.setAttribute('width', String(Math.round((1000 * carry) / most) / 10))
  bar.setAttribute('height', '10')
  bar.setAttribute('class', carrySource)
  chart.append(bar)
  const line = element('div')
  line.append(chart, element('span', said, 'said'))
  cell.append(line)
  return cell
}

/** The button that fits a club, on the first of those that one fitting fits. */
const fitCell = (
  { club, fitting }: PlannedClub,
  { fittings }: Plan,
  { words, onFit }: Shown,
  said: Said,
): HTMLElement => {
  const cell = element('td', '', 'screen')
  const found = fitting === null ? undefined : fittings[fitting]
  if (found === undefined) return cell
  const [first = ''] = found.clubs
  if (club !== first) {
    cell.append(element('small', words.together.replace('{club}', said(first))))
    return cell
  }
  const button = element('button', words.fit) as HTMLButtonElement
  button.type = 'button'
  button.setAttribute('aria-label', words.fitThis.replace('{clubs}', found.clubs.map(said).join(', ')))
  button.addEventListener('click', () => void onFit(found.request, button))
  cell.append(button)
  return cell
}
