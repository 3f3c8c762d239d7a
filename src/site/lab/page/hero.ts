import type { Outcome } from '../../../flight/side/index.ts'
import { gainYardsMax } from '../../../golf/driver-flight.ts'
import { type Measure, type System, systems, unitOf, writtenNumber } from '../../../golf/quantity.ts'
import { roundTo } from '../../../golf/units.ts'
import type { ClubType } from '../../../golf/words.ts'
import { type Html, html } from '../../../pages/index.ts'
import { capitalize } from '../../../platform/values.ts'
import type { LabView } from '../view.ts'
import { describeFlights, nameOf, sideView, swatch } from './flight.ts'
import { gapDrawing } from './gaps.ts'
import { measureNext } from './measure-next.ts'
import { fill, gapBetween, inEnglish, quantity, type Reader } from './reader.ts'
import { hoselText } from './work-order.ts'

/** What is on the first screen: the verdict, the build of the first pick, the flight. */
export const hero = (view: LabView, reader: Reader): Html => html`<div class="hero">
<div class="verdict">
<h1>${verdict(view, reader)}.</h1>
${reason(view, reader)}</div>
<section class="flown" aria-label="${reader.texts.flight.heading}">
${view.setUps.length > 0 ? drawFlights(view, reader) : (gapDrawing(view.fitting, reader) ?? measureNext(view.fitting, reader))}</section>
${firstBuild(view, reader)}</div>
`

/** Keep, adjust or change, and what is gained, in one sentence. */
export const verdict = (view: LabView, reader: Reader): Html => {
  const { fitting, setUps } = view
  const { verdict: words, clubs } = reader.texts
  const { clubType, specs, clubRecommendations } = fitting
  const loft = quantity(reader, 'degrees', specs.loft.value)
  const now = setUps.find(({ kind }) => kind === 'now')?.outcome
  const fitted = setUps.find(({ kind }) => kind === 'fitted')?.outcome
  const present = clubRecommendations.currentClub?.verdict ?? 'unknown'
  if (fitting.wedgeFit) return wedgeVerdict(fitting.wedgeFit, reader)
  const begin = fill(words[present], { club: clubs[clubType], loft })
  if (fitting.woodFit) {
    const { carryYards, driverCarryYards } = fitting.woodFit
    const yards = quantity(reader, 'yards', carryYards)
    const gap = gapBetween(driverCarryYards, carryYards)
    return html`${begin}: ${fill(words.wood, { yards, gap })}`
  }
  if (fitted === undefined) return html`${begin}: ${words.noFlight}`
  if (now === undefined) {
    const yards = quantity(reader, 'yards', fitted.carryYards)
    return html`${begin}: ${fill(words.expected, { yards, degrees: quantity(reader, 'degrees', fitted.landingDeg) })}`
  }
  return html`${begin}: ${fill(words.fitted, { loft, change: gain(now, fitted, view, reader) })}`
}

/** Differences of the table as it is written below, in each system: whoever subtracts them finds the same. */
const gain = (now: Outcome, fitted: Outcome, view: LabView, reader: Reader): Html => {
  const [imperial, metric] = systems.map((system) => gainIn(system, now, fitted, view, reader))
  return html`<span class="imperial">${imperial}</span><span class="metric">${metric}</span>`
}

