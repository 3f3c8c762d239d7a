import { expect, test } from 'bun:test'
import { systems } from '../../../src/golf/quantity.ts'
import { de } from '../../../src/pages/texts/de.ts'
import { en } from '../../../src/pages/texts/en.ts'
import { es } from '../../../src/pages/texts/es.ts'
import { fieldNumber, toRequest, typedNumber } from '../../../src/site/studio/numbers.ts'

test('a number without a unit, such as a handicap, keeps its tenth in every system of units', () => {
  for (const system of systems)
    for (const handicap of [-3.7, 0.1, 14.3, 25.9]) {
      expect(typedNumber(null, system, String(handicap))).toBe(handicap)
      for (const other of systems) expect(fieldNumber(null, other, toRequest(null, system, handicap))).toBe(handicap)
    }
})

test('what a number beyond its bounds is told stands after its name and a colon, so it has none itself', () => {
  for (const { studio } of [de, en, es]) expect(studio.beyond).not.toContain(':')
})
