import { strikePatterns } from '../../../golf/names/words.ts'
import { type Html, html } from '../../../pages/index.ts'
import { controls, type Slider } from '../controls.ts'
import type { LabView } from '../view.ts'
import { setUpTable, sideView, topView } from './flight.ts'
import type { Reader } from './reader.ts'

/** The flights from above, the set-ups, and the sliders. */
export const flightSection = (view: LabView, reader: Reader): Html => {
  const { flight, whatIf } = reader.texts
  const fitted = view.setUps.find(({ kind }) => kind === 'fitted')
  if (fitted === undefined) return html``
  return html`<section aria-labelledby="what-if">
<h2 id="what-if">${whatIf.heading}</h2>
<div class="explore">
<div class="seen">
${sideView(view, reader, true)}${topView(view, reader)}<dl class="outcome" id="outcome" hidden>
${(['carry', 'total', 'offLine', 'launch', 'spin', 'ballSpeed', 'peak', 'landing'] as const).map(
  (
    name,
  ) => html`<div><dt>${flight[name]}</dt><dd><output id="out-${name}"></output> <small id="gain-${name}"></small></dd></div>
`,
)}<div><dt>${whatIf.swingWeight}</dt><dd><output id="out-swingWeight"></output></dd></div>
</dl>
<p class="soft" id="window" hidden></p>
${settingRules(view, reader)}</div>
<noscript><p class="notice">${whatIf.needsScript}</p></noscript>
<form class="sliders" id="sliders" hidden>
<p class="soft">${whatIf.lead}</p>
${group(whatIf.swing, view, reader, ['clubSpeedMph', 'attackDeg'], strikes(view, reader))}
${group(whatIf.club, view, reader, ['moreLoftDeg', 'shaftGrams', 'lengthIn'], clubNote(reader))}
${group(whatIf.weather, view, reader, ['temperatureC', 'altitudeM', 'headwindMph', 'crosswindMph'], grounds(reader))}
<p class="actions"><button type="reset" class="quiet">${whatIf.reset}</button> <button type="button" id="copy">${whatIf.copy}</button> <span role="status" id="copied"></span></p>
</form>
</div>
<h3>${flight.compared}</h3>
${setUpTable(view, reader)}</section>
`
}

/** What the rules say of a setting, which the script writes. */
const settingRules = ({ fitting: { specs } }: LabView, { texts }: Reader): Html => {
  const names = Object.entries(texts.specs.names).filter(([name]) => name in specs)
  return html`<div id="ruled" hidden>
<h3>${texts.whatIf.ruled}</h3>
<p><span id="ruled-verdict"></span> <span id="ruled-reason"></span></p>
<dl class="outcome">
${names.map(([name, shown]) => html`<div><dt>${shown}</dt><dd><output id="rule-${name}"></output> <small id="was-${name}"></small></dd></div>\n`)}</dl>
<ul id="ruled-why"></ul>
</div>
`
}

const group = (legend: string, view: LabView, reader: Reader, names: readonly Slider[], more: Html): Html => {
  const all = controls(view)
  return html`<fieldset><legend>${legend}</legend>
${names.map((name) => {
  const { min, max, step, value } = all[name]
  return html`<label for="set-${name}"><span>${labelOf(name, reader)}</span> <output id="shown-${name}" for="set-${name}"></output></label>
<input type="range" id="set-${name}" name="${name}" min="${min}" max="${max}" step="${step}" value="${value}">
${name === 'moreLoftDeg' ? html`<p class="soft" id="way"></p>\n` : ''}`
})}${more}</fieldset>`
}

const labelOf = (name: Slider, { texts: { whatIf, specs } }: Reader): string => {
  const labels: Record<Slider, string> = {
    clubSpeedMph: whatIf.clubSpeed,
    attackDeg: whatIf.attack,
    moreLoftDeg: specs.names.loft,
    shaftGrams: whatIf.shaftWeight,
    lengthIn: whatIf.length,
    temperatureC: whatIf.temperature,
    altitudeM: whatIf.altitude,
    headwindMph: whatIf.headwind,
    crosswindMph: whatIf.crosswind,
  }
  return labels[name]
}

const clubNote = ({ texts: { whatIf } }: Reader): Html => html`<p class="soft">${whatIf.shaftNote}</p>
`

const strikes = ({ setUps }: LabView, { texts: { whatIf } }: Reader): Html =>
  choice('strike', whatIf.strike, strikePatterns, whatIf.strikes, setUps[0]!.shot.strike)

const grounds = ({ texts: { whatIf } }: Reader): Html =>
  choice('ground', whatIf.ground, ['soft', 'normal', 'firm'], whatIf.grounds, 'normal')

const choice = <Name extends string>(
  name: string,
  label: string,
  options: readonly Name[],
  words: Readonly<Record<Name, string>>,
  chosen: Name,
): Html =>
  html`<label for="set-${name}"><span>${label}</span></label>
<select id="set-${name}" name="${name}">${options.map((option) => html`<option value="${option}"${option === chosen ? html` selected` : ''}>${words[option]}</option>`)}</select>
`
