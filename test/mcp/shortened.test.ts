import { expect, test } from 'bun:test'
import type { FittingResult } from '../../src/fitting/index.ts'
import { withoutReasoning } from '../../src/fitting/index.ts'
import { clubTypes } from '../../src/golf/names/words.ts'
import { extents } from '../../src/mcp/tools/fitting-extent.ts'
import { createScorer } from '../../src/scoring/index.ts'
import { catalog } from '../equipment/catalog/bundled.ts'
import { testConfig } from '../support/app.ts'
import { cases } from '../support/cases.ts'
import { someGolfers } from '../support/golfers.ts'
import { fittingResult } from '../support/in-english.ts'

// What an answer loses to be short are reasons: a golfer can be asked every question, and each pick can be ordered.

const scorer = createScorer(catalog)
const config = testConfig()

const orderable = ({ topPicks, next }: FittingResult) => ({
  check: next.check,
  picks: topPicks!.map(({ headId, total, storeUrl, build: { loft, playingLoft, length, shaft } }) => ({
    ...{ headId, price: total?.price, clubs: total?.clubs, storeUrl, loft, playingLoft, length },
    shaft: [shaft.model, shaft.flex, shaft.weightBand, shaft.source],
  })),
})

/** Compromises that a pick neither has nor is said to have more of; one that stands beside all picks is said there. */
const untold = (short: FittingResult, whole: FittingResult) =>
  whole.topPicks!.filter((pick, at) => {
    const { compromises, more = [] } = short.topPicks![at]! as Partial<typeof pick> & { more?: string[] }
    return compromises === undefined && pick.compromises.length > 0 !== more.includes('compromises')
  })

test.each(clubTypes)('a short answer about a %s keeps every question, build, price and link', (clubType) => {
  for (const input of someGolfers(clubType, cases(600), 20_261_133)) {
    const fittingId = 'fit_01KAHV5K3T3Y5M8Q0W2Z4B6D8F'
    const whole = fittingResult({ input, scorer, config, fittingId, idempotencyKey: null, createdAt: new Date(0) })
    const short = extents.picks(withoutReasoning(whole))
    expect({ input, ...orderable(short) }).toEqual({ input, ...orderable(whole) })
    const explained = extents.reasons(whole)
    // Issue 66, 2.6: absent reads as "fits exactly".
    expect({ input, untold: [...untold(short, whole), ...untold(explained, whole)] }).toEqual({ input, untold: [] })
    expect({ input, check: explained.next.check }).toEqual({ input, check: whole.next.check })
    expect(explained.topPicks!.map(({ headId, total }) => [headId, total])).toEqual(
      whole.topPicks.map(({ headId, total }) => [headId, total]),
    )
    expect(explained.topPicks!.slice(0, 1).map(({ build }) => build)).toEqual(
      whole.topPicks.slice(0, 1).map(({ build }) => build),
    )
  }
})
