import { beforeAll, describe, expect, test } from 'bun:test'
import { EvidenceSummary } from '../../../src/features/evidence/schema.ts'
import { clubTypes } from '../../../src/golf/names/words.ts'
import { fieldProblems } from '../../../src/platform/schema.ts'
import { presets } from '../../../src/scoring/index.ts'
import { requests } from '../../support/club.ts'
import { forEachDatabase } from '../../support/databases.ts'
import type { CompletedFitting } from '../../support/in-english.ts'
import { inOrder } from '../../support/in-order.ts'
import { openShop } from './harness.ts'

forEachDatabase((_engine, open) => {
  let shop: Awaited<ReturnType<typeof openShop>>
  beforeAll(async () => {
    const sql = await open()
    shop = await openShop(sql)
  })

  test('CA-009 evidence holds aggregated fitting summaries per head, with basis and counts', async () => {
    const response = await shop.read()
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/json')
    const body = (await response.json()) as EvidenceSummary
    expect(fieldProblems(EvidenceSummary, body)).toEqual([])
    expect(body.clubTypes).toEqual(
      clubTypes.map((clubType) => ({
        clubType,
        basis: 'simulated',
        choices: 0,
        fittings: 0,
        simulated: 6000,
      })),
    )
    expect(body.heads).toHaveLength(body.count)
    expect(body.count).toBeGreaterThan(50)
    for (const { picks, of, share, byMiss, byHand, bySpeed, byFlex } of body.heads) {
      const total = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0)
      const listed = (counts: readonly { picks: number }[]) => total(counts.map((one) => one.picks))
      expect([total(Object.values(byMiss)), total(Object.values(byHand)), listed(bySpeed), listed(byFlex)]).toEqual([
        picks,
        picks,
        picks,
        picks,
      ])
      expect(Math.abs(share - picks / of)).toBeLessThan(0.0006)
    }
  })

  test('CA-010 evidence holds the golfer presets', async () => {
    const { presets: shown } = (await (await shop.read()).json()) as EvidenceSummary
    expect(shown.map(({ id }) => id)).toEqual(['typical', 'slicer-95', 'high-spin-98', 'needs-launch-76'])
    expect(shown.map(({ id }) => id)).toEqual(Object.keys(presets))
    expect(shown).toContainEqual({
      id: 'slicer-95',
      title: expect.any(String),
      golfer: { speed: 95, miss: 'slice', handicap: 16, needsLaunch: false, highSpin: false },
      expectedFirst: ['draw'],
    })
    expect(shown).toContainEqual({
      id: 'needs-launch-76',
      title: expect.any(String),
      golfer: { speed: 76, miss: 'straight', handicap: 20, needsLaunch: true, highSpin: false },
      expectedFirst: ['light', 'max_forgiveness'],
    })
  })

  test('CA-008 the evidence answer supports 304', async () => {
    const first = await shop.read()
    const etag = first.headers.get('etag')!
    expect(etag).toMatch(/^"[^"]+"$/)
    const again = await shop.read({ 'if-none-match': etag })
    expect({ status: again.status, etag: again.headers.get('etag'), body: await again.text() }).toEqual({
      status: 304,
      etag,
      body: '',
    })
    expect((await shop.read({ 'if-none-match': '"another"' })).status).toBe(200)
  })

  test('the answer comes compressed to whoever asks, and says what is left of the limit', async () => {
    const plain = await (await shop.read()).text()
    const response = await shop.read({ 'accept-encoding': 'gzip' })
    expect(response.headers.get('content-encoding')).toBe('gzip')
    expect(response.headers.get('ratelimit')).toMatch(/^"catalog";r=\d+;t=\d+$/)
    expect(new TextDecoder().decode(Bun.gunzipSync(await response.arrayBuffer()))).toBe(plain)
  })

  test('a stranger gets 401, a key without fittings:read 403', async () => {
    expect((await shop.readAsStranger()).status).toBe(401)
    const sql = await open()
    const bare = await openShop(sql)
    await sql`update api_keys set scopes = array['fittings:create'] where id = ${bare.keyId}`
    const refused = await bare.read()
    expect({ status: refused.status, code: ((await refused.json()) as { code: string }).code }).toEqual({
      status: 403,
      code: 'INSUFFICIENT_SCOPE',
    })
  })

  describe('popularity', () => {
    const test = inOrder()
    const popularityOf = async (headIds: readonly string[]) => {
      const evidence = await shop.evidence.reload()
      return headIds.map((headId) => evidence.popularity(headId))
    }
    let picked: string[]

    test('of the picks of a completed fitting rises by one, and the tag of the answer changes', async () => {
      const before = (await shop.read()).headers.get('etag')!
      const response = await shop.analyze(requests.driver, { 'idempotency-key': 'first' })
      const body = (await response.json()) as CompletedFitting
      expect(response.status).toBe(200)
      picked = body.topPicks.map(({ headId }) => headId)
      expect(picked).toHaveLength(3)
      expect(await popularityOf(picked)).toEqual([1, 1, 1])
      const changed = await shop.read({ 'if-none-match': before })
      expect(changed.status).toBe(200)
      const { heads } = (await changed.json()) as EvidenceSummary
      const shown = heads.filter(({ popularity30Days }) => popularity30Days > 0)
      expect(shown.map(({ headId, popularity30Days }) => [headId, popularity30Days]).sort()).toEqual(
        picked.toSorted().map((headId) => [headId, 1]),
      )
    })
    test('does not rise by a replay, a refused request or own test traffic', async () => {
      const replay = await shop.analyze(requests.driver, { 'idempotency-key': 'first' })
      expect(replay.headers.get('idempotent-replayed')).toBe('true')
      const changed = { ...requests.driver, swingMetrics: { swingSpeed: 96 } }
      expect((await shop.analyze(changed, { 'idempotency-key': 'first' })).status).toBe(409)
      expect((await shop.analyze({ ...requests.driver, swingMetrics: {} })).status).toBe(400)
      expect((await shop.analyze(requests.driver, { 'x-svc-traffic': 'internal' })).status).toBe(200)
      expect((await shop.analyze(requests.driver, { 'x-svc-traffic': 'test' })).status).toBe(200)
      expect((await shop.analyze(requests.driver)).status).toBe(429) // the month is used up
      expect(await popularityOf(picked)).toEqual([1, 1, 1])
    })
  })
})
