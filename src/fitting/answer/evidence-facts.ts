import type { CompletedFitting } from '../schema/result-schema.ts'

/**
 * The members of an output that `evidence_of` (migration 0004) reads, and the club that the golfer brought and is told to
 * keep, which its own figures decide and no score of ours (KEEP-CLUB). They wait beside the fitting to be counted, because
 * reading them out of 11 kB again would cost the database a quarter of what it spends on a fitting.
 */
export const evidenceFacts = ({ clubType, specs, topPicks, input, meta, clubRecommendations }: CompletedFitting) => ({
  clubType,
  kept: keptClub(clubRecommendations),
  specs: { shaftFlex: { value: specs.shaftFlex.value } },
  topPicks: topPicks.map(({ headId }) => ({ headId })),
  input: {
    golfer: { handedness: input.golfer.handedness },
    swingMetrics: { missPattern: input.swingMetrics.missPattern },
  },
  meta: { golfer: meta.golfer },
})
/** Facts of a fitting that the evidence counts. */
export type EvidenceFacts = ReturnType<typeof evidenceFacts>

const keptClub = ({ currentClub }: CompletedFitting['clubRecommendations']): string | null =>
  currentClub?.verdict === 'keep' ? (currentClub.club?.headId ?? null) : null
