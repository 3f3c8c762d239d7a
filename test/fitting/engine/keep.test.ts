import { describe, expect, test } from 'bun:test'
import { fit } from '../../../src/fitting/engine/fit.ts'
import { currentClubVerdict, type KnownClub } from '../../../src/fitting/engine/keep.ts'
import type { FittingRequest } from '../../../src/fitting/schema.ts'
import { atSpeed } from './request.ts'

/** 100 mph, level: 10°, 45.5 in, 60 g, core. */
const driver = (currentEquipment?: FittingRequest['currentEquipment']): FittingRequest =>
  atSpeed('driver', 100, {
    golfer: { handicap: 8 },
    swingMetrics: { attackAngle: 0 },
    ...(currentEquipment && { currentEquipment }),
  })
const verdictOf = (request: FittingRequest, category: string | null = null) => {
  const club: KnownClub = { headId: null, year: 2023, yearIsEstimate: false, category }
  return currentClubVerdict(request, fit(request).specs, category === null ? null : club)
}

describe('keep the present club', () => {
  test('within a hosel step, a re-cut and a weight band it is kept', () => {
    expect(verdictOf(driver({ loft: 10.5, length: 45, shaftWeight: 70 }))?.verdict).toBe('keep')
    expect(verdictOf(driver({ loft: 9.5 }), 'core')?.verdict).toBe('keep')
  })
  test.each([
    ['loft', { loft: 10.6 }],
    ['length', { loft: 10, length: 44.9 }],
    ['weight', { loft: 10, shaftWeight: 70.1 }],
  ])('outside in %s it is adjusted', (_, currentEquipment) => {
    expect(verdictOf(driver(currentEquipment))?.verdict).toBe('adjust')
  })
  test('a head of another class is replaced, and both classes are named in words', () => {
    const verdict = verdictOf(driver({ loft: 10 }), 'max_forgiveness')
    expect(verdict?.verdict).toBe('replace')
    expect(verdict?.reasons.join()).toContain('max forgiveness against the fitted core')
  })
  test('without a loft nothing is decided, without a club nothing said', () => {
    expect(verdictOf(driver({ length: 45.5 }))?.verdict).toBe('unknown')
    expect(verdictOf(driver())).toBeNull()
  })
  test('irons and wedges have a degree and 15 g', () => {
    const iron = (loft: number, shaftWeight: number) =>
      verdictOf(atSpeed('iron', 82.5, { golfer: { handicap: 5 }, currentEquipment: { loft, shaftWeight } }))?.verdict
    expect(iron(32, 120)).toBe('keep') // 33°, 105 g
    expect(iron(31.9, 105)).toBe('adjust')
    expect(iron(33, 120.1)).toBe('adjust')
  })
})
