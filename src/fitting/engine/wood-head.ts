import { forgivingWood, lightHead, lightHeadByAge, lowSpinHead, spinnyLowSpinHead } from '../../golf/heads.ts'
import { interpolate } from '../../golf/units.ts'
import type { MissPattern, WeightSetting, WoodCategory } from '../../golf/words.ts'
import { capitalize } from '../../platform/values.ts'
import type { Swing } from './context.ts'
import { type Basis, howWords, weakest } from './fact.ts'
import { type Golfer, handicapAtLeast, handicapAtMost } from './golfer.ts'
import { isBigMiss, isOffCenter, missWords, strikeWords } from './miss.ts'
import { mphWords, type Spec } from './spec.ts'

/** Weight setting against a big miss. */
const biasAgainst: Readonly<Record<MissPattern, WeightSetting>> = {
  fade: 'Draw Bias',
  hook: 'Fade Bias',
  straight: 'Standard',
  both: 'Standard',
}

/** @rule DRV-WEIGHT */
export const fitWeightSetting = (swing: Swing): Spec<WeightSetting> => {
  const words = missWords(swing)
  const value: WeightSetting = !isBigMiss(swing) || words === '' ? 'Standard' : biasAgainst[swing.missPattern!]
  const why =
    value !== 'Standard'
      ? `A ${words} moves the adjustable weight to ${value}.`
      : words === ''
        ? 'No one-sided miss: the weight stays in the middle.'
        : `A ${words} leaves the weight alone: only a moderate or large one moves it.`
  return {
    value,
    unit: null,
    display: value,
    rule: 'DRV-WEIGHT',
    basis: swing.missPattern ? 'measured' : 'default',
    why,
    alternatives: [],
  }
}

interface WoodHeadQuestion {
  readonly golfer: Golfer
  readonly swing: Swing
  /** Driver-equivalent club speed. */
  readonly speedMph: number
  readonly speedBasis: Basis
  /** A wood that is played for height and spin. */
  readonly needsHeight: boolean
  /** Measured driver launch and spin against their targets; null with 3-wood numbers or when unknown. */
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
  const spec = (value: WoodCategory, why: string, basis: Basis): Spec<WoodCategory> => ({
    value,
    unit: null,
    display: categoryWords[value],
    rule: 'WOOD-HEAD',
    basis,
    why,
    alternatives: [],
  })
  if (swing.missPattern === 'fade' && isBigMiss(swing))
    return spec('draw', `A ${missWords(swing)} calls for a draw-biased head.`, 'measured')
  if (needsLightHead(golfer, speedMph))
    return spec(
      'light',
      lightWords(golfer, `${mphWords({ value: speedMph, basis: speedBasis })} driver speed`),
      lightBasis(golfer, speedBasis),
    )
  if (question.asksForgiveness) return { ...spec('max_forgiveness', forgivenessAsked, 'measured'), rules: ['IN-GOALS'] }
  if (isLowSpin(question)) return spec('low_spin', lowSpinWords(question), lowSpinBasis(question))
  if (swing.missPattern === 'both')
    return spec('max_forgiveness', 'A two-way miss needs forgiveness before anything else.', 'measured')
  if (isOffCenter(swing))
    return spec('max_forgiveness', `${capitalize(strikeWords(swing))} need a forgiving face.`, 'measured')
  if (handicapAtLeast(golfer, forgivingWood.handicapMin))
    return spec(
      'max_forgiveness',
      `At ${howWords(golfer.handicap!)} forgiveness saves more than shape.`,
      golfer.handicap!.basis,
    )
  if (golfer.handicap === null && speedMph < forgivingWood.unknownBelowMph)
    return spec('max_forgiveness', 'With an unknown handicap the forgiving head is the safe choice.', 'default')
  return spec('core', 'No need points away from a neutral head.', weakest(speedBasis, golfer.handicap ?? 'default'))
}

/** Why a forgiving head that the golfer asked for. */
export const forgivenessAsked = 'Straight or forgiving was asked for: the head that strays least.'

/** Why a light head. */
export const lightWords = ({ group, ageYears }: Golfer, speed: string): string => {
  if (group === 'junior') return 'A junior needs the lightest heads made.'
  if (group === 'women') return `For a woman of ${speed} a light head gives height and speed.`
  const age = ageYears !== null && ageYears > lightHeadByAge[0][0] ? ` and ${ageYears} years` : ''
  return `At ${speed}${age} a light head gives height and speed.`
}

/** A junior's head follows from the age. */
export const lightBasis = ({ group }: Golfer, speedBasis: Basis): Basis =>
  group === 'junior' ? 'measured' : speedBasis

const lowSpinWords = ({ golfer, speedMph, speedBasis, spinOverTarget }: WoodHeadQuestion): string => {
  const who = `${howWords(golfer.handicap!)} at ${mphWords({ value: speedMph, basis: speedBasis })}`
  return spinOverTarget === null
    ? `${capitalize(who)} makes enough height without a spinning head.`
    : `Spin ${Math.round((spinOverTarget - 1) * 100)}% over target and ${who}: a low-spin head.`
}

/** The spin target depends on the attack angle. */
const lowSpinBasis = ({ golfer, swing, speedBasis, spinOverTarget }: WoodHeadQuestion): Basis =>
  weakest(speedBasis, golfer.handicap, spinOverTarget === null ? null : swing.attackDeg)

/** The name of a head category in a sentence. */
export const categoryWords: Readonly<Record<WoodCategory, string>> = {
  low_spin: 'low spin',
  tour: 'tour',
  core: 'core',
  max_forgiveness: 'max forgiveness',
  draw: 'draw',
  light: 'light',
}
