import { describe, expect, test } from 'bun:test'
import { FittingRequest } from '../../../src/fitting/schema/schema.ts'
import { amateurDriverMph } from '../../../src/golf/amateurs.ts'
import { clubTypes } from '../../../src/golf/names/words.ts'
import { fieldProblems } from '../../../src/platform/schema.ts'
import { fit } from '../../support/in-english.ts'
import { atSpeed, requestFor } from './request.ts'

const golferOf = (golfer: object) => fit(atSpeed('driver', 95, { golfer })).golfer

describe('handicap', () => {
  test.each([-5, 0, 11.3, 25])('AN-010 handicap %d is used as it is', (handicap) => {
    expect(golferOf({ handicap, averageScore: 150 }).handicap).toMatchObject({ value: handicap, basis: 'measured' })
  })
  test('AN-011 golfer.handicap may be the string 25+', () => {
    expect(golferOf({ handicap: '25+' }).handicap).toMatchObject({ value: 27, basis: 'measured' })
  })
  test.each([
    [75, 0],
    [100, 23.5],
    [60, -5],
    [150, 36],
  ])('AN-022 golfer.averageScore %d is a handicap of %d', (averageScore, handicap) => {
    expect(golferOf({ averageScore }).handicap).toMatchObject({ value: handicap, basis: 'derived' })
  })
  test('an unknown handicap stays unknown and is listed as an assumption', () => {
    const result = fit(atSpeed('driver', 95))
    expect(result.golfer.handicap).toBeNull()
    expect(result.assumptions).toContainEqual(
      expect.objectContaining({ field: 'handicap', value: 16, basis: 'default' }),
    )
  })
})

