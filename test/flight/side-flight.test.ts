import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import curvatureCsv from '../../db/rules/curvature-vectors.csv' with { type: 'text' }
import { fly } from '../../src/flight/index.ts'
import { landingEllipse, sideFlight, sideStart, usualSpread } from '../../src/flight/side/index.ts'
import { numberIn, readTable } from '../../src/golf/read-table.ts'
import { tourAverages } from '../support/published.ts'

const curves = readTable(curvatureCsv)
const driver = tourAverages['pga-driver']!

describe('curvature-vectors.csv', () => {
  test('there are eight curves', () => expect(curves).toHaveLength(8))
  test.each(curves)('$shot at $face_to_path_deg° of face to path curves $curvature_yd_right yd, within 15 %', (row) => {
    const shot = tourAverages[row['shot']!]!
    const start = sideStart({ ...shot, faceDeg: numberIn(row, 'face_to_path_deg'), clubPathDeg: 0 })
    const { curveYards, carryYards } = sideFlight({ ...shot, ...start, directionDeg: 0 })
    expect(Math.abs(curveYards / numberIn(row, 'curvature_yd_right') - 1)).toBeLessThan(0.15)
    expect(Math.abs(carryYards / numberIn(row, 'carry_yd') - 1)).toBeLessThan(0.05)
  })
  // The tours' shots that carry that far.
  const sixIron = tourAverages['women-tour-6-iron']!
  const fourIron = { ballSpeedMph: 137, launchDeg: 11, spinRpm: 4836 }
  test.each([
    [150, 2, 2.2, sixIron],
    [150, 10, 11, sixIron],
    [200, 2, 3, fourIron],
    [200, 10, 15, fourIron],
  ])('a shot of %d yd with a spin axis of %d° curves %d yd, within 15 %', (yards, spinAxisDeg, curve, launch) => {
    const { curveYards, carryYards } = sideFlight({ ...launch, spinAxisDeg, directionDeg: 0 })
    expect(Math.abs(carryYards - yards)).toBeLessThan(6)
    expect(Math.abs(curveYards / curve - 1)).toBeLessThan(0.15)
  })
})

describe('sideways flight', () => {
  const launch = fc.record({
    ballSpeedMph: fc.double({ min: 50, max: 190, noNaN: true }),
    launchDeg: fc.double({ min: 5, max: 40, noNaN: true }),
    spinRpm: fc.double({ min: 1500, max: 10_000, noNaN: true }),
  })
  const side = fc.record({
    directionDeg: fc.double({ min: -10, max: 10, noNaN: true }),
    spinAxisDeg: fc.double({ min: -30, max: 30, noNaN: true }),
  })
  test('a ball without tilt flies as the flight in the plane', () => {
    fc.assert(
      fc.property(launch, (shot) => {
        const flat = sideFlight({ ...shot, directionDeg: 0, spinAxisDeg: 0 })
        expect(flat.carryYards).toBeCloseTo(fly(shot).carryYards, 1)
        expect(flat.sideYards).toBeCloseTo(0, 9)
        expect(flat.path.at(-1)!.heightYards).toBeCloseTo(0, 3)
      }),
    )
  })
  test('left and right mirror each other', () => {
    fc.assert(
      fc.property(launch, side, (shot, { directionDeg, spinAxisDeg }) => {
        const right = sideFlight({ ...shot, directionDeg, spinAxisDeg })
        const left = sideFlight({ ...shot, directionDeg: -directionDeg, spinAxisDeg: -spinAxisDeg })
        expect(left.sideYards).toBeCloseTo(-right.sideYards, 6)
        expect(left.carryYards).toBeCloseTo(right.carryYards, 6)
      }),
    )
  })
  test('the curve does not depend on where the ball starts', () => {
    fc.assert(
      fc.property(launch, side, (shot, { directionDeg, spinAxisDeg }) => {
        const turned = sideFlight({ ...shot, directionDeg, spinAxisDeg })
        const straight = sideFlight({ ...shot, directionDeg: 0, spinAxisDeg })
        expect(turned.curveYards).toBeCloseTo(straight.curveYards, 6)
      }),
    )
  })
  test('a face open to the path starts the ball toward the face and curves it on', () => {
    const { directionDeg, spinAxisDeg } = sideStart({ faceDeg: 1, clubPathDeg: -3, spinLoftDeg: 14 })
    expect(directionDeg).toBeCloseTo(0.4, 9)
    expect(spinAxisDeg).toBeGreaterThan(10)
    const { path } = sideFlight({ ...driver, directionDeg, spinAxisDeg })
    expect(path[0]).toEqual({ alongYards: 0, sideYards: 0, heightYards: 0 })
    expect(path.every(({ heightYards }) => heightYards >= 0)).toBe(true)
  })
  test('the spin axis tilts by 1.15 of face to path over spin loft, which counts as 5° at least', () => {
    const axisDeg = (faceDeg: number, spinLoftDeg: number) =>
      sideStart({ faceDeg, clubPathDeg: 0, spinLoftDeg }).spinAxisDeg
    expect(axisDeg(2, 14)).toBeCloseTo((Math.atan((1.15 * 2) / 14) * 180) / Math.PI, 9)
    expect(axisDeg(2, 3)).toBeCloseTo((Math.atan((1.15 * 2) / 5) * 180) / Math.PI, 9)
  })
  test('a topped ball does not fly', () => {
    const topped = sideFlight({ ...driver, launchDeg: 0, directionDeg: 3, spinAxisDeg: 5 })
    expect(topped.carryYards).toBe(0)
    expect(topped.path).toHaveLength(1)
  })
})

