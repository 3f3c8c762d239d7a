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
  /** How far the flight model is off by itself, in the unit of the measure; null: not known. */
  readonly error: number | null
  /** Which way is better; 0: neither. */
  readonly better: 1 | -1 | 0
}

const rows: readonly Row[] = [
  { name: 'carry', measure: 'yards', of: ({ carryYards }) => carryYards, error: modelError.yards, better: 1 },
  { name: 'total', measure: 'yards', of: ({ totalYards }) => totalYards, error: modelError.yards, better: 1 },
  { name: 'offLine', measure: 'yards', of: ({ sideYards }) => Math.abs(sideYards), error: null, better: -1 },
  { name: 'peak', measure: 'feet', of: ({ peakFeet }) => peakFeet, error: modelError.peakFeet, better: 0 },
  { name: 'landing', measure: 'degrees', of: ({ landingDeg }) => landingDeg, error: modelError.landingDeg, better: 0 },
]

/** What the current club does and the fitted one, with the differences and how far the model is off by itself. A side that leaves out a draw head is neither better nor worse. */
export const outcomeTable = (view: LabView, reader: Reader): Html => {
  const { flight, compared } = reader.texts
  const [now, fitted] = [outcomeOf(view, 'now'), outcomeOf(view, 'fitted')]
  if (fitted === undefined) return html``
  const head = (kind: 'now' | 'fitted') =>
    html`<th scope="col">${swatch(kind)} ${flight[kind]}${kind === 'fitted' && view.isExpected ? html` <small>${compared.modeled}</small>` : ''}</th>`
  return html`<table class="now-fitted">
<thead><tr><td></td>${now === undefined ? '' : head('now')}${head('fitted')}${now === undefined ? '' : html`<th scope="col">${compared.difference}</th>`}<th scope="col">${compared.error}</th></tr></thead>
<tbody>
${rows.map((row) => {
  const { name, of, error, measure } = row
  const show = (outcome: Outcome) =>
    name === 'offLine' ? offLine(reader, outcome.sideYards) : quantity(reader, measure, of(outcome))
  return html`<tr><th scope="row">${termLink(name, flight[name], reader)}</th>${now === undefined ? '' : html`<td>${show(now)}</td>`}<td>${show(fitted)}</td>${now === undefined ? '' : difference(name === 'offLine' && view.isTurnLeftOut ? { ...row, better: 0 } : row, of(now), of(fitted), reader)}<td class="soft">${error === null ? html`<span aria-hidden="true">–</span><span class="unseen">${compared.unknown}</span>` : html`±${quantity(reader, measure, error)}`}</td></tr>
`
})}</tbody>
</table>
`
}

/** Difference of the two written figures, in each system. Whether it is good or bad is also written, for those who see no colors. */
const difference = (row: Row, now: number, fitted: number, reader: Reader): Html => {
  const { measure, error, better } = row
  const { compared } = reader.texts
  const by = writtenNumber(measure, systems[0], fitted) - writtenNumber(measure, systems[0], now)
  const kind = by === 0 || better === 0 || Math.abs(by) <= (error ?? 0) ? 'same' : by * better > 0 ? 'better' : 'worse'
  const mark =
    kind === 'same'
      ? ''
      : html`<span aria-hidden="true">${kind === 'better' ? '▲' : '▼'}</span>\u00a0<span class="unseen">${compared[kind]} </span>`
  return html`<td class="${kind}">${mark}${perSystem((system) => writeDifference(measure, system, reader.locale, now, fitted))}</td>`
}
