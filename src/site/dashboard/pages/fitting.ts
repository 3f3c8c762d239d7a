import { type CompletedFitting, type ReadFitting, recordOf } from '../../../fitting/index.ts'
import { specNames } from '../../../golf/names/spec-names.ts'
import { type Html, html } from '../../../pages/index.ts'
import { problem } from '../../../platform/errors.ts'
import { capitalize } from '../../../platform/values.ts'
import { inEnglish } from '../../../words/index.ts'
import type { Rendered } from '../../../words/message.ts'
import { say } from '../../../words/say.ts'
import { findFitting } from '../../developers/index.ts'
import { chip, clubName, facts, minuteOf } from '../parts.ts'
import type { Place, View, Visit } from '../visit.ts'

const find = async ({ deps, person, id }: Visit): Promise<ReadFitting> => {
  const read = await findFitting(deps, person.accountId, id)
  if (read === null) throw problem('fittingNotFound', { detail: say('refusal.noFitting', { id }) })
  return read
}

const seeFitting = async (visit: Visit): Promise<View> => {
  const read = await find(visit)
  const { fittingId, clubType, createdAt, input, requestId } = read.row
  return {
    title: `${clubName(clubType)}, ${fittingId}`,
    section: 'fittings',
    content: html`<p class="crumb"><a href="/dashboard/fittings">Fittings</a></p>
<h1>${clubName(clubType)}</h1>
${facts([
  ['Made', minuteOf(createdAt)],
  ['Id', html`<code>${fittingId}</code>`],
  ['Request', html`<code>${requestId}</code>`],
])}
${outcome(read)}
<h2>What was sent</h2>
<pre tabindex="0"><code>${JSON.stringify(input, null, 2)}</code></pre>
<p class="actions">${read.row.output === null ? '' : html`<a class="button" href="/v1/fittings/${fittingId}">Open in the lab</a> `}<a class="button quiet" href="/dashboard/fittings/${fittingId}/json">The whole record as JSON</a></p>`,
  }
}

const outcome = ({ row, result }: ReadFitting): Html => {
  if (row.output !== null) return showCompleted(inEnglish(row.output))
  if (row.status === 'running') return html`<p class="told">It is running. Reload this page in a few seconds.</p>`
  const { title = 'It failed', detail = '' } = result.error ?? {}
  return html`<p class="told wrong"><strong>${title}.</strong> ${detail}</p>
<p class="hint">${row.isCharged ? 'It was charged; running it again with its key costs nothing.' : 'Its charge was refunded.'}</p>`
}

const showCompleted = ({ advice, specs, topPicks, analysis }: Rendered<CompletedFitting>): Html => html`${
  advice === undefined
    ? ''
    : html`<p class="summary"><strong>${advice.headline}</strong></p>
<ol>${advice.steps.map(({ text }) => html`<li>${text}</li>`)}</ol>
`
}${
  analysis === undefined ? '' : html`<p class="summary">${analysis.summary}</p>\n${warnings(analysis.warnings)}`
}<h2>Specs</h2>
<dl class="specs">
${Object.entries(specNames).map(([name, shown]) => specCell(shown, specs[name as keyof typeof specNames]))}</dl>
${
  advice?.offers === 'none'
    ? ''
    : html`<h2>Clubs that fit</h2>
<ol class="picks">
${topPicks.map(pickItem)}</ol>`
}`

const warnings = (all: readonly { readonly text: string }[]): Html =>
  html`${all.map(({ text }) => html`<p class="told warn">${text}</p>\n`)}`

type Spec = Rendered<CompletedFitting>['specs']['loft' | 'shaftFlex' | 'swingWeight']

const specCell = (name: string, spec: Spec | undefined): Html =>
  spec === undefined
    ? html``
    : html`<div class="spec"><dt>${name} ${spec.basis === 'measured' ? '' : chip(spec.basis)}</dt>
<dd class="figure">${figureOf(spec.display)}</dd>
<dd class="why">${spec.why ?? ''} <a href="/v1/rules/${spec.rule}">${spec.rule}</a></dd></div>
`

/** `45.5 in (standard)`: the part in parentheses is secondary. */
const figureOf = (display: string): Html => {
  const [, figure = display, aside] = /^([^(]+) \((.+)\)$/.exec(display) ?? []
  return html`${capitalize(figure)}${aside === undefined ? '' : html` <small>${aside}</small>`}`
}

const pickItem = ({
  brand,
  model,
  year,
  score,
  verdict,
  total,
  reasons,
  image,
  storeUrl,
}: Rendered<CompletedFitting>['topPicks'][number]): Html =>
  html`<li>${image === null ? '' : html`<img src="${new URL(image).pathname}" alt="" width="72" height="72" loading="lazy">`}
<h3><a href="${storeUrl}">${brand} ${model}</a></h3>
<p class="soft">${year}${score === null ? '' : `, ${score} of 100`}${verdict === null ? '' : `: ${verdict}`}</p>
${
  total === undefined
    ? ''
    : html`<p>${total.text}</p>
`
}<ul>${reasons.map((reason) => html`<li>${reason}</li>`)}</ul></li>
`

/** For programs and for those who want to see everything. */
const seeJson = async (visit: Visit): Promise<Response> =>
  new Response(JSON.stringify(inEnglish(recordOf(await find(visit))), null, 2), {
    headers: { 'content-type': 'application/json', 'cache-control': 'private, no-store' },
  })

/** Page and forms of one fitting. */
export const fittingPlaces = {
  '/dashboard/fittings/:id': { get: seeFitting },
  '/dashboard/fittings/:id/json': { get: seeJson },
} as const satisfies Record<string, Place>
