import { Value } from '@sinclair/typebox/value'
import { type Html, html } from '../../../pages/index.ts'
import {
  type RequestList,
  RequestsQuery,
  recentRequests,
  requestDays,
  selectListedAccount,
} from '../../developers/index.ts'
import { chip, empty, minuteOf } from '../parts.ts'
import { older, table } from '../table.ts'
import type { Place, View, Visit } from '../visit.ts'

const seeRequests = async (visit: Visit): Promise<View> => {
  const { deps, person, query } = visit
  const isTest = query.get('mode') === 'test'
  const accountId = await selectListedAccount(deps.sql, person.accountId, isTest)
  const isErrorsOnly = query.get('only') === 'errors'
  const before = query.get('before') ?? undefined
  const asked = { ...(isErrorsOnly && { only: 'errors' as const }), ...(before !== undefined && { before }) }
  const { requests, next } =
    accountId === null
      ? { requests: [], next: null }
      : await recentRequests(deps, accountId, Value.Check(RequestsQuery, asked) ? asked : {})
  const tab = (words: string, address: string, isHere: boolean) =>
    html`<a href="${address}"${isHere ? html` aria-current="page"` : ''}>${words}</a>\n`
  return {
    title: 'Requests',
    section: 'requests',
    content: html`<h1>Requests</h1>
<p class="lead">Calls of the API and of tools in the last ${requestDays} days. If there are very many, only a sample is kept.</p>
<nav class="tabs" aria-label="Which requests">
${tab('All', '/dashboard/requests', !isErrorsOnly && !isTest)}${tab('Refused or failed', '/dashboard/requests?only=errors', isErrorsOnly && !isTest)}${tab('Test keys', '/dashboard/requests?mode=test', isTest)}</nav>
${requests.length === 0 ? empty(isErrorsOnly ? 'No request was refused or failed.' : 'No requests yet.') : requestTable('Requests', requests)}
${older('/dashboard/requests', query, next)}`,
  }
}

/** Table of requests, newest first. */
export const requestTable = (caption: string, requests: RequestList['requests']): Html =>
  table(
    caption,
    ['Time', 'Operation', 'Status', 'Request id'],
    requests.map(({ at, operation, status, code, requestId }) => [
      minuteOf(at),
      html`<code>${operation}</code>`,
      html`${chip(String(status), status < 400 ? 'good' : status < 500 ? 'warn' : 'bad')}${code === null ? '' : html` <a href="/docs/errors/${code}"><code>${code}</code></a>`}`,
      html`<code>${requestId}</code>`,
    ]),
  )

/** Page of the list of requests. */
export const requestPlaces = { '/dashboard/requests': { get: seeRequests } } as const satisfies Record<string, Place>
