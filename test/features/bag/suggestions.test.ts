import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import type { BagRequest } from '../../../src/features/bag/index.ts'
import { clubTypes } from '../../../src/golf/names/words.ts'
import { analyzeBag, type BagGapping } from '../../support/in-english.ts'
import { analyze, bags, clubs } from './bags.ts'

const first = (request: BagRequest) => analyze(request).suggestions[0]!
const brief = ({ action, fitWith, remove, add }: BagGapping['suggestions'][number]) => [
  action,
  fitWith,
  remove,
  add && `${add.club} ${add.loft}`,
]

describe('BG-016 BG-017 add, drop, replace or change loft, each with the club type to fit', () => {
  test('a gap after the driver takes a fairway wood in its middle', () => {
    const suggestion = first({
      clubs: [
        { club: 'driver', carry: 230 },
        { club: '4h', carry: 178 },
      ],
      driverSpeed: 96,
    })
    expect([suggestion.action, suggestion.fitWith, suggestion.add!.carry]).toEqual([
      'add',
      'fairway',
      expect.any(Number),
    ])
    // 36.8 yards after a driver of 230 and 9.5 % after the new club: only 194 to 196 keeps both.
    expect(suggestion.add!.carry).toBeWithin(194, 197)
    expect(suggestion.text).toContain('52 yards between driver 230 and 4-hybrid 178')
  })
  test('below 90 mph a gap at the top takes a fairway wood, above a hybrid', () => {
    const at = (driverSpeed: number, long: number, short: number) =>
      first({
        clubs: [
          { club: '3w', carry: long },
          { club: '5h', carry: short },
        ],
        driverSpeed,
      }).fitWith
    expect(at(85, 165, 140)).toBe('fairway')
    expect(at(100, 205, 175)).toBe('hybrid')
  })
  test('BAG-FILL beyond 28° an iron by its loft fills a gap at any speed, but no iron of 27° and less below 90 mph', () => {
    const after5Hybrid = (driverSpeed: number) =>
      first({ clubs: clubs('5h 8i'), driverSpeed }).text.replace(/ for about.*/, '')
    expect(after5Hybrid(70)).toBe('Add a 30.5° iron')
    expect(after5Hybrid(90)).toBe('Add a 30.5° iron')
    const long = [
      { club: '4h', carry: 170 },
      { club: '8i', carry: 125 },
    ]
    expect(first({ clubs: long, driverSpeed: 89 }).fitWith).toBe('hybrid')
    expect(first({ clubs: long, driverSpeed: 90 }).fitWith).toBe('iron')
  })
  test('a missing iron is the iron to add', () => {
    const suggestion = first({ clubs: clubs('5i 6i 8i 9i PW'), driverSpeed: 105 })
    expect(brief(suggestion)).toEqual(['add', 'iron', null, '7-iron 33'])
  })
  test('a missing pitching wedge is named as such', () => {
    const suggestion = first({ clubs: clubs('8i 9i GW SW'), driverSpeed: 105 })
    expect(brief(suggestion)).toEqual(['add', 'wedge', null, 'PW 45.5'])
  })
  test('irons that follow each other are bent', () => {
    const suggestion = first({
      clubs: [
        { club: '7i', carry: 150 },
        { club: '8i', carry: 133 },
      ],
      driverSpeed: 95,
    })
    expect([suggestion.action, suggestion.fitWith]).toEqual(['change_loft', 'iron'])
  })
  test('and beyond two degrees one of them is replaced', () => {
    const suggestion = first({
      clubs: [
        { club: '8i', loft: 36, carry: 147 },
        { club: '9i', loft: 42, carry: 123 },
      ],
      driverSpeed: 100,
    })
    expect([suggestion.action, suggestion.fitWith]).toEqual(['replace', 'iron'])
  })
  test('a wide wedge gap takes the wedge in its middle, in an even loft', () => {
    expect(brief(first({ clubs: clubs('9i PW SW'), driverSpeed: 95 }))).toEqual(['add', 'wedge', null, '50° wedge 50'])
  })
  test('a wedge gap of 7° is bent away', () => {
    const suggestion = first({ clubs: [{ club: '50' }, { club: '57' }], driverSpeed: 95 })
    expect([suggestion.action, suggestion.fitWith]).toEqual(['change_loft', 'wedge'])
  })
  test('BG-005 a full-swing lob wedge goes to 4° after the sand wedge', () => {
    const request = {
      clubs: [
        { club: 'SW', loft: 56 },
        { club: 'LW', loft: 64 },
      ],
      lobWedgeFullSwing: 'yes' as const,
    }
    expect(brief(first(request))).toEqual(['change_loft', 'wedge', 'LW', 'LW 60'])
  })
  test('of a hybrid and a long iron for one distance the iron goes below 90 mph', () => {
    const suggestion = first({
      clubs: [
        { club: '4i', carry: 158 },
        { club: '5h', carry: 156 },
        { club: '6i', carry: 146 },
      ],
      driverSpeed: 88,
    })
    expect(brief(suggestion)).toEqual(['drop', 'hybrid', '4i', null])
    expect(suggestion.text).toContain('4-iron 158 and 5-hybrid 156')
  })
  test('duplicate lofts: one of the two goes, and stock lofts are said to be such', () => {
    const suggestion = first({ clubs: clubs('5w 3h 5h') })
    expect([suggestion.action, suggestion.text]).toEqual(['drop', expect.stringContaining('by stock lofts')])
  })
  test('an iron longer than the speed carries is replaced by a hybrid of 1° less', () => {
    expect(brief(first({ clubs: clubs('4i 6i'), sevenIronSpeed: 70 }))).toEqual([
      'replace',
      'hybrid',
      '4i',
      '22° hybrid 22',
    ])
  })
  test('a 3-wood below 80 mph gives way to a 5-wood', () => {
    expect(brief(first({ clubs: clubs('driver 3w'), driverSpeed: 75 }))).toEqual([
      'replace',
      'fairway',
      '3w',
      '5-wood 18',
    ])
    expect(brief(first({ clubs: clubs('driver 3w 5w'), driverSpeed: 75 }))).toEqual(['drop', 'fairway', '3w', null])
    expect(analyze({ clubs: clubs('driver 3w'), driverSpeed: 81 }).suggestions).toEqual([])
  })
  test('with fourteen clubs an addition names the club that makes room', () => {
    const full = 'driver 3w 5w 4h 4i 5i 6i 7i 8i 9i PW 56 60 putter'
    const add = analyze({ clubs: clubs(full), driverSpeed: 100 }).suggestions.find(({ action }) => action === 'add')!
    expect(clubs(full).map(({ club }) => club)).toContain(add.alsoDrop!)
    expect(add.text).toContain('leave out the')
    const roomy = analyze({ clubs: clubs(full.replace('4h ', '')), driverSpeed: 100 })
    expect(roomy.suggestions.find(({ action }) => action === 'add')!.alsoDrop).toBeNull()
  })
  test('BG-004 the attack angle moves the bounce of a suggested wedge', () => {
    const bounce = (attackAngle: number) => first({ clubs: clubs('PW SW'), attackAngle }).add!.bounce!
    expect(bounce(-8)).toBeGreaterThan(bounce(-1))
  })
})

