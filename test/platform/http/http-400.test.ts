import { describe, expect, test } from 'bun:test'
import { post, probeApp, requestTo } from '../../support/app.ts'

const { app } = probeApp()
const answerTo = async (request: Request): Promise<Record<string, unknown>> => {
  const response = await app.handle(request)
  return { ...((await response.json()) as object), status: response.status }
}
const answer = (body: unknown) => answerTo(post('/v1/swings', body))
const bytes = (...values: number[]) => new Uint8Array(values)
const around = (...values: number[]) =>
  Buffer.concat([Buffer.from('{"clubType":"'), bytes(...values), Buffer.from('"}')]) as Uint8Array

describe('bodies that are not usable JSON answer 400 MALFORMED_JSON', () => {
  const cases: [promise: string, body: string | Uint8Array, words: string][] = [
    ['cut off', '{"clubType":"driver"', 'not valid JSON'],
    ['two documents', '{} {}', 'not valid JSON'],
    ['a comment', '{/* driver */}', 'not valid JSON'],
    ['NaN', '{"swing":{"speed":NaN}}', 'not valid JSON'],
    ['a hexadecimal number', '{"swing":{"speed":0x10}}', 'not valid JSON'],
    ['bytes ff fe', around(0xff, 0xfe), 'not UTF-8'],
    ['an overlong sequence', around(0xc0, 0x80), 'not UTF-8'],
    ['a truncated sequence', around(0xe2, 0x82), 'not UTF-8'],
    ['surrogate bytes', around(0xed, 0xa0, 0x80), 'not UTF-8'],
    ['UTF-16', Buffer.from('{"clubType":"driver"}', 'utf16le'), 'not valid JSON'],
    ['a raw NUL', '{"clubType":"dri\0ver"}', 'not valid JSON'],
    ['an escaped NUL in a value', '{"clubType":"driver\\u0000"}', '/clubType contains a NUL'],
    ['an escaped NUL in a field name', '{"swing":{"no\\u0000te":1}}', 'field name in /swing contains a NUL'],
    ['half a surrogate pair in a value', '{"swing":{"note":"\\ud800"}}', '/swing/note contains an unpaired'],
    ['half a surrogate pair in a name', '{"\\udc00":1}', 'field name in the body contains an unpaired'],
    ['__proto__ as a name', '{"swing":{"__proto__":{"polluted":true}}}', '__proto__'],
    ['__proto__ in escapes', '{"\\u005f_proto__":{"polluted":true}}', '__proto__'],
    ['33 levels', '['.repeat(33) + ']'.repeat(33), 'nested more than 32'],
    ['60 kB of brackets', '['.repeat(60_000), 'nested more than 32'],
    ['nothing at all', '', 'none was sent'],
  ]
  for (const [promise, body, words] of cases)
    test(promise, async () => {
      const { status, code, detail } = await answer(body)
      expect({ status, code }).toEqual({ status: 400, code: 'MALFORMED_JSON' })
      expect(detail).toContain(words)
    })
})

describe('bodies that look hostile and are not', () => {
  test('32 levels are read, and refused only for what they are', async () => {
    expect(await answer('['.repeat(32) + ']'.repeat(32))).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' })
  })
  test('brackets inside text do not count as levels', async () => {
    const note = '[[[[[[[[[[[[[[[[[[[[[\\"[[[[[[[[[[[[[['
    expect(await answer(`{"clubType":"driver","swing":{"speed":95,"note":"${note}"}}`)).toMatchObject({ status: 200 })
  })
  test('a whole surrogate pair and an escaped backslash before u0000 are plain text', async () => {
    const sent = '{"clubType":"driver","swing":{"speed":95,"note":"\\ud83c\\udfcc \\\\u0000"}}'
    expect(await answer(sent)).toMatchObject({ status: 200, body: { swing: { note: '\u{1f3cc} \\u0000' } } })
  })
  test('a byte order mark is tolerated', async () => {
    expect(await answer('\ufeff{"clubType":"driver","swing":{"speed":95}}')).toMatchObject({ status: 200 })
  })
  test('nothing is filled in, dropped or converted', async () => {
    const body = { clubType: 'iron', swing: { ballSpeed: 101.25, note: '  <b>"é" ' } }
    expect(await answer(body)).toMatchObject({ status: 200, body })
    expect(Object.keys((await answer(body))['body'] as object)).toEqual(['clubType', 'swing'])
  })
  test('a body without Content-Type is read as JSON', async () => {
    const body = new Blob(['{"clubType":"driver","swing":{"speed":95}}']).stream()
    const response = await app.handle(requestTo('/v1/swings', { method: 'POST', body }))
    expect(response.status).toBe(200)
  })
  test('an operation without a body takes an empty one', async () => {
    for (const request of [requestTo('/v1/swings/7/close', { method: 'POST' }), post('/v1/swings/7/close', '')])
      expect((await app.handle(request)).status).toBe(200)
  })
})

