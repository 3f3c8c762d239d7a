import { expect, test } from 'bun:test'
import { numberFields } from '../../../src/site/studio/fields.ts'

// The World Handicap System ends at 54; a fitting reads what is above 25 as "25+".
test('the form takes every handicap index from -5 to 54', () => {
  expect(numberFields.handicap.bounds).toEqual({ min: -5, max: 54 })
})
