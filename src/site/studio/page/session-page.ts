import { type Html, html } from '../../../pages/index.ts'
import { type CsvUnits, csvMetrics } from '../csv.ts'
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
<input type="file" id="file" accept=".csv,.txt,.tsv,text/csv">
<p class="hint">${session.drop}</p>
<p class="told" id="found" role="status"></p>
</section>
<div class="ask" id="about" hidden>
${choice({ name: 'csvUnits', path: '', legend: session.units, words: session.systems satisfies Record<CsvUnits, string>, chosen: 'imperial' })}${columns(frame)}${choice({ name: 'handedness', path: '', legend: reader.texts.studio.hand, words: reader.texts.order.hands, chosen: 'right' })}<section class="part">
${numberEntry('handicap', reader)}</section>
<div class="send"><button type="submit" class="large">${session.read}</button>
<p class="soft">${session.price}</p></div>
</div>
<p class="progress" id="progress" role="status"></p>
<div class="refused" id="refused" role="alert" hidden></div>
<p class="notice needs-script">${session.needsScript}</p>
</form>
<div id="clubs" hidden>
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

const columns = ({ reader }: Frame): Html => {
  const { session } = reader.texts.studio
  const select = (name: string, label: string) =>
    html`<div class="field"><label for="column-${name}">${label}</label><select id="column-${name}" name="column-${name}" data-column="${name}"><option value="-1">${session.none}</option></select></div>
`
  return html`<details class="more" id="columns"><summary>${session.columns}</summary>
<p class="soft">${session.columnsLead}</p>
<div class="fields">
${select('club', session.clubColumn)}${csvMetrics.map((metric) => select(metric, session.metrics[metric]))}</div>
</details>
`
}
