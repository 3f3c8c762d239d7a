import { describe, expect, test } from 'bun:test'
import { bandsOf } from '../../../src/fitting/advice/bands.ts'
import { inputPoints } from '../../../src/golf/input-worth.ts'
import { fairwayDesignations } from '../../../src/golf/names/words.ts'
import { fit } from '../../support/in-english.ts'
import { requestFor } from './request.ts'

const usualDeg = { '3-wood': 15, '5-wood': 18, '7-wood': 21 } as const
/** TrackMan tour averages of each wood, PGA (db/rules/trackman-pga.csv) and LPGA, by driver speed. */
const tour = [
  ['3-wood', 113, 158, 9.2, 3655, 243],
  ['5-wood', 113, 152, 9.4, 4350, 230],
  ['3-wood', 115, 162, 9.3, 3663, 249],
  ['5-wood', 115, 156, 9.7, 4322, 236],
  ['5-wood', 94, 128, 12.1, 4501, 185],
  ['7-wood', 94, 123, 12.7, 4693, 174],
] as const
const woods = [
  { fairwayDesignation: '5-wood' as const, loft: 18 },
  { fairwayDesignation: '7-wood' as const, loft: 21 },
]

describe('finding 1: whose number is it', () => {
  test.each(tour)('1 a %s at %d mph as the tour hits it is kept, and nothing about it is to change', (...row) => {
    const [fairwayDesignation, swingSpeed, ballSpeed, launchAngle, spinRate, carryDistance] = row
    const loft = usualDeg[fairwayDesignation]
    const { specs, woodFit, warnings, notes } = fit(
      requestFor('fairway', {
        golfer: { handicap: -3 },
        clubDetails: { fairwayDesignation },
        currentEquipment: { loft },
        swingMetrics: { swingSpeed, ballSpeed, launchAngle, spinRate, carryDistance },
      }),
    )
    expect(specs.loft.value).toBe(loft)
    expect(specs.loft.why).not.toContain('holds the loft to')
    expect([specs.launchProfile.value, specs.headProfile.value]).toEqual(['mid', 'core'])
    expect(woodFit).toMatchObject({ designation: fairwayDesignation, carryYards: carryDistance })
    expect(warnings).toEqual([])
    expect(notes.map(({ text }) => text).join(' ')).toContain('is inside the')
  })
  test.each(woods)('1 the speed of a 3-wood and that of the driver fit one $fairwayDesignation', (wood) => {
    const { fairwayDesignation, loft } = wood
    for (const driverMph of [80, 90, 100, 110]) {
      const by = (swingSpeed: number, fairwaySpeedSource: 'driver' | 'three_wood') =>
        fit(
          requestFor('fairway', {
            clubDetails: { fairwayDesignation, fairwaySpeedSource },
            currentEquipment: { loft },
            swingMetrics: { swingSpeed, launchAngle: 11, spinRate: 4200, carryDistance: 1.9 * driverMph },
          }),
        )
      const [driver, threeWood] = [by(driverMph, 'driver'), by(driverMph / 1.055, 'three_wood')]
      for (const name of ['loft', 'launchProfile', 'headProfile', 'shaftWeight'] as const)
        expect(threeWood.specs[name].value).toBe(driver.specs[name].value)
      expect(threeWood.woodFit!.carryYards).toBe(driver.woodFit!.carryYards)
    }
  })
  test('1 the carry that was sent is the carry of the fitted wood, in any loft that was measured', () => {
    for (const [designation, loft, carry] of [
      ['5-wood', 18, 205],
      ['7-wood', 21, 195],
      ['7-wood', 22, 192],
    ] as const) {
      const swingMetrics = { swingSpeed: 100, ballSpeed: 131, carryDistance: carry }
      const { woodFit, specs } = fit(
        requestFor('fairway', { swingMetrics, currentEquipment: { loft }, golfer: { handicap: 8 } }),
      )
      expect(woodFit!.designation).toBe(designation)
      expect(Math.sign(woodFit!.carryYards - carry)).toBe(Math.sign(loft - specs.loft.value))
    }
  })
  test.each([105, 125, 150, 165])(
    '59 a ball of %d mph and no wood named is fitted as the wood that it is read as',
    (ballSpeed) => {
      const { woodFit, notes } = fit(
        requestFor('fairway', { swingMetrics: { ballSpeed, launchAngle: 11, spinRate: 4200 } }),
      )
      const read = notes.map(({ text }) => text.match(/are read as those of a (\d-wood)/)?.[1]).find(Boolean)
      expect(woodFit!.designation).toBe(read as never)
      expect(woodFit!.designation).toBe('5-wood')
    },
  )
  test('1 a low ball of a 15° 3-wood is fitted no less loft, and its spin is named', () => {
    const { specs, notes } = fit(
      requestFor('fairway', {
        currentEquipment: { loft: 15 },
        swingMetrics: { swingSpeed: 108, ballSpeed: 150, launchAngle: 8.5, spinRate: 2300 },
      }),
    )
    expect(specs.loft.value).toBeGreaterThanOrEqual(15)
    expect(notes.some(({ text }) => text.startsWith('Spin 2300 rpm is below'))).toBe(true)
  })
  test('1 the spin of a wood never earns a low-spin head against the target of a driver', () => {
    for (const fairwayDesignation of fairwayDesignations)
      for (const spinRate of [3000, 3400, 3700, 4000])
        for (const fairwayBallSource of ['fairway', 'driver'] as const) {
          const { specs } = fit(
            requestFor('fairway', {
              golfer: { handicap: 2 },
              clubDetails: { fairwayDesignation, fairwayBallSource },
              swingMetrics: { swingSpeed: 109, launchAngle: 10, spinRate },
            }),
          )
          expect(specs.headProfile.value).toBe('core')
        }
  })
  test('1 a ball or a carry that the wood cannot have is asked about and counts nowhere', () => {
    const at = (swingSpeed: number, swingMetrics: object, clubDetails: object = {}) =>
      fit(
        requestFor('fairway', {
          golfer: { handicap: 5 },
          currentEquipment: { loft: 18 },
          clubDetails: { fairwayDesignation: '5-wood', ...clubDetails },
          swingMetrics: { swingSpeed, ...swingMetrics },
        }),
      )
    const plain = at(95, {})
    const far = at(95, { carryDistance: 266 })
    expect(far.warnings.map(({ field }) => field)).toEqual(['swingMetrics.carryDistance'])
    expect(far.woodFit!.carryYards).toBe(plain.woodFit!.carryYards)
    const drive = { ballSpeed: 140, launchAngle: 12, spinRate: 2700 }
    const fast = at(95, drive)
    expect(fast.warnings.map(({ field }) => field)).toEqual(['clubDetails.fairwayBallSource'])
    expect(fast.specs.loft.value).toBe(plain.specs.loft.value)
    expect(fast.quality).toEqual({ ...plain.quality, score: plain.quality.score - inputPoints.perWarning })
    const carry = { ballSpeedMph: 120, launchDeg: 12, spinRpm: 4300, carryYards: 175 }
    expect(bandsOf(fast, null, carry)).toEqual(bandsOf(plain, null, carry))
    expect(at(95, drive, { fairwayBallSource: 'driver' }).warnings).toEqual([])
    const seven = fit(
      requestFor('fairway', {
        golfer: { handicap: -5 },
        currentEquipment: { loft: 21 },
        swingMetrics: { swingSpeed: 121, carryDistance: 257 },
      }),
    )
    expect(seven.warnings).toEqual([])
  })
  test('1 a described flight of a wood keeps the mapping of the contract: 9, 13 and 17°', () => {
    for (const [ballFlight, value] of [
      ['low', 9],
      ['normal', 13],
      ['high', 17],
    ] as const) {
      const { assumptions } = fit(requestFor('fairway', { swingMetrics: { swingSpeed: 95, ballFlight } }))
      expect(assumptions).toContainEqual(expect.objectContaining({ field: 'launchAngle', value, basis: 'estimated' }))
    }
  })
})
