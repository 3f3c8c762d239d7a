import { type Measure, type System, writeQuantity } from '../../../golf/quantity.ts'
import type { Request } from '../answers.ts'

/** What is shown of the answer of `POST /v1/bag/plan`. */
export interface Plan {
  readonly clubs: readonly PlannedClub[]
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
  readonly summary: string
}

interface PlannedClub {
  readonly club: string
  readonly loft: number
  readonly carry: number
  readonly carrySource: string
  readonly isKept: boolean
  readonly gap: { readonly loft: number; readonly carry: number } | null
  readonly fitting: number | null
}

interface Shown {
  readonly studio: HTMLElement
  readonly words: Readonly<Record<'fit' | 'fitThis' | 'together' | 'kept', string>>
  readonly onFit: (request: Request, button: HTMLButtonElement) => Promise<void>
}

const byId = (id: string): HTMLElement => document.getElementById(id)!

/** Draw a plan: each club with its carry and the gap after it, the wedges, and what was assumed. */
export const showPlan = (plan: Plan, shown: Shown): void => {
  const { units, locale } = shown.studio.dataset
  const say: Say = (measure, value) => writeQuantity(measure, units as System, locale!, value)
  byId('summary').textContent = plan.summary
  byId('warnings').replaceChildren(...plan.warnings.map(({ text }) => element('li', text)))
  byId('notes').replaceChildren(...plan.notes.map((text) => element('li', text)))
  const most = Math.max(...plan.clubs.map(({ carry }) => carry))
  byId('clubs').replaceChildren(
    ...plan.clubs.map((club) =>
      rowOf(
        nameCell(club, say('degrees', club.loft), shown.words.kept),
        carryCell(club, say('yards', club.carry), most),
        gapCell(club, say),
        fitCell(club, plan, shown),
      ),
    ),
  )
  byId('matrix').replaceChildren(
    ...plan.wedgeMatrix.map(({ club, loft, full, threeQuarter, half }) =>
      rowOf(
        rowHead(club),
        element('td', say('degrees', loft)),
        ...[full, threeQuarter, half].map((yards) => element('td', say('yards', yards))),
      ),
    ),
  )
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

type Say = (measure: Measure, value: number) => string

const gapCell = ({ gap }: PlannedClub, say: Say): HTMLElement => {
  const cell = element('td')
  if (gap !== null) cell.append(say('yards', gap.carry), element('small', say('degrees', gap.loft)))
  return cell
}

/** Some clubs have their loft in the name. */
const nameCell = ({ club, isKept }: PlannedClub, loft: string, kept: string): HTMLElement => {
  const cell = rowHead(club)
  if (!club.startsWith(loft)) cell.append(element('small', loft))
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
const fitCell = ({ club, fitting }: PlannedClub, { fittings }: Plan, { words, onFit }: Shown): HTMLElement => {
  const cell = element('td', '', 'screen')
  const found = fitting === null ? undefined : fittings[fitting]
  if (found === undefined) return cell
  const [first = ''] = found.clubs
  if (club !== first) {
    cell.append(element('small', words.together.replace('{club}', first)))
    return cell
  }
  const button = element('button', words.fit) as HTMLButtonElement
  button.type = 'button'
  button.setAttribute('aria-label', words.fitThis.replace('{clubs}', found.clubs.join(', ')))
  button.addEventListener('click', () => void onFit(found.request, button))
  cell.append(button)
  return cell
}
