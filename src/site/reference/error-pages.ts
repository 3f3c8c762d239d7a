import { codeBox, type Html, html, page, prose } from '../../pages/index.ts'
import { exampleProblem } from '../../platform/http/openapi/openapi-problems.ts'
import { type ProblemName, type ProblemSpec, problems } from '../../platform/problem-table.ts'

interface Site {
  readonly baseUrl: string
  readonly serviceName: string
}

const names = Object.keys(problems) as ProblemName[]

const byStatus = (): ProblemSpec[] =>
  names.map((name): ProblemSpec => problems[name]).sort((a, b) => a.status - b.status)

/** The text of docs/errors.md, for those who read the repository. */
export const errorsMarkdown = (): string =>
  [
    '# Problems',
    '',
    'Every error is answered with a problem document (`application/problem+json`, RFC 9457). Branch on `code`, show `detail` to people,',
    'and include `instance` when you report one. A running service shows an example of each at `/docs/errors/CODE`.',
    ...byStatus().flatMap(({ code, status, title, happened, fix, retry }) => [
      '',
      `## ${code}`,
      '',
      `${status}: ${title}. ${happened}`,
      '',
      `What to do: ${fix}`,
      '',
      `May the same request be sent again? ${retryWords[retry]}`,
    ]),
    '',
  ].join('\n')

/** Every code, in the order of its status. */
export const errorList = ({ serviceName }: Site): Html => {
  const rows = byStatus().map(
    ({ code, status, title }) =>
      html`<tr id="${headingId(code)}"><td>${status}</td><td><a href="/docs/errors/${code}"><code>${breakable(code)}</code></a></td><td>${title}</td></tr>\n`,
  )
  const main = html`<h1>Problems</h1>
<p>Every error is answered with a problem document (<code>application/problem+json</code>, RFC 9457).
Branch on <code>code</code>; show <code>detail</code> to people; include <code>instance</code> when you report one.</p>
<table>
<thead><tr><th>Status</th><th>Code</th><th>Meaning</th></tr></thead>
<tbody>
${rows}</tbody>
</table>`
  return page({ title: `Problems - ${serviceName}`, serviceName, main })
}

/** The id of a code's heading in docs/errors.md, so that links to it lead here. */
const headingId = (code: string): string => code.toLowerCase().replaceAll('_', '')

/** A code that may break between its words, so that the table fits a phone. */
const breakable = (code: string): Html[] =>
  code.split('_').map((word, i) => (i === 0 ? html`${word}` : html`_<wbr>${word}`))

/** The page of one code, or undefined for a code that does not exist. */
export const errorPage = (code: string, { baseUrl, serviceName }: Site): Html | undefined => {
  const name = names.find((known) => problems[known].code === code)
  if (name === undefined) return undefined
  const { status, title, happened, fix, retry }: ProblemSpec = problems[name]
  const main = html`<h1>${title}</h1>
<p class="facts"><code>${code}</code> <span>HTTP ${status}</span></p>
<h2>What happened</h2>
<p>${prose(happened)}</p>
<h2>What to do</h2>
<p>${prose(fix)}</p>
<h2>May the same request be sent again?</h2>
<p>${retryWords[retry]}</p>
<h2>Example</h2>
${codeBox('example', 'Example', JSON.stringify(exampleProblem(name, baseUrl), null, 2))}
<p><a href="/docs/errors">All problems</a></p>`
  return page({ title: `${code} - ${serviceName}`, serviceName, main, scripts: ['/docs/copy.js'] })
}

const retryWords: Readonly<Record<ProblemSpec['retry'], string>> = {
  never: 'No, it would fail in the same way. Change it first.',
  'after Retry-After': 'Yes, after the number of seconds in the Retry-After header.',
  'after resetsAt': 'Yes, after the time in resetsAt.',
  'same key': 'Yes, with the same Idempotency-Key if it had one: nothing is charged twice.',
}
