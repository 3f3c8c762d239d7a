import { amateurDriverMph, populationSpreads, speedSpreadMph } from '../../../golf/amateurs.ts'
import { believableSmash, driverSpeedPerMph, misreadClubMax, type NumbersOf } from '../../../golf/speeds.ts'
import { clip, tidy } from '../../../golf/units.ts'
import type { Golfer } from './golfer.ts'

/** Which of two speeds that contradict each other is taken for right. */
export type Believed = 'club' | 'ball'

/** A club speed and a ball speed that do not belong together. */
export interface SpeedContradiction {
  readonly believed: Believed
  /** The club speed of the reading that is trusted, mph. */
  readonly clubSpeedMph: number
  /** Of the other reading, mph. */
  readonly otherMph: number
  readonly smash: number
  /** The ball is too slow for the club: a matter of strike. */
  readonly isMishit: boolean
  /** The limit that the smash factor is beyond. */
  readonly limit: number
}

interface Speeds {
  readonly of: NumbersOf
  /** The club of the club speed: the limits are those of the speed that the other has then. */
  readonly speedOf: NumbersOf
  readonly clubSpeedMph: number
  readonly ballSpeedMph: number
}

/** A smaller excess than this is rounding, not a contradiction, mph. */
const noticeableMph = 0.05

/**
 * Two speeds whose smash factor is not possible; null where they belong together. A ball too fast for the club shows a club
 * speed that was read too low: devices measure the ball and often derive the club. A ball too slow was mishit, and the club
 * speed stands unless such golfers do not swing so fast. The handicap decides nothing: the flight of a measured ball must not
 * hang on it.
 * @param believe The reading to take, whatever is more plausible.
 * @rule IN-CONSISTENT-SPEED
 */
export const contradictionOf = (speeds: Speeds, golfer: Golfer, believe?: Believed): SpeedContradiction | null => {
  const { of, speedOf, clubSpeedMph, ballSpeedMph } = speeds
  const ownPerMph = driverSpeedPerMph[speedOf] / driverSpeedPerMph[of]
  const limits = believableSmash[of]?.map((smash) => smash * ownPerMph) as [number, number] | undefined
  if (!limits) return null
  const ballMph = clip(clubSpeedMph, ballSpeedMph / limits[1], ballSpeedMph / limits[0])
  if (Math.abs(ballMph - clubSpeedMph) < noticeableMph) return null
  const isMishit = ballMph < clubSpeedMph
  const heldMph = tidy(Math.min(ballMph, misreadClubMax * clubSpeedMph))
  const believed = believe ?? (isMishit && clubSpeedMph <= fastestMph(golfer, speedOf) ? 'club' : 'ball')
  const [right, other] = believed === 'club' ? [clubSpeedMph, heldMph] : [heldMph, clubSpeedMph]
  return {
    believed,
    clubSpeedMph: right,
    otherMph: other,
    smash: ballSpeedMph / clubSpeedMph,
    isMishit,
    limit: limits[isMishit ? 0 : 1],
  }
}

/** Club speed that hardly any golfer of this age and group has, mph of the club in hand. */
const fastestMph = ({ group, ageYears }: Golfer, of: NumbersOf): number =>
  (amateurDriverMph({ group, handicap: undefined, ageYears }) + populationSpreads * speedSpreadMph.known) /
  driverSpeedPerMph[of]
