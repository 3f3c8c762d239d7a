import type { FairwayDesignation, GolferGroup, WedgeClass } from '../names/words.ts'
import { numberIn, textIn } from '../read-table.ts'
import { tableRows } from '../tables.ts'
import { clip, type Knot } from '../units.ts'

/** A loft that falls with speed: `deg` at `atMph`, less `perMph` for each mph more. */
interface LoftLine {
  readonly deg: number
  readonly atMph: number
  readonly perMph: number
}

const onLine = ({ deg, atMph, perMph }: LoftLine, speedMph: number): number => deg - perMph * (speedMph - atMph)

// Drivers.

/** Driver speed at which the base loft changes its slope, mph. @source house, from the impact model @rule DRV-LOFT */
export const driverLoftKneeMph = 100
/** Static loft of a driver at a level attack up to that speed, degrees. @source house: static = dynamic - (4.1 + 0.55 attack) @rule DRV-LOFT */
export const slowDriverLoft: LoftLine = { deg: 11.3, atMph: 90, perMph: 0.13 }
/** The same above it, degrees. @source house, from the impact model @rule DRV-LOFT */
export const fastDriverLoft: LoftLine = { deg: 10, atMph: 100, perMph: 0.08 }
/** Degrees of static loft that one degree of upward attack takes off. @source house, from the impact model @rule DRV-LOFT */
export const driverLoftPerAttackDeg = 0.14

/** Driver loft that speed and attack alone ask for, degrees, unrounded. @rule DRV-LOFT */
export const driverLoftDeg = (speedMph: number, attackDeg: number): number =>
  onLine(speedMph <= driverLoftKneeMph ? slowDriverLoft : fastDriverLoft, speedMph) - driverLoftPerAttackDeg * attackDeg

/** Loft of a driver that nobody named, degrees. @source makers' lines: the loft most drivers are sold in @rule FLT-CARRY, IN-REFIT */
export const usualDriverLoftDeg = 10.5
/** Loft of a hybrid that nobody named, degrees: between a 3 and a 4 hybrid. @source db/rules/stock-lofts-era.csv @rule FLT-CARRY */
export const usualHybridLoftDeg = 21
/** From a wood or hybrid to its neighbors in loft, degrees. @source makers' lines: woods of one line are 1.5 to 3° apart @rule FLT-COMPARE */
export const woodNeighborDeg = 1.5
/** Least loft a driver is fitted in, degrees. @source makers' lines @rule DRV-LOFT */
export const driverLoftDegMin = 8
/** Most loft that current drivers play, degrees: 12 turned up a degree, women's up to 13.5; juniors' are fixed. @source current heads of the catalog @rule DRV-LOFT, JUN-LOFT */
export const driverLoftDegMax = { men: 13, women: 13.5, junior: 16 } as const
/** Lofts are fitted in steps of this, degrees. @source makers' lines @rule DRV-LOFT, FWY-LOFT, HYB-LOFT */
export const loftStepDeg = 0.5
/** Steps of a driver's loft, degrees: juniors' have no sleeve. @source makers' lines @rule DRV-LOFT, JUN-LOFT */
export const driverLoftStepDeg = { men: 0.5, women: 0.5, junior: 1 } as const
/** A loft so many steps or less from the border to its neighbor names that too. @source house @rule DRV-LOFT */
export const closeLoftSteps = 0.2

/** Share of the launch missing to its target that is added to the loft: measured, or only read from the flight's shape. @source house @rule DRV-LOFT */
export const launchTermShare = { measured: 0.5, shape: 0.25 } as const
/** How far that may move the loft, degrees. @source house @rule DRV-LOFT */
export const launchTermDegMax = 1.5
/** Most degrees that a low launch adds, by spin as a share of its target. @source house @rule DRV-LOFT */
export const highSpinCap: readonly Knot[] = [
  [1.2, launchTermDegMax],
  [1.3, 0.5],
]
/** Degrees that too little spin adds, by spin as a share of its target. @source house @rule DRV-LOFT */
export const lowSpinTerm: readonly Knot[] = [
  [0.65, 0.5],
  [0.75, 0],
]
/** How far from what the other terms ask for the flight model may move a loft whose launch was measured, degrees. @source house @rule DRV-GOAL, DRV-LOFT */
export const flightTermDegMax = 1.5
/** Carry that it takes to leave that loft by a degree, yards; four times as much for two. @source house: the last step of the furthest move pays a yard for a degree @rule DRV-GOAL */
export const awayYardsPerDeg2 = 1 / 3
/** Carry that each degree away from the loft that is played has to pay, yards. @source house: less is within what a golfer can tell @rule DRV-GOAL */
export const leavingYardsPerDeg = 1

