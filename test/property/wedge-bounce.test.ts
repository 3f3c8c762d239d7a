import { expect, test } from 'bun:test'
import fc from 'fast-check'
import type { WedgeClass } from '../../src/golf/names/words.ts'
import { cases } from '../support/cases.ts'
import { analyzeBag, fit } from '../support/in-english.ts'

// The bounce of a wedge follows from how steeply the golfer meets the turf: never from the wedge that was hit, nor from the door.

const seed = 20_261_129
const attacks = [-12, -9, -8, -7.5, -7, -6, -5, -4.5, -4, -3, -2, -1.5, 0, 2]
const hit: readonly WedgeClass[] = ['GW', 'SW', 'LW']
const golfer = fc.record({
  handicap: fc.integer({ min: -5, max: 36 }),
  pitchingDeg: fc.integer({ min: 43, max: 47 }),
  speedMph: fc.integer({ min: 60, max: 95 }),
})
type Asked = typeof golfer extends fc.Arbitrary<infer Value> ? Value : never

const askedOf = ({ handicap, pitchingDeg, speedMph }: Asked, wedgeHit: WedgeClass, attackAngle: number) =>
  fit({
    clubType: 'wedge',
    golfer: { handedness: 'right', handicap },
    swingMetrics: { swingSpeed: speedMph, attackAngle },
    clubDetails: { wedgeHit, pwLoft: pitchingDeg, lobWedgeFullSwing: 'yes' },
  })

/** Bounce by the name of the wedge. */
const bouncesOf = (asked: Asked, wedgeHit: WedgeClass, attackAngle: number) =>
  new Map(askedOf(asked, wedgeHit, attackAngle).wedgeFit!.set.map(({ club, bounceDeg }) => [club, bounceDeg]))

test('W05, W07 a steeper attack never lowers the bounce of any wedge of a set', () => {
  const neverLower = (asked: Asked) => {
    for (const wedgeHit of hit) {
      const byAttack = attacks.map((attack) => bouncesOf(asked, wedgeHit, attack))
      for (const [i, flatter] of byAttack.slice(1).entries())
        for (const [club, bounce] of flatter)
          expect(byAttack[i]!.get(club) ?? Number.NaN).toBeGreaterThanOrEqual(bounce)
    }
  }
  fc.assert(fc.property(golfer, neverLower), { numRuns: cases(150), seed })
})

test('W05, W07 whichever wedge was hit, and in a bag check, a wedge is fitted with the same bounce', () => {
  const same = (asked: Asked, attackAngle: number) => {
    const { handicap, pitchingDeg } = asked
    const clubs = [{ club: '9i' }, { club: 'PW', loft: pitchingDeg }, { club: '50' }, { club: '56' }, { club: '60' }]
    const { wedges } = analyzeBag({ clubs, handicap, attackAngle }).recommendedWedges!
    const inBag = new Map(wedges.map(({ club, bounce }) => [club, bounce]))
    for (const wedgeHit of hit) {
      const set = bouncesOf(asked, wedgeHit, attackAngle)
      for (const [club, bounce] of inBag) expect(set.get(club) ?? bounce).toBe(bounce)
      expect(askedOf(asked, wedgeHit, attackAngle).specs.bounce!.value).toBe(set.get(wedgeHit) ?? Number.NaN)
    }
  }
  fc.assert(fc.property(golfer, fc.constantFrom(...attacks), same), { numRuns: cases(300), seed })
})

test.each([2, 14])('W07 the digger of handicap %d has the most bounce in the sand wedge', (handicap) => {
  const asked = { handicap, pitchingDeg: 45, speedMph: 80 }
  for (const wedgeHit of hit)
    for (const attack of [-9, -8, -7.5]) {
      const bounces = bouncesOf(asked, wedgeHit, attack)
      expect(bounces.get('SW')).toBe(Math.max(...bounces.values()))
      expect(bounces.get('SW')).toBe(14)
    }
})
