import type { Knot } from '../units.ts'
import { launchShareLaw } from './impact.ts'

// What the flight of a driver says, and what it should be.

/** Launch of a level attack, degrees, and what each mph over that speed takes off it, up to the knee and above. @source fitted to both published charts (db/rules/ping-2019-launch-spin.csv, db/rules/trackman-2010-optimizer.csv) @rule FLT-DRIVER-TARGET */
export const targetLaunch = { deg: 14, atMph: 90, perMph: 0.155, kneeMph: 100, perMphAbove: 0.12 } as const
/** Launch that each degree of upward attack adds at that speed, degrees, and what each mph more adds to it. @source fitted likewise @rule FLT-DRIVER-TARGET */
export const targetAttack = { perDeg: 0.57, atMph: 90, perMph: 0.004 } as const
/** Share of the loft at impact in the launch of a driver, which it keeps at its targets also where slow swings need more spin loft. @source TrackMan definitions, from memory @rule FLT-DRIVER-TARGET, FLT-IMPACT */
export const driverLaunchShare = launchShareLaw.max
/** Spin of the target over speed and the sine of the spin loft, rpm per mph. @source fitted likewise; amateurs of the TrackMan Combine read 103 to 121, tour players 95 to 97 @rule FLT-DRIVER-TARGET */
export const targetSpinFactor = 104
/** Speeds, mph, and attacks, degrees, that the charts reach; beyond them the target stays. @source the charts @rule FLT-DRIVER-TARGET */
export const chartSpan = { mphMin: 55, mphMax: 125, attackDegMin: -10, attackDegMax: 10 } as const
/** How far from a target still counts as optimal, degrees and rpm. @source PING, 2019 @rule FLT-DRIVER-TARGET, DRV-LOFT */
export const chartTolerance = { deg: 1, rpm: 300 } as const
/** An attack that was not measured widens it, degrees. @source house: 2° of attack either way, which the target follows by 0.57° each @rule FLT-DRIVER-TARGET, DRV-LOFT */
export const assumedAttackDeg = 1.15
/** What is still good: launch either way, degrees; spin less and more, as a share of it. @source house @rule FLT-DRIVER-TARGET */
export const targetWindow = { launchDeg: 1.5, spinLess: 0.2, spinMore: 0.12 } as const
/** How far the least launch of a driver gives way to the current one, a share by spin over its target. @source house: more loft only adds to too much spin @rule DRV-GOAL */
export const ownLaunchShare: readonly Knot[] = [
  [1.12, 0],
  [1.3, 1],
]
/** Spin over speed and the sine of the spin loft that a golfer of this speed usually has, rpm per mph: faster golfers meet the ball higher on the face. @source least squares on db/rules/trackman-combine-driver.csv @rule DRV-SPIN */
export const usualSpinFactor = { factor: 107.5, atMph: 100, perMph: 0.53, mphMin: 75, mphMax: 120 } as const

/**
 * How much lower firm ground or wind, and how much higher soft ground asks a drive to start and spin, degrees and rpm by ball
 * speed, mph: least and most.
 * @source PING, 2019, for up to 125 and from 155 mph; linear between @rule DRV-GROUND
 */
export const groundShift = {
  degMin: [
    [125, 1.5],
    [155, 0.5],
  ],
  degMax: [
    [125, 3],
    [155, 1],
  ],
  rpmMin: [
    [125, 250],
    [155, 150],
  ],
  rpmMax: [
    [125, 400],
    [155, 250],
  ],
} as const satisfies Record<string, readonly Knot[]>

/** Face to path beyond this is mentioned, degrees. @source ball-flight laws as TrackMan teaches them @rule DRV-FACE */
export const faceToPathToldDeg = 3
/** Against a large slice: by how much a step of loft closes the face, how far upright, and below which speed, mph, a shaft of at least which torque, degrees. @source makers' hosel manuals @rule DRV-HOSEL */
export const hoselAdvice = {
  closesDegMin: 1,
  closesDegMax: 2,
  uprightDeg: 0.5,
  torqueDegMin: 4,
  torqueBelowMph: 105,
} as const
/** From this handicap on a shorter driver is mentioned. @source shorter drivers center better @rule DRV-STRIKE */
export const shorterDriverHandicapMin = 20
/** No more carry than this is promised, yards. @source house: honesty rule @rule DRV-GAIN */
export const gainYardsMax = 25
/** Yards of distance that a draw head may cost who slices so much, for what it straightens. @source makers of draw heads, from memory: 10 to 20 yd of turn @rule KEEP-CLUB */
export const directionYards = { moderate: 10, large: 20 } as const
/** Carries or totals this close are no difference that the flight model can tell, yards. @source its mean error on TrackMan's tables is 1.1 % of the carry (db/rules/flight-model-errors.csv): 3 yd of a 270 yd drive @rule DRV-GAIN, KEEP-CLUB */
export const modelErrorYards = 3
/** Windows, and figures against them, are rounded once and as they are printed: launch and landing in degrees, spin in rpm. @source house @rule FLT-DRIVER-TARGET, IRON-HOLD */
export const windowStep = { deg: 0.1, landingDeg: 0.5, rpm: 50, feet: 1 } as const

/** The shape of a flight moves a launch by steps, degrees, and so many at most. @source house @rule DRV-SHAPE */
export const shapeSteps = { deg: 1.5, max: 2 } as const
/** Driver speed at which the shapes begin, mph. @source flight model @rule DRV-SHAPE */
export const shapeFromMph = 75
/** Landing angle, by mph over that speed, and how far from it votes, degrees. @source flight model @rule DRV-SHAPE */
export const shapeLanding = { deg: 31, perMph: 0.33, offDeg: 5 } as const
/** Usual landing angle of a drive, degrees. @rule DRV-SHAPE */
export const usualLandingDeg = (mph: number): number => shapeLanding.deg + shapeLanding.perMph * (mph - shapeFromMph)
/** Peak height likewise, feet, and the share it may be off. @source flight model @rule DRV-SHAPE */
export const shapePeak = { feet: 46, perMph: 1.5, feetMin: 25, offShare: 0.25 } as const
/** Roll as a share of the carry likewise, and how many times as much votes. @source flight model @rule DRV-SHAPE */
export const shapeRoll = { share: 0.148, perMph: 0.0022, shareMin: 0.06, times: 1.6 } as const
