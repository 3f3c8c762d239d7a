import { describe, expect, test } from 'bun:test'
import { fly } from '../../src/flight/index.ts'
import { holdTo, type KnownShot, type Setting, unchanged, usualSpread, whatIf } from '../../src/flight/side/index.ts'
import { strikePatterns } from '../../src/golf/names/words.ts'

const drive: KnownShot = {
  ballSpeedMph: 141,
  launchDeg: 12.5,
  spinRpm: 2800,
  club: 'driver',
  clubSpeedMph: 97,
  attackDeg: 0,
  faceDeg: 0,
  clubPathDeg: 0,
  strike: 'center',
  efficiency: 0.98,
  spread: Object.fromEntries(
    strikePatterns.map((pattern) => [pattern, usualSpread(14, pattern)]),
  ) as unknown as KnownShot['spread'],
}
const at = (change: Partial<Setting> = {}) => whatIf(drive, { ...unchanged(drive), ...change })
const asItIs = at()

describe('what if', () => {
  test('nothing changed flies as the flight model flies the shot', () => {
    const flight = fly(drive)
    expect(asItIs.launchDeg).toBe(12.5)
    expect(asItIs.spinRpm).toBe(2800)
    expect(asItIs.carryYards).toBeCloseTo(flight.carryYards, 1)
    expect(asItIs.totalYards).toBeCloseTo(flight.totalYards, 1)
    expect(asItIs.landingDeg).toBeCloseTo(flight.landingDeg, 1)
    expect(asItIs.peakFeet).toBeCloseTo(flight.apexFeet, 0)
    expect(asItIs.sideYards).toBeCloseTo(0, 6)
  })
  test('more loft launches higher with more spin and less ball speed', () => {
    const more = at({ moreLoftDeg: 1 })
    expect(more.launchDeg - asItIs.launchDeg).toBeGreaterThan(0.6)
    expect(more.launchDeg - asItIs.launchDeg).toBeLessThan(0.9)
    expect(more.spinRpm).toBeGreaterThan(asItIs.spinRpm)
    expect(more.ballSpeedMph).toBeLessThan(asItIs.ballSpeedMph)
  })
  test('hitting up carries further: more launch, less spin', () => {
    const up = at({ attackDeg: 4 })
    expect(up.launchDeg).toBeGreaterThan(asItIs.launchDeg)
    expect(up.spinRpm).toBeLessThan(asItIs.spinRpm)
    expect(up.carryYards).toBeGreaterThan(asItIs.carryYards)
  })
  test('a mile per hour is worth 2 to 3 yards with a driver, as TrackMan says', () => {
    const perMph = (at({ clubSpeedMph: 102 }).carryYards - asItIs.carryYards) / 5
    expect(perMph).toBeGreaterThan(2)
    expect(perMph).toBeLessThan(3.2)
  })
  test('a heel strike loses 1.5 % of the ball speed and scatters more', () => {
    const heel = at({ strike: 'heel' })
    expect(heel.ballSpeedMph / asItIs.ballSpeedMph).toBeCloseTo(1 - 0.015 / 0.98, 6)
    expect(heel.ellipse.halfShortYards).toBeGreaterThan(asItIs.ellipse.halfShortYards)
  })
  test('thin air a mile above the sea carries further and flatter', () => {
    const high = at({ altitudeM: 1609 })
    expect(high.carryYards / asItIs.carryYards).toBeGreaterThan(1.01)
    expect(high.landingDeg).toBeLessThan(asItIs.landingDeg)
  })
  test('cold air carries less, by a yard or more for ten degrees Celsius', () => {
    const lost = asItIs.carryYards - at({ temperatureC: 5 }).carryYards
    expect(lost).toBeGreaterThan(2)
    expect(lost).toBeLessThan(10)
  })
  test('a headwind takes more than the same wind from behind gives, and lands steeper', () => {
    const [into, down] = [at({ headwindMph: 15 }), at({ headwindMph: -15 })]
    expect(asItIs.carryYards - into.carryYards).toBeGreaterThan(down.carryYards - asItIs.carryYards)
    expect(into.landingDeg).toBeGreaterThan(down.landingDeg + 3)
  })
  test('wind to the right moves the ball right, to the left as far left', () => {
    const right = at({ crosswindMph: 10 }).sideYards
    expect(right).toBeGreaterThan(8)
    expect(at({ crosswindMph: -10 }).sideYards).toBeCloseTo(-right, 6)
  })
  test('firm ground runs further, soft ground less; the carry stays', () => {
    const [soft, firm] = [at({ ground: 'soft' }), at({ ground: 'firm' })]
    expect(firm.totalYards).toBeGreaterThan(asItIs.totalYards)
    expect(soft.totalYards).toBeLessThan(asItIs.totalYards)
    expect(firm.carryYards).toBe(soft.carryYards)
  })
  test('a shot that is known to end elsewhere than the model has it ends there, and every change goes from there', () => {
    const end = { carryYards: 200, totalYards: 215, peakFeet: 70, landingDeg: 36 }
    const held = { ...drive, held: holdTo(drive, end) }
    const known = whatIf(held, unchanged(held))
    for (const [member, value] of Object.entries(end)) expect(known[member as keyof typeof end]).toBeCloseTo(value, 6)
    expect(known.path.at(-1)!.alongYards).toBeCloseTo(200, 6)
    const faster = { clubSpeedMph: 102 }
    const more = whatIf(held, { ...unchanged(held), ...faster }).carryYards / 200
    expect(more).toBeCloseTo(at(faster).carryYards / asItIs.carryYards, 6)
  })
})
