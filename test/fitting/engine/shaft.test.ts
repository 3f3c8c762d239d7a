import { describe, expect, test } from 'bun:test'
import { profileWords } from '../../../src/fitting/engine/shaft/launch-profile.ts'
import type { FittingRequest } from '../../../src/fitting/schema/schema.ts'
import type { ClubType } from '../../../src/golf/names/words.ts'
import type { Row } from '../../../src/golf/read-table.ts'
import { tableRows } from '../../../src/golf/tables.ts'
import { fit } from '../../support/in-english.ts'
import { atSpeed } from './request.ts'

const gramsOf = (...args: Parameters<typeof atSpeed>): number => fit(atSpeed(...args)).specs.shaftWeight.value

describe('shaft weight', () => {
  const anchors = tableRows('shaft-weight.csv').filter((row) => row['anchor_speed_mph'] !== '')
  test.each(anchors.map((row) => [row['club'], Number(row['anchor_speed_mph']), row] as const))(
    '%s at the anchor of %d mph has the middle weight of its band',
    (club, anchorMph, row) => {
      expect(gramsOf(club as ClubType, anchorMph)).toBe(Number(row['weight_mid_g']))
    },
  )
  test('between anchors it is linear, and constant outside: no jump at a border of the bands', () => {
    // Driver: 53 g at 89 mph and 60 g at 100 mph; half-way 56.5 g, rounded up.
    expect(gramsOf('driver', 94.5)).toBe(57)
    expect(gramsOf('driver', 40)).toBe(gramsOf('driver', 64))
    expect(gramsOf('driver', 140)).toBe(gramsOf('driver', 118))
  })
  test.each([
    // request, change for woods and hybrids, for irons
    ['a quick transition', { preferences: { transition: 'quick' } }, 5, 8],
    ['a smooth transition', { preferences: { transition: 'smooth' } }, -4, -4],
    ['200 pounds', { golfer: { weight: 200 } }, 3, 5],
    ['199 pounds', { golfer: { weight: 199 } }, 0, 0],
    ['129 pounds', { golfer: { weight: 129 } }, -4, -8],
    ['130 pounds', { golfer: { weight: 130 } }, 0, 0],
    ['age 60', { golfer: { age: 60 } }, -3, -5],
    ['age 58', { golfer: { age: 58 } }, 0, 0],
    ['age 70', { golfer: { age: 70 } }, -6, -10],
    ['200 pounds at 60', { golfer: { age: 60, weight: 200 } }, -3, -5],
    ['a two-way miss', { swingMetrics: { missPattern: 'both' } }, 4, 4],
    ['a moderate hook', { swingMetrics: { missPattern: 'hook', missSize: 'moderate' } }, 4, 4],
    ['a slight hook', { swingMetrics: { missPattern: 'hook', missSize: 'slight' } }, 0, 0],
    ['a large fade', { swingMetrics: { missPattern: 'fade', missSize: 'large' } }, 0, 0],
    ['strikes all over the face', { swingMetrics: { strikePattern: 'mix' } }, 3, 3],
    // Together: held to 8 g either way for woods, 15 g up and 20 g down for irons.
    [
      'a light golfer of 70 with a smooth transition',
      { golfer: { age: 70, weight: 120 }, preferences: { transition: 'smooth' } },
      -8,
      -20,
    ],
    [
      'a heavy hooker with a quick transition',
      {
        golfer: { weight: 230 },
        preferences: { transition: 'quick' },
        swingMetrics: { missPattern: 'hook', missSize: 'large', strikePattern: 'mix' },
      },
      8,
      15,
    ],
  ] as const)('%s', (_, more, wood, iron) => {
    for (const [clubType, speed] of [
      ['driver', 100],
      ['fairway', 100],
      ['hybrid', 88.5],
    ] as const)
      expect(gramsOf(clubType, speed, more) - gramsOf(clubType, speed)).toBe(wood)
    expect(gramsOf('iron', 82.5, more) - gramsOf('iron', 82.5)).toBe(iron)
  })
  test('women who swing at men’s speeds play lighter: fading in from 75 to 85 mph driver speed', () => {
    const golfer = { gender: 'female' as const }
    expect(gramsOf('driver', 75, { golfer }) - gramsOf('driver', 75)).toBe(0)
    expect(gramsOf('driver', 90, { golfer }) - gramsOf('driver', 90)).toBe(-3)
    expect(gramsOf('iron', 73, { golfer }) - gramsOf('iron', 73)).toBe(-8) // 87.6 mph driver speed
  })
  test('nothing is lighter than 38 g for woods, 46 g for irons, 40 g for women’s irons', () => {
    const golfer = { age: 75, weight: 110 }
    expect(gramsOf('driver', 60, { golfer })).toBe(38)
    expect(gramsOf('iron', 50, { golfer })).toBe(46)
    expect(gramsOf('iron', 50, { golfer: { ...golfer, gender: 'female' } })).toBe(40)
  })
  test('one step from a known current shaft: 15 g for woods, 25 g for irons', () => {
    expect(gramsOf('driver', 76.5, { currentEquipment: { shaftWeight: 70 } })).toBe(55)
    expect(gramsOf('driver', 76.5, { currentEquipment: { shaftWeight: 60 } })).toBe(47)
    expect(gramsOf('iron', 63, { currentEquipment: { shaftWeight: 120 } })).toBe(95)
  })
  test('woods are printed as bands of ten, irons by the gram', () => {
    expect(fit(atSpeed('driver', 100)).specs.shaftWeight.display).toBe('60-69 g')
    expect(fit(atSpeed('iron', 82.5)).specs.shaftWeight.display).toBe('105 g')
  })
})

