import { scaleLinear } from 'd3-scale'
import type { Cell } from '../../golf/tables.ts'
import { type Html, html } from '../../pages/index.ts'
import type { LinePicture, RuleChart } from '../../ruleset/index.ts'
import { say } from '../../words/say.ts'
import type { ChartWords } from './rule-bands.ts'

type Row = Readonly<Record<string, Cell>>
type Point = readonly [x: number, y: number]

/** Units of the view box. */
const width = 360
const height = 230
const left = 40
const right = 20
const top = 20
const bottom = 40

/**
 * Lines over an axis, with the golfer's mark.
 * @param at A golfer's place on the horizontal axis; null without a golfer.
 */
export const linesChart = (
  { title, axis, lines, legend: heading }: LinePicture<string>,
  at: number | null,
  words: ChartWords,
): Html => {
  const points = lines.flatMap((line) => line.points)
  const x = scaleLinear()
    .domain(extentOf([...points.map(([one]) => one), ...(at === null ? [] : [at])]))
    .nice()
  const y = scaleLinear()
    .domain(extentOf(points.map(([, one]) => one)))
    .nice()
  x.range([left, width - right])
  y.range([height - bottom, top])
  return html`<figure class="drawing rule-chart"${words.lang}>
<figcaption>${title}</figcaption>
<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${title}; ${axis}.">
${y.ticks(5).map((tick) => html`<line class="grid" x1="${left}" x2="${width - right}" y1="${place(y(tick))}" y2="${place(y(tick))}"/><text x="${left - 6}" y="${place(y(tick) + 3.5)}" text-anchor="end">${words.figure(y.tickFormat(5)(tick))}</text>\n`)}
${x.ticks(6).map((tick) => html`<text x="${place(x(tick))}" y="${height - bottom + 15}" text-anchor="middle">${words.figure(x.tickFormat(6)(tick))}</text>\n`)}
<text x="${(left + width - right) / 2}" y="${height - 6}" text-anchor="middle">${axis}</text>
${lines.map(({ points: own }, i) => html`<path class="curve curve-${i}" d="M${own.map(([px, py]) => `${place(x(px))} ${place(y(py))}`).join('L')}"/>\n`)}
${at === null ? '' : marker(x(at), words)}</svg>
${heading === undefined ? '' : legend(heading, lines)}</figure>
`
}

const legend = (heading: string, lines: LinePicture<string>['lines']): Html =>
  html`<p class="legend">${heading}: ${lines.map(({ name }, i) => html`<span><svg viewBox="0 0 24 8" aria-hidden="true"><path class="curve curve-${i}" d="M2 4H22"/></svg> ${name}</span> `)}</p>
`

const marker = (x: number, { here }: ChartWords): Html =>
  html`<line class="here" x1="${place(x)}" x2="${place(x)}" y1="${top}" y2="${height - bottom}"/><text class="here" x="${place(x)}" y="${top - 6}" text-anchor="middle">${here}</text>
`

/**
 * The curves of a table.
 * @param meanings What each column says.
 */
export const linesOf = (
  chart: RuleChart,
  rows: readonly Row[],
  meanings: Readonly<Record<string, string>>,
): LinePicture => {
  const { series, only, golfer, words } = chart
  const drawn = only === undefined ? rows : rows.filter((row) => only.values.includes(String(row[only.column])))
  const groups = Map.groupBy(drawn, (row) => (series === undefined ? '' : wordsOf(String(row[series]))))
  const [xColumn] = typeof chart.x === 'string' ? [chart.x] : chart.x
  return {
    kind: 'lines',
    title: words?.title ?? sentence(meanings[chart.y]),
    axis: words?.axis ?? sentence(meanings[xColumn]),
    lines: [...groups].map(([name, members]) => ({
      name: words?.lines?.[name] ?? (name === '' || Number.isNaN(Number(name)) ? name : figure(Number(name))),
      points: pointsOf(chart, members),
    })),
    ...(series !== undefined && { legend: words?.legend ?? sentence(meanings[series]) }),
    ...(golfer !== undefined && { golfer }),
  }
}

const figure = (n: number) => say('general.figure', { figure: n })

const pointsOf = ({ x, y }: RuleChart, rows: readonly Row[]): Point[] => {
  const points =
    typeof x === 'string'
      ? rows.map((row): Point => [Number(row[x]), Number(row[y])])
      : steps(rows.map((row) => ({ from: Number(row[x[0]]), below: Number(row[x[1]]), y: Number(row[y]) })))
  return points.toSorted(([one], [other]) => one - other)
}

interface Step {
  readonly from: number
  readonly below: number
  readonly y: number
}

/** The first and the last step reach as far as anybody does; they are drawn no wider than their neighbors. */
const steps = (rows: readonly Step[]): Point[] => {
  const sorted = rows.toSorted((one, other) => one.from - other.from)
  const inner = sorted.slice(1, -1).map(({ from, below }) => below - from)
  const widest = Math.max(...inner)
  return sorted.flatMap(({ from, below, y }, i): Point[] => [
    [i === 0 ? Math.max(from, below - widest) : from, y],
    [i === sorted.length - 1 ? Math.min(below, from + widest) : below, y],
  ])
}

const extentOf = (values: readonly number[]): [number, number] => [Math.min(...values), Math.max(...values)]
const place = (units: number): number => Math.round(units * 10) / 10
const wordsOf = (name: string): string => name.replaceAll(/_|(?<=[a-z])-/g, ' ')
/** The first sentence of what a column says, without its full stop. */
const sentence = (meaning = ''): string => meaning.split(/[;.](?:\s|$)/)[0]!
