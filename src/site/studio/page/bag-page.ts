import { clubsAllowed } from '../../../golf/clubs/bag.ts'
import { type Measure, unitOf } from '../../../golf/quantity.ts'
import { type Html, html } from '../../../pages/index.ts'
import { fill, perSystem, type Reader } from '../../lab/index.ts'
import { bagClubBounds } from '../fields.ts'
import { fittedWithoutLab } from '../refusal.ts'
import { choice, heightEntry, measured, numberEntry, sendPart } from './field.ts'
import { type Frame, studioPage } from './frame.ts'

/** Rows for clubs that are there from the start; the script shows one more at a time. */
const rowsShown = 3

/** From one golfer to a bag of clubs. */
export const bagPage = (frame: Frame): Html => {
  const { reader } = frame
  const { bag } = reader.texts.studio
  return studioPage(frame, {
    page: 'bag',
    title: bag.title,
    lead: fill(bag.lead, { clubs: clubsAllowed }),
    content: html`<form id="bag" class="ask" novalidate data-words="${JSON.stringify(pickTexts(reader))}" data-prices="${JSON.stringify(frame.prices)}">
${golfer(reader)}${clubs(reader)}${choice({ name: 'lobWedgeFullSwing', path: 'lobWedgeFullSwing', legend: bag.lob, words: bag.lobs, chosen: 'unsure' })}${more(reader)}${send(reader)}</form>
${answer(frame)}`,
  })
}

/** What the script says itself. */
const pickTexts = (reader: Reader) => {
  const { studio } = reader.texts
  const { beyond, failed, unreachable } = studio
  const { planning, needed, fit, fitThis, together, kept, unread, noLoft, leftOut, gaps, even, faults, priced, total } =
    studio.bag
  const ofBag = {
    planning,
    needed,
    fit,
    fitThis,
    together,
    kept,
    unread,
    noLoft,
    leftOut,
    gaps,
    even,
    faults,
    priced,
    total,
  }
  return { beyond, failed, unreachable, done: fittedWithoutLab(reader), ...ofBag }
}

const golfer = (reader: Reader): Html => {
  const { studio, order } = reader.texts
  return html`${choice({ name: 'handedness', path: 'golfer.handedness', legend: studio.hand, words: order.hands, chosen: 'right' })}<section class="part">
<h2>${studio.swing}</h2>
<p class="hint">${studio.bag.needed}</p>
<div class="fields">
${(['driverSpeed', 'sevenIronSpeed', 'handicap'] as const).map((name) => numberEntry(name, reader, { isPlain: true }))}</div>
</section>
`
}

/** A table to fill in: what is known of each club, and whether it stays. */
const clubs = (reader: Reader): Html => {
  const { bag } = reader.texts.studio
  const rows = Array.from({ length: clubsAllowed }, (_, i) => clubRow(i + 1, reader))
  return html`<section class="part">
<h2>${bag.clubs}</h2>
<p class="hint">${bag.clubsLead}</p>
<table class="known"><thead><tr><th scope="col">${bag.club}</th><th scope="col">${bag.loft} <span class="unit">°</span></th><th scope="col">${bag.carry} <span class="unit">${perSystem((system) => unitOf('yards', system).unit)}</span></th><th scope="col">${bag.keep}</th></tr></thead>
<tbody>
${rows}</tbody></table>
<button type="button" class="quiet" id="add-club" hidden>${bag.add}</button>
</section>
`
}

const clubRow = (row: number, reader: Reader): Html => {
  const { bag } = reader.texts.studio
  const name = (part: string) => `${fill(bag.row, { row }).text}, ${part}`
  const number = (part: 'loft' | 'carry', measure: Measure) =>
    html`<td><input type="number" inputmode="decimal" step="any" name="${part}-${row}" aria-label="${name(bag[part])}" data-bounds="${JSON.stringify(bagClubBounds[part])}"${measured(measure)} aria-describedby="wrong-club-${row}"></td>`
  return html`<tr class="club${row > rowsShown ? ' spare' : ''}"><td><input name="club-${row}" maxlength="60" aria-label="${name(bag.club)}" autocomplete="off"${row === 1 ? html` placeholder="${bag.example}"` : ''} aria-describedby="wrong-club-${row}"><span class="wrong" id="wrong-club-${row}"></span></td>${number('loft', 'degrees')}${number('carry', 'yards')}<td class="keeps"><input type="checkbox" name="keep-${row}" aria-label="${name(bag.keep)}"></td></tr>
`
}

const more = (reader: Reader): Html => {
  const { studio } = reader.texts
  return html`<details class="more" id="more">
<summary>${studio.bag.more}</summary>
<p class="soft">${studio.bag.moreLead}</p>
<div class="fields">
${heightEntry(reader, { isPlain: true })}${numberEntry('wristToFloor', reader, { isPlain: true })}${numberEntry('age', reader, { isPlain: true })}</div>
${choice({ name: 'gender', path: 'golfer.gender', legend: studio.names.gender, words: studio.genders, none: studio.unsaid, hint: studio.hows.gender })}</details>
`
}

const send = (reader: Reader): Html => {
  const { plan, free, needsScript } = reader.texts.studio.bag
  return sendPart(reader, { send: plan, price: free, needsScript })
}

/** What the script fills in. */
const answer = ({ reader: { texts }, hasAccount }: Frame): Html => {
  const { studio } = texts
  const { bag } = studio
  const heads = (words: readonly string[]) => words.map((word) => html`<th scope="col">${word}</th>`)
  return html`<section class="planned" id="planned" aria-labelledby="planned-heading" hidden>
<h2 id="planned-heading" tabindex="-1">${bag.answer}</h2>
<p class="lead" id="summary"></p>
<p class="told warn" id="left-out" hidden></p>
<div class="groups" id="groups">
${(['owned', 'toBuy', 'toDrop'] as const).map((group) => html`<section aria-labelledby="name-${group}" id="group-${group}"><h3 id="name-${group}">${bag.groups[group]}</h3><ul id="${group}"></ul></section>\n`)}</div>
<p class="hint screen" id="costs" hidden></p>
<ul class="warnings" id="warnings"></ul>
<div class="scroll" role="region" aria-label="${bag.carry}, ${bag.gap}" tabindex="0"><table class="numbers carries">
<thead><tr>${heads([bag.club, bag.carry, bag.gap])}<th scope="col" class="screen">${bag.fit}</th></tr></thead>
<tbody id="clubs"></tbody></table></div>
<p class="hint screen">${bag.known}${hasAccount ? ` ${bag.price}` : ''}</p>
<div class="refused" id="fit-refused" role="alert" hidden></div>
<h2 id="matrix-heading">${bag.matrix}</h2>
<div class="scroll" role="region" aria-labelledby="matrix-heading" tabindex="0"><table class="numbers">
<thead><tr>${heads([bag.club, bag.loft, bag.full, bag.threeQuarter, bag.half])}</tr></thead>
<tbody id="matrix"></tbody></table></div>
<p class="screen"><button type="button" id="print">${bag.print}</button></p>
<div class="screen">
<h2>${bag.notes}</h2>
<ul id="notes"></ul>
</div>
</section>
`
}