describe('the usual scatter', () => {
  test.each([
    // handicap, degrees of the face, share of the ball speed
    [0, 1.2, 0.03],
    [4, 1.44, 0.0375],
    [8, 1.68, 0.045],
    [10, 1.8, 0.051],
    [13, 1.95, 0.06],
    [20, 2.3, 0.0658],
    [25, 2.6, 0.07],
    [36, 2.6, 0.07],
  ])('of handicap %d', (handicap, faceDeg, ballSpeedShare) => {
    const spread = usualSpread(handicap)
    expect(spread.faceDeg).toBeCloseTo(faceDeg, 9)
    expect(spread.ballSpeedShare).toBeCloseTo(ballSpeedShare, 4)
  })
  test.each([
    ['heel', 0.3, 0.01],
    ['toe', 0.3, 0.01],
    ['mix', 0.5, 0.02],
  ] as const)('grows with strikes at %s', (pattern, faceDeg, ballSpeedShare) => {
    const [center, off] = [usualSpread(10), usualSpread(10, pattern)]
    expect(off.faceDeg - center.faceDeg).toBeCloseTo(faceDeg, 9)
    expect(off.ballSpeedShare - center.ballSpeedShare).toBeCloseTo(ballSpeedShare, 9)
  })
})

describe('landing ellipse', () => {
  const straight = { ...driver, faceDeg: 0, clubPathDeg: 0 }
  test('a tour driver spreads about 65 yd from side to side: two standard deviations either way', () => {
    const { halfLongYards, turnDeg } = landingEllipse(straight, usualSpread(0), 1 - Math.exp(-2))
    expect(4 * (halfLongYards / 2)).toBeGreaterThan(55)
    expect(4 * (halfLongYards / 2)).toBeLessThan(75)
    expect(Math.abs(turnDeg)).toBeCloseTo(90, 6)
  })
  test('a higher handicap and strikes all over the face scatter more', () => {
    const area = (handicap: number, pattern?: 'mix') => {
      const { halfLongYards, halfShortYards } = landingEllipse(straight, usualSpread(handicap, pattern))
      return halfLongYards * halfShortYards
    }
    expect(area(18)).toBeGreaterThan(area(5))
    expect(area(5, 'mix')).toBeGreaterThan(area(5))
    expect(usualSpread(undefined)).toEqual(usualSpread(16))
  })
  test('it holds the share that was asked for', () => {
    // Shots at even quantiles of both scatters stand in for chance.
    const spread = usualSpread(10)
    const shot = { ...driver, faceDeg: -1, clubPathDeg: -4 }
    const ellipse = landingEllipse(shot, spread, 0.8)
    const normal = [-1.645, -1.036, -0.674, -0.385, -0.126, 0.126, 0.385, 0.674, 1.036, 1.645]
    const turn = (ellipse.turnDeg * Math.PI) / 180
    const inside = normal.flatMap((face) =>
      normal.map((speed) => {
        const hit = {
          ...shot,
          faceDeg: shot.faceDeg + face * spread.faceDeg,
          ballSpeedMph: shot.ballSpeedMph * (1 + speed * spread.ballSpeedShare),
        }
        const landed = sideFlight({ ...hit, ...sideStart(hit) })
        const [along, across] = [landed.carryYards - ellipse.carryYards, landed.sideYards - ellipse.sideYards]
        const long = along * Math.cos(turn) + across * Math.sin(turn)
        const short = across * Math.cos(turn) - along * Math.sin(turn)
        return (long / ellipse.halfLongYards) ** 2 + (short / ellipse.halfShortYards) ** 2 <= 1
      }),
    )
    const share = inside.filter(Boolean).length / inside.length
    expect(share).toBeGreaterThan(0.74)
    expect(share).toBeLessThan(0.88)
  })
})
