import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import carryCsv from '../../../db/rules/carry-by-speed.csv' with { type: 'text' }
import stockCsv from '../../../db/rules/stock-lofts-era.csv' with { type: 'text' }
import setCsv from '../../../db/rules/wedge-set.csv' with { type: 'text' }
import { BagGapping } from '../../../src/features/bag/index.ts'
import { carriesOf } from '../../../src/flight/index.ts'
import { readTable } from '../../../src/golf/read-table.ts'
import { fieldProblems } from '../../../src/platform/schema.ts'
import { rules } from '../../../src/ruleset/rules.ts'
import { inShop } from '../../equipment/catalog/shop.ts'
import { fit } from '../../support/in-english.ts'
import { analyze, bags, clubs } from './bags.ts'

const published = new Set<string>(rules.map(({ id }) => id))
const ofClub = (answer: BagGapping, name: string) => answer.clubs.find(({ club }) => club === name)!

inShop((shop) => {
  test('clubs may be bare text, a set of irons, a model or a slip of the pen, as for the tool', async () => {
    const { status, body } = await shop().post('/v1/bag/gapping', {
      clubs: ['Driver', '8-PW', 'Vokey 56', { club: '4 hybird' }],
      driverSpeed: 95,
      lobWedgeFullSwing: 'No',
    })
    expect(status).toBe(200)
    expect(body.clubs.map(({ club }: { club: string }) => club)).toEqual([
      'driver',
      '4-hybrid',
      '8-iron',
      '9-iron',
      'PW',
      '56° wedge',
    ])
  })
  test('BG-009 BG-010 the answer has success, clubs, gaps, flags, suggestions and summary, as the API description says', async () => {
    const { status, body } = await shop().post('/v1/bag/gapping', {
      clubs: [{ club: 'Driver', type: 'driver', loft: 9, carry: 240, total: 262 }, { club: '3w' }, { club: 'Putter' }],
      driverSpeed: 101,
    })
    expect([status, fieldProblems(BagGapping, body)]).toEqual([200, []])
    expect(Object.keys(body)).toEqual(
      expect.arrayContaining(['success', 'clubs', 'gaps', 'flags', 'suggestions', 'summary']),
    )
    expect(body.clubs[0]).toEqual({
      club: 'driver',
      written: 'Driver',
      type: 'driver',
      loft: 9,
      loftSource: 'given',
      carry: 240,
      carrySource: 'given',
      total: 262,
      totalSource: 'given',
      rules: [],
    })
    expect(body.clubs.map(({ club }: { club: string }) => club)).toEqual(['driver', '3-wood', 'putter'])
    expect(body.gaps).toHaveLength(1)
  })
  test('the example of the API description is answered as shown, its lists cut short', async () => {
    const { paths } = (await shop().get('/swagger/json')).body
    const { requestBody, responses } = paths['/v1/bag/gapping'].post
    const shown = responses['200'].content['application/json'].example as BagGapping
    const answer = (await shop().post('/v1/bag/gapping', requestBody.content['application/json'].example)).body
    for (const list of ['clubs', 'gaps', 'flags', 'suggestions'] as const)
      expect(answer[list].slice(0, shown[list].length)).toEqual(shown[list])
    expect([answer.summary, answer.speed, answer.notes]).toEqual([shown.summary, shown.speed, shown.notes])
    expect(answer.recommendedWedges.wedges[0]).toEqual(shown.recommendedWedges!.wedges[0]!)
  })
  test('AU-013 a key without fittings:read is refused', async () => {
    const key = await shop().newKey(['fittings:create'])
    const { status } = await shop().send('/v1/bag/gapping', {
      method: 'POST',
      body: JSON.stringify({ clubs: clubs('driver 3w') }),
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    })
    expect(status).toBe(403)
  })
})

test('every answer is as the API description says, and names published rules', () => {
  fc.assert(
    fc.property(bags(), (request) => {
      const answer = analyze(request)
      expect(fieldProblems(BagGapping, answer)).toEqual([])
      for (const { rule } of [...answer.flags, ...answer.suggestions]) expect(published).toContain(rule)
      for (const { answers } of answer.suggestions)
        for (const index of answers) expect(index).toBeLessThan(answer.flags.length)
    }),
    { numRuns: 100 },
  )
})

test('BG-001 the order of the clubs does not matter', () => {
  fc.assert(
    fc.property(
      bags().chain((request) =>
        fc.tuple(fc.constant(request), fc.shuffledSubarray(request.clubs, { minLength: request.clubs.length })),
      ),
      ([request, shuffled]) => {
        expect(analyze({ ...request, clubs: shuffled })).toEqual(analyze(request))
      },
    ),
    { numRuns: 100 },
  )
})