/** Twins share their words, so that nobody can tell which of them a suggestion is about. */
const hasTwins = ({ clubs: all }: BagRequest) => new Set(all.map(({ club }) => club)).size < all.length

/** The request with a suggestion followed: its club taken out, the new one put in as it is shown. */
const followed = (request: BagRequest, { remove, add }: BagGapping['suggestions'][number]): BagRequest => {
  const at = request.clubs.findIndex(({ club }) => club === remove)
  const rest = request.clubs.filter((_, index) => index !== at)
  return { ...request, clubs: add ? [...rest, { club: add.club, type: add.type, loft: add.loft }] : rest }
}

test('BG-016 adding a suggested club removes the flags it answers, and brings no other that was not there', () => {
  let additions = 0
  fc.assert(
    fc.property(bags(), (request) => {
      const before = analyze(request)
      for (const suggestion of before.suggestions.filter(({ action }) => action === 'add')) {
        const answered = suggestion.answers.map((index) => before.flags[index]!)
        expect(answered.length).toBeGreaterThan(0)
        // A weaker club carries no farther: whatever was sent, the new one lies between its neighbors in loft, too.
        const isBetween = ({ clubs: neighbors }: BagGapping['flags'][number]): boolean => {
          const lofts = neighbors.map((name) => before.clubs.find(({ club }) => club === name)!.loft!)
          return suggestion.add!.loft! > Math.min(...lofts) && suggestion.add!.loft! < Math.max(...lofts)
        }
        expect(answered.some(isBetween)).toBeTrue()
        const after = analyzeBag(followed(request, suggestion))
        const left = after.flags.map(({ text }) => text)
        for (const { text } of answered) expect(left).not.toContain(text)
        const isLast = !suggestion.text.includes('this is the first')
        if (isLast) expect(after.flags.length).toBeLessThan(before.flags.length)
        additions++
      }
    }),
    { numRuns: 150 },
  )
  expect(additions).toBeGreaterThan(50)
})

