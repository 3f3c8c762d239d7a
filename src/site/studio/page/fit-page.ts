import { makersMax } from '../../../fitting/index.ts'
import { type ClubType, clubTypes, hands, strikePatterns } from '../../../golf/names/words.ts'
import { type Html, html } from '../../../pages/index.ts'
import { fill, quantity, type Reader } from '../../lab/index.ts'
import { fittingOf, misses } from '../answers.ts'
import { clubsAsked, type NumberName, numberFields, quality } from '../fields.ts'
import { fittedWithoutLab } from '../refusal.ts'
import { flightDrawing, handDrawing, wristToFloorDrawing } from './drawings.ts'
import {
  byClub,
  type Choice,
  choice,
  filledIn,
  forClubs,
  heightEntry,
  numberEntry,
  type Shown,
  sendPart,
  worth,
} from './field.ts'
import { type Frame, studioPage } from './frame.ts'

/** What the form is filled in with: typed texts by the names of its fields, and why it comes back. */
export interface FitForm {
  readonly given: URLSearchParams
  readonly refusal?: string
  /** Golfers of the account to choose from, and the chosen one. */
  readonly golfers: readonly { readonly id: string; readonly name: string }[]
  readonly golferId: string | null
  /** A drive was told that is too short for a total: its carry is asked for. */
  readonly isShort: boolean
  /** Makers of each kind of club in the catalog. */
  readonly makers: Readonly<Record<ClubType, readonly string[]>>
}

/** Entries of one form, with what it is filled in with. */
const entriesOf = ({ reader }: Frame, { given }: FitForm) => ({
  number: (name: NumberName, shown: Shown = {}) => numberEntry(name, reader, { ...shown, given }),
  choose: <Word extends string>(asked: Choice<Word>) => choice({ ...asked, given }),
})
type Entries = ReturnType<typeof entriesOf>

/** The guided fitting: one question after the other on a phone, all of them in groups on a wide page. */
export const fitPage = (frame: Frame, form: FitForm): Html => {
  const { reader } = frame
  const { studio } = reader.texts
  const entries = entriesOf(frame, form)
  // Without the script the form is sent by itself, but not out of a frame, which only a script makes.
  const isSent = frame.key === null
  return studioPage(frame, {
    page: 'fit',
    title: studio.title,
    lead: studio.lead,
    content: html`${golferChoice(frame, form)}<form id="fit" class="ask"${isSent ? html` method="post" action="/studio"` : ''} novalidate data-words="${JSON.stringify(pickTexts(reader))}">
<input type="hidden" name="system" value="${reader.system}"><input type="hidden" name="key" value="form-${crypto.randomUUID()}">
${form.golferId === null ? '' : html`<input type="hidden" name="golfer" value="${form.golferId}">\n`}${form.refusal === undefined ? '' : html`<p class="refused" role="alert">${studio.failed} ${form.refusal}</p>\n`}${clubAndHand(reader, entries)}${you(reader, entries)}${far(reader, entries, form)}${miss(reader, entries)}${present(reader, entries, form)}${more(reader, entries, form)}${steps(reader)}${send(frame)}</form>
`,
  })
}

/** What the script says itself. */
const pickTexts = (reader: Reader) => {
  const { studio } = reader.texts
  const { beyond, needed, quality, worth, grip, fitting, longer, drawing, failed, unreachable } = studio
  const { at, clubsFound: found, tooManyMakers, shortDrive } = studio
  const said = {
    beyond,
    needed,
    quality,
    worth,
    grip,
    fitting,
    longer,
    drawing,
    done: fittedWithoutLab(reader),
    failed,
    unreachable,
  }
  return { ...said, at, found, tooManyMakers, shortDrive }
}

/** A golfer of the account fills in what is known of the body. */
const golferChoice = ({ reader: { texts } }: Frame, { golfers, golferId }: FitForm): Html => {
  if (golfers.length === 0) return html``
  const { whose } = texts.studio
  return html`<form method="get" action="/studio" class="whose" id="whose">
<label for="golfer">${whose.label}</label>
<select id="golfer" name="golfer"><option value="">${whose.nobody}</option>${golfers.map(({ id, name }) => html`<option value="${id}"${id === golferId ? html` selected` : ''}>${name}</option>`)}</select>
<button class="quiet">${whose.choose}</button>
</form>
`
}

