import { beforeAll, describe, expect, test } from 'bun:test'
import { requestFrom } from '../../src/cli/fit/fit-fields.ts'
import { readHandicap } from '../../src/golf/handicap.ts'
import { type Club, openClub } from '../support/club.ts'
import { forEachSharedDatabase } from '../support/databases.ts'

test.each([
  ['+2.1', -2.1],
  ['+ 2.1', undefined],
  ['-2.1', -2.1],
  ['−2.1', -2.1],
  ['2.1', 2.1],
  ['2,1', 2.1],
  ['+0', 0],
  ['scratch', 0],
  ['Scratch', 0],
  ['25', 25],
  ['26', '25+'],
  ['54', '25+'],
  ['25+', '25+'],
  ['55', 55],
  ['', undefined],
  ['good', undefined],
] as const)('a golfer writes %s', (written, handicap) => {
  expect(readHandicap(written)).toBe(handicap as never)
})

test('a plus handicap of the command line or a file is negative', () => {
  expect(requestFrom({ handicap: '+2.1' })).toMatchObject({ golfer: { handicap: -2.1 } })
  expect(requestFrom({ handicap: 'good' })).toMatchObject({ golfer: { handicap: 'good' } })
})

forEachSharedDatabase((engine, open) => {
  if (engine !== 'embedded') return
  describe('a plus handicap is negative', () => {
    let club: Club
    beforeAll(async () => {
      club = await openClub(await open())
    })
    const request = (handicap: string) => ({
      clubType: 'driver',
      golfer: { handedness: 'right', handicap },
      swingMetrics: { swingSpeed: 105 },
    })
    test('over REST', async () => {
      const [plus, scratch, wrong] = [
        await club.analyze(request('+2.1')),
        await club.analyze(request('+0')),
        await club.analyze(request('good')),
      ]
      expect(plus.body.input).toMatchObject({ golfer: { handicap: -2.1 } })
      expect(scratch.body.input).toMatchObject({ golfer: { handicap: 0 } })
      expect(wrong.status).toBe(400)
    })
  })
})