describe('wrong fields answer 400 VALIDATION_FAILED', () => {
  test('AN-043 every wrong field is listed at once, with what it must be and what came', async () => {
    const { status, code, errors } = await answer({
      clubType: 'putter',
      swing: { speed: '95', spedd: 1, note: null },
      hand: 1,
    })
    expect({ status, code }).toEqual({ status: 400, code: 'VALIDATION_FAILED' })
    expect(errors).toEqual([
      { pointer: '/clubType', detail: 'must be one of: driver, iron', received: 'putter' },
      { pointer: '/swing/speed', detail: 'must be 30 to 150 mph, as a number, not a string', received: '95' },
      { pointer: '/swing/note', detail: 'must be text of at most 40 characters, and not null', received: null },
      { pointer: '/swing/spedd', detail: 'is not a field here; did you mean speed?' },
      { pointer: '/hand', detail: 'is not a field here; the fields are clubType, swing' },
    ])
  })
  test('constructor and toString are unknown fields, not parts of an object', async () => {
    const { errors } = await answer('{"clubType":"driver","swing":{"speed":95},"constructor":{},"toString":1}')
    expect((errors as { pointer: string }[]).map(({ pointer }) => pointer)).toEqual(['/constructor', '/toString'])
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  })
  test('a number too large for a double is refused, and echoed as text', async () => {
    const { errors } = await answer('{"clubType":"driver","swing":{"speed":1e400}}')
    expect(errors).toEqual([{ pointer: '/swing/speed', detail: 'must be 30 to 150 mph', received: 'Infinity' }])
  })
  test('a long text is cut before it is echoed, and an object never is', async () => {
    const { errors } = await answer({ clubType: 'x'.repeat(5000), swing: { speed: { secret: 1 } } })
    expect(errors).toEqual([
      { pointer: '/clubType', detail: 'must be one of: driver, iron', received: `${'x'.repeat(100)}...` },
      { pointer: '/swing/speed', detail: 'must be 30 to 150 mph' },
    ])
  })
  test('of thousands of unknown fields a hundred are named, and for five the nearest is looked for', async () => {
    const many = Object.fromEntries(Array.from({ length: 3000 }, (_, i) => [`clubTyp${i}`, i]))
    const errors = (await answer(many))['errors'] as { detail: string }[]
    expect(errors).toHaveLength(100)
    expect(errors.filter(({ detail }) => detail.includes('did you mean clubType?'))).toHaveLength(5)
  })
})

describe('addresses that could be read two ways', () => {
  const get = (path: string) => answerTo(requestTo(path))
  test('a query parameter given twice is refused', async () => {
    expect(await get('/v1/swings/7?detail=full&detail=full')).toMatchObject({
      status: 400,
      code: 'VALIDATION_FAILED',
      errors: [{ pointer: '/detail', detail: 'may be given only once' }],
    })
  })
  test('a NUL character in the address is refused', async () => {
    expect(await get('/v1/swings/a%00b')).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' })
  })
  test('escapes that are not UTF-8 are refused, in path and query', async () => {
    for (const path of ['/v1/swings/%zz', '/v1/swings/%E0%A4%A', '/v1/swings/7?detail=%ff'])
      expect(await get(path)).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' })
  })
  test("a part checked by Elysia's own validator answers 400 too", async () => {
    expect(await get('/v1/typed?count=many')).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' })
  })
  test('an unknown query parameter and a wrong value are refused by name', async () => {
    expect(await get('/v1/swings/7?detail=all')).toMatchObject({ status: 400, errors: [{ detail: 'must be "full"' }] })
    expect(await get('/v1/swings/7?details=full')).toMatchObject({
      errors: [{ detail: 'is not a field here; did you mean detail?' }],
    })
  })
})
