import { isCurve } from '../../../golf/names/words.ts'
import type { Message, Said } from '../../../words/message.ts'
import { both, say } from '../../../words/say.ts'
import type { Specs } from '../club-fit.ts'
import { headOf } from '../head.ts'
import { fitLie } from '../shaft/lie.ts'
import { fitWeightSetting } from '../woods/wood-head.ts'
import type { Context } from './context.ts'

/** A miss that was told without its size, which would move this fit. */
export interface MissSizeQuestion {
  /** What a moderate one would change, in words. */
  readonly changes: Said
  readonly text: Said
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
  const changes = found.reduce(both)
  const miss = say(missPattern === 'fade' ? 'swing.slice' : 'swing.hook')
  return { changes, text: say('missSize.question', { miss, changes }) }
}

/** What the size of a miss may move: the head, its weight and the lie, which alone are fitted again. */
const changesOf = ({ headProfile, weightSetting, lieAngle }: Specs, context: Context): Message[] => {
  const { request, golfer, swing } = context
  const { clubType } = request
  const head = headOf[clubType](context)
  const weight = weightSetting && fitWeightSetting(swing)
  const lie = fitLie(clubType, golfer, swing)
  return [
    ...(head.value === headProfile.value ? [] : [say('missSize.head', { head: head.display })]),
    ...(weight === undefined || weight.value === weightSetting?.value
      ? []
      : [say('missSize.weight', { place: weight.display })]),
    ...(lie.value === lieAngle.value ? [] : [say('missSize.lie', { lie: lie.display })]),
  ]
}
