import {
  type HandBand,
  type HandGripSize,
  handBands,
  handGripSizes,
  oneWrapAboveFingerIn,
  twoWrapsAboveIn,
} from '../../golf/clubs/grips.ts'

export { type HandGripSize, handGripSizes }

/** A grip for a hand: size and extra wraps of tape under it. */
export interface HandGrip {
  readonly size: HandGripSize
  readonly extraWraps: 0 | 1 | 2
}

/**
 * Grip size and wraps for a hand.
 *
 * The hand length sets the size; a long finger adds a wrap up to standard only, because from midsize on the size jump has
 * already done the work: a jump and wraps are never combined. Handedness and glove size change nothing.
 * @param handLengthIn Palm down, wrist crease to the tip of the longest finger, inches, 3-13. Borders belong to the larger size.
 * @param fingerLengthIn Base to tip of the longest finger, inches; exactly the limit does not count.
 * @rule GRIP-SIZE, GRIP-WRAP
 * @example gripForHand(7.25) // { size: 'standard', extraWraps: 0 }
 */
export const gripForHand = (handLengthIn: number, fingerLengthIn?: number): HandGrip => {
  if (handLengthIn > twoWrapsAboveIn) return { size: 'jumbo', extraWraps: 2 }
  const { size } = handBands.find(({ toIn }) => handLengthIn < toIn)!
  const isStandardOrSmaller = handGripSizes.indexOf(size) <= handGripSizes.indexOf('standard')
  const hasLongFinger = fingerLengthIn !== undefined && fingerLengthIn > oneWrapAboveFingerIn
  return { size, extraWraps: isStandardOrSmaller && hasLongFinger ? 1 : 0 }
}

/** Hands of a size, inches; the upper border belongs to the next size. @rule GRIP-SIZE */
export const handSizeRange = (size: HandGripSize): Pick<HandBand, 'fromIn' | 'toIn'> =>
  handBands.find((band) => band.size === size)!