describe('speeds', () => {
  test('CL-001 driver swingSpeed is the driver speed', () => {
    expect(fit(atSpeed('driver', 95)).driverSpeedMph).toMatchObject({ value: 95, basis: 'measured' })
  })
  test('CL-005 iron swingSpeed is the 7-iron speed', () => {
    const { swing, driverSpeedMph } = fit(atSpeed('iron', 80))
    expect(swing.clubSpeedMph.value).toBe(80)
    expect(driverSpeedMph).toMatchObject({ value: 96, basis: 'derived' })
  })
  test('CL-006 wedge swingSpeed is the wedge’s own speed', () => {
    expect(fit(atSpeed('wedge', 74)).driverSpeedMph.value).toBeCloseTo((74 / 0.925) * 1.2, 6)
  })
  test('CL-016 sevenIronSpeed (wedge) is a measured 7-iron speed', () => {
    expect(fit(atSpeed('wedge', 74, { clubDetails: { sevenIronSpeed: 85 } })).driverSpeedMph.value).toBeCloseTo(102, 6)
  })
  // Default smash factors of center strikes (fitting-rules.md 1.4) at scratch.
  test.each([
    ['driver', {}, 1.48],
    ['fairway', { clubDetails: { fairwayDesignation: '3-wood' } }, 1.47],
    ['fairway', { clubDetails: { fairwayDesignation: '5-wood' } }, 1.46],
    ['fairway', { clubDetails: { fairwayDesignation: '7-wood' } }, 1.45],
    ['fairway', { clubDetails: { fairwayBallSource: 'driver' } }, 1.48],
    ['hybrid', {}, 1.45],
    ['iron', {}, 1.35],
    ['iron', { currentEquipment: { loft: 29 } }, 1.38],
    ['wedge', { clubDetails: { wedgeHit: 'PW' } }, 1.24],
    ['wedge', { clubDetails: { wedgeHit: 'LW' } }, 1.06],
  ] as const)('AN-005 %s: ball speed alone is enough; club speed = ball speed / smash', (clubType, more, smash) => {
    const request = requestFor(clubType, { ...more, golfer: { handicap: 0 }, swingMetrics: { ballSpeed: 100 } })
    const { swing, assumptions } = fit(request)
    expect(swing.clubSpeedMph.value).toBeCloseTo(100 / smash, 5)
    expect(swing.clubSpeedMph.basis).toBe('derived')
    expect(assumptions).toContainEqual(expect.objectContaining({ field: 'clubSpeed', basis: 'derived' }))
  })
  test('a derived speed is called derived in the sentences that rest on it', () => {
    const why = (swingMetrics: object) => fit(requestFor('driver', { swingMetrics })).specs.loft.why
    expect(why({ ballSpeed: 138 })).toMatch(/^9\d(\.\d)? mph \(derived\) with/)
    expect(why({ swingSpeed: 95 })).toStartWith('95 mph with')
  })
  test('a weaker and an off-center strike mean more club speed behind the same ball', () => {
    const speed = (golfer: object, swingMetrics: object = {}) =>
      fit(requestFor('driver', { golfer, swingMetrics: { ballSpeed: 140, ...swingMetrics } })).swing.clubSpeedMph.value
    expect(speed({ handicap: 14.5 })).toBeCloseTo(140 / (1.48 * 0.9728), 4)
    expect(speed({ handicap: 14.5 }, { strikePattern: 'heel' })).toBeCloseTo(140 / (1.48 * 0.9578), 4)
  })
  test.each([
    ['driver', {}, 1.3, 1.53],
    ['fairway', { clubDetails: { fairwayBallSource: 'driver' } }, 1.3, 1.53],
    ['fairway', { clubDetails: { fairwaySpeedSource: 'three_wood' } }, 1.28, 1.52],
    ['hybrid', {}, 1.24, 1.5],
    ['iron', {}, 1.2, 1.45],
  ] as const)('%s: speeds whose smash factor is not possible contradict each other', (clubType, more, low, high) => {
    const at = (swingSpeed: number, ballSpeed: number) =>
      fit(requestFor(clubType, { ...more, swingMetrics: { swingSpeed, ballSpeed } }))
    expect(at(80, 80 * high).swing.contradiction).toBeNull()
    expect(at(80, 80 * low).swing.contradiction).toBeNull()
    // A rounding difference is not worth a word.
    expect(at(80, 80 * high + 0.02).warnings).toEqual([])
    expect(at(80, 80 * high + 2).swing.contradiction?.isMishit).toBe(false)
    const mishit = at(80, 80 * low - 2)
    expect(mishit.swing.clubSpeedMph).toMatchObject({ value: 80, basis: 'measured' })
    expect(mishit.warnings[0]?.text).toContain('a matter of strike, not of a slow swing')
  })
  describe('of two speeds that contradict each other', () => {
    const iron = (swingSpeed: number, ballSpeed: number, golfer: object = {}) =>
      fit(requestFor('iron', { golfer, swingMetrics: { swingSpeed, ballSpeed } }))
    const driver = (swingSpeed: number, ballSpeed: number, golfer: object = {}) =>
      fit(requestFor('driver', { golfer, swingMetrics: { swingSpeed, ballSpeed } })).swing
    test('the ball flies as it was measured', () => {
      for (const [club, ball] of [
        [95, 152],
        [80, 147],
        [95, 110],
        [105, 60],
      ] as const)
        expect(driver(club, ball).ballSpeedMph).toMatchObject({ value: ball, basis: 'measured' })
    })
    test('a ball too fast for the club shows a club speed that was read too low, by a tenth at most', () => {
      expect(driver(95, 152).clubSpeedMph.value).toBeCloseTo(152 / 1.53, 5)
      expect(driver(80, 147).clubSpeedMph.value).toBeCloseTo(88, 5)
    })
    test('an 80 mph 7-iron with a ball of 150 counts a tenth faster at most, and the other reading is named', () => {
      const { swing, specs, quality, warnings } = iron(80, 150, { handicap: 14.5 })
      expect(swing.clubSpeedMph.value).toBeCloseTo(88, 5)
      expect(specs.shaftFlex.alternatives[0]).toBe('Stiff if the club speed is right (80 mph club speed)')
      expect(warnings[0]?.text).toContain('the club counts as 88 mph in place of 80,')
      expect(quality.score).toBe(30)
    })
    test('an 80 mph 7-iron with a ball of 80 was mishit, and no Senior flex is fitted', () => {
      const { swing, specs } = iron(80, 80, { handicap: 14.5 })
      expect(swing).toMatchObject({ clubSpeedMph: { value: 80 }, contradiction: { isMishit: true, believed: 'club' } })
      expect(specs.shaftFlex.value).toBe('Stiff')
      expect(specs.shaftFlex.alternatives[0]).toStartWith('Senior if the ball speed is right (66.7 mph club speed)')
    })
    test('a club faster than such golfers swing, with a slow ball, is no mishit', () => {
      const { swing } = iron(105, 110, { handicap: 14.5 })
      expect(swing.contradiction?.believed).toBe('ball')
      expect(swing.clubSpeedMph.value).toBeCloseTo(110 / 1.2, 5)
    })
    test('the handicap decides nothing', () => {
      for (const [club, ball] of [
        [95, 152],
        [112, 140],
        [86, 135],
      ] as const)
        expect(new Set([0, 8, 9, 24].map((handicap) => driver(club, ball, { handicap }).clubSpeedMph.value)).size).toBe(
          1,
        )
    })
    test('age and sex say how fast a club can be', () => {
      // 93.14 mph at an unknown handicap and 24 mph around it; 11.2 mph less at 78.
      const believed = (golfer: object) => driver(112, 140, golfer).contradiction?.believed
      expect(believed({})).toBe('club')
      expect(believed({ age: 78 })).toBe('ball')
      expect(believed({ gender: 'female' })).toBe('ball')
    })
  })
  test('wedge speeds are not checked: partial swings', () => {
    expect(fit(requestFor('wedge', { swingMetrics: { swingSpeed: 90, ballSpeed: 60 } })).warnings).toEqual([])
  })
  test('a driver and a 7-iron speed that cannot be one golfer’s are warned about', () => {
    const warned = (sevenIronSpeed: number) =>
      fit(atSpeed('driver', 96, { clubDetails: { sevenIronSpeed } })).warnings.length > 0
    expect([warned(64), warned(64.1), warned(91.4), warned(91.5)]).toEqual([true, false, false, true])
  })
})

