import { expect, test } from 'bun:test'
import fc from 'fast-check'
import type { FittingRequest } from '../../src/fitting/index.ts'
import { cases } from '../support/cases.ts'
import { analyzeBag, answerPlan, fit } from '../support/in-english.ts'

// One golfer has one driver: whoever speaks of its carry says the same yards.

const numRuns = cases(150)

const golfer = fc.record(
  {
    handedness: fc.constantFrom('right' as const, 'left' as const),
    gender: fc.constantFrom('male' as const, 'female' as const),
    handicap: fc.integer({ min: -5, max: 25 }),
    age: fc.integer({ min: 13, max: 90 }),
  },
  { requiredKeys: ['handedness'] },
)
const driverMph = fc.integer({ min: 60, max: 125 })

const fitted = (
  clubType: FittingRequest['clubType'],
  person: FittingRequest['golfer'],
  more: Omit<FittingRequest, 'clubType' | 'golfer'>,
) => fit({ clubType, golfer: person, ...more })
const driveOf = (person: FittingRequest['golfer'], swingMetrics: FittingRequest['swingMetrics']) =>
  fitted('driver', person, { swingMetrics }).configurations.find(({ recommended }) => recommended)!.expected!

test('driver, fairway and hybrid fittings and the bag plan know one carry of the driver', () => {
  const agree = (person: FittingRequest['golfer'], mph: number) => {
    const drive = driveOf(person, { swingSpeed: mph })
    const fairway = fitted('fairway', person, { swingMetrics: { swingSpeed: mph } }).woodFit!
    const hybrid = fitted('hybrid', person, {
      swingMetrics: { swingSpeed: mph / 1.13 },
      clubDetails: { driverSpeed: mph },
    }).woodFit!
    const plan = answerPlan({ golfer: person, driverSpeed: mph })
    const planned = plan.clubs.find(({ type }) => type === 'driver')!
    expect([fairway.driverCarryYards, hybrid.driverCarryYards, planned.carry]).toEqual(
      Array.from({ length: 3 }, () => drive.carryYards),
    )
    expect([fairway.driverTotalYards, hybrid.driverTotalYards]).toEqual([drive.totalYards, drive.totalYards])
  }
  fc.assert(fc.property(golfer, driverMph, agree), { numRuns })
})

test('every wood of a bag plan carries what its own fitting says', () => {
  const agree = (person: FittingRequest['golfer'], mph: number) => {
    const { clubs, fittings } = answerPlan({ golfer: person, driverSpeed: mph })
    for (const { carry, fitting } of clubs) {
      const woodFit = fitting === null ? undefined : fit(fittings[fitting]!.request).woodFit
      if (woodFit !== undefined) expect(Math.abs(woodFit.carryYards - carry)).toBeLessThanOrEqual(1)
    }
  }
  fc.assert(fc.property(golfer, driverMph, agree), { numRuns: Math.ceil(numRuns / 3) })
})

test('the bag of a golfer of whom only the speed is known agrees with the fittings of that golfer', () => {
  const agree = (mph: number) => {
    const swingMetrics = { swingSpeed: mph }
    const driver = fitted('driver', { handedness: 'right' }, { swingMetrics })
    const drive = driver.configurations.find(({ recommended }) => recommended)!.expected!
    const wood = fitted('fairway', { handedness: 'right' }, { swingMetrics })
    const { designation, carryYards } = wood.woodFit!
    const { clubs } = analyzeBag({
      clubs: [
        { club: 'driver', loft: driver.specs.loft.value },
        { club: designation, loft: wood.specs.loft.value },
      ],
      driverSpeed: mph,
    })
    expect(clubs[0]).toMatchObject({ carry: drive.carryYards, total: drive.totalYards })
    expect(Math.abs(clubs[1]!.carry! - carryYards)).toBeLessThanOrEqual(1)
  }
  fc.assert(fc.property(driverMph, agree), { numRuns: 66 })
})

const ofDriver = { fairwayBallSource: 'driver' } as const

test('numbers of a launch monitor move the gap of a fairway wood as they move the driver', () => {
  const measured = fc.record({
    smash: fc.double({ min: 1.36, max: 1.5, noNaN: true }),
    launchAngle: fc.integer({ min: 6, max: 20 }),
    spinRate: fc.integer({ min: 16, max: 44 }),
    attackAngle: fc.integer({ min: -6, max: 6 }),
  })
  const agree = (
    person: FittingRequest['golfer'],
    mph: number,
    sent: typeof measured extends fc.Arbitrary<infer T> ? T : never,
  ) => {
    const { smash, launchAngle, spinRate, attackAngle } = sent
    const swingMetrics = { swingSpeed: mph, ballSpeed: mph * smash, launchAngle, attackAngle, spinRate: 100 * spinRate }
    const { driverCarryYards } = fitted('fairway', person, { swingMetrics, clubDetails: ofDriver }).woodFit!
    expect(driverCarryYards).toBe(driveOf(person, swingMetrics).carryYards)
  }
  fc.assert(fc.property(golfer, driverMph, measured, agree), { numRuns })
})

test('a carry that was told counts alike in the driver and in the gap behind it', () => {
  const agree = (person: FittingRequest['golfer'], mph: number, share: number) => {
    const usual = driveOf(person, { swingSpeed: mph }).carryYards
    const swingMetrics = { swingSpeed: mph, carryDistance: Math.round(share * usual) }
    const { driverCarryYards } = fitted('fairway', person, { swingMetrics, clubDetails: ofDriver }).woodFit!
    expect(Math.abs(driverCarryYards - driveOf(person, swingMetrics).carryYards)).toBeLessThanOrEqual(1)
    expect(driverCarryYards).toBeLessThanOrEqual(swingMetrics.carryDistance)
  }
  const share = fc.double({ min: 0.7, max: 1.11, noNaN: true })
  fc.assert(fc.property(golfer, driverMph, share, agree), { numRuns })
})
