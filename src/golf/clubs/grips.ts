import { numberIn, textIn } from '../read-table.ts'
import { tableRows } from '../tables.ts'

/** Grip sizes by hand, smallest first. */
export const handGripSizes = ['junior', 'undersize', 'standard', 'midsize', 'jumbo'] as const
/** Grip size that a hand measures. */
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

/** Juniors of this height have outgrown junior grips, inches. @source fitting rules, juniors @rule GRIP-SIZE */
export const outgrownJuniorGripIn = 57
/** The longest hand that a small glove fits, inches. @source house @rule GRIP-SIZE */
export const smallGloveHandInMax = 8.5

/** What a size changes against standard: inches of diameter as fitters say them, grams, points of swing weight. @source published grip charts (diameters); fitter practice @rule GRIP-BUILD */
export const gripBuild = {
  wrap: { thickerIn: '1/64', grams: 1.5 },
  undersize: { leastIn: '1/64', mostIn: '1/32' },
  midsize: { thickerIn: '1/16', gramsMin: 8, gramsMax: 15, pointsMin: 2, pointsMax: 3 },
  jumbo: { thickerIn: '1/8' },
} as const

/** Core and butt that differ by no more make the grip its size, inches. @source ESI Golf, Grip Sizing (esigolf.com/gripsizing.php) @rule GRIP-CORE */
export const coreFitsWithinIn = 0.005
/** 1/64 in as grip charts round it, inches: the step in which installed grips are told. @source ESI Golf, Grip Sizing @rule GRIP-CORE */
export const gripStepIn = 0.015

/** Inches as fitters say them: `9 1/4`. */
export const quarterInches = (inches: number): string => {
  const whole = Math.floor(inches)
  const quarters = ['', ' 1/4', ' 1/2', ' 3/4'][Math.round(4 * (inches - whole))]
  return `${whole}${quarters}`
}
