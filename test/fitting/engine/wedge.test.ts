import { describe, expect, test } from 'bun:test'
import type { IronCarryOver } from '../../../src/fitting/engine/swing/context.ts'
import { evenLofts } from '../../../src/fitting/engine/wedges/wedge-set.ts'
import { tableRows } from '../../../src/golf/tables.ts'
import { ruleById } from '../../../src/ruleset/index.ts'
import { fit } from '../../support/in-english.ts'
import { atSpeed } from './request.ts'

type More = NonNullable<Parameters<typeof atSpeed>[2]>
const wedge = (clubDetails: object = {}, { ...more }: More = {}, speed = 75) =>
  fit(atSpeed('wedge', speed, { ...more, clubDetails }))

describe('the launch of a full wedge', () => {
  const told = (launchAngle: number, wedgeHit = 'GW') =>
    wedge({ wedgeHit }, { swingMetrics: { launchAngle } })
      .notes.filter(({ rule }) => rule === 'WDG-LAUNCH')
      .map(({ text }) => /is (high|low)/.exec(text)![1])
  test('is told above 34° and below 22°; a pitching wedge may launch low', () => {
    expect([34.1, 34, 22, 21.9].map((deg) => told(deg))).toEqual([['high'], [], [], ['low']])
    expect(told(21.9, 'PW')).toEqual([])
  })
  test('has the usual range in its rule', () => {
    expect(ruleById('WDG-LAUNCH')!.statement).toContain('launch at 24-32°')
  })
})

describe('which wedge', () => {
  test('CL-011 a wedge without a loft and without wedgeHit is fitted at 52 degrees', () => {
    expect(wedge().specs.loft.value).toBe(52)
    expect(wedge().wedgeFit?.wedgeHit).toBe('GW')
  })
  test.each([
    ['CL-022 without a loft, wedgeHit GW fits 50 degrees', 'GW', 50],
    ['CL-023 without a loft, wedgeHit SW fits 56 degrees', 'SW', 56],
    ['CL-024 without a loft, wedgeHit LW fits 60 degrees', 'LW', 60],
  ] as const)('%s', (_, wedgeHit, loft) => {
    expect(wedge({ wedgeHit }).specs.loft.value).toBe(loft)
    expect(wedge({ wedgeHit }).wedgeFit?.wedgeHit).toBe(wedgeHit)
  })
  test('CL-019 the numbers of a pitching wedge fit the first wedge after it: it came with the irons', () => {
    const { specs, wedgeFit } = wedge({ wedgeHit: 'PW', pwLoft: 43 })
    expect(wedgeFit).toMatchObject({ wedgeHit: 'PW', pitchingWedgeLoftDeg: 43 })
    expect([specs.loft.value, specs.length.value]).toEqual([48, 35.5])
    expect(specs.loft.why).toStartWith('The 43° pitching wedge that was hit came with the irons: 48° is the first')
    expect(wedge({ wedgeHit: 'PW' }).specs.loft.value).toBe(50)
    expect(wedge({ wedgeHit: 'PW' }, { currentEquipment: { loft: 46 } }).specs.loft.value).toBe(50)
  })
  test('CL-020 wedgeHit AW and UW mean the gap wedge', () => {
    const gap = wedge({ wedgeHit: 'GW' })
    for (const wedgeHit of ['AW', 'UW']) {
      expect(wedge({ wedgeHit }).wedgeFit).toEqual(gap.wedgeFit!)
      expect(wedge({ wedgeHit }).specs.length).toEqual(gap.specs.length)
    }
  })
  test('CL-025 a loft that is given wins over wedgeHit; length and bounce follow the named wedge', () => {
    const { specs, wedgeFit } = wedge({ wedgeHit: 'LW' }, { currentEquipment: { loft: 54 } })
    expect(specs.loft.value).toBe(54)
    expect(specs.length.value).toBe(35)
    expect(wedgeFit?.wedgeHit).toBe('LW')
  })
  test('CL-007, CL-036 currentEquipment.loft is the loft being fitted and names the wedge: below 48.5 PW, below 53 GW, below 57.5 SW', () => {
    const classOf = (loft: number) => wedge({}, { currentEquipment: { loft } }).wedgeFit?.wedgeHit
    expect([44, 48.4, 48.5, 52.9, 53, 57.4, 57.5, 62].map(classOf)).toEqual([
      'PW',
      'PW',
      'GW',
      'GW',
      'SW',
      'SW',
      'LW',
      'LW',
    ])
  })
  test('CL-021 swing numbers are read against the club named by wedgeHit', () => {
    const fromBall = (wedgeHit: string) =>
      fit({
        clubType: 'wedge',
        golfer: { handedness: 'right', handicap: 0 },
        swingMetrics: { ballSpeed: 84 },
        clubDetails: { wedgeHit: wedgeHit as 'SW' },
      }).swing.clubSpeedMph.value
    expect(fromBall('SW')).toBeCloseTo(75, 6) // smash 1.12
    expect(fromBall('GW')).toBeCloseTo(70, 6) // smash 1.20
  })
})

