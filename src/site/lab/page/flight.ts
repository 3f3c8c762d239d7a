import { fairwayYards } from '../../../golf/pictures.ts'
import { yardsPer } from '../../../golf/quantity.ts'
import { type Html, html, saidAsText } from '../../../pages/index.ts'
import {
  acrossAt,
  alongAt,
  ellipseAt,
  end,
  groundOf,
  heightOf,
  landingAt,
  middleOf,
  type Scale,
  scaleFor,
  sidePath,
  sideTicksAt,
  start,
  ticksAt,
  topHeightOf,
  topPath,
  width,
} from '../drawing.ts'
import type { LabView, SetUp } from '../view.ts'
import { termLink } from './glossary.ts'
import { fill, offLine, perSystem, quantity, type Reader, said } from './reader.ts'

/** Scale at which every set-up of a fitting fits into the drawings, units of the view box per yard. */
export const scaleOf = ({ setUps, landings }: LabView): Scale =>
  scaleFor(
    setUps.map(({ outcome }) => outcome),
    landings,
  )

/** The fitted shot lies on top. */
const sortForDrawing = ({ setUps }: LabView): SetUp[] =>
  [...setUps].sort((one, other) => layer.indexOf(one.kind) - layer.indexOf(other.kind))
const layer = ['compared', 'now', 'fitted']

/** The flights from the side. @param isRoomy Whether the script draws there too. */
export const sideView = (view: LabView, reader: Reader, isRoomy: boolean): Html => {
  const scale = scaleOf(view)
  const { flight } = reader.texts
  const fitted = view.setUps.find(({ kind }) => kind === 'fitted')
  const ground = groundOf(isRoomy)
  const pathOf = ({ outcome }: SetUp) => sidePath(outcome, scale, isRoomy)
  return html`<figure class="drawing side">
<svg viewBox="0 0 ${width} ${heightOf(isRoomy)}" role="img" aria-label="${flight.side}">
${ticks(scale, 8, ground)}${fitted === undefined ? '' : html`<path class="sky" d="${pathOf(fitted)}"/>\n`}<line class="turf" x1="${start}" x2="${end}" y1="${ground}" y2="${ground}"/>
${sortForDrawing(view).map((setUp) => html`<path class="shot ${setUp.kind}" d="${pathOf(setUp)}"/>\n`)}${isRoomy ? html`<path class="shot if" id="if-side"/>\n` : ''}</svg>
<figcaption>${flight.side}${isRoomy ? html` <strong id="told"></strong>` : ''}</figcaption>
</figure>
`
}

/** The flights from above in one scale, with the ellipses of their landings; woods on a fairway. */
export const topView = (view: LabView, reader: Reader): Html => {
  const scale = scaleOf(view)
  const { flight } = reader.texts
  const [middle, height] = [middleOf(scale), topHeightOf(scale)]
  const hasFairway = isHitFromTee(view)
  const caption = hasFairway
    ? html`${flight.top} ${fill(flight.fairway, { yards: quantity(reader, 'yards', fairwayYards) })}`
    : html`${flight.top}`
  return html`<figure class="drawing above">
<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${flight.top}">
${hasFairway ? html`<rect class="fairway" x="${start}" width="${end - start}" y="${acrossAt(-fairwayYards / 2, scale)}" height="${Math.round(fairwayYards * scale.perYard)}"/>\n` : ''}${ticks(scale, 0, 2 * middle)}${sideTicks(scale, reader)}<line class="target" x1="${start}" x2="${end}" y1="${middle}" y2="${middle}"/>
${sortForDrawing(view).map(({ kind, outcome }) => {
  const { rx, ry, transform } = ellipseAt(outcome, scale)
  return html`<path class="shot ${kind}" d="${topPath(outcome, scale)}"/><ellipse class="landing ${kind}" rx="${rx}" ry="${ry}" transform="${transform}"/>
`
})}${view.landings.map((landing) => {
  const { cx, cy } = landingAt(landing, scale)
  return html`<circle class="own" cx="${cx}" cy="${cy}" r="1.4"/>`
})}<path class="shot if" id="if-top"/><ellipse class="landing if" id="if-landing"/>
</svg>
<figcaption>${caption}</figcaption>
</figure>
<ul class="left-out soft">${pictureNotes(view, reader).map((note) => html`<li>${note}</li>\n`)}</ul>
`
}

const isHitFromTee = ({ fitting: { clubType } }: LabView): boolean => clubType !== 'iron' && clubType !== 'wedge'

/** How the miss and the scatter of the picture came about, and what it leaves out. */
const pictureNotes = (view: LabView, reader: Reader): (Html | string)[] => {
  const { flight } = reader.texts
  const { miss } = view
  return [
    ...(view.isExpected ? [flight.expected] : []),
    ...(view.isAimMeasured ? [] : [miss === null ? flight.straight : missNote(miss, view, reader)]),
    view.landings.length === 0 ? flight.usualScatter : fill(flight.ownScatter, { count: String(view.landings.length) }),
    ...(view.isTurnLeftOut ? [flight.notDrawn] : []),
    flight.leftOut,
  ]
}