/** The words of KEEP-CLUB for every column of the table; off line where the aim was measured. */
const gainIn = (system: System, now: Outcome, fitted: Outcome, view: LabView, reader: Reader): Html => {
  const { change: words } = reader.texts
  const more = (measure: Measure, of: (outcome: Outcome) => number): number =>
    roundTo(writtenNumber(measure, system, of(fitted)) - writtenNumber(measure, system, of(now)), 0.1)
  const [carry, total] = [more('yards', ({ carryYards }) => carryYards), more('yards', ({ totalYards }) => totalYards)]
  const peak = more('feet', ({ peakFeet }) => peakFeet)
  const landing = roundTo(fitted.landingDeg, 0.5) - roundTo(now.landingDeg, 0.5)
  const side = view.isAimMeasured ? more('yards', ({ sideYards }) => Math.abs(sideYards)) : 0
  const part = (by: number, measure: Measure, [up, down, same]: readonly [string, string, string]): Html =>
    by === 0 ? html`${same}` : fill(by > 0 ? up : down, { by: byWords(Math.abs(by), measure, system, reader) })
  const isAlike = [carry, total, peak, landing].every((by) => by === 0)
  const flown = isAlike
    ? html`${words.alike}`
    : fill(words.all, {
        carry: part(carry, 'yards', words.carry),
        total: part(total, 'yards', words.total),
        peak: part(peak, 'feet', words.peak),
        landing: part(landing, 'degrees', words.landing),
      })
  const offLine =
    side === 0
      ? ''
      : html`; ${part(side, 'yards', [words.side[0], words.side[1], ''])}${view.isTurnLeftOut ? words.withoutHead : ''}`
  return html`${flown}${view.isNoGain ? `: ${words.noGain}` : ''}${offLine}`
}

const byWords = (by: number, measure: Measure, system: System, { locale, texts }: Reader): string => {
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
  const { unit } = unitOf(measure, system)
  const most = Math.round(gainYardsMax * unitOf('yards', system).times)
  if (measure === 'yards' && by > most) return `${texts.change.over} ${number.format(most)}\u00a0${unit}`
  return unit === '°' ? `${number.format(by)}°` : `${number.format(by)}\u00a0${unit}`
}

const wedgeVerdict = (
  { set, pitchingWedgeLoftDeg }: NonNullable<LabView['fitting']['wedgeFit']>,
  reader: Reader,
): Html => {
  const lofts = set.map(({ loftDeg }) => quantity(reader, 'degrees', loftDeg).text)
  const listed = new Intl.ListFormat(reader.locale, { type: 'conjunction' }).format(lofts)
  return fill(reader.texts.verdict.wedges, {
    lofts: listed,
    pitching: quantity(reader, 'degrees', pitchingWedgeLoftDeg),
  })
}

/** Why, in the words of the rules. */
const reason = ({ fitting }: LabView, reader: Reader): Html => {
  const text = fitting.clubRecommendations.currentClub?.reason
  return text === undefined ? html`` : html`<p class="reason">${inEnglish(reader, `${capitalize(text)}.`)}</p>\n`
}

/** The flights now and fitted, with carry, total, landing and spin. */
export const drawFlights = (view: LabView, reader: Reader): Html => {
  const shown = view.setUps.filter(({ kind }) => kind !== 'compared')
  const { flight } = reader.texts
  return html`${sideView({ ...view, setUps: shown }, reader, false)}${describeFlights(view, reader)}<dl class="carries">
${shown.map(
  (setUp) =>
    html`<div><dt>${swatch(setUp.kind)} ${nameOf(reader, setUp)}</dt><dd>${quantity(reader, 'yards', setUp.outcome.carryYards)} <small>${flight.carry}</small></dd><dd>${quantity(reader, 'yards', setUp.outcome.totalYards)} <small>${flight.total}</small></dd><dd>${quantity(reader, 'degrees', setUp.outcome.landingDeg)} <small>${flight.landing}</small></dd><dd>${quantity(reader, 'rpm', setUp.outcome.spinRpm)} <small>${flight.spin}</small></dd></div>
`,
)}</dl>
`
}

/** The first pick as it is built. */
const firstBuild = ({ fitting }: LabView, reader: Reader): Html => {
  const { build: words } = reader.texts
  const [pick] = fitting.topPicks
  if (pick === undefined) {
    const [why] = fitting.clubRecommendations.compromises
    return html`<section class="first"><p>${why === undefined ? words.none : inEnglish(reader, why)}</p></section>\n`
  }
  const { brand, model, build, storeUrl } = pick
  return html`<section class="first" aria-labelledby="first">
<p class="kicker">${words.heading}</p>
<h2 id="first">${brand} ${model}</h2>
<p class="price">${priceOf(pick, fitting.clubType, reader)}</p>
${buildList(build, reader)}<p class="store"><a class="button" href="${storeUrl}" target="_top">${words.store}</a></p>
</section>
`
}

