import { forgivingHybrid, tourHybrid } from '../../golf/heads.ts'
import type { WoodCategory } from '../../golf/words.ts'
import { capitalize } from '../../platform/values.ts'
import type { Context } from './context.ts'
import { type Basis, howWords, weakest } from './fact.ts'
import { handicapAtLeast, handicapAtMost } from './golfer.ts'
import { isBigMiss, isOffCenter, missWords, strikeWords } from './miss.ts'
import { mphWords, type Spec } from './spec.ts'
import { asksFor } from './wishes.ts'
import { categoryWords, forgivenessAsked, lightBasis, lightWords, needsLightHead } from './wood-head.ts'

/**
 * First rule that matches. A category that hybrids are not made in falls back when real heads are matched.
 * @param driverSpeedMph Driver-equivalent of the hybrid's own speed.
 * @rule HYB-HEAD
 */
export const fitHybridHead = ({ request, golfer, swing }: Context, driverSpeedMph: number): Spec<WoodCategory> => {
  const spec = (value: WoodCategory, why: string, basis: Basis): Spec<WoodCategory> => ({
    value,
    unit: null,
    display: categoryWords[value],
    rule: 'HYB-HEAD',
    basis,
    why,
    alternatives: [],
  })
  const { missPattern, missSize, clubSpeedMph: speed } = swing
  const speedWords = `${mphWords(speed)} hybrid speed`
  if (isBigMiss(swing) && missPattern === 'hook')
    return spec('core', `A ${missSize} hook must not meet draw weighting or offset: a neutral head.`, 'measured')
  if (isBigMiss(swing) && missPattern === 'fade')
    return spec('draw', `A ${missWords(swing)} calls for a draw-biased hybrid.`, 'measured')
  if (needsLightHead(golfer, driverSpeedMph))
    return spec('light', lightWords(golfer, speedWords), lightBasis(golfer, speed.basis))
  if (asksFor(request, 'forgiving', 'straight'))
    return { ...spec('max_forgiveness', forgivenessAsked, 'measured'), rules: ['IN-GOALS'] }
  if (
    handicapAtMost(golfer, tourHybrid.handicapMax) &&
    speed.value >= tourHybrid.fromMph &&
    !isOffCenter(swing) &&
    missPattern !== 'both'
  )
    return spec(
      'tour',
      `${capitalize(howWords(golfer.handicap!))} at ${speedWords} can use a workable head.`,
      weakest(speed, golfer.handicap),
    )
  if (missPattern === 'both') return spec('max_forgiveness', 'A two-way miss needs forgiveness.', 'measured')
  if (isOffCenter(swing))
    return spec('max_forgiveness', `${capitalize(strikeWords(swing))} need forgiveness.`, 'measured')
  if (handicapAtLeast(golfer, forgivingHybrid.handicapMin))
    return spec(
      'max_forgiveness',
      `At ${howWords(golfer.handicap!)} forgiveness saves more than shape.`,
      golfer.handicap!.basis,
    )
  if (golfer.handicap === null && driverSpeedMph < forgivingHybrid.unknownBelowMph)
    return spec('max_forgiveness', 'With an unknown handicap the forgiving head is the safe choice.', 'default')
  return spec('core', 'No need points away from a neutral head.', weakest(speed, golfer.handicap ?? 'default'))
}
