import { curveName, isCurve } from '../../golf/words.ts'
import type { Specs } from './club-fit.ts'
import type { Context } from './context.ts'
import { headOf } from './head.ts'
import { fitLie } from './lie.ts'
import { fitWeightSetting } from './wood-head.ts'

/** A miss that was told without its size, which would move this fit. */
export interface MissSizeQuestion {
  /** What a moderate one would change, in words. */
  readonly changes: string
  readonly text: string
}

/**
 * A miss without a size counts as slight. Where a moderate one moves the fit, asking costs nothing.
 * @rule IN-CONFIDENCE
 */
export const missSizeQuestion = (context: Context, specs: Specs): MissSizeQuestion | null => {
  const { missPattern, missSize } = context.request.swingMetrics
  if (missSize !== undefined || !isCurve(missPattern)) return null
  const found = changesOf(specs, { ...context, swing: { ...context.swing, missSize: 'moderate' } })
  if (found.length === 0) return null
  const changes = found.join(' and ')
  const text = `You said ${curveName(missPattern)} without a size: if it is moderate or large, the fit changes to ${changes}. How far does it curve?`
  return { changes, text }
}

/** What the size of a miss may move: the head, its weight and the lie, which alone are fitted again. */
const changesOf = ({ headProfile, weightSetting, lieAngle }: Specs, context: Context): string[] => {
  const { request, golfer, swing } = context
  const { clubType } = request
  const head = headOf[clubType](context)
  const weight = weightSetting && fitWeightSetting(swing)
  const lie = fitLie(clubType, golfer, swing)
  return [
    ...(head.value === headProfile.value ? [] : [`a ${head.display} head`]),
    ...(weight === undefined || weight.value === weightSetting?.value ? [] : [`the weight at ${weight.display}`]),
    ...(lie.value === lieAngle.value ? [] : [`a lie of ${lie.display}`]),
  ]
}
