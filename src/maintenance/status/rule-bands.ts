import { scaleLinear } from 'd3-scale'
import { type Html, html } from '../../pages/index.ts'
import type { BandPicture } from '../../ruleset/index.ts'

/** Units of the view box. */
const width = 360
const right = 12
const top = 20
const barHeight = 22
const step = 28
const bottom = 34
/** Of a letter of the names beside the bars, and of those in them. */
const [nameUnits, bandUnits] = [6.2, 4.9] as const

/** What a chart says beside the words of its picture. */
export interface ChartWords {
  readonly here: string
  readonly from: string
  /** Attribute of a chart in another language than its page. */
  readonly lang: Html | ''
  /** A figure as the reader writes it. */
  readonly figure: (text: string) => string
}

/**
 * Bands of an axis, one bar for each case, with the golfer's mark.
 * @param at A golfer's place on the axis; null without a golfer.
 */
export const bandChart = (
  { title, axis, bars, room, isShared = false }: BandPicture<string>,
  at: number | null,
  words: ChartWords,
): Html => {
  const borders = bars.flatMap(({ bands }) => bands.flatMap(({ from }) => (from === null ? [] : [from])))
  const all = at === null ? borders : [...borders, at]
  const left = 12 + nameUnits * Math.max(...bars.map(({ name }) => name.length))
  const x = scaleLinear()
    .domain([Math.min(...all) - room, Math.max(...all) + room])
    .range([left, width - right])
  const height = top + bars.length * step + bottom
  const end = top - 6 + (isShared ? bars.length : 1) * step
  return html`<figure class="drawing rule-chart bands"${words.lang}>
<figcaption>${title}</figcaption>
<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${title}: ${bars.map((one) => inWords(one, words)).join('; ')}.">
${bars.map((one, place) => bar(one, x, { left, y: top + place * step }))}
${x.ticks(6).map((tick) => html`<text x="${at1(x(tick))}" y="${height - bottom + 14}" text-anchor="middle">${words.figure(String(tick))}</text>\n`)}
<text x="${at1((left + width - right) / 2)}" y="${height - 5}" text-anchor="middle">${axis}</text>
${at === null ? '' : html`<line class="here" x1="${at1(x(at))}" x2="${at1(x(at))}" y1="${top - 3}" y2="${end}"/><text class="here" x="${at1(Math.min(Math.max(x(at), 48), width - 48))}" y="${top - 7}" text-anchor="middle">${words.here}: ${words.figure(String(at))}</text>\n`}</svg>
</figure>
`
}

type Bar = BandPicture<string>['bars'][number]

const inWords = ({ name, bands }: Bar, { from: word, figure }: ChartWords): string =>
  `${name}: ${bands.map(({ band, from }) => (from === null ? band : `${band} ${word} ${figure(String(from))}`)).join(', ')}`

const bar = ({ name, bands }: Bar, x: (value: number) => number, { left, y }: { left: number; y: number }): Html => {
  const edges = [left, ...bands.slice(1).map(({ from }) => x(from!)), width - right]
  return html`<text x="${at1(left - 6)}" y="${y + 15}" text-anchor="end">${name}</text>
${bands.map(({ band, short = band }, place) => {
  const [from, to] = [edges[place]!, edges[place + 1]!]
  const isRoomy = short.length * bandUnits <= to - from
  return html`<rect class="band band-${place % 2}" x="${at1(from)}" width="${at1(to - from)}" y="${y}" height="${barHeight}"><title>${band}</title></rect>${isRoomy ? html`<text class="band-name" x="${at1((from + to) / 2)}" y="${y + 15}" text-anchor="middle">${short}</text>` : ''}
`
})}`
}

const at1 = (units: number): number => Math.round(units * 10) / 10
