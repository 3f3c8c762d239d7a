import { csvFormatRows } from 'd3-dsv'
import {
  deleteEndpoint,
  enableWebhook,
  endpointsMax,
  isUrlFault,
  makeWebhook,
  rotateSecret,
  selectEndpoints,
  selectWaitingLeads,
  urlWords,
  type WebhookRefusal,
  type WebhookRequest,
} from '../../../features/webhooks/index.ts'
import { type Html, html } from '../../../pages/index.ts'
import { problem } from '../../../platform/errors.ts'
import type { Sql } from '../../../platform/postgres/sql.ts'
import { inEnglish } from '../../../words/index.ts'
import { say } from '../../../words/say.ts'
import { chip, confirmForm, dayOf, empty, facts, fault, minuteOf, secretPanel, showRefusal } from '../parts.ts'
import { table } from '../table.ts'
import { actorOf, type Done, type Place, type View, type Visit } from '../visit.ts'

type Endpoint = Awaited<ReturnType<typeof selectEndpoints>>[number]

/** What was typed, when the form comes back, and why it does. */
interface Again {
  readonly url: string
  readonly events: readonly string[]
  readonly refusal?: string
  readonly wrongUrl?: string
  readonly wrongEvents?: string
}

const nothingTyped: Again = { url: '', events: ['fitting.completed', 'fitting.failed'] }

const seeWebhooks = (visit: Visit): Promise<View> => webhooks(visit)

const webhooks = async ({ deps, person, isOwner, secret }: Visit, again = nothingTyped): Promise<View> => {
  const endpoints = await selectEndpoints(deps.sql, person.accountId)
  const items = await Promise.all(
    endpoints.map(async (one) => endpointItem(one, isOwner, isOwner ? await waitingLeads(deps.sql, person, one) : [])),
  )
  const form = deps.signer === null ? notConfigured : newEndpoint(again)
  return {
    title: 'Webhooks',
    section: 'webhooks',
    status: statusOf(again),
    content: html`<h1>Webhooks</h1>
<p class="lead">Tell your servers when a fitting ends or the allowance runs low. See <a href="/docs/webhooks">how to receive events</a>.</p>
${showRefusal(again.refusal)}
${secretPanel(secret, { title: 'The secret of the endpoint', more: 'Your server checks signatures with it. Copy it now: it is shown only once.' })}
<h2>Endpoints</h2>
${endpoints.length === 0 ? empty('There are no endpoints yet.') : html`<ul class="list">\n${items}</ul>`}
${isOwner ? form : ''}`,
  }
}

/** What is beside a field can be mended there; what is not is in the way of any endpoint. */
const statusOf = ({ refusal, wrongUrl, wrongEvents }: Again): number => {
  if (refusal !== undefined) return 409
  return wrongUrl === undefined && wrongEvents === undefined ? 200 : 400
}

const notConfigured = html`<p class="told warn">The operator has not configured webhooks, so endpoints cannot be created or given new secrets.</p>`

const endpointItem = (endpoint: Endpoint, mayChange: boolean, leads: readonly WaitingLead[]): Html => {
  const { webhookId, url, events, createdAt, failingSince, disabledAt, note } = endpoint
  return html`<li${disabledAt === null ? '' : html` class="gone"`}>
<div class="head"><h3>${url}</h3> <code>${webhookId}</code> ${stateChip(endpoint)}</div>
${facts([
  ['Events', events.join(', ')],
  ['Made', dayOf(new Date(createdAt))],
  ['Failing since', failingSince && minuteOf(new Date(failingSince))],
  ['Disabled', disabledAt && minuteOf(new Date(disabledAt))],
  ['Reason', note],
])}${leads.length === 0 ? '' : leadList(endpoint, leads)}${mayChange ? html`<div class="actions">${disabledAt === null && leads.length === 0 ? '' : enableForm(endpoint)}${rotateForm(endpoint)}${removeForm(endpoint)}</div>` : ''}
</li>
`
}

