import type { CompletedFitting } from '../../../fitting/index.ts'
import { unitOf, writtenNumber } from '../../../golf/quantity.ts'
import { type Html, html, saidAsText } from '../../../pages/index.ts'
import { clubSaid } from '../../../words/say-club.ts'
import type { LabView } from '../view.ts'
import { figureFor, fill, gapBetween, money, perSystem, quantity, type Reader, said } from './reader.ts'

type WoodFit = NonNullable<CompletedFitting['woodFit']>
type WedgeFit = NonNullable<CompletedFitting['wedgeFit']>

/** How the club lies against its neighbors in the bag: wedge set, gap to the driver, or the iron set. */
export const gapSection = ({ fitting, setUps }: LabView, reader: Reader): Html => {
  const { woodFit, wedgeFit, clubRecommendations } = fitting
  const drawn = setUps.length > 0 ? (gapDrawing(fitting, reader) ?? '') : '' // else it is on the first screen
  if (woodFit) return section(reader.texts.gaps.wood, html`${drawn}${woodGap(woodFit, reader)}`)
  if (wedgeFit) return section(reader.texts.gaps.wedges, wedgeSet(wedgeFit, reader))
  const advice = clubRecommendations.ironSet?.advice ?? []
  if (advice.length === 0) return html``
  const words = html`${advice.map((text) => html`<p>${said(reader, text)}</p>\n`)}`
  const sheet = fitting.analysis?.ironSheet
  return section(reader.texts.gaps.irons, sheet === undefined ? words : html`${setSheet(sheet, reader)}${words}`)
}

type IronSheet = NonNullable<NonNullable<CompletedFitting['analysis']>['ironSheet']>

