import type { FittingRequest } from '../schema.ts'
import type { Specs } from './club-fit.ts'

/** A miss that was told without its size, which would move this fit. */
export interface MissSizeQuestion {
  /** What a moderate one would change, in words. */
  readonly changes: string
  readonly text: string
}

/**
 * A miss without a size counts as slight. Where a moderate one moves the fit, asking costs nothing.
 * @param specsOf Fits the golfer with the moderate one.
 * @rule IN-CONFIDENCE
 */
export const missSizeQuestion = (
  request: FittingRequest,
  specs: Specs,
  specsOf: (request: FittingRequest) => Specs,
): MissSizeQuestion | null => {
  const { missPattern, missSize } = request.swingMetrics
  if (missSize !== undefined || (missPattern !== 'fade' && missPattern !== 'hook')) return null
  const moderate = { ...request, swingMetrics: { ...request.swingMetrics, missSize: 'moderate' as const } }
  const found = changesOf(specs, specsOf(moderate))
  if (found.length === 0) return null
  const changes = found.join(' and ')
  const text = `You said ${missPattern} without a size: if it is moderate or large, the fit changes to ${changes}. How far does it curve?`
  return { changes, text }
}

/** What the size of a miss may move: the head, its weight and the lie. */
const changesOf = (before: Specs, after: Specs): string[] => [
  ...(after.headProfile.value === before.headProfile.value ? [] : [`a ${after.headProfile.display} head`]),
  ...(after.weightSetting === undefined || after.weightSetting.value === before.weightSetting?.value
    ? []
    : [`the weight at ${after.weightSetting.display}`]),
  ...(after.lieAngle.value === before.lieAngle.value ? [] : [`a lie of ${after.lieAngle.display}`]),
]
