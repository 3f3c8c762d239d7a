import type { DriverTarget } from '../../../flight/index.ts'
import { windowStep } from '../../../golf/flight/driver-flight.ts'
import { roundTo } from '../../../golf/units.ts'
import type { Swing } from './context.ts'

/** Spin as a share of its target; null where either is not known. */
export const spinOverTarget = (
  { spinRpm }: Pick<Swing, 'spinRpm'>,
  target: { readonly spinRpm: number | null },
): number | null => spinRpm && target.spinRpm && spinRpm.value / target.spinRpm

/** Launch and spin from and to which a shot is as it should be, rounded as they are printed. */
interface FlightWindow {
  readonly launchMinDeg: number
  readonly launchMaxDeg: number
  readonly spinMinRpm: number
  readonly spinMaxRpm: number
}

/** The window of a driver. @rule FLT-DRIVER-TARGET */
export const driverWindow = ({ launchWindow, spinWindow }: DriverTarget): FlightWindow => ({
  launchMinDeg: launchWindow.minDeg,
  launchMaxDeg: launchWindow.maxDeg,
  spinMinRpm: spinWindow.minRpm,
  spinMaxRpm: spinWindow.maxRpm,
})

/** Where a figure, as it is printed, stands against a window. */
type Place = 'below' | 'inside' | 'above'

const placeOf = (printed: number, min: number, max: number): Place => {
  if (printed < min) return 'below'
  return printed > max ? 'above' : 'inside'
}

/** A launch against its window, both as printed. @rule FLT-DRIVER-TARGET, IRON-HOLD */
export const launchPlace = (launchDeg: number, { launchMinDeg, launchMaxDeg }: FlightWindow): Place =>
  placeOf(roundTo(launchDeg, windowStep.deg), launchMinDeg, launchMaxDeg)

/** A spin against its window, both as printed. @rule FLT-DRIVER-TARGET, IRON-HOLD */
export const spinPlace = (spinRpm: number, { spinMinRpm, spinMaxRpm }: FlightWindow): Place =>
  placeOf(Math.round(spinRpm), spinMinRpm, spinMaxRpm)
