import type { IronCategory } from '../names/words.ts'
import { numberIn, textIn } from '../read-table.ts'
import { tableRows } from '../tables.ts'
import type { Knot } from '../units.ts'

/** What a 7-iron should do at a speed. */
export interface SevenIronWindow {
  readonly launchMinDeg: number
  readonly launchMaxDeg: number
  readonly spinMinRpm: number
  readonly spinMaxRpm: number
  readonly peakFeetMin: number
  readonly landingDegMin: number
  readonly landingDegIdeal: number
}

const windowRows = tableRows('iron-7i-windows.csv')
const knotsOf = (column: string): readonly Knot[] =>
  windowRows.map((row) => [numberIn(row, 'seven_iron_speed_mph'), numberIn(row, column)])

/** The windows of a 7-iron by its speed, linear between the rows. @source db/rules/iron-7i-windows.csv @rule IRON-HOLD */
export const sevenIronWindows: Readonly<Record<keyof SevenIronWindow, readonly Knot[]>> = {
  launchMinDeg: knotsOf('target_launch_min_deg'),
  launchMaxDeg: knotsOf('target_launch_max_deg'),
  spinMinRpm: knotsOf('target_spin_min_rpm'),
  spinMaxRpm: knotsOf('target_spin_max_rpm'),
  peakFeetMin: knotsOf('min_peak_height_ft'),
  landingDegMin: knotsOf('min_land_angle_deg'),
  landingDegIdeal: knotsOf('ideal_land_angle_deg'),
}

/** Speed rules read `>= 85`, `75-85`, `< 75` or `any`. */
const speedRange = (rule: string): readonly [min: number, below: number] => {
  if (rule === 'any') return [0, Number.POSITIVE_INFINITY]
  const [first, second] = (rule.match(/\d+/g) ?? []).map(Number)
  if (rule.startsWith('>=')) return [first!, Number.POSITIVE_INFINITY]
  if (rule.startsWith('<')) return [0, first!]
  return [first!, second!]
}

/** A class of irons for 7-iron speeds from `min` on and below `below`, mph. */
interface ClassBand {
  readonly speedMph: readonly [min: number, below: number]
  readonly category: IronCategory
}
interface HandicapBand extends ClassBand {
  readonly handicap: readonly [min: number, below: number]
}

const categoryRows = tableRows('iron-category.csv')
const isUnknown = (row: (typeof categoryRows)[number]): boolean => textIn(row, 'handicap_min') === 'unknown'
const byHandicap: readonly HandicapBand[] = categoryRows
  .filter((row) => !isUnknown(row))
  .map((row) => ({
    handicap: [numberIn(row, 'handicap_min'), numberIn(row, 'handicap_max')],
    speedMph: speedRange(textIn(row, 'seven_iron_speed_rule')),
    category: textIn(row, 'category') as IronCategory,
  }))
const bySpeed: readonly ClassBand[] = textIn(categoryRows.find(isUnknown)!, 'seven_iron_speed_rule')
  .split(';')
  .map((part) => {
    const [rule, category] = part.split(':').map((text) => text.trim())
    return { speedMph: speedRange(rule!), category: category as IronCategory }
  })

const isIn = ([min, below]: readonly [number, number], value: number): boolean => value >= min && value < below

/** Class of irons by handicap (null: unknown) and 7-iron speed, mph. @source db/rules/iron-category.csv @rule IRON-HEAD */
export const ironClassOf = (handicap: number | null, speedMph: number): IronCategory =>
  handicap === null
    ? bySpeed.find((band) => isIn(band.speedMph, speedMph))!.category
    : byHandicap.find((band) => isIn(band.handicap, handicap) && isIn(band.speedMph, speedMph))!.category

/** Women without a handicap play this class from this 7-iron speed on, mph, and `otherwise` below it. @source house @rule IRON-HEAD */
export const womenIronClass = {
  fromMph: 75,
  category: 'players_distance',
  otherwise: 'game_improvement',
} as const satisfies { fromMph: number; category: IronCategory; otherwise: IronCategory }

