import { hasInput, inputPoints, inputWorth, pointsOf } from '../../golf/input-worth.ts'
import { type ClubType, isCurve } from '../../golf/names/words.ts'
import type { Said } from '../../words/message.ts'
import { say } from '../../words/say.ts'
import type { FittingRequest } from '../schema/schema.ts'

/** How much the input tells, and what would tell more. */
export interface InputQuality {
  /** 0 to 100. */
  readonly score: number
  /** Missing inputs, most valuable first. */
  readonly missing: readonly { readonly field: string; readonly adds: number; readonly how: Said }[]
}

/** What inputs are looked for in. */
type Sent = Pick<FittingRequest, 'clubType' | 'golfer' | 'swingMetrics' | 'currentEquipment'>

/** One input, and whether it came. */
interface Input {
  readonly field: string
  readonly adds: number
  readonly how: Said
  readonly has: (request: Sent) => boolean
  /** True where nothing else tells as much: it comes before all others. */
  readonly isFirst?: (request: Sent) => boolean
  /** False where it would say nothing about this golfer. */
  readonly asks?: (request: Sent) => boolean
  /**
   * Specs that it moves on average, a length with its swing weight as one.
   * @source house: generated golfers, with and without it; ball speed and wrist to floor by judgment: the length of a driver is
   * the last that a fitter asks
   */
  readonly moves: Readonly<Record<ClubType, number>>
}

const moves = (driver: number, fairway: number, hybrid: number, iron: number, wedge: number) => ({
  driver,
  fairway,
  hybrid,
  iron,
  wedge,
})

/** One of the two speeds always comes; both together show the strike. */
const bothSpeeds = {
  adds: inputWorth.ballSpeed,
  has: hasInput.ballSpeed,
  moves: moves(2, 2, 2, 2, 0.5),
}

/** What each input is worth and how to get it. @rule IN-CONFIDENCE */
const inputs: readonly Input[] = [
  {
    ...bothSpeeds,
    field: 'swingMetrics.ballSpeed',
    how: say('inputs.launchMonitorForStrike'),
    asks: ({ swingMetrics }) => swingMetrics.ballSpeed === undefined,
  },
  {
    ...bothSpeeds,
    field: 'swingMetrics.swingSpeed',
    how: say('inputs.clubMonitorForStrike'),
    has: () => false,
    asks: ({ swingMetrics }) => swingMetrics.swingSpeed === undefined,
  },
  {
    field: 'swingMetrics.launchAngle',
    adds: inputWorth.launchAngle,
    how: say('inputs.launchMonitor'),
    has: hasInput.launchAngle,
    moves: moves(1.3, 1.5, 0.7, 0.4, 0),
  },
  {
    field: 'swingMetrics.spinRate',
    adds: inputWorth.spinRate,
    how: say('inputs.launchMonitor'),
    has: hasInput.spinRate,
    moves: moves(0.4, 0.2, 0, 0.6, 0),
  },
  {
    field: 'swingMetrics.attackAngle',
    adds: inputWorth.attackAngle,
    how: say('inputs.clubMonitor'),
    has: hasInput.attackAngle,
    moves: moves(0.6, 0.4, 0, 0, 1.4),
  },
  {
    field: 'swingMetrics.carryDistance',
    adds: inputWorth.carryDistance,
    how: say('inputs.monitorOrRangeFinder'),
    has: hasInput.carryDistance,
    moves: moves(0.1, 0.1, 0, 0.1, 0),
  },
  {
    field: 'swingMetrics.missPattern',
    adds: inputWorth.missPattern,
    how: say('inputs.askMiss'),
    has: hasInput.missPattern,
    moves: moves(0.7, 0.4, 1.0, 1.0, 0.8),
  },
  {
    field: 'golfer.handicap',
    adds: inputWorth.handicap,
    how: say('inputs.askHandicap'),
    has: hasInput.handicap,
    moves: moves(0.5, 0.4, 0.5, 1.9, 0.7),
  },
  {
    field: 'golfer.wristToFloor',
    adds: inputWorth.wristToFloor,
    how: say('inputs.measureWrist'),
    has: hasInput.wristToFloor,
    moves: moves(0.05, 0.8, 1, 1.3, 1.3),
  },
  {
    field: 'swingMetrics.strikePattern',
    adds: inputWorth.strikePattern,
    how: say('inputs.sprayFace'),
    has: hasInput.strikePattern,
    moves: moves(0.4, 0.5, 1.0, 1.7, 1.2),
  },
  {
    field: 'currentEquipment.loft',
    adds: inputWorth.loft,
    how: say('inputs.readLoft'),
    has: hasInput.loft,
    // A measured shot is moved from the loft that hit it.
    isFirst: ({ clubType, swingMetrics: { launchAngle, spinRate } }) =>
      clubType !== 'wedge' && launchAngle !== undefined && spinRate !== undefined,
    moves: moves(0.2, 0.9, 1.7, 0.2, 2.8),
  },
  {
    field: 'swingMetrics.missSize',
    adds: inputWorth.missSize,
    how: say('inputs.askMissSize'),
    has: hasInput.missSize,
    asks: ({ swingMetrics: m }) => m.missSize === undefined && isCurve(m.missPattern),
    moves: moves(0.4, 0.2, 0.4, 0.2, 0.2),
  },
  {
    field: 'golfer.heightFeet',
    adds: inputWorth.heightFeet,
    how: say('inputs.ask'),
    has: hasInput.heightFeet,
    moves: moves(0.1, 0.1, 0.5, 0.5, 0.5),
  },
]

