import { expect, test } from 'bun:test'
import { inShop } from '../shop.ts'

inShop((shop) => {
  test('every catalog operation needs the scope fittings:read', async () => {
    const key = await shop().newKey(['fittings:create', 'sessions:ingest'])
    for (const [path, body] of [
      ['/v1/catalog'],
      ['/v1/catalog/club-models?clubType=driver'],
      ['/v1/catalog/clubs'],
      ['/v1/catalog/clubs/ping-g440-max-driver'],
      ['/v1/catalog/compare', JSON.stringify({ headIds: ['ping-g440-max-driver', 'titleist-gts2-driver'] })],
    ] as const) {
      const response = await shop().send(path, {
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        ...(body !== undefined && { method: 'POST', body }),
      })
      const { code, detail } = (await response.json()) as { code: string; detail: string }
      expect([path, response.status, code]).toEqual([path, 403, 'INSUFFICIENT_SCOPE'])
      expect(detail).toContain('fittings:read')
    }
  })
})
