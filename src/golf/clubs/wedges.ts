import type { SoleWidth, WedgeClass } from '../names/words.ts'
import { numberIn, textIn } from '../read-table.ts'
import { tableRows } from '../tables.ts'

/** How a club meets the turf. */
export type Meeting = 'steep' | 'neutral' | 'shallow'

const rows = tableRows('wedge-bounce.csv')
const nodesOf = (meeting: Meeting) =>
  new Map(
    rows
      .filter((row) => textIn(row, 'node') === meeting)
      .map((row) => [
        textIn(row, 'club'),
        {
          attackDeg: numberIn(row, 'attack_angle_deg'),
          bounceDeg: numberIn(row, 'bounce_at_node_deg'),
          grind: textIn(row, 'grind'),
        },
      ]),
  )
const nodes = { steep: nodesOf('steep'), neutral: nodesOf('neutral'), shallow: nodesOf('shallow') } as const

/** Bounce and sole of a wedge at an attack angle. @source db/rules/wedge-bounce.csv @rule WDG-BOUNCE, WDG-GRIND */
export const bounceNode = (wedge: WedgeClass, meeting: Meeting) => nodes[meeting].get(wedge)!

/** Width of the sole that a fitted grind asks for in words; null: any. */
export const soleWidthOf = (grind: string): SoleWidth | null => {
  if (/wide|full/.test(grind)) return 'wide'
  return /narrow|low/.test(grind) ? 'narrow' : null
}

/** Attack angles at and below which a swing is steep, and above which it is shallow, degrees. @source house @rule WDG-GRIND */
export const meetingBorders = { steepDeg: -6, shallowDeg: -3 } as const

/** Bounces that wedges are fitted in, degrees. @source house @rule WDG-BOUNCE */
export const bounceRange = { minDeg: 4, maxDeg: 14 } as const
/** Bounce for less skilled golfers: a degree for so many strokes above a handicap, at most so much. @source house @rule WDG-BOUNCE */
export const forgivingBounce = { aboveHandicap: 8, strokesPerDeg: 4, degMax: 2 } as const
/** Bounce that good players need less at the shallow node, up to a handicap, degrees. @source house @rule WDG-BOUNCE */
export const preciseBounce = { handicapMax: 5, deg: 1 } as const
/** Bounce for strikes all over the face, degrees. @source house @rule WDG-BOUNCE */
export const mixedStrikeBounceDeg = 1

/** Sand wedge that a set is built down to, degrees. @source house @rule WDG-SET */
export const sandWedgeDeg = { min: 54, ideal: 56, max: 58 } as const
/** A wedge of more loft is not a pitching wedge, degrees. @source interface specification, pwLoft @rule WDG-SET */
export const pitchingWedgeDegMax = 52
/** A pitching wedge this close to another wedge is that one, degrees. @source house @rule WDG-SET */
export const sameWedgeDeg = 2
/** An unknown pitching wedge is assumed this far from the usual loft at most, so that the set is even, degrees. @source house @rule WDG-SET */
export const assumedOffDegMax = 6
/** A degree away from the usual pitching wedge counts like so many bent wedges. @source house @rule WDG-SET */
export const assumedStepCost = 0.75
/** A smaller gap is not worth a club, even where stated lofts leave no even set, degrees. @source house @rule WDG-SET */
export const narrowestWedgeGapDeg = 3
/** Lofts of specialty wedges, degrees; odd ones are bent, stronger ones are gap wedges of the iron set, any whole degree. @source makers' catalogs @rule WDG-SET */
export const specialtyLoftsDeg = [46, 48, 50, 52, 54, 56, 58] as const
/** Lob wedges of more loft are made by few. @source makers' catalogs @rule WDG-SET */
export const usualLobWedgeDegMax = 60
/** Gaps of a set differ by no more, degrees. @source golf.com 2007: a consistent loft gap @rule WDG-SET */
export const evenWithinDeg = 1
/** Full wedges lie this far apart, yards: below it one of them can stay at home. @source house @rule WDG-SET */
export const leastWedgeYards = 8
/** Lob wedges of more loft are hardly made, degrees. @source makers' catalogs @rule WDG-LOB */
export const lobWedgeDegMax = 62
/** From this handicap on a set ends at the sand wedge. @source house @rule WDG-LOB */
export const noLobWedgeHandicapMin = 20
/** Up to this handicap a softer flex in sand and lob wedges is mentioned. @source house @rule WDG-SHAFT */
export const softerWedgeHandicapMax = 12

/** Gaps between wedges, degrees. @source the published 4-6 degree rule; its middle is house @rule WDG-SET, WDG-LOB */
export const wedgeGapDeg = { min: 4, ideal: 5, max: 6 } as const

/** Spin of a full swing with a wedge, rpm: below `low` low, from `min` to `max` good. */
interface SpinBand {
  readonly low: number
  readonly min: number
  readonly max: number
}

const spinBands = new Map(
  tableRows('wedge-spin.csv').map((row): [string, SpinBand] => [
    textIn(row, 'wedge'),
    {
      low: numberIn(row, 'full_swing_spin_low_rpm'),
      min: numberIn(row, 'good_min_rpm'),
      max: numberIn(row, 'good_max_rpm'),
    },
  ]),
)

/** Spin to expect of a wedge. @source db/rules/wedge-spin.csv @rule WDG-SPIN */
export const spinBand = (wedge: WedgeClass): SpinBand => spinBands.get(wedge)!
/** More spin earns no further credit, rpm. @source interface specification, spinRate @rule WDG-SPIN */
export const gradedRpmMax = 11_000
/** Slower balls, mph, and shorter carries, as a share of the expected one, are not full swings. @source house @rule WDG-SPIN */
export const fullSwing = { ballSpeedMphMin: 55, carryShareMin: 0.7 } as const