const stateChip = ({ failingSince, disabledAt }: Endpoint): Html => {
  if (disabledAt !== null) return chip('Disabled', 'bad')
  return failingSince === null ? chip('Enabled', 'good') : chip('Failing', 'warn')
}

type WaitingLead = Awaited<ReturnType<typeof selectWaitingLeads>>['leads'][number]

/** More of them are in the file. */
const leadsShownMax = 20
const leadsMax = 10_000

const waitingLeads = async (sql: Sql, { accountId }: Visit['person'], { webhookId }: Endpoint) =>
  (await selectWaitingLeads(sql, accountId, webhookId, { cursor: null, limit: leadsShownMax })).leads

const leadList = ({ webhookId }: Endpoint, leads: readonly WaitingLead[]): Html => html`
<h4>Visitors of whom it was not told yet</h4>
${table(
  'Visitors who want to be contacted',
  ['Name', 'Email', 'Fitting', 'Asked'],
  leads.map(({ name, email, fittingId, createdAt }) => [
    name,
    html`<a href="mailto:${email}">${email}</a>`,
    html`<a href="/dashboard/fittings/${fittingId}">${fittingId}</a>`,
    minuteOf(new Date(createdAt)),
  ]),
)}
<p><a class="button quiet" href="/dashboard/webhooks/${webhookId}/leads" download="leads.csv">Download as CSV</a></p>
`

/** All of them as a file. */
const seeLeads = async ({ deps, person, id }: Visit): Promise<Response> => {
  const { leads } = await selectWaitingLeads(deps.sql, person.accountId, id, { cursor: null, limit: leadsMax })
  const rows = leads.map(({ createdAt, name, email, fittingId, consent, confirmed }) => [
    createdAt,
    name,
    email,
    fittingId,
    consent,
    String(confirmed),
  ])
  const text = csvFormatRows([
    ['asked', 'name', 'email', 'fitting', 'consent', 'confirmed'],
    ...rows.map((row) => row.map(plainCell)),
  ])
  return new Response(text, {
    headers: { 'content-type': 'text/csv; charset=utf-8', 'cache-control': 'private, no-store' },
  })
}

/** What a visitor typed is no formula of whoever opens the file in a spreadsheet. */
const plainCell = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)

const enableForm = ({ webhookId, url, disabledAt }: Endpoint): Html =>
  confirmForm({
    name: disabledAt === null ? 'Send again' : 'Enable',
    of: url,
    action: `/dashboard/webhooks/${webhookId}/enable`,
    question:
      'New events are sent there, and visitors of whom it was not told yet. Other events that were given up are not sent again.',
    button: disabledAt === null ? 'Send visitors again' : 'Enable endpoint',
    isHarmless: true,
  })

const rotateForm = ({ webhookId, url }: Endpoint): Html =>
  confirmForm({
    name: 'New secret',
    of: url,
    action: `/dashboard/webhooks/${webhookId}/rotate`,
    question: 'For 24 hours events are signed with the old secret too. Change your server in that time.',
    button: 'Make new secret',
    isHarmless: true,
  })

const removeForm = ({ webhookId, url }: Endpoint): Html =>
  confirmForm({
    name: 'Remove',
    of: url,
    action: `/dashboard/webhooks/${webhookId}/remove`,
    question: 'No more events are sent there. This cannot be undone.',
    button: 'Remove endpoint',
  })

/** When each event is sent. */
const eventWords: Readonly<Record<WebhookRequest['events'][number], string>> = {
  'fitting.completed': 'A fitting is stored.',
  'fitting.failed': 'A fitting failed.',
  'allowance.low': 'A tenth of the month’s fittings is left; sent again when none is left.',
  'lead.created': 'A visitor of your page wants to be contacted, with name and email address.',
}

