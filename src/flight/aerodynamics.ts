/**
 * Drag of a golf ball against the air, before the share that speed adds (`slowBallDrag`).
 *
 * Spin costs carry twice: it lifts the ball and it drags it. Spin ratio = surface speed of the ball / its speed.
 *
 * @source Shape as in wind-tunnel work (Bearman & Harvey 1976; Smits & Smith 1994; Penner 2003); coefficients fitted to
 * the TrackMan PGA tables, `db/rules/trackman-pga.csv`. Values at 0.08 / 0.20 / 0.40: 0.23 / 0.27 / 0.31.
 * @rule FLT-TRAJECTORY
 */
export const spinDrag = (spinRatio: number): number => Math.max(0.18, 0.36 * spinRatio ** 0.177)

/**
 * Drag added below Reynolds number 94,600 (about 77 mph in standard air), where the dimples stop helping.
 * @source Fitted like `spinDrag`.
 * @rule FLT-TRAJECTORY
 */
export const slowBallDrag = (reynolds: number): number => 0.49 * Math.max(0, 0.946 - reynolds / 1e5)

/**
 * Lift of a ball with backspin. Values at spin ratio 0.08 / 0.20 / 0.40: 0.16 / 0.25 / 0.32.
 * @source Fitted like `spinDrag`; saturates, as measured balls do.
 * @rule FLT-TRAJECTORY
 */
export const lift = (spinRatio: number): number => {
  const grown = spinRatio ** 0.77
  return (0.518 * grown) / (0.313 + grown)
}

// In flight the two laws are read from one table, side by side, since both are asked at the same spin ratio: 19 microseconds
// for a driver shot at 113 mph, 23 with a table each, 38 with a power at every look at the forces (bench/micro/flight.ts).
// 4,096 cells per unit keep the carry within 0.0004 yd of the laws.
export const cellsPerUnit = 4096
export const tabulatedTo = 2
const laws = new Float64Array(2 * (tabulatedTo * cellsPerUnit + 2))
for (let cell = 0; 2 * cell < laws.length; cell++)
  laws.set([spinDrag(cell / cellsPerUnit), lift(cell / cellsPerUnit)], 2 * cell)

/** `spinDrag`, quickly: on the straight line from one cell to the next. */
export const tabulatedSpinDrag = (cell: number, share: number): number => between(2 * cell, share)

/** `lift`, quickly. */
export const tabulatedLift = (cell: number, share: number): number => between(2 * cell + 1, share)

const between = (place: number, share: number): number => laws[place]! + share * (laws[place + 2]! - laws[place]!)
