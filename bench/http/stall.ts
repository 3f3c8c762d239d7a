/**
 * How long one request keeps the others waiting: `bun bench/http/stall.ts`, or with words for the operations that have them.
 *
 * Each operation gets its worst allowed and its worst refused body, beside a question to /health every 10 ms from a thread of
 * its own. The longest wait for /health is the longest time that the event loop was held. On a shared machine any single
 * wait may be somebody else's, so each is measured several times; what the request itself causes is in all of them: the
 * least. No more than 50 ms are accepted.
 */

import { once } from '../../src/platform/work/once.ts'
import { moreFiles, reviewedFiles } from '../../test/support/foreign-files.ts'
import { privatePostgres } from '../../test/support/postgres-server.ts'
import { record } from '../record.ts'
import { benchService } from '../service.ts'
import { batches, comparedClubs, driver, messages, scores, sessions, small, twoClubs } from './stall/bodies.ts'
import { forms, pages, signedInForms } from './stall/doors.ts'
import { openProbe } from './stall/silence.ts'

const rounds = 7
const acceptedMs = 50
const words = process.argv.slice(2)

const postgres = await privatePostgres({ isDurable: true })
const service = await benchService(postgres?.url('postgres'))
const authorization = `Bearer ${service.key}`
const json = { authorization, 'content-type': 'application/json', accept: 'application/json, text/event-stream' }
const send = (path: string, body?: string | Uint8Array<ArrayBuffer>, headers: Readonly<Record<string, string>> = {}) =>
  fetch(service.address + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { ...json, ...headers },
    ...(body !== undefined && { body }),
  })

const probe = await openProbe(service.port)

interface Work {
  readonly operation: string
  readonly body: string
  readonly send: () => Promise<Response>
}
const posted = (path: string, bodies: Readonly<Record<string, string>>, headers = {}): Work[] =>
  Object.entries(bodies).map(([body, text]) => ({
    operation: `POST ${path}`,
    body,
    send: () => send(path, text, headers),
  }))
const got = (body: string, path: string, headers = {}): Work => ({
  operation: `GET ${path.split('?')[0]!.replace(/\/ses_.*/, '/{id}')}`,
  body,
  send: () => send(path, undefined, headers),
})

interface Listed {
  readonly heads: readonly { readonly headId: string }[]
  readonly shafts: readonly { readonly shaftId: string }[]
}
const catalog = (await (await send('/v1/catalog')).json()) as Listed
const scoreBodies = scores(
  catalog.heads.map(({ headId }) => headId),
  catalog.shafts.map(({ shaftId }) => shaftId),
)
const [longestSession] = Object.values(sessions)
const { sessionUrl } = (await (await send('/v1/sessions/ingest', longestSession)).json()) as { sessionUrl: string }
const page = new URL(sessionUrl)
const four = catalog.heads.slice(0, 4).map(({ headId }) => headId)

const { sessionId } = JSON.parse(twoClubs) as { sessionId: string }
await send('/v1/sessions/ingest', twoClubs)

const newLab = async (): Promise<URL> => {
  const fitted = await send(`/v1/fitting/analyze`, driver)
  return new URL(((await fitted.json()) as { labUrl: string }).labUrl)
}
const lab = await newLab()
/** Of which nobody has opened one. */
const labs = await Promise.all(Array.from({ length: rounds }, newLab))
const knocks = [...pages(lab.pathname + lab.search), ...forms(service.address), ...(await signedInForms(service))].map(
  ({ operation, body, path, init }): Work => ({
    operation,
    body,
    send: () => fetch(service.address + path, { ...init, redirect: 'manual' }),
  }),
)

const work: Work[] = [
  got('nothing (the probe alone)', '/health'),
  ...posted('/v1/catalog/scores', scoreBodies),
  ...posted(
    '/v1/catalog/scores',
    { 'allowed: 32 golfers, zstd': Object.values(scoreBodies)[0]! },
    { 'accept-encoding': 'zstd' },
  ),
  ...posted('/v1/sessions/ingest', sessions),
  got('a session of 5 MB', page.pathname + page.search),
  got('medians of 2,000 shots with 2 clubs', `/v1/sessions/${sessionId}`),
  ...posted(`/v1/sessions/${sessionId}/compare`, { '2,000 shots with 2 clubs': comparedClubs }),
  {
    operation: 'POST /v1/sessions/{id}/compare',
    body: '2,000 shots with 2 clubs, ten at once',
    send: async () => {
      const at = `/v1/sessions/${sessionId}/compare`
      const [one] = await Promise.all(Array.from({ length: 10 }, () => send(at, comparedClubs)))
      return one!
    },
  },
  ...Object.entries({ ...reviewedFiles, ...moreFiles }).map(([body, make]): Work => {
    const file = once(make)
    const headers = { 'content-type': 'application/octet-stream' }
    return {
      operation: 'POST /v1/sessions/import',
      body,
      send: () => send('/v1/sessions/import?dryRun=true', file(), headers),
    }
  }),
  ...posted('/v1/fitting/analyze?detail=full', { 'allowed: a driver': driver }),
  {
    operation: 'GET /lab/{id}',
    body: 'a fitting, the first time',
    send: () => {
      const { pathname, search } = labs.pop()!
      return send(pathname + search, undefined, { accept: 'text/html' })
    },
  },
  ...Object.entries(batches).map(([body, text]) => ({
    operation: 'POST /v1/fitting/batch',
    body,
    send: () => send('/v1/fitting/batch', text(), { 'content-type': 'application/x-ndjson' }),
  })),
  ...posted('/mcp', messages),
  ...Object.entries(small).flatMap(([path, bodies]) => posted(path, bodies)),
  ...posted('/v1/catalog/compare', { 'allowed: 4 clubs': JSON.stringify({ headIds: four }) }),
  got('everything, zstd', '/v1/catalog', { 'accept-encoding': 'zstd' }),
  got('8 kB of words', `/v1/catalog/clubs?q=${'max irom '.repeat(900).replaceAll(' ', '%20')}`),
  got('100 characters of words', `/v1/catalog/clubs?limit=50&q=${'max irom '.repeat(11).replaceAll(' ', '%20')}`),
  got('a place that is not known', '/v1/fitters?city=Sprngfeild&state=IL'),
  ...knocks,
].filter(({ operation, body }) => words.every((word) => `${operation} ${body}`.includes(word)))

const silenceMs = async ({ send }: Work): Promise<{ ms: number; status: number; tookMs: number }> => {
  let [status, tookMs] = [0, 0]
  const ms = await probe.longestDuring(async () => {
    const startedMs = performance.now()
    const response = await send()
    await response.arrayBuffer()
    status = response.status
    tookMs = performance.now() - startedMs
  })
  return { ms, status, tookMs }
}

const rows = []
for (const each of work) {
  const waits = []
  for (let round = 0; round < rounds; round++) waits.push(await silenceMs(each))
  const least = Math.min(...waits.map(({ ms }) => ms))
  const median = waits.map(({ ms }) => ms).sort((a, b) => a - b)[rounds >> 1]!
  const { status } = waits[0]!
  const took = Math.min(...waits.map(({ tookMs }) => tookMs))
  rows.push({
    operation: each.operation,
    body: each.body,
    status,
    'took ms': Math.round(took),
    'silence ms, least of 7': Math.round(least),
    median: Math.round(median),
  })
  if (least > acceptedMs) process.exitCode = 1
}
record('longest silence of /health beside one request', rows)
probe.close()
await service.stop()
