import { cavityBack as limits } from '../../golf/heads.ts'
import type { WedgeCategory, WedgeClass } from '../../golf/words.ts'
import { capitalize } from '../../platform/values.ts'
import type { Context } from './context.ts'
import { type Basis, howWords } from './fact.ts'
import { handicapAtLeast } from './golfer.ts'
import { isOffCenter, strikeWords } from './miss.ts'
import { figure, type Spec } from './spec.ts'
import { wedgeSevenIronSpeed } from './wedge-speed.ts'
import { asksFor } from './wishes.ts'

/** The two words of the interface specification. */
export const wedgeCategoryWords: Readonly<Record<WedgeCategory, string>> = {
  blade: 'Blade',
  cavity_back: 'Cavity back',
}

/** First reason that matches: cavity back for help on full shots, otherwise a blade. @rule WDG-HEAD */
export const fitWedgeHead = (context: Context, wedgeClass: WedgeClass): Spec<WedgeCategory> => {
  const { request, golfer, swing, ironFitting } = context
  const spec = (value: WedgeCategory, why: string, basis: Basis): Spec<WedgeCategory> => ({
    value,
    unit: null,
    display: wedgeCategoryWords[value],
    rule: 'WDG-HEAD',
    basis,
    why,
    alternatives: [],
  })
  const cavityBack = (why: string, basis: Basis) => spec('cavity_back', why, basis)
  const sevenIronMph = wedgeSevenIronSpeed(context).speedMph.value
  if (golfer.group === 'junior') return cavityBack('Juniors play no blades.', 'measured')
  if (handicapAtLeast(golfer, limits.handicapMin))
    return cavityBack(`At ${howWords(golfer.handicap!)} a cavity back helps on full shots.`, golfer.handicap!.basis)
  if (ironFitting?.category === 'game_improvement' || ironFitting?.category === 'super_game_improvement')
    return cavityBack('It follows the game-improvement irons.', 'measured')
  if (asksFor(request, 'forgiving', 'straight'))
    return { ...cavityBack('Straight or forgiving was asked for: a cavity back.', 'measured'), rules: ['IN-GOALS'] }
  if (isOffCenter(swing)) return cavityBack(`${capitalize(strikeWords(swing))} need a cavity back.`, 'measured')
  if (golfer.handicap === null && sevenIronMph < limits.unknownBelowMph)
    return cavityBack(
      `With an unknown handicap at ${figure(sevenIronMph)} mph 7-iron speed a cavity back is the safe choice.`,
      'default',
    )
  if ((wedgeClass === 'PW' || wedgeClass === 'GW') && handicapAtLeast(golfer, limits.fullSwingHandicapMin))
    return cavityBack(
      `A ${wedgeClass} is hit like an iron: at ${howWords(golfer.handicap!)} it follows the iron set.`,
      golfer.handicap!.basis,
    )
  return spec('blade', `${bladeWords(context, sevenIronMph)} a blade serves.`, golfer.handicap?.basis ?? 'default')
}

const bladeWords = ({ golfer }: Context, sevenIronMph: number): string =>
  golfer.handicap === null ? `At ${figure(sevenIronMph)} mph 7-iron speed` : `At ${howWords(golfer.handicap)}`