describe('swing weight', () => {
  const rows = tableRows('swing-weight.csv')
  const clubs: readonly ClubType[] = ['driver', 'fairway', 'hybrid', 'iron', 'wedge']
  /** Fits of all speeds, of light and of heavy golfers, so that every row of the table is met. */
  const fits = (gender: 'male' | 'female') =>
    clubs.flatMap((clubType) =>
      [150, 230].flatMap((weight) =>
        Array.from({ length: 100 }, (_, i) => {
          const request = atSpeed(clubType, 40 + i, { golfer: { gender, weight }, preferences: { tempo: 'fast' } })
          return { clubType, specs: fit(request).specs }
        }),
      ),
    )
  test.each([
    ['men', 'male', 'men_sw'],
    ['women', 'female', 'women_sw'],
  ] as const)('%s: every row of the table', (_, gender, column) => {
    const met = new Set<unknown>()
    for (const { clubType, specs } of fits(gender)) {
      const grams = specs.shaftWeight.value
      const row = rows.find(({ club, shaft_weight_max_g: max }) => club === clubType && grams <= Number(max))!
      met.add(row)
      expect([clubType, grams, specs.swingWeight.value]).toEqual([clubType, grams, row[column]!])
    }
    expect(met.size).toBe(rows.length)
  })
  test('half an inch is three points, and the head takes up what goes beyond two', () => {
    const why = (wristToFloor: number) => fit(atSpeed('iron', 82, { golfer: { wristToFloor } })).specs.swingWeight.why
    expect(why(37.5)).toContain('+0.5 in of length moves it 3 points up, of which the head weight takes up 1.')
    expect(why(36.5)).toContain('+0.25 in of length moves it 2 points up.')
  })
  test('length moves it 6 points an inch, at most 2: +0.25 in is 2 up (C9 + 1 = D0)', () => {
    const at = (wristToFloor: number) => fit(atSpeed('iron', 63, { golfer: { wristToFloor } })).specs.swingWeight.value
    expect(at(35)).toBe('C9') // 60 g graphite
    expect(at(36)).toBe('D1')
    expect(at(41)).toBe('D1')
    expect(at(33)).toBe('C7')
  })
  test('juniors have none', () => {
    const { swingWeight } = fit(atSpeed('driver', 55, { golfer: { age: 9 } })).specs
    expect(swingWeight).toMatchObject({ value: null, display: 'light' })
  })
})