const wordsOf = <Word extends string>(words: readonly Word[], texts: Readonly<Record<Word, string>>) =>
  Object.fromEntries(words.map((word) => [word, texts[word]])) as Record<Word, string>

const clubAndHand = ({ texts: { studio, order } }: Reader, { choose }: Entries): Html =>
  html`${choose({ name: 'clubType', path: 'clubType', legend: studio.club, words: wordsOf(clubTypes, studio.clubs), chosen: 'driver', className: ' step big' })}${choose({ name: 'handedness', path: 'golfer.handedness', legend: studio.hand, words: wordsOf(hands, order.hands), chosen: 'right', className: ' step third big' })}`

const you = ({ texts: { studio } }: Reader, { number, choose }: Entries): Html => html`<section class="part step third">
<h2>${studio.you}</h2>
${number('age')}${choose({ name: 'gender', path: 'golfer.gender', legend: studio.names.gender, words: studio.genders, none: studio.unsaid, hint: studio.hows.gender })}</section>
<section class="part step third">
<h2>${studio.handicap}</h2>
${number('handicap')}</section>
`

const far = (reader: Reader, { number, choose }: Entries, { isShort }: FitForm): Html => {
  const { studio } = reader.texts
  const withTotal = clubsAsked.totalDistance
  const way = choose({
    name: 'way',
    path: '',
    legend: html`<span class="unseen">${studio.knows}</span>`,
    words: studio.ways,
    chosen: 'total',
    clubsOf: { total: withTotal },
  })
  const wedgeHit = choose({
    name: 'wedgeHit',
    path: 'clubDetails.wedgeHit',
    legend: studio.names.wedgeHit,
    words: studio.wedges,
    chosen: 'PW',
    className: forClubs(clubsAsked.wedgeHit),
  })
  return html`<section class="part step" id="far">
<h2>${studio.far}</h2>
${isShort ? html`<p class="told warn">${fill(studio.totalFrom, { from: quantity(reader, 'yards', numberFields.totalDistance.bounds.min) })} ${studio.shortDrive}</p>\n` : ''}${wedgeHit}${way}<div class="by by-total">
${number('totalDistance', { clubs: withTotal })}</div>
<div class="by by-carry">
${number('carryDistance', { label: byClub(studio.carries) })}</div>
<div class="by by-speed">
${number('swingSpeed', { label: byClub(studio.speeds) })}</div>
<p class="soft by by-total by-carry">${studio.told}</p>
<p class="soft by by-unknown">${studio.usual}</p>
</section>
`
}

const miss = ({ texts: { studio } }: Reader, { choose }: Entries): Html => {
  const drawn = Object.fromEntries(misses.map((one) => [one, html`${flightDrawing(one)}${studio.misses[one]}`]))
  return html`<section class="part step miss">
<h2>${studio.miss}</h2>
${choose({ name: 'miss', path: 'miss', legend: html`<span class="unseen">${studio.miss}</span>`, words: drawn, none: studio.unknown, className: ' flights' })}${choose({ name: 'missSize', path: 'swingMetrics.missSize', legend: studio.size, words: studio.sizes, none: studio.unknown, className: ' curved' })}</section>
`
}

const present = (reader: Reader, { number }: Entries, { given }: FitForm): Html => {
  const { studio } = reader.texts
  return html`<section class="part step">
<h2>${studio.present}</h2>
<div class="fields">
<div class="field club-box"><label for="model">${studio.names.model}</label>
<input type="text" id="model" name="model" maxlength="100" autocomplete="off" spellcheck="false" data-path="currentEquipment.model" aria-describedby="about-model"${filledIn(given, 'model')}>
<ul id="models" role="listbox" aria-label="${studio.models}" hidden></ul>
<p class="hint" id="about-model"><span class="wrong" id="wrong-model"></span>${studio.hows.model} <span id="models-found" role="status"></span></p>
</div>
${number('loft')}${number('pwLoft', { clubs: clubsAsked.pwLoft })}</div>
</section>
`
}

