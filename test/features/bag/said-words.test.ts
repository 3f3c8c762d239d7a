import { expect, test } from 'bun:test'
import { bagProblems as problemsOf } from '../../../src/features/bag/clubs.ts'
import { bagAsSaid } from '../../../src/features/bag/said-bag.ts'
import type { BagRequest } from '../../../src/features/bag/schema.ts'
import { inEnglish } from '../../../src/words/index.ts'
import { analyzeBag } from '../../support/in-english.ts'

const bagProblems = (request: unknown) => inEnglish(problemsOf(request))

const said = (...clubs: string[]) => bagAsSaid({ clubs, driverSpeed: 95 }) as BagRequest
const lofts = (...clubs: string[]) =>
  analyzeBag(said(...clubs)).clubs.map(({ club, written, loft }) => [written, club, loft])

test('the lofts, numbers and sets that are said are kept, whatever the model is called', () => {
  expect(
    lofts(
      ...['TaylorMade Stealth 2 Plus driver 9', 'TSi2 3 wood 16.5', 'Callaway Apex UW 19', 'Apex 4 hybrid 22'],
      ...['52-08 F Grind', 'PING s159 56', '60-10 S Grind', 'Ping G430 6 iron'],
    ),
  ).toEqual([
    ['TaylorMade Stealth 2 Plus driver 9', 'driver', 9],
    ['TSi2 3 wood 16.5', '3-wood', 16.5],
    ['Callaway Apex UW 19', '19° hybrid', 19],
    ['Apex 4 hybrid 22', '4-hybrid', 22],
    ['Ping G430 6 iron', '6-iron', expect.any(Number)],
    ['52-08 F Grind', '52° wedge', 52],
    ['PING s159 56', '56° wedge', 56],
    ['60-10 S Grind', '60° wedge', 60],
  ])
})
test.each(['54-11', '48-06', '56/14', '52 08', '50.12F', '52-10S', 'Jaws Raw 54-10S', 'PING Glide 4.0 52 S'])(
  '%s is a wedge of its loft',
  (written) => {
    const [, [, , loft]] = lofts('driver', written) as [unknown, [string, string, number]]
    expect(loft).toBe(Number(/(48|5\d)/.exec(written)![0]))
  },
)
test.each([
  ['TaylorMade P770 (4)', '4-iron', 23],
  ['P790 7', '7-iron', 33],
  ['P790 PW', 'PW', 45],
  ['G440 LST 9', null, 9],
  ['Qi10 LS', 'driver', 10.5],
  ['Stealth 2 Rescue 4', '4-hybrid', 22],
  ['Vokey SM10 56.10S', '56° wedge', 56],
  ['SM10 60 T grind', '60° wedge', 60],
  ['PING Glide 4.0 52 S', '52° wedge', 52],
  ['Milled Grind 4 60 LB', '60° wedge', 60],
] as const)('of %s the model is found first, and says which kind of club the rest names', (written, name, loft) => {
  if (name === null) {
    const type = { clubs: [{ club: 'putter' }, { club: '7i' }, { club: written, type: 'driver' }], driverSpeed: 95 }
    expect(analyzeBag(type as BagRequest).clubs.find((club) => club.written === written)).toMatchObject({ loft })
    return
  }
  const [read] = lofts('putter', '2h', written).filter(([sent]) => sent === written)
  expect(read).toEqual([written, name, loft])
  expect(analyzeBag(said('2h', written)).notes.filter((note) => note.includes('is read as'))).toEqual([])
})
test('a model that is made as several clubs asks which is meant', () => {
  expect(bagProblems(said('driver', '7i', 'GT2 18'))).toEqual([
    expect.objectContaining({ detail: expect.stringContaining('did you mean 18° wood or 18° hybrid?') }),
  ])
})
test('the words beside another kind of club are read without the model, and that is told', () => {
  expect(analyzeBag(said('driver', 'T100 3 wood')).notes).toContain(
    '"T100 3 wood" is read as 3-wood; "T100" names no club.',
  )
})
test('each club of a set is shown under the words that were sent', () => {
  for (const set of ['5-9 + PW', 'P790 5-PW', 'PING i230 5-PW'])
    expect(lofts('driver', set).map(([written, name]) => [written, name])).toEqual([
      ['driver', 'driver'],
      ...['5-iron', '6-iron', '7-iron', '8-iron', '9-iron', 'PW'].map((name) => [set, name]),
    ])
  expect(lofts('5-PW')).toHaveLength(6)
})
test('a suggestion names a club of a set by its own name', () => {
  const { suggestions } = analyzeBag(said('driver', '3w', '5w', '4h', '4i', '4-PW', '50', '54', '58', 'putter'))
  const removed = suggestions.flatMap(({ remove, alsoDrop }) => [remove, alsoDrop]).filter((club) => club !== null)
  expect(removed.length).toBeGreaterThan(0)
  expect(removed).not.toContain('4-PW')
})
test('a loft or a carry of a set is asked for each of its clubs', () => {
  const bag = { clubs: [{ club: 'driver' }, { club: '5-PW', carry: 150 }], driverSpeed: 95 }
  expect(bagProblems(bagAsSaid(bag))).toEqual([
    { pointer: '/clubs/1/carry', detail: expect.stringContaining('one by one'), received: 150 },
  ])
})
test('the clubs of sets count against the most that a bag may have', () => {
  expect(bagProblems(said('4-PW', '4-PW', '4-PW'))).toEqual([expect.objectContaining({ pointer: '/clubs' })])
})
test('a set and the clubs beside it are all there', () => {
  const names = (club: string) => lofts('driver', club).map(([, name]) => name)
  expect(names('5-9 + PW')).toEqual(['driver', '5-iron', '6-iron', '7-iron', '8-iron', '9-iron', 'PW'])
  expect(names('6-9, PW and GW')).toEqual(['driver', '6-iron', '7-iron', '8-iron', '9-iron', 'PW', 'GW'])
})
test.each(['Qi35', 'GT2 18', 'P770', 'Vokey SM9 S Grind', 'Cleveland Smart Sole S', 'Callaway 8', '5-9 + Ping'])(
  '%s is asked about, not guessed from a part of it',
  (written) => {
    expect(bagProblems(said('driver', '7i', written))).toEqual([
      expect.objectContaining({ pointer: '/clubs/2/club', received: written }),
    ])
  },
)
test('words that name no club are told', () => {
  expect(analyzeBag(said('driver', 'Old Faithful 54')).notes).toContain(
    '"Old Faithful 54" is read as 54° wedge; "Old Faithful" names no club.',
  )
})
test('a 10-iron is asked for its loft', () => {
  expect(bagProblems(said('driver', '10-iron'))).toEqual([
    expect.objectContaining({ pointer: '/clubs/1/loft', detail: expect.stringContaining('10-iron') }),
  ])
})
