import { Value } from '@sinclair/typebox/value'
import { selectApiKeys } from '../../../identity/accounts/index.ts'
import { type Html, html } from '../../../pages/index.ts'
import { problem } from '../../../platform/errors.ts'
import { say } from '../../../words/say.ts'
import {
  type RequestList,
  RequestsQuery,
  recentRequests,
  requestDays,
  selectListedAccount,
  selectRequest,
} from '../../developers/index.ts'
import { chip, empty, facts, minuteOf, secondOf, showRefusal } from '../parts.ts'
import { older, table } from '../table.ts'
import type { Place, View, Visit } from '../visit.ts'

type Requests = RequestList['requests']
/** Names of keys by their ids. */
type KeyNames = ReadonlyMap<string, string>

const narrowing = ['status', 'key', 'path'] as const

const seeRequests = async (visit: Visit): Promise<View> => {
  const { deps, person, query } = visit
  const isTest = query.get('mode') === 'test'
  const accountId = await selectListedAccount(deps.sql, person.accountId, isTest)
  // Fields that were left empty narrow nothing down.
  const given = (names: readonly string[]) =>
    Object.fromEntries(names.flatMap((name) => (query.get(name) ? [[name, query.get(name)!.trim()]] : [])))
  const narrowed = given(narrowing)
  const isRight = Value.Check(RequestsQuery, narrowed)
  const place = given(['only', 'before'])
  const asked = { ...(Value.Check(RequestsQuery, place) && place), ...(isRight && narrowed) }
  const [names, { requests, next }] = await Promise.all([
    keyNames(visit),
    accountId === null ? { requests: [], next: null } : recentRequests(deps, accountId, asked),
  ])
  const isErrorsOnly = query.get('only') === 'errors'
  const isNarrowed = Object.keys(narrowed).length > 0
  const tab = (words: string, address: string, isHere: boolean) =>
    html`<a href="${address}"${isHere ? html` aria-current="page"` : ''}>${words}</a>\n`
  return {
    title: 'Requests',
    section: 'requests',
    status: isRight ? 200 : 400,
    content: html`<h1>Requests</h1>
<p class="lead">Calls of the API and of tools in the last ${requestDays} days. If there are very many, only a sample is kept. Times are UTC.</p>
${isRight ? '' : showRefusal('This cannot be searched for.')}
<nav class="tabs" aria-label="Which requests">
${tab('All', '/dashboard/requests', !isErrorsOnly && !isTest)}${tab('Refused or failed', '/dashboard/requests?only=errors', isErrorsOnly && !isTest)}${tab('Test keys', '/dashboard/requests?mode=test', isTest)}</nav>
${searchForm(query, names, isNarrowed)}
${requests.length === 0 ? empty(noneWords(isErrorsOnly, isNarrowed)) : requestTable('Requests', requests, names)}
${older('/dashboard/requests', query, next)}`,
  }
}

const noneWords = (isErrorsOnly: boolean, isNarrowed: boolean): string => {
  if (isNarrowed) return 'There is no such request.'
  return isErrorsOnly ? 'No request was refused or failed.' : 'No requests yet.'
}

const statuses = { 2: 'Succeeded (2xx)', 4: 'Refused (4xx)', 5: 'Failed (5xx)' } as const

const searchForm = (query: URLSearchParams, names: KeyNames, isNarrowed: boolean): Html => {
  const kept = ['only', 'mode'].flatMap((name) =>
    query.get(name) ? [[name, query.get(name)!] as [string, string]] : [],
  )
  const option = (value: string, words: string, chosen: string | null) =>
    html`<option value="${value}"${value === chosen ? html` selected` : ''}>${words}</option>\n`
  return html`<form method="get" action="/dashboard/requests" class="search" role="search">${kept.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
<div class="row">
<div class="grow"><label for="path">Part of method and path</label>
<input id="path" name="path" autocomplete="off" spellcheck="false" maxlength="100" placeholder="POST /v1/fitting" value="${query.get('path') ?? ''}"></div>
<div><label for="key">Key</label>
<select id="key" name="key"><option value="">All</option>
${[...names].map(([id, name]) => option(id, name, query.get('key')))}</select></div>
<div><label for="status">Status</label>
<select id="status" name="status"><option value="">All</option>
${Object.entries(statuses).map(([digit, words]) => option(digit, words, query.get('status')))}</select></div>
<button>Filter</button>${isNarrowed ? html` <a class="button quiet" href="/dashboard/requests?${new URLSearchParams(kept)}">All</a>` : ''}
</div>
</form>`
}

