import type { Cell } from '../../golf/tables.ts'
import { type About, type Html, html, page } from '../../pages/index.ts'
import type { Config } from '../../platform/config.ts'
import { capitalize } from '../../platform/values.ts'
import { plainWords, type RuleEntry, type RuleId, type RuleStatus } from '../../ruleset/index.ts'
import { rulePicturesOf } from './rule-picture.ts'
import { ruleDetail, ruleList } from './rules.ts'

const founded: Readonly<Record<RuleStatus, string>> = {
  published: 'seen in a publication',
  from_memory: 'a published chart, quoted from memory',
  model: 'computed by the flight model',
  judgment: 'our decision',
}

/** Whose pages they are. */
type Site = Pick<Config, 'baseUrl' | 'serviceName'>

const rulesPage = ({ baseUrl, serviceName }: Site, title: string, main: Html, about: Omit<About, 'baseUrl'>): Html =>
  page({
    title: `${title} - ${serviceName}`,
    serviceName,
    main,
    place: 'docs',
    styles: ['/docs/components.css', '/docs/rules.css'],
    about: { baseUrl, ...about },
  })

/**
 * The rules as a browser shows them.
 * @param sought Words that a rule must hold; empty for all rules.
 */
export const ruleListPage = (site: Site, sought: string): Html => {
  const { rules, rulesetRevision, count } = ruleList()
  const found = rules.filter(holds(sought))
  const sections = Map.groupBy(found, ({ section }) => section)
  const main = html`<h1>Fitting rules</h1>
<p class="lead">Every figure of a fitting names the rule that chose it.</p>
<form class="filter" role="search" action="/v1/rules"><label for="q">Find rules</label> <input id="q" name="q" type="search" value="${sought}" placeholder="wrist to floor"> <button>Find</button></form>
<p>${found.length === count ? `${count} rules` : html`${found.length} of ${count} rules. <a href="/v1/rules">Show all</a>`}</p>
${[...sections].map(
  ([section, members]) => html`<h2>${capitalize(section)}</h2>
<ul class="rules">
${members.map(
  ({ id, title, status }) =>
    html`<li><a href="/v1/rules/${id}">${title}</a> <code>${id}</code> <span>${founded[status]}</span></li>\n`,
)}</ul>
`,
)}<p class="facts">Revision <code>${rulesetRevision}</code></p>`
  return rulesPage(site, 'Fitting rules', main, {
    path: '/v1/rules',
    description: `The ${count} rules by which golf clubs are fitted, each with its figures, its source and what it rests on.`,
  })
}

/** Whether a rule holds every word, in whatever order. */
const holds = (sought: string) => {
  const words = sought.toLowerCase().split(/\s+/)
  return ({ id, title, statement, section }: RuleEntry): boolean => {
    const text = `${id} ${title} ${statement} ${section}`.toLowerCase()
    return words.every((word) => text.includes(word))
  }
}

/**
 * One rule as a browser shows it.
 * @param at Where the golfer of a fitting lies on the chart; null when the page was not opened from one.
 * @throws notFound, with the nearest id.
 */
export const rulePage = (id: string, site: Site, at: number | null): Html => {
  const { rule, rulesetRevision } = ruleDetail(id)
  const statement = html`<ul class="statement" id="statement">${sentences(rule.statement).map((one) => html`<li>${one}</li>`)}</ul>\n`
  const pictures = rulePicturesOf(rule.id, rule, at)
  // Whoever comes from a fitting looks for the golfer on the curve.
  const main = html`<h1>${rule.title}</h1>
<p class="facts"><code>${rule.id}</code> <span>${rule.section}</span> <span>since ${rule.since}</span></p>
${plain(rule.id)}${at === null ? [statement, ...pictures] : [...pictures, statement]}
<h2>Source</h2>
<p>${rule.source}</p>
<p>Basis: ${founded[rule.status]}.</p>
<p>Implemented by <code>${rule.implementedBy}</code>.</p>
${'rows' in rule && rule.rows !== undefined ? figures(rule.columns, rule.rows) : ''}
<p><a href="/v1/rules">All rules</a>, revision <code>${rulesetRevision}</code></p>`
  return rulesPage(site, `${rule.title} (${rule.id})`, main, {
    path: `/v1/rules/${rule.id}`,
    description: plainWords[rule.id as RuleId]?.[0] ?? sentences(rule.statement)[0]!,
  })
}

/** Each says one thing of what the rule decides. */
const sentences = (statement: string): string[] => statement.split(/(?<=[^. ]\.) (?=[A-Z])/)

/** The rule in the words of a golfer, where it has any. */
const plain = (id: string): Html | '' => {
  const words = plainWords[id as RuleId]
  return words === undefined
    ? ''
    : html`<p class="lead">${words.join(' ')}</p>\n<p><a href="#statement">The rule in full</a></p>\n`
}

type Rows = readonly Readonly<Record<string, Cell>>[]
type Meanings = Readonly<Record<string, string>>

/** Longer tables are folded: the chart and the statement say most of it. */
const unfoldedRowsMax = 20

const figures = (meanings: Meanings, rows: Rows): Html => {
  const columns = Object.keys(meanings)
  return html`<details${rows.length > unfoldedRowsMax ? '' : html` open`}><summary>Figures: ${rows.length} rows</summary>
<table class="rule-figures">
<thead><tr>${columns.map((column) => html`<th scope="col">${column.replaceAll('_', ' ')}</th>`)}</tr></thead>
<tbody>
${rows.map((row) => html`<tr>${columns.map((column) => html`<td data-column="${column.replaceAll('_', ' ')}">${row[column] ?? ''}</td>`)}</tr>\n`)}</tbody>
</table>
<h2>Columns</h2>
<dl class="meanings">
${columns.map((column) => html`<dt>${column.replaceAll('_', ' ')}</dt><dd>${meanings[column]}</dd>\n`)}</dl></details>`
}
