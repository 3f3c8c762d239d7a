import { numberIn, textIn } from './read-table.ts'
import { tableRows } from './tables.ts'

/** Grip sizes by hand, smallest first. */
export const handGripSizes = ['junior', 'undersize', 'standard', 'midsize', 'jumbo'] as const
export type HandGripSize = (typeof handGripSizes)[number]

/** Hand lengths of a size, inches; the upper border belongs to the next size. */
export interface HandBand {
  readonly fromIn: number
  readonly toIn: number
  readonly size: HandGripSize
}

/** Hand lengths by grip size, smallest first. @source db/rules/grip-sizes.csv @rule GRIP-SIZE */
export const handBands: readonly HandBand[] = tableRows('grip-sizes.csv').map((row) => ({
  fromIn: numberIn(row, 'hand_length_min_in'),
  toIn: numberIn(row, 'hand_length_max_in'),
  size: textIn(row, 'size') as HandGripSize,
}))

/** Hands longer than this take two wraps on a jumbo grip, inches. @source interface specification, grip size: read as hand length @rule GRIP-WRAP */
export const twoWrapsAboveIn = 9.25
/** A longest finger longer than this takes one wrap, inches. @source interface specification, grip size @rule GRIP-WRAP */
export const oneWrapAboveFingerIn = 3
