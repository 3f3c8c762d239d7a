import { strikePatterns } from '../../../golf/words.ts'
import { type Html, html } from '../../../pages/index.ts'
import { controls, type Slider } from '../controls.ts'
import type { HoselStop, LabView } from '../view.ts'
import { setUpTable, sideView, topView } from './flight.ts'
import { figureFor, fill, type Reader } from './reader.ts'

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
${group(whatIf.club, view, reader, ['moreLoftDeg', 'shaftGrams', 'lengthIn'], hoselNote(view, reader))}
${group(whatIf.weather, view, reader, ['temperatureC', 'altitudeM', 'headwindMph', 'crosswindMph'], grounds(reader))}
<p class="actions"><button type="reset" class="quiet">${whatIf.reset}</button> <button type="button" id="copy">${whatIf.copy}</button> <span role="status" id="copied"></span></p>
</form>
</div>
<h3>${flight.compared}</h3>
${setUpTable(view, reader)}</section>
`
}

/** What the rules say of a setting, which the script writes. Their sentences are English. */
const settingRules = ({ fitting: { specs } }: LabView, { texts }: Reader): Html => {
  const names = Object.entries(texts.specs.names).filter(([name]) => name in specs)
  return html`<div id="ruled" hidden>
<h3>${texts.whatIf.ruled}</h3>
<p><span id="ruled-verdict"></span> <span id="ruled-reason" lang="en"></span></p>
<dl class="outcome">
${names.map(([name, shown]) => html`<div><dt>${shown}</dt><dd><output id="rule-${name}"></output> <small id="was-${name}"></small></dd></div>\n`)}</dl>
<ul id="ruled-why" lang="en"></ul>
</div>
`
}

const group = (legend: string, view: LabView, reader: Reader, names: readonly Slider[], more: Html): Html => {
  const all = controls(view)
  return html`<fieldset><legend>${legend}</legend>
${names.map((name) => {
  const control = all[name]
  if (control === null) return ''
  const { min, max, step, value } = control
  const stops = name === 'moreLoftDeg' ? view.travel?.settings : null
  if (stops) return hoselList(stops, view, reader)
  return html`<label for="set-${name}"><span>${labelOf(name, view, reader)}</span> <output id="shown-${name}" for="set-${name}"></output></label>
<input type="range" id="set-${name}" name="${name}" min="${min}" max="${max}" step="${step}" value="${value}">
`
})}${more}</fieldset>`
}

const labelOf = (name: Slider, { fitting }: LabView, { texts: { whatIf } }: Reader): string | Html => {
  const model = fitting.topPicks[0]?.model ?? ''
  const labels: Record<Slider, string | Html> = {
    clubSpeedMph: whatIf.clubSpeed,
    attackDeg: whatIf.attack,
    moreLoftDeg: isHosel({ fitting }) ? fill(whatIf.hosel, { model }) : whatIf.bend,
    shaftGrams: whatIf.shaftWeight,
    lengthIn: whatIf.length,
    temperatureC: whatIf.temperature,
    altitudeM: whatIf.altitude,
    headwindMph: whatIf.headwind,
    crosswindMph: whatIf.crosswind,
  }
  return labels[name]
}

/** Irons and wedges are bent. */
const isHosel = ({ fitting: { clubType } }: Pick<LabView, 'fitting'>): boolean =>
  clubType !== 'iron' && clubType !== 'wedge'

const hoselNote = (view: LabView, reader: Reader): Html => {
  const { whatIf } = reader.texts
  const model = view.fitting.topPicks[0]?.model ?? ''
  return html`${view.travel === null ? html`<p class="soft">${fill(whatIf.noHosel, { model })}</p>\n` : settingsNote(view, reader)}<p class="soft">${whatIf.shaftNote}</p>
`
}

/** The settings that a hosel has, and no others. */
const hoselList = (stops: readonly HoselStop[], view: LabView, reader: Reader): Html =>
  html`<label for="set-moreLoftDeg"><span>${labelOf('moreLoftDeg', view, reader)}</span> <output id="shown-moreLoftDeg" for="set-moreLoftDeg"></output></label>
<select id="set-moreLoftDeg" name="moreLoftDeg" data-number>${stops.map(({ moreDeg, name }) => html`<option value="${moreDeg}"${moreDeg === 0 ? html` selected` : ''}>${figureFor(reader, name)}</option>`)}</select>
`

/** Only the maker's chart has the settings of a hosel whose range alone is known. */
const settingsNote = (view: LabView, { texts: { whatIf } }: Reader): Html | '' =>
  isHosel(view) && view.travel?.settings === null ? html`<p class="soft">${whatIf.steps}</p>\n` : ''

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
