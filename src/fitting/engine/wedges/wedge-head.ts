import { cavityBack as limits } from '../../../golf/clubs/heads.ts'
import type { WedgeCategory, WedgeClass } from '../../../golf/names/words.ts'
import type { Message } from '../../../words/message.ts'
import { mph, say } from '../../../words/say.ts'
import { categorySaid } from '../../../words/say-category.ts'
import type { Basis } from '../fact.ts'
import { rounded, type Spec } from '../spec.ts'
import type { Context } from '../swing/context.ts'
import { handicapAtLeast } from '../swing/golfer.ts'
import { isOffCenter, strikeSaid } from '../swing/miss.ts'
import { asksFor } from '../wishes.ts'
import { wedgeSevenIronSpeed } from './wedge-speed.ts'

/** First reason that matches: cavity back for help on full shots, otherwise a blade. @rule WDG-HEAD */
export const fitWedgeHead = (context: Context, wedgeClass: WedgeClass): Spec<WedgeCategory> => {
  const { request, golfer, swing, ironFitting } = context
  const spec = (value: WedgeCategory, why: Message, basis: Basis): Spec<WedgeCategory> => ({
    value,
    unit: null,
    display: say('general.begun', { said: categorySaid[value] }),
    rule: 'WDG-HEAD',
    basis,
    why,
    alternatives: [],
  })
  const cavityBack = (why: Message, basis: Basis) => spec('cavity_back', why, basis)
  const sevenIronMph = wedgeSevenIronSpeed(context).speedMph.value
  if (golfer.group === 'junior') return cavityBack(say('heads.noBladeForJunior'), 'measured')
  if (handicapAtLeast(golfer, limits.handicapMin))
    return cavityBack(say('heads.cavityBack', { handicap: golfer.handicap!.how }), golfer.handicap!.basis)
  if (ironFitting?.category === 'game_improvement' || ironFitting?.category === 'super_game_improvement')
    return cavityBack(say('heads.followsIrons'), 'measured')
  if (asksFor(request, 'forgiving', 'straight'))
    return { ...cavityBack(say('heads.cavityBackAsked'), 'measured'), rules: ['IN-GOALS'] }
  if (isOffCenter(swing)) return cavityBack(say('heads.offCenterOfWedge', { strikes: strikeSaid(swing) }), 'measured')
  if (golfer.handicap === null && sevenIronMph < limits.unknownBelowMph)
    return cavityBack(say('heads.cavityBackIsSafe', { speed: mph(rounded(sevenIronMph)) }), 'default')
  if ((wedgeClass === 'PW' || wedgeClass === 'GW') && handicapAtLeast(golfer, limits.fullSwingHandicapMin))
    return cavityBack(
      say('heads.hitLikeIron', { wedge: wedgeClass, handicap: golfer.handicap!.how }),
      golfer.handicap!.basis,
    )
  const why =
    golfer.handicap === null
      ? say('heads.bladeAtSpeed', { speed: mph(rounded(sevenIronMph)) })
      : say('heads.blade', { handicap: golfer.handicap.how })
  return spec('blade', why, golfer.handicap?.basis ?? 'default')
}
