import { describe, expect, test } from 'bun:test'
import { type Static, type TSchema, Type } from '@sinclair/typebox'
import { TypeCompiler } from '@sinclair/typebox/compiler'
import fc from 'fast-check'
import { acceptance } from '../../src/platform/acceptance.ts'
import { Problem } from '../../src/platform/errors.ts'
import { closed, oneOf, shape } from '../../src/platform/schema.ts'
import { inEnglish } from '../../src/words/index.ts'
import { fieldProblems, inText } from '../support/in-english.ts'

const hand = oneOf(['left', 'right'])
const Golfer = closed(
  {
    hand,
    handicap: Type.Optional(Type.Union([Type.Number({ minimum: -5, maximum: 25 }), oneOf(['25+'])])),
    heightFeet: Type.Optional(Type.Integer({ minimum: 3, maximum: 8 })),
    speed: Type.Optional(Type.Number({ minimum: 30, maximum: 150, unit: 'mph' })),
    carry: Type.Optional(Type.Number({ minimum: 30, unit: 'yards' })),
    name: Type.Optional(Type.String({ minLength: 1, maxLength: 5 })),
    isJunior: Type.Optional(Type.Boolean()),
    grip: Type.Optional(closed({ wraps: Type.Optional(Type.Integer()) })),
    address: Type.Optional(
      Type.Union([closed({ zip: Type.String({ pattern: '^\\d{5}$', form: '12345' }) }), Type.Null()]),
    ),
    clubs: Type.Optional(Type.Array(closed({ loft: Type.Number({ minimum: 5 }) }), { minItems: 2, maxItems: 3 })),
    metrics: Type.Optional(Type.Record(Type.String(), Type.Union([Type.Number(), Type.Null()]))),
  },
  { anyOf: [{ required: ['speed'] }, { required: ['carry'] }] },
)
const fine = { hand: 'left', speed: 95 }
const problemsOf = (change: Record<string, unknown>) =>
  fieldProblems(Golfer, { ...fine, ...change }).map(({ pointer, detail }) => `${pointer} ${detail}`)

describe('each wrong field is told what it must be', () => {
  const cases: [promise: string, change: Record<string, unknown>, ...expected: string[]][] = [
    ['a word outside its set', { hand: 'both' }, '/hand must be one of: left, right'],
    ['a word in capitals', { hand: 'Left' }, '/hand must be one of: left, right; send "left"'],
    ['a number or one word', { handicap: 26 }, '/handicap must be -5 to 25, or "25+"'],
    ['the word spelled as a number', { handicap: '25' }, '/handicap must be -5 to 25, or "25+"'],
    ['a fraction', { heightFeet: 5.5 }, '/heightFeet must be a whole number from 3 to 8'],
    ['out of bounds, with the unit', { speed: 150.1 }, '/speed must be 30 to 150 mph; 150.1 km/h is 93.3 mph'],
    ['one bound only', { carry: 29 }, '/carry must be at least 30 yards; 29 m is 31.7 yards'],
    ['a number as text', { speed: '95' }, '/speed must be 30 to 150 mph, as a number, not a string'],
    ['null', { speed: null }, '/speed must be 30 to 150 mph, and not null'],
    ['text too long', { name: 'Robert' }, '/name must be text of 1 to 5 characters'],
    ['not a boolean', { isJunior: 'yes' }, '/isJunior must be true or false'],
    ['a pattern in words', { address: { zip: '1234' } }, '/address/zip must be text of the form 12345'],
    ['inside the object of a union', { address: {} }, '/address/zip is required'],
    ['neither variant of a union', { address: 7 }, '/address must be an object, or null'],
    ['too few entries', { clubs: [{ loft: 9 }] }, '/clubs must be a list of 2 to 3 entries'],
    ['an entry of a list', { clubs: [{ loft: 9 }, { loft: 1 }] }, '/clubs/1/loft must be at least 5'],
    ['not a list', { clubs: {} }, '/clubs must be a list of 2 to 3 entries'],
    ['a member of a bag', { metrics: { a: 1, 'b/c~d': 'x' } }, '/metrics/b~1c~0d must be a number, or null'],
    ['a misspelled field', { hadicap: 4 }, '/hadicap is not a field here; did you mean handicap?'],
    ['another style of the name', { height_feet: 5 }, '/height_feet is not a field here; did you mean heightFeet?'],
    ['a field of a deeper object', { wraps: 2 }, '/wraps is not a field here; it belongs in grip'],
    ['two at once', { hand: 1, speed: 1 }, '/hand must be one of: left, right', '/speed must be 30 to 150 mph'],
  ]
  for (const [promise, change, ...expected] of cases) test(promise, () => expect(problemsOf(change)).toEqual(expected))

  test('missing fields, and the "one of" names both', () => {
    expect(fieldProblems(Golfer, {}).map(({ pointer, detail }) => `${pointer} ${detail}`)).toEqual([
      '/hand is required',
      ' needs speed or carry',
    ])
  })
  test('something else than an object', () => {
    for (const value of [null, [], 'x', 1])
      expect(fieldProblems(Golfer, value, '/golfer')).toMatchObject([
        { pointer: '/golfer', detail: expect.stringMatching(/^must be an object/) },
      ])
  })
})

