import { misreadDays } from '../../../features/sessions/index.ts'
import { type Html, html } from '../../../pages/index.ts'
import { fill } from '../../lab/index.ts'
import { choice, numberEntry } from './field.ts'
import { type Frame, studioPage } from './frame.ts'

/** From the export of a launch monitor to the fitting of its clubs. */
export const sessionPage = (frame: Frame): Html => {
  const { reader } = frame
  const { session } = reader.texts.studio
  return studioPage(frame, {
    page: 'session',
    title: session.title,
    lead: session.lead,
    content: html`<form id="session" class="ask" novalidate data-words="${JSON.stringify(session)}">
<section class="part drop" id="drop">
<label for="file">${session.file}</label>
<input type="file" id="file" accept=".csv,.txt,.tsv,.xlsx,.json,text/csv">
<p class="hint">${session.drop}</p>
</section>
<div class="ask" id="about" hidden>
${reading(frame)}${choice({ name: 'handedness', path: '', legend: reader.texts.studio.hand, words: reader.texts.order.hands, chosen: 'right' })}<section class="part">
${numberEntry('handicap', reader)}</section>
<div class="send"><button type="submit" class="large">${session.read}</button>
<p class="soft">${session.price}</p></div>
</div>
<p class="progress" id="progress" role="status"></p>
<div class="refused" id="refused" role="alert" hidden></div>
<p class="notice needs-script">${session.needsScript}</p>
</form>
${misread(frame)}<div id="clubs" hidden>
<h2 id="clubs-heading" tabindex="-1">${session.clubs}</h2>
<p class="soft">${session.clubsLead}</p>
<div class="scroll" role="region" aria-label="${session.clubs}" tabindex="0"><table class="numbers">
<thead><tr><th scope="col">${session.club}</th><th scope="col">${session.fit}</th><th scope="col">${session.shots}</th>${shownMetrics.map((metric) => html`<th scope="col">${session.metrics[metric]}</th>`)}<th scope="col">${session.leftOut}</th></tr></thead>
<tbody id="rows"></tbody></table></div>
${chart(frame)}<p><a id="every" href="/studio/session">${session.every}</a></p>
</div>
`,
  })
}

/** Medians in the table of clubs; the script fills it in this order. */
const shownMetrics = ['clubSpeed', 'ballSpeed', 'launchAngle', 'spinRate', 'carry'] as const

/** The shots of a club; the script draws them. */
const chart = ({ reader }: Frame): Html => {
  const { session } = reader.texts.studio
  const plot = (id: 'landed' | 'launched') => html`<figure id="${id}"><figcaption>${session.plots[id]}</figcaption>
<svg viewBox="0 0 330 224" role="img" aria-label="${session.plots[id]}"></svg></figure>
`
  return html`<section id="shots-chart" hidden>
<div class="field"><label for="shown-club">${session.drawn}</label><select id="shown-club"></select></div>
<div class="plots">
${plot('landed')}${plot('launched')}</div>
<p class="hint">${session.legend}</p>
</section>
`
}

/** How the file was read, and the choices where it cannot be told; the script fills them. */
const reading = (frame: Frame): Html => {
  const { session } = frame.reader.texts.studio
  const list = (id: string, heading: string) =>
    html`<div class="told-list" hidden><h2>${heading}</h2><ul id="${id}"></ul></div>
`
  const units = (id: string, label: string, words: Readonly<Record<string, string>>) =>
    html`<div class="field"><label for="${id}">${label}</label><select id="${id}" name="${id}">${Object.entries(words).map(([value, word]) => html`<option value="${value}">${word}</option>`)}</select></div>
`
  return html`<section class="part" data-reads>
<p class="told" id="found" role="status"></p>
<p class="soft" id="read-as"></p>
${list('doubts', session.doubts)}<div class="fields" id="file-units" hidden>
${units('speedUnit', session.speeds, { mph: 'mph', 'km/h': 'km/h', 'm/s': 'm/s' })}${units('distanceUnit', session.distances, session.lengths)}</div>
<div class="field" id="players" hidden><label for="player">${session.player}</label><select id="player" name="player"></select></div>
<div class="field" id="heads" hidden><label for="head">${session.head}</label><select id="head" name="head"></select></div>
<div class="fields" id="which" hidden></div>
<template id="which-template"><div class="field"><label><span></span><select name="club" data-club=""><option value="">${session.none}</option>${askedClubs.map((club) => html`<option>${club}</option>`)}</select></label></div></template>
${list('corrections', session.corrections)}${list('left-out', session.notShots)}${list('unread', session.unread)}${columns(frame)}</section>
`
}

/** Clubs that can be fitted, and those that are hit beside them. */
const askedClubs =
  'driver,3-wood,5-wood,7-wood,hybrid,3-hybrid,4-hybrid,5-hybrid,4-iron,5-iron,6-iron,7-iron,8-iron,9-iron,PW,GW,SW,LW,putter'.split(
    ',',
  )

const columns = ({ reader }: Frame): Html => {
  const { session } = reader.texts.studio
  const select = (name: string, label: string) =>
    html`<div class="field"><label for="column-${name}">${label}</label><select id="column-${name}" name="column-${name}" data-column="${name}"></select></div>
`
  return html`<details class="more" id="columns"><summary>${session.columns}</summary>
<p class="soft">${session.columnsLead}</p>
<div class="fields">
${select('club', session.clubColumn)}${Object.entries(session.metrics).map(([metric, label]) => select(metric, label))}</div>
</details>
`
}

/** What goes to the operator when a file was read wrong: exactly what stands in the two fields. */
const misread = ({ reader }: Frame): Html => {
  const { misread } = reader.texts.studio.session
  return html`<details class="more" id="misread" hidden><summary>${misread.title}</summary>
<p class="soft">${fill(misread.lead, { days: misreadDays })}</p>
<div class="field"><label for="misread-headings">${misread.headings}</label><textarea id="misread-headings" rows="2" maxlength="4000" spellcheck="false"></textarea></div>
<div class="field"><label for="misread-line">${misread.line}</label><input type="number" id="misread-line" min="1" step="1" inputmode="numeric"></div>
<div class="field"><label for="misread-row">${misread.row}</label><input type="text" id="misread-row" maxlength="4000" spellcheck="false" autocomplete="off" aria-describedby="about-misread"><p class="hint" id="about-misread">${misread.hint}</p></div>
<p><label><input type="checkbox" id="misread-consent"> ${misread.consent}</label></p>
<p><button type="button" id="misread-send" disabled>${misread.send}</button> <span id="misread-thanks" role="status" hidden>${misread.thanks}</span></p>
</details>
`
}
