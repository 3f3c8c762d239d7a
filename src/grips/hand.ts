import gripCsv from '../../db/rules/grip-sizes.csv' with { type: 'text' }
import { numberIn, readTable, textIn } from '../ruleset/index.ts'

/** Grip sizes by hand, smallest first. */
export const handGripSizes = ['junior', 'undersize', 'standard', 'midsize', 'jumbo'] as const
export type HandGripSize = (typeof handGripSizes)[number]

/** A grip for a hand: size and extra wraps of tape (one wrap is about 1/64 in of diameter). */
export interface HandGrip {
  readonly size: HandGripSize
  readonly extraWraps: 0 | 1 | 2
}

/** Hands longer than this take two wraps on a jumbo grip. @source interface specification, grip size: 9 1/4 in, read as hand length */
export const twoWrapsAboveIn = 9.25
/** A longest finger longer than this takes one wrap. @source interface specification, grip size */
export const oneWrapAboveFingerIn = 3

const bands = readTable(gripCsv).map((row) => ({
  fromIn: numberIn(row, 'hand_length_min_in'),
  toIn: numberIn(row, 'hand_length_max_in'),
  size: textIn(row, 'size') as HandGripSize,
}))

/**
 * Grip size and wraps for a hand.
 *
 * The hand length sets the size; a long finger adds a wrap up to standard only, because from midsize on the size jump has
 * already done the work: a jump and wraps are never combined. Handedness and glove size change nothing.
 * @param handLengthIn Palm down, wrist crease to the tip of the longest finger, inches, 3-13. Borders belong to the larger size.
 * @param fingerLengthIn Base to tip of the longest finger, inches; exactly 3 does not count.
 * @rule GRIP-SIZE, GRIP-WRAP
 * @example gripForHand(7.25) // { size: 'standard', extraWraps: 0 }
 */
export const gripForHand = (handLengthIn: number, fingerLengthIn?: number): HandGrip => {
  if (handLengthIn > twoWrapsAboveIn) return { size: 'jumbo', extraWraps: 2 }
  const { size } = bands.find(({ toIn }) => handLengthIn < toIn)!
  const isStandardOrSmaller = handGripSizes.indexOf(size) <= handGripSizes.indexOf('standard')
  const hasLongFinger = fingerLengthIn !== undefined && fingerLengthIn > oneWrapAboveFingerIn
  return { size, extraWraps: isStandardOrSmaller && hasLongFinger ? 1 : 0 }
}

/** Hands of a size, inches; the upper border belongs to the next size. @rule GRIP-SIZE */
export const handSizeRange = (size: HandGripSize): { readonly fromIn: number; readonly toIn: number } =>
  bands.find((band) => band.size === size)!
