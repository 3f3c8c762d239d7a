import { describe, expect, test } from 'bun:test'
import { readSavedGolfer } from '../../src/fitting/index.ts'
import type { FittingRequest } from '../../src/fitting/schema/schema.ts'
import { type ClubType, clubTypes } from '../../src/golf/names/words.ts'
import { bestClubs, createScorer } from '../../src/scoring/index.ts'
import { catalog } from '../equipment/catalog/bundled.ts'
import { testConfig } from '../support/app.ts'
import { cases } from '../support/cases.ts'
import { someGolfers } from '../support/golfers.ts'
import { fittingResult } from '../support/in-english.ts'

const seed = 20_261_125
const scorer = createScorer(catalog)
const config = testConfig()

/** Picks of a fitting, and the same clubs as the scores of that fitting tell of them. */
const bothOf = (clubType: ClubType, input: FittingRequest) => {
  const fitted = { input, scorer, config, fittingId: 'fit_1', idempotencyKey: null, createdAt: new Date(0) }
  const result = JSON.parse(JSON.stringify(fittingResult(fitted)))
  const request = { fittings: { [clubType]: { input, result } }, clubTypes: [clubType] }
  const { clubs } = JSON.parse(bestClubs(request, 3, { scorer, golferOf: readSavedGolfer }))
  return { picks: result.topPicks as Pick[], clubs: clubs as Club[] }
}
interface Pick {
  readonly headId: string
  readonly score: number | null
  readonly compromises: readonly string[]
  readonly build: { readonly loft: number }
}
interface Club {
  readonly headId: string
  readonly score: number | null
  readonly drawbacks: readonly string[]
  readonly build: { readonly loft: number | null }
}

/** Fittings do not score wedges: of one that misses nothing the scores may still tell something of its kind. */
const anything: readonly string[] = expect.any(Array)
const shownOf = (clubType: ClubType, compromises: readonly string[]): readonly string[] =>
  clubType === 'wedge' && compromises.length === 0 ? anything : compromises.slice(0, 2)

describe.each(clubTypes)('a pick of a %s fitting', (clubType) => {
  const golfers = someGolfers(clubType, cases(300), seed)
  test('has the score of the fitting in the scores, its compromises against it, as many as are shown, and its loft', () => {
    for (const input of golfers) {
      const { picks, clubs } = bothOf(clubType, input)
      const told = clubs
        .slice(0, picks.length)
        .map(({ headId, score, drawbacks, build }) => ({ headId, score, drawbacks, loft: build.loft }))
      expect({ input, told }).toEqual({
        input,
        told: picks.map(({ headId, score, compromises, build }) => ({
          headId,
          score,
          drawbacks: shownOf(clubType, compromises),
          loft: build.loft,
        })),
      })
    }
  })
  test('MS-012 scores no more than the one before it, in the fitting and in the scores, for who asks for cheaper too', () => {
    const rising = golfers.flatMap((golfer) => {
      const input = { ...golfer, preferences: { ...golfer.preferences, goals: ['cheaper'] } }
      const { picks, clubs } = bothOf(clubType, input)
      const scores = [picks, clubs.slice(0, picks.length)].map((list) => list.map(({ score }) => score ?? 0))
      const isFalling = scores.every((list) => list.every((score, place) => place === 0 || score <= list[place - 1]!))
      return isFalling ? [] : [{ input, scores }]
    })
    expect([rising.length, rising[0]]).toEqual([0, undefined])
  })
})
