import { describe, expect, test } from 'bun:test'
import { type ClubType, clubTypes } from '../../../src/golf/names/words.ts'
import { tableRows } from '../../../src/golf/tables.ts'
import { createScorer } from '../../../src/scoring/index.ts'
import { catalog } from '../../equipment/catalog/bundled.ts'
import { testConfig } from '../../support/app.ts'
import { fit, fittingResult } from '../../support/in-english.ts'
import { atSpeed } from './request.ts'

const offsetOf = (clubType: ClubType, wristToFloor: number, golfer: object = {}): number =>
  fit(atSpeed(clubType, 80, { golfer: { ...golfer, wristToFloor } })).lengthOffsetIn

/** Ends of a band that a request can reach: wrist to floor is 20 to 50 inches. */
const endsOf = (row: Readonly<Record<string, string>>): number[] => [
  Math.max(20, Number(row['wrist_to_floor_min_in'])),
  Math.min(50, Number(row['wrist_to_floor_max_in']) - 0.01),
]
/** Quarter inches, halves upwards. */
const quarter = (inches: number): number => Math.floor(inches * 4 + 0.5) / 4 + 0

describe('wrist to floor, men', () => {
  test.each(tableRows('wtf-length.csv').map((row) => [row['wrist_to_floor_min_in'], row] as const))(
    'from %s in',
    (_, row) => {
      const adjustment = Number(row['iron_length_adj_in'])
      for (const wristToFloor of endsOf(row)) {
        expect(offsetOf('iron', wristToFloor)).toBe(adjustment)
        expect(offsetOf('wedge', wristToFloor)).toBe(adjustment)
        expect(offsetOf('hybrid', wristToFloor)).toBe(quarter(0.75 * adjustment))
        expect(offsetOf('fairway', wristToFloor)).toBe(quarter(adjustment / 2))
        const driver = Math.min(0.5, quarter(Number(row['driver_length_adj_in'])))
        expect(offsetOf('driver', wristToFloor)).toBe(driver)
      }
    },
  )
})

describe('wrist to floor, women, from women’s standard', () => {
  test.each(tableRows('wtf-length-women.csv').map((row) => [row['wrist_to_floor_min_in'], row] as const))(
    'from %s in',
    (_, row) => {
      const adjustment = Number(row['iron_length_adj_from_women_standard_in'])
      for (const wristToFloor of endsOf(row)) {
        const golfer = { gender: 'female' }
        expect(offsetOf('iron', wristToFloor, golfer)).toBe(adjustment)
        expect(offsetOf('wedge', wristToFloor, golfer)).toBe(adjustment)
        expect(offsetOf('driver', wristToFloor, golfer)).toBe(Math.min(0.5, quarter(adjustment / 2)))
      }
    },
  )
})

describe('without wrist to floor', () => {
  test('AN-016 without wristToFloor every length stays standard, whatever the height', () => {
    for (const clubType of clubTypes)
      for (const heightFeet of [4, 5, 6, 7])
        for (const gender of ['male', 'female'] as const) {
          const { specs, lengthOffsetIn } = fit(atSpeed(clubType, 80, { golfer: { heightFeet, gender } }))
          expect(lengthOffsetIn).toBe(0)
          expect(specs.length).toMatchObject({ basis: 'default' })
          expect(specs.length.display).toEndWith('(standard)')
          expect(specs.lieAngle.value).toBe(0)
        }
  })
  test('small teens and tall women are asked for the measurement', () => {
    const notes = (golfer: object) =>
      fit(atSpeed('iron', 65, { golfer })).notes.filter(({ text }) => text.startsWith('Measure wrist to floor'))
    expect(notes({ age: 14, heightFeet: 5, heightInches: 1 })).toHaveLength(1)
    expect(notes({ age: 14, heightFeet: 5, heightInches: 2 })).toHaveLength(0)
    expect(notes({ age: 16, heightFeet: 5, heightInches: 1 })).toHaveLength(0)
    expect(notes({ gender: 'female', heightFeet: 5, heightInches: 9 })).toHaveLength(1)
    expect(notes({ gender: 'female', heightFeet: 5, heightInches: 8 })).toHaveLength(0)
    expect(notes({ gender: 'female', heightFeet: 5, heightInches: 9, wristToFloor: 33 })).toHaveLength(0)
  })
})