/** Loft, length, lie, carry and gap of each club, with a star at what is estimated. */
const setSheet = ({ clubs }: IronSheet, reader: Reader): Html => {
  const { gaps, build } = reader.texts
  const cell = (
    measure: 'degrees' | 'builtDegrees' | 'clubInches' | 'yards',
    value: number | null,
    isEstimated = false,
  ) =>
    html`<td>${value === null ? '' : quantity(reader, measure, value)}${value !== null && isEstimated ? '*' : ''}</td>`
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${gaps.irons}, ${gaps.loft}"><table class="numbers">
<thead><tr>${[gaps.club, gaps.loft, build.length, build.lie, gaps.gap, gaps.carry].map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
<tbody>
${clubs.map(
  ({ club, loftDeg, lengthIn, lieDeg, gapYards, carryYards, estimated }) =>
    html`<tr><th scope="row">${said(reader, clubSaid(club))}</th>${cell('degrees', loftDeg, estimated.includes('loft'))}${cell('clubInches', lengthIn, estimated.includes('length'))}${cell('builtDegrees', lieDeg, estimated.includes('lie'))}${cell('yards', gapYards)}${cell('yards', carryYards)}</tr>
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
<figcaption>${label}${inUnit}</figcaption>
</figure>
`
}

/** The unit of the carries, for the caption of a chart. */
const inUnit = html` (${perSystem((system) => unitOf('yards', system).unit)})`

/** Numbers without their unit, which the caption has. */
const carryTexts = (x: number, yards: number, y = 72): Html =>
  perSystem(
    (system) =>
      html`<text class="value" x="${x}" y="${y}" text-anchor="middle">${writtenNumber('yards', system, yards)}</text>`,
    'g',
  )

const woodChart = ({ designation, driverCarryYards, carryYards, idealGapYards }: WoodFit, reader: Reader): Html =>
  carryChart(
    [
      { name: reader.texts.gaps.driver, carryYards: driverCarryYards },
      { name: saidAsText(reader, clubSaid(designation)), carryYards },
    ],
    `${reader.texts.gaps.wood}: ${reader.texts.gaps.carry}`,
    { from: driverCarryYards - idealGapYards.max, to: driverCarryYards - idealGapYards.min },
  )

/** Units of the view box of the scale of wedges. */
const wedgeHeight = 150
const [barTop, barBottom, barWidth] = [22, 118, 22] as const
/** Degrees beside the first and the last wedge. */
const loftRoom = 3

/** The wedges by loft, with the carry of each as a bar; those that the golfer has in grey. */
const wedgeChart = (fit: WedgeFit, reader: Reader): Html => {
  const { gaps } = reader.texts
  const bars = barsOf(fit)
  const lofts = bars.map(({ loftDeg }) => loftDeg)
  const [least, most] = [Math.min(...lofts) - loftRoom, Math.max(...lofts) + loftRoom]
  const farthest = Math.max(...bars.map(({ carryYards }) => carryYards ?? 0))
  const x = (deg: number): number => Math.round(10 + (340 * (deg - least)) / (most - least))
  const y = (yards: number): number => Math.round(barBottom - ((barBottom - barTop) * yards) / farthest)
  const label = `${gaps.wedges}: ${gaps.loft}, ${gaps.carry}`
  return html`<figure class="drawing wedges">
<svg viewBox="0 0 360 ${wedgeHeight}" role="img" aria-label="${label}">
<line class="turf" x1="10" x2="350" y1="${barBottom}" y2="${barBottom}"/>
${bars.map(
  ({ club, loftDeg, carryYards, owned }) =>
    html`${carryYards === null ? '' : html`<rect class="wedge${owned ? ' owned' : ''}" x="${x(loftDeg) - barWidth / 2}" width="${barWidth}" y="${y(carryYards)}" height="${barBottom - y(carryYards)}" rx="3"/>${carryTexts(x(loftDeg), carryYards, y(carryYards) - 5)}`}<text x="${x(loftDeg)}" y="${barBottom + 14}" text-anchor="middle">${figureFor(reader, `${loftDeg}°`)}</text><text class="tick" x="${x(loftDeg)}" y="${barBottom + 27}" text-anchor="middle">${club}</text>
`,
)}</svg>
<figcaption>${label}${inUnit}. ${gaps.greyIsOwned}</figcaption>
</figure>
`
}

interface Bar {
  readonly club: string
  readonly loftDeg: number
  readonly carryYards: number | null
  readonly owned: boolean
}

const barsOf = ({ set, pitchingWedgeLoftDeg: loftDeg }: WedgeFit): Bar[] => {
  const [first] = set
  const carryYards =
    first == null || first.carryYards === null || first.gapYards === null ? null : first.carryYards + first.gapYards
  return [
    { club: 'PW', loftDeg, carryYards, owned: true },
    ...set.map((one) => ({ ...one, owned: one.owned === true })),
  ]
}

const woodGap = (fit: WoodFit, reader: Reader): Html => {
  const { gaps, flight } = reader.texts
  const show = (yards: number) => quantity(reader, 'yards', yards)
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${gaps.wood}, ${gaps.carry}"><table class="numbers">
<thead><tr><td></td><th scope="col">${gaps.driver}</th><th scope="col">${said(reader, clubSaid(fit.designation))}</th><th scope="col">${gaps.gap}</th></tr></thead>
<tbody>
<tr><th scope="row">${flight.carry}</th><td>${show(fit.driverCarryYards)}</td><td>${show(fit.carryYards)}</td><td>${gapBetween(fit.driverCarryYards, fit.carryYards)}</td></tr>
<tr><th scope="row">${flight.total}</th><td>${show(fit.driverTotalYards)}</td><td>${show(fit.totalYards)}</td><td>${gapBetween(fit.driverTotalYards, fit.totalYards)}</td></tr>
</tbody>
</table></div>
<p>${gaps.verdicts[fit.verdict]} ${fill(gaps.ideal, { from: show(fit.idealGapYards.min), to: show(fit.idealGapYards.max) })} ${said(reader, fit.advice)}</p>
`
}

/** A card for each wedge: what it is and carries, and the one to buy with its link, or that the golfer has it. */
const wedgeSet = ({ set, lobWedge, spinGrade }: WedgeFit, reader: Reader): Html => {
  const { gaps } = reader.texts
  const degrees = (value: number) => quantity(reader, 'degrees', value)
  return html`<ol class="picks wedge-cards">
${set.map(
  ({ club, loftDeg, bounceDeg, grind, gapDeg, gapYards, carryYards, fullSwing, owned, pick }) =>
    html`<li${owned ? html` class="owned"` : ''}>
<h3>${degrees(loftDeg)} <small>${club}</small></h3>
<p>${gaps.bounce} ${degrees(bounceDeg)}, ${said(reader, grind)}</p>
<p>${carryYards === null ? '' : html`${gaps.carry} ${quantity(reader, 'yards', carryYards)}${fullSwing ? '' : ` (${gaps.ifFull})`}, `}${gaps.gap} ${degrees(gapDeg)}${gapYards === null || carryYards === null ? '' : html` (${gapBetween(carryYards + gapYards, carryYards)})`}</p>
${owned ? html`<p class="soft">${gaps.owned}</p>\n` : pick ? toBuy(pick, reader) : html`<p class="soft">${gaps.noneSold}</p>\n`}</li>
`,
)}</ol>
<p>${said(reader, lobWedge.why)}${spinGrade === null ? '' : html` ${said(reader, spinGrade.advice)}`}</p>
`
}

type WedgeToBuy = NonNullable<NonNullable<WedgeFit['set'][number]['pick']>>

const toBuy = (pick: WedgeToBuy, reader: Reader): Html => {
  const { build } = reader.texts
  const { brand, model, loft, playingLoft, compromises, storeUrl } = pick
  const degrees = (value: number) => quantity(reader, 'degrees', value)
  const head = fill(loft === playingLoft ? build.asIs : build.bent, {
    loft: degrees(loft),
    playing: degrees(playingLoft),
  })
  return html`<p><strong>${brand} ${model}</strong>, ${head}<br>${pick.price === null ? build.priceUnknown : money(reader, pick.price, pick.currency)}</p>
${compromises.length === 0 ? '' : html`<ul>${compromises.map((one) => html`<li>${said(reader, one)}</li>`)}</ul>\n`}<p class="store"><a class="button quiet" href="${storeUrl}" target="_top">${build.store}<span class="unseen">: ${brand} ${model} ${degrees(loft)}</span></a></p>
`
}
