import type { LaunchProfile } from '../names/words.ts'
import { numberIn, type Row, textIn } from '../read-table.ts'
import { tableRows } from '../tables.ts'

/** Shaft launch profiles for a range of launches or speeds; an end that is not there is open. */
interface LaunchBand {
  readonly atLeast: number
  readonly above: number
  readonly below: number
  readonly atMost: number
  readonly profile: LaunchProfile
}

const rows = tableRows('launch-profile.csv')
const numberOr = (row: Row, column: string, open: number): number =>
  textIn(row, column) === '' ? open : numberIn(row, column)

const isBand = (row: Row): boolean =>
  row['profile'] !== '' && row['is'] === '' && row['attack_at_least_deg'] === '' && row['attack_at_most_deg'] === ''
const bandsOf = (club: string, compared: string): readonly LaunchBand[] =>
  rows
    .filter((row) => row['club'] === club && row['compared'] === compared && isBand(row))
    .map((row) => ({
      atLeast: numberOr(row, 'at_least', Number.NEGATIVE_INFINITY),
      above: numberOr(row, 'above', Number.NEGATIVE_INFINITY),
      below: numberOr(row, 'below', Number.POSITIVE_INFINITY),
      atMost: numberOr(row, 'at_most', Number.POSITIVE_INFINITY),
      profile: textIn(row, 'profile') as LaunchProfile,
    }))

/** Profiles by speed alone, mph of the club's own (fairway woods: driver-equivalent). @source db/rules/launch-profile.csv @rule SHAFT-LAUNCH */
export const profilesBySpeed = {
  driver: bandsOf('driver', 'club_speed_mph'),
  hybrid: bandsOf('hybrid', 'club_speed_mph'),
  iron: bandsOf('iron', 'club_speed_mph'),
} as const
/** Profiles by the launch less its target, degrees. @source db/rules/launch-profile.csv @rule SHAFT-LAUNCH */
export const profilesByLaunch = {
  driver: bandsOf('driver', 'launch_minus_target_deg'),
  hybrid: bandsOf('hybrid', 'launch_minus_target_deg'),
} as const

/**
 * Launch that a 3-wood shot should have at a driver speed, and how much more that of other woods, degrees.
 * @source TrackMan tour averages: PGA 9.2-9.3° and 9.4-9.7° at 113-115 mph (db/rules/trackman-pga.csv), LPGA 11.2°, 12.1° and
 *   12.7° at 94 mph (from memory)
 * @rule SHAFT-LAUNCH
 */
export const fairwayLaunch = {
  deg: 11.6,
  atMph: 90,
  perMph: 0.1,
  more: { '3-wood': 0, '5-wood': 0.6, '7-wood': 1.2 },
} as const
/**
 * Spin that the shot of a fairway wood should have, and how far off it still has it, rpm.
 * @source TrackMan PGA averages 3,655 and 4,350 rpm (db/rules/trackman-pga.csv); the 7-wood and the width are house
 * @rule SHAFT-LAUNCH
 */
export const fairwaySpin = { rpm: { '3-wood': 3_600, '5-wood': 4_350, '7-wood': 4_900 }, withinRpm: 400 } as const
/** Launch that a hybrid shot should have at a speed of the club and a loft, degrees. @source house @rule SHAFT-LAUNCH */
export const hybridLaunch = { deg: 12.5, atMph: 85, perMph: 0.12, atLoftDeg: 19, perLoftDeg: 0.35 } as const

/** Profile of a value; the bands of a table leave no gap. */
export const profileIn = (bands: readonly LaunchBand[], value: number): LaunchProfile =>
  bands.find(
    ({ atLeast, above, below, atMost }) => value >= atLeast && value > above && value < below && value <= atMost,
  )!.profile

const rowWith = (club: string, column: string): Row => rows.find((row) => row['club'] === club && row[column] !== '')!

const levelRow = rowWith('driver', 'attack_at_least_deg')
/** A driver swung this fast with a measured attack this level needs the lowest profile, mph and degrees. @source db/rules/launch-profile.csv @rule SHAFT-LAUNCH */
export const levelDriver = {
  fromMph: numberIn(levelRow, 'at_least'),
  attackDegMin: numberIn(levelRow, 'attack_at_least_deg'),
  profile: textIn(levelRow, 'profile') as LaunchProfile,
} as const
const steepRow = rowWith('driver', 'attack_at_most_deg')
/** A measured attack this steep needs a driver profile so many steps higher, up to one, degrees. @source db/rules/launch-profile.csv @rule SHAFT-LAUNCH */
export const steepDriver = {
  attackDegMax: numberIn(steepRow, 'attack_at_most_deg'),
  steps: numberIn(steepRow, 'steps'),
  profileMax: textIn(steepRow, 'profile_max') as LaunchProfile,
} as const
const spinRow = rowWith('driver', 'spin_share_above')
/** Spin above this share of its target, with a launch not lower under its target than this, degrees, moves the profile. @source db/rules/launch-profile.csv @rule SHAFT-LAUNCH */
export const spinningDriver = {
  spinShareAbove: numberIn(spinRow, 'spin_share_above'),
  overTargetDegMin: numberIn(spinRow, 'at_least'),
  steps: numberIn(spinRow, 'steps'),
} as const

const greenRow = (is: string): Row => rows.find((row) => row['compared'] === 'green_check' && row['is'] === is)!
/** Profiles by the hold-the-green check: steps for its two failures, and the limits of a ball that holds. @source db/rules/launch-profile.csv @rule SHAFT-LAUNCH */
export const profileByGreenCheck = {
  failSteps: numberIn(greenRow('fail'), 'steps'),
  tooHighSteps: numberIn(greenRow('too_high'), 'steps'),
  holdsMin: textIn(greenRow('holds'), 'profile_min') as LaunchProfile,
  holdsMax: textIn(greenRow('holds'), 'profile_max') as LaunchProfile,
} as const

const windowRow = (column: 'below' | 'above'): Row =>
  rows.find((row) => row['compared'] === 'launch_minus_window_deg' && row[column] !== '')!
/** A launch of an iron this far outside its window, degrees, moves the profile by so many steps. @source db/rules/launch-profile.csv @rule SHAFT-LAUNCH */
export const ironLaunch = {
  below: { deg: numberIn(windowRow('below'), 'below'), steps: numberIn(windowRow('below'), 'steps') },
  above: { deg: numberIn(windowRow('above'), 'above'), steps: numberIn(windowRow('above'), 'steps') },
} as const

const wedgeRow = rowWith('wedge', 'spin_rpm_below')
/** A wedge that launches above this, degrees, with less spin, rpm, takes a profile so many steps from the irons'. @source db/rules/launch-profile.csv @rule WDG-SHAFT */
export const spinlessWedge = {
  launchAboveDeg: numberIn(wedgeRow, 'above'),
  spinBelowRpm: numberIn(wedgeRow, 'spin_rpm_below'),
  steps: numberIn(wedgeRow, 'steps'),
} as const

/** Launch of a full swing with a gap to lob wedge, degrees: usual, and what climbs away or does not stop. @source house @rule WDG-LAUNCH */
export const wedgeLaunch = { usualMinDeg: 24, usualMaxDeg: 32, highAboveDeg: 34, lowBelowDeg: 22 } as const
