import { carriesOf } from '../../../flight/index.ts'
import { fullSwing, gradedRpmMax, spinBand } from '../../../golf/clubs/wedges.ts'
import type { WedgeClass } from '../../../golf/names/words.ts'
import type { Said } from '../../../words/message.ts'
import { deg, say } from '../../../words/say.ts'
import type { Swing } from '../swing/context.ts'
import { drivingOf, type Golfer } from '../swing/golfer.ts'

/** Grade of a full-swing wedge spin. */
export interface SpinGrade {
  /** Spin that was graded: above 11,000 rpm there is no further credit. */
  readonly gradedSpinRpm: number
  readonly grade: 'low' | 'fair' | 'good' | 'high' | 'not graded'
  readonly goodRpm: { readonly min: number; readonly max: number }
  readonly advice: Said
  readonly rule: 'WDG-SPIN'
}

/**
 * Grade of the measured spin; null when it was not measured.
 * @param driverSpeedMph Driver-equivalent speed: tells a full swing from a partial one.
 * @rule WDG-SPIN
 */
export const gradeSpin = (
  wedge: WedgeClass,
  loftDeg: number,
  golfer: Golfer,
  swing: Swing,
  driverSpeedMph: number,
): SpinGrade | null => {
  if (swing.spinRpm === null) return null
  const gradedSpinRpm = Math.min(gradedRpmMax, swing.spinRpm.value)
  const { low, min, max } = spinBand(wedge)
  const values = { wedge, spin: swing.spinRpm.how, good: { n: [min, max] as const } }
  const fullYards = carriesOf(drivingOf(golfer, driverSpeedMph))('iron_wedge', loftDeg)
  const shared = { gradedSpinRpm, goodRpm: { min, max }, rule: 'WDG-SPIN' } as const
  if (isPartial(swing.ballSpeedMph.value, swing.carryYards?.value ?? null, fullYards))
    return { ...shared, grade: 'not graded', advice: say('wedges.partialShot') }
  if (gradedSpinRpm < low)
    return { ...shared, grade: 'low', advice: say('wedges.spinIsLow', { ...values, degrees: deg(lowSpinMoreDeg) }) }
  if (gradedSpinRpm < min) return { ...shared, grade: 'fair', advice: say('wedges.spinIsUsable', values) }
  if (gradedSpinRpm <= max) return { ...shared, grade: 'good', advice: say('wedges.spinIsRight', values) }
  return { ...shared, grade: 'high', advice: say('wedges.spinIsHigh', values) }
}

/** Loft that a wedge of low spin wants more, degrees. */
const lowSpinMoreDeg = 2

/** A shot well short of what this golfer should carry with the club, or too slow to be a full swing. */
const isPartial = (ballSpeedMph: number, carryYards: number | null, fullYards: number): boolean =>
  ballSpeedMph < fullSwing.ballSpeedMphMin || (carryYards !== null && carryYards < fullSwing.carryShareMin * fullYards)
