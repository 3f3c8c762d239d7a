import { forgivingHybrid, tourHybrid } from '../../../golf/clubs/heads.ts'
import type { WoodCategory } from '../../../golf/names/words.ts'
import type { Message } from '../../../words/message.ts'
import { say } from '../../../words/say.ts'
import { categorySaid } from '../../../words/say-category.ts'
import { type Basis, weakest } from '../fact.ts'
import { mphSaid, type Spec } from '../spec.ts'
import type { Context } from '../swing/context.ts'
import { handicapAtLeast, handicapAtMost } from '../swing/golfer.ts'
import { curveOf, isBigMiss, isOffCenter, strikeSaid } from '../swing/miss.ts'
import { asksFor } from '../wishes.ts'
import { lightBasis, lightHeadSaid, needsLightHead } from './wood-head.ts'

/**
 * First rule that matches. A category that hybrids are not made in falls back when real heads are matched.
 * @param driverSpeedMph Driver-equivalent of the hybrid's own speed.
 * @rule HYB-HEAD
 */
export const fitHybridHead = ({ request, golfer, swing }: Context, driverSpeedMph: number): Spec<WoodCategory> => {
  const spec = (value: WoodCategory, why: Message, basis: Basis): Spec<WoodCategory> => ({
    value,
    unit: null,
    display: categorySaid[value],
    rule: 'HYB-HEAD',
    basis,
    why,
    alternatives: [],
  })
  const { missPattern, clubSpeedMph: speed } = swing
  const hybridSpeed = say('heads.hybridSpeed', { speed: mphSaid(speed) })
  if (isBigMiss(swing) && missPattern === 'hook')
    return spec('core', say('heads.neutralForHook', { miss: curveOf(swing)! }), 'measured')
  if (isBigMiss(swing) && missPattern === 'fade')
    return spec('draw', say('heads.drawHybrid', { miss: curveOf(swing)! }), 'measured')
  if (needsLightHead(golfer, driverSpeedMph))
    return spec('light', lightHeadSaid(golfer, hybridSpeed), lightBasis(golfer, speed.basis))
  if (asksFor(request, 'forgiving', 'straight'))
    return { ...spec('max_forgiveness', say('heads.forgivingAsked'), 'measured'), rules: ['IN-GOALS'] }
  if (
    handicapAtMost(golfer, tourHybrid.handicapMax) &&
    speed.value >= tourHybrid.fromMph &&
    !isOffCenter(swing) &&
    missPattern !== 'both'
  )
    return spec(
      'tour',
      say('heads.workable', {
        who: say('heads.handicapAtSpeed', { handicap: golfer.handicap!.how, speed: hybridSpeed }),
      }),
      weakest(speed, golfer.handicap),
    )
  if (missPattern === 'both') return spec('max_forgiveness', say('heads.twoWayMissOfHybrid'), 'measured')
  if (isOffCenter(swing))
    return spec('max_forgiveness', say('heads.offCenterOfHybrid', { strikes: strikeSaid(swing) }), 'measured')
  if (handicapAtLeast(golfer, forgivingHybrid.handicapMin))
    return spec(
      'max_forgiveness',
      say('heads.forgivenessSaves', { handicap: golfer.handicap!.how }),
      golfer.handicap!.basis,
    )
  if (golfer.handicap === null && driverSpeedMph < forgivingHybrid.unknownBelowMph)
    return spec('max_forgiveness', say('heads.forgivingIsSafe'), 'default')
  return spec('core', say('heads.neutral'), weakest(speed, golfer.handicap ?? 'default'))
}
