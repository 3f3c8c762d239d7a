import { expect, test } from 'bun:test'
import { type Operation, problemCodesIn, resolved } from '../../../support/operations.ts'
import { inShop, type Shop } from '../shop.ts'

const driver = 'ping-g440-max-driver'
const compare = {
  method: 'POST',
  body: JSON.stringify({ headIds: [driver, 'titleist-gts2-driver'] }),
  headers: { 'content-type': 'application/json' },
}
const operations: Record<'catalog' | 'search', [path: string, init?: RequestInit][]> = {
  catalog: [['/v1/catalog'], ['/v1/catalog/club-models?clubType=driver']],
  search: [['/v1/catalog/clubs'], [`/v1/catalog/clubs/${driver}`], ['/v1/catalog/compare', compare]],
}

const withKey = async (shop: Shop) => {
  const key = await shop.newKey()
  return (path: string, init: RequestInit = {}) =>
    shop.send(path, { ...init, headers: { ...(init.headers as object), authorization: `Bearer ${key}` } })
}

inShop(
  (shop) => {
    for (const [group, limit] of [
      ['catalog', 4],
      ['search', 6],
    ] as const) {
      test(`ER-011 CA-006 the ${group} operations share one limit per key, and answers say what is left`, async () => {
        const send = await withKey(shop())
        for (let sent = 1; sent <= limit; sent++) {
          const response = await send(...operations[group][sent % operations[group].length]!)
          expect(response.status).toBe(200)
          expect(response.headers.get('ratelimit-policy')).toBe(`"${group}";q=${limit};w=60`)
          const [, seconds] = response.headers.get('ratelimit')!.split(`"${group}";r=${limit - sent};t=`)
          expect(Number(seconds)).toBeWithin(1, 61)
        }
      })
      test(`CA-007 CM-008 SE-021 the ${group} request after the last answers 429 with Retry-After`, async () => {
        const send = await withKey(shop())
        for (let sent = 1; sent <= limit; sent++) await send(...operations[group][0]!)
        for (const operation of operations[group]) {
          const response = await send(...operation)
          const { code, retry, retryAfter } = (await response.json()) as Record<string, unknown>
          expect([response.status, code, retry]).toEqual([429, 'RATE_LIMITED', 'after Retry-After'])
          expect(response.headers.get('retry-after')).toBe(String(retryAfter))
          expect(Number(retryAfter)).toBeWithin(1, 61)
          expect(response.headers.get('ratelimit')).toBe(`"${group}";r=0;t=${retryAfter}`)
        }
      })
    }
    test('another key and the other group are not touched', async () => {
      const [send, other] = [await withKey(shop()), await withKey(shop())]
      for (let sent = 0; sent < 5; sent++) await send('/v1/catalog')
      expect((await send('/v1/catalog')).status).toBe(429)
      expect((await send('/v1/catalog/clubs')).status).toBe(200)
      expect((await send('/v1/status')).status).toBe(200)
      expect((await other('/v1/catalog')).status).toBe(200)
    })
    test('a wrong request counts, so that guessing has a limit too; one without a credential does not', async () => {
      const send = await withKey(shop())
      expect((await send('/v1/catalog/clubs?limit=0')).headers.get('ratelimit')).toMatch(/^"search";r=5;/)
      expect((await send('/v1/catalog/clubs/nope')).headers.get('ratelimit')).toMatch(/^"search";r=4;/)
      const stranger = await shop().send('/v1/catalog/clubs', { headers: { authorization: '' } })
      expect([stranger.status, stranger.headers.get('ratelimit')]).toEqual([401, null])
    })
    test('a 304 counts, and says what is left', async () => {
      const send = await withKey(shop())
      const etag = (await send('/v1/catalog')).headers.get('etag') ?? ''
      const response = await send('/v1/catalog', { headers: { 'if-none-match': etag } })
      expect([response.status, response.headers.get('ratelimit')?.slice(0, 13)]).toEqual([304, '"catalog";r=2'])
    })
    test('CA-007 CM-008 SE-021 the API description says that each may answer 429 and 503', async () => {
      const { paths } = resolved((await shop().get('/swagger/json')).body)
      for (const [path, method] of [
        ['/v1/catalog', 'get'],
        ['/v1/catalog/club-models', 'get'],
        ['/v1/catalog/clubs', 'get'],
        ['/v1/catalog/clubs/{headId}', 'get'],
        ['/v1/catalog/compare', 'post'],
      ] as const) {
        const { responses } = paths[path][method]
        const codes = Object.values(responses as Operation['responses']).flatMap(({ content }) =>
          problemCodesIn(content),
        )
        expect(codes).toContain('RATE_LIMITED')
        expect(codes).toContain('CATALOG_UNAVAILABLE')
        expect(codes).toContain('INSUFFICIENT_SCOPE')
        expect(Object.keys(responses['200'].headers)).toContain('RateLimit-Policy')
      }
    })
  },
  { RATE_LIMIT_CATALOG_PER_MINUTE: '4', RATE_LIMIT_SEARCH_PER_MINUTE: '6' },
)