/** What a pick costs in all, and what that includes. */
export const priceOf = (
  { price, currency, total }: LabView['fitting']['topPicks'][number],
  clubType: ClubType,
  reader: Reader,
): Html => {
  const { priceUnknown, perClub } = reader.texts.build
  if (total !== undefined) return html`<small>${inEnglish(reader, total.text)}</small>`
  if (price === null) return html`<small>${priceUnknown}</small>`
  return html`<strong>${money(reader, price, currency)}</strong>${clubType === 'iron' ? html` <small>${perClub}</small>` : ''}`
}

/** A price as readers of a language write it. */
const money = ({ locale }: Reader, price: number, currency: string): string =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    maximumFractionDigits: 2,
    trailingZeroDisplay: 'stripIfInteger',
  } as Intl.NumberFormatOptions).format(price)

type Build = LabView['fitting']['topPicks'][number]['build']

/** A build as a person orders it: lines of words, and short figures. */
export const buildList = (build: Build, reader: Reader): Html => {
  const { build: words } = reader.texts
  const lines: [string, unknown][] = [
    ...(build.set === undefined ? [] : [[words.set, build.set] as [string, unknown]]),
    [words.head, loftLine(build, reader)],
    [words.shaft, shaftLine(build, reader)],
    [words.grip, [build.grip.model, build.grip.size].filter((part) => part !== null).join(', ')],
  ]
  const figures: [string, unknown][] = [
    [words.length, build.length === null ? words.unknown : quantity(reader, 'inches', build.length)],
    [words.lie, lieLine(build, reader)],
    [words.swingWeight, build.swingWeight ?? words.unknown],
    ...(build.weightSetting === undefined ? [] : [[words.weight, build.weightSetting] as [string, unknown]]),
    ...(build.bounce == null ? [] : [[words.bounce, bounceLine(build, reader)] as [string, unknown]]),
  ]
  const row = ([name, value]: [string, unknown]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>\n`
  return html`<dl class="build">
${lines.map(row)}</dl>
<dl class="short">
${figures.map(row)}</dl>
`
}

const bounceLine = ({ bounce, grind }: Build, reader: Reader): Html =>
  html`${quantity(reader, 'builtDegrees', bounce!)}${grind == null ? '' : `, ${grind}`}`

const loftLine = ({ loft, setting, hosel, playingLoft, designation }: Build, reader: Reader): Html => {
  const { build: words } = reader.texts
  const values = {
    loft: quantity(reader, 'builtDegrees', loft),
    playing: quantity(reader, 'builtDegrees', playingLoft),
    setting: hoselText(setting, hosel, reader),
  }
  const text =
    playingLoft === loft
      ? words.asIs
      : hosel !== undefined || (designation === undefined && setting !== null)
        ? words.hosel
        : words.bent
  return html`${designation === undefined ? '' : `${designation}, `}${fill(text, values)}`
}

const shaftLine = ({ shaft }: Build, reader: Reader): Html =>
  html`${shaft.model}, ${shaft.flexName}, ${shaft.weightGrams === null ? shaft.weightBand : quantity(reader, 'grams', shaft.weightGrams)}`

const lieLine = ({ lie, lieOffset }: Build, reader: Reader): Html => {
  const { build: words } = reader.texts
  const off = fill(lieOffset > 0 ? words.upright : words.flat, {
    degrees: quantity(reader, 'builtDegrees', Math.abs(lieOffset)),
  })
  if (lieOffset === 0) return lie === null ? html`${words.standard}` : quantity(reader, 'builtDegrees', lie)
  return lie === null ? off : html`${quantity(reader, 'builtDegrees', lie)}, ${off}`
}
