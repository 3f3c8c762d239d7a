import { carriesSaid } from '../../../fitting/index.ts'
import { leftAsIsDeg } from '../../../golf/clubs/matching.ts'
import type { ClubType } from '../../../golf/names/words.ts'
import { type Html, html } from '../../../pages/index.ts'
import { capitalize } from '../../../platform/values.ts'
import type { Said } from '../../../words/message.ts'
import { sentence } from '../../../words/say.ts'
import { clubSaid } from '../../../words/say-club.ts'
import type { LoftWay } from '../loft-ways.ts'
import type { LabView } from '../view.ts'
import { unpublished } from './assumed.ts'
import { describeFlights, nameOf, sideView, swatch } from './flight.ts'
import { gapDrawing } from './gaps.ts'
import { hoselText } from './hosel-text.ts'
import { wayInWords } from './loft-way.ts'
import { measureNext } from './measure-next.ts'
import { outcomeTable, yardsOff } from './outcome-table.ts'
import { fill, money, quantity, type Reader, said } from './reader.ts'
import { verdict } from './verdict.ts'

/** What is on the first screen: the advice, the flights in figures and drawn, and what to do, or the first of the clubs. */
export const hero = (view: LabView, reader: Reader): Html => {
  const { wedgeFit } = view.fitting
  // Wedges are bought as a set, each by its own card below.
  const drawn =
    view.setUps.length > 0 && !wedgeFit
      ? drawFlights(view, reader)
      : (gapDrawing(view.fitting, reader) ?? measureNext(view.fitting, reader))
  const isOffered = view.advice.offers === 'first'
  const card = isOffered ? (wedgeFit ? '' : firstPick(view, reader)) : ownClub(view, reader)
  return html`<div class="hero">
<div class="verdict">
<h1>${verdict(view, reader)}</h1>
${wedgeFit ? '' : outcomeTable(view, reader)}</div>
<div class="beside">
<section class="flown" aria-label="${reader.texts.flight.heading}">
${drawn}</section>
${card}</div>
${reason(view, reader)}</div>
`
}

/** Why, in the words of the rules, what to do besides, and which differences mean something. */
const reason = (view: LabView, reader: Reader): Html => {
  const { kind, offers } = view.advice
  const { reason: why, changes = [] } = view.fitting.clubRecommendations.currentClub ?? {}
  // Older fittings that adjust a club have no changes: its card says the reason.
  const isSaid = kind === 'keep' || kind === 'try' || (kind === 'adjust' && changes.length > 0)
  const isCompared = view.setUps.some((setUp) => setUp.kind === 'now')
  const error = quantity(reader, 'yards', yardsOff(view))
  return html`<div class="because">
${offers === 'first' ? furtherSteps(view, reader) : ''}${isSaid && why !== undefined ? html`<p>${said(reader, asSentence(why))}</p>\n` : ''}${isCompared ? html`<p>${fill(reader.texts.compared.note, { yards: error })}</p>\n` : ''}${isCompared && view.isTurnLeftOut ? html`<p>${reader.texts.flight.notDrawn}</p>\n` : ''}</div>
`
}

/** A clause as a sentence of its own. */
function asSentence(clause: Said): Said {
  return typeof clause === 'string' ? `${capitalize(clause)}.` : sentence(clause)
}

/** The flights now and fitted. */
export const drawFlights = (view: LabView, reader: Reader): Html => {
  const shown = view.setUps.filter(({ kind }) => kind !== 'compared')
  return html`${sideView({ ...view, setUps: shown }, reader, false)}${describeFlights(view, reader)}<p class="legend">${shown.map((setUp) => html`<span>${swatch(setUp.kind)} ${nameOf(reader, setUp)}</span> `)}</p>
`
}

