import type { Flight } from '../../../flight/index.ts'
import {
  holdSteps,
  modeledLandingGraceDeg,
  type SevenIronWindow,
  sevenIronWindows,
  tooHigh,
} from '../../../golf/clubs/irons.ts'
import { windowStep } from '../../../golf/flight/driver-flight.ts'
import { interpolate, roundTo } from '../../../golf/units.ts'
import { type Basis, isKnown, weakest } from '../fact.ts'
import type { Swing } from '../swing/context.ts'

/** Windows at a 7-iron speed, linear between the rows, rounded as they are printed. @rule IRON-HOLD */
export const sevenIronWindow = (speedMph: number): SevenIronWindow => {
  const at = (name: keyof SevenIronWindow, step: number): number =>
    roundTo(interpolate(sevenIronWindows[name], speedMph), step)
  const { deg, landingDeg, rpm, feet } = windowStep
  return {
    launchMinDeg: at('launchMinDeg', deg),
    launchMaxDeg: at('launchMaxDeg', deg),
    spinMinRpm: at('spinMinRpm', rpm),
    spinMaxRpm: at('spinMaxRpm', rpm),
    peakFeetMin: at('peakFeetMin', feet),
    landingDegMin: at('landingDegMin', landingDeg),
    landingDegIdeal: at('landingDegIdeal', landingDeg),
  }
}

/** Does the ball hold a green? */
export interface HoldVerdict {
  readonly verdict: 'holds' | 'fail' | 'too_high'
  readonly window: SevenIronWindow
  /** Measured, else flown; null when unknown. */
  readonly landingDeg: number | null
  readonly peakFeet: number | null
  /** Least landing angle that passes: the window's, less the grace of a modeled one. */
  readonly landingDegMin: number
  /** More spin than a golfer of this speed needs, whatever the height. */
  readonly spinsTooMuch: boolean
  /** How far the landing angle falls short, degrees; 0 when only the height fails. */
  readonly shortByDeg: number
  /** Whole degrees of landing, or what counts as much, that a ball is off beyond its limit. */
  readonly offSteps: number
  readonly basis: Basis
}

const printed = (value: number | null): number | null => (value === null ? null : roundTo(value, 0.1))

/**
 * Hold-the-green check: height and landing angle, measured or flown from measured launch and spin, against the window.
 * Null when nothing is known of them.
 * @param flown The current shot by the flight model, when it is known.
 * @rule IRON-HOLD
 */
export const holdVerdict = (swing: Swing, flown: Flight | null): HoldVerdict | null => {
  const window = sevenIronWindow(swing.clubSpeedMph.value)
  const landingDeg = printed(swing.landingDeg ?? flown?.landingDeg ?? null)
  const peakFeet = printed(swing.peakFeet ?? flown?.apexFeet ?? null)
  const spinOver = isKnown(swing.spinRpm) ? swing.spinRpm.value / window.spinMaxRpm - tooHigh.spinShare : 0
  const spinsTooMuch = spinOver > 0
  if (landingDeg === null && peakFeet === null && !spinsTooMuch) return null
  const landingDegMin = window.landingDegMin - (swing.landingDeg === null ? modeledLandingGraceDeg : 0)
  const shortByDeg = landingDeg === null ? 0 : Math.max(0, landingDegMin - landingDeg)
  const feetShort = peakFeet === null ? 0 : Math.max(0, window.peakFeetMin - peakFeet)
  const fails = shortByDeg > 0 || feetShort > 0
  const fliesTooHigh =
    landingDeg !== null &&
    landingDeg > window.landingDegIdeal + tooHigh.overIdealDeg &&
    peakFeet !== null &&
    peakFeet > tooHigh.peakFeet
  const steepByDeg = fliesTooHigh ? landingDeg - window.landingDegIdeal - tooHigh.overIdealDeg : 0
  const isFlown = flown !== null && (swing.landingDeg === null || swing.peakFeet === null)
  return {
    verdict: fails ? 'fail' : fliesTooHigh || spinsTooMuch ? 'too_high' : 'holds',
    window,
    landingDeg,
    peakFeet,
    landingDegMin,
    spinsTooMuch,
    shortByDeg,
    offSteps: Math.floor(
      fails
        ? Math.max(shortByDeg, feetShort / holdSteps.feetShort)
        : Math.max(steepByDeg, spinOver / holdSteps.spinShare),
    ),
    basis: weakest(swing.clubSpeedMph, isFlown ? weakest('derived', swing.ballSpeedMph) : null),
  }
}
