import { amateurDriverMph, populationSpreads, speedSpreadMph } from '../../golf/amateurs.ts'
import { believableSmash, driverSpeedPerMph, type NumbersOf } from '../../golf/speeds.ts'
import { clip, tidy } from '../../golf/units.ts'
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
  readonly clubSpeedMph: number
  readonly ballSpeedMph: number
}

/** A smaller excess than this is rounding, not a contradiction, mph. */
const noticeableMph = 0.05

/**
 * Two speeds whose smash factor is not possible, read by the more plausible golfer; null where they belong together. A ball
 * too slow for the club was mishit, and the club speed stands while such a golfer is known at all.
 * @param believe The reading to take, whatever is more plausible.
 * @rule IN-CONSISTENT-SPEED
 */
export const contradictionOf = (speeds: Speeds, golfer: Golfer, believe?: Believed): SpeedContradiction | null => {
  const { of, clubSpeedMph, ballSpeedMph } = speeds
  const limits = believableSmash[of]
  if (!limits) return null
  const ballMph = clip(clubSpeedMph, ballSpeedMph / limits[1], ballSpeedMph / limits[0])
  if (Math.abs(ballMph - clubSpeedMph) < noticeableMph) return null
  const isMishit = ballMph < clubSpeedMph
  const population = populationOf(golfer, of)
  const [clubOff, ballOff] = [clubSpeedMph, ballMph].map((mph) => Math.abs(mph - population.usualMph)) as [
    number,
    number,
  ]
  const isClubKnown = isMishit && clubOff <= population.withinMph
  const believed = believe ?? (isClubKnown || clubOff <= ballOff ? 'club' : 'ball')
  const held = (mph: number) =>
    tidy(clip(mph, population.usualMph - population.withinMph, population.usualMph + population.withinMph))
  const [right, other] = believed === 'club' ? [clubSpeedMph, ballMph] : [ballMph, clubSpeedMph]
  return {
    believed,
    clubSpeedMph: held(right),
    otherMph: held(other),
    smash: ballSpeedMph / clubSpeedMph,
    isMishit,
    limit: limits[isMishit ? 0 : 1],
  }
}

/** Club speeds of golfers of this handicap, age and group, mph of the club in hand. */
const populationOf = ({ group, handicap, ageYears }: Golfer, of: NumbersOf) => {
  const perMph = driverSpeedPerMph[of]
  const spread = handicap === null ? speedSpreadMph.unknown : speedSpreadMph.known
  return {
    usualMph: amateurDriverMph({ group, handicap: handicap?.value, ageYears }) / perMph,
    withinMph: (populationSpreads * spread) / perMph,
  }
}
