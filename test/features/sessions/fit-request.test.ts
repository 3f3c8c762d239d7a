import { describe, expect, test } from 'bun:test'
import { NotFittable } from '../../../src/features/sessions/fit-request.ts'
import { fittableClub } from '../../../src/features/sessions/fittable-club.ts'
import { fitRequestOf, metricsOfShots, shotsByClub } from '../../../src/features/sessions/index.ts'
import { isImperial } from '../../../src/features/sessions/units.ts'
import { inEnglish } from '../../../src/words/index.ts'
import { sessionOf, shotOf } from './bay.ts'

// Five 7-irons and a topped one. By hand: medians of 104, 105, 106, 107, 108; 79 to 83; 17 to 21; 5,900 to 6,300.
const swings = [104, 108, 106, 105, 107, 60].map((speed, i) =>
  shotOf(i + 1, {
    ball: { speed, launchAngle: 17 + (i % 5), backSpin: 5900 + 100 * (i % 5), carry: 150, total: 158 },
    club_: { speed: 79 + (i % 5), attackAngle: -3.04 },
  }),
)
const session = sessionOf(swings)
const question = { club: '7-iron', golfer: { handedness: 'right' } } as const

describe('the swing of a club', () => {
  test('is the median of the shots that count, to a tenth, and nothing that was not measured', async () => {
    expect(metricsOfShots((await shotsByClub(session))[0]!, false)).toEqual({
      swingMetrics: {
        swingSpeed: 81,
        ballSpeed: 106,
        launchAngle: 19,
        attackAngle: -3,
        spinRate: 6100,
        carryDistance: 150,
      },
      shotsUsed: 5,
      shotsLeftOut: 1,
      unusable: [],
      corrected: [],
      statements: [],
      figures: expect.objectContaining({
        swingSpeed: { shots: 5, spread: 1.58 },
        carryDistance: { shots: 5, spread: 0 },
      }),
      attackOffsetDeg: null,
    })
  })
  test('takes off what a camera reads too high of a driver, and says so', async () => {
    const drives = (measurementRef: 'club-face' | 'club-cog') =>
      shotsByClub(sessionOf([{ ...shotOf(1, { club: 'Driver', club_: { attackAngle: 1.2 } }), measurementRef }]))
    const read = async (ref: 'club-face' | 'club-cog') => metricsOfShots((await drives(ref))[0]!, true)
    const [camera, radar] = [await read('club-face'), await read('club-cog')]
    expect([camera.swingMetrics.attackAngle, radar.swingMetrics.attackAngle]).toEqual([-0.8, 1.2])
    expect(inEnglish(camera.corrected)).toEqual([
      'attackAngle 1.2 counts as -0.8: a camera measures about 2° more than radar',
    ])
    expect(radar.corrected).toEqual([])
  })
  test('total distance belongs to a driver alone', async () => {
    expect(metricsOfShots((await shotsByClub(session))[0]!, true).swingMetrics.totalDistance).toBe(158)
  })
  test('a median out of the bounds of a fitting is left out and told', async () => {
    const [high] = await shotsByClub(sessionOf([shotOf(1, { ball: { speed: 80, launchAngle: 34 } })]))
    expect(inEnglish(metricsOfShots(high!, false))).toMatchObject({
      swingMetrics: { ballSpeed: 80 },
      unusable: ['launchAngle 34: must be -10 to 30 degrees'],
    })
  })
})

describe('a fitting request from a session', () => {
  test('names the golfer’s hand and what is known, and no more', async () => {
    const { request } = await fitRequestOf(session, question)
    expect(request).toMatchObject({ clubType: 'iron', golfer: { handedness: 'right' } })
    expect(Object.keys(request).sort()).toEqual(['clubType', 'golfer', 'shots', 'swingMetrics'])
    expect(
      (await fitRequestOf(session, { ...question, golfer: { handedness: 'right', handicap: 12 } })).request.golfer,
    ).toEqual({
      handedness: 'right',
      handicap: 12,
    })
  })
  for (const [why, wrong, club, words] of [
    ['a club that was not hit', session, 'Driver', 'Its clubs: 7 Iron.'],
    [
      'units that may mean anything',
      sessionOf(swings.map((shot) => ({ ...shot, units: 'metric' }))),
      '7 iron',
      '"metric"',
    ],
    [
      'nothing but shots to review',
      sessionOf(swings.map((shot) => ({ ...shot, needsReview: true }))),
      '7 iron',
      'None of the 6',
    ],
    ['no speed', sessionOf([shotOf(1, { ball: { carry: 150 } })]), '7 iron', 'swingSpeed or ballSpeed'],
    ['a club that no fitting takes', sessionOf([shotOf(1, { club: 'Putter' })]), 'putter', 'Putters are not fitted'],
  ] as const)
    test(`is refused for ${why}`, async () => {
      const attempt = () => fitRequestOf(wrong, { ...question, club })
      await expect(attempt()).rejects.toThrow(NotFittable)
      await expect(attempt()).rejects.toThrow(words)
    })
})

test('which clubs a fitting can be made of', () => {
  for (const [name, expected] of [
    ['Driver', { clubType: 'driver' }],
    [
      '3 Wood',
      { clubType: 'fairway', clubDetails: { fairwayDesignation: '3-wood', fairwaySpeedSource: 'three_wood' } },
    ],
    ['4h', { clubType: 'hybrid' }],
    ['Hybrid', { clubType: 'hybrid' }],
    ['7i', { clubType: 'iron' }],
    ['AW', { clubType: 'wedge', clubDetails: { wedgeHit: 'GW' } }],
    ['Sand Wedge', { clubType: 'wedge', clubDetails: { wedgeHit: 'SW' } }],
    ['56°', { clubType: 'wedge', currentEquipment: { loft: 56 } }],
  ] as const)
    expect([name, fittableClub(name)]).toEqual([name, expected])
  for (const [name, words] of [
    ['6 iron', 'hit a 7-iron'],
    ['5 wood', '3-wood or the driver'],
    ['64', 'Wedges of 44° to 62°'],
    ['chipper', 'What club is chipper?'],
  ] as const)
    expect(inEnglish(fittableClub(name))).toMatchObject({ refusal: expect.stringContaining(words) })
})

test('the loft that a name states is that of the own club, where such a club is fitted', () => {
  const loftOf = (name: string) => {
    const read = fittableClub(name)
    return 'clubType' in read ? [read.clubType, read.currentEquipment?.loft] : inEnglish(read.refusal)
  }
  expect(['hybrid 19', '4H 22°', '3-wood 15°', 'driver 10.5', '56', 'hybrid 40'].map(loftOf)).toEqual([
    ['hybrid', 19],
    ['hybrid', 22],
    ['fairway', 15],
    ['driver', 10.5],
    ['wedge', 56],
    ['hybrid', undefined],
  ])
})

test('SI-014 which units are those of a fitting', () => {
  for (const units of ['imperial', 'Imperial', 'US', 'mph/yards', 'mph, yd, rpm, deg'])
    expect([units, isImperial(units)]).toEqual([units, true])
  for (const units of ['metric', 'm/s', 'km/h, m', 'mph/m', '', 'imperial metric'])
    expect([units, isImperial(units)]).toEqual([units, false])
})
