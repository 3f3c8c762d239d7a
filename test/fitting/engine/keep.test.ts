import { describe, expect, test } from 'bun:test'
import { fit as engineFit } from '../../../src/fitting/engine/fit.ts'
import { currentClubVerdict } from '../../../src/fitting/engine/keep/keep.ts'
import { type KnownClub, reasonOf } from '../../../src/fitting/engine/keep/keep-figures.ts'
import type { FittingRequest } from '../../../src/fitting/schema/schema.ts'
import { inEnglish } from '../../../src/words/index.ts'
import { fit } from '../../support/in-english.ts'
import { atSpeed } from './request.ts'

/** 100 mph, level: 10°, 45.5 in, 60 g, core. */
const driver = (currentEquipment?: FittingRequest['currentEquipment']): FittingRequest =>
  atSpeed('driver', 100, {
    golfer: { handicap: 8 },
    swingMetrics: { attackAngle: 0 },
    ...(currentEquipment && { currentEquipment: { brand: 'PING', ...currentEquipment } }),
  })
const verdictOf = (request: FittingRequest, category: string | null = null) => {
  const club: KnownClub = { headId: null, year: 2023, yearIsEstimate: false, category }
  const present = { club: category === null ? null : club, ageYears: null, bounceDeg: null, sole: null }
  return toldOf(currentClubVerdict(request, engineFit(request), present))
}

const toldOf = (found: ReturnType<typeof currentClubVerdict>) =>
  inEnglish(found && { ...found, reason: reasonOf(found) })

describe('keep the current club', () => {
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
  test('a head of another class is at most compared, and both classes are named in words', () => {
    const verdict = verdictOf(driver({ loft: 10 }), 'max_forgiveness')
    expect(verdict?.verdict).toBe('compare')
    expect(verdict?.reason).toContain('max forgiveness against the fitted core')
  })
  test('a loft that no hosel reaches is replaced', () => {
    expect(verdictOf(driver({ loft: 12 }))?.verdict).toBe('adjust')
    expect(verdictOf(driver({ loft: 12.1 }))).toMatchObject({
      verdict: 'replace',
      reason: expect.stringContaining('12.1°'),
    })
  })
  test('launch and spin in their windows keep it, whatever the class of the head', () => {
    // Between TrackMan's optima of carry (12.1°, 3,118 rpm) and of the total (10°, 2,570 rpm) at this speed.
    const flight = { attackAngle: 0, launchAngle: 11.7, spinRate: 2850 }
    const asked = atSpeed('driver', 100, {
      golfer: { handicap: 8 },
      swingMetrics: flight,
      currentEquipment: { loft: 10, length: 44 },
    })
    const verdict = verdictOf(asked, 'max_forgiveness')
    expect(verdict).toMatchObject({ verdict: 'keep', change: { carryYards: 0, totalYards: 0 } })
    expect(verdict?.reason).toBe('launch 11.7° and spin 2850 rpm stand in their windows')
    const spinning = { ...asked, swingMetrics: { ...asked.swingMetrics, spinRate: 3400 } }
    expect(verdictOf(spinning, 'max_forgiveness')).toMatchObject({
      verdict: 'compare',
      reason: expect.stringContaining('less than on target'),
    })
  })
  test('an iron that flies as it should is kept', () => {
    // 85 mph: the window of the published table is 16.5-20° and 6,000-7,300 rpm.
    const asked = atSpeed('iron', 85, {
      golfer: { handicap: 14 },
      swingMetrics: { ballSpeed: 114, launchAngle: 17.5, spinRate: 6600 },
    })
    const loft = fit(asked).specs.loft.value
    const verdict = verdictOf({ ...asked, currentEquipment: { loft } }, 'blade')
    expect(verdict).toMatchObject({ verdict: 'keep', reason: expect.stringContaining('stand in their windows') })
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

describe('the sole of a wedge', () => {
  const wedge = (attackAngle: number): FittingRequest =>
    atSpeed('wedge', 75, {
      golfer: { handicap: 8 },
      swingMetrics: { attackAngle },
      clubDetails: { wedgeHit: 'SW' },
      currentEquipment: { loft: 56, model: 'Its name' },
    })
  const ofSole = (attackAngle: number, sole: 'narrow' | 'medium' | 'wide' | null) => {
    const request = wedge(attackAngle)
    return toldOf(
      currentClubVerdict(request, engineFit(request), { club: null, ageYears: null, bounceDeg: null, sole }),
    )
  }
  test('of the other end is compared, with both widths', () => {
    expect(ofSole(-8, 'narrow')).toMatchObject({
      verdict: 'compare',
      reason: 'its sole is narrow, the fitted one wide; hit both before you buy',
    })
    expect(ofSole(-1, 'wide')?.reason).toBe('its sole is wide, the fitted one narrow; hit both before you buy')
  })
  test('that fits is named among what was judged; unknown, nothing is said of it', () => {
    for (const sole of ['medium', 'wide'] as const)
      expect(ofSole(-8, sole)).toMatchObject({ verdict: 'keep', reason: expect.stringContaining('its sole is within') })
    expect(ofSole(-8, null)).toMatchObject({ verdict: 'unknown', reason: expect.not.stringContaining('sole') })
  })
})