describe('set from the pitching wedge', () => {
  const numbers = (cell: string | undefined): number[] => (cell ?? '').split(' ').map(Number)
  const rows = tableRows('wedge-set.csv')
  test.each(rows.map((row) => [Number(row['pw_loft_deg']), row] as const))(
    'CL-017 pwLoft %d drives the set gapping',
    (pwLoft, row) => {
      const setWith = (lobWedgeFullSwing?: 'yes' | 'no' | 'unsure') =>
        wedge({ pwLoft, ...(lobWedgeFullSwing && { lobWedgeFullSwing }) }).wedgeFit!
      const loftsOf = ({ set }: Pick<ReturnType<typeof setWith>, 'set'>) => set.map(({ loftDeg }) => loftDeg)
      expect(evenLofts(pwLoft)).toEqual(numbers(row['wedges_after_pw_to_sw_deg']))
      expect(loftsOf(setWith('yes'))).toEqual(numbers(row['set_full_swing_yes']))
      expect(loftsOf(setWith('no'))).toEqual(numbers(row['set_full_swing_no']))
      expect(loftsOf(setWith('unsure'))).toEqual(numbers(row['set_unsure']))
      expect(loftsOf(setWith())).toEqual(loftsOf(setWith('unsure')))
      expect(loftsOf(wedge({ pwLoft }, { golfer: { handicap: 22 } }).wedgeFit!)).toEqual(numbers(row['set_no_lob']))
      expect(setWith().set.at(-2)?.club).toBe('SW')
      expect(
        setWith()
          .set.slice(0, -2)
          .every(({ club }) => club === 'GW'),
      ).toBe(true)
    },
  )
  test.each([
    ['SW', 58, 'GW 50, SW 54, LW 58'],
    ['LW', 54, 'GW 50, SW 54, LW 58'],
    ['GW', 60, 'GW 50, SW 55, LW 60'],
  ] as const)('a %s of %d° is named by its place in the set, and keeps its sole', (wedgeHit, loft, named) => {
    const clubDetails = { wedgeHit, pwLoft: 45 }
    const { specs, wedgeFit } = fit(atSpeed('wedge', 75, { clubDetails, currentEquipment: { loft } }))
    expect(wedgeFit!.set.map(({ club, loftDeg }) => `${club} ${loftDeg}`).join(', ')).toBe(named)
    expect(wedgeFit!.set.find(({ loftDeg }) => loftDeg === loft)!.bounceDeg).toBe(specs.bounce!.value)
    expect(wedgeFit!.wedgeHit).toBe(wedgeHit)
  })
  test('fractional lofts are used as they are, with gaps of 3 to 6° and rising lofts', () => {
    for (let tenths = 350; tenths <= 520; tenths++) {
      const { set } = wedge({ pwLoft: tenths / 10 }).wedgeFit!
      const gaps = set.map(({ gapDeg }) => gapDeg)
      expect([tenths, Math.min(...gaps) >= 3, Math.max(...gaps) <= 6]).toEqual([tenths, true, true])
      expect(set.at(-2)!.loftDeg).toBeWithin(54, 57)
    }
  })
  test('the lob wedge says which answer it follows', () => {
    const why = (details: object) => wedge(details).wedgeFit!.lobWedge.why
    expect(why({ lobWedgeFullSwing: 'unsure' })).toStartWith('Unsure of full lob swings')
    expect(why({})).toStartWith('Full lob swings not stated')
  })
  test('a wedge shows the current shot; its loft is the one asked for, so no flight moves', () => {
    const { flights } = wedge({}, { swingMetrics: { ballSpeed: 85, launchAngle: 26, spinRate: 9000 } })
    expect(flights).toMatchObject({ current: { spinRpm: 9000 }, fitted: null })
    expect(flights.basis).toContain('fitted at the loft asked for')
  })
  describe('carries of the set', () => {
    const details = { pwLoft: 44, wedgeHit: 'SW', sevenIronSpeed: 82 }
    const carriesAt = (swingMetrics: object) =>
      wedge(details, { swingMetrics }, 80)
        .wedgeFit!.set.slice(-3)
        .map(({ carryYards }) => carryYards!)
    const [gap, sand, lob] = carriesAt({}) as [number, number, number]
    test('a measured full shot is the carry of that wedge, and moves the others with it', () => {
      const carryDistance = Math.round(1.1 * sand)
      const [longer, same, shorter] = carriesAt({ carryDistance, ballSpeed: 86 }) as [number, number, number]
      expect(same).toBe(carryDistance)
      for (const share of [longer / gap, shorter / lob]) expect(share).toBeCloseTo(carryDistance / sand, 1)
    })
    test('so does one that was flown from measured launch and spin', () => {
      const shot = wedge(details, { swingMetrics: { ballSpeed: 80, launchAngle: 28, spinRate: 9000 } }, 80)
      const flown = Math.round(shot.flights.current!.flight.carryYards)
      expect(flown).not.toBe(sand)
      expect(shot.wedgeFit!.set.find(({ club }) => club === 'SW')!.carryYards).toBe(flown)
    })
    test('a carry far from what the speed gives is the row of its wedge, and is told', () => {
      const wedge = (carryDistance: number) =>
        fit({
          clubType: 'wedge',
          golfer: { handedness: 'right' },
          swingMetrics: { swingSpeed: 74, carryDistance },
          clubDetails: { wedgeHit: 'SW' },
        })
      for (const carryDistance of [40, 55, 140]) {
        const { wedgeFit, warnings } = wedge(carryDistance)
        expect(wedgeFit!.set.find(({ club }) => club === 'SW')!.carryYards).toBe(carryDistance)
        expect(warnings.map(({ text }) => text).join()).toContain(`Carry ${carryDistance} yd with the 56° is`)
      }
      expect(wedge(85).warnings).toEqual([])
    })
    test('a gap is the difference of the carries beside it', () => {
      for (let mph = 50; mph < 90; mph++) {
        const { set } = wedge({ pwLoft: 44, wedgeHit: 'SW' }, {}, mph).wedgeFit!
        for (const [i, { gapYards }] of [...set.entries()].slice(1))
          expect(gapYards).toBe(set[i - 1]!.carryYards! - set[i]!.carryYards!)
      }
    })
  })
  test('CL-018 lobWedgeFullSwing: a 20 handicap without full lobs carries none, unless one is being fitted', () => {
    const lob = (handicap: number | '25+', details: object) =>
      wedge(details, { golfer: { handicap } }).wedgeFit?.lobWedge.loftDeg
    expect(lob(20, {})).toBeNull()
    expect(lob(20, { lobWedgeFullSwing: 'no' })).toBeNull()
    expect(lob('25+', { lobWedgeFullSwing: 'yes' })).toBe(60)
    expect(lob(19.9, {})).toBe(60)
    expect(lob(20, { wedgeHit: 'LW' })).toBe(60)
    expect(lob(20, { wedgeHit: 'LW', lobWedgeFullSwing: 'no' })).toBe(60)
    expect(lob(20, { wedgeHit: 'LW', lobWedgeFullSwing: 'no', pwLoft: 45 })).toBe(60)
  })
  test('AN-046 a wedge fitting also returns bounce and set gapping; an unknown pitching wedge is 45° and marked', () => {
    const { specs, wedgeFit, assumptions } = wedge({ wedgeHit: 'GW' })
    expect(specs.bounce?.value).toBeNumber()
    expect(wedgeFit).toMatchObject({ pitchingWedgeLoftDeg: 45, pitchingWedgeBasis: 'estimated' })
    expect(assumptions).toContainEqual(expect.objectContaining({ field: 'pwLoft', value: 45 }))
  })
  test('WDG-SET a gap of 3° is a gap, where stated lofts leave no even set', () => {
    const { wedgeFit } = wedge({ wedgeHit: 'GW', pwLoft: 45 }, { currentEquipment: { loft: 52 } })
    expect(wedgeFit!.set.map(({ loftDeg }) => loftDeg)).toEqual([48, 52, 56, 60])
  })
  test('WDG-SET a wedge within 2° of a stated pitching wedge is that one', () => {
    const hitOf = (pwLoft: number) => wedge({ pwLoft }, { currentEquipment: { loft: 46 } }).wedgeFit!.wedgeHit
    expect([44, 44.5].map(hitOf)).toEqual(['GW', 'PW'])
  })
  test('WDG-SET a pitching wedge has 52° at most', () => {
    const startOf = (loft: number) =>
      wedge({ wedgeHit: 'PW', pwLoft: 45 }, { currentEquipment: { loft } }).wedgeFit!.pitchingWedgeLoftDeg
    expect([52, 52.5].map(startOf)).toEqual([52, 45])
  })
  test('WDG-LOB a lob wedge has 62° at most, and a set without one a sand wedge of 58° at most', () => {
    const details = { wedgeHit: 'GW', pwLoft: 47, lobWedgeFullSwing: 'no' }
    const { set } = wedge(details, { currentEquipment: { loft: 52.5 } }).wedgeFit!
    expect(set.map(({ loftDeg }) => loftDeg)).toEqual([52.5, 57, 62]) // not 57 + 6
    expect(wedge({}, { golfer: { handicap: 25 } }).wedgeFit!.lobWedge.why).toEndWith('a 58° at most.')
  })
  test('a fitted pitching wedge is the pitching wedge of the set', () => {
    const { wedgeFit } = wedge({ wedgeHit: 'PW' }, { currentEquipment: { loft: 47 } })
    expect(wedgeFit).toMatchObject({ pitchingWedgeLoftDeg: 47, pitchingWedgeBasis: 'measured' })
    const odd = wedge({ wedgeHit: 'PW' }, { currentEquipment: { loft: 60 } })
    expect(odd.wedgeFit).toMatchObject({ pitchingWedgeLoftDeg: 45, pitchingWedgeBasis: 'estimated' })
  })
})

