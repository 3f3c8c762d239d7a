import { scaleBand, scaleLinear } from 'd3-scale'
import { type Html, html } from '../../pages/index.ts'
import { day } from './parts.ts'

/** What happened on a day of UTC. */
interface DayCount {
  readonly day: Date
  readonly count: number
}

const height = 190
const top = 14
const bottom = 24
const left = 34

/** Bars by day, drawn twice: for wide windows and for phones, of which the stylesheet shows one. */
export const dailyChart = (title: string, days: readonly DayCount[]): Html => html`<figure class="chart">
<figcaption>${title}</figcaption>
${drawChart(title, days, { width: 860, name: 'wide-chart', everyDays: 5 })}
${drawChart(title, days, { width: 330, name: 'narrow-chart', everyDays: 10 })}
</figure>`

interface Size {
  readonly width: number
  readonly name: string
  /** From one date below the chart to the next. */
  readonly everyDays: number
}

const drawChart = (title: string, days: readonly DayCount[], { width, name, everyDays }: Size): Html => {
  const most = Math.max(1, ...days.map(({ count }) => count))
  const y = scaleLinear()
    .domain([0, most])
    .nice(4)
    .range([height - bottom, top])
  const x = scaleBand<number>()
    .domain(days.map((_, i) => i))
    .range([left, width])
    .padding(0.25)
  const ticks = y.ticks(4).filter(Number.isInteger)
  const lines = ticks.map(
    (tick) => html`<line class="grid" x1="${left}" x2="${width}" y1="${at(y(tick))}" y2="${at(y(tick))}"/>
<text x="${left - 8}" y="${at(y(tick) + 4)}" text-anchor="end">${y.tickFormat(4, '~s')(tick)}</text>
`,
  )
  const bars = days.map(({ day: of, count }, i) =>
    count === 0
      ? ''
      : html`<rect class="bar" x="${at(x(i)!)}" y="${at(y(count))}" width="${at(x.bandwidth())}" height="${at(y(0) - y(count))}" rx="2"><title>${day(of)}: ${count}</title></rect>
`,
  )
  // Counted from the last day, which is the one that matters.
  const dates = days.map(({ day: of }, i) =>
    (days.length - 1 - i) % everyDays === 0
      ? html`<text x="${at(x(i)! + x.bandwidth() / (i === days.length - 1 ? 1 : 2))}" y="${height - 6}" text-anchor="${i === days.length - 1 ? 'end' : 'middle'}">${shortDay(of)}</text>
`
      : '',
  )
  return html`<svg class="${name}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${title}. ${inWords(days)}">
${lines}${bars}${dates}</svg>`
}

const at = (pixels: number): number => Math.round(pixels * 10) / 10

const shortDay = (at: Date): string => day(at).replace(/ \d{4}$/, '')

/** The chart for those who do not see it. */
const inWords = (days: readonly DayCount[]): string => {
  const busy = days.filter(({ count }) => count > 0)
  return busy.length === 0 ? 'None.' : `${busy.map(({ day: of, count }) => `${shortDay(of)}: ${count}`).join(', ')}.`
}