/** What to do with the golfer's own club, or what to find out first, line by line; none where clubs come first. */
export const ownLines = ({ advice, fitting, own }: LabView, reader: Reader): readonly Html[] => {
  const { changes = [] } = fitting.clubRecommendations.currentClub ?? {}
  if (advice.offers === 'first') return []
  return advice.steps
    .filter(({ kind }) => isOwnStep(kind))
    .map(({ text }, place) => {
      const change = advice.kind === 'adjust' ? changes[place] : undefined
      return change?.how === 'turn_hosel'
        ? html`${said(reader, text)}${hoselNote(change, own, reader)}`
        : said(reader, text)
    })
}

const isOwnStep = (kind: LabView['advice']['steps'][number]['kind']): boolean =>
  kind === 'own_club' || kind === 'question'

/** Strike, tee and ball, lesson, and clubs after these. */
const furtherSteps = ({ advice }: LabView, reader: Reader): Html => {
  const further = furtherLines(advice, reader)
  return further.length === 0 ? html`` : html`<ol class="steps">${further.map((line) => html`<li>${line}</li>`)}</ol>\n`
}

const furtherLines = ({ steps }: LabView['advice'], reader: Reader): readonly Html[] =>
  steps.filter(({ kind }) => !isOwnStep(kind)).map(({ text }) => said(reader, text))

/** What both clubs carry, and all that is to be done, line by line, in order of use. */
export const stepLines = (view: LabView, reader: Reader): readonly Html[] => [
  ...carriesSaid(view.advice).map((text) => said(reader, text)),
  ...ownLines(view, reader),
  ...furtherLines(view.advice, reader),
]

/** The golfer's own club by its name, or what it is. */
export const ownName = (
  { input, clubType }: LabView['fitting'],
  { texts: { compared, clubs } }: Reader,
): Html | string => {
  const { brand, model } = input.currentEquipment ?? {}
  return model === undefined
    ? fill(compared.ownNamed, { club: clubs[clubType] })
    : [brand, model].filter(Boolean).join(' ')
}

const ownClub = (view: LabView, reader: Reader): Html => {
  const { compared } = reader.texts
  const { advice, fitting } = view
  return html`<section class="first own-club" aria-labelledby="first">
<p class="kicker">${compared.own}</p>
<h2 id="first">${ownName(fitting, reader)}</h2>
<ul class="changes">${ownLines(view, reader).map((line) => html`<li>${line}</li>`)}</ul>
${furtherSteps(view, reader)}${advice.offers === 'none' ? '' : clubsBelow(fitting, reader)}</section>
`
}

/** The way to the clubs that fit, or why there are none. */
const clubsBelow = ({ topPicks, clubRecommendations: { compromises } }: LabView['fitting'], reader: Reader): Html => {
  const [why] = compromises
  if (topPicks.length > 0) return html`<p><a href="#picks">${reader.texts.compared.clubsThatFit}</a></p>\n`
  return why === undefined ? html`` : html`<p>${said(reader, why)}</p>\n`
}

type OwnChange = NonNullable<NonNullable<LabView['fitting']['clubRecommendations']['currentClub']>['changes']>[number]

/** How the hosel of the own club gets to a loft, where its model is known. */
const hoselNote = ({ to }: OwnChange, { ways }: LabView['own'], reader: Reader): Html => {
  const { compared } = reader.texts
  if (ways === null || to === null) return html``
  const off = ({ playingDeg }: LoftWay): number => Math.abs(playingDeg - to)
  const nearest = ways.toSorted((one, other) => off(one) - off(other))[0]
  if (nearest === undefined) return html` ${compared.hoselFixed}`
  const text = off(nearest) <= leftAsIsDeg ? compared.hosel : compared.hoselFar
  return html` ${fill(text, { way: wayInWords(nearest, reader) })}`
}

