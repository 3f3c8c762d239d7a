import type { FittingRequest } from '../../fitting/index.ts'
import { type KnownShot, type Outcome, unchanged, whatIf } from '../../flight/side/index.ts'
import { driverLaunchShare } from '../../golf/flight/driver-flight.ts'
import { type CurveName, curveName, isCurve, type MissSize } from '../../golf/names/words.ts'
import { drawnMissShare } from '../../golf/pictures.ts'

/** A miss that a golfer told, where face and path were not measured. */
export interface StatedMiss {
  readonly pattern: 'fade' | 'hook'
  readonly size: MissSize
  /** What golfers call it. */
  readonly name: CurveName
}

/** A shot as it is drawn. */
interface Drawn {
  readonly kind: string
  readonly shot: KnownShot
  readonly outcome: Outcome
}

/** The miss to draw; one whose size nobody said counts as moderate, as its name does. Null: none was told, or it was measured. @rule FLT-SIDE */
export const statedMiss = ({ swingMetrics }: Pick<FittingRequest, 'swingMetrics'>): StatedMiss | null => {
  const { faceAngle, clubPath, missPattern: pattern, missSize } = swingMetrics
  const isMeasured = faceAngle !== undefined && clubPath !== undefined
  return isMeasured || !isCurve(pattern)
    ? null
    : { pattern, size: missSize ?? 'moderate', name: curveName(pattern, missSize) }
}

/** Degrees of face to path at which the curve is measured, to find those of the miss. */
const trialDeg = 4

/** The set-ups with the aim of a told miss: the current shot, else the first, starts near the target line and lands so far off it. @rule FLT-SIDE */
export const withStatedMiss = <SetUp extends Drawn>(
  setUps: readonly SetUp[],
  miss: StatedMiss | null,
  hand: 'right' | 'left',
): readonly SetUp[] => {
  const present = setUps.find(({ kind }) => kind === 'now') ?? setUps[0]
  if (present === undefined || miss === null) return setUps
  const side = (miss.pattern === 'fade') === (hand === 'right') ? 1 : -1
  const { carryYards, sideYards } = flown({ ...present.shot, ...aimOf(side * trialDeg) })
  const faceToPathDeg = (side * trialDeg * drawnMissShare[miss.size] * carryYards) / Math.abs(sideYards)
  return setUps.map((setUp) => {
    const shot = { ...setUp.shot, ...aimOf(faceToPathDeg) }
    return { ...setUp, shot, outcome: flown(shot) }
  })
}

const flown = (shot: KnownShot): Outcome => whatIf(shot, unchanged(shot))

const aimOf = (faceToPathDeg: number): Pick<KnownShot, 'faceDeg' | 'clubPathDeg'> => {
  const clubPathDeg = -driverLaunchShare * faceToPathDeg
  return { faceDeg: clubPathDeg + faceToPathDeg, clubPathDeg }
}