/** Least driver loft of women, falling with speed above `atMph` only. @source house @rule DRV-LOFT */
export const womenDriverFloor: LoftLine = { deg: 11.5, atMph: 85, perMph: 0.25 }
/** Least driver loft of golfers from 65 years, falling likewise. @source house @rule DRV-LOFT */
export const seniorDriverFloor: LoftLine = { deg: 10.5, atMph: 85, perMph: 0.2 }
/** Age from which that floor holds, years. @source house @rule DRV-LOFT */
export const seniorFromAge = 65
/** Degrees that it lies lower for each year younger. @source house: no birthday moves a loft by more than a step @rule DRV-LOFT */
export const seniorFloorPerYearDeg = 0.5
/** Least driver loft of juniors, degrees. @source junior sets, from memory @rule JUN-LOFT */
export const juniorDriverFloorDeg = 15

/** A floor at a speed, degrees. */
const floorDeg = (floor: LoftLine, speedMph: number): number => onLine(floor, Math.max(floor.atMph, speedMph))

/** Who needs height from a driver. */
interface Grown {
  readonly group: GolferGroup
  readonly ageYears?: number | null | undefined
}

/** Juniors, slower women and golfers from 65 need height: a floor, which fades out with an adult's speed, degrees. @rule DRV-LOFT, JUN-LOFT */
export const driverFloorDeg = ({ group, ageYears }: Grown, speedMph: number): number => {
  if (group === 'junior') return juniorDriverFloorDeg
  const women = group === 'women' ? floorDeg(womenDriverFloor, speedMph) : 0
  const tooYoung = Math.max(0, seniorFromAge - (ageYears ?? 0))
  const senior = floorDeg(seniorDriverFloor, speedMph) - seniorFloorPerYearDeg * tooYoung
  return Math.max(women, senior)
}

/** What a golfer of this speed and attack is fitted in before launch and spin are known, degrees, unrounded. @rule DRV-LOFT, FLT-COMPARE */
export const usualDriverDeg = (golfer: Grown, speedMph: number, attackDeg: number): number =>
  clip(
    Math.max(driverLoftDeg(speedMph, attackDeg), driverFloorDeg(golfer, speedMph)),
    driverLoftDegMin,
    driverLoftDegMax[golfer.group],
  )

// Fairway woods.

/** Loft of each fairway wood by driver speed, and how far it goes, degrees. @source house, from the flight model and stock lofts @rule FWY-LOFT */
export const fairwayLofts: Readonly<Record<FairwayDesignation, LoftLine & { minDeg: number; maxDeg: number }>> = {
  '3-wood': { deg: 15.5, atMph: 95, perMph: 0.07, minDeg: 14.5, maxDeg: 17 },
  '5-wood': { deg: 18.5, atMph: 92, perMph: 0.05, minDeg: 18, maxDeg: 19.5 },
  '7-wood': { deg: 21.5, atMph: 88, perMph: 0.05, minDeg: 21, maxDeg: 23 },
}

/** Loft of a fairway wood for a driver speed, degrees, unrounded. @rule FWY-LOFT */
export const fairwayLoftDeg = (designation: FairwayDesignation, driverSpeedMph: number): number => {
  const line = fairwayLofts[designation]
  return clip(onLine(line, driverSpeedMph), line.minDeg, line.maxDeg)
}

/** Most loft that a wood of the name is sold with, its sleeve turned, degrees; women's by `womenMoreLoftDeg` more. @source current heads of the catalog @rule FWY-LOFT */
export const fairwaySoldDegMax: Readonly<Record<FairwayDesignation, number>> = {
  '3-wood': 17.5,
  '5-wood': 20.5,
  '7-wood': 23.5,
}
/** Lofts from here on are those of the wood, degrees. @source house @rule FWY-DESIGNATION, BAG-LONG */
export const fairwayFromDeg = { '5-wood': 17, '7-wood': 20 } as const
/** Driver speed below which a 3-wood only helps off a tee, mph. @source db/rules/fairway-by-speed.csv @rule FWY-DESIGNATION, BAG-LONG */
export const threeWoodFromMph = 80
/** Driver speed below which a 3-wood beside a 5-wood is hardly worth its few yards, mph. @source db/rules/fairway-by-speed.csv @rule FWY-DESIGNATION */
export const threeWoodHardBelowMph = 70

const fairwayBands = tableRows('fairway-by-speed.csv').map((row) => ({
  fromMph: numberIn(row, 'driver_speed_min_mph'),
  // "3-wood HL" is a 3-wood of more loft: the loft formula gives it.
  first: textIn(row, 'first_fairway').replace(' HL', '') as FairwayDesignation,
  second: textIn(row, 'second_fairway'),
  secondLoftDeg: numberIn(row, 'second_loft_deg_mid_band'),
}))

/**
 * The woods for a driver speed: the last band that begins at or below it, the slowest band below all.
 * @source db/rules/fairway-by-speed.csv @rule FWY-DESIGNATION
 */
export const fairwaysFor = (driverSpeedMph: number) =>
  fairwayBands.findLast(({ fromMph }) => driverSpeedMph >= fromMph) ?? fairwayBands[0]!

