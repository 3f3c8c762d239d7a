import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'bun:test'
import { reserveFitting } from '../../src/fitting/life/queries.ts'
import { systemClock } from '../../src/platform/clock.ts'
import { fingerprint } from '../../src/platform/fingerprint.ts'
import { newId } from '../../src/platform/ids.ts'
import { openPostgres } from '../../src/platform/postgres/server/client.ts'
import type { Sql } from '../../src/platform/postgres/sql.ts'
import { callOf } from '../fitting/call.ts'
import { audit, untilNothingRuns } from '../support/audit.ts'
import { newPostgresUrl } from '../support/databases.ts'
import { type Acknowledged, golfer } from '../support/driver.ts'
import { type KeptConnection, keptConnection, type WireAnswer, wireRequest } from '../support/kept-connection.ts'
import { isPooled } from '../support/postgres-server.ts'
import { newAccount, readyService, type Service, unlimitedRates, until } from '../support/service.ts'
import { type TcpProxy, tcpProxy } from '../support/tcp-proxy.ts'

const fastCount = 100
const fittingCount = 20
const streamCount = 5
/** Each exchange with the database takes so long. */
// (Through a pooler a statement takes two round trips, and none are sent ahead.)
const slowMs = isPooled ? 700 : 1_500
/** Storing what was reserved takes longer than a caller waits who gives it a second, and twice that less than its deadline. */
const heldMs = 1_500
/** On a crowded machine. */
const startSecondsMax = 60

const url = await newPostgresUrl()

const connections = (service: Service, count: number): Promise<KeptConnection[]> =>
  Promise.all(Array.from({ length: count }, () => keptConnection(service.address)))

/** The golfer is told by the key, so that no two requests are the same. */
const keyOf = (n: number) => `stop-${n}`
const fittingOf = (apiKey: string, n: number) =>
  wireRequest('/v1/fitting/analyze', apiKey, golfer(n), [`Idempotency-Key: ${keyOf(n)}`])

const acknowledgedIn = ({ body }: WireAnswer, n: number): Acknowledged => {
  const answer = JSON.parse(body) as { fittingId: string; status: string }
  expect(answer.status).toBe('completed')
  return { key: keyOf(n), fittingId: answer.fittingId, request: golfer(n), answer }
}

/** A tool call that is answered as a stream; the last two wait for less than it takes. */
const streamOf = (apiKey: string, n: number) => {
  const patience = n < streamCount - 2 ? {} : { waitSeconds: 1 }
  const swing = { swingSpeed: 80 + n, idempotencyKey: `stream-${n}` }
  const args = { clubType: 'driver', handedness: 'right', ...swing, ...patience }
  return toolCall(apiKey, n, 'analyze_fitting', args)
}

const toolCall = (apiKey: string, n: number, name: string, args: object) => {
  const params = { name, arguments: args, _meta: { progressToken: `token-${n}` } }
  const message = { jsonrpc: '2.0', id: n, method: 'tools/call', params }
  return wireRequest('/mcp', apiKey, message, ['Accept: application/json, text/event-stream'])
}

const messagesIn = ({ body }: WireAnswer) =>
  [...body.matchAll(/^data: (.*)$/gm)].map(([, json]) => JSON.parse(json!)) as {
    method?: string
    params?: { progressToken: string }
    result?: { structuredContent: { status: string; fittingId: string } }
  }[]

/** Until every one of its processes has heard the signal. */
const untilStopping = (service: Service, processes: number) =>
  until('it is stopping', () => service.printed().split('"message":"stopping"').length - 1 === processes)