describe('BG-018 missing carries are estimated and marked', () => {
  for (const row of readTable(carryCsv))
    test(`from the loft at ${row['driver_speed_mph']} mph driver speed, as a golfer of unknown handicap carries them`, () => {
      const clubSpeedMph = Number(row['driver_speed_mph'])
      const carry = carriesOf({ clubSpeedMph, group: 'men', handicap: undefined })
      const names = Object.keys(row).filter((name) => name !== 'driver_speed_mph')
      const named = names.map((name) => {
        const [, club, loft] = /^(\S+) \(([\d.]+)\)$/.exec(name)!
        return { club: club!, loft: Number(loft) }
      })
      const answer = analyze({ clubs: named, driverSpeed: clubSpeedMph })
      for (const { club, loft } of named) {
        const kind =
          club === 'driver'
            ? 'driver'
            : club.endsWith('wood')
              ? 'wood'
              : club.endsWith('hybrid')
                ? 'hybrid'
                : 'iron_wedge'
        expect(ofClub(answer, club)).toMatchObject({ carry: Math.round(carry(kind, loft)), carrySource: 'estimated' })
      }
    })
  test.each([115, 150, 165])('a 7-iron that carries %d yards moves no driver whose speed was sent', (carry) => {
    const driverOf = (sevenIron: object) =>
      ofClub(analyze({ clubs: [{ club: 'driver' }, { club: '7i', ...sevenIron }], driverSpeed: 100 }), 'driver').carry!
    expect(driverOf({ carry })).toBe(driverOf({}))
  })
  test('a 7-iron that no such driver can go with moves it as far as the speed allows', () => {
    const { carry } = ofClub(
      analyze({ clubs: [{ club: 'driver' }, { club: '7i', carry: 250 }], driverSpeed: 100 }),
      'driver',
    )
    expect(carry).toBe(260)
  })
  test('a 7-iron speed counts as 1.2 times itself with the driver; beside a driver speed it is that of irons and wedges', () => {
    const bag = clubs('driver 7i')
    const carries = (more: object) => analyze({ clubs: bag, ...more }).clubs.map(({ carry }) => carry)
    expect(carries({ sevenIronSpeed: 80 })).toEqual(carries({ driverSpeed: 96 }))
    const [driver] = carries({ driverSpeed: 96 })
    const [, iron] = carries({ driverSpeed: 72 })
    expect(carries({ sevenIronSpeed: 60, driverSpeed: 96 })).toEqual([driver!, iron!])
    expect(analyze({ clubs: bag, sevenIronSpeed: 60, driverSpeed: 96 }).notes).toContain(
      'Irons and wedges are estimated from the 7-iron speed, the other clubs from the driver speed.',
    )
  })
  test('known carries scale the estimates by their median, and tell the speed when none is given', () => {
    const alone = ofClub(analyze({ clubs: clubs('7i 8i'), driverSpeed: 95 }), '8-iron').carry!
    const scaled = analyze({ clubs: [{ club: '7i', carry: 1.1 * 134 }, { club: '8i' }], driverSpeed: 95 })
    expect(ofClub(scaled, '8-iron').carry! / alone).toBeCloseTo(1.1, 1)
    const told = analyze({ clubs: [{ club: '7i', carry: 134 }, { club: '8i' }] })
    expect(told.speed.source).toBe('carries')
    expect(Math.abs(told.speed.driverSpeed! - 95)).toBeLessThan(1)
  })
  test('a total gives the carry: 0.965 of an iron’s, 0.94 of a wood’s, marked derived', () => {
    const answer = analyze({
      clubs: [
        { club: '7i', total: 160 },
        { club: '3w', total: 220 },
      ],
      driverSpeed: 95,
    })
    expect(ofClub(answer, '7-iron')).toMatchObject({ carry: 154, carrySource: 'derived', totalSource: 'given' })
    expect(ofClub(answer, '3-wood')).toMatchObject({ carry: 207, carrySource: 'derived', totalSource: 'given' })
  })
  test('without any speed or carry nothing is invented: carries are null and lofts are judged', () => {
    const answer = analyze({ clubs: clubs('driver 5w 3h PW SW') })
    expect(answer.clubs.map(({ carry, carrySource }) => [carry, carrySource])).toEqual(
      answer.clubs.map(() => [null, 'unknown']),
    )
    expect(answer.flags.map(({ flag }) => flag)).toEqual(['duplicate_loft', 'wedge_gap_too_wide'])
    expect(answer.notes[0]).toContain('Send driverSpeed')
  })
})

describe('BG-019 missing lofts are stock lofts and marked', () => {
  for (const row of readTable(stockCsv))
    test(`${row['club']} has ${row['label_default_for_bag']}°`, () => {
      const shown = ofClub(analyze({ clubs: [{ club: row['club']! }, { club: '64°' }] }), row['club']!)
      expect([shown.loft, shown.loftSource]).toEqual([Number(row['label_default_for_bag']), 'stock'])
    })
  test('a loft in the words or in the field is given, and the field wins', () => {
    const loftOf = (club: object) => {
      const { loft, loftSource } = analyze({ clubs: [club as { club: string }, { club: '64°' }] }).clubs[0]!
      return [loft, loftSource]
    }
    expect(loftOf({ club: 'PW 46' })).toEqual([46, 'given'])
    expect(loftOf({ club: 'PW 46', loft: 45 })).toEqual([45, 'given'])
    expect(loftOf({ club: '52' })).toEqual([52, 'given'])
  })
})