/** A request for each row of the launch profile table, with what the row promises. */
const profileCases: Readonly<Record<string, readonly (readonly [FittingRequest, string])[]>> = (() => {
  // At 90 mph and no attack a driver's target is 14° and 2,650 rpm.
  const driver = (launchAngle: number, more: object = {}) =>
    atSpeed('driver', 90, { swingMetrics: { attackAngle: 0, launchAngle, ...more } })
  // With a 3-wood at 90 / 1.055 mph the target of a 3-wood is 12.5°.
  const threeWood = (swingMetrics: object, speed = 90 / 1.055) =>
    atSpeed('fairway', speed, {
      swingMetrics,
      clubDetails: { fairwaySpeedSource: 'three_wood', fairwayDesignation: '3-wood' },
    })
  // At 85 mph the fitted 3H is 20° and its target 12.85°.
  const hybrid = (launchAngle: number) =>
    atSpeed('hybrid', 85, { swingMetrics: { launchAngle }, currentEquipment: { loft: 19 } })
  const iron = (swingSpeed: number, swingMetrics: object = {}) => atSpeed('iron', swingSpeed, { swingMetrics })
  const wedge = (swingSpeed: number, clubDetails: object = {}, swingMetrics: object = {}) =>
    atSpeed('wedge', swingSpeed, { clubDetails, swingMetrics })
  return {
    'driver: launch_minus_target_deg below -2': [[driver(11.9), 'High']],
    'driver: launch_minus_target_deg at least -2 below -1': [
      [driver(12.01), 'Mid-High'],
      [driver(12.9), 'Mid-High'],
    ],
    'driver: launch_minus_target_deg at least -1 at most 1': [
      [driver(13.01), 'Mid'],
      [driver(14.99), 'Mid'],
    ],
    'driver: launch_minus_target_deg above 1 at most 2': [
      [driver(15.1), 'Mid-Low'],
      [driver(15.99), 'Mid-Low'],
    ],
    'driver: launch_minus_target_deg above 2': [[driver(16.1), 'Low']],
    'driver: club_speed_mph below 80': [[atSpeed('driver', 79.9), 'High']],
    'driver: club_speed_mph at least 80 below 88': [
      [atSpeed('driver', 80), 'Mid-High'],
      [atSpeed('driver', 87.9), 'Mid-High'],
    ],
    'driver: club_speed_mph at least 88 below 106': [
      [atSpeed('driver', 88), 'Mid'],
      [atSpeed('driver', 105.9), 'Mid'],
    ],
    'driver: club_speed_mph at least 106': [
      [atSpeed('driver', 106), 'Mid-Low'],
      [atSpeed('driver', 120), 'Mid-Low'],
    ],
    'driver: club_speed_mph at least 112 attack at least deg 0': [
      [atSpeed('driver', 112, { swingMetrics: { attackAngle: 0 } }), 'Low'],
      [atSpeed('driver', 111.9, { swingMetrics: { attackAngle: 0 } }), 'Mid-Low'],
    ],
    'driver: club_speed_mph attack at most deg -4': [
      [atSpeed('driver', 95, { swingMetrics: { attackAngle: -4 } }), 'Mid-High'],
      [atSpeed('driver', 84, { swingMetrics: { attackAngle: -4 } }), 'Mid-High'],
      [atSpeed('driver', 75, { swingMetrics: { attackAngle: -4 } }), 'High'],
      [atSpeed('driver', 95, { swingMetrics: { attackAngle: -3.9 } }), 'Mid'],
    ],
    'driver: launch_minus_target_deg at least -1 spin share above 1.2': [
      [driver(14, { spinRate: 3250 }), 'Mid-Low'],
      [driver(14, { spinRate: 3150 }), 'Mid'],
      [driver(12.9, { spinRate: 3250 }), 'Mid-High'],
    ],
    'fairway: as driver (from the ball of a driver and from a described flight the driver rows)': [
      [atSpeed('fairway', 79), 'High'],
      [
        atSpeed('fairway', 90, {
          swingMetrics: { attackAngle: 0, launchAngle: 16.1 },
          clubDetails: { fairwayBallSource: 'driver' },
        }),
        'Low',
      ],
    ],
    'fairway: as driver (from the ball of the wood the driver rows: a launch against the target of rule SHAFT-LAUNCH; without one at driver-equivalent speed)':
      [
        [threeWood({ launchAngle: 9.5 }), 'High'],
        [threeWood({ launchAngle: 10.5 }), 'Mid-High'],
        [threeWood({ launchAngle: 11.6 }), 'Mid'],
        [threeWood({ launchAngle: 12.7 }), 'Mid-Low'],
        [threeWood({ launchAngle: 13.7 }), 'Low'],
        [threeWood({}, 75), 'High'], // 79.1 mph
        [threeWood({}, 76), 'Mid-High'], // 80.2 mph
      ],
    'hybrid: club_speed_mph below 66': [[atSpeed('hybrid', 65.9), 'High']],
    'hybrid: club_speed_mph at least 66 below 75': [
      [atSpeed('hybrid', 66), 'Mid-High'],
      [atSpeed('hybrid', 74.9), 'Mid-High'],
    ],
    'hybrid: club_speed_mph at least 75 below 90': [
      [atSpeed('hybrid', 75), 'Mid'],
      [atSpeed('hybrid', 89.9), 'Mid'],
    ],
    'hybrid: club_speed_mph at least 90': [[atSpeed('hybrid', 90), 'Mid-Low']],
    'hybrid: launch_minus_target_deg below -3': [[hybrid(9.8), 'High']],
    'hybrid: launch_minus_target_deg at least -3 below -1.5': [
      [hybrid(9.9), 'Mid-High'],
      [hybrid(11.3), 'Mid-High'],
    ],
    'hybrid: launch_minus_target_deg at least -1.5 at most 1.5': [
      [hybrid(11.4), 'Mid'],
      [hybrid(14.3), 'Mid'],
    ],
    'hybrid: launch_minus_target_deg above 1.5 at most 3': [
      [hybrid(14.4), 'Mid-Low'],
      [hybrid(15.8), 'Mid-Low'],
    ],
    'hybrid: launch_minus_target_deg above 3': [[hybrid(15.9), 'Low']],
    'iron: club_speed_mph below 66': [[iron(65.9), 'High']],
    'iron: club_speed_mph at least 66 below 75': [
      [iron(66), 'Mid-High'],
      [iron(74.9), 'Mid-High'],
    ],
    'iron: club_speed_mph at least 75 below 86': [
      [iron(75), 'Mid'],
      [iron(85.9), 'Mid'],
    ],
    'iron: club_speed_mph at least 86 below 95': [
      [iron(86), 'Mid-Low'],
      [iron(94.9), 'Mid-Low'],
    ],
    'iron: club_speed_mph at least 95': [[iron(95), 'Low']],
    'iron: green_check fail': [
      [iron(80, { landingAngle: 43.9 }), 'Mid-High'],
      [iron(80, { landingAngle: 42.9 }), 'High'],
      [iron(80, { peakHeight: 67 }), 'Mid-High'],
      [iron(80, { peakHeight: 63.1 }), 'Mid-High'], // at least 68 ft
      [iron(80, { peakHeight: 63 }), 'High'],
    ],
    'iron: green_check too_high': [
      [iron(60, { landingAngle: 47.1, peakHeight: 116 }), 'Mid'], // ideal landing 42°
      [iron(60, { landingAngle: 49.1, peakHeight: 116 }), 'Low'],
      [iron(60, { landingAngle: 47.1, peakHeight: 115 }), 'Mid-High'],
      [iron(60, { spinRate: 6671 }), 'Mid'], // 1.15 x 5,800 rpm
      [iron(60, { spinRate: 6959 }), 'Mid'], // 1.2 x 5,800 rpm is 6,960
      [iron(60, { spinRate: 6961 }), 'Mid-Low'],
      [iron(90, { spinRate: 8741 }), 'Low'], // 1.15 x 7,600 rpm
      [iron(90, { spinRate: 8740 }), 'Mid-Low'],
    ],
    'iron: green_check holds': [
      [iron(80, { landingAngle: 46 }), 'Mid'],
      [iron(60, { landingAngle: 42 }), 'Mid-High'],
      [iron(96, { landingAngle: 49 }), 'Mid-Low'],
    ],
    'iron: launch_minus_window_deg below -1': [
      [iron(80, { launchAngle: 15.9 }), 'Mid-High'],
      [iron(80, { launchAngle: 16 }), 'Mid'],
    ],
    'iron: launch_minus_window_deg above 1': [
      [iron(80, { launchAngle: 22.1 }), 'Mid-Low'],
      [iron(80, { launchAngle: 22 }), 'Mid'],
    ],
    'wedge: as iron (the profile of the iron shaft; unknown: the iron rows at the 7-iron speed)': [
      [wedge(75, { ironShaft: { launchProfile: 'Low' } }), 'Low'],
      [wedge(60, { sevenIronSpeed: 96 }), 'Low'],
      [wedge(61), 'High'], // 65.9 mph with the 7-iron
      [wedge(61.1), 'Mid-High'],
    ],
    // No request has a launch above 30°; other doors may.
    'wedge: launch_deg above 34 spin rpm below 7500': [
      [wedge(75, { ironShaft: { launchProfile: 'mid' } }, { launchAngle: 34.1, spinRate: 7400 }), 'Mid-Low'],
      [wedge(75, { ironShaft: { launchProfile: 'mid' } }, { launchAngle: 34.1, spinRate: 7500 }), 'Mid'],
    ],
  }
})()

