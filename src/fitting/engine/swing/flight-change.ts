import { modelErrorYards } from '../../../golf/flight/driver-flight.ts'
import type { ClubType } from '../../../golf/names/words.ts'
import type { Message } from '../../../words/message.ts'
import { deg, feet, say } from '../../../words/say.ts'
import type { ExpectedFlight, Flights } from '../club-fit.ts'
import { rounded, yardsSaid } from '../spec.ts'
import { expectedFlight } from './expected-flight.ts'

/** What a shot has more than the current one, of everything that is printed of both. */
export interface FlightChange {
  readonly carryYards: number
  readonly totalYards: number
  readonly peakFeet: number
  readonly landingDeg: number
}

/** Differences of what is printed: whoever subtracts finds the same. @rule FLT-COMPARE */
export const changeBetween = (now: ExpectedFlight, then: ExpectedFlight): FlightChange => ({
  carryYards: then.carryYards - now.carryYards,
  totalYards: then.totalYards - now.totalYards,
  peakFeet: then.peakFeet - now.peakFeet,
  landingDeg: then.landingDeg - now.landingDeg,
})

/** The fitted flight against the current one; null where either is not known. @rule FLT-COMPARE */
export const fittedChange = ({ current, fitted, isLoftUnknown }: Flights): FlightChange | null =>
  current === null || fitted === null || isLoftUnknown
    ? null
    : changeBetween(expectedFlight(current), expectedFlight(fitted))

/**
 * What a change is worth in distance: a gain where carry or total grows by more than the model errs and neither shrinks; none
 * where both grow by less than that; open where one grows at the cost of the other, or by just so much.
 * @rule KEEP-CLUB
 */
export const worthOf = ({ carryYards, totalYards }: FlightChange): 'gain' | 'open' | 'none' => {
  const [least, most] = [Math.min(carryYards, totalYards), Math.max(carryYards, totalYards)]
  if (most < modelErrorYards) return 'none'
  return most > modelErrorYards && least >= 0 ? 'gain' : 'open'
}

/** Everything that changes, in one clause: `the fitted one carries 5 yd more, goes 3 yd less in all, ...`. */
const changeSaid = ({ carryYards, totalYards, peakFeet, landingDeg }: FlightChange): Message => {
  if (carryYards === 0 && totalYards === 0 && peakFeet === 0 && landingDeg === 0) return say('ownClub.alike')
  const higher = feet(Math.abs(peakFeet))
  const steeper = deg(rounded(Math.abs(landingDeg)))
  return say('ownClub.flies', {
    carry: yardsSaid(carryYards, 'more'),
    total:
      totalYards === 0 ? say('ownClub.totalAsFar') : say('ownClub.total', { yards: yardsSaid(totalYards, 'more') }),
    peak:
      peakFeet === 0
        ? say('ownClub.peaksAsHigh')
        : say(peakFeet > 0 ? 'ownClub.peaksHigher' : 'ownClub.peaksLower', { by: higher }),
    landing:
      landingDeg === 0
        ? say('ownClub.landsAsSteeply')
        : say(landingDeg > 0 ? 'ownClub.landsSteeper' : 'ownClub.landsFlatter', { by: steeper }),
  })
}

/** A driver is bought for distance: a change that is no gain of it says so. @rule KEEP-CLUB */
const isNoGain = (clubType: ClubType, change: FlightChange): boolean =>
  clubType === 'driver' && worthOf(change) !== 'gain'

/** All that changes, with what it is worth. @rule KEEP-CLUB */
export const changeInFull = (clubType: ClubType, change: FlightChange, isForDirection = false): Message =>
  !isForDirection && isNoGain(clubType, change)
    ? say('ownClub.noGain', { change: changeSaid(change) })
    : changeSaid(change)
