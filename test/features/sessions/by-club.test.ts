import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { shotsByClub } from '../../../src/features/sessions/index.ts'
import { numbersOf } from '../../../src/features/sessions/metrics.ts'
import { modifiedZScores } from '../../../src/features/sessions/outliers.ts'
import type { Shot } from '../../../src/features/sessions/schema.ts'
import { sessionOf, shotOf } from './bay.ts'

const carries = (...values: number[]): Shot[] => values.map((carry, i) => shotOf(i + 1, { ball: { carry } }))
const only = async (shots: readonly Shot[]) => (await shotsByClub(sessionOf(shots)))[0]!

describe('modified z-scores (Iglewicz and Hoaglin 1993)', () => {
  test('by hand: median 149.5, median absolute deviation 1.5, so 90 is 26.8 deviations short', () => {
    const scores = modifiedZScores([150, 152, 148, 151, 149, 90])
    expect(scores[5]).toBeCloseTo((0.6745 * (90 - 149.5)) / 1.5, 10)
    expect(scores[5]).toBeCloseTo(-26.755, 3)
    expect(scores[1]).toBeCloseTo(1.124, 3)
  })
  // The well-known case of stats.stackexchange.com question 339932, with the substitute that IBM documents.
  test('seven tens and a hundred: the mean absolute deviation stands in, 90 / (1.253314 * 11.25)', () => {
    const scores = modifiedZScores([10, 10, 10, 10, 10, 10, 10, 100])
    expect(scores[7]).toBeCloseTo(6.3831, 4)
    expect(scores[0]).toBe(0)
  })
  test('four values, equal values and no values tell no outlier', () => {
    for (const values of [[150, 151, 150, 20], [7, 7, 7, 7, 7, 7], []])
      expect(modifiedZScores(values)).toEqual(values.map(() => 0))
  })
  test('moving or stretching all values changes no score', () => {
    const values = fc.array(fc.integer({ min: -1000, max: 1000 }), { minLength: 5, maxLength: 40 })
    fc.assert(
      fc.property(
        values,
        fc.integer({ min: -500, max: 500 }),
        fc.integer({ min: 1, max: 9 }),
        (values, shift, factor) => {
          const scores = modifiedZScores(values.map((value) => value * factor + shift))
          for (const [i, score] of modifiedZScores(values).entries()) expect(scores[i]).toBeCloseTo(score, 6)
        },
      ),
    )
  })
})

