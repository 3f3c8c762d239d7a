import type { ClubType, FairwayDesignation, WedgeClass } from './names/words.ts'

/** Club that the numbers of a swing were measured with. */
export type NumbersOf = 'driver' | FairwayDesignation | 'hybrid' | '7-iron' | WedgeClass

/** Driver mph for one mph of a 3-wood. @source TrackMan PGA averages, 113 and 107 mph (db/rules/trackman-pga.csv) @rule IN-CONVERT */
export const driverMphPerThreeWoodMph = 1.055
/** Driver mph for one mph of a 5-wood; a 7-wood, which no row has, counts as one. @source TrackMan PGA averages, 113 and 103 mph (db/rules/trackman-pga.csv) @rule IN-CONVERT */
export const driverMphPerFiveWoodMph = 1.097
/** Driver mph for one mph of a hybrid. @source TrackMan PGA averages, 113 and 100 mph (db/rules/trackman-pga.csv) @rule IN-CONVERT */
export const driverMphPerHybridMph = 1.13
/** Driver mph for one mph of a 7-iron. @source interface specification, score tool @rule IN-CONVERT */
export const driverMphPerSevenIronMph = 1.2
/** Wedge mph for one mph of a 7-iron. @source house: TrackMan PGA rows, PW 83-84 of 90-92 mph @rule IN-CONVERT */
export const wedgeMphPerSevenIronMph = 0.925

const driverMphPerWedgeMph = driverMphPerSevenIronMph / wedgeMphPerSevenIronMph

/** Driver mph for one mph of another club; wedges by way of the 7-iron. @rule IN-CONVERT */
export const driverSpeedPerMph: Readonly<Record<NumbersOf, number>> = {
  driver: 1,
  '3-wood': driverMphPerThreeWoodMph,
  '5-wood': driverMphPerFiveWoodMph,
  '7-wood': driverMphPerFiveWoodMph,
  hybrid: driverMphPerHybridMph,
  '7-iron': driverMphPerSevenIronMph,
  PW: driverMphPerWedgeMph,
  GW: driverMphPerWedgeMph,
  SW: driverMphPerWedgeMph,
  LW: driverMphPerWedgeMph,
}

/** Driver mph for one mph of the club that a type is fitted by; fairway woods are fitted by driver speed. @rule IN-CONVERT */
export const driverMphPerOwnMph: Readonly<Record<ClubType, number>> = {
  driver: 1,
  fairway: 1,
  hybrid: driverMphPerHybridMph,
  iron: driverMphPerSevenIronMph,
  wedge: driverMphPerWedgeMph,
}

/** Ball speed over club speed at which a driver ball speed of a score context is read. @source interface specification, score tool @rule SCORE-HEAD */
export const scoredDriverSmash = 1.45

/** Ball speed over club speed between which the two belong together; wedges are not checked. @source house: center to poor strikes @rule IN-CONSISTENT-SPEED */
export const believableSmash: Readonly<Partial<Record<NumbersOf, readonly [low: number, high: number]>>> = {
  driver: [1.3, 1.53],
  '3-wood': [1.28, 1.52],
  '5-wood': [1.27, 1.52],
  '7-wood': [1.26, 1.51],
  hybrid: [1.24, 1.5],
  '7-iron': [1.2, 1.45],
}

/**
 * Where the ball is too fast for the club, the club counts as so much faster at most.
 * @source house: radars place the head within a few percent; a larger misreading is more likely a ball of another club
 * @rule IN-CONSISTENT-SPEED
 */
export const misreadClubMax = 1.1

/** Driver mph over 7-iron mph beyond which they rarely belong to one golfer. @source house: tour 1.256, specification 1.20 @rule IN-CONSISTENT-CLUBS */
export const believableDriverShare = { above: 1.05, below: 1.5 } as const
/** Difference of two driver speeds from which a warning names both, mph. @source house @rule IN-CONSISTENT-CLUBS */
export const driverSpeedsApartMph = 5

/**
 * Driver-equivalent speeds that an adult hardly has, mph: a figure beyond them was probably read in another unit.
 * @source house: the fastest tour players swing at about 130 (TrackMan); slow seniors at about 60 @rule IN-PLAUSIBLE
 */
export const oddDriverMph = { above: 130, below: 50 } as const

/** A club that is no driver and swung at so much of the driver's speed has the driver's. @source house: the 3-wood, the fastest, has 0.95 @rule IN-PLAUSIBLE */
export const sameAsDriverShare = 0.97

/** Club speeds that a fitting takes, mph. @source interface specification @rule IN-SPEED-MEANING */
export const swingMph = { min: 30, max: 150 } as const
