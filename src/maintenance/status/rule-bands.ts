import { scaleLinear } from 'd3-scale'
import type { Cell } from '../../golf/tables.ts'
import { type Html, html } from '../../pages/index.ts'
import type { BandChart } from '../../ruleset/index.ts'

type Row = Readonly<Record<string, Cell>>

/** Units of the view box. */
const width = 360
const left = 58
const right = 6
const top = 20
const barHeight = 22
const step = 28
const bottom = 34
/** Room before the first border and after the last, in units of the axis. */
const roomBefore = 14
const roomAfter = 14

/**
 * Borders of a table as bands, one bar for each row, with the golfer's mark on the first.
 * @param at A golfer's place on the first bar; null without a golfer.
 */
export const bandChart = (chart: BandChart, rows: readonly Row[], at: number | null): Html => {
  const drawn = rows.filter((row) => chart.only.values.includes(String(row[chart.only.column])))
  const bars = chart.bars.map((name) => drawn.find((row) => String(row[chart.name]) === name)!)
  const borders = bars.map((row) =>
    chart.bands
      .slice(1)
      .map(({ from }) => Number(from.map((one) => row[one]).find((one) => one !== null && one !== ''))),
  )
  const all = [...borders.flat(), ...(at === null ? [] : [at])]
  const x = scaleLinear()
    .domain([Math.min(...all) - roomBefore, Math.max(...all) + roomAfter])
    .range([left, width - right])
  const height = top + bars.length * step + bottom
  const said = chart.bands
    .map(({ band, from }, place) => (from.length === 0 ? band : `${band} from ${borders[0]![place - 1]}`))
    .join(', ')
  return html`<figure class="drawing rule-chart bands">
<figcaption>${chart.title}</figcaption>
<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${chart.title}: ${said}.">
${bars.map((row, place) => bar(chart, borders[place]!, { x, y: top + place * step, name: String(row[chart.name]) }))}
${x.ticks(6).map((tick) => html`<text x="${at1(x(tick))}" y="${height - bottom + 14}" text-anchor="middle">${tick}</text>\n`)}
<text x="${(left + width - right) / 2}" y="${height - 5}" text-anchor="middle">${chart.axis}</text>
${at === null ? '' : html`<line class="here" x1="${at1(x(at))}" x2="${at1(x(at))}" y1="${top - 3}" y2="${top + barHeight + 2}"/><text class="here" x="${at1(x(at))}" y="${top - 7}" text-anchor="middle">You are here: ${at}</text>\n`}</svg>
</figure>
`
}

interface Place {
  readonly x: (value: number) => number
  readonly y: number
  readonly name: string
}

const bar = ({ bands }: BandChart, borders: readonly number[], { x, y, name }: Place): Html => {
  const edges = [left, ...borders.map(x), width - right]
  return html`<text x="${left - 6}" y="${y + 15}" text-anchor="end">${name.replace(' club speed', '')}</text>
${bands.map(({ short }, place) => {
  const [from, to] = [edges[place]!, edges[place + 1]!]
  return html`<rect class="band band-${place % 2}" x="${at1(from)}" width="${at1(to - from)}" y="${y}" height="${barHeight}"/><text class="band-name" x="${at1((from + to) / 2)}" y="${y + 15}" text-anchor="middle">${short}</text>
`
})}`
}

const at1 = (units: number): number => Math.round(units * 10) / 10