const missNote = ({ name }: NonNullable<LabView['miss']>, { setUps }: LabView, reader: Reader): Html => {
  const { flight, studio } = reader.texts
  const { outcome } = setUps.find(({ kind }) => kind === 'now') ?? setUps[0]!
  return fill(flight.statedMiss, { miss: studio.misses[name], offLine: offLine(reader, outcome.sideYards) })
}

/** Lines left and right of the target line, with their distance and side. */
const sideTicks = (scale: Scale, { texts: { flight } }: Reader): Html =>
  perSystem(
    (system) => html`
${sideTicksAt(scale, yardsPer[system]).flatMap(({ label, yards }) =>
  ([-1, 1] as const).map((side) => {
    const y = acrossAt(side * yards, scale)
    return html`<line class="grid" x1="${start}" x2="${end}" y1="${y}" y2="${y}"/><text class="tick" x="${start}" y="${Number(y) - 2}">${label} ${side < 0 ? flight.left : flight.right}</text>
`
  }),
)}`,
    'g',
  )

const ticks = (scale: Scale, from: number, to: number): Html =>
  perSystem(
    (system) => html`
${ticksAt(scale, yardsPer[system]).map(({ label, yards }) => {
  const x = alongAt(yards, scale)
  return html`<line class="grid" x1="${x}" x2="${x}" y1="${from}" y2="${to}"/><text class="tick" x="${x}" y="${to + 12}" text-anchor="middle">${label}</text>
`
})}`,
    'g',
  )

/** What a set-up is called. */
export const nameOf = (reader: Reader, { kind, name }: SetUp): string => {
  const { flight } = reader.texts
  if (kind === 'now') return flight.now
  return kind === 'fitted' ? flight.fitted : saidAsText(reader, name)
}

/** Line in the color of a set-up, for legends. */
export const swatch = (kind: SetUp['kind'] | 'if'): Html =>
  html`<svg class="swatch" viewBox="0 0 24 8" aria-hidden="true"><path class="shot ${kind}" d="M2 4H22"/></svg>`

/** The figures of every set-up. */
export const setUpTable = ({ setUps }: LabView, reader: Reader): Html => {
  const { flight } = reader.texts
  const show = (measure: Parameters<typeof quantity>[1], value: number) => quantity(reader, measure, value)
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${flight.compared}">
<table class="numbers">
<thead><tr><th scope="col">${flight.setup}</th>${(['carry', 'total', 'launch', 'spin', 'ballSpeed', 'peak', 'landing', 'offLine'] as const).map((name) => html`<th scope="col">${termLink(name, flight[name], reader)}</th>`)}</tr></thead>
<tbody>
${setUps
  .filter((setUp) => !isPresent(setUp, setUps))
  .map((setUp) => {
    const { kind, description, outcome } = setUp
    return html`<tr class="${kind}"><th scope="row">${swatch(kind)} ${kind === 'compared' ? said(reader, setUp.name) : nameOf(reader, setUp)}${description === '' ? '' : html`<small>${said(reader, description)}</small>`}</th><td>${show('yards', outcome.carryYards)}</td><td>${show('yards', outcome.totalYards)}</td><td>${show('degrees', outcome.launchDeg)}</td><td>${show('rpm', outcome.spinRpm)}</td><td>${show('mph', outcome.ballSpeedMph)}</td><td>${show('feet', outcome.peakFeet)}</td><td>${show('degrees', outcome.landingDeg)}</td><td>${offLine(reader, outcome.sideYards)}</td></tr>
`
  })}</tbody>
</table>
</div>
`
}

/** Whether a compared set-up is the current shot once more. */
const isPresent = ({ kind, outcome }: SetUp, setUps: readonly SetUp[]): boolean => {
  const now = setUps.find((one) => one.kind === 'now')?.outcome
  return kind === 'compared' && now !== undefined && same.every((of) => Math.abs(outcome[of] - now[of]) < 0.1)
}
const same = ['carryYards', 'totalYards', 'launchDeg', 'spinRpm', 'ballSpeedMph'] as const

/** The flights in words, for screen readers. */
export const describeFlights = ({ setUps }: LabView, reader: Reader): Html =>
  html`<p class="unseen">${setUps
    .filter(({ kind }) => kind !== 'compared')
    .map(
      (setUp) =>
        html`${fill(reader.texts.flight.said, {
          name: nameOf(reader, setUp),
          carry: quantity(reader, 'yards', setUp.outcome.carryYards),
          peak: quantity(reader, 'feet', setUp.outcome.peakFeet),
          landing: quantity(reader, 'degrees', setUp.outcome.landingDeg),
        })} `,
    )}</p>
`
