import { expect, test } from 'bun:test'
import { inShop } from '../shop.ts'

inShop((shop) => {
  const problemsOf = async (query: string) => {
    const { status, body } = await shop().get(`/v1/catalog/clubs?${query}`)
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'VALIDATION_FAILED' })
    return (body.errors as { pointer: string; detail: string; received: unknown }[]).map(
      ({ pointer, detail, received }) => `${pointer} ${detail} (${JSON.stringify(received)})`,
    )
  }
  const limit = 'must be a whole number from 1 to 50'
  const cases: [promise: string, query: string, ...problems: string[]][] = [
    ['SE-018 limit is at least 1', 'limit=0', `/limit ${limit} (0)`],
    ['SE-018 limit is at most 50', 'limit=51', `/limit ${limit} (51)`],
    ['SE-018 limit is an integer', 'limit=2.5', `/limit ${limit} (2.5)`],
    ['SE-018 limit is a number', 'limit=ten', `/limit ${limit} ("ten")`],
    ['SE-018 a number is nothing but digits', 'limit=%2010', `/limit ${limit} (" 10")`],
    ['SE-018 a number is not empty', 'limit=', `/limit ${limit} ("")`],
    ['SE-018 a number is not in hexadecimal', 'limit=0x10', `/limit ${limit} ("0x10")`],
    ['SE-019 offset is at least 0', 'offset=-1', '/offset must be a whole number from 0 to 1000000 (-1)'],
    ['SE-019 offset is an integer', 'offset=0.5', '/offset must be a whole number from 0 to 1000000 (0.5)'],
    ['SE-007 a price is not negative', 'minPrice=-1', '/minPrice must be at least 0 US dollars (-1)'],
    ['SE-008 a price is a number', 'maxPrice=$5', '/maxPrice must be at least 0 US dollars ("$5")'],
    [
      'SE-004 putters are not fitted',
      'clubType=putter',
      '/clubType must be one of: driver, fairway, hybrid, iron, wedge; putters are not fitted, nor listed ("putter")',
    ],
    ['SE-012 a hand is right or left', 'hand=both', '/hand must be one of: right, left ("both")'],
    [
      'SE-013 a sort is one of four',
      'sort=price',
      '/sort must be one of: popular, price_low, price_high, name ("price")',
    ],
    [
      'SE-011 the tool name of q is not the REST one',
      'query=x',
      '/query is not a field here; the fields are clubType, brand, category, minPrice, maxPrice, q, hand, sort, include, limit, offset, lang (undefined)',
    ],
    [
      'a misspelled parameter is told the right one',
      'min_price=5',
      '/min_price is not a field here; did you mean minPrice? (undefined)',
    ],
    [
      'SE-021 all wrong parameters are listed at once',
      'limit=0&hand=x&foo=1',
      '/hand must be one of: right, left ("x")',
      `/limit ${limit} (0)`,
      '/foo is not a field here; the fields are clubType, brand, category, minPrice, maxPrice, q, hand, sort, include, limit, offset, lang (undefined)',
    ],
  ]
  for (const [promise, query, ...problems] of cases)
    test(promise, async () => expect(await problemsOf(query)).toEqual(problems))

  test('a parameter given twice is refused', async () => {
    const { status, body } = await shop().get('/v1/catalog/clubs?limit=5&limit=6')
    expect([status, body.detail]).toEqual([400, 'The query parameter limit may be given only once.'])
  })
  test('bounds themselves are accepted', async () => {
    for (const query of ['limit=1', 'limit=50', 'offset=0', 'minPrice=0', 'maxPrice=0', 'minPrice=599.99'])
      expect((await shop().get(`/v1/catalog/clubs?${query}`)).status).toBe(200)
  })
  test('no credential, no search', async () => {
    expect((await shop().get('/v1/catalog/clubs', { authorization: '' })).body.code).toBe('UNAUTHORIZED')
  })
})
