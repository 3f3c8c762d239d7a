import { forgivingWood, lightHead, lightHeadByAge, lowSpinHead, spinnyLowSpinHead } from '../../../golf/clubs/heads.ts'
import type { MissPattern, WeightSetting, WoodCategory } from '../../../golf/names/words.ts'
import { interpolate } from '../../../golf/units.ts'
import type { Message } from '../../../words/message.ts'
import { percent, say } from '../../../words/say.ts'
import { categorySaid } from '../../../words/say-category.ts'
import { type Basis, weakest } from '../fact.ts'
import { mphSaid, type Spec } from '../spec.ts'
import type { Swing } from '../swing/context.ts'
import { type Golfer, handicapAtLeast, handicapAtMost } from '../swing/golfer.ts'
import { curveOf, isBigMiss, isOffCenter, strikeSaid } from '../swing/miss.ts'

/** Weight setting against a big miss. */
const biasAgainst: Readonly<Record<MissPattern, WeightSetting>> = {
  fade: 'Draw Bias',
  hook: 'Fade Bias',
  straight: 'Standard',
  both: 'Standard',
}

/** @rule DRV-WEIGHT */
export const fitWeightSetting = (swing: Swing): Spec<WeightSetting> => {
  const miss = curveOf(swing)
  const value: WeightSetting = isBigMiss(swing) && miss !== null ? biasAgainst[swing.missPattern!] : 'Standard'
  return {
    value,
    unit: null,
    display: value,
    rule: 'DRV-WEIGHT',
    basis: swing.missPattern ? 'measured' : 'default',
    why: miss === null ? say('heads.noOneSidedMiss') : say(weightMoves[value], { miss }),
    alternatives: [],
  }
}

const weightMoves = {
  'Draw Bias': 'heads.weightToDraw',
  'Fade Bias': 'heads.weightToFade',
  Standard: 'heads.weightStays',
} as const

interface WoodHeadQuestion {
  readonly golfer: Golfer
  readonly swing: Swing
  /** Driver-equivalent club speed. */
  readonly speedMph: number
  readonly speedBasis: Basis
  /** A wood that is played for height and spin. */
  readonly needsHeight: boolean
  /** Measured launch and spin of the fitted club against their targets; null when unknown. */
  readonly launchOverTargetDeg: number | null
  readonly spinOverTarget: number | null
  /** A straight or forgiving head was asked for. */
  readonly asksForgiveness: boolean
}

/** The lightest heads are built for driver speeds below these. */
export const needsLightHead = ({ group, ageYears }: Golfer, driverSpeedMph: number): boolean =>
  group === 'junior' ||
  driverSpeedMph < interpolate(lightHeadByAge, ageYears ?? 0) ||
  (group === 'women' && driverSpeedMph < lightHead.womenBelowMph)

const isLowSpin = (question: WoodHeadQuestion): boolean => {
  const { golfer, swing, speedMph, launchOverTargetDeg, spinOverTarget, needsHeight } = question
  if (needsHeight || isOffCenter(swing) || swing.missPattern === 'both') return false
  const fast =
    speedMph >= lowSpinHead.fromMph &&
    handicapAtMost(golfer, lowSpinHead.handicapMax) &&
    swing.missPattern !== 'fade' &&
    (spinOverTarget === null ? speedMph >= lowSpinHead.unknownSpinFromMph : spinOverTarget > lowSpinHead.spinShareAbove)
  const spinny =
    speedMph >= spinnyLowSpinHead.fromMph &&
    handicapAtMost(golfer, spinnyLowSpinHead.handicapMax) &&
    spinOverTarget !== null &&
    spinOverTarget > spinnyLowSpinHead.spinShareAbove &&
    launchOverTargetDeg !== null &&
    launchOverTargetDeg >= -spinnyLowSpinHead.lowDegMax
  return fast || spinny
}

/** First rule that matches: draw, light, low spin, max forgiveness, core. @rule WOOD-HEAD */
export const fitWoodHead = (question: WoodHeadQuestion): Spec<WoodCategory> => {
  const { golfer, swing, speedMph, speedBasis } = question
  const spec = (value: WoodCategory, why: Message, basis: Basis): Spec<WoodCategory> => ({
    value,
    unit: null,
    display: categorySaid[value],
    rule: 'WOOD-HEAD',
    basis,
    why,
    alternatives: [],
  })
  if (swing.missPattern === 'fade' && isBigMiss(swing))
    return spec('draw', say('heads.draw', { miss: curveOf(swing)! }), 'measured')
  if (needsLightHead(golfer, speedMph))
    return spec(
      'light',
      lightHeadSaid(golfer, say('heads.driverSpeed', { speed: mphSaid({ value: speedMph, basis: speedBasis }) })),
      lightBasis(golfer, speedBasis),
    )
  if (question.asksForgiveness)
    return { ...spec('max_forgiveness', say('heads.forgivingAsked'), 'measured'), rules: ['IN-GOALS'] }
  if (isLowSpin(question)) return spec('low_spin', lowSpinSaid(question), lowSpinBasis(question))
  if (swing.missPattern === 'both') return spec('max_forgiveness', say('heads.twoWayMiss'), 'measured')
  if (isOffCenter(swing))
    return spec('max_forgiveness', say('heads.offCenter', { strikes: strikeSaid(swing) }), 'measured')
  if (handicapAtLeast(golfer, forgivingWood.handicapMin))
    return spec(
      'max_forgiveness',
      say('heads.forgivenessSaves', { handicap: golfer.handicap!.how }),
      golfer.handicap!.basis,
    )
  if (golfer.handicap === null && speedMph < forgivingWood.unknownBelowMph)
    return spec('max_forgiveness', say('heads.forgivingIsSafe'), 'default')
  return spec('core', say('heads.neutral'), weakest(speedBasis, golfer.handicap ?? 'default'))
}

/** Why a light head. */
export function lightHeadSaid({ group, ageYears }: Golfer, speed: Message): Message {
  if (group === 'junior') return say('heads.lightForJunior')
  if (group === 'women') return say('heads.lightForWoman', { speed })
  return ageYears !== null && ageYears > lightHeadByAge[0][0]
    ? say('heads.lightAtAge', { speed, years: ageYears })
    : say('heads.light', { speed })
}

/** A junior's head follows from the age. */
export const lightBasis = ({ group }: Golfer, speedBasis: Basis): Basis =>
  group === 'junior' ? 'measured' : speedBasis

function lowSpinSaid({ golfer, speedMph, speedBasis, spinOverTarget }: WoodHeadQuestion): Message {
  const speed = mphSaid({ value: speedMph, basis: speedBasis })
  const who = say('heads.handicapAtSpeed', { handicap: golfer.handicap!.how, speed })
  return spinOverTarget === null
    ? say('heads.enoughHeight', { who })
    : say('heads.lowSpin', { percent: percent(Math.round((spinOverTarget - 1) * 100)), who })
}

/** The spin target depends on the attack angle. */
const lowSpinBasis = ({ golfer, swing, speedBasis, spinOverTarget }: WoodHeadQuestion): Basis =>
  weakest(speedBasis, golfer.handicap, spinOverTarget === null ? null : swing.attackDeg)
