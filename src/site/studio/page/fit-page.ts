import { clubTypes, hands, strikePatterns } from '../../../golf/words.ts'
import { type Html, html } from '../../../pages/index.ts'
import { fill, type Reader } from '../../lab/index.ts'
import { type NumberName, quality } from '../fields.ts'
import { handDrawing, wristToFloorDrawing } from './drawings.ts'
import { byClub, choice, forClubs, heightEntry, numberEntry, sendPart, worth } from './field.ts'
import { type Frame, studioPage } from './frame.ts'

/** The guided fitting: four questions, then whatever else is known. */
export const fitPage = (frame: Frame): Html => {
  const { reader } = frame
  const { studio } = reader.texts
  return studioPage(frame, {
    page: 'fit',
    title: studio.title,
    lead: studio.lead,
    content: html`<form id="fit" class="ask" novalidate data-words="${JSON.stringify(pickTexts(reader))}">
${clubAndHand(reader)}${speed(reader)}${miss(reader)}${more(reader)}${send(reader)}</form>
`,
  })
}

/** What the script says itself. */
const pickTexts = ({ texts: { studio } }: Reader) => {
  const { beyond, quality, grip, fitting, longer, drawing, done, failed, unreachable } = studio
  return { beyond, quality, grip, fitting, longer, drawing, done, failed, unreachable }
}

const clubAndHand = ({ texts: { studio, order } }: Reader): Html => {
  const wordsOf = <Word extends string>(words: readonly Word[], texts: Readonly<Record<Word, string>>) =>
    Object.fromEntries(words.map((word) => [word, texts[word]])) as Record<Word, string>
  return html`${choice({ name: 'clubType', path: 'clubType', legend: studio.club, words: wordsOf(clubTypes, studio.clubs), chosen: 'driver', className: ' big' })}${choice({ name: 'handedness', path: 'golfer.handedness', legend: studio.hand, words: wordsOf(hands, order.hands), chosen: 'right' })}`
}

const speed = (reader: Reader): Html => {
  const { studio } = reader.texts
  const wedgeHit = choice({
    name: 'wedgeHit',
    path: 'clubDetails.wedgeHit',
    legend: studio.names.wedgeHit,
    words: studio.wedges,
    chosen: 'SW',
    className: `${forClubs(['wedge'])} by-speed`,
  })
  return html`<section class="part">
<h2>${studio.swing}</h2>
${choice({ name: 'way', path: '', legend: studio.knows, words: studio.ways, chosen: 'speed' })}${wedgeHit}<div class="by-speed">
${numberEntry('swingSpeed', reader, { label: byClub(studio.speeds) })}</div>
<div class="by-carry">
${numberEntry('carryDistance', reader, { label: byClub(studio.carries) })}${numberEntry('totalDistance', reader, { clubs: ['driver'] })}<p class="soft">${studio.told}</p>
</div>
</section>
`
}

const miss = ({ texts: { studio } }: Reader): Html => html`<section class="part miss">
<h2>${studio.miss}</h2>
${choice({ name: 'missPattern', path: 'swingMetrics.missPattern', legend: html`<span class="unseen">${studio.miss}</span>`, words: studio.misses, none: studio.unknown })}${choice({ name: 'missSize', path: 'swingMetrics.missSize', legend: studio.size, words: studio.sizes, none: studio.unknown, className: ' curved' })}</section>
`

const monitorFields: readonly NumberName[] = [
  'ballSpeed',
  'launchAngle',
  'spinRate',
  'attackAngle',
  'clubPath',
  'faceAngle',
]

const more = (reader: Reader): Html => {
  const { studio } = reader.texts
  const strikes = Object.fromEntries(strikePatterns.map((word) => [word, studio.strikes[word]]))
  return html`<details class="more" id="more">
<summary>${studio.more}</summary>
<p class="soft">${studio.moreLead}</p>
<section aria-labelledby="monitor"><h3 id="monitor">${studio.monitor}</h3>
<div class="fields">
${monitorFields.map((name) => numberEntry(name, reader))}</div>
${choice({ name: 'strikePattern', path: 'swingMetrics.strikePattern', legend: studio.names.strikePattern, words: strikes, none: studio.unknown, hint: html`${studio.hows.strikePattern}${worth('strikePattern', reader)}` })}</section>
<section aria-labelledby="body"><h3 id="body">${studio.body}</h3>
<div class="fields">
${numberEntry('handicap', reader)}${heightEntry(reader)}${numberEntry('wristToFloor', reader, { drawing: wristToFloorDrawing(studio.hows.wristToFloor) })}${numberEntry('handLengthIn', reader, { drawing: html`${handDrawing(studio.hows.handLengthIn)}<p class="told" id="grip" role="status"></p>\n` })}${numberEntry('age', reader)}</div>
${choice({ name: 'gender', path: 'golfer.gender', legend: studio.names.gender, words: studio.genders, none: studio.unsaid, hint: studio.hows.gender })}</section>
<section aria-labelledby="present"><h3 id="present">${studio.present}</h3>
<div class="fields">
${numberEntry('loft', reader)}${numberEntry('pwLoft', reader, { clubs: ['wedge'] })}</div>
</section>
</details>
`
}

const send = (reader: Reader): Html => {
  const { studio } = reader.texts
  const before = html`<p class="quality"><meter id="quality" min="0" max="100" low="50" value="${quality.start}" data-start="${quality.start}" data-max="${quality.max}" aria-labelledby="quality-words"></meter> <span id="quality-words">${fill(studio.quality, { points: quality.start })}</span></p>\n`
  return html`${sendPart(reader, { send: studio.fit, price: studio.price, needsScript: studio.needsScript, before })}${questions(reader)}`
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
