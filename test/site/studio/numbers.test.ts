import { expect, test } from 'bun:test'
import { systems } from '../../../src/golf/quantity.ts'
import { fieldNumber, toRequest, typedNumber } from '../../../src/site/studio/numbers.ts'

test('a number without a unit, such as a handicap, keeps its tenth in every system of units', () => {
  for (const system of systems)
    for (const handicap of [-3.7, 0.1, 14.3, 25.9]) {
      expect(typedNumber(null, system, String(handicap))).toBe(handicap)
      for (const other of systems) expect(fieldNumber(null, other, toRequest(null, system, handicap))).toBe(handicap)
    }
})
