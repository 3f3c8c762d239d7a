import { deviation, extent, mean } from 'd3-array'
import { scaleLinear } from 'd3-scale'
import { clip } from '../../../golf/units.ts'
import { type Html, html, type Reader } from '../../../pages/index.ts'
import { at, markOf } from '../page/marks.ts'
import type { Landing } from './strokes.ts'

const width = 360
const [left, right, top, bottom] = [40, 12, 12, 42]
const heightMax = 420
/** Half axes of the ellipse of half of the landings, in standard deviations. */
const halfAxes = Math.sqrt(2 * Math.LN2)
/** Room around the outermost landings, yards. */
const marginYd = 6

interface Seen {
  readonly name: string
  readonly landings: readonly Landing[]
}

/** The landings of two clubs with their ellipses, seen from above; a yard is as long in both directions. */
export const viewFromAbove = (seen: readonly Seen[], view: string, { texts: { compare: texts } }: Reader): Html => {
  const all = seen.flatMap(({ landings }) => landings)
  const [near = 0, far = 0] = extent(all, ({ carry }) => carry)
  const wide = Math.max(...all.map(({ offline }) => Math.abs(offline))) + marginYd
  const span = far - near + 2 * marginYd
  const perYard = Math.min((width - left - right) / (2 * wide), (heightMax - top - bottom) / span)
  const height = Math.round(top + bottom + span * perYard)
  const middle = (left + width - right) / 2
  const half = (width - left - right) / 2 / perYard
  const x = scaleLinear()
    .domain([-half, half])
    .range([left, width - right])
  const y = scaleLinear()
    .domain([near - marginYd, far + marginYd])
    .range([height - bottom, top])
  const count = clip(Math.round(span / 12), 3, 6)
  return html`<figure class="card compared">
<figcaption>${view}</figcaption>
<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${view}">
<title>${view}</title>
${y.ticks(count).map(
  (tick) => html`<line class="grid" x1="${left}" x2="${width - right}" y1="${at(y(tick))}" y2="${at(y(tick))}"/>
<text class="tick" x="${left - 7}" y="${at(y(tick) + 4.5)}" text-anchor="end">${tick}</text>
`,
)}${x.ticks(5).map(
  (tick) => html`<line class="grid" x1="${at(x(tick))}" x2="${at(x(tick))}" y1="${top}" y2="${height - bottom}"/>
<text class="tick" x="${at(x(tick))}" y="${height - bottom + 17}" text-anchor="middle">${Math.abs(tick)}</text>
`,
)}<line class="target" x1="${at(middle)}" x2="${at(middle)}" y1="${top}" y2="${height - bottom}"/>
<text class="tick" x="${left}" y="${height - 6}">${texts.left}</text>
<text class="tick" x="${at(middle)}" y="${height - 6}" text-anchor="middle">${texts.line}</text>
<text class="tick" x="${width - right}" y="${height - 6}" text-anchor="end">${texts.right}</text>
${seen.map(({ landings }, index) => {
  const { carry, offline, along, beside, turnDeg } = ellipseOf(landings)
  const [cx, cy] = [at(x(offline)), at(y(carry))]
  return html`<ellipse class="spread k${index}" cx="${cx}" cy="${cy}" rx="${at(beside * perYard)}" ry="${at(along * perYard)}" transform="rotate(${at(turnDeg)} ${cx} ${cy})"/>
${landings.map((landing) => markOf(index, x(landing.offline), y(landing.carry), 'counts'))}
`
})}</svg>
<ul class="legend">
${seen.map(
  ({ name }, index) =>
    html`<li><svg viewBox="0 0 16 16" aria-hidden="true">${markOf(index, 8, 8, 'counts', 5)}</svg>${name}</li>\n`,
)}</ul>
<p class="note">${texts.viewNote}</p>
</figure>
`
}

/** Middle and half axes of the ellipse that holds half of the landings, and how far it is turned to the right. */
const ellipseOf = (landings: readonly Landing[]) => {
  const carries = landings.map(({ carry }) => carry)
  const asides = landings.map(({ offline }) => offline)
  const [carry, offline] = [mean(carries)!, mean(asides)!]
  const [alongSq, besideSq] = [deviation(carries)! ** 2, deviation(asides)! ** 2]
  const both = landings.reduce((sum, each) => sum + (each.carry - carry) * (each.offline - offline), 0)
  const shared = both / (landings.length - 1)
  const turn = Math.atan2(2 * shared, alongSq - besideSq) / 2
  const root = Math.hypot((alongSq - besideSq) / 2, shared)
  const axis = (sign: number) => halfAxes * Math.sqrt(Math.max(0, (alongSq + besideSq) / 2 + sign * root))
  return { carry, offline, along: axis(1), beside: axis(-1), turnDeg: (turn * 180) / Math.PI }
}