describe('attack angle', () => {
  test.each([
    // Rows of the TrackMan Combine, and between them: 16 stands for an unknown handicap.
    ['driver', { handicap: 0 }, {}, -0.9],
    ['driver', { handicap: 10 }, {}, -1.2],
    ['driver', { handicap: 14.5 }, {}, -1.8],
    ['driver', { handicap: '25+' }, {}, -2.1],
    ['driver', { gender: 'female', handicap: 0 }, {}, -0.9],
    ['driver', { gender: 'female', handicap: 5 }, {}, -1.8],
    ['driver', { gender: 'female', handicap: 15 }, {}, -2.3],
    ['driver', {}, {}, -1.9],
    ['fairway', {}, { fairwayBallSource: 'driver' }, -1.9],
    ['fairway', {}, { fairwayDesignation: '3-wood' }, -2.5],
    ['fairway', {}, { fairwayDesignation: '7-wood' }, -2.8],
    ['hybrid', {}, {}, -3],
    ['iron', {}, {}, -3.5],
    ['wedge', {}, {}, -4.5],
  ] as const)('%s %o %o: unmeasured it is %d°', (clubType, golfer, clubDetails, attack) => {
    const { swing } = fit(atSpeed(clubType, 80, { golfer, clubDetails }))
    expect(swing.attackDeg).toMatchObject({ value: attack, basis: 'default' })
  })
})

describe('carry', () => {
  const at = (swingMetrics: object) => fit(atSpeed('driver', 95, { golfer: { handicap: 0 }, swingMetrics }))
  // At scratch 95 mph carries about 223 yd.
  test('a carry above 1.12 x the model is left out, below 0.70 x it is kept with a warning', () => {
    expect(at({ carryDistance: 247 }).swing.carryYards?.value).toBe(247)
    expect(at({ carryDistance: 247 }).warnings).toEqual([])
    expect(at({ carryDistance: 253 }).swing.carryYards).toBeNull()
    expect(at({ carryDistance: 253 }).warnings[0]?.field).toBe('swingMetrics.carryDistance')
    expect(at({ carryDistance: 150 }).swing.carryYards?.value).toBe(150)
    expect(at({ carryDistance: 150 }).warnings[0]?.text).toContain('look at the strike')
  })
  test('with a launch the model is flown: a low launch cannot carry far', () => {
    const measured = { carryDistance: 230, ballSpeed: 139 }
    expect(at({ ...measured, launchAngle: 12, spinRate: 2700 }).swing.carryYards?.value).toBe(230)
    expect(at({ ...measured, launchAngle: 4, spinRate: 2000 }).swing.carryYards).toBeNull()
  })
  test('AN-032 driver totalDistance is carry plus roll: the carry is derived from it', () => {
    const { swing } = at({ totalDistance: 240 })
    expect(swing.carryYards).toMatchObject({ basis: 'derived' })
    expect(swing.carryYards?.value).toBeCloseTo(240 * 0.92, 6) // 0.90 + 0.001 x (95 - 75)
    expect(at({ totalDistance: 400 }).swing.carryYards).toBeNull()
    expect(at({ totalDistance: 400 }).warnings[0]?.field).toBe('swingMetrics.totalDistance')
  })
  test('a total below the carry is ignored', () => {
    const { swing, warnings } = at({ carryDistance: 220, totalDistance: 210 })
    expect(swing.totalYards).toBeNull()
    expect(warnings.map(({ field }) => field)).toEqual(['swingMetrics.totalDistance'])
  })
})