/** Degrees more for women. @source house @rule FWY-LOFT, HYB-LOFT */
export const womenMoreLoftDeg = 0.5
/** Degrees more for an attack this steep and steeper. @source house @rule FWY-LOFT */
export const steepFairway = { attackDegMax: -5, moreDeg: 0.5 } as const
/** Share of the launch missing to its target that is added beyond what is still on it, and how far that may move the loft, degrees. @source house @rule FWY-LOFT */
export const fairwayLaunchTerm = { share: 0.4, withinDeg: 0.5, degMax: 1 } as const

// Hybrids.

/** Loft for a hybrid speed, mph to degrees: linear between, constant outside. @source house, from the carry tables @rule HYB-LOFT */
export const hybridLoftBySpeed: readonly Knot[] = [
  [64, 28],
  [68, 27],
  [78.5, 24],
  [88.5, 21.5],
  [96.5, 19.5],
  [103, 18],
]

/** Hybrid classes, degrees; a loft between two belongs to the next higher one. @source house @rule HYB-LOFT */
export const hybridClasses = [
  { name: '2H', fromDeg: 17, toDeg: 18 },
  { name: '3H', fromDeg: 18.5, toDeg: 20 },
  { name: '4H', fromDeg: 20.5, toDeg: 23 },
  { name: '5H', fromDeg: 23.5, toDeg: 26 },
  { name: '6H', fromDeg: 26.5, toDeg: 28 },
] as const

/** A fitted hybrid loft stays this close to the current one, degrees. @source house @rule HYB-LOFT */
export const hybridKeptWithinDeg = 1.5
/** A slot that differs from what the speed asks for by this much is told before everything else, degrees. @source house @rule HYB-LOFT, FWY-DESIGNATION, KEEP-CLUB */
export const slotFarOffDeg = 3
/** A 3-hybrid that lands flatter or peaks lower: a 7-wood is mentioned; degrees, feet. @source landing angles that hold a green (PING) @rule HYB-SEVEN-WOOD */
export const sevenWoodBelow = { landingDeg: 40, peakFeet: 60 } as const

/** From this hybrid speed on a utility iron is the answer to a hook, mph: slower golfers do not launch one. @source house: makers' utility irons are for fast swings @rule HYB-SEVEN-WOOD */
export const utilityIronFromMph = 90
/** The class of a hybrid loft. @rule HYB-LOFT, MATCH-LOFT */
export const hybridClassOf = (loftDeg: number): (typeof hybridClasses)[number] =>
  hybridClasses.find(({ toDeg }) => loftDeg <= toDeg) ?? hybridClasses.at(-1)!

// Irons and wedges.

/** Loft of a junior's 7-iron, degrees. @source junior sets, from memory @rule JUN-LOFT */
export const juniorSevenIronLoftDeg = 34
/** Least loft of a junior's fairway wood, degrees. @source junior sets, from memory @rule JUN-LOFT */
export const juniorFairwayLoftDegMin = 21

/** Lofts below these are of the class; from the last on they are lob wedges, degrees. @source house @rule WDG-CLASS */
export const wedgeClassBelowDeg = { PW: 48.5, GW: 53, SW: 57.5 } as const
/** Lofts that a named wedge has when none is given, degrees. @source interface specification, clubDetails.wedgeHit @rule WDG-LOFT */
export const wedgeLoftDegOf: Readonly<Record<Exclude<WedgeClass, 'PW'>, number>> = { GW: 50, SW: 56, LW: 60 }
/** Loft of a wedge that is neither named nor given, degrees. @source interface specification, currentEquipment @rule WDG-LOFT */
export const unnamedWedgeLoftDeg = 52

const stockLofts = new Map(
  tableRows('stock-lofts-era.csv').map((row) => [textIn(row, 'club'), numberIn(row, 'label_default_for_bag')]),
)

/** Usual loft of today's club of a name, degrees; undefined where there is none. @source db/rules/stock-lofts-era.csv @rule BAG-LOFT */
export const usualLoftDeg = (club: string): number | undefined => stockLofts.get(club)
/** Loft of an unknown pitching wedge: the common modern one, degrees. @rule WDG-SET */
export const modernPitchingWedgeLoftDeg = usualLoftDeg('PW')!

/** A stated loft this far outside of the lofts of its name is asked about, degrees. @source house @rule WDG-CLASS */
export const otherWedgeDeg = 2

/** How far a loft lies outside of those of a class, degrees; 0 within. @rule WDG-CLASS */
export const outsideWedgeClassDeg = (wedgeClass: WedgeClass, loftDeg: number): number => {
  const { PW, GW, SW } = wedgeClassBelowDeg
  const [from, below] = { PW: [0, PW], GW: [PW, GW], SW: [GW, SW], LW: [SW, Infinity] }[wedgeClass] as [number, number]
  return Math.max(0, from - loftDeg, loftDeg - below)
}

/** Class of a wedge by its loft. @rule WDG-CLASS */
export const wedgeClassOfLoft = (loftDeg: number): WedgeClass => {
  if (loftDeg < wedgeClassBelowDeg.PW) return 'PW'
  if (loftDeg < wedgeClassBelowDeg.GW) return 'GW'
  return loftDeg < wedgeClassBelowDeg.SW ? 'SW' : 'LW'
}