describe('launch profile', () => {
  const limits = ['at_least', 'above', 'below', 'at_most', 'attack_at_least_deg', 'attack_at_most_deg']
  const columns = ['is', ...limits, 'spin_share_above', 'spin_rpm_below']
  /** A row in words, as the cases above name it. */
  const conditionOf = (row: Row): string => {
    const given = columns.filter((column) => row[column] !== '')
    const words = given.map((column) =>
      column === 'is' ? row[column] : `${column.replaceAll('_', ' ')} ${row[column]}`,
    )
    const meaning = row['compared']!.startsWith('as ') ? [`(${row['meaning']})`] : []
    return `${row['club']}: ${[row['compared'], ...words, ...meaning].join(' ')}`
  }
  const rows = tableRows('launch-profile.csv').map(conditionOf)
  test('every row of the table has a case here, and nothing else', () => {
    expect(Object.keys(profileCases).sort()).toEqual([...rows].sort())
  })
  test.each(rows)('%s', (row) => {
    for (const [request, profile] of profileCases[row]!)
      expect([request.swingMetrics, profileWords[fit(request).specs.launchProfile.value]]).toEqual([
        request.swingMetrics,
        profile,
      ])
  })
})

describe('SHAFT-LAUNCH the launch that a wood should have', () => {
  const targetOf = (request: FittingRequest): number =>
    Number(/against a target of ([\d.]+)°/.exec(fit(request).specs.launchProfile.why)![1])
  const swingMetrics = { launchAngle: 12 }
  // By the statement of the rule: 11.6 - 0.1 x (driver mph - 90), a 5-wood +0.6, a 7-wood +1.2.
  test.each([
    [75, '3-wood', 13.1],
    [90, '3-wood', 11.6],
    [110, '3-wood', 9.6],
    [90, '5-wood', 12.2],
    [90, '7-wood', 12.8],
  ] as const)('at %d mph driver speed, %s: %d°', (driverSpeed, fairwayDesignation, deg) => {
    const clubDetails = { fairwaySpeedSource: 'three_wood', fairwayDesignation } as const
    expect(targetOf(atSpeed('fairway', driverSpeed / 1.055, { swingMetrics, clubDetails }))).toBe(deg)
  })
  // 12.5 - 0.12 x (mph - 85) + 0.35 x (loft - 19), for the loft that is fitted.
  test.each([
    [65, 28, 18.1],
    [85, 22.5, 13.7],
    [105, 18, 9.8],
  ])('at %d mph, a hybrid of %d°: %d°', (swingSpeed, loft, deg) => {
    const request = atSpeed('hybrid', swingSpeed, { swingMetrics })
    expect([fit(request).specs.loft.value, targetOf(request)]).toEqual([loft, deg])
  })
})
