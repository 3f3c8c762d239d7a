import type { WeightSetting, WoodCategory } from '../../golf.ts'
import { type Basis, weakest } from './evidence.ts'
import { type Golfer, handicapAtLeast, handicapAtMost } from './golfer.ts'
import type { Spec } from './spec.ts'
import type { Swing } from './swing.ts'

/** A stated miss moves weight and head only when it is moderate or large (interface specification). */
export const isBigMiss = ({ missSize }: Swing): boolean => missSize === 'moderate' || missSize === 'large'
export const isOffCentre = ({ strike }: Swing): boolean => strike === 'heel' || strike === 'toe' || strike === 'mix'

/** @rule DRV-WEIGHT */
export const fitWeightSetting = (swing: Swing): Spec<WeightSetting> => {
  const { missPattern, missSize } = swing
  const value: WeightSetting =
    isBigMiss(swing) && missPattern === 'fade'
      ? 'Draw Bias'
      : isBigMiss(swing) && missPattern === 'hook'
        ? 'Fade Bias'
        : 'Standard'
  const why =
    value !== 'Standard'
      ? `A ${missSize} ${missPattern} moves the adjustable weight to ${value}.`
      : missPattern === 'fade' || missPattern === 'hook'
        ? `A ${missSize ?? 'small'} ${missPattern} leaves the weight alone: only a moderate or large one moves it.`
        : 'No one-sided miss: the weight stays in the middle.'
  return {
    value,
    unit: null,
    display: value,
    rule: 'DRV-WEIGHT',
    basis: missPattern ? 'measured' : 'default',
    why,
    alternatives: [],
  }
}

export interface WoodHeadQuestion {
  readonly golfer: Golfer
  readonly swing: Swing
  /** Driver-equivalent club speed. */
  readonly speedMph: number
  readonly speedBasis: Basis
  /** Measured driver launch and spin against their targets; null with 3-wood numbers or when unknown. */
  readonly launchOverTargetDeg: number | null
  readonly spinOverTarget: number | null
}

/** The lightest heads are built for driver speeds below these. */
export const needsLightHead = ({ group, ageYears }: Golfer, driverSpeedMph: number): boolean =>
  group === 'junior' ||
  driverSpeedMph < 80 ||
  (group === 'women' && driverSpeedMph < 88) ||
  (ageYears !== null && ageYears >= 70 && driverSpeedMph < 85)

const isLowSpin = (question: WoodHeadQuestion): boolean => {
  const { golfer, swing, speedMph, launchOverTargetDeg, spinOverTarget } = question
  if (isOffCentre(swing) || swing.missPattern === 'both') return false
  const fast =
    speedMph >= 105 &&
    handicapAtMost(golfer, 10) &&
    swing.missPattern !== 'fade' &&
    (spinOverTarget === null ? speedMph >= 110 : spinOverTarget > 1.12)
  const spinny =
    speedMph >= 98 &&
    handicapAtMost(golfer, 12) &&
    spinOverTarget !== null &&
    spinOverTarget > 1.25 &&
    launchOverTargetDeg !== null &&
    launchOverTargetDeg >= -1
  return fast || spinny
}

/** First rule that matches: draw, light, low spin, max forgiveness, core. @rule WOOD-HEAD */
export const fitWoodHead = (question: WoodHeadQuestion): Spec<WoodCategory> => {
  const { golfer, swing, speedMph, speedBasis, spinOverTarget } = question
  const speed = `${speedMph.toFixed(0)} mph`
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
    return spec('draw', `A ${swing.missSize} fade earns a draw-biased head.`, 'measured')
  if (needsLightHead(golfer, speedMph)) {
    const who = golfer.group === 'junior' ? 'A junior' : golfer.group === 'women' ? `A woman at ${speed}` : speed
    return spec('light', `${who} gets speed and height from a light head.`, speedBasis)
  }
  if (isLowSpin(question)) {
    const excess =
      spinOverTarget === null
        ? `${speed} with a single-figure strike`
        : `spin ${Math.round((spinOverTarget - 1) * 100)} % over target at ${speed}`
    return spec('low_spin', `${capital(excess)}: a low-spin head.`, weakest(speedBasis))
  }
  if (swing.missPattern === 'both')
    return spec('max_forgiveness', 'A two-way miss needs forgiveness before anything else.', 'measured')
  if (isOffCentre(swing))
    return spec('max_forgiveness', `${capital(swing.strike!)} strikes need a forgiving face.`, 'measured')
  if (handicapAtLeast(golfer, 13))
    return spec(
      'max_forgiveness',
      `At ${golfer.handicap!.how} forgiveness saves more than shape.`,
      golfer.handicap!.basis,
    )
  if (golfer.handicap === null && speedMph < 100)
    return spec('max_forgiveness', 'With an unknown handicap the forgiving head is the safe choice.', 'default')
  return spec('core', 'No need points away from a neutral head.', weakest(speedBasis, golfer.handicap))
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** How a head category is called in a sentence. */
export const categoryWords: Readonly<Record<WoodCategory, string>> = {
  low_spin: 'low spin',
  tour: 'tour',
  core: 'core',
  max_forgiveness: 'max forgiveness',
  draw: 'draw',
  light: 'light',
}