const newEndpoint = ({ url, events, wrongUrl, wrongEvents }: Again): Html => html`<h2 id="new">New endpoint</h2>
<form method="post" action="/dashboard/webhooks" class="card">
<div class="fields">
<div class="whole"><label for="url">Address</label>
<input id="url" name="url" type="url" required maxlength="500" autocomplete="off" spellcheck="false" placeholder="https://shop.example/hooks/clubwright" value="${url}" aria-describedby="${wrongUrl ? 'url-fault ' : ''}url-hint"${wrongUrl ? html` aria-invalid="true"` : ''}>
${fault('url-fault', wrongUrl)}
<p class="hint" id="url-hint">https, on the public internet.</p></div>
<fieldset class="whole"${wrongEvents ? html` aria-describedby="events-fault"` : ''}><legend>Events</legend>
<div class="ticks">
${Object.entries(eventWords).map(
  ([event, words]) =>
    html`<label><input type="checkbox" name="event" value="${event}"${events.includes(event) ? html` checked` : ''}> <span>${event} <small>${words}</small></span></label>\n`,
)}</div>
${fault('events-fault', wrongEvents)}</fieldset>
</div>
<button>Make endpoint</button>
</form>`

/** Why an endpoint is not made, beside the field that it is about. */
const refusalWords = (refused: WebhookRefusal): Pick<Again, 'wrongUrl' | 'wrongEvents' | 'refusal'> => {
  if (refused === 'events') return { wrongEvents: 'Choose at least one event.' }
  if (refused === 'maximum') return { refusal: `There may be ${endpointsMax} endpoints. Remove one first.` }
  if (refused === 'url') return { wrongUrl: 'The address must be https://host/path, without fragment.' }
  return {
    wrongUrl: isUrlFault(refused) ? `The address ${inEnglish(urlWords[refused])}.` : 'The endpoint cannot be made.',
  }
}

const doMake = async (visit: Visit): Promise<Done | View> => {
  const { deps, person, form } = visit
  const typed = { url: form.get('url') ?? '', events: form.getAll('event') }
  const made = await makeWebhook(deps, person.accountId, typed, actorOf(visit), visit.claim)
  if ('refused' in made) return webhooks(visit, { ...typed, ...refusalWords(made.refused) })
  return { to: '/dashboard/webhooks', secret: made.secret }
}

const doEnable = async (visit: Visit): Promise<Done> => {
  const { deps, person, id } = visit
  const endpoint = { accountId: person.accountId, webhookId: id }
  if ((await enableWebhook(deps, endpoint, 'leads', actorOf(visit))) === null) throw noEndpoint()
  return { to: '/dashboard/webhooks', done: 'webhook-enabled' }
}

const doRotate = async (visit: Visit): Promise<Done> => {
  const { deps, person, id } = visit
  const rotated = await rotateSecret(deps, person.accountId, id, actorOf(visit), visit.claim)
  if (rotated === null) throw noEndpoint()
  return { to: '/dashboard/webhooks', done: 'webhook-rotated', secret: rotated.secret }
}

const doRemove = async (visit: Visit): Promise<Done> => {
  const { deps, person, id } = visit
  if (!(await deleteEndpoint(deps.sql, person.accountId, id, actorOf(visit)))) throw noEndpoint()
  return { to: '/dashboard/webhooks', done: 'webhook-removed' }
}

const noEndpoint = () => problem('notFound', { detail: say('webhooks.noEndpointHere') })

/** Page and forms of webhook endpoints. */
export const webhookPlaces = {
  '/dashboard/webhooks': { get: seeWebhooks, post: doMake, makes: ['whsec'], asksPassword: true, ownersOnly: 'forms' },
  '/dashboard/webhooks/:id/enable': { post: doEnable, ownersOnly: 'forms' },
  '/dashboard/webhooks/:id/leads': { get: seeLeads, ownersOnly: 'everything' },
  '/dashboard/webhooks/:id/rotate': { post: doRotate, asksPassword: true, ownersOnly: 'forms' },
  '/dashboard/webhooks/:id/remove': { post: doRemove, isForEnding: true, ownersOnly: 'forms' },
} as const satisfies Record<string, Place>
