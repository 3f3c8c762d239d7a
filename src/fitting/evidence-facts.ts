import type { CompletedFitting } from './result-schema.ts'

/**
 * The members of an output that `evidence_of` (migration 0004) reads. They wait beside the fitting to be counted, because
 * reading them out of 11 kB again would cost the database a quarter of what it spends on a fitting.
 */
export const evidenceFacts = ({ clubType, specs, topPicks, input, meta }: CompletedFitting) => ({
  clubType,
  specs: { shaftFlex: { value: specs.shaftFlex.value } },
  topPicks: topPicks.map(({ headId }) => ({ headId })),
  input: {
    golfer: { handedness: input.golfer.handedness },
    swingMetrics: { missPattern: input.swingMetrics.missPattern },
  },
  meta: { golfer: meta.golfer },
})
