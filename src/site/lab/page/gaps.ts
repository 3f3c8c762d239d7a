import type { CompletedFitting } from '../../../fitting/index.ts'
import { systems, writtenNumber } from '../../../golf/quantity.ts'
import { type Html, html } from '../../../pages/index.ts'
import type { LabView } from '../view.ts'
import { fill, gapBetween, inEnglish, quantity, type Reader } from './reader.ts'

type WoodFit = NonNullable<CompletedFitting['woodFit']>
type WedgeFit = NonNullable<CompletedFitting['wedgeFit']>

/** How the club lies against its neighbors in the bag: wedge set, gap to the driver, or the iron set. */
export const gapSection = ({ fitting, setUps }: LabView, reader: Reader): Html => {
  const { woodFit, wedgeFit, clubRecommendations } = fitting
  const drawn = setUps.length > 0 ? (gapDrawing(fitting, reader) ?? '') : '' // else it is on the first screen
  if (woodFit) return section(reader.texts.gaps.wood, html`${drawn}${woodGap(woodFit, reader)}`)
  if (wedgeFit) return section(reader.texts.gaps.wedges, html`${drawn}${wedgeSet(wedgeFit, reader)}`)
  const advice = clubRecommendations.ironSet?.advice ?? []
  if (advice.length === 0) return html``
  const words = html`${advice.map((text) => html`<p>${inEnglish(reader, text)}</p>\n`)}`
  const sheet = fitting.analysis?.ironSheet
  return section(reader.texts.gaps.irons, sheet === undefined ? words : html`${setSheet(sheet, reader)}${words}`)
}

type IronSheet = NonNullable<NonNullable<CompletedFitting['analysis']>['ironSheet']>

