import type { GolferGroup, MissPattern, MissSize } from '../../golf/names/words.ts'
import {
  drawNeedOf,
  forgivenessNeed,
  forgivenessUnknown,
  launchSpanDeg,
  needSaid,
  slowLaunch,
  spinSpanRpm,
} from '../../golf/scores.ts'
import { clip } from '../../golf/units.ts'
import type { Said } from '../../words/message.ts'

/** What a golfer may want above all; it raises the need it names. `distance` raises none, only its weight. */
export const goals = ['distance', 'slice', 'launch', 'spin', 'forgiveness'] as const
/** What a golfer wants most of a club. */
export type Goal = (typeof goals)[number]

/** What scoring knows about a golfer. Leave out what is not known. */
export interface GolferFacts {
  /** Driver speed, or driver-equivalent: 7-iron speed x 1.20, driver ball speed / 1.45. */
  readonly speedMph: number
  /** How the speed was found when it was not measured with a driver: `7-iron speed 80 mph x 1.20`. */
  readonly speedFrom?: Said
  /** Effective handicap. */
  readonly handicap?: number
  /** How the handicap was found when it was not given as one: `average score 92`. */
  readonly handicapFrom?: Said
  /** Women and juniors; men, and who is not known to be one of them, when left out. */
  readonly group?: GolferGroup
  /** Driver launch and the target at this golfer's speed and attack angle. */
  readonly launch?: { readonly deg: number; readonly targetDeg: number }
  /** Driver spin and its target. */
  readonly spin?: { readonly rpm: number; readonly targetRpm: number }
  /** The fitted shaft launches lower than Mid: no head is sought that helps the ball up. */
  readonly launchesEnough?: boolean
  /** Said or concluded without figures; measured launch or spin wins over it. */
  readonly needsLaunch?: boolean
  readonly highSpin?: boolean
  readonly missPattern?: MissPattern
  /** A score context knows the miss but no size: pass `moderate`. In a fitting an omitted size counts as slight. */
  readonly missSize?: MissSize
  readonly goal?: Goal
}

/** How much a golfer needs each quality of a head, with the facts that say so. */
export interface Need {
  readonly golfer: GolferFacts
  /** 0.2 to 1. */
  readonly forgiveness: number
  /** -1 (launches too high) to 1 (needs launch). */
  readonly launch: number
  /** -1 (spins too little) to 1 (spins too much). */
  readonly lowSpin: number
  /** -1 (hooks) to 1 (slices). */
  readonly draw: number
}

/**
 * The golfer's need vector.
 * @source house, fitting rules §10.2; `needsLaunch`, `highSpin` and the conversions of speed from the interface
 * @rule SCORE-HEAD
 */
export const golferNeed = (golfer: GolferFacts): Need => {
  const { goal, handicap } = golfer
  const { scratch, strokes, min, max } = forgivenessNeed
  const forgiveness = handicap === undefined ? forgivenessUnknown : clip(scratch + handicap / strokes, min, max)
  const launch = launchNeed(golfer)
  const lowSpin = spinNeed(golfer)
  const draw = curveNeed(golfer)
  return {
    golfer,
    forgiveness: goal === 'forgiveness' ? 1 : forgiveness,
    launch: goal === 'launch' ? Math.max(launch, needSaid) : launch,
    lowSpin: goal === 'spin' ? Math.max(lowSpin, needSaid) : lowSpin,
    draw: goal === 'slice' ? Math.max(draw, drawNeedOf.moderate) : draw,
  }
}

/** A measured launch says itself whether a slow ball climbs: its target knows the speed. */
const launchNeed = (golfer: GolferFacts): number => {
  const { launch, launchesEnough } = golfer
  const need =
    launch === undefined ? unmeasuredLaunchNeed(golfer) : clip((launch.targetDeg - launch.deg) / launchSpanDeg, -1, 1)
  return launchesEnough ? Math.min(need, 0) : need
}

const unmeasuredLaunchNeed = ({ speedMph, needsLaunch }: GolferFacts): number =>
  Math.min(1, (needsLaunch ? needSaid : 0) + (speedMph < slowLaunch.belowMph ? slowLaunch.need : 0))

const spinNeed = ({ spin, highSpin }: GolferFacts): number => {
  if (spin !== undefined) return clip((spin.rpm - spin.targetRpm) / spinSpanRpm, -1, 1)
  return highSpin ? needSaid : 0
}

const curveNeed = ({ missPattern, missSize = 'slight' }: GolferFacts): number => {
  if (missPattern === 'fade') return drawNeedOf[missSize]
  return missPattern === 'hook' ? -drawNeedOf[missSize] : 0
}