const ofClub = (clubType: ClubType): readonly Input[] =>
  inputs.toSorted((a, b) => b.moves[clubType] - a.moves[clubType])

/** Inputs by how much they move each kind of club: one order for all golfers. */
const byMoves: Readonly<Record<ClubType, readonly Input[]>> = {
  driver: ofClub('driver'),
  fairway: ofClub('fairway'),
  hybrid: ofClub('hybrid'),
  iron: ofClub('iron'),
  wedge: ofClub('wedge'),
}

/** What takes points off. */
interface Doubts {
  readonly warnings: number
  readonly isContradictory: boolean
}

/**
 * What is missing comes in the order of how much it moves this kind of club, the same with detail and without.
 * @param missSizeQuestion Asks for the size of a miss, which then comes first.
 * @rule IN-CONFIDENCE
 */
export const inputQuality = (
  request: FittingRequest,
  { warnings, isContradictory }: Doubts,
  missSizeQuestion?: Said,
): InputQuality => {
  const max = isContradictory ? inputPoints.contradictoryMax : inputPoints.max
  const warned = pointsOf(request) - inputPoints.perWarning * warnings
  return {
    score: Math.max(0, Math.min(max, warned)),
    missing: questionFirst(missingFrom(request), missSizeQuestion),
  }
}

/** What was not sent, by how much it moves this kind of club. @rule IN-CONFIDENCE */
const missingFrom = (request: Sent): InputQuality['missing'] =>
  byMoves[request.clubType]
    .filter(({ has, asks }) => !has(request) && (asks === undefined || asks(request)))
    .toSorted((a, b) => Number(b.isFirst?.(request) ?? false) - Number(a.isFirst?.(request) ?? false))
    .map(({ field, adds, how }) => ({ field, adds, how }))

const questionFirst = (missing: InputQuality['missing'], question: Said | undefined): InputQuality['missing'] => {
  const size = missing.find(({ field }) => field === 'swingMetrics.missSize')
  if (size === undefined || question === undefined) return missing
  return [{ ...size, how: question }, ...missing.filter((other) => other !== size)]
}

/** Whether an input moves no spec of a kind of club; false for what is no input. @rule IN-CONFIDENCE */
export const isIdle = (field: string, clubType: ClubType): boolean =>
  inputs.some((input) => input.field === field && input.moves[clubType] === 0)
