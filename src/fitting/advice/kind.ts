import { isForDirection } from '../engine/keep/keep-driver.ts'
import { type FlightChange, fittedChange, worthOf } from '../engine/swing/flight-change.ts'
import type { Told } from './told.ts'

/** What a golfer is told to do: nothing, change the own club, or what comes before anything can be said. */
export const adviceKinds = ['keep', 'adjust', 'nothing_to_gain', 'try', 'measure_first', 'ask', 'cannot_tell'] as const
/** Kind of an advice. */
export type AdviceKind = (typeof adviceKinds)[number]

/** What the kind of an advice follows from. */
type Judged = Pick<Told, 'input' | 'fit' | 'action' | 'present'>

/** The one decision. What contradicts itself or is asked about comes first, then the own club, then distance. @rule KEEP-CLUB */
export function kindOf(told: Judged): AdviceKind {
  const { action, present } = told
  if (action === 'measure_again' || isGuessed(told)) return 'measure_first'
  if (action === 'ask') return 'ask'
  const verdict = present?.verdict ?? 'unknown'
  if (verdict === 'keep' || verdict === 'adjust') return verdict
  if (verdict !== 'unknown') return isNoGain(told) ? 'nothing_to_gain' : 'try'
  if (present === null && isOfSlot(told)) return 'try'
  return isOnTarget(told) ? 'nothing_to_gain' : 'cannot_tell'
}

/** Nothing of the swing was measured or said: all that is fitted follows from who the golfer is. */
function isGuessed({ input: { swingMetrics, clubDetails = {} } }: Judged): boolean {
  const { swingSpeed, ballSpeed, carryDistance, totalDistance } = swingMetrics
  const { driverSpeed, sevenIronSpeed, ironFittingId } = clubDetails
  return [swingSpeed, ballSpeed, carryDistance, totalDistance, driverSpeed, sevenIronSpeed, ironFittingId].every(
    (said) => said === undefined,
  )
}

/** A club that fills a place in the bag, and takes that of no other. */
function isOfSlot({ input: { clubType } }: Judged): boolean {
  return clubType !== 'driver' && clubType !== 'iron'
}

/** A driver is bought for distance, or for the direction that a draw head gives and that is not flown. */
function isNoGain(told: Judged): boolean {
  const { input, fit, present } = told
  const change = changeOf(told)
  if (input.clubType !== 'driver' || change === null || worthOf(change) === 'gain') return false
  return !isForDirection(fit, present?.club ?? null)
}

/** No loft tells who keeps a driver whose ball flies as far as its speed allows. */
function isOnTarget(told: Judged): boolean {
  const change = changeOf(told)
  const { onTarget } = told.fit
  return onTarget != null && onTarget.carries !== 'more' && (change === null || worthOf(change) === 'none')
}

/** The fitted flight against the current one; null where either is not known. */
export function changeOf({ fit }: Judged): FlightChange | null {
  return fittedChange(fit.flights)
}
