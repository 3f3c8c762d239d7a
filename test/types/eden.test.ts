import { beforeAll, describe, expect, test } from 'bun:test'
import { treaty } from '@elysiajs/eden'
import type { Api, Operations } from '../../src/app.ts'
import { type Club, openClub, requests } from '../support/club.ts'
import { forEachDatabase } from '../support/databases.ts'
import { operationsIn } from '../support/operations.ts'

/** Compiles only with exactly this type. */
const exactly =
  <Expected>() =>
  <Given>(_value: Given, ..._: Equal<Given, Expected> extends true ? [] : [never]) =>
    undefined
type Equal<One, Other> = (<T>() => T extends One ? 1 : 2) extends <T>() => T extends Other ? 1 : 2 ? true : false

/** The compiler wants every operation of the typed client here, and the test below every one of the service. */
const all: Record<keyof Operations, true> = {
  'GET /health': true,
  'GET /readyz': true,
  'GET /readyz/reads': true,
  'GET /mcp/health': true,
  'GET /v1/status': true,
  'GET /v1/rules': true,
  'GET /v1/rules/:id': true,
  'POST /v1/fitting/analyze': true,
  'POST /v1/fitting/batch': true,
  'GET /v1/fittings': true,
  'GET /v1/fittings/:fittingId': true,
  'DELETE /v1/fittings/:fittingId': true,
  'POST /v1/fittings/:fittingId/lab-handoff': true,
  'GET /v1/catalog': true,
  'GET /v1/catalog/club-models': true,
  'GET /v1/catalog/clubs': true,
  'GET /v1/catalog/clubs/:headId': true,
  'POST /v1/catalog/compare': true,
  'POST /v1/catalog/scores': true,
  'GET /v1/catalog/evidence': true,
  'POST /v1/store/link': true,
  'POST /v1/grip-size': true,
  'POST /v1/bag/gapping': true,
  'POST /v1/bag/plan': true,
  'GET /v1/fitters': true,
  'GET /v1/key/status': true,
  'POST /v1/keys/revoke': true,
  'POST /v1/agent/token': true,
  'POST /v1/sessions/ingest': true,
  'POST /v1/sessions/import': true,
  'POST /v1/sessions/misread': true,
  'DELETE /v1/misread/:misreadId': true,
  'GET /v1/sessions': true,
  'GET /v1/sessions/:sessionId': true,
  'DELETE /v1/sessions/:sessionId': true,
  'POST /v1/sessions/:sessionId/fit': true,
  'POST /v1/sessions/:sessionId/compare': true,
  'GET /v1/webhooks': true,
  'POST /v1/webhooks': true,
  'GET /v1/webhooks/:webhookId': true,
  'PATCH /v1/webhooks/:webhookId': true,
  'DELETE /v1/webhooks/:webhookId': true,
  'POST /v1/webhooks/:webhookId/test': true,
  'GET /v1/webhooks/:webhookId/deliveries': true,
  'GET /v1/webhooks/:webhookId/leads': true,
  'POST /v1/webhooks/:webhookId/enable': true,
  'POST /v1/webhooks/:webhookId/rotate-secret': true,
}

forEachDatabase((engine, open) => {
  if (engine !== 'embedded') return // types are the same on both
  let club: Club
  beforeAll(async () => {
    club = await openClub(await open())
  })
  const client = (key = club.apiKey) =>
    treaty<Api>('http://localhost', {
      headers: { authorization: `Bearer ${key}` },
      parseDate: false,
      fetcher: ((url: string, init: RequestInit) => club.app.handle(new Request(url, init))) as typeof fetch,
    })

  describe('a client by Eden', () => {
    test('knows every operation of the service', async () => {
      const served = operationsIn((await club.get('/swagger/json')).body)
      const addressed = served.map(({ method, path }) => `${method} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`)
      expect(Object.keys(all).sort()).toEqual(addressed.sort())
    })
    test('reads a fitting by its type', async () => {
      const { data, error } = await client().v1.fitting.analyze.post(requests.driver, { query: { detail: 'full' } })
      if (error) throw new Error(error.value.detail)
      exactly<'running' | 'completed' | 'failed'>()(data.status)
      if (data.status !== 'completed') throw new Error(String(data.next.text))
      exactly<number>()(data.specs.loft.value)
      expect(data.specs.loft.value).toBeGreaterThan(8)
      const saved = await client().v1.fittings({ fittingId: data.fittingId }).get({ query: {} })
      expect(saved.data?.output?.specs).toBeDefined()
    })
    test('reads what is sent as bytes: a search, scores, the catalog', async () => {
      const { data } = await client().v1.catalog.clubs.get({ query: { clubType: 'driver', limit: 2 } })
      exactly<number | undefined>()(data?.total)
      expect(data?.clubs.map(({ clubType }) => clubType)).toEqual(['driver', 'driver'])
      const scored = await client().v1.catalog.scores.post({ golfer: { speed: 95 }, clubTypes: ['driver'] })
      expect(scored.data).toMatchObject({ success: true })
    })
    test('tells problems apart by status and code', async () => {
      const key = await club.newAccount(0)
      const { error } = await client(key).v1.fitting.analyze.post(requests.driver, { query: {} })
      if (error?.status !== 429) throw new Error('The allowance of this account is used up.')
      exactly<'RATE_LIMITED' | 'QUOTA_EXCEEDED' | 'DAILY_CAP_REACHED'>()(error.value.code)
      if (error.value.code !== 'QUOTA_EXCEEDED') throw new Error(error.value.detail)
      exactly<string>()(error.value.resetsAt)
      expect(error.value.resetsAt).toBe('2026-12-01T00:00:00.000Z')
    })
    test('does not compile with what no operation takes', () => {
      const { v1 } = client()
      const wrong = () => [
        // @ts-expect-error: putters are not fitted
        v1.fitting.analyze.post({ ...requests.driver, clubType: 'putter' }, { query: {} }),
        // @ts-expect-error: no such filter
        v1.catalog.clubs.get({ query: { colour: 'red' } }),
        // @ts-expect-error: no such operation
        v1.catalog.balls,
      ]
      expect(wrong).toBeFunction()
    })
  })
})