test('AN-010 AN-023 bounds are part of what is allowed', () => {
  for (const change of [
    { handicap: -5 },
    { handicap: 25 },
    { handicap: '25+' },
    { speed: 30 },
    { speed: 150 },
    { heightFeet: 8 },
  ])
    expect(problemsOf(change)).toEqual([])
  for (const change of [{ handicap: -5.1 }, { handicap: 25.1 }, { speed: 29.9 }, { heightFeet: 9 }])
    expect(problemsOf(change)).toHaveLength(1)
})

test('a valid value passes through untouched: an omitted field stays omitted', () => {
  const value = { hand: 'right', carry: 200 }
  const passed = shape(Golfer)['~standard'].validate(value)
  expect(passed.value).toBe(value as Static<typeof Golfer>)
  expect(Object.keys(passed.value)).toEqual(['hand', 'carry'])
})

describe('a rule across fields', () => {
  const check = () => [
    { pointer: '/speed', detail: inText('must fit the carry') },
    { pointer: '/name', detail: inText('must not be taken') },
  ]
  const errorsOf = (value: unknown) => {
    try {
      shape(Golfer, check)['~standard'].validate(value)
    } catch (thrown) {
      return inEnglish((thrown as Problem).errors)
    }
    return []
  }
  test('adds its problems to those of the fields', () => {
    expect(errorsOf(fine).map(({ detail }) => detail)).toEqual(['must fit the carry', 'must not be taken'])
  })
  test('leaves a field that is wrong anyway its first problem', () => {
    const details = errorsOf({ ...fine, speed: 5 }).map(({ detail }) => detail)
    expect(details).toEqual(['must be 30 to 150 mph', 'must not be taken'])
  })
})

test('the detail of the problem names the first three fields and counts the rest', () => {
  const validate = () =>
    shape(Golfer)['~standard'].validate({ hand: 1, handicap: 'x', heightFeet: 1, speed: 1, name: '' })
  expect(validate).toThrow(
    'hand must be one of: left, right; handicap must be -5 to 25, or "25+"; heightFeet must be a whole number from 3 to 8; and 2 more.',
  )
})

test('no body at all is not a wrong field but missing JSON', () => {
  expect(() => shape(Golfer)['~standard'].validate(undefined)).toThrow(Problem)
  expect(() => shape(Golfer)['~standard'].validate(undefined)).toThrow('none was sent')
})

test('the JSON Schema of a closed set is plain: no default, no anyOf', () => {
  expect(JSON.parse(JSON.stringify(hand))).toEqual({ type: 'string', enum: ['left', 'right'] })
})

test('finds a problem exactly where TypeBox refuses, and so does the quick answer, over random values', () => {
  const { anyOf: _, ...plain } = Golfer
  const compiled = TypeCompiler.Compile(plain as TSchema)
  const accepts = acceptance(plain as TSchema)
  const acceptsWhole = acceptance(Golfer)
  const word = fc.constantFrom('left', 'right', '25+', '', 'x', 'longer than five', '12345')
  const scalar = fc.oneof(word, fc.double(), fc.integer({ min: -10, max: 200 }), fc.boolean(), fc.constant(null))
  const part = fc.oneof(
    scalar,
    fc.array(fc.record({ loft: scalar }), { maxLength: 4 }),
    fc.record({ zip: scalar }, { requiredKeys: [] }),
    fc.dictionary(word, scalar),
  )
  const name = fc.constantFrom(...Object.keys(Golfer.properties), 'unknown')
  // Few changes to a valid golfer, so that both outcomes are common.
  const golfer = fc.dictionary(name, part, { maxKeys: 2 }).map((changes) => ({ ...fine, ...changes }))
  let accepted = 0
  fc.assert(
    fc.property(golfer, (value) => {
      const isValid = fieldProblems(plain as TSchema, value).length === 0
      if (isValid) accepted++
      const { speed: _, ...withoutSpeed } = value as Record<string, unknown>
      for (const whole of [value, withoutSpeed])
        if (acceptsWhole(whole) !== (fieldProblems(Golfer, whole).length === 0)) return false
      return isValid === compiled.Check(value) && isValid === accepts(value)
    }),
    { numRuns: 3000 },
  )
  expect(accepted).toBeGreaterThan(300)
  expect(accepted).toBeLessThan(2700)
})

test('a moment is one of RFC 3339, on a day that the calendar has', () => {
  const moment = Type.String({ format: 'date-time' })
  const isMoment = (text: string) => fieldProblems(moment, text).length === 0
  const moments = [
    ...[
      '2026-11-20T17:02:11Z',
      '2026-11-20t17:02:11z',
      '2026-11-20T17:02:11.5Z',
      '2026-11-20T17:02:11.123456789+02:00',
    ],
    ...['2024-02-29T00:00:00-08:00', '0001-01-01T00:00:00Z'],
  ]
  expect(moments.filter((text) => !isMoment(text))).toEqual([])
  const others = [
    ...[
      '2026-02-30T00:00:00Z',
      '2026-02-29T00:00:00Z',
      '2026-04-31T00:00:00Z',
      '2026-13-01T00:00:00Z',
      '2026-00-10T00:00:00Z',
    ],
    ...['2026-11-20', '2026-11-20T17:02Z', '2026-11-20T17:02:11', '2026-11-20T24:00:00Z', '2026-11-20T17:60:00Z'],
    ...['2026-11-20 17:02:11Z', '2026-11-20T17:02:11.Z', '2026-11-20T17:02:11+24:00', '', 'today'],
  ]
  expect(others.filter(isMoment)).toEqual([])
})
