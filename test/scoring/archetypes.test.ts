import { describe, expect, test } from 'bun:test'
import { readSavedGolfer } from '../../src/fitting/index.ts'
import { scoringContext } from '../../src/scoring/context.ts'
import { packContext } from '../../src/scoring/pack.ts'
import type { ScoreContextRequest } from '../../src/scoring/schema/schema.ts'
import { createScorer } from '../../src/scoring/scorer.ts'
import { catalog } from '../equipment/catalog/bundled.ts'

// What a fitter would and would not name among the first ten clubs for a golfer of whom nothing else is known.

interface Club {
  readonly headId: string
  readonly clubType: string
  readonly score: number
  readonly current: boolean
}

const { answer, image, evidence } = createScorer(catalog).current()

const scored = (golfer: NonNullable<ScoreContextRequest['golfer']>): readonly Club[] => {
  const bytes = answer(packContext(scoringContext({ golfer }, readSavedGolfer), image, evidence, true))
  return (JSON.parse(new TextDecoder().decode(bytes)) as { clubs: readonly Club[] }).clubs
}

const archetypes = [
  {
    golfer: { speed: 70, handicap: '25+' },
    required: ['taylormade-qi4d-max-driver', 'ping-g440-k-hl-driver', 'taylormade-qi-max-hl-iron', 'xxio-14-iron'],
    forbidden: /low_spin|tour|blade|players/,
  },
  {
    golfer: { speed: 80, handicap: 25 },
    required: ['taylormade-qi4d-max-driver', 'ping-g440-k-driver', 'ping-g440-hl-iron'],
    forbidden: /low_spin|tour|blade|players_iron/,
  },
  {
    golfer: { speed: 93, handicap: 15 },
    required: ['ping-g440-max-driver', 'taylormade-qi4d-driver', 'taylormade-p790-2025'],
    forbidden: /low_spin|tour|blade|light|super/,
  },
  {
    golfer: { speed: 105, handicap: 5 },
    required: ['ping-g440-max-driver', 'titleist-t150-2025', 'taylormade-p770-2024'],
    forbidden: /light|draw|super|game_improvement/,
  },
  {
    golfer: { speed: 115, handicap: -3 },
    required: ['callaway-quantum-triple-diamond-driver', 'titleist-gts3-driver', 'titleist-t100-2025'],
    forbidden: /light|draw|max_forgiveness|game_improvement/,
  },
  {
    golfer: { speed: 120, handicap: 0 },
    required: ['callaway-quantum-triple-diamond-max-driver', 'titleist-gts3-driver', 'mizuno-pro-m-13'],
    // Standard heads are played on tour at such speeds.
    forbidden: /light|draw|max_forgiveness|game_improvement/,
  },
  {
    golfer: { speed: 78, handicap: 24, gender: 'female' },
    required: ['taylormade-qi4d-max-driver', 'callaway-reva-rise-iron', 'callaway-quantum-max-os-womens-iron'],
    forbidden: /low_spin|tour|blade|players/,
  },
  {
    golfer: { speed: 94, handicap: 0, gender: 'female' },
    required: ['ping-g440-max-driver', 'titleist-t150-2025'],
    forbidden: /light|super|game_improvement/,
  },
  {
    golfer: { speed: 60, age: 11 },
    required: ['us-kids-tour-series-driver', 'taylormade-team-junior-driver', 'ping-prodi-g-iron'],
    forbidden: /low_spin|tour$|blade|players/,
  },
] as const

describe.each(archetypes)('$golfer', ({ golfer, required, forbidden }) => {
  const clubs = scored(golfer)
  const firstTen = ['driver', 'iron'].flatMap((type) => clubs.filter(({ clubType }) => clubType === type).slice(0, 10))
  const heads = firstTen.map(({ headId }) => catalog.head(headId)!)
  test('the first ten would be named by a fitter', () => {
    // A point less than the tenth is as good a place: ten heads of small makers may share a score and fill the first ten.
    const leastOf = (type: string) => firstTen.findLast(({ clubType }) => clubType === type)!.score - 1
    const named = clubs.filter(({ clubType, score }) => /driver|iron/.test(clubType) && score >= leastOf(clubType))
    expect(required.filter((headId) => !named.some((club) => club.headId === headId))).toEqual([])
    expect(heads.filter(({ category }) => forbidden.test(category)).map(({ headId }) => headId)).toEqual([])
  })
  test('none of them is made for somebody else, or is a mini driver', () => {
    const isOwn = (gender: string) =>
      gender === 'unisex' || (gender === 'women' && ('gender' in golfer || 'age' in golfer)) || 'age' in golfer
    expect(heads.filter(({ gender }) => !isOwn(gender)).map(({ headId }) => headId)).toEqual([])
    expect(
      heads.filter(
        (head) => head.clubType === 'driver' && ((head.volumeCc ?? 460) < 400 || / mini\b/i.test(head.model)),
      ),
    ).toEqual([])
  })
  test('of equal scores the current heads come first, and the others say that they are not', () => {
    for (const [place, club] of clubs.entries()) {
      const next = clubs[place + 1]
      const isTie = next?.clubType === club.clubType && next.score === club.score
      if (isTie && next.current) expect(club.current).toBe(true)
      expect(club.current).toBe(!catalog.head(club.headId)!.discontinued)
    }
  })
})

describe('caps are ramps', () => {
  const scoreOf = (headId: string, golfer: NonNullable<ScoreContextRequest['golfer']>) =>
    scored(golfer).find((club) => club.headId === headId)!.score
  test.each([
    ['ping-g440-max-hl-driver', (mph: number) => ({ speed: mph, handicap: 15 })],
    ['us-kids-tour-series-driver', (mph: number) => ({ speed: mph, age: 12 })],
    ['us-kids-tour-series-driver', (mph: number) => ({ speed: mph })],
  ] as const)('%s falls by no more than 8 points for each mph', (headId, golferAt) => {
    const speeds = Array.from({ length: 61 }, (_, place) => 60 + place)
    const scores = speeds.map((mph) => scoreOf(headId, golferAt(mph)))
    const steps = scores.slice(1).map((score, place) => Math.abs(score - scores[place]!))
    expect(Math.max(...steps)).toBeLessThanOrEqual(8)
  })
})