const keyNames = async ({ deps, person }: Pick<Visit, 'deps' | 'person'>): Promise<KeyNames> =>
  new Map(
    (await selectApiKeys(deps.sql, person.accountId)).map(({ id, name, lastFour }) => [id, `${name} …${lastFour}`]),
  )

/** Table of requests, newest first. @param names Left out where no key is named. */
export const requestTable = (caption: string, requests: Requests, names: KeyNames | null = null): Html =>
  table(
    caption,
    ['Time', 'Operation', ...(names === null ? [] : ['Key', 'Took']), 'Status'],
    requests.map(({ at, operation, status, code, requestId, ms, keyId }) => [
      html`<a href="/dashboard/requests/${requestId}" title="${requestId}">${secondOf(at)}</a>`,
      html`<code>${operation}</code>`,
      ...(names === null ? [] : [keyWords(keyId, names), took(ms)]),
      html`${statusChip(status)}${code === null ? '' : html` <a href="/docs/errors/${code}"><code>${code}</code></a>`}`,
    ]),
  )

const statusChip = (status: number): Html => chip(String(status), status < 400 ? 'good' : status < 500 ? 'warn' : 'bad')

const took = (ms: number | null): string => (ms === null ? '' : `${ms < 10 ? ms.toFixed(1) : Math.round(ms)} ms`)

/** Agent connections, apps and removed keys have no name here. */
const keyWords = (keyId: string | null, names: KeyNames): Html | string => {
  if (keyId === null) return ''
  const name = names.get(keyId)
  return name ?? html`<code title="${keyId}">${keyId.slice(0, 4)}…${keyId.slice(-4)}</code>`
}

/** All that is kept of one request: nothing of what was asked or answered. */
const seeRequest = async (visit: Visit): Promise<View> => {
  const { deps, person, id } = visit
  const sandboxId = await selectListedAccount(deps.sql, person.accountId, true)
  const own = await selectRequest(deps.sql, person.accountId, id)
  const request = own ?? (sandboxId === null ? null : await selectRequest(deps.sql, sandboxId, id))
  if (request === null) throw problem('notFound', { detail: say('missing.request', { id, days: requestDays }) })
  const { at, operation, status, code, ms, keyId } = request
  return {
    title: operation,
    section: 'requests',
    content: html`<p class="crumb"><a href="/dashboard/requests">Requests</a></p>
<h1><code>${operation}</code></h1>
${facts([
  ['Status', statusChip(status)],
  ['Problem', code === null ? null : html`<a href="/docs/errors/${code}"><code>${code}</code></a>`],
  ['Time', html`${minuteOf(at)} (${at.toISOString().slice(11, 23)})`],
  ['Took', ms === null ? null : took(ms)],
  ['Key', keyId === null ? null : html`${keyWords(keyId, await keyNames(visit))} <code>${keyId}</code>`],
  ['Request id', html`<code>${id}</code>`],
])}
<p class="hint">Neither the body nor the answer is kept. The request id stands in <code>X-Request-ID</code> of the answer and in the log of the service.</p>${
      keyId === null
        ? ''
        : html`
<p class="actions"><a class="button quiet" href="/dashboard/requests?${own === null ? 'mode=test&' : ''}key=${keyId}">Requests of this key</a></p>`
    }`,
  }
}

/** Pages of requests. */
export const requestPlaces = {
  '/dashboard/requests': { get: seeRequests },
  '/dashboard/requests/:id': { get: seeRequest },
} as const satisfies Record<string, Place>
