import type { Cell } from '../../golf/tables.ts'
import { type About, fill, type Html, html, page, type Reader, saidAsText } from '../../pages/index.ts'
import type { Config } from '../../platform/settings/settings.ts'
import { capitalize } from '../../platform/values.ts'
import { plainWords, type RuleEntry, type RuleId } from '../../ruleset/index.ts'
import { rulePicturesOf } from './rule-picture.ts'
import { ruleDetail, ruleList } from './rules.ts'

/** Whose pages they are. */
type Site = Pick<Config, 'baseUrl' | 'serviceName'>

const rulesPage = (
  { baseUrl, serviceName }: Site,
  reader: Reader,
  title: string,
  main: Html,
  about: Omit<About, 'baseUrl'>,
): Html =>
  page({
    title: `${title} - ${serviceName}`,
    serviceName,
    reader,
    main,
    place: 'docs',
    styles: ['/docs/components.css', '/docs/rules.css'],
    about: { baseUrl, ...about },
  })

/** The title of a rule in the language of the reader; the rules have them in English. */
const titleOf = ({ texts }: Reader, { id, title }: RuleEntry): string => texts.specs.ruleTitles[id] ?? title

const sectionOf = ({ texts }: Reader, { section }: RuleEntry): string =>
  (texts.rules.sections as Readonly<Record<string, string>>)[section] ?? section

/** Mark of what is in English on a page in another language. */
const english = ({ lang }: Reader): Html | '' => (lang === 'en' ? '' : html` lang="en"`)

/**
 * The rules as a browser shows them.
 * @param sought Words that a rule must hold; empty for all rules.
 */
export const ruleListPage = (site: Site, sought: string, reader: Reader): Html => {
  const { rules: words } = reader.texts
  const { rules, rulesetRevision, count } = ruleList()
  const found = rules.filter(holds(sought, reader))
  const sections = Map.groupBy(found, (rule) => sectionOf(reader, rule))
  const main = html`<h1>${words.title}</h1>
<p class="lead">${words.lead}</p>
<form class="filter" role="search" action="/v1/rules"><label for="q">${words.find}</label> <input id="q" name="q" type="search" value="${sought}" placeholder="${words.example}"> <button>${words.look}</button></form>
<p>${found.length === count ? fill(words.count, { count }) : html`${fill(words.found, { found: found.length, count })} <a href="/v1/rules">${words.showAll}</a>`}</p>
${[...sections].map(
  ([section, members]) => html`<h2>${capitalize(section)}</h2>
<ul class="rules">
${members.map(
  (rule) =>
    html`<li><a href="/v1/rules/${rule.id}">${titleOf(reader, rule)}</a> <code>${rule.id}</code> <span>${words.founded[rule.status]}</span></li>\n`,
)}</ul>
`,
)}<p class="facts">${words.revision} <code>${rulesetRevision}</code></p>`
  return rulesPage(site, reader, words.title, main, {
    path: '/v1/rules',
    description: words.description.replace('{count}', String(count)),
  })
}

/** Whether a rule holds every word, in whatever order and in English or the language of the reader. */
const holds = (sought: string, reader: Reader) => {
  const words = sought.toLowerCase().split(/\s+/)
  return (rule: RuleEntry): boolean => {
    const own = `${titleOf(reader, rule)} ${sectionOf(reader, rule)}`
    const text = `${rule.id} ${rule.title} ${rule.statement} ${rule.section} ${own}`.toLowerCase()
    return words.every((word) => text.includes(word))
  }
}

/**
 * One rule as a browser shows it.
 * @param at Where the golfer of a fitting lies on the chart; null when the page was not opened from one.
 * @throws notFound, with the nearest id.
 */
export const rulePage = (id: string, site: Site, at: number | null, reader: Reader): Html => {
  const { rules: words } = reader.texts
  const { rule, rulesetRevision } = ruleDetail(id)
  const title = titleOf(reader, rule)
  const plainSaid = plainWords[rule.id as RuleId]
  const plain = plainSaid && saidAsText(reader, plainSaid)
  const statement = html`<ul class="statement" id="statement"${english(reader)}>${sentences(rule.statement).map((one) => html`<li>${one}</li>`)}</ul>\n`
  const pictures = rulePicturesOf(rule.id, rule, at, reader)
  // Whoever comes from a fitting looks for the golfer on the curve.
  const main = html`<h1>${title}</h1>
<p class="facts"><code>${rule.id}</code> <span>${sectionOf(reader, rule)}</span> <span>${fill(words.since, { revision: rule.since })}</span></p>
${plain === undefined ? '' : html`<p class="lead">${plain}</p>\n`}${fullText(reader, plain !== undefined)}${at === null ? [statement, ...pictures] : [...pictures, statement]}
<h2>${words.source}</h2>
<p${english(reader)}>${rule.source}</p>
<p>${fill(words.basis, { basis: words.founded[rule.status] })}</p>
<p>${fill(words.implementedBy, { where: html`<code>${rule.implementedBy}</code>` })}</p>
${'rows' in rule && rule.rows !== undefined ? figures(rule.columns, rule.rows, reader) : ''}
<p><a href="/v1/rules">${words.all}</a>. ${words.revision} <code>${rulesetRevision}</code></p>`
  return rulesPage(site, reader, `${title} (${rule.id})`, main, {
    path: `/v1/rules/${rule.id}`,
    description:
      plain !== undefined ? sentences(plain)[0]! : reader.lang === 'en' ? sentences(rule.statement)[0]! : title,
  })
}

/** Each says one thing of what the rule decides. */
const sentences = (statement: string): string[] => statement.split(/(?<=[^. ]\.) (?=[A-Z])/)

/** The way to the full text past the words of a golfer, and that it is in English. */
const fullText = ({ lang, texts }: Reader, isBelowPlain: boolean): Html | '' => {
  if (lang === 'en' && !isBelowPlain) return ''
  const { full, english: inEnglish } = texts.rules
  return html`<p><a href="#statement">${full}</a>${lang === 'en' ? '' : ` (${inEnglish})`}</p>\n`
}

type Rows = readonly Readonly<Record<string, Cell>>[]
type Meanings = Readonly<Record<string, string>>

/** Longer tables are folded: the chart and the statement say most of it. */
const unfoldedRowsMax = 20

const figures = (meanings: Meanings, rows: Rows, reader: Reader): Html => {
  const { rules: words } = reader.texts
  const columns = Object.keys(meanings)
  return html`<details${rows.length > unfoldedRowsMax ? '' : html` open`}><summary>${fill(words.figures, { count: rows.length })}</summary>
<table class="rule-figures"${english(reader)}>
<thead><tr>${columns.map((column) => html`<th scope="col">${column.replaceAll('_', ' ')}</th>`)}</tr></thead>
<tbody>
${rows.map((row) => html`<tr>${columns.map((column) => html`<td data-column="${column.replaceAll('_', ' ')}">${row[column] ?? ''}</td>`)}</tr>\n`)}</tbody>
</table>
<h2>${words.columns}</h2>
<dl class="meanings"${english(reader)}>
${columns.map((column) => html`<dt>${column.replaceAll('_', ' ')}</dt><dd>${meanings[column]}</dd>\n`)}</dl></details>`
}