/** Loft, length, lie, carry and gap of each club, with a star at what is estimated. */
const setSheet = ({ clubs }: IronSheet, reader: Reader): Html => {
  const { gaps, build } = reader.texts
  const cell = (measure: 'degrees' | 'builtDegrees' | 'inches' | 'yards', value: number | null, isEstimated = false) =>
    html`<td>${value === null ? '' : quantity(reader, measure, value)}${value !== null && isEstimated ? '*' : ''}</td>`
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${gaps.irons}, ${gaps.loft}"><table class="numbers">
<thead><tr>${[gaps.club, gaps.loft, build.length, build.lie, gaps.gap, gaps.carry].map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
<tbody>
${clubs.map(
  ({ club, loftDeg, lengthIn, lieDeg, gapYards, carryYards, estimated }) =>
    html`<tr><th scope="row">${club}</th>${cell('degrees', loftDeg, estimated.includes('loft'))}${cell('inches', lengthIn, estimated.includes('length'))}${cell('builtDegrees', lieDeg, estimated.includes('lie'))}${cell('yards', gapYards)}${cell('yards', carryYards)}</tr>
`,
)}</tbody>
</table></div>
<p class="soft">${gaps.estimated}</p>
`
}

const section = (heading: string, content: Html): Html =>
  html`<section aria-labelledby="gaps">
<h2 id="gaps">${heading}</h2>
${content}</section>
`

/** The gaps drawn, where no flight is; null where there are none. */
export const gapDrawing = ({ woodFit, wedgeFit }: CompletedFitting, reader: Reader): Html | null => {
  if (woodFit) return woodChart(woodFit, reader)
  if (wedgeFit?.set.some(({ carryYards }) => carryYards !== null)) return wedgeChart(wedgeFit, reader)
  return null
}

/** Room at both ends of a chart, yards. */
const roomYards = 14

interface Club {
  readonly name: string
  readonly carryYards: number
}

/** Clubs by their carry on one line, with a band where one should lie. */
const carryChart = (
  clubs: readonly Club[],
  label: string,
  band?: { readonly from: number; readonly to: number },
): Html => {
  const carries = [...clubs.map(({ carryYards }) => carryYards), ...(band ? [band.from, band.to] : [])]
  const [least, most] = [Math.min(...carries) - roomYards, Math.max(...carries) + roomYards]
  const x = (yards: number): number => Math.round(10 + (340 * (yards - least)) / (most - least))
  return html`<figure class="drawing">
<svg viewBox="0 0 360 86" role="img" aria-label="${label}">
${band ? html`<rect class="ideal" x="${x(band.from)}" y="34" width="${x(band.to) - x(band.from)}" height="20" rx="5"/>\n` : ''}<line class="turf" x1="10" x2="350" y1="44" y2="44"/>
${clubs.map(
  ({ name, carryYards }, i) =>
    html`<circle class="club${i === clubs.length - 1 && band ? ' fitted' : ''}" cx="${x(carryYards)}" cy="44" r="7"/><text x="${x(carryYards)}" y="26" text-anchor="middle">${name}</text>${carryTexts(x(carryYards), carryYards)}
`,
)}</svg>
<figcaption>${label}</figcaption>
</figure>
`
}

/** In a drawing both systems stand in one place, and one is shown. */
const carryTexts = (x: number, yards: number): Html =>
  html`${systems.map(
    (system) =>
      html`<text class="value ${system}" x="${x}" y="72" text-anchor="middle">${writtenNumber('yards', system, yards)}</text>`,
  )}`

const woodChart = ({ designation, driverCarryYards, carryYards, idealGapYards }: WoodFit, reader: Reader): Html =>
  carryChart(
    [
      { name: reader.texts.gaps.driver, carryYards: driverCarryYards },
      { name: designation, carryYards },
    ],
    `${reader.texts.gaps.wood}: ${reader.texts.gaps.carry}`,
    { from: driverCarryYards - idealGapYards.max, to: driverCarryYards - idealGapYards.min },
  )

const wedgeChart = ({ set }: WedgeFit, reader: Reader): Html =>
  carryChart(
    set.flatMap(({ club, carryYards }) => (carryYards === null ? [] : [{ name: club, carryYards }])),
    `${reader.texts.gaps.wedges}: ${reader.texts.gaps.carry}`,
  )

const woodGap = (fit: WoodFit, reader: Reader): Html => {
  const { gaps, flight } = reader.texts
  const show = (yards: number) => quantity(reader, 'yards', yards)
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${gaps.wood}, ${gaps.carry}"><table class="numbers">
<thead><tr><td></td><th scope="col">${gaps.driver}</th><th scope="col">${fit.designation}</th><th scope="col">${gaps.gap}</th></tr></thead>
<tbody>
<tr><th scope="row">${flight.carry}</th><td>${show(fit.driverCarryYards)}</td><td>${show(fit.carryYards)}</td><td>${gapBetween(fit.driverCarryYards, fit.carryYards)}</td></tr>
<tr><th scope="row">${flight.total}</th><td>${show(fit.driverTotalYards)}</td><td>${show(fit.totalYards)}</td><td>${gapBetween(fit.driverTotalYards, fit.totalYards)}</td></tr>
</tbody>
</table></div>
<p>${gaps.verdicts[fit.verdict]} ${fill(gaps.ideal, { from: show(fit.idealGapYards.min), to: show(fit.idealGapYards.max) })} ${inEnglish(reader, fit.advice)}</p>
`
}

const wedgeSet = ({ set, pitchingWedgeLoftDeg, lobWedge, spinGrade }: WedgeFit, reader: Reader): Html => {
  const { gaps } = reader.texts
  const degrees = (value: number) => quantity(reader, 'degrees', value)
  const yards = (value: number | null) => (value === null ? '' : quantity(reader, 'yards', value))
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${gaps.wedges}, ${gaps.loft}"><table class="numbers">
<thead><tr>${[gaps.wedge, gaps.loft, gaps.bounce, gaps.gap, gaps.carry, gaps.toBuy].map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
<tbody>
<tr><th scope="row">PW</th><td>${degrees(pitchingWedgeLoftDeg)}</td><td></td><td></td><td></td><td>${gaps.owned}</td></tr>
${set.map(
  ({ club, loftDeg, bounceDeg, grind, gapDeg, gapYards, carryYards, fullSwing, owned, pick }) =>
    html`<tr><th scope="row">${club}<small>${inEnglish(reader, grind)}</small></th><td>${degrees(loftDeg)}</td><td>${degrees(bounceDeg)}</td><td>${degrees(gapDeg)}<small>${gapYards === null || carryYards === null ? '' : gapBetween(carryYards + gapYards, carryYards)}</small></td><td>${yards(carryYards)}${fullSwing ? '' : html`<small>${gaps.ifFull}</small>`}</td><td>${owned ? gaps.owned : pick ? html`<a href="${pick.storeUrl}" target="_top">${pick.brand} ${pick.model} ${degrees(pick.loft)}</a>` : ''}</td></tr>
`,
)}</tbody>
</table></div>
<p>${inEnglish(reader, lobWedge.why)}${spinGrade === null ? '' : html` ${inEnglish(reader, spinGrade.advice)}`}</p>
`
}
