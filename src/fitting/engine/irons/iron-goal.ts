import type { Launch } from '../../../flight/index.ts'
import { holdBends, modeledLandingGraceDeg, tooHigh } from '../../../golf/clubs/irons.ts'
import { ironBendDegMax } from '../../../golf/clubs/matching.ts'
import { roundTo } from '../../../golf/units.ts'
import type { Message } from '../../../words/message.ts'
import { deg, feet, say, yd } from '../../../words/say.ts'
import type { ExpectedFlight } from '../club-fit.ts'
import { type Note, rounded } from '../spec.ts'
import type { FlownShot, Swing } from '../swing/context.ts'
import { expectedFlight } from '../swing/expected-flight.ts'
import { anchorFlight } from '../swing/present-shot.ts'
import { sevenIronWindow } from './iron-flight.ts'

/** What a 7-iron is fitted for: a ball that stops on the green, with the least bending. */
export interface IronGoal {
  readonly landingDegMin: number
  readonly peakFeetMin: number
  /** More than a golfer needs: beyond both of the first, or the last. */
  readonly landingDegMax: number
  readonly peakFeetMax: number
  readonly spinRpmMax: number
}

/** The limits as they are printed. A landing that was not measured has a grace. @rule IRON-GOAL */
export const ironGoal = (swing: Swing): IronGoal => {
  const window = sevenIronWindow(swing.clubSpeedMph.value)
  return {
    landingDegMin: roundTo(window.landingDegMin - (swing.landingDeg === null ? modeledLandingGraceDeg : 0), 0.5),
    peakFeetMin: roundTo(window.peakFeetMin, 1),
    landingDegMax: roundTo(window.landingDegIdeal + tooHigh.overIdealDeg, 0.5),
    peakFeetMax: tooHigh.peakFeet,
    spinRpmMax: roundTo(tooHigh.spinShare * window.spinMaxRpm, 50),
  }
}

/** @rule IRON-GOAL */
export function ironGoalSaid({ landingDegMin, peakFeetMin }: IronGoal): Message {
  return say('irons.goal', { landing: deg(rounded(landingDegMin)), height: feet(rounded(peakFeetMin)) })
}

/** What an iron of a loft, degrees, is expected to do; null where launch and spin were not measured. */
export type IronShots = (loftDeg: number) => ExpectedFlight | null

/** The flights of lofts, each flown once. @param launchAt The shot of a loft. @rule IRON-GOAL */
export const ironShots = (swing: Swing, launchAt: (loftDeg: number) => Launch | FlownShot | null): IronShots => {
  const flown = new Map<number, ExpectedFlight | null>()
  return (loftDeg) => {
    if (!flown.has(loftDeg)) {
      const shot = launchAt(loftDeg)
      flown.set(loftDeg, shot && expectedFlight('flight' in shot ? shot : holdTo(swing, shot)))
    }
    return flown.get(loftDeg)!
  }
}

const holdTo = ({ anchors, fly }: Swing, shot: Launch): FlownShot => ({
  ...shot,
  flight: anchorFlight(anchors, fly(shot)),
})

/** How far a flight falls short of stopping: degrees of landing first, then feet of height. */
const shortBy = (goal: IronGoal, flight: ExpectedFlight): readonly [deg: number, feet: number] => [
  Math.max(0, goal.landingDegMin - flight.landingDeg),
  Math.max(0, goal.peakFeetMin - flight.peakFeet),
]

const isShort = (goal: IronGoal, flight: ExpectedFlight): boolean => shortBy(goal, flight).some((by) => by > 0)

const isTooHigh = (goal: IronGoal, flight: ExpectedFlight): boolean =>
  flight.spinRpm > goal.spinRpmMax || (flight.landingDeg > goal.landingDegMax && flight.peakFeet > goal.peakFeetMax)

/** Nearer to the goal: it falls less short; or, of two that stop, it alone is not too high. @rule IRON-GOAL */
const isBetter = (goal: IronGoal, other: ExpectedFlight, chosen: ExpectedFlight): boolean => {
  const [deg, feet] = shortBy(goal, other)
  const [chosenDeg, chosenFeet] = shortBy(goal, chosen)
  if (deg !== chosenDeg) return deg < chosenDeg
  if (feet !== chosenFeet) return feet < chosenFeet
  return isTooHigh(goal, chosen) && !isTooHigh(goal, other)
}

