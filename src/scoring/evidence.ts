import { type ClubType, missSignOf } from '../golf/names/words.ts'
import type { GolferFacts } from './rules/need.ts'

/** What golfers like one chose or kept, or, while too few choices are known, were recommended. */
export interface SimilarGolfers {
  /** Names the kind of golfer within a club type: golfers with one key have the same counts, for every club type. */
  readonly key: string
  readonly of: number
  readonly basis: EvidenceBasis
  /** Every head that was picked is among these. */
  readonly heads: Iterable<string>
  picked(headId: string): number
}

/** Recommendations to the simulated population or in fittings, or choices: the order of the codes in assembly/layout.ts. */
export const evidenceBases = ['simulated', 'fittings', 'chosen'] as const
type EvidenceBasis = (typeof evidenceBases)[number]

/** Which golfers count as alike. */
interface SimilarityQuestion {
  readonly speedMph: number
  readonly missSign: 'fade' | 'hook' | 'none'
  readonly handicap: number | null
}

/** What scoring asks of the evidence. One revision always gives the same counts. */
export interface ScoringEvidence {
  readonly revision: string
  similar(clubType: ClubType, golfer: SimilarityQuestion): SimilarGolfers
}

/** No fittings are counted yet. */
export const noEvidence: ScoringEvidence = {
  revision: 'none',
  similar: () => ({ key: '', of: 0, basis: 'simulated', heads: [], picked: () => 0 }),
}

/** The golfer by whom similar ones are found: driver speed in mph, miss and handicap. */
export const similarityQuestion = ({ speedMph, missPattern, handicap }: GolferFacts): SimilarityQuestion => ({
  speedMph,
  missSign: missSignOf(missPattern),
  handicap: handicap ?? null,
})
