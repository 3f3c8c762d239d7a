import { expect, test } from 'bun:test'
import type { FittingRequest } from '../../../src/fitting/index.ts'
import { fittingResult } from '../../../src/fitting/index.ts'
import { clubTypes } from '../../../src/golf/names/words.ts'
import { createScorer } from '../../../src/scoring/index.ts'
import { loftWays } from '../../../src/site/lab/loft-ways.ts'
import { catalog } from '../../equipment/catalog/bundled.ts'
import { testConfig } from '../../support/app.ts'
import { cases } from '../../support/cases.ts'
import { someGolfers } from '../../support/golfers.ts'

const scorer = createScorer(catalog)
const waysOf = (input: FittingRequest) => {
  const facts = { fittingId: 'fit_1', idempotencyKey: null, createdAt: new Date(0) }
  const fitting = fittingResult({ ...facts, input, scorer, config: testConfig() })
  return { fitting, ways: loftWays(fitting, catalog) }
}

test('each loft that a head can play is there once, with the turn that is least, and the build of the pick among them', () => {
  for (const clubType of clubTypes)
    for (const golfer of someGolfers(clubType, cases(300), 20_261_128)) {
      const { fitting, ways } = waysOf(golfer)
      const [pick] = fitting.topPicks
      if (pick === undefined) {
        expect(ways).toEqual([])
        continue
      }
      const lofts = ways.map(({ playingDeg }) => playingDeg)
      expect(lofts).toEqual([...new Set(lofts)].sort((one, other) => one - other))
      // A hosel whose chart is not known stands anywhere in its range.
      const nearest = Math.min(...lofts.map((loft) => Math.abs(loft - pick.build.playingLoft)))
      expect({ golfer, pick: pick.model, isThere: nearest <= 0.25 }).toMatchObject({ isThere: true })
      for (const { by, madeDeg, playingDeg } of ways) if (by === 'sold') expect(playingDeg).toBe(madeDeg)
    }
})
