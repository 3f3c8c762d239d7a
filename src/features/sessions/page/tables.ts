import { type Html, html } from '../../../pages/index.ts'
import { mapYielding } from '../../../platform/yield.ts'
import type { ClubShots, ReadShot } from '../by-club.ts'
import { type Metric, metrics } from '../metrics.ts'
import { unitOf } from '../units.ts'
import { kindOf, nameOf } from './marks.ts'
import { asSent, secondOf, show } from './words.ts'

/** More columns of metrics that we do not know are left out of the page; they stay stored. */
const othersMax = 24

/** A row per club: medians, and between which figures the middle half of the shots lies. */
export const summaryTable = async (clubs: readonly ClubShots[]): Promise<Html> => {
  const columns = metrics.filter(({ id }) => clubs.some(({ summaries }) => summaries.has(id)))
  if (columns.length === 0) return html`<p>No shots of this session count, so there are no medians.</p>`
  const rows = await mapYielding(
    clubs,
    (clubShots) => html`<tr><th scope="row">${nameOf(clubShots)}</th><td>${shotCount(clubShots)}</td>${columns.map(
      (metric) => summaryCell(clubShots, metric),
    )}</tr>
`,
  )
  return scrolling(
    'Medians by club',
    html`<table class="numbers">
<thead><tr><th scope="col">Club</th><th scope="col">Shots</th>${columns.map((metric) => heading(metric, clubs[0]!.units))}</tr></thead>
<tbody>
${rows}</tbody>
</table>`,
  )
}

const heading = (metric: Metric, units: string): Html => {
  const unit = unitOf(metric, units)
  return html`<th scope="col">${metric.label}${unit === '' ? '' : html` <small>${unit}</small>`}</th>`
}

const shotCount = ({ shots }: ClubShots): Html => {
  const leftOut = shots.filter(({ counts }) => !counts).length
  return html`${shots.length - leftOut}${leftOut === 0 ? '' : html`<small>of ${shots.length}</small>`}`
}

const summaryCell = ({ summaries }: ClubShots, metric: Metric): Html => {
  const summary = summaries.get(metric.id)
  if (summary === undefined) return html`<td>–</td>`
  const [from, to] = summary.middleHalf
  return html`<td>${show(summary.median, metric)}<small>${show(from, metric)} to ${show(to, metric)}</small></td>`
}

/** Every shot with a club, folded away but for the first club. */
export const shotTable = async (clubShots: ClubShots, isOpen: boolean): Promise<Html> => {
  const { shots, units } = clubShots
  const columns = metrics.filter(({ id }) => shots.some(({ known }) => known.has(id)))
  const others = await otherNames(shots)
  const hasSegments = shots.some(({ segment }) => segment !== null)
  const rows = await mapYielding(shots, (shot) => shotRow(shot, columns, others.slice(0, othersMax), hasSegments))
  const table = html`<table class="numbers">
<thead><tr><th scope="col">Shot</th><th scope="col">Time</th>${columns.map((metric) => heading(metric, units))}${others
    .slice(0, othersMax)
    .map(
      (name) => html`<th scope="col"><code>${name}</code></th>`,
    )}${hasSegments ? html`<th scope="col" class="words">Segment</th>` : ''}<th scope="col" class="words">Remark</th></tr></thead>
<tbody>
${rows}</tbody>
</table>`
  const more = others.length - othersMax
  return html`<details${isOpen ? html` open` : ''}>
<summary>${nameOf(clubShots)} <small>${shots.length} ${shots.length === 1 ? 'shot' : 'shots'}</small></summary>
${scrolling(`Shots with ${nameOf(clubShots)}`, table)}${more > 0 ? html`<p class="note">${more} more metrics are stored but not shown.</p>` : ''}</details>
`
}

/** Each metric that we do not know, once. */
const otherNames = async (shots: readonly ReadShot[]): Promise<string[]> => {
  const names = new Set<string>()
  await mapYielding(shots, ({ others }) => {
    for (const name of others.keys()) names.add(name)
  })
  return [...names]
}

const shotRow = (read: ReadShot, columns: readonly Metric[], others: readonly string[], hasSegments: boolean): Html => {
  const { shot, known, counts, segment } = read
  const cell = (value: number | undefined, words: (value: number) => string) =>
    html`<td>${value === undefined ? '–' : words(value)}</td>`
  return html`<tr${counts ? '' : html` class="out"`}><th scope="row">${shot.shotNumber}${counts ? '' : html`<small>${kindOf(read)}</small>`}</th><td>${secondOf(shot.capturedAtUtc)}</td>${columns.map(
    (metric) => cell(known.get(metric.id), (value) => show(value, metric)),
  )}${others.map((name) => cell(read.others.get(name), asSent))}${hasSegments ? html`<td class="words">${segment ?? '–'}</td>` : ''}<td class="words">${remarkOn(read)}</td></tr>
`
}

const remarkOn = ({ shot, outlierIn }: ReadShot): string => {
  const labels = metrics.filter(({ id }) => outlierIn.includes(id)).map(({ label }) => label.toLowerCase())
  const sureness = typeof shot.ocrConfidence === 'number' ? ` (${Math.round(shot.ocrConfidence * 100)}% sure)` : ''
  const remarks = [
    ...(shot.needsReview ? [`Needs review${sureness}`] : []),
    ...(labels.length > 0 ? [`Outlier: ${labels.join(', ')}`] : []),
  ]
  return remarks.join(', ')
}

/** A wide table scrolls by itself, by keyboard too, instead of widening the page. */
export const scrolling = (label: string, table: Html): Html =>
  html`<div class="scroll" role="region" aria-label="${label}" tabindex="0">
${table}
</div>
`
