import { ball } from '../golf/flight/ball.ts'
import {
  cellsPerUnit,
  lift,
  lostLift,
  slowBallDrag,
  spinDrag,
  tabulatedLift,
  tabulatedSpinDrag,
  tabulatedTo,
} from './aerodynamics.ts'

const { massKg, radiusM } = ball
/** Dynamic viscosity of air at 25 °C, pascal seconds: Sutherland's law. */
const airViscosityPaS = 1.849e-5
/** Deceleration per air density, speed squared and coefficient: half the ball's cross section over its mass, m²/kg. */
const forcePerDensity = (Math.PI * radiusM ** 2) / (2 * massKg)
/** Reynolds number per air density (kg/m³) and speed (m/s): diameter over viscosity. */
const reynoldsPerDensity = (2 * radiusM) / airViscosityPaS

/** Drag and lift of the last look, per mass and speed, 1/s. One object for all flights, so that a look allocates nothing. */
export const forces = { drag: 0, lift: 0 }

/** Look at the forces of the air on a ball. @rule FLT-TRAJECTORY */
export function feelAir(speedMps: number, spinRadPerS: number, densityKgM3: number): void {
  const spinRatio = (radiusM * spinRadPerS) / speedMps
  const reynolds = reynoldsPerDensity * densityKgM3 * speedMps
  const pressure = forcePerDensity * densityKgM3 * speedMps
  const slowDrag = slowBallDrag(reynolds)
  const lifting = pressure * (1 - lostLift(spinRatio, reynolds))
  // Both laws are read from their table at one place; past it (a chip or a lob at its top) they answer themselves.
  if (spinRatio < tabulatedTo) {
    const at = spinRatio * cellsPerUnit
    const cell = Math.trunc(at)
    forces.drag = pressure * (tabulatedSpinDrag(cell, at - cell) + slowDrag)
    forces.lift = lifting * tabulatedLift(cell, at - cell)
  } else {
    forces.drag = pressure * (spinDrag(spinRatio) + slowDrag)
    forces.lift = lifting * lift(spinRatio)
  }
}