describe('standard lengths', () => {
  /** Requests whose fitted club is the row's. */
  const ironGolfers = {
    blade: [91, 0],
    players_iron: [84, 5],
    players_distance: [82, 10],
    game_improvement: [72, 18],
    super_game_improvement: [70, 24],
  } as const
  const rowOf = (club: string, gender: string, category: string) =>
    tableRows('standard-specs.csv').find(
      (row) => row['club'] === club && row['gender'] === gender && row['category'] === category,
    )
  const genders = ['male', 'female'] as const

  test.each(genders)('AN-018 driver and fairway woods: %s', (gender) => {
    const golfer = { gender }
    const length = (clubType: ClubType, clubDetails: object = {}) =>
      fit(atSpeed(clubType, 85, { golfer, clubDetails })).specs.length.value
    expect(length('driver')).toBe(Number(rowOf('driver', gender, 'all')!['length_in']))
    for (const wood of ['3-wood', '5-wood', '7-wood'] as const)
      expect(length('fairway', { fairwayDesignation: wood })).toBe(Number(rowOf(wood, gender, 'all')!['length_in']))
  })
  test.each(genders)('hybrids: %s', (gender) => {
    for (const [loft, club] of [
      [17, '2-hybrid'],
      [19, '3-hybrid'],
      [22, '4-hybrid'],
      [25, '5-hybrid'],
      [28, '6-hybrid'],
    ] as const) {
      const request = atSpeed('hybrid', 80, { golfer: { gender }, currentEquipment: { loft } })
      const row = rowOf(club, gender, 'all')
      const stock = row ? Number(row['length_in']) : Number(rowOf(club, 'male', 'all')!['length_in']) - 1
      expect(fit(request).specs.length.value).toBe(stock)
    }
  })
  test.each(genders)('7-irons of every class: %s', (gender) => {
    for (const [category, [speed, handicap]] of Object.entries(ironGolfers)) {
      const { specs } = fit(atSpeed('iron', speed, { golfer: { gender, handicap } }))
      expect(specs.headProfile.value).toBe(category)
      const row = rowOf('7-iron', gender, category)
      const stock = row ? Number(row['length_in']) : Number(rowOf('7-iron', 'male', category)!['length_in']) - 1
      expect(specs.length.value).toBe(stock)
    }
  })
  test.each([
    ['CL-026 stock steel length of the gap wedge is 35.5 inches', 'GW', 35.5],
    ['CL-027 stock steel length of the sand wedge is 35.25 inches', 'SW', 35.25],
    ['CL-028 stock steel length of the lob wedge is 35 inches', 'LW', 35],
  ] as const)('%s', (_, wedgeHit, lengthIn) => {
    expect(fit(atSpeed('wedge', 75, { clubDetails: { wedgeHit } })).specs.length.value).toBe(lengthIn)
    const women = atSpeed('wedge', 75, { golfer: { gender: 'female' }, clubDetails: { wedgeHit } })
    expect(fit(women).specs.length.value).toBe(lengthIn - 1)
  })
  test('no driver is longer than 46 inches', () => {
    expect(fit(atSpeed('driver', 100, { golfer: { wristToFloor: 50 } })).specs.length.value).toBe(46)
  })
})