describe('bounce and grind', () => {
  const rows = tableRows('wedge-bounce.csv')
  const at = (wedgeHit: string | undefined, attackAngle: number, handicap: number | undefined, more: object = {}) =>
    wedge(
      // The pitching wedge that was hit is never fitted; one that is asked for by its loft is.
      wedgeHit === 'PW' ? {} : { wedgeHit },
      {
        golfer: handicap === undefined ? {} : { handicap },
        swingMetrics: { attackAngle, ...more },
        ...(wedgeHit === 'PW' && { currentEquipment: { loft: 46 } }),
      },
    ).specs
  test.each(rows.map((row) => [`${row['club']} ${row['node']}`, row] as const))('%s', (_, row) => {
    const { club, node } = row
    const attack = Number(row['attack_angle_deg'])
    const bounce = Number(row['bounce_at_node_deg'])
    const term = (degrees: number) => (row['handicap_term'] === 'no' ? 0 : degrees)
    const held = (degrees: number) => Math.min(14, degrees)
    expect(at(club, attack, 8).bounce?.value).toBe(bounce)
    expect(at(club, attack, 12).bounce?.value).toBe(bounce + term(1))
    expect(at(club, attack, 16).bounce?.value).toBe(bounce + term(2))
    expect(at(club, attack, 25).bounce?.value).toBe(bounce + term(2))
    expect(at(club, attack, undefined).bounce?.value).toBe(bounce + term(2))
    expect(at(club, attack, 5).bounce?.value).toBe(bounce - (node === 'shallow' ? 1 : 0))
    expect(at(club, attack, 8, { strikePattern: 'mix' }).bounce?.value).toBe(held(bounce + 1))
    expect(at(club, attack, 8).grind?.value).toBe(row['grind']!)
  })
  test('beyond the nodes it is constant, between them linear', () => {
    expect(at('SW', -12, 8).bounce?.value).toBe(14)
    expect(at('SW', -6, 8).bounce?.value).toBe(12)
    expect(at('SW', 3, 8).bounce?.value).toBe(8)
  })
  test('steep from -6°, shallow above -3°', () => {
    const neutral = at('SW', -4.5, 8).grind?.value
    expect(at('SW', -6, 8).grind?.value).toBe(at('SW', -7.5, 8).grind!.value)
    expect(at('SW', -5.9, 8).grind?.value).toBe(neutral!)
    expect(at('SW', -3, 8).grind?.value).toBe(neutral!)
    expect(at('SW', -2.9, 8).grind?.value).toBe(at('SW', -1.5, 8).grind!.value)
  })
  test('an unknown attack angle counts as -4.5°, and the bounce says it was assumed', () => {
    const { bounce } = wedge({ wedgeHit: 'SW' }, { golfer: { handicap: 8 } }).specs
    expect(bounce).toMatchObject({ value: 10, basis: 'default' })
    expect(bounce?.why).toContain('assumed')
  })
})

