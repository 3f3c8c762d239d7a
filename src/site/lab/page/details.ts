import type { CompletedFitting } from '../../../fitting/index.ts'
import { type Html, html } from '../../../pages/index.ts'
import { ruleById } from '../../../ruleset/index.ts'
import type { Said } from '../../../words/message.ts'
import type { LabView } from '../view.ts'
import { assumedList, unpublished } from './assumed.ts'
import { buildList, priceOf } from './hero.ts'
import { measureNext } from './measure-next.ts'
import { fill, type Reader, said } from './reader.ts'
import { ruleAddress } from './rule-address.ts'

/** What a rule decides, in the language of the page where it has it. */
const ruleTitle = (rule: string, reader: Reader): Html => {
  const title = reader.texts.specs.ruleTitles[rule]
  return title === undefined ? said(reader, ruleById(rule)?.title ?? '') : html`${title}`
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
<ul class="reasons">${pick.reasons.map((reason) => html`<li>${said(reader, reason)}</li>`)}</ul>
${compromises(pick.compromises, reader)}
${pick.estimated.length === 0 ? '' : html`<p class="guessed">${unpublished(pick.estimated, reader)}</p>\n`}<details><summary>${reader.texts.order.value}<span class="unseen">: ${pick.brand} ${pick.model}</span></summary>${buildList(pick, reader)}</details>
<p class="store"><a class="button quiet" href="${pick.storeUrl}" target="_top">${build.store}<span class="unseen">: ${pick.brand} ${pick.model}</span></a></p>
</li>
`,
)}</ol>
</section>
`
}

const compromises = (all: readonly Said[], reader: Reader): Html => {
  const { picks } = reader.texts
  if (all.length === 0) return html`<p class="soft">${picks.noCompromise}</p>`
  return html`<div class="compromise"><p><strong>${picks.compromises}</strong></p><ul>${all.map((one) => html`<li>${said(reader, one)}</li>`)}</ul></div>`
}

/** What was assumed, and the one measurement that would tell most. */
export const foundedSection = (view: LabView, reader: Reader): Html => {
  const { fitting } = view
  const { founded: words } = reader.texts
  const { keyInsights = [], warnings = [] } = fitting.analysis ?? {}
  const notes = [...keyInsights, ...warnings].map(({ text }) => text)
  return html`<section aria-labelledby="founded">
<h2 id="founded">${words.heading}</h2>
${measureNext(fitting, reader)}${assumedList(view, reader)}${list(words.notes, notes, reader)}${flightRules(fitting, reader)}</section>
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

/** Rules by their ids, each with what it decides. */
export const ruleLinks = (rules: readonly string[], fitting: CompletedFitting, reader: Reader): readonly Html[] =>
  rules.map((rule) => html`<li><a href="${ruleAddress(rule, fitting)}">${rule}</a> ${ruleTitle(rule, reader)}</li>`)

const list = (heading: string, texts: readonly Said[], reader: Reader): Html =>
  texts.length === 0
    ? html``
    : html`<h3>${heading}</h3>
<ul>${texts.map((text) => html`<li>${said(reader, text)}</li>\n`)}</ul>
`