const monitorFields: readonly NumberName[] = [
  'ballSpeed',
  'launchAngle',
  'spinRate',
  'attackAngle',
  'clubPath',
  'faceAngle',
]

/** What few know: numbers of a launch monitor, measures of the body, and what may be picked. */
const more = (reader: Reader, { number, choose }: Entries, form: FitForm): Html => {
  const { studio } = reader.texts
  const strikes = wordsOf(strikePatterns, studio.strikes)
  return html`<section class="step extras">
<h2>${studio.more}</h2>
<details class="more" id="numbers"><summary>${studio.numbers}</summary>
<div class="fields">
${monitorFields.map((name) => number(name))}</div>
${choose({ name: 'strikePattern', path: 'swingMetrics.strikePattern', legend: studio.names.strikePattern, words: strikes, none: studio.unknown, hint: html`${studio.hows.strikePattern}${worth('strikePattern', 'swingMetrics.strikePattern', reader)}` })}</details>
<details class="more" id="body"><summary>${studio.body}</summary>
<div class="fields">
${heightEntry(reader, { given: form.given })}${number('wristToFloor', { drawing: wristToFloorDrawing(studio.hows.wristToFloor) })}${number('handLengthIn', { drawing: html`${handDrawing(studio.hows.handLengthIn)}<p class="told" id="grip" role="status"></p>\n` })}</div>
</details>
${whichClubs(reader, { number }, form)}</section>
`
}

const whichClubs = ({ texts: { studio } }: Reader, { number }: Pick<Entries, 'number'>, form: FitForm): Html => {
  const { makers, given } = form
  const names = [...new Set(clubTypes.flatMap((club) => makers[club]))].toSorted((one, other) =>
    one.localeCompare(other),
  )
  const chosen = given.getAll('brands')
  return html`<details class="more" id="which"><summary>${studio.which}</summary>
<div class="fields">
${number('budget', { hasRange: false })}</div>
<fieldset class="choice makers" data-max="${makersMax}"><legend>${studio.makers}</legend>
<div class="options">
${names.map((maker) => html`<label class="${forClubs(clubTypes.filter((club) => makers[club].includes(maker))).trim()}"><input type="checkbox" name="brands" value="${maker}" data-path="brands"${chosen.includes(maker) ? html` data-given checked` : ''}><span>${maker}</span></label>\n`)}</div>
<p class="hint"><span class="wrong" id="wrong-brands" role="alert"></span>${fill(studio.makersHint, { max: makersMax })}</p>
</fieldset>
</details>
`
}

/** Shown by the script on narrow pages. */
const steps = ({ texts: { studio } }: Reader): Html => html`<div class="turning">
<button type="button" class="quiet" id="step-back">${studio.back}</button>
<p id="step-at" role="status"></p>
<button type="button" id="step-next">${studio.next}</button>
</div>
`

const send = ({ reader, hasAccount }: Frame): Html => {
  const { studio } = reader.texts
  const { max } = quality
  const points = quality.of(fittingOf([]))
  const before = html`<p class="quality"><meter id="quality" min="0" max="100" low="50" value="${points}" data-max="${max}" aria-labelledby="quality-words"></meter> <span id="quality-words">${fill(studio.quality, { points })}</span></p>\n`
  return html`${sendPart(reader, { send: studio.fit, price: hasAccount ? studio.price : null, before })}${questions(reader)}`
}

/** What a fitting asks: shown before the fitting, with the answer free. */
const questions = ({
  texts: { studio },
}: Reader): Html => html`<section class="questions" id="questions" tabindex="-1" aria-labelledby="questions-title" hidden>
<h2 id="questions-title">${studio.questions.title}</h2>
<ul id="questions-list"></ul>
<p>${studio.questions.how}</p>
<button type="button" class="large" id="correct-fitting">${studio.questions.correct}</button>
<button type="button" class="quiet" id="show-fitting">${studio.questions.show}</button>
</section>
`
