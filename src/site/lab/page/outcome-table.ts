import type { Outcome } from '../../../flight/side/index.ts'
import { modelError } from '../../../golf/pictures.ts'
import { type Measure, systems, writeDifference, writtenNumber } from '../../../golf/quantity.ts'
import { type Html, html } from '../../../pages/index.ts'
import type { LabView } from '../view.ts'
import { swatch } from './flight.ts'
import { termLink } from './glossary.ts'
import { offLine, perSystem, quantity, type Reader } from './reader.ts'
import { outcomeOf } from './verdict.ts'

/** A figure of a shot that the table compares. */
interface Row {
  readonly name: 'carry' | 'total' | 'offLine' | 'peak' | 'landing'
  readonly measure: Measure
  readonly of: (outcome: Outcome) => number
  /** By which name the advice says how far it may be off; null: not known. */
  readonly band: keyof Band | null
  /** Which way is better; 0: neither. */
  readonly better: 1 | -1 | 0
}

const rows: readonly Row[] = [
  { name: 'carry', measure: 'yards', of: ({ carryYards }) => carryYards, band: 'carryYards', better: 1 },
  { name: 'total', measure: 'yards', of: ({ totalYards }) => totalYards, band: 'totalYards', better: 1 },
  { name: 'offLine', measure: 'yards', of: ({ sideYards }) => Math.abs(sideYards), band: null, better: -1 },
  { name: 'peak', measure: 'feet', of: ({ peakFeet }) => peakFeet, band: 'peakFeet', better: 0 },
  { name: 'landing', measure: 'degrees', of: ({ landingDeg }) => landingDeg, band: 'landingDeg', better: 0 },
]

/** A row of the table in words; null: there is nothing to compare with, or the error is not known. */
interface OutcomeRow {
  readonly name: Row['name']
  readonly kind: 'same' | 'better' | 'worse'
  readonly now: Html | null
  readonly fitted: Html
  readonly difference: Html | null
  readonly error: Html | null
}

/** What the current club does and the fitted one, with the differences and how far these may be off; none without a flight. A side that leaves out a draw head is neither better nor worse. */
export const outcomeRows = (view: LabView, reader: Reader): readonly OutcomeRow[] => {
  const [now, fitted] = [outcomeOf(view, 'now'), outcomeOf(view, 'fitted')]
  if (fitted === undefined) return []
  const band = bandOf(view)
  return rows.map((one) => {
    const row = one.name === 'offLine' && view.isTurnLeftOut ? { ...one, better: 0 as const } : one
    const { name, of, measure } = row
    const error = row.band && band[row.band]
    const show = (outcome: Outcome) =>
      name === 'offLine' ? offLine(reader, outcome.sideYards) : quantity(reader, measure, of(outcome))
    const isCompared = now !== undefined
    return {
      name,
      kind: isCompared ? kindOf(row, [of(now), of(fitted)], error) : 'same',
      now: isCompared ? show(now) : null,
      fitted: show(fitted),
      difference: isCompared
        ? perSystem((system) => writeDifference(measure, system, reader.locale, of(now), of(fitted)))
        : null,
      error: error === null ? null : quantity(reader, measure, error),
    }
  })
}

/** The rows as a table. */
export const outcomeTable = (view: LabView, reader: Reader): Html => {
  const { flight, compared } = reader.texts
  const shown = outcomeRows(view, reader)
  const [first] = shown
  if (first === undefined) return html``
  const isCompared = first.now !== null
  const head = (kind: 'now' | 'fitted') =>
    html`<th scope="col">${swatch(kind)} ${flight[kind]}${kind === 'fitted' && view.isExpected ? html` <small>${compared.modeled}</small>` : ''}</th>`
  return html`<table class="now-fitted">
<thead><tr><td></td>${isCompared ? head('now') : ''}${head('fitted')}${isCompared ? html`<th scope="col">${compared.difference}</th>` : ''}<th scope="col">${compared.error}</th></tr></thead>
<tbody>
${shown.map(
  ({ name, kind, now, fitted, difference, error }) =>
    html`<tr><th scope="row">${termLink(name, flight[name], reader)}</th>${now === null ? '' : html`<td>${now}</td>`}<td>${fitted}</td>${difference === null ? '' : html`<td class="${kind}">${markOf(kind, reader)}${difference}</td>`}<td class="soft">${error === null ? html`<span aria-hidden="true">–</span><span class="unseen">${compared.unknown}</span>` : html`±${error}`}</td></tr>
`,
)}</tbody>
</table>
`
}

/** How far each distance of one shot may be off, yards. */
export const yardsOff = ({ advice: { now, fitted } }: LabView): number =>
  Math.max(
    modelError.yards,
    ...[now?.band, fitted?.band].flatMap((band) => (band === undefined ? [] : [band.carryYards, band.totalYards])),
  )

/** How far the differences may be off, or the figures of the fitted club where there is no other; older fittings say what the flight model errs by. */
const bandOf = ({ advice: { change, fitted } }: LabView): Band => ({ ...model, ...(change?.band ?? fitted?.band) })
const model = { ...modelError, carryYards: modelError.yards, totalYards: modelError.yards }
type Band = Record<'carryYards' | 'totalYards' | 'peakFeet' | 'landingDeg', number>

/** Whether a difference of the written figures is more than it may be off by, and which way. */
const kindOf = (
  { measure, better }: Row,
  [now, fitted]: readonly [number, number],
  error: number | null,
): OutcomeRow['kind'] => {
  const by = writtenNumber(measure, systems[0], fitted) - writtenNumber(measure, systems[0], now)
  if (by === 0 || better === 0 || Math.abs(by) <= (error ?? 0)) return 'same'
  return by * better > 0 ? 'better' : 'worse'
}

/** Good or bad as a sign, for those who see no colors. */
export const marks = { same: '', better: '▲\u00a0', worse: '▼\u00a0' } as const

const markOf = (kind: OutcomeRow['kind'], { texts: { compared } }: Reader): Html | string =>
  kind === 'same'
    ? ''
    : html`<span aria-hidden="true">${marks[kind]}</span><span class="unseen">${compared[kind]} </span>`
