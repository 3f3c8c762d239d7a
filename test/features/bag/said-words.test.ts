import { expect, test } from 'bun:test'
import { bagProblems } from '../../../src/features/bag/clubs.ts'
import { analyzeBag } from '../../../src/features/bag/index.ts'
import { bagAsSaid } from '../../../src/features/bag/said-bag.ts'
import type { BagRequest } from '../../../src/features/bag/schema.ts'

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
test('a set and the clubs beside it are all there', () => {
  const names = (club: string) => lofts('driver', club).map(([, name]) => name)
  expect(names('5-9 + PW')).toEqual(['driver', '5-iron', '6-iron', '7-iron', '8-iron', '9-iron', 'PW'])
  expect(names('6-9, PW and GW')).toEqual(['driver', '6-iron', '7-iron', '8-iron', '9-iron', 'PW', 'GW'])
})
test.each(['TaylorMade P770 (4)', 'Vokey SM9 S Grind', 'Cleveland Smart Sole S', 'Callaway 8', '5-9 + Ping'])(
  '%s is asked about, not guessed from a part of it',
  (written) => {
    expect(bagProblems(said('driver', '7i', written))).toEqual([
      expect.objectContaining({ pointer: '/clubs/2/club', received: written }),
    ])
  },
)
test('words that name no club are told', () => {
  expect(analyzeBag(said('driver', 'PING s159 54')).notes).toContain(
    '"PING s159 54" is read as 54° wedge; "PING s159" names no club.',
  )
})
test('a 10-iron is asked for its loft', () => {
  expect(bagProblems(said('driver', '10-iron'))).toEqual([
    expect.objectContaining({ pointer: '/clubs/1/loft', detail: expect.stringContaining('10-iron') }),
  ])
})
