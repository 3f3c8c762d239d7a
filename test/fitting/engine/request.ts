import type { FittingRequest } from '../../../src/fitting/schema/schema.ts'
import type { ClubType } from '../../../src/golf/names/words.ts'

type Parts = Partial<Omit<FittingRequest, 'clubType' | 'golfer' | 'swingMetrics'>> & {
  readonly golfer?: Partial<FittingRequest['golfer']>
  readonly swingMetrics: FittingRequest['swingMetrics']
}

/** A request for a right-handed man, with only what the test is about. */
export const requestFor = (clubType: ClubType, { golfer, ...parts }: Parts): FittingRequest => ({
  clubType,
  golfer: { handedness: 'right', ...golfer },
  ...parts,
})

/** The same with a club speed alone. */
export const atSpeed = (
  clubType: ClubType,
  swingSpeed: number,
  { swingMetrics, ...parts }: Partial<Parts> = {},
): FittingRequest => requestFor(clubType, { ...parts, swingMetrics: { swingSpeed, ...swingMetrics } })