if (url !== null)
  describe.each([1, 2])('WORKERS=%i', (workers) => {
    let sql: Sql
    let proxy: TcpProxy
    let apiKey: string
    let env: Record<string, string>
    beforeAll(async () => {
      const own = (await newPostgresUrl())!
      sql = openPostgres(own, 1)
      proxy = await tcpProxy(own)
      env = { DATABASE_URL: proxy.through(own), WORKERS: String(workers), ...unlimitedRates }
      const started = await readyService(env)
      await started.stop('SIGTERM')
      apiKey = (await newAccount({ DATABASE_URL: own })).apiKey
    })
    beforeEach(() => {
      proxy.delay(0)
      proxy.hold(null)
    })
    afterAll(async () => {
      proxy.stop()
      await sql.end()
    })

    /** A service whose connections to the database are made and whose callers are known. */
    const warmService = async (more: Record<string, string>, from: number) => {
      const service = await readyService({ ...env, ...more })
      await until('all serve', () => service.printed().includes('is ready at'), startSecondsMax)
      const kept = await connections(service, fittingCount)
      const acknowledged = await Promise.all(
        kept.map(async (connection, n) => {
          connection.send(fittingOf(apiKey, from + n))
          return acknowledgedIn(await connection.answer(), from + n)
        }),
      )
      return { service, kept, acknowledged }
    }

    test('G1 SIGTERM with 100 fast requests, 20 fittings and 5 tool streams in flight: each is answered, none is reset', async () => {
      const { service, kept, acknowledged } = await warmService({ STOP_DELAY_SECONDS: '10', DRAIN_SECONDS: '60' }, 0)
      const fast = await connections(service, fastCount)
      const streams = await connections(service, streamCount)
      const fastRequest = wireRequest('/v1/catalog/scores', apiKey, { clubTypes: ['wedge'] })
      for (const connection of fast) connection.send(fastRequest.slice(0, -1))
      proxy.pause()
      proxy.hold('settle_fitting', heldMs)
      for (const [n, connection] of streams.entries()) connection.send(streamOf(apiKey, n))
      for (const [n, connection] of kept.entries()) connection.send(fittingOf(apiKey, fittingCount + n))
      await until('the streams are open', () => streams.every(({ hasBegun }) => hasBegun()))

      const exit = service.stop('SIGTERM')
      await untilStopping(service, workers)
      const isAnswered = kept.filter(({ hasBegun }) => hasBegun())
      const [ready, healthy] = await Promise.all(['/readyz', '/health'].map((path) => fetch(service.address + path)))
      expect([ready!.status, healthy!.status]).toEqual([503, 200])
      expect(isAnswered).toEqual([])
      proxy.resume()

      for (const connection of fast) connection.send(fastRequest.slice(-1))
      const scored = await Promise.all(fast.map(({ answer }) => answer()))
      expect(scored.filter(({ status, head }) => status !== 200 || !head.includes('connection: close'))).toEqual([])
      const fitted = await Promise.all(kept.map(({ answer }) => answer()))
      expect(fitted.filter(({ status, head }) => status !== 200 || !head.includes('connection: close'))).toEqual([])
      const streamed = await Promise.all(streams.map(({ answer }) => answer()))
      expect(await Promise.all([...fast, ...kept, ...streams].map(({ ended }) => ended))).toEqual(
        Array(fastCount + fittingCount + streamCount).fill('FIN'),
      )
      expect(await exit).toBe(0)

      const results = streamed.map((answer, n) => {
        const messages = messagesIn(answer)
        const told = messages.filter(({ method, params }) => method && params?.progressToken === `token-${n}`)
        expect({ isTold: told.length > 0, ends: messages.at(-1)!.result?.structuredContent?.status }).toEqual({
          isTold: true,
          ends: n < streamCount - 2 ? 'completed' : 'running',
        })
        return messages.at(-1)!.result!.structuredContent
      })

      proxy.hold(null)
      const next = await readyService(env)
      await untilNothingRuns(sql)
      for (const { fittingId } of results) {
        const read = await fetch(`${next.address}/v1/fittings/${fittingId}`, {
          headers: { authorization: `Bearer ${apiKey}` },
        })
        expect(await read.json()).toMatchObject({ fittingId, status: 'completed' })
      }
      const all = [...acknowledged, ...fitted.map((answer, n) => acknowledgedIn(answer, fittingCount + n))]
      const reader = { address: () => next.address, apiKey }
      const counts = await audit({ sql, services: [service, next], reader, acknowledged: all })
      expect(counts).toMatchObject({
        completed: all.length + streamCount,
        charges: all.length + streamCount,
        failed: 0,
      })
      expect(await next.stop('SIGTERM')).toBe(0)
    })

    test.each(['SIGTERM', 'SIGINT'] as const)(
      'G3 a second signal, %s, while fittings are in flight ends it at once; the audit passes',
      async (second) => {
        const from = second === 'SIGTERM' ? 1_000 : 2_000
        const { service, kept, acknowledged } = await warmService({ STOP_DELAY_SECONDS: '60' }, from)
        proxy.delay(slowMs)
        for (const [n, connection] of kept.entries()) connection.send(fittingOf(apiKey, from + fittingCount + n))
        process.kill(service.pid, 'SIGTERM')
        await untilStopping(service, workers)
        expect(await service.insist(second)).toBe(1)

        proxy.delay(0)
        const next = await readyService(env)
        await untilNothingRuns(sql)
        await audit({ sql, services: [service, next], reader: { address: () => next.address, apiKey }, acknowledged })
        expect(await next.stop('SIGTERM')).toBe(0)
      },
    )
  })

if (url !== null)
  test('G1 a tool stream that waits for a fitting of another process hears its id, instead of being cut', async () => {
    const env = { DATABASE_URL: url }
    const service = await readyService(env)
    const { accountId, apiKey } = await newAccount(env)
    const sql = openPostgres(url, 1)
    const call = callOf(accountId)
    const reservation = { ...call, accountId, fittingId: newId('fit'), fingerprint: fingerprint(call.request) }
    await reserveFitting({ sql, clock: systemClock }, { ...reservation, dailyCap: null, isDurable: true })
    await sql`update fittings set lease_until = now() + interval '1 hour'`
    await sql.end()

    const { fittingId } = reservation
    const stream = await keptConnection(service.address)
    stream.send(toolCall(apiKey, 1, 'get_fitting', { fittingId, waitSeconds: 120 }))
    await until('the stream is open', stream.hasBegun)
    const exit = service.stop('SIGTERM')
    const result = messagesIn(await stream.answer()).at(-1)!.result!
    expect(result.structuredContent).toMatchObject({ fittingId, status: 'running' })
    expect(await stream.ended).toBe('FIN')
    expect(await exit).toBe(0)
  })