describe('a doubtful measurement', () => {
  test('a wrist to floor more than an inch off the height chart is doubted, and still decides', () => {
    const tall = fit(atSpeed('iron', 80, { golfer: { heightFeet: 5, heightInches: 8, wristToFloor: 39.5 } }))
    expect(tall.lengthOffsetIn).toBe(1)
    expect(tall.warnings.map(({ field }) => field)).toEqual([]) // exactly an inch
    const taller = fit(atSpeed('iron', 80, { golfer: { heightFeet: 5, heightInches: 8, wristToFloor: 40 } }))
    expect(taller.lengthOffsetIn).toBe(1.25)
    expect(taller.warnings.map(({ field }) => field)).toEqual(['golfer.wristToFloor'])
  })
})

describe('juniors', () => {
  const lengths = (heightIn: number, more: object = {}) => {
    const golfer = { age: 10, heightFeet: Math.floor(heightIn / 12), heightInches: heightIn % 12, ...more }
    const lengthOf = (clubType: ClubType) => fit(atSpeed(clubType, 55, { golfer })).specs.length.value
    return { driver: lengthOf('driver'), iron: lengthOf('iron'), lengthOf }
  }
  // The table has the middle of each band; where that is half an inch, the whole inches beside it must enclose it.
  test.each(tableRows('junior.csv').map((row) => [`${row['height_min_in']}-${row['height_max_in']} in`, row] as const))(
    'lengths at %s',
    (_, row) => {
      const middle = (Number(row['height_min_in']) + Number(row['height_max_in'])) / 2
      if (middle < 36) return // heightFeet starts at 3
      const [short, tall] = [lengths(Math.floor(middle)), lengths(Math.ceil(middle))]
      expect(short.driver).toBeLessThanOrEqual(Number(row['driver_length_in']))
      expect(tall.driver).toBeGreaterThanOrEqual(Number(row['driver_length_in']))
      expect(short.iron).toBeLessThanOrEqual(Number(row['seven_iron_length_in']))
      expect(tall.iron).toBeGreaterThanOrEqual(Number(row['seven_iron_length_in']))
    },
  )
  test.each(tableRows('junior.csv').map((row) => [`${row['height_min_in']}-${row['height_max_in']} in`, row] as const))(
    'shaft weight at %s',
    (_, row) => {
      const middle = Math.floor((Number(row['height_min_in']) + Number(row['height_max_in'])) / 2)
      const golfer = { age: 10, heightFeet: Math.floor(middle / 12), heightInches: middle % 12 }
      expect(fit(atSpeed('driver', 55, { golfer })).specs.shaftWeight.value).toBe(Number(row['shaft_weight_g']))
    },
  )
  test('the other clubs follow driver and 7-iron', () => {
    const { driver, iron, lengthOf } = lengths(54)
    expect([lengthOf('fairway'), lengthOf('hybrid'), lengthOf('wedge')]).toEqual([driver - 1.5, iron + 1.5, iron - 1])
  })
  test('a plausible wrist to floor replaces the 7-iron formula and moves the driver by the same inches', () => {
    // 54 in: 0.53 x 54 + 1.2 = 29.82 in, driver 36.9 in.
    const measured = lengths(54, { wristToFloor: 28 })
    expect(measured.iron).toBe(31)
    expect(measured.driver).toBe(38) // 36.9 + 1.18
    // 29 + 3 is 2.2 in over the formula, which moves by 2: half an inch of wrist never moves a club by more.
    const doubtful = lengths(54, { wristToFloor: 29 })
    expect(doubtful.iron).toBe(31.75)
    const { warnings } = fit(
      atSpeed('iron', 50, { golfer: { age: 10, heightFeet: 4, heightInches: 6, wristToFloor: 29 } }),
    )
    expect(warnings.map(({ field }) => field)).toContain('golfer.wristToFloor')
  })
  test('an unknown height is taken from the age and marked estimated', () => {
    for (const [age, heightIn] of [
      [12, 54],
      [11, 54],
      [10, 50],
      [9, 50],
      [8, 46],
      [7, 46],
      [6, 41],
      [5, 41],
    ] as const) {
      const { specs, assumptions } = fit(atSpeed('iron', 45, { golfer: { age } }))
      expect(specs.length).toMatchObject({ basis: 'estimated', value: quarter(0.53 * heightIn + 1.2) })
      expect(assumptions).toContainEqual(expect.objectContaining({ field: 'height', value: heightIn }))
    }
  })
  test('a very tall junior never plays longer than the adult standard of the same head', () => {
    expect(lengths(76)).toMatchObject({ driver: 45.5, iron: 37.5 })
  })
})