describe('spin', () => {
  const gradeOf = (wedgeHit: string, spinRate: number, more: object = {}) =>
    wedge({ wedgeHit }, { golfer: { handicap: 5 }, swingMetrics: { spinRate, ...more } }, 80).wedgeFit!.spinGrade!
  test.each(tableRows('wedge-spin.csv').map((row) => [row['wedge']!, row] as const))(
    'grades of the %s',
    (club, row) => {
      const [low, min, max] = ['full_swing_spin_low_rpm', 'good_min_rpm', 'good_max_rpm'].map((name) =>
        Number(row[name]),
      )
      expect(gradeOf(club, low! - 1).grade).toBe('low')
      expect(gradeOf(club, low!).grade).toBe('fair')
      expect(gradeOf(club, min! - 1).grade).toBe('fair')
      expect(gradeOf(club, min!).grade).toBe('good')
      expect(gradeOf(club, max!).grade).toBe('good')
      if (max! < 11000) expect(gradeOf(club, max! + 1).grade).toBe('high')
      expect(gradeOf(club, min!).goodRpm).toEqual({ min: min!, max: max! })
    },
  )
  test('AN-030 wedge spin above 11,000 rpm is graded as 11,000', () => {
    expect(gradeOf('PW', 12000).gradedSpinRpm).toBe(11000)
    expect(gradeOf('LW', 12000)).toMatchObject({ gradedSpinRpm: 11000, grade: 'good' })
    expect(gradeOf('LW', 11000)).toMatchObject({ gradedSpinRpm: 11000, grade: 'good' })
    expect(gradeOf('SW', 12000).grade).toBe(gradeOf('SW', 11000).grade)
  })
  test('partial shots are not graded', () => {
    expect(gradeOf('SW', 6000, { ballSpeed: 54.9 }).grade).toBe('not graded')
    expect(gradeOf('SW', 6000, { ballSpeed: 55 }).grade).toBe('low')
    expect(gradeOf('SW', 6000, { carryDistance: 40 }).grade).toBe('not graded')
    expect(gradeOf('SW', 6000, { carryDistance: 95 }).grade).toBe('low')
  })
  test('a short swing is partial against the 7-iron speed, though not against its own', () => {
    const short = { spinRate: 6000, carryDistance: 45, ballSpeed: 58 }
    const grade = (details: object) =>
      wedge({ wedgeHit: 'SW', ...details }, { golfer: { handicap: 5 }, swingMetrics: short }, 50).wedgeFit!.spinGrade!
    expect(grade({}).grade).toBe('low')
    expect(grade({ sevenIronSpeed: 85 }).grade).toBe('not graded')
  })
  test('an unmeasured spin is not graded', () => {
    expect(wedge({ wedgeHit: 'SW' }).wedgeFit?.spinGrade).toBeNull()
  })
})

