import { fill, type Html, html, type Reader } from '../../../pages/index.ts'
import { mapYielding } from '../../../platform/work/yield.ts'
import type { ClubShots, ReadShot } from '../by-club.ts'
import { type Metric, metrics } from '../metrics.ts'
import { unitOf } from '../units.ts'
import { kindOf, nameOf } from './marks.ts'
import { asSent, said, secondOf, shotsIn, show } from './words.ts'

/** More columns of metrics that we do not know are left out of the page; they stay stored. */
const othersMax = 24

/** A row per club: medians, and between which figures the middle half of the shots lies. */
export const summaryTable = async (clubs: readonly ClubShots[], reader: Reader): Promise<Html> => {
  const { shots: words } = reader.texts
  const columns = metrics.filter(({ id }) => clubs.some(({ summaries }) => summaries.has(id)))
  if (columns.length === 0) return html`<p>${words.none}</p>`
  const rows = await mapYielding(
    clubs,
    (
      clubShots,
    ) => html`<tr><th scope="row">${nameOf(clubShots, reader)}</th><td>${shotCount(clubShots, reader)}</td>${columns.map(
      (metric) => summaryCell(clubShots, metric, reader),
    )}</tr>
`,
  )
  return scrolling(
    words.medians,
    html`<table class="numbers">
<thead><tr><th scope="col">${words.club}</th><th scope="col">${words.shots}</th>${columns.map((metric) => heading(metric, clubs[0]!.units, reader))}</tr></thead>
<tbody>
${rows}</tbody>
</table>`,
  )
}

const heading = (metric: Metric, units: string, { texts: { shots }, system }: Reader): Html => {
  const unit = unitOf(metric, units, system)
  return html`<th scope="col">${shots.metrics[metric.id]}${unit === '' ? '' : html` <small>${unit}</small>`}</th>`
}

const shotCount = ({ shots }: ClubShots, { texts }: Reader): Html => {
  const leftOut = shots.filter(({ counts }) => !counts).length
  return html`${shots.length - leftOut}${leftOut === 0 ? '' : html`<small>${fill(texts.shots.of, { count: shots.length })}</small>`}`
}

const summaryCell = ({ summaries }: ClubShots, metric: Metric, reader: Reader): Html => {
  const summary = summaries.get(metric.id)
  if (summary === undefined) return html`<td>–</td>`
  const [from, to] = summary.middleHalf.map((value) => show(value, metric, reader))
  return html`<td>${show(summary.median, metric, reader)}<small>${fill(reader.texts.shots.fromTo, { from, to })}</small></td>`
}

/** Every shot with a club, folded away but for the first club. */
export const shotTable = async (clubShots: ClubShots, isOpen: boolean, reader: Reader): Promise<Html> => {
  const { shots: words } = reader.texts
  const club = nameOf(clubShots, reader)
  const { shots, units } = clubShots
  const columns = metrics.filter(({ id }) => shots.some(({ known }) => known.has(id)))
  const others = await otherNames(shots)
  const hasSegments = shots.some(({ segment }) => segment !== null)
  const rows = await mapYielding(shots, (shot) =>
    shotRow(shot, { columns, others: others.slice(0, othersMax), hasSegments, reader }),
  )
  const table = html`<table class="numbers">
<thead><tr><th scope="col">${words.shot}</th><th scope="col">${words.time}</th>${columns.map((metric) => heading(metric, units, reader))}${others
    .slice(0, othersMax)
    .map(
      (name) => html`<th scope="col"><code>${name}</code></th>`,
    )}${hasSegments ? html`<th scope="col" class="words">${words.segment}</th>` : ''}<th scope="col" class="words">${words.remark}</th></tr></thead>
<tbody>
${rows}</tbody>
</table>`
  const more = others.length - othersMax
  return html`<details${isOpen ? html` open` : ''}>
<summary>${club} <small>${shotsIn(shots.length, reader)}</small></summary>
${scrolling(said(words.shotsWith, { club }), table)}${more > 0 ? html`<p class="note">${fill(words.moreMetrics, { count: more })}</p>` : ''}</details>
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

interface Row {
  readonly columns: readonly Metric[]
  readonly others: readonly string[]
  readonly hasSegments: boolean
  readonly reader: Reader
}

const shotRow = (read: ReadShot, { columns, others, hasSegments, reader }: Row): Html => {
  const { shot, known, counts, segment } = read
  const cell = (value: number | undefined, words: (value: number) => string) =>
    html`<td>${value === undefined ? '–' : words(value)}</td>`
  return html`<tr${counts ? '' : html` class="out"`}><th scope="row">${shot.shotNumber}${counts ? '' : html`<small>${reader.texts.shots.kinds[kindOf(read)]}</small>`}</th><td>${secondOf(shot.capturedAtUtc)}</td>${columns.map(
    (metric) => cell(known.get(metric.id), (value) => show(value, metric, reader)),
  )}${others.map((name) => cell(read.others.get(name), asSent))}${hasSegments ? html`<td class="words">${segment ?? '–'}</td>` : ''}<td class="words">${remarkOn(read, reader)}</td></tr>
`
}

const remarkOn = ({ shot, outlierIn }: ReadShot, { texts: { shots: words }, locale }: Reader): string => {
  const labels = metrics.filter(({ id }) => outlierIn.includes(id)).map(({ id }) => words.metrics[id])
  const percent = (share: number) => new Intl.NumberFormat(locale, { style: 'percent' }).format(share)
  const sureness =
    typeof shot.ocrConfidence === 'number' ? ` (${said(words.sure, { percent: percent(shot.ocrConfidence) })})` : ''
  const remarks = [
    ...(shot.needsReview ? [`${words.needsReview}${sureness}`] : []),
    ...(labels.length > 0 ? [said(words.outlierIn, { metrics: labels.join(', ') })] : []),
  ]
  return remarks.join(', ')
}

/** A wide table scrolls by itself, by keyboard too, instead of widening the page. */
export const scrolling = (label: string, table: Html): Html =>
  html`<div class="scroll" role="region" aria-label="${label}" tabindex="0">
${table}
</div>
`