test('a length that stays standard speaks of the club that is fitted', () => {
  const why = (clubType: ClubType) => fit(atSpeed(clubType, 80, { golfer: { wristToFloor: 35 } })).specs.length.why
  expect(why('driver')).toBe('Wrist to floor 35 in: drivers stay standard.')
  for (const clubType of ['driver', 'fairway', 'hybrid'] as const) expect(why(clubType)).not.toContain('iron')
  expect(why('iron')).toBe('Wrist to floor 35 in: irons stay standard.')
})

describe('a tall woman', () => {
  const [scorer, config] = [createScorer(catalog), testConfig()]
  const answerFor = (clubType: ClubType, wristToFloor: number) => {
    const input = atSpeed(clubType, 80, { golfer: { gender: 'female', handicap: 10, wristToFloor } })
    const fittingId = 'fit_01KAHV5K3T3Y5M8Q0W2Z4B6D8F'
    return fittingResult({ input, scorer, config, fittingId, idempotencyKey: null, createdAt: new Date(0) })
  }
  const isSentToMensHeads = (clubType: ClubType, wristToFloor: number): boolean =>
    answerFor(clubType, wristToFloor).analysis!.keyInsights.some(({ text }) => text.includes("men's-length heads"))

  test('is sent to men’s-length heads for the clubs that are fitted to men’s length', () => {
    const sentAt = (wristToFloor: number) => clubTypes.filter((club) => isSentToMensHeads(club, wristToFloor))
    expect(sentAt(34)).toEqual([])
    expect(sentAt(35)).toEqual(['iron', 'wedge'])
    expect(sentAt(36.5)).toEqual(['hybrid', 'iron', 'wedge'])
  })
  test.each(clubTypes)('is never sent to men’s-length heads for a %s whose picks are cut down', (clubType) => {
    for (let wristToFloor = 28; wristToFloor <= 40; wristToFloor += 0.5) {
      const cutDown = answerFor(clubType, wristToFloor).topPicks!.some(({ compromises }) =>
        compromises.join().includes("women's length"),
      )
      expect([wristToFloor, cutDown && isSentToMensHeads(clubType, wristToFloor)]).toEqual([wristToFloor, false])
    }
  })
})

describe('a fast woman reads which figures of a man’s club to try', () => {
  const tried = (swingSpeed: number, golfer: object = {}, goals?: string) => {
    const asked = atSpeed('driver', swingSpeed, { golfer: { gender: 'female', ...golfer } })
    const { notes } = fit(goals === undefined ? asked : { ...asked, preferences: { goals } })
    return notes.map(({ text }) => /try a man's as well: (.+)\.$/.exec(text)?.[1]).find((found) => found !== undefined)
  }

  test('finding 12 from Regular flex on; his length only where her height or wrist to floor does not speak against it', () => {
    expect([tried(79), tried(87)]).toEqual([undefined, undefined])
    expect(tried(88)).toMatch(/^1 in longer, swing weight D\d, with a standard grip$/)
    // Men's standard begins at 66 in (height-length.csv).
    expect(tried(95, { heightFeet: 5, heightInches: 6 })).toStartWith('1 in longer')
    for (const golfer of [{ heightFeet: 4, heightInches: 8 }, { heightFeet: 5, heightInches: 5 }, { wristToFloor: 34 }])
      expect(tried(95, golfer)).toMatch(/^swing weight D\d, with a standard grip$/)
  })

  test('finding 13 the grip only where sore hands do not have a standard one already', () => {
    expect(tried(95, {}, 'arthritis in my hands')).toMatch(/^1 in longer, swing weight D\d$/)
  })
})