describe('shaft', () => {
  const irons: IronCarryOver = {
    fittingId: 'fit_irons',
    sevenIronSpeedMph: 84,
    category: 'players_iron',
    flex: 'Stiff',
    weightGrams: 112,
    material: 'Steel',
    launchProfile: 'mid-low',
  }
  const following = (wedgeHit: string, details: object = {}) =>
    fit(atSpeed('wedge', 70, { clubDetails: { wedgeHit: wedgeHit as 'SW', ...details } }), irons)
  const shaftOf = ({ specs }: ReturnType<typeof fit>) => [
    specs.shaftFlex.value,
    specs.shaftWeight.value,
    specs.shaftMaterial?.value,
    specs.launchProfile.value,
  ]
  test('CL-030 the iron fitting’s shaft carries into the wedges: unchanged in PW and GW, +5 g in steel SW and LW', () => {
    expect(shaftOf(following('PW'))).toEqual(['Stiff', 112, 'Steel', 'mid-low'])
    expect(shaftOf(following('GW'))).toEqual(['Stiff', 112, 'Steel', 'mid-low'])
    expect(shaftOf(following('SW'))).toEqual(['Stiff', 117, 'Steel', 'mid-low'])
    expect(shaftOf(following('LW'))).toEqual(['Stiff', 117, 'Steel', 'mid-low'])
    expect(following('SW').wedgeFit?.shaft.origin).toBe('iron fitting')
    const graphite = fit(atSpeed('wedge', 70, { clubDetails: { wedgeHit: 'SW' } }), {
      ...irons,
      material: 'Graphite',
      weightGrams: 80,
    })
    expect(shaftOf(graphite)).toEqual(['Stiff', 80, 'Graphite', 'mid-low'])
  })
  test('CL-031 the iron fitting’s 7-iron speed carries into the wedges', () => {
    expect(following('SW').driverSpeedMph.value).toBeCloseTo(84 * 1.2, 6)
    expect(following('SW', { sevenIronSpeed: 60 }).driverSpeedMph.value).toBeCloseTo(84 * 1.2, 6)
  })
  test('the iron fitting wins over ironShaft, ironShaft over the 7-iron speed, that over the wedge speed', () => {
    const ironShaft = { flex: 'Regular', weightGrams: 98, material: 'Steel', launchProfile: 'High' } as const
    expect(shaftOf(following('GW', { ironShaft }))).toEqual(['Stiff', 112, 'Steel', 'mid-low'])
    expect(shaftOf(wedge({ wedgeHit: 'GW', ironShaft, sevenIronSpeed: 90 }))).toEqual(['Regular', 98, 'Steel', 'high'])
    expect(shaftOf(wedge({ wedgeHit: 'GW', sevenIronSpeed: 90 }))).toEqual(['Stiff+', 118, 'Steel', 'mid-low'])
    expect(shaftOf(wedge({ wedgeHit: 'GW' }, {}, 73))).toEqual(['Stiff', 97, 'Steel', 'mid']) // 78.9 mph with a 7-iron
  })
  test('CL-032 what ironShaft leaves out is derived; the material follows the weight that is played', () => {
    const { specs, wedgeFit } = wedge({ wedgeHit: 'SW', sevenIronSpeed: 90, ironShaft: { weightGrams: 62 } })
    expect(specs.shaftWeight.value).toBe(62)
    expect(specs.shaftMaterial?.value).toBe('Graphite')
    expect(specs.shaftFlex.value).toBe('Stiff+')
    expect(wedgeFit?.shaft.origin).toBe('iron shaft given')
    expect(wedge({ ironShaft: {} }).wedgeFit?.shaft.origin).toBe('wedge speed')
  })
  test('WDG-SHAFT a softer sand wedge is mentioned up to handicap 12', () => {
    const isMentioned = (handicap: number) =>
      wedge({ ironShaft: { flex: 'Stiff' } }, { golfer: { handicap } }).notes.some(({ rule }) => rule === 'WDG-SHAFT')
    expect([12, 12.1].map(isMentioned)).toEqual([true, false])
  })
  test('derived shafts get the same 5 g in steel SW and LW', () => {
    const grams = (wedgeHit: string) => wedge({ wedgeHit, sevenIronSpeed: 90 }).specs.shaftWeight.value
    expect([grams('PW'), grams('GW'), grams('SW'), grams('LW')]).toEqual([118, 118, 123, 123])
  })
})

