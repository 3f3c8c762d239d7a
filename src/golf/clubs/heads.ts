import type { FairwayDesignation } from '../names/words.ts'
import type { Knot } from '../units.ts'

// Golfers that a head is made for. An unknown handicap never meets a limit of handicap.

/** Light heads are for driver speeds below these, mph. @source fitting practice @rule WOOD-HEAD */
export const lightHead = { belowMph: 80, womenBelowMph: 88 } as const
/** The same by age, years; linear between. @source fitting practice @rule WOOD-HEAD */
export const lightHeadByAge = [
  [65, lightHead.belowMph],
  [70, 85],
] as const satisfies readonly Knot[]
/** Low-spin heads: from this speed and up to this handicap, with so much spin over its target, or unknown spin from another speed. @source fitting practice @rule WOOD-HEAD */
export const lowSpinHead = { fromMph: 105, handicapMax: 10, spinShareAbove: 1.12, unknownSpinFromMph: 110 } as const
/** The same for slower golfers whose spin is clearly too high and whose launch is at most so much too low, degrees. @source fitting practice @rule WOOD-HEAD */
export const spinnyLowSpinHead = { fromMph: 98, handicapMax: 12, spinShareAbove: 1.25, lowDegMax: 1 } as const
/** A wood of this number and shorter is played for height and spin: never with a low-spin head. @source makers' catalogs: low-spin and tour lines end at the 5-wood; a tour player's 7-wood chosen for 1.5° and 1500 rpm more (golf.com, May 2025) @rule WOOD-HEAD, MATCH-HEAD */
export const neverLowSpinWood: FairwayDesignation = '7-wood'
/** Low-spin heads are called wrong below this speed, mph, and above this handicap. @source fitting practice @rule WOOD-HEAD */
export const wrongLowSpinHead = { belowMph: 95, aboveHandicap: 15 } as const
/** The most forgiving wood: from this handicap on; without one below this driver-equivalent speed, mph. @source fitting practice @rule WOOD-HEAD */
export const forgivingWood = { handicapMin: 13, unknownBelowMph: 100 } as const

/** The most forgiving hybrid: from this handicap on; without one below this driver-equivalent speed, mph. @source house @rule HYB-HEAD */
export const forgivingHybrid = { handicapMin: 18, unknownBelowMph: 100 } as const
/** A tour hybrid: up to this handicap, from this hybrid speed, mph. @source house @rule HYB-HEAD */
export const tourHybrid = { handicapMax: 6, fromMph: 95 } as const

/** A cavity back: from these handicaps on, the second for wedges hit like irons; without one below this 7-iron speed, mph. @source house @rule WDG-HEAD */
export const cavityBack = { handicapMin: 15, fullSwingHandicapMin: 10, unknownBelowMph: 78 } as const

/** Within these a new club would change nothing a golfer can feel: degrees, inches, grams. @source tolerances of a hosel step, a re-cut and a weight band @rule KEEP-CLUB */
export const keepWithin = { driverLoftDeg: 0.5, loftDeg: 1, lengthIn: 0.5, woodGrams: 10, ironGrams: 15 } as const
/** A wedge model this old has worn grooves unless its spin says otherwise, years. @source wedge makers: most of the spin is gone after 125 rounds (from memory), 25 a year @rule KEEP-CLUB */
export const wornGrooveYears = 5
/** A grip older than this has hardened, years. @source grip makers' advice: once a year or every 40 rounds, from memory @rule KEEP-CLUB */
export const gripYears = 1