describe('medians of a club', () => {
  test('by hand: the outlier is out, and the middle half of 148 to 152 is 149 to 151', async () => {
    const { shots, summaries } = await only(carries(150, 152, 148, 151, 149, 90))
    expect(shots.map(({ counts }) => counts)).toEqual([true, true, true, true, true, false])
    expect(shots[5]!.outlierIn).toEqual(['carry'])
    expect(summaries.get('carry')).toEqual({ count: 5, median: 150, spread: Math.sqrt(2.5), middleHalf: [149, 151] })
  })
  test('an even number of shots has its median between the two in the middle', async () => {
    expect((await only(carries(140, 150, 152, 160))).summaries.get('carry')?.median).toBe(151)
  })
  test('all numbers of an outlier are out: a topped ball says nothing about the launch either', async () => {
    const shots = [100, 101, 102, 101, 100, 40].map((speed, i) =>
      shotOf(i + 1, { ball: { speed, launchAngle: i === 5 ? 18 : 12 } }),
    )
    expect((await only(shots)).summaries.get('launchAngle')).toMatchObject({ count: 5, median: 12 })
  })
  test('a ball far right of the others is no outlier: it is what a golfer is fitted for', async () => {
    const shots = [1, 2, 0, 1, 2, 80].map((offline, i) => shotOf(i + 1, { ball: { offline, carry: 200 + i } }))
    expect((await only(shots)).shots.every(({ counts }) => counts)).toBe(true)
  })
  test('SI-016 a shot to review moves no median and makes no other shot an outlier', async () => {
    const doubtful = [900, 950, 1000].map((carry, i) => shotOf(i + 20, { ball: { carry }, needsReview: true }))
    const { shots, summaries } = await only([...carries(148, 149, 150, 151, 152), ...doubtful])
    expect(summaries.get('carry')).toMatchObject({ count: 5, median: 150 })
    expect(shots.filter(({ outlierIn }) => outlierIn.length > 0)).toEqual([])
    expect((await only(doubtful)).summaries.size).toBe(0)
  })
  test('SI-019 a metric that is null was not measured', async () => {
    expect((await only([shotOf(1, { ball: { carry: null, speed: 100 } })])).summaries.has('carry')).toBe(false)
  })
  test('SI-011 spellings of one club are one club, shots without a club their own, in the order of the session', async () => {
    const clubs = ['7 Iron', 'Driver', '7-iron', null, '7iron', ' driver ', '']
    const session = sessionOf(clubs.map((club, i) => shotOf(i + 1, { club })))
    expect((await shotsByClub(session)).map(({ club, shots }) => [club, shots.length])).toEqual([
      ['7 Iron', 3],
      ['Driver', 2],
      [null, 2],
    ])
  })
  test('SI-014 yards and meters have no common median', async () => {
    const shots = ['imperial', 'metric', 'imperial'].map((units, i) => shotOf(i + 1, { units }))
    expect((await shotsByClub(sessionOf(shots))).map(({ units, shots }) => [units, shots.length])).toEqual([
      ['imperial', 2],
      ['metric', 1],
    ])
  })
})

describe('SI-017 SI-018 names of metrics', () => {
  const known = (about: Partial<Shot>) => Object.fromEntries(numbersOf(shotOf(1, { ball: null, ...about })).known)

  test('speed is the ball’s in ball and the club’s in club_', async () => {
    expect(known({ ball: { speed: 140 }, club_: { speed: 95 } })).toEqual({ ballSpeed: 140, clubSpeed: 95 })
  })
  test('capitals, underscores and blanks do not matter', async () => {
    expect(known({ ball: { 'Ball Speed': 140, LAUNCH_ANGLE: 12, back_spin: 2500, 'Carry-Distance': 220 } })).toEqual({
      ballSpeed: 140,
      launchAngle: 12,
      spinRate: 2500,
      carry: 220,
    })
  })
  test('back spin is taken before total spin, and zero is a number', async () => {
    expect(known({ ball: { totalSpin: 3000, backSpin: 2900, offline: 0 } })).toEqual({ spinRate: 2900, offline: 0 })
  })
  test('extended may hold any known name but a bare speed', async () => {
    expect(known({ extended: { speed: 100, attackAngle: -3, carry: 150 } })).toEqual({ attackAngle: -3, carry: 150 })
  })
  test('a number beyond anything in golf is kept apart, so that it bends no chart', async () => {
    const { known, others } = numbersOf(shotOf(1, { ball: { carry: 1e300, speed: 1390 } }))
    expect([[...known], [...others]]).toEqual([[['ballSpeed', 1390]], [['ball.carry', 1e300]]])
  })
  test('names that mean something to JavaScript mean nothing here', async () => {
    const { known, others } = numbersOf(shotOf(1, { ball: { constructor: 1, toString: 2 } as never }))
    expect([known.size, [...others]]).toEqual([
      0,
      [
        ['ball.constructor', 1],
        ['ball.toString', 2],
      ],
    ])
  })
  test('what is not known is kept under the name it was sent with', async () => {
    const { others } = numbersOf(
      shotOf(1, { ball: { carry: 1, 'Hang Time': 6.1 }, extended: { tempo: null, heartRate: 90 } }),
    )
    expect([...others]).toEqual([
      ['ball.Hang Time', 6.1],
      ['extended.heartRate', 90],
    ])
  })
})
