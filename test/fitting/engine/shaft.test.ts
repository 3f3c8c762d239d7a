import { describe, expect, test } from 'bun:test'
import { fit } from '../../../src/fitting/engine/fit.ts'
import { profileWords } from '../../../src/fitting/engine/launch-profile.ts'
import type { FittingRequest } from '../../../src/fitting/schema.ts'
import type { ClubType } from '../../../src/golf.ts'
import { tableRows } from '../../../src/ruleset/tables.ts'
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
    ['age 59', { golfer: { age: 59 } }, 0, 0],
    ['age 70', { golfer: { age: 70 } }, -6, -10],
    ['200 pounds at 60', { golfer: { age: 60, weight: 200 } }, -3, -5],
    ['a two-way miss', { swingMetrics: { missPattern: 'both' } }, 4, 4],
    ['a moderate hook', { swingMetrics: { missPattern: 'hook', missSize: 'moderate' } }, 4, 4],
    ['a slight hook', { swingMetrics: { missPattern: 'hook', missSize: 'slight' } }, 0, 0],
    ['a large fade', { swingMetrics: { missPattern: 'fade', missSize: 'large' } }, 0, 0],
    ['strikes all over the face', { swingMetrics: { strikePattern: 'mix' } }, 3, 3],
    // Together: held to 8 g either way for woods, 15 g up for irons.
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
  test('one step from a known present shaft: 15 g for woods, 25 g for irons', () => {
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
  // At 90 mph and no attack a driver's target is 12.8° and 2,760 rpm.
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
    'driver: measured launch < L-2': [[driver(10.7), 'High']],
    'driver: L-2 <= launch < L-1': [
      [driver(10.81), 'Mid-High'],
      [driver(11.7), 'Mid-High'],
    ],
    'driver: L-1 <= launch <= L+1': [
      [driver(11.81), 'Mid'],
      [driver(13.79), 'Mid'],
    ],
    'driver: L+1 < launch <= L+2': [
      [driver(13.9), 'Mid-Low'],
      [driver(14.79), 'Mid-Low'],
    ],
    'driver: launch > L+2': [[driver(14.9), 'Low']],
    'driver: no launch: club speed < 80': [[atSpeed('driver', 79.9), 'High']],
    'driver: no launch: 80 <= club speed < 88': [
      [atSpeed('driver', 80), 'Mid-High'],
      [atSpeed('driver', 87.9), 'Mid-High'],
    ],
    'driver: no launch: 88 <= club speed < 106': [
      [atSpeed('driver', 88), 'Mid'],
      [atSpeed('driver', 105.9), 'Mid'],
    ],
    'driver: no launch: club speed >= 106': [
      [atSpeed('driver', 106), 'Mid-Low'],
      [atSpeed('driver', 120), 'Mid-Low'],
    ],
    'driver: no launch: club speed >= 112 and attack >= 0': [
      [atSpeed('driver', 112, { swingMetrics: { attackAngle: 0 } }), 'Low'],
      [atSpeed('driver', 111.9, { swingMetrics: { attackAngle: 0 } }), 'Mid-Low'],
    ],
    'driver: no launch: measured attack <= -4': [
      [atSpeed('driver', 95, { swingMetrics: { attackAngle: -4 } }), 'Mid-High'],
      [atSpeed('driver', 84, { swingMetrics: { attackAngle: -4 } }), 'Mid-High'],
      [atSpeed('driver', 75, { swingMetrics: { attackAngle: -4 } }), 'High'],
      [atSpeed('driver', 95, { swingMetrics: { attackAngle: -3.9 } }), 'Mid'],
    ],
    'driver: measured launch >= L-1 and spin > 1.2*target': [
      [driver(12.8, { spinRate: 3400 }), 'Mid-Low'],
      [driver(12.8, { spinRate: 3250 }), 'Mid'],
      [driver(11.7, { spinRate: 3400 }), 'Mid-High'],
    ],
    'fairway: fairwaySpeedSource driver (or omitted): driver numbers': [
      [atSpeed('fairway', 79), 'High'],
      [atSpeed('fairway', 90, { swingMetrics: { attackAngle: 0, launchAngle: 14.9 } }), 'Low'],
    ],
    'fairway: fairwaySpeedSource three_wood, launch measured': [
      [threeWood({ launchAngle: 10.4 }), 'High'],
      [threeWood({ launchAngle: 11.4 }), 'Mid-High'],
      [threeWood({ launchAngle: 12.5 }), 'Mid'],
      [threeWood({ launchAngle: 13.6 }), 'Mid-Low'],
      [threeWood({ launchAngle: 14.6 }), 'Low'],
    ],
    'fairway: fairwaySpeedSource three_wood, no launch': [
      [threeWood({}, 75), 'High'], // 79.1 mph
      [threeWood({}, 76), 'Mid-High'], // 80.2 mph
    ],
    'hybrid: no launch: hybrid speed < 66': [[atSpeed('hybrid', 65.9), 'High']],
    'hybrid: no launch: 66 <= speed < 75': [
      [atSpeed('hybrid', 66), 'Mid-High'],
      [atSpeed('hybrid', 74.9), 'Mid-High'],
    ],
    'hybrid: no launch: 75 <= speed < 90': [
      [atSpeed('hybrid', 75), 'Mid'],
      [atSpeed('hybrid', 89.9), 'Mid'],
    ],
    'hybrid: no launch: speed >= 90': [[atSpeed('hybrid', 90), 'Mid-Low']],
    'hybrid: launch < Lh-3': [[hybrid(9.8), 'High']],
    'hybrid: Lh-3 <= launch < Lh-1.5': [
      [hybrid(9.9), 'Mid-High'],
      [hybrid(11.3), 'Mid-High'],
    ],
    'hybrid: Lh-1.5 <= launch <= Lh+1.5': [
      [hybrid(11.4), 'Mid'],
      [hybrid(14.3), 'Mid'],
    ],
    'hybrid: Lh+1.5 < launch <= Lh+3': [
      [hybrid(14.4), 'Mid-Low'],
      [hybrid(15.8), 'Mid-Low'],
    ],
    'hybrid: launch > Lh+3': [[hybrid(15.9), 'Low']],
    'iron: no launch: 7-iron speed < 66': [[iron(65.9), 'High']],
    'iron: no launch: 66 <= speed < 75': [
      [iron(66), 'Mid-High'],
      [iron(74.9), 'Mid-High'],
    ],
    'iron: no launch: 75 <= speed < 86': [
      [iron(75), 'Mid'],
      [iron(85.9), 'Mid'],
    ],
    'iron: no launch: 86 <= speed < 95': [
      [iron(86), 'Mid-Low'],
      [iron(94.9), 'Mid-Low'],
    ],
    'iron: no launch: speed >= 95': [[iron(95), 'Low']],
    'iron: landing angle or peak height known and below the minimum of iron-7i-windows.csv (fail)': [
      [iron(80, { landingAngle: 43.9 }), 'High'],
      [iron(80, { peakHeight: 67 }), 'High'],
    ],
    'iron: too high (section 6.2)': [
      [iron(60, { landingAngle: 47.1, peakHeight: 116 }), 'Low'], // ideal landing 42°
      [iron(60, { landingAngle: 47.1, peakHeight: 115 }), 'Mid-High'],
      [iron(90, { spinRate: 8741 }), 'Low'], // 1.15 x 7,600 rpm
      [iron(90, { spinRate: 8740 }), 'Mid-Low'],
    ],
    'iron: known and neither': [
      [iron(80, { landingAngle: 46 }), 'Mid'],
      [iron(60, { landingAngle: 42 }), 'Mid-High'],
      [iron(96, { landingAngle: 49 }), 'Mid-Low'],
    ],
    'iron: only launch known: below window minimum - 1': [
      [iron(80, { launchAngle: 15.9 }), 'Mid-High'],
      [iron(80, { launchAngle: 16 }), 'Mid'],
    ],
    'iron: only launch known: above window maximum + 1': [
      [iron(80, { launchAngle: 22.1 }), 'Mid-Low'],
      [iron(80, { launchAngle: 22 }), 'Mid'],
    ],
    'wedge: iron shaft profile known': [[wedge(75, { ironShaft: { launchProfile: 'Low' } }), 'Low']],
    'wedge: unknown': [
      [wedge(60, { sevenIronSpeed: 96 }), 'Low'],
      [wedge(61), 'High'], // 65.9 mph with the 7-iron
      [wedge(61.1), 'Mid-High'],
    ],
    // No request has a launch above 30°; other doors may.
    'wedge: launch > 34 and spin < 7500': [
      [wedge(75, { ironShaft: { launchProfile: 'mid' } }, { launchAngle: 34.1, spinRate: 7400 }), 'Mid-Low'],
      [wedge(75, { ironShaft: { launchProfile: 'mid' } }, { launchAngle: 34.1, spinRate: 7500 }), 'Mid'],
    ],
  }
})()

describe('launch profile', () => {
  const rows = tableRows('launch-profile.csv').map((row) => `${row['club']}: ${row['condition']}`)
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
