import { describe, expect, test } from 'bun:test'
import { problemCodesIn } from '../../support/operations.ts'
import { atDesk } from './directory.ts'

atDesk((desk) => {
  describe('FI-015 a ZIP or city that cannot be placed answers 404 LOCATION_NOT_FOUND', () => {
    const detailOf = async (query: string): Promise<string> => {
      const { status, body } = await desk().get(query)
      expect({ status, code: body.code, retry: body.retry }).toEqual({
        status: 404,
        code: 'LOCATION_NOT_FOUND',
        retry: 'never',
      })
      return body.detail
    }
    test('a ZIP that is not on the map, with the known ones beside it', async () => {
      expect(await detailOf('zip=00000')).toContain('ZIP 00000 could not be located')
      expect(await detailOf('zip=02238')).toContain('Known nearby: 02215.')
    })
    test('a misspelled city, with places that are nearly called so', async () => {
      expect(await detailOf('city=Bostn&state=MA')).toContain('Did you mean Boston')
    })
    test('a city of another state, with the states that have one', async () => {
      expect(await detailOf('city=Orlando&state=MA')).toContain('A place with this name is in FL, OK.')
    })
    test('a territory without places', async () => {
      expect(await detailOf('city=Tamuning&state=Guam')).toContain('There is no place Tamuning in GU.')
    })
  })

  test('AU-013 the search needs the scope fittings:read', async () => {
    const key = await desk().newKey(['fittings:create', 'sessions:ingest'])
    const { status, body } = await desk().get('zip=02138', key)
    expect({ status, code: body.code }).toEqual({ status: 403, code: 'INSUFFICIENT_SCOPE' })
    expect(body.detail).toContain('fittings:read')
  })

  test('FI-016 a directory that is not loaded answers 503 FITTERS_UNAVAILABLE; wrong queries are told first', async () => {
    await desk().clear()
    const { status, headers, body } = await desk().get('zip=02138')
    expect({ status, code: body.code, wait: headers.get('retry-after') }).toEqual({
      status: 503,
      code: 'FITTERS_UNAVAILABLE',
      wait: '300',
    })
    expect((await desk().get('zip=2138')).status).toBe(400)
    await desk().load('Somebody,02138,,,irons,,,,')
    expect((await desk().get('zip=02138')).body.count).toBe(1)
  })

  test('FI-015 FI-016 the API description names what the search may answer', async () => {
    const { responses } = await desk().description()
    const codes = ['403', '404', '429', '503'].flatMap((status) => problemCodesIn(responses[status].content))
    expect(codes).toEqual([
      'INSUFFICIENT_SCOPE',
      'LOCATION_NOT_FOUND',
      'RATE_LIMITED',
      'FITTERS_UNAVAILABLE',
      'STORAGE_UNAVAILABLE',
    ])
  })
})

atDesk(
  (desk) => {
    test('ER-011 the search has the limit of the free operations, and says what is left', async () => {
      const key = await desk().newKey()
      const standings: (string | null)[] = []
      for (const _ of [1, 2]) standings.push((await desk().get('zip=02138', key)).headers.get('ratelimit'))
      expect(standings.map((standing) => standing?.slice(0, 10))).toEqual(['"free";r=1', '"free";r=0'])
      const { status, body } = await desk().get('zip=02138', key)
      expect({ status, code: body.code }).toEqual({ status: 429, code: 'RATE_LIMITED' })
    })
  },
  { RATE_LIMIT_FREE_PER_MINUTE: '2' },
)
