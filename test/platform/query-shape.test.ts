import { expect, test } from 'bun:test'
import { Type } from '@sinclair/typebox'
import { Problem } from '../../src/platform/errors.ts'
import { closed, queryShape } from '../../src/platform/schema.ts'
import { inEnglish } from '../../src/words/index.ts'

const query = queryShape(
  closed({
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 50 })),
    lat: Type.Optional(Type.Number({ minimum: -90, maximum: 90 })),
    zip: Type.Optional(Type.String({ pattern: '^\\d{5}$', form: '12345' })),
  }),
)
const read = (sent: Record<string, string>) => query['~standard'].validate(sent).value
const problemsOf = (sent: Record<string, string>) => {
  try {
    read(sent)
  } catch (error) {
    return error instanceof Problem ? inEnglish(error.errors) : error
  }
  return []
}

test('where the schema has a number, text becomes one; digits that are text stay text', () => {
  expect(read({ limit: '20', lat: '-33.25', zip: '01234' })).toEqual({ limit: 20, lat: -33.25, zip: '01234' })
})
test('a number may be spelled in every way that JSON has', () => {
  for (const text of ['10', '10.0', '1e1', '1E+1', '100e-1', '1.0e1'])
    expect(read({ limit: text })).toEqual({ limit: 10 })
})
test('nothing is filled in', () => {
  expect(read({})).toEqual({})
})
test('only plain numbers are numbers', () => {
  const detail = 'must be a whole number from 1 to 50'
  for (const text of ['', ' 5', '5 ', '0x5', '+5', '5.', '.5', '1e', '1e400', 'NaN', 'Infinity', 'five', '٥'])
    expect(problemsOf({ limit: text })).toEqual([{ pointer: '/limit', detail, received: text }])
})
test('every wrong parameter is listed, unknown ones by name', () => {
  expect(problemsOf({ limit: '51', lat: 'north', zip: '1', limt: '5' })).toEqual([
    { pointer: '/limit', detail: 'must be a whole number from 1 to 50', received: 51 },
    { pointer: '/lat', detail: 'must be -90 to 90', received: 'north' },
    { pointer: '/zip', detail: 'must be text of the form 12345', received: '1' },
    { pointer: '/limt', detail: 'is not a field here; did you mean limit?' },
  ])
})
test('long nonsense is cut before it is repeated', () => {
  expect(problemsOf({ limit: 'x'.repeat(5000) })).toEqual([
    { pointer: '/limit', detail: 'must be a whole number from 1 to 50', received: 'x'.repeat(100) },
  ])
})