/** A degree of bending, with what it does to the flight. */
export interface ChosenBend {
  readonly bendDeg: number
  /** As a clause; null for no bending. */
  readonly reason: Message | null
}

/**
 * The least bending of the stock loft whose flight stops on the green without going too high; where none does, the one that
 * comes nearest. Null where flights are not known.
 * @rule IRON-GOAL
 */
export const bendToStop = (goal: IronGoal, shots: IronShots, stockDeg: number): ChosenBend | null => {
  const stock = shots(stockDeg)
  if (stock === null) return null
  const bendDeg = isShort(goal, stock) ? bendUp(goal, shots, stockDeg) : bendDown(goal, shots, stockDeg)
  return { bendDeg, reason: bendDeg === 0 ? null : reasonOf(goal, stock, stockDeg) }
}

/** Weaker until the ball stops, or more loft brings it no nearer. */
const bendUp = (goal: IronGoal, shots: IronShots, stockDeg: number): number => {
  let bendDeg = 0
  while (bendDeg < ironBendDegMax) {
    const [now, next] = [shots(stockDeg + bendDeg)!, shots(stockDeg + bendDeg + 1)!]
    if (!isBetter(goal, next, now)) break
    bendDeg++
  }
  return bendDeg
}

/** Stronger by one step where the ball is too high and still stops from there. */
const bendDown = (goal: IronGoal, shots: IronShots, stockDeg: number): number => {
  const { highDeg } = holdBends
  return isTooHigh(goal, shots(stockDeg)!) && !isShort(goal, shots(stockDeg + highDeg)!) ? highDeg : 0
}

const reasonOf = (goal: IronGoal, stock: ExpectedFlight, stockDeg: number): Message => {
  const [shortDeg, shortFeet] = shortBy(goal, stock)
  const loft = deg(stockDeg)
  if (shortDeg > 0) return say('irons.tooFlatAt', { loft, degrees: deg(rounded(shortDeg)) })
  if (shortFeet > 0) return say('irons.tooLowAt', { loft, height: feet(rounded(shortFeet)) })
  return say(stock.spinRpm > goal.spinRpmMax ? 'irons.spinsTooMuchAt' : 'irons.fliesTooHighAt', { loft })
}

/**
 * A sentence for each compared loft that would come nearer to the goal than the chosen one.
 * @param presentDeg Of the present irons; undefined: not stated.
 * @rule IRON-GOAL
 */
export const ironOverruledNotes = (
  goal: IronGoal,
  shots: IronShots,
  chosenDeg: number,
  presentDeg: number | undefined,
): Note[] => {
  const chosen = shots(chosenDeg)
  if (chosen === null) return []
  return [chosenDeg + 1, chosenDeg - 1, ...(presentDeg === undefined ? [] : [presentDeg])].flatMap(
    (loftDeg): Note[] => {
      const other = shots(loftDeg)!
      if (!isBetter(goal, other, chosen)) return []
      const loft = deg(rounded(loftDeg))
      const isStronger = loftDeg < chosenDeg
      const text = say(isStronger ? 'irons.stopsBetterStrong' : 'irons.stopsBetterWeak', {
        which: loftDeg === presentDeg ? say('irons.theCurrent', { loft }) : loft,
        landing: deg(rounded(other.landingDeg)),
        height: feet(rounded(other.peakFeet)),
        ownLanding: deg(rounded(chosen.landingDeg)),
        ownHeight: feet(rounded(chosen.peakFeet)),
        carry: carrySaid(other.carryYards - chosen.carryYards),
        rule: 'IRON-LOFT',
        held: deg(chosenDeg),
        most: deg(isStronger ? -holdBends.highDeg : ironBendDegMax),
      })
      return [{ rule: 'IRON-GOAL', text }]
    },
  )
}

function carrySaid(moreYards: number): Message {
  if (moreYards === 0) return say('flight.asFar')
  const gain = yd(Math.abs(moreYards))
  return moreYards > 0 ? say('flight.farther', { gain }) : say('irons.shorter', { yards: gain })
}
