import type { Flight, Launch } from '../../../flight/index.ts'
import type {
  Flex,
  IronCategory,
  LaunchProfile,
  MissPattern,
  MissSize,
  ShaftMaterial,
  StrikePattern,
} from '../../../golf/names/words.ts'
import type { NumbersOf } from '../../../golf/speeds.ts'
import type { FittingRequest } from '../../schema/schema.ts'
import type { Fact } from '../fact.ts'
import type { Warning } from '../spec.ts'
import type { Golfer } from './golfer.ts'
import type { SpeedContradiction } from './speed-readings.ts'

/** Speeds, start and curve of the shot, each number with its origin. */
export interface Delivery {
  readonly numbersOf: NumbersOf
  /** The club whose speed that is: of a fairway wood mostly the driver. */
  readonly speedOf: NumbersOf
  readonly clubSpeedMph: Fact
  /** The same of the club that the numbers are of. */
  readonly ownSpeedMph: number
  readonly ballSpeedMph: Fact
  /** Club speed and ball speed do not belong together; null where they do, or only one was sent. */
  readonly contradiction: SpeedContradiction | null
  readonly attackDeg: Fact
  /** Measured, or read from the described flight of a driver; null when neither. */
  readonly launchDeg: Fact | null
  /** Measured only: an unknown spin never triggers a spin rule. */
  readonly spinRpm: Fact | null
  readonly missPattern: MissPattern | null
  /** Null without missPattern: a size alone says nothing. */
  readonly missSize: MissSize | null
}

/** A shot as it starts, with what comes of it. */
export interface FlownShot extends Launch {
  readonly flight: Flight
}

/** Flies a shot in standard air. */
export type Fly = (launch: Launch) => Flight

/** What was measured of the end of the current shot, against the flight model: every set-up is held to it. */
export interface Anchors {
  readonly carryShare: number
  readonly peakShare: number
  readonly landingMoreDeg: number
}

/** The swing as the rules see it: every number with its origin. */
export interface Swing extends Delivery {
  /** Flies its shots: in wide steps where a thousand swings are only compared. */
  readonly fly: Fly
  /** The shot that launch and spin were measured of, flown; null without both, and for topped balls. */
  readonly presentShot: FlownShot | null
  /** Scale factors from the modeled to the measured shot, so that every shot is compared with the current one on its own scale. */
  readonly anchors: Anchors
  /** Stated or derived carry that a ball of this speed can make; null otherwise. */
  readonly carryYards: Fact | null
  /** The same as gaps and flights count it: golfers who tell one without a launch monitor overstate. */
  readonly believedCarryYards: number | null
  readonly totalYards: number | null
  readonly peakFeet: number | null
  readonly landingDeg: number | null
  readonly clubPathDeg: number | null
  readonly faceDeg: number | null
  readonly strike: StrikePattern | null
  /** Degrees taken off the attack before it was sent, 0 for a radar; null: whether it reads high is not known. */
  readonly attackOffsetDeg: number | null
  readonly ballFlight: 'low' | 'normal' | 'high' | null
  readonly warnings: readonly Warning[]
}

/** What a completed iron fitting hands to the wedges. @rule WDG-SHAFT */
export interface IronCarryOver {
  readonly fittingId: string
  readonly sevenIronSpeedMph: number
  readonly category: IronCategory
  readonly flex: Flex
  readonly weightGrams: number
  readonly material: ShaftMaterial
  readonly launchProfile: LaunchProfile
  /** Loft of the pitching wedge as built, where its maker gives it and the golfer does not keep the own irons. @rule WDG-SET */
  readonly pitchingWedgeDeg?: number
}

/** All that a club's rules may look at. */
export interface Context {
  readonly request: FittingRequest
  readonly golfer: Golfer
  readonly swing: Swing
  readonly ironFitting: IronCarryOver | null
}

/** What a class of irons is chosen by, before anything is flown. */
export interface IronContext extends Pick<Context, 'request' | 'golfer'> {
  readonly swing: Delivery & Pick<Swing, 'strike'>
}

/** What a driver speed is read from. */
export interface SpeedContext extends Pick<Context, 'request' | 'ironFitting'> {
  readonly swing: Delivery
}
