import { type ScaleLinear, scaleLinear } from 'd3-scale'
import { type Html, html, type Reader } from '../../../pages/index.ts'
import type { ClubShots } from '../by-club.ts'
import type { Metric } from '../metrics.ts'
import { unitOf } from '../units.ts'
import { domainOf, isInside } from './domain.ts'
import { at, kindOf, markOf, nameOf } from './marks.ts'
import { inWords, note, offChart, said, show } from './words.ts'

const width = 360
const rowHeight = 34
const left = 92
const right = 54
const top = 8
const bottom = 26
/** A label of the left margin that still fits. */
const labelCharacters = 12

/** How many ticks fit: labels such as "10,000" need the room of two shorter ones. */
const tickCount = (domain: readonly number[]): number => (domain.at(-1)! >= 1000 ? 3 : 5)

/** A club and its place among all clubs of the session, which chooses color and shape. */
export interface PlacedClub {
  readonly clubShots: ClubShots
  readonly index: number
}

/** Height of a chart of this many clubs. */
export const stripHeight = (clubCount: number): number => top + clubCount * rowHeight + bottom

/** One metric of all shots, a row per club: each shot, the middle half as a band, the median as a line and a number. */
export const stripChart = (metric: Metric, placed: readonly PlacedClub[], reader: Reader): Html => {
  const { shots: words } = reader.texts
  const rows = placed.filter(({ clubShots }) => clubShots.shots.some(({ known }) => known.has(metric.id)))
  if (rows.length === 0) return html``
  const unit = unitOf(metric, rows[0]!.clubShots.units, reader.system)
  const height = stripHeight(rows.length)
  const x = scaleLinear()
    .domain(
      domainOf(
        rows.flatMap(({ clubShots }) => clubShots.shots),
        metric.id,
      ),
    )
    .nice(5)
    .range([left, width - right])
  const axis = height - bottom
  const stray = rows
    .flatMap(({ clubShots }) => clubShots.shots.flatMap(({ known }) => known.get(metric.id) ?? []))
    .filter((value) => !isInside(x.domain(), value)).length
  const count = tickCount(x.domain())
  const ticks = x.ticks(count).map(
    (tick) => html`<line class="grid" x1="${at(x(tick))}" x2="${at(x(tick))}" y1="${top}" y2="${axis}"/>
<text class="tick" x="${at(x(tick))}" y="${axis + 17}" text-anchor="middle">${new Intl.NumberFormat(reader.locale).format(tick)}</text>
`,
  )
  const byClub = said(words.byClub, { metric: words.metrics[metric.id] })
  const title = `${byClub}${unit === '' ? '' : `, ${inWords(unit, reader)}`}`
  return html`<figure class="card">
<figcaption>${title}</figcaption>
<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${title}">
<title>${title}</title>
<desc>${rows.map(({ clubShots }) => describe(metric, clubShots, unit, reader))}</desc>
${ticks}${rows.map((row, i) => rowOf(row, { metric, y: top + (i + 0.5) * rowHeight, x, reader }))}</svg>
${note(offChart(stray, reader))}</figure>
`
}

type Scale = ScaleLinear<number, number>

interface Row {
  readonly metric: Metric
  readonly y: number
  readonly x: Scale
  readonly reader: Reader
}

const rowOf = ({ clubShots, index }: PlacedClub, { metric, y, x, reader }: Row): Html => {
  const name = nameOf(clubShots, reader)
  const summary = clubShots.summaries.get(metric.id)
  const [from, to] = summary?.middleHalf ?? [0, 0]
  const middle = summary
    ? html`<rect class="band k${index % 7}" x="${at(x(from))}" y="${at(y - 11)}" width="${at(Math.max(2, x(to) - x(from)))}" height="22" rx="3"/>
<line class="median k${index % 7}" x1="${at(x(summary.median))}" x2="${at(x(summary.median))}" y1="${at(y - 13)}" y2="${at(y + 13)}"/>
<text class="value" x="${width - 4}" y="${at(y + 4.5)}" text-anchor="end">${show(summary.median, metric, reader)}</text>
`
    : ''
  const marks = clubShots.shots.flatMap((shot, i) => {
    const value = shot.known.get(metric.id)
    // Spread over five heights, always the same, so that equal values are seen to be several.
    return value === undefined || !isInside(x.domain(), value)
      ? []
      : markOf(index, x(value), y + (((i * 2) % 5) - 2) * 3, kindOf(shot), 3)
  })
  return html`<text class="label" x="0" y="${at(y + 4.5)}">${shorten(name)}</text>
${middle}${marks}
`
}

const shorten = (name: string): string =>
  name.length > labelCharacters
    ? `${name
        .slice(0, labelCharacters - 1)
        .toWellFormed()
        .trimEnd()}…`
    : name

const describe = (metric: Metric, clubShots: ClubShots, unit: string, reader: Reader): string => {
  const { shots: words } = reader.texts
  const [summary, club] = [clubShots.summaries.get(metric.id), nameOf(clubShots, reader)]
  if (summary === undefined) return `${said(words.saidNone, { club })} `
  const [from, to] = summary.middleHalf.map((value) => show(value, metric, reader))
  const median = `${show(summary.median, metric, reader)} ${inWords(unit, reader)}`.trim()
  return `${said(words.saidMedian, { club, median, from, to })} `
}