describe('head', () => {
  const head = (wedgeHit: string, golfer: object, more: object = {}, details: object = {}, speed = 75) =>
    wedge({ wedgeHit, ...details }, { golfer, swingMetrics: more }, speed).specs.headProfile.display
  test('CL-037 a wedge result returns Blade or Cavity back', () => {
    expect([head('SW', { handicap: 14.9 }), head('SW', { handicap: 15 })]).toEqual(['Blade', 'Cavity back'])
    expect([head('GW', { handicap: 9.9 }), head('GW', { handicap: 10 })]).toEqual(['Blade', 'Cavity back'])
    expect([head('PW', { handicap: 9.9 }), head('PW', { handicap: 10 })]).toEqual(['Blade', 'Cavity back'])
    for (const strikePattern of ['heel', 'toe', 'mix'])
      expect(head('LW', { handicap: 3 }, { strikePattern })).toBe('Cavity back')
    expect(head('SW', { age: 12, handicap: 5 })).toBe('Cavity back')
  })
  test('an unknown handicap plays a blade from 78 mph 7-iron speed', () => {
    expect([head('SW', {}, {}, { sevenIronSpeed: 78 }), head('SW', {}, {}, { sevenIronSpeed: 77.9 })]).toEqual([
      'Blade',
      'Cavity back',
    ])
    expect([head('SW', {}, {}, {}, 72.2), head('SW', {}, {}, {}, 72.1)]).toEqual(['Blade', 'Cavity back'])
  })
  test('game-improvement irons take their wedges along', () => {
    const irons = (category: IronCarryOver['category']): IronCarryOver => ({
      fittingId: 'fit_irons',
      sevenIronSpeedMph: 84,
      category,
      flex: 'Stiff',
      weightGrams: 105,
      material: 'Steel',
      launchProfile: 'mid',
    })
    const request = atSpeed('wedge', 76, { golfer: { handicap: 9 }, clubDetails: { wedgeHit: 'SW' } })
    expect(fit(request, irons('game_improvement')).specs.headProfile.display).toBe('Cavity back')
    expect(fit(request, irons('players_distance')).specs.headProfile.display).toBe('Blade')
    // Their pitching wedge is stronger, too.
    expect(fit(request, irons('super_game_improvement')).wedgeFit?.pitchingWedgeLoftDeg).toBe(43) // even without bending
  })
})