describe('quality of the input', () => {
  const everything = requestFor('driver', {
    golfer: { handicap: 8, heightFeet: 6, wristToFloor: 35 },
    swingMetrics: {
      swingSpeed: 95,
      ballSpeed: 138,
      launchAngle: 12,
      spinRate: 2700,
      attackAngle: 0,
      carryDistance: 220,
      missPattern: 'fade',
      missSize: 'slight',
      strikePattern: 'center',
    },
    currentEquipment: { loft: 10.5 },
  })
  test('it starts at 40, ends at 95, and a warning takes 5', () => {
    expect(fit(atSpeed('driver', 95)).quality.score).toBe(40)
    expect(fit(atSpeed('driver', 95, { swingMetrics: { ballSpeed: 138 } })).quality.score).toBe(50)
    expect(fit(everything).quality).toEqual({ score: 95, missing: [] })
    expect(fit({ ...everything, clubDetails: { sevenIronSpeed: 40 } }).quality.score).toBe(90)
    const contradicted = { ...everything, swingMetrics: { ...everything.swingMetrics, swingSpeed: 120 } }
    expect(fit(contradicted).quality.score).toBe(30)
  })
  test('what would move most specs of the club comes first, and nothing that was sent', () => {
    const asked = (...of: Parameters<typeof atSpeed>) => fit(atSpeed(...of)).quality.missing.map(({ field }) => field)
    expect(asked('driver', 95).slice(0, 3)).toEqual([
      'swingMetrics.ballSpeed',
      'swingMetrics.launchAngle',
      'swingMetrics.missPattern',
    ])
    // Finding 12: the length of a driver is asked last, after miss, attack, strike, loft and carry.
    expect(asked('driver', 95).at(-1)).toBe('golfer.wristToFloor')
    expect(asked('iron', 80).slice(0, 3)).toEqual([
      'swingMetrics.ballSpeed',
      'golfer.handicap',
      'swingMetrics.strikePattern',
    ])
    expect(asked('wedge', 70)[0]).toBe('currentEquipment.loft')
    const ballOnly = { clubType: 'driver', golfer: { handedness: 'right' }, swingMetrics: { ballSpeed: 140 } } as const
    const missing = fit(ballOnly).quality.missing.map(({ field }) => field)
    expect(missing).toContain('swingMetrics.swingSpeed')
    expect(missing).not.toContain('swingMetrics.ballSpeed')
  })
  test('the size of a miss is asked for where the miss has one', () => {
    const asks = (missPattern: string) =>
      fit(atSpeed('driver', 95, { swingMetrics: { missPattern: missPattern as 'fade' } })).quality.missing.some(
        ({ field }) => field === 'swingMetrics.missSize',
      )
    expect(['fade', 'hook', 'straight', 'both'].map(asks)).toEqual([true, true, false, false])
  })
})

test('details of another club type are told and change nothing', () => {
  const stray = { pwLoft: 45, wedgeHit: 'SW', driverSpeed: 100 } as const
  const { specs, warnings, quality } = fit(atSpeed('iron', 80, { clubDetails: stray }))
  expect(specs).toEqual(fit(atSpeed('iron', 80)).specs)
  expect(warnings).toEqual([
    {
      field: 'clubDetails.pwLoft',
      text: 'Not used for an iron: pitching wedge loft, wedge that was hit, driver speed. This changed nothing.',
    },
  ])
  const scoreWith = (clubDetails: object) => fit(atSpeed('iron', 80, { clubDetails })).quality.score
  expect(
    [scoreWith({ pwLoft: 45 }), scoreWith({ pwLoft: 45, wedgeHit: 'SW' }), quality.score].map(
      (score) => score - quality.score,
    ),
  ).toEqual([10, 5, 0])
})

test('AN-045 every fitting returns loft, flex, weight, launch profile, length, lie angle, head profile and swing weight', () => {
  for (const clubType of clubTypes)
    expect(Object.keys(fit(atSpeed(clubType, 80)).specs)).toEqual(
      expect.arrayContaining([
        'loft',
        'shaftFlex',
        'shaftWeight',
        'launchProfile',
        'length',
        'lieAngle',
        'headProfile',
        'swingWeight',
      ]),
    )
})

test('a handicap is a number from -5 to 25, and 25+ beyond', () => {
  const problems = (handicap: number | string) =>
    fieldProblems(FittingRequest, { ...atSpeed('driver', 90), golfer: { handedness: 'right', handicap } }).length
  expect([-5.1, -5, 25, 25.5, '25+'].map((handicap) => problems(handicap) === 0)).toEqual([
    false,
    true,
    true,
    false,
    true,
  ])
})

// The TrackMan Combine ends at 92 mph for men of 18 and at 79 mph for women of 15.
test.each([
  [{ group: 'men', handicap: 18 }, 92],
  [{ group: 'men', handicap: 20 }, 90],
  [{ group: 'women', handicap: 20 }, 74],
  [{ group: 'men', handicap: 18, ageYears: 50 }, 92],
  [{ group: 'men', handicap: 18, ageYears: 60 }, 88],
  [{ group: 'junior', handicap: undefined, ageYears: 12 }, 70],
  [{ group: 'junior', handicap: undefined, ageYears: 8 }, 54],
] as const)('IN-CONSISTENT-SPEED expects of %o a driver speed of %d mph', (amateur, mph) => {
  expect(amateurDriverMph(amateur)).toBeCloseTo(mph, 9)
})
