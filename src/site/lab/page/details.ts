import type { CompletedFitting } from '../../../fitting/index.ts'
import { type Html, html } from '../../../pages/index.ts'
import { capitalize } from '../../../platform/values.ts'
import { ruleById } from '../../../ruleset/index.ts'
import { buildList, priceOf } from './hero.ts'
import { fieldInWords, measureNext } from './measure-next.ts'
import { figureFor, fill, inEnglish, quantity, type Reader } from './reader.ts'
import { ruleAddress } from './rule-address.ts'

type Spec = CompletedFitting['specs']['loft' | 'shaftFlex' | 'swingWeight']

/** The fitted figures; the sentence and the rule behind each on demand. */
export const specSection = (fitting: CompletedFitting, reader: Reader): Html => {
  const { specs, meta } = fitting
  const { specs: words } = reader.texts
  const note = meta.confidenceNote
  return html`<section aria-labelledby="specs">
<h2 id="specs">${words.heading}</h2>
<dl class="specs">
${Object.entries(words.names).map(([name, shown]) => specCell(shown, specs[name as keyof typeof specs] as Spec | undefined, fitting, reader))}</dl>
${note === undefined ? '' : html`<p class="soft">${inEnglish(reader, note)}</p>\n`}</section>
`
}

const specCell = (name: string, spec: Spec | undefined, fitting: CompletedFitting, reader: Reader): Html => {
  if (spec === undefined) return html``
  const { specs: words } = reader.texts
  const rules = spec.rules ?? [spec.rule]
  const others = spec.alternatives ?? []
  return html`<div class="spec"><dt>${name}</dt>
<dd class="figure">${figureOf(spec, reader)}</dd>
${refitShare(spec, reader)}<dd><details><summary>${words.why}<span class="unseen">: ${name}</span></summary><p>${inEnglish(reader, spec.why ?? '')}</p>${others.length === 0 ? '' : html`<p>${inEnglish(reader, `${others.join('; ')}.`)}</p>`}<p>${words.bases[spec.basis]}. ${words.rule}:</p><ul>${ruleLinks(rules, fitting, reader)}</ul></details></dd></div>
`
}

/** What a rule decides, in the language of the page where it has it. */
const ruleTitle = (rule: string, reader: Reader): Html => {
  const title = reader.texts.specs.ruleTitles[rule]
  return title === undefined ? inEnglish(reader, ruleById(rule)?.title ?? '') : html`${title}`
}

/** Where re-fits disagree more often than this, a figure is marked. */
const doubtfulBelow = 0.6

/** Share of re-fits that agree with a figure; its basis where there is none. */
const refitShare = ({ confidence: share, basis }: Spec, reader: Reader): Html => {
  const { specs: words } = reader.texts
  if (share === undefined) return html`<dd class="sure">${words.bases[basis]}</dd>\n`
  const percent = new Intl.NumberFormat(reader.locale, { style: 'percent' }).format(share)
  return html`<dd class="sure${share < doubtfulBelow ? ' doubtful' : ''}">${fill(words.sure, { percent })}</dd>\n`
}

/** `45.5 in (standard)`: the part in parentheses is secondary. */
const figureOf = ({ display, unit, value }: Spec, reader: Reader): Html => {
  const [, figure = figureFor(reader, display), aside] = /^([^(]+) \((.+)\)$/.exec(figureFor(reader, display)) ?? []
  const written = html`${capitalize(figure)}${aside === undefined ? '' : html` <small>${aside}</small>`}`
  return unit === 'in' ? quantity(reader, 'inches', Number(value)) : written
}

/** The clubs to buy, with what each compromises. */
export const pickSection = ({ topPicks, clubType }: CompletedFitting, reader: Reader): Html => {
  if (topPicks.length === 0) return html``
  const { picks, build } = reader.texts
  return html`<section aria-labelledby="picks">
<h2 id="picks">${picks.heading}</h2>
<ol class="picks">
${topPicks.map(
  (pick) => html`<li>
<h3><small>${pick.brand}</small> ${pick.model}</h3>
<p class="worth">${priceOf(pick, clubType, reader)}${pick.score === null ? '' : html` <span class="chip good">${fill(picks.score, { score: pick.score })}</span>`}</p>
<ul class="reasons">${pick.reasons.map((reason) => html`<li>${inEnglish(reader, reason)}</li>`)}</ul>
${compromises(pick.compromises, reader)}
<details><summary>${reader.texts.order.value}<span class="unseen">: ${pick.brand} ${pick.model}</span></summary>${buildList(pick.build, reader)}</details>
<p class="store"><a class="button quiet" href="${pick.storeUrl}" target="_top">${build.store}<span class="unseen">: ${pick.brand} ${pick.model}</span></a></p>
</li>
`,
)}</ol>
</section>
`
}

const compromises = (all: readonly string[], reader: Reader): Html => {
  const { picks } = reader.texts
  if (all.length === 0) return html`<p class="soft">${picks.noCompromise}</p>`
  return html`<div class="compromise"><p><strong>${picks.compromises}</strong></p><ul>${all.map((one) => html`<li>${inEnglish(reader, one)}</li>`)}</ul></div>`
}

/** What was assumed, and the one measurement that would tell most. */
export const foundedSection = (fitting: CompletedFitting, reader: Reader): Html => {
  const { founded: words } = reader.texts
  const { assumptions = [], keyInsights = [], warnings = [] } = fitting.analysis ?? {}
  const notes = [...keyInsights, ...warnings].map(({ text }) => text)
  const assumed = assumptions.map(({ field, value, how }) => `${fieldInWords(field)} ${value}: ${how}`)
  return html`<section aria-labelledby="founded">
<h2 id="founded">${words.heading}</h2>
${measureNext(fitting, reader)}${assumed.length === 0 ? html`<p>${words.nothing}</p>\n` : list(words.assumed, assumed, reader)}${list(words.notes, notes, reader)}${flightRules(fitting, reader)}</section>
`
}

/** Rules of the drawings from above: the fitting itself flies no ball sideways. */
const sideRules = ['FLT-SIDE', 'FLT-DISPERSION']

/** Rules behind the numbers of the flights, and of those that the sliders make. */
const flightRules = (fitting: CompletedFitting, reader: Reader): Html => {
  const rules = [...fitting.meta.rulesApplied.filter((rule) => rule.startsWith('FLT-')), ...sideRules]
  return html`<details><summary>${reader.texts.founded.flights}</summary><ul>${ruleLinks(rules, fitting, reader)}</ul></details>
`
}

const ruleLinks = (rules: readonly string[], fitting: CompletedFitting, reader: Reader): readonly Html[] =>
  rules.map((rule) => html`<li><a href="${ruleAddress(rule, fitting)}">${rule}</a> ${ruleTitle(rule, reader)}</li>`)

const list = (heading: string, texts: readonly string[], reader: Reader): Html =>
  texts.length === 0
    ? html``
    : html`<h3>${heading}</h3>
<ul>${texts.map((text) => html`<li>${inEnglish(reader, text)}</li>\n`)}</ul>
`
