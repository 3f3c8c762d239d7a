import { liftLaw, lostLiftLaw, reynoldsPerX, slowDragLaw, spinDragLaw } from '../golf/flight/ball.ts'
import { clip } from '../golf/units.ts'

/**
 * Drag of a golf ball against the air, before the share that speed adds (`slowBallDrag`).
 *
 * Spin costs carry twice: it lifts the ball and it drags it. Spin ratio = surface speed of the ball / its speed.
 *
 * @source Shape as in wind-tunnel work (Bearman & Harvey 1976; Smits & Smith 1994; Penner 2003); coefficients fitted to
 * `db/rules/trackman-pga.csv` (carry, height, landing angle) and the carries of `db/rules/trackman-2010-optimizer.csv`.
 * Values at 0.08 / 0.20 / 0.40: 0.22 / 0.27 / 0.31.
 * @rule FLT-TRAJECTORY
 */
export const spinDrag = (spinRatio: number): number =>
  Math.max(spinDragLaw.min, spinDragLaw.times * spinRatio ** spinDragLaw.power)

/**
 * Drag added below Reynolds number 87,600 (about 72 mph in standard air), where the dimples stop helping.
 * @source Fitted like `spinDrag`.
 * @rule FLT-TRAJECTORY
 */
export const slowBallDrag = (reynolds: number): number =>
  slowDragLaw.times * Math.max(0, slowDragLaw.belowX - reynolds / reynoldsPerX)

/**
 * Lift of a ball with backspin, before a slow ball loses it (`lostLift`). Values at spin ratio 0.08 / 0.20 / 0.40: 0.15 /
 * 0.24 / 0.33.
 * @source Fitted like `spinDrag`; saturates, as measured balls do.
 * @rule FLT-TRAJECTORY
 */
export const lift = (spinRatio: number): number => {
  const grown = spinRatio ** liftLaw.power
  return (liftLaw.most * grown) / (liftLaw.half + grown)
}

/**
 * Share of its lift that a slow ball loses: the flow lets go of it below Reynolds number 74,000 (about 60 mph), so that a shot
 * of little spin drops at its end. A ball that spins fast for its speed, as a wedge shot coming down, keeps the flow.
 *
 * @source Lyu, Kensrud & Smith (2020): tour balls at spin ratios up to 0.36 keep two thirds of their lift at 70,000 and next to
 * none at 62,000. Onset, depth (0.855) and the fade between spin ratios 0.35 and 0.74, where nothing is measured: fitted
 * like `spinDrag`.
 * @rule FLT-TRAJECTORY
 */
export const lostLift = (spinRatio: number, reynolds: number): number => {
  const { most, belowReynolds, overReynolds, belowSpinRatio, overSpinRatio } = lostLiftLaw
  const slow = clip((belowReynolds - reynolds) / overReynolds, 0, 1)
  if (slow === 0) return 0
  return most * slow * slow * (3 - 2 * slow) * clip((belowSpinRatio - spinRatio) / overSpinRatio, 0, 1)
}

// In flight the two laws are read from one table, side by side, since both are asked at the same spin ratio: 19 microseconds
// for a driver shot at 113 mph, 23 with a table each, 38 with a power at every look at the forces (bench/micro/flight.ts).
// 4,096 cells per unit keep the carry within 0.0004 yd of the laws.
/** Cells of the table per unit of spin ratio. */
export const cellsPerUnit = 4096
/** Greatest spin ratio of the table; beyond it (a chip, a lob at its top) the laws are computed. */
export const tabulatedTo = 2
const laws = new Float64Array(2 * (tabulatedTo * cellsPerUnit + 2))
let areLawsKnown = false

/** Fill the table, which every flight does before it begins: a page can do it earlier, in a moment of its own. */
export const knowLaws = (): void => {
  if (areLawsKnown) return
  for (let cell = 0; 2 * cell < laws.length; cell++) {
    laws[2 * cell] = spinDrag(cell / cellsPerUnit)
    laws[2 * cell + 1] = lift(cell / cellsPerUnit)
  }
  areLawsKnown = true
}

/** `spinDrag`, quickly: on the straight line from one cell to the next. */
export const tabulatedSpinDrag = (cell: number, share: number): number => between(2 * cell, share)

/** `lift`, quickly. */
export const tabulatedLift = (cell: number, share: number): number => between(2 * cell + 1, share)

const between = (place: number, share: number): number => laws[place]! + share * (laws[place + 2]! - laws[place]!)