const juniorSets = tableRows('junior.csv').map((row) => {
  const made = textIn(row, 'set_makeup')
  return {
    belowIn: numberIn(row, 'height_max_in'),
    clubs: made
      .match(/^\d+(?:-\d+)?(?= clubs)/)![0]
      .split('-')
      .map(Number) as [number, number?],
    isFirst: made.includes(':'),
    orShortened: made.endsWith('or shortened adult'),
  }
})

/** Set of a junior of a height; the first row also serves smaller and the last row taller ones. @source db/rules/junior.csv @rule IRON-SET */
export const juniorSetFor = (heightIn: number): (typeof juniorSets)[number] =>
  juniorSets.find(({ belowIn }) => heightIn < belowIn) ?? juniorSets[juniorSets.length - 1]!

/** A centered strike keeps golfers up to this handicap in their class, whatever the miss. @source house @rule IRON-HEAD */
export const goodStrikerHandicapMax = 12
/** Up to this handicap a more workable class is given when feel is asked for. @source house @rule IRON-HEAD */
export const workableHandicapMax = 8

/** Grace of a modeled landing angle, which is good to about a degree. @source flight model @rule IRON-HOLD */
export const modeledLandingGraceDeg = 1
/** Higher than a golfer needs: so much steeper than ideal with such a peak, or such a share of the window's spin; degrees, feet. @source house @rule IRON-HOLD */
export const tooHigh = { overIdealDeg: 5, peakFeet: 115, spinShare: 1.15 } as const
/** What counts as much as a degree of landing beyond a limit: feet of height, and a share of the window's spin. @source house @rule SHAFT-LAUNCH */
export const holdSteps = { feetShort: 5, spinShare: 0.05 } as const
/** Degrees that a flight bends a 7-iron: a little too flat, too flat from `farShortDeg` on, too high. @source house @rule IRON-LOFT */
export const holdBends = { flatDeg: 1, farShortDeg: 3, highDeg: -1 } as const
/** A slow 7-iron with nothing else known gets more loft for each mph below a speed, mph, up to that of high-launch heads, degrees. @source high-launch heads of the catalog are sold at 31°; the slope is house @rule IRON-LOFT */
export const slowIronRise = { belowMph: 66, degPerMph: 0.5, loftDegMax: 31 } as const
/** Super game-improvement heads are light and for slow swings: strike, miss or a wish lead to them only below this 7-iron speed, mph. @source house @rule IRON-HEAD */
export const superForgivingBelowMph = 75
/** A 7-iron this strong that lands this flat gets a warning, degrees: only slow swings land so. @source house @rule IRON-STRONG-LOFT */
export const strongLoft = { belowDeg: 30, landingBelowDeg: 40 } as const

/** Longest iron by 7-iron speed, mph; the second for golfers up to `goodHandicapMax`, who carry one more. @source house @rule IRON-SET */
export const longestIrons = [
  { fromMph: 82, iron: 5, goodIron: 4 },
  { fromMph: 75, iron: 5, goodIron: 5 },
  { fromMph: 68, iron: 6, goodIron: 6 },
  { fromMph: 0, iron: 7, goodIron: 7 },
] as const
/** Golfers up to this handicap are good strikers of long irons. @source house @rule IRON-SET */
export const goodHandicapMax = 8
/** Sets that are sold, by their longest iron. @source interface specification, store link @rule IRON-SET */
export const soldSets = { 4: '4-PW', 5: '5-PW', 6: '6-PW' } as const
/** A combo set: handicaps between, from this 7-iron speed on, mph. @source house @rule IRON-SET */
export const comboSet = { handicapMin: 3, handicapMax: 12, fromMph: 78 } as const
/** Pitching wedges this strong leave a hole to the sand wedge, degrees. @source house @rule IRON-SET */
export const strongPitchingWedgeDeg = 45
/** A hybrid above the longest iron has at least so much less loft: nearer ones carry alike, degrees. @source house: a degree is 3 yd, which BAG-OVERLAP takes for one distance @rule IRON-SET */
export const hybridAboveIronDeg = 1.5
