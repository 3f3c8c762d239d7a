import {
  heightLengthBands,
  type LengthBand,
  lengthChangeIn,
  lengthDoubtIn,
  measuredTeens,
  measuredWomenFromIn,
  menLengthBands,
  womenLengthBands,
  womenShorterIn,
} from '../../golf/lengths.ts'
import { signed } from '../../golf/phrases.ts'
import type { ClubType } from '../../golf/words.ts'
import type { FittedLength } from './club-fit.ts'
import type { Swing } from './context.ts'
import type { Basis } from './fact.ts'
import type { Golfer } from './golfer.ts'
import { growingLength } from './junior-length.ts'
import { strikeWords } from './miss.ts'
import { inches, type Note, type Spec, type Warning } from './spec.ts'

/** Length of a club whose adult standard is known; a golfer who grows has a length by height. @rule LEN-IRON, LEN-WOOD, LEN-CHECK */
export const fitLength = (club: ClubType, golfer: Golfer, swing: Pick<Swing, 'strike'>, standardIn: number) =>
  growingLength(club, golfer, adultLength(club, golfer, swing, standardIn))

const adultLength = (
  club: ClubType,
  golfer: Golfer,
  swing: Pick<Swing, 'strike'>,
  standardIn: number,
): FittedLength => {
  const rule = club === 'iron' || club === 'wedge' ? 'LEN-IRON' : 'LEN-WOOD'
  const adjustment = ironAdjustmentIn(golfer)
  const byWrist = adjustment === null ? 0 : lengthChangeIn(club, adjustment, standardIn)
  const isHeld = byWrist > 0 && staysStandard(club, swing)
  const offsetIn = isHeld ? 0 : byWrist
  const advice = lengthAdvice(golfer, offsetIn)
  const notes: Note[] = advice === null ? [] : [{ rule: 'LEN-IRON', text: advice }]
  if (adjustment === null) {
    const why = () =>
      golfer.heightIn === null
        ? 'Without wrist to floor the length stays standard.'
        : 'Height alone does not change a length: measure wrist to floor.'
    return { spec: lengthSpec(rule, standardIn, 0, why, 'default'), offsetIn: 0, notes, warnings: [] }
  }
  const why = () => {
    const standard = golfer.adultGroup === 'women' ? "women's standard" : 'standard'
    const change =
      adjustment === 0
        ? `${clubsOf[club]} stay ${standard}`
        : `irons ${signed(adjustment)} in from ${standard}${shareWords[club]}`
    const held = isHeld
      ? `; with ${strikeWords(swing)} the driver stays standard, because a longer one strays further`
      : ''
    return `Wrist to floor ${inches(golfer.wristToFloorIn!)} in: ${change}${held}.`
  }
  const fitted = lengthSpec(rule, standardIn, offsetIn, why, 'measured')
  const spec = isHeld ? { ...fitted, rules: ['DRV-STRIKE' as const] } : fitted
  return { spec, offsetIn, notes, warnings: lengthWarnings(golfer) }
}

const inBand = (bands: readonly LengthBand[], value: number): LengthBand | undefined =>
  bands.find(({ from, to }) => value >= from && value < to)

/**
 * Iron length change from the wrist-to-floor measurement: from men's standard, or from women's standard for women.
 * Null without the measurement: lengths then stay standard, whatever the height (interface specification).
 * @rule LEN-IRON
 */
export const ironAdjustmentIn = (golfer: Golfer): number | null => {
  if (golfer.wristToFloorIn === null) return null
  return inBand(golfer.adultGroup === 'women' ? womenLengthBands : menLengthBands, golfer.wristToFloorIn)!.adjustmentIn
}

/** `-0.5 in`, `the standard length`. */
const changeWords = (adjustmentIn: number): string =>
  adjustmentIn === 0 ? 'the standard length' : `${signed(adjustmentIn)} in`

/** A measurement that the height makes unlikely. @rule LEN-CHECK */
const lengthWarnings = (golfer: Golfer): Warning[] => {
  const adjustment = ironAdjustmentIn(golfer)
  if (adjustment === null || golfer.group !== 'men' || golfer.heightIn === null) return []
  const byHeight = inBand(heightLengthBands, golfer.heightIn)
  if (!byHeight || Math.abs(adjustment - byHeight.adjustmentIn) <= lengthDoubtIn) return []
  const text =
    `A wrist-to-floor of ${inches(golfer.wristToFloorIn!)} in asks for ${changeWords(adjustment)}, a height of ${golfer.heightIn} in for ` +
    `${changeWords(byHeight.adjustmentIn)}: check the measurement (playing shoes on, arms hanging, top wrist crease to the floor).`
  return [{ field: 'golfer.wristToFloor', rule: 'LEN-CHECK', text }]
}

/** A driver that is met at the heel or all over the face is never made longer. @rule DRV-STRIKE */
const staysStandard = (club: ClubType, { strike }: Pick<Swing, 'strike'>): boolean =>
  club === 'driver' && (strike === 'heel' || strike === 'mix')

const clubsOf: Readonly<Record<ClubType, string>> = {
  driver: 'drivers',
  fairway: 'fairway woods',
  hybrid: 'hybrids',
  iron: 'irons',
  wedge: 'wedges',
}

const shareWords: Readonly<Record<ClubType, string>> = {
  driver: ', of which a driver takes half',
  fairway: ', of which a fairway wood takes half',
  hybrid: ', of which a hybrid takes three quarters',
  iron: '',
  wedge: '',
}

/** Advice beside the length. Height alone never changes it; it may only ask for the measurement. @rule LEN-IRON */
const lengthAdvice = (golfer: Golfer, offsetIn: number): string | null => {
  const { group, ageYears, heightIn, wristToFloorIn } = golfer
  if (wristToFloorIn !== null)
    // Only a club that makes up for what women's standard is shorter: men's heads are cut down for others.
    return group === 'women' && offsetIn >= womenShorterIn
      ? `With ${inches(wristToFloorIn)} in wrist to floor look at men's-length heads with light shafts.`
      : null
  if (heightIn === null) return null
  const { fromAge, toAge, belowIn } = measuredTeens
  if (ageYears !== null && ageYears >= fromAge && ageYears <= toAge && heightIn < belowIn)
    return 'Measure wrist to floor: teens of this height often need shorter clubs than standard.'
  if (group === 'women' && heightIn >= measuredWomenFromIn)
    return "Measure wrist to floor: women of this height often need more than women's standard length."
  return null
}

const lengthSpec = (
  rule: Spec['rule'],
  standardIn: number,
  offsetIn: number,
  why: () => string,
  basis: Basis,
): Spec<number> => ({
  value: standardIn + offsetIn,
  unit: 'in',
  display: `${standardIn + offsetIn} in (${offsetIn === 0 ? 'standard' : signed(offsetIn)})`,
  rule,
  basis,
  get why() {
    return why()
  },
  alternatives: [],
})
