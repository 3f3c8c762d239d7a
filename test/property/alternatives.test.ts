import { expect, test } from 'bun:test'
import type { FittingRequest } from '../../src/fitting/schema/schema.ts'
import { clubTypes } from '../../src/golf/names/words.ts'
import { createScorer } from '../../src/scoring/index.ts'
import { catalog } from '../equipment/catalog/bundled.ts'
import { testConfig } from '../support/app.ts'
import { cases } from '../support/cases.ts'
import { someGolfers } from '../support/golfers.ts'
import { fittingResult, withRefitShares } from '../support/in-english.ts'

// Shares that are shown are those of different golfers: with the spec's they make no more than all. A condition is of what was not sent.

const scorer = createScorer(catalog)
const config = testConfig()
const answerTo = async (input: FittingRequest) => {
  const result = fittingResult({
    input,
    scorer,
    config,
    fittingId: 'fit_1',
    idempotencyKey: null,
    createdAt: new Date(0),
  })
  return (await withRefitShares(result, input, async () => null)).specs as Record<string, Shown>
}
interface Shown {
  readonly confidence: number
  readonly alternatives: readonly string[]
}

/** Names of specs whose shares make more than all re-fits, with room for rounding, or are too small to be named. */
const overcounted = (specs: Record<string, Shown>): string[] =>
  Object.entries(specs).flatMap(([name, { confidence, alternatives }]) => {
    const shares = alternatives.flatMap((text) => {
      const share = / in (\d+) of 100 re-fits/.exec(text)?.[1]
      return share === undefined ? [] : Number(share)
    })
    const all = shares.reduce((sum, share) => sum + share, Math.round(100 * confidence))
    return all > 100 + shares.length || shares.some((share) => share < 10) ? [`${name}: ${confidence}, ${shares}`] : []
  })

/** Inputs that a condition may speak of, by its words. */
const inputs: readonly [RegExp, (request: FittingRequest) => unknown][] = [
  [/your miss|you miss/, ({ swingMetrics }) => swingMetrics.missPattern],
  [/that miss/, ({ swingMetrics }) => swingMetrics.missSize],
  [/you strike/, ({ swingMetrics }) => swingMetrics.strikePattern],
  [/your attack angle/, ({ swingMetrics }) => swingMetrics.attackAngle],
  [/launch is/, ({ swingMetrics }) => swingMetrics.launchAngle],
  [/spin is/, ({ swingMetrics }) => swingMetrics.spinRate],
  [/your ball speed/, ({ swingMetrics }) => swingMetrics.ballSpeed],
  [/your club speed/, ({ swingMetrics }) => swingMetrics.swingSpeed],
  [/your handicap/, ({ golfer }) => golfer.handicap ?? golfer.averageScore],
  [/your wrist to floor/, ({ golfer }) => golfer.wristToFloor],
]

test.each(clubTypes)(
  'shares of a %s make no more than all, and a condition is of what was not sent',
  async (clubType) => {
    for (const golfer of someGolfers(clubType, cases(60), 20_261_129)) {
      // As most golfers ask: with a speed and little else.
      const { golfer: person, swingMetrics } = golfer
      const speed =
        swingMetrics.swingSpeed === undefined
          ? { ballSpeed: swingMetrics.ballSpeed! }
          : { swingSpeed: swingMetrics.swingSpeed }
      const bare: FittingRequest = { clubType, golfer: { handedness: person.handedness }, swingMetrics: speed }
      for (const request of [golfer, bare]) {
        const specs = await answerTo(request)
        expect({ request, overcounted: overcounted(specs) }).toEqual({ request, overcounted: [] })
        const conditions = Object.values(specs).flatMap(({ alternatives }) =>
          alternatives.filter((text) => text.includes(' if ')),
        )
        for (const text of conditions)
          for (const [words, sent] of inputs)
            if (words.test(text.slice(text.indexOf(' if ')))) expect([text, sent(request)]).toEqual([text, undefined])
      }
    }
  },
)

test('the draw head of a golfer whose miss is not known waits for a fade', async () => {
  const golfer = { handedness: 'right', handicap: 18 } as const
  const { headProfile } = await answerTo({ clubType: 'driver', golfer, swingMetrics: { swingSpeed: 100 } })
  for (const text of headProfile!.alternatives) expect(text).not.toMatch(/draw in \d+ of/)
})