test('BG-016 following a drop leaves fewer flags where it answers one, and never more', () => {
  fc.assert(
    fc.property(
      bags().filter((request) => !hasTwins(request)),
      (request) => {
        const before = analyze(request)
        for (const suggestion of before.suggestions.filter(({ action }) => action === 'drop')) {
          const after = analyzeBag(followed(request, suggestion)).flags.length
          expect(after).toBeLessThanOrEqual(before.flags.length)
          if (suggestion.answers.length > 0 && suggestion.rule === 'BAG-THIN')
            expect(after).toBeLessThan(before.flags.length)
        }
      },
    ),
    { numRuns: 100 },
  )
})

test('BG-016 a changed or replaced club, sent in place of the old one, takes away the flags it answers', () => {
  let changes = 0
  fc.assert(
    fc.property(
      bags()
        .map((request) => ({ ...request, clubs: request.clubs.map(({ club }) => ({ club })) }))
        .filter((request) => !hasTwins(request)),
      (request) => {
        const before = analyze(request)
        for (const suggestion of before.suggestions.filter(
          ({ action }) => action === 'change_loft' || action === 'replace',
        )) {
          const left = analyze(followed(request, suggestion)).flags.map(({ text }) => text)
          for (const index of suggestion.answers) expect(left).not.toContain(before.flags[index]!.text)
          changes++
        }
      },
    ),
    { numRuns: 600 },
  )
  expect(changes).toBeGreaterThan(20)
})

test('a bag of two clubs keeps them', () => {
  for (const names of ['3w 5w', '4h 4i', 'PW 46'])
    for (const { action } of analyze({ clubs: clubs(names), driverSpeed: 70 }).suggestions)
      expect(action).not.toBe('drop')
})

test('BG-016 BG-017 at most five suggestions, which do not contradict each other, each with a club type and numbers', () => {
  fc.assert(
    fc.property(bags(), (request) => {
      const { suggestions } = analyze(request)
      expect(suggestions.length).toBeLessThanOrEqual(5)
      for (const { action, fitWith, remove, add, text, rule, answers } of suggestions) {
        expect(clubTypes).toContain(fitWith)
        expect(text).toMatch(/\d/)
        expect([remove === null, add === null]).toEqual([action === 'add', action === 'drop'])
        if (rule === 'BAG-FILL') expect(answers.length).toBeGreaterThan(0)
      }
    }),
    { numRuns: 100 },
  )
})
