import { scaleLinear } from 'd3-scale'
import { clip } from '../../../golf/units.ts'
import { type Html, html, type Reader } from '../../../pages/index.ts'
import { metrics } from '../metrics.ts'
import { unitOf } from '../units.ts'
import { domainOf, isInside } from './domain.ts'
import { at, kindOf, markOf, nameOf } from './marks.ts'
import { type PlacedClub, stripHeight } from './strip-chart.ts'
import { inWords, note, offChart, said, show } from './words.ts'

const width = 360
const left = 40
const right = 12
const top = 12
const bottom = 42
/** Beside two of the other charts it is as tall as both with their margins, within what a phone shows at once. */
const [heightMin, heightMax, margins] = [320, 520, 40] as const

const carry = metrics.find(({ id }) => id === 'carry')!
const offline = metrics.find(({ id }) => id === 'offline')!

interface Landing {
  readonly index: number
  readonly kind: ReturnType<typeof kindOf>
  readonly carry: number
  readonly offline: number
}

/** Where the shots came down, seen from above: the target line runs up the middle. Empty without sideways numbers. */
export const dispersionChart = (placed: readonly PlacedClub[], reader: Reader): Html => {
  const { shots: words } = reader.texts
  const landings = placed.flatMap(landingsOf)
  if (landings.length === 0) return html``
  const height = clip(2 * stripHeight(placed.length) + margins, heightMin, heightMax)
  const unit = unitOf(carry, placed[0]!.clubShots.units, reader.system)
  const shots = placed.flatMap(({ clubShots }) => clubShots.shots)
  const farthest = Math.max(5, ...domainOf(shots, 'offline').map(Math.abs))
  const x = scaleLinear()
    .domain([-farthest, farthest])
    .range([left, width - right])
  const y = scaleLinear()
    .domain(domainOf(shots, 'carry'))
    .range([height - bottom, top])
  const drawn = landings.filter(
    (landing) => isInside(x.domain(), landing.offline) && isInside(y.domain(), landing.carry),
  )
  const title = `${words.dispersion}${unit === '' ? '' : `, ${inWords(unit, reader)}`}`
  return html`<figure class="card">
<figcaption>${title}</figcaption>
<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${title}">
<title>${title}</title>
<desc>${said(words.dispersionSaid, { count: landings.length })} ${placed.map((club) => describe(club, reader))}</desc>
${y.ticks(6).map(
  (tick) => html`<line class="grid" x1="${left}" x2="${width - right}" y1="${at(y(tick))}" y2="${at(y(tick))}"/>
<text class="tick" x="${left - 7}" y="${at(y(tick) + 4.5)}" text-anchor="end">${tick}</text>
`,
)}${x.ticks(5).map(
  (tick) => html`<line class="grid" x1="${at(x(tick))}" x2="${at(x(tick))}" y1="${top}" y2="${height - bottom}"/>
<text class="tick" x="${at(x(tick))}" y="${height - bottom + 17}" text-anchor="middle">${Math.abs(tick)}</text>
`,
)}<line class="target" x1="${at(x(0))}" x2="${at(x(0))}" y1="${top}" y2="${height - bottom}"/>
<text class="tick" x="${left}" y="${height - 6}">← ${words.left}</text>
<text class="tick" x="${at(x(0))}" y="${height - 6}" text-anchor="middle">${words.line}</text>
<text class="tick" x="${width - right}" y="${height - 6}" text-anchor="end">${words.right} →</text>
${drawn.map((landing) => markOf(landing.index, x(landing.offline), y(landing.carry), landing.kind))}
</svg>
${legend(
  placed.filter((club) => landingsOf(club).length > 0),
  reader,
)}${note(offChart(landings.length - drawn.length, reader))}</figure>
`
}

const landingsOf = ({ clubShots, index }: PlacedClub): Landing[] =>
  clubShots.shots.flatMap((shot) => {
    const [carried, aside] = [shot.known.get('carry'), shot.known.get('offline')]
    return carried === undefined || aside === undefined
      ? []
      : [{ index, kind: kindOf(shot), carry: carried, offline: aside }]
  })

const legend = (placed: readonly PlacedClub[], reader: Reader): Html => html`<ul class="legend">
${placed.map(
  ({ clubShots, index }) =>
    html`<li><svg viewBox="0 0 16 16" aria-hidden="true">${markOf(index, 8, 8, 'counts', 5)}</svg>${nameOf(clubShots, reader)}</li>\n`,
)}</ul>
`

const describe = ({ clubShots }: PlacedClub, reader: Reader): string => {
  const { shots: words } = reader.texts
  const [far, aside] = [clubShots.summaries.get('carry'), clubShots.summaries.get('offline')]
  if (far === undefined || aside === undefined) return ''
  const side = aside.median < 0 ? words.left : words.right
  return `${said(words.saidLanding, {
    club: nameOf(clubShots, reader),
    carry: show(far.median, carry, reader),
    offLine: `${show(Math.abs(aside.median), offline, reader)} ${side}`,
  })} `
}