/** The fitted club in one line, and the first pick: what it is, costs and does otherwise. */
const firstPick = ({ fitting }: LabView, reader: Reader): Html => {
  const { build: words, compared } = reader.texts
  const [pick] = fitting.topPicks
  if (pick === undefined) {
    const [why] = fitting.clubRecommendations.compromises
    return html`<section class="first"><p>${why === undefined ? words.none : said(reader, why)}</p></section>\n`
  }
  const { brand, model, build, storeUrl } = pick
  return html`<section class="first" aria-labelledby="first">
<p class="built"><strong>${compared.build}:</strong> ${buildLine(fitting, reader)}</p>
<p class="kicker">${words.heading}</p>
<h2 id="first">${brand} ${model}</h2>
<p class="price">${priceOf(pick, fitting.clubType, reader)}</p>
<p class="as-built">${build.set === undefined ? '' : `${build.set}, `}${loftLine(build, reader)}, ${shaftLine(build, reader)}${pick.estimated.length === 0 ? '' : html` <small class="guessed">${unpublished(pick.estimated, reader)}</small>`}</p>
<p class="store"><a class="button" href="${storeUrl}" target="_top">${words.store}</a></p>
</section>
`
}

/** What was fitted, in one line. */
const buildLine = ({ specs }: LabView['fitting'], reader: Reader): Html => {
  const { loft, shaftFlex, shaftWeight, length, headProfile } = specs
  const parts = [
    quantity(reader, 'degrees', loft.value),
    said(reader, shaftFlex.display),
    said(reader, shaftWeight.display),
    quantity(reader, 'clubInches', length.value),
    fill(reader.texts.build.headOf, { head: said(reader, headProfile.display) }),
  ]
  return html`${parts.map((part, at) => html`${at === 0 ? '' : ', '}${part}`)}`
}

/** What a pick costs in all, and what that includes. */
export const priceOf = ({ price, currency, total }: Pick, clubType: ClubType, reader: Reader): Html => {
  const { priceUnknown, perClub } = reader.texts.build
  if (total !== undefined) return html`<small>${said(reader, total.text)}</small>`
  if (price === null) return html`<small>${priceUnknown}</small>`
  return html`<strong>${money(reader, price, currency)}</strong>${clubType === 'iron' ? html` <small>${perClub}</small>` : ''}`
}

type Pick = LabView['fitting']['topPicks'][number]
type Build = Pick['build']

/** The grip, and what the core of it makes of its size. */
const gripLine = ({ grip }: Build, reader: Reader): Html => {
  const named = [grip.model, grip.size].filter((part) => part !== null).join(', ')
  return html`${named}${grip.coreNote === undefined ? '' : html` <small>${said(reader, grip.coreNote)}</small>`}`
}

/** A build as a person orders it: lines of words, and short figures; those that no maker publishes are marked. */
export const buildList = ({ build, estimated }: Pick, reader: Reader): Html => {
  const { build: words, assumed } = reader.texts
  const marked = (value: unknown, ...names: readonly string[]): unknown =>
    names.some((name) => estimated.includes(name))
      ? html`${value} <small class="guessed">${assumed.mark}</small>`
      : value
  const lines: [string, unknown][] = [
    ...(build.set === undefined ? [] : [[words.set, build.set] as [string, unknown]]),
    [words.head, marked(loftLine(build, reader), 'loft')],
    [words.shaft, marked(shaftLine(build, reader), 'shaft model', 'shaft weight')],
    [words.grip, gripLine(build, reader)],
  ]
  const length = build.length === null ? words.unknown : quantity(reader, 'clubInches', build.length)
  const figures: [string, unknown][] = [
    [words.length, marked(length, 'length')],
    [words.lie, marked(lieLine(build, reader), 'lie')],
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

const loftLine = ({ loft, setting, hosel, playingLoft, designation, set }: Build, reader: Reader): Html => {
  const { build: words } = reader.texts
  const values = {
    loft: quantity(reader, 'builtDegrees', loft),
    playing: quantity(reader, 'builtDegrees', playingLoft),
    setting: hoselText(setting, hosel, reader),
  }
  const text =
    playingLoft === loft
      ? words.asIs
      : hosel !== undefined || (designation === undefined && set === undefined && setting !== null)
        ? words.hosel
        : words.bent
  return html`${designation === undefined ? '' : html`${said(reader, clubSaid(designation))}, `}${fill(text, values)}`
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
