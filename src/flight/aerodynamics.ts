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

// In flight the two laws are read from tables: 21 microseconds for a driver shot instead of 35 with a power at every look
// at the forces (bench/micro/flight.ts). 4,096 cells per unit keep the carry within 0.0004 yd of the laws.
const cellsPerUnit = 4096
const tabulatedTo = 2
const tabulate = (law: (spinRatio: number) => number): Float64Array =>
  Float64Array.from({ length: tabulatedTo * cellsPerUnit + 2 }, (_, cell) => law(cell / cellsPerUnit))
const spinDragTable = tabulate(spinDrag)
const liftTable = tabulate(lift)

/** `spinDrag`, quickly. Past the table (a chip or a lob at its top) the law itself answers. */
export const quickSpinDrag = (spinRatio: number): number =>
  spinRatio < tabulatedTo ? read(spinDragTable, spinRatio * cellsPerUnit) : spinDrag(spinRatio)

/** `lift`, quickly. */
export const quickLift = (spinRatio: number): number =>
  spinRatio < tabulatedTo ? read(liftTable, spinRatio * cellsPerUnit) : lift(spinRatio)

const read = (table: Float64Array, at: number): number => {
  const cell = Math.trunc(at)
  const below = table[cell]!
  return below + (at - cell) * (table[cell + 1]! - below)
}