describe('BG-020 the wedge set that follows from the pitching wedge', () => {
  for (const row of readTable(setCsv))
    test(`after ${row['pw_loft_deg']}°: ${row['set_unsure']}`, () => {
      const lofts = (lobWedgeFullSwing: 'yes' | 'no' | 'unsure') =>
        analyze({
          clubs: [{ club: '9i' }, { club: 'PW', loft: Number(row['pw_loft_deg']) }],
          lobWedgeFullSwing,
        }).recommendedWedges!.wedges.map(({ loft }) => loft)
      const inTable = (column: string) => row[column]!.split(' ').map(Number)
      expect(lofts('yes')).toEqual(inTable('set_full_swing_yes'))
      expect(lofts('unsure')).toEqual(inTable('set_unsure'))
      expect(lofts('no')).toEqual(inTable('set_full_swing_no'))
    })
  test('it is the set of a wedge fitting with the same numbers', () => {
    for (const [pwLoft, attackAngle] of [
      [44, -7],
      [46, -2],
      [41, -4.5],
    ] as const) {
      const fitted = fit({
        clubType: 'wedge',
        golfer: { handedness: 'right' },
        swingMetrics: { swingSpeed: 75, attackAngle },
        clubDetails: { pwLoft },
      }).wedgeFit!.set.map(({ club, loftDeg, bounceDeg, grind }) => [club, loftDeg, bounceDeg, grind])
      const inBag = analyze({ clubs: [{ club: '9i' }, { club: 'PW', loft: pwLoft }], attackAngle }).recommendedWedges!
      expect(inBag.wedges.map(({ club, loft, bounce, grind }) => [club, loft, bounce, grind])).toEqual(fitted)
    }
  })
  test('wedges of the bag are found in it; a stock PW counts, and no PW means no set', () => {
    const { recommendedWedges } = analyze({ clubs: clubs('PW 49 SW 60') })
    expect(recommendedWedges!.pitchingWedge).toEqual({ club: 'PW', loft: 45, loftSource: 'stock' })
    expect(recommendedWedges!.wedges.map(({ loft, inBag }) => [loft, inBag])).toEqual([
      [49, '49'],
      [55, 'SW'],
      [60, '60'],
    ])
    expect(analyze({ clubs: clubs('9i SW') }).recommendedWedges).toBeNull()
  })
  test('wedges that gap well stay, and a gap that is too wide gets one between its neighbors', () => {
    const advice = (words: string) => analyze({ clubs: clubs(words) }).recommendedWedges!
    const lofts = ({ wedges }: ReturnType<typeof advice>) => wedges.map(({ loft }) => loft)
    expect(lofts(advice('PW-47 50 54 58'))).toEqual([50, 54, 58])
    expect(lofts(advice('PW-46 54 60'))).toEqual([50, 54, 60])
    expect(advice('PW-46 54 60').text).toEndWith('New to the bag: a 50° between 46° and 54°.')
  })
  test('wedges that are even already, 4 to 6° apart, are the ones that are recommended', () => {
    const { recommendedWedges } = analyze({ clubs: clubs('PW 51 55 59') })
    expect(recommendedWedges!.wedges.map(({ loft, inBag }) => [loft, inBag])).toEqual([
      [51, '51'],
      [55, '55'],
      [59, '59'],
    ])
  })
})

test('a handicap decides the longest iron, the bounce and whether a lob wedge follows', () => {
  const advice = (handicap?: number) => {
    const names = clubs('4i 5i 6i 7i 8i 9i PW')
    const answer = analyze({ clubs: names, driverSpeed: 102, ...(handicap !== undefined && { handicap }) })
    const { wedges } = answer.recommendedWedges!
    const isLong = answer.suggestions.some(({ rule, remove }) => rule === 'BAG-LONG' && remove === '4i')
    return { isLong, bounce: wedges[0]!.bounce, hasLob: wedges.some(({ club }) => club === 'LW') }
  }
  const [unknown, scratch, high] = [advice(), advice(0), advice(25)]
  expect([unknown.isLong, scratch.isLong, high.isLong]).toEqual([true, false, true])
  expect([unknown.hasLob, scratch.hasLob, high.hasLob]).toEqual([true, true, false])
  expect(scratch.bounce).toBeLessThan(high.bounce)
})

test('a putter is understood and left out of gaps and flags', () => {
  const withPutter = analyze({ clubs: clubs('driver 3w putter'), driverSpeed: 95 })
  const without = analyze({ clubs: clubs('driver 3w'), driverSpeed: 95 })
  expect([withPutter.gaps, withPutter.flags]).toEqual([without.gaps, without.flags])
  expect(withPutter.clubs[2]).toMatchObject({ club: 'putter', loft: null, carry: null })
})
