import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { readSavedGolfer } from '../../src/fitting/index.ts'
import { type ClubType, clubTypes } from '../../src/golf/names/words.ts'
import { bestClubs, createScorer, goals, type ScoreContextRequest } from '../../src/scoring/index.ts'
import { catalog } from '../equipment/catalog/bundled.ts'
import { cases } from '../support/cases.ts'

interface Club {
  readonly headId: string
  readonly score: number
  readonly verdict: string
  readonly current: boolean
  readonly drawbacks: readonly string[]
}

const scorer = createScorer(catalog)
const scored = (request: ScoreContextRequest, limit = 1_000): readonly Club[] =>
  JSON.parse(bestClubs(request, limit, { scorer, golferOf: readSavedGolfer })).clubs
const head = ({ headId }: Club) => catalog.head(headId)!

const golfers = (speedMin: number) =>
  fc
    .record(
      {
        speed: fc.integer({ min: speedMin, max: 130 }),
        miss: fc.constantFrom('slice' as const, 'hook' as const, 'straight' as const, 'both' as const),
        handicap: fc.integer({ min: -4, max: 36 }),
        needsLaunch: fc.boolean(),
        highSpin: fc.boolean(),
      },
      { requiredKeys: ['speed'] },
    )
    .map((golfer) => golfer as NonNullable<ScoreContextRequest['golfer']>)
const goal = fc.option(fc.constantFrom(...goals), { nil: undefined })

/** Golfers by the numbers of faults in their answers: [golfers with any, the first of them]. */
const faultsOf = (speedMin: number, clubType: ClubType, find: (request: ScoreContextRequest) => readonly unknown[]) => {
  const asked = fc.sample(fc.tuple(golfers(speedMin), goal), { numRuns: cases(600), seed: 20_261_126 })
  const wrong = asked.flatMap(([golfer, wish]) => {
    const request = { golfer, clubTypes: [clubType], ...(wish !== undefined && { goal: wish }) }
    const faults = find(request)
    return faults.length > 0 ? [{ request, fault: faults[0] }] : []
  })
  return [wrong.length, wrong[0]]
}

describe.each(clubTypes)('the scores of a %s', (clubType) => {
  test('clubs that are sold come before those that are not, each best first; asked for, all are one list', () => {
    const faults = faultsOf(50, clubType, (request) => {
      const clubs = scored(request)
      const all = scored({ ...request, include: ['discontinued'] })
      const isOrdered = (some: readonly Club[]) => some.every(({ score }, i) => i === 0 || score <= some[i - 1]!.score)
      const firstOld = clubs.findIndex(({ current }) => !current)
      const [sold, old] = [clubs.slice(0, firstOld), clubs.slice(firstOld)]
      return [
        ...old.filter(({ current }) => current),
        ...(isOrdered(sold) && isOrdered(old) && isOrdered(all) ? [] : ['order']),
        ...(all.length === clubs.length ? [] : ['count']),
      ]
    })
    expect(faults).toEqual([0, undefined])
  })

  // Wedges are chosen by loft, bounce and sole; of each there are few kinds.
  if (clubType !== 'wedge')
    test('the first ten share one score for at most one golfer in 25: whole points are all that is printed', () => {
      const faults = faultsOf(60, clubType, (request) => {
        const scores = scored(request, 10).map(({ score }) => score)
        return new Set(scores).size === 1 ? [scores] : []
      })
      expect(faults[0] as number).toBeLessThanOrEqual(Math.ceil(cases(600) / 25))
    })

  test('the lightest and most forgiving heads have no lower end of speed: nothing slower is made', () => {
    const isLightest = (club: Club) =>
      head(club).category === 'super_game_improvement' || (clubType !== 'wedge' && head(club).weightClass === 'light')
    const slow = fc.sample(golfers(30), { numRuns: cases(600), seed: 20_261_127 }).map((golfer, place) => ({
      ...(golfer as object),
      speed: 30 + (place % 20),
    }))
    const faults = slow.flatMap((golfer) =>
      scored({ golfer, clubTypes: [clubType] }).filter(
        (club) => isLightest(club) && club.drawbacks.some((said) => /from \d+ mph/.test(said)),
      ),
    )
    expect(faults).toEqual([])
  })

  test('from 105 mph on no ultralight or high-launch head is praised, and no neutral or forgiving one is too slow', () => {
    const isLight = (club: Club) => clubType !== 'wedge' && head(club).weightClass === 'light'
    const isForFast = (club: Club) => /core|max_forgiveness/.test(head(club).category) && !isLight(club)
    const faults = faultsOf(105, clubType, (request) =>
      scored(request).filter(
        (club) =>
          (isLight(club) && /Excellent|Strong/.test(club.verdict)) ||
          (isForFast(club) && club.drawbacks.some((said) => /up to \d+ mph/.test(said))),
      ),
    )
    expect(faults).toEqual([0, undefined])
  })
})
