import { capital } from '../../golf/phrases.ts'
import type { Cell } from '../../golf/tables.ts'
import { type Html, html, page } from '../../pages/index.ts'
import type { RuleStatus } from '../../ruleset/index.ts'
import { ruleDetail, ruleList } from './rules.ts'

const founded: Readonly<Record<RuleStatus, string>> = {
  published: 'seen in a publication',
  from_memory: 'a published chart, quoted from memory',
  model: 'computed by the flight model',
  judgment: 'our decision',
}

/** The rule book as a browser shows it. */
export const ruleListPage = (serviceName: string): Html => {
  const { rules, rulesetRevision, count } = ruleList()
  const sections = Map.groupBy(rules, ({ section }) => section)
  const main = html`<h1>Fitting rules</h1>
<p>${count} rules, revision <code>${rulesetRevision}</code>. Every figure of a fitting names the rule that chose it.</p>
${[...sections].map(
  ([section, members]) => html`<h2>${capital(section)}</h2>
<table>
<tbody>
${members.map(
  ({ id, title, status }) =>
    html`<tr><td><a href="/v1/rules/${id}"><code>${id}</code></a></td><td>${title}</td><td>${founded[status]}</td></tr>\n`,
)}</tbody>
</table>
`,
)}`
  return page({ title: `Fitting rules - ${serviceName}`, serviceName, main })
}

/** One rule as a browser shows it. @throws notFound, with the nearest id. */
export const rulePage = (id: string, serviceName: string): Html => {
  const { rule, rulesetRevision } = ruleDetail(id)
  const main = html`<h1>${rule.title}</h1>
<p class="facts"><code>${rule.id}</code> <span>${rule.section}</span> <span>since ${rule.since}</span></p>
<h2>Rule</h2>
<p>${rule.statement}</p>
<h2>Source</h2>
<p>${rule.source}</p>
<p>How well it is founded: ${founded[rule.status]}.</p>
<p>Carried out by <code>${rule.implementedBy}</code>.</p>
${'rows' in rule && rule.rows !== undefined ? figures(rule.columns, rule.rows) : ''}
<p><a href="/v1/rules">All rules</a>, revision <code>${rulesetRevision}</code></p>`
  return page({ title: `${rule.id} - ${serviceName}`, serviceName, main })
}

const figures = (meanings: Readonly<Record<string, string>>, rows: readonly Readonly<Record<string, Cell>>[]): Html => {
  const columns = Object.keys(meanings)
  return html`<h2>Figures</h2>
<div class="wide" tabindex="0"><table>
<thead><tr>${columns.map((column) => html`<th>${column.replaceAll('_', ' ')}</th>`)}</tr></thead>
<tbody>
${rows.map((row) => html`<tr>${columns.map((column) => html`<td>${row[column] ?? ''}</td>`)}</tr>\n`)}</tbody>
</table></div>
<h2>Columns</h2>
<dl>
${columns.map((column) => html`<dt>${column.replaceAll('_', ' ')}</dt><dd>${meanings[column]}</dd>\n`)}</dl>`
}
