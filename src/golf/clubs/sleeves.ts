import { hoselAdvice } from '../flight/driver-flight.ts'
import { signed } from '../names/phrases.ts'
import type { Hand } from '../names/words.ts'
import { type Row, textIn } from '../read-table.ts'
import { tableRows } from '../tables.ts'
import { hoselFaceDegMax } from './matching.ts'

/** A setting that a sleeve has, in degrees from the standard one. */
export interface SleevePosition {
  /** The maker's own name, such as D4 or N+1; null where it prints none that is known: the loft names it. */
  readonly setting: string | null
  readonly loftDeg: number
  /** Positive is upright; null where the maker publishes no degrees. */
  readonly lieDeg: number | null
  /** How far the face closes (positive) or opens; null where no chart says so. */
  readonly faceDeg: number | null
}

/** What turns the loft of a wood or hybrid. */
export interface Sleeve {
  /** Null: the record of the head names no sleeve. */
  readonly sleeveId: string | null
  /** Null: the maker's chart is not known, only the range. */
  readonly positions: readonly SleevePosition[] | null
  /** The maker's names are those of right-handed clubs: the chart of left-handed ones is mirrored. */
  readonly isMirrored: boolean
  /** Least and most change of loft, degrees. */
  readonly loftDeg: { readonly min: number; readonly max: number }
}

const degreesOr = <None>(row: Row, column: string, none: None): number | None => {
  const text = textIn(row, column)
  return text === '' ? none : Number(text)
}

const positionsOf = (sleeveId: string): SleevePosition[] =>
  positionRows
    .filter((row) => row['sleeve'] === sleeveId)
    .map((row) => ({
      setting: textIn(row, 'setting') || null,
      loftDeg: degreesOr(row, 'loft_deg', 0),
      lieDeg: degreesOr(row, 'lie_deg', null),
      faceDeg: degreesOr(row, 'face_deg', null),
    }))

const positionRows = tableRows('hosel-positions.csv')

/** Sleeves by id. @source db/rules/hosel-sleeves.csv, db/rules/hosel-positions.csv @rule MATCH-SLEEVE */
const sleeves: ReadonlyMap<string, Sleeve> = new Map(
  tableRows('hosel-sleeves.csv').map((row) => {
    const sleeveId = textIn(row, 'sleeve')
    return [
      sleeveId,
      {
        sleeveId,
        positions: textIn(row, 'chart') === 'yes' ? positionsOf(sleeveId) : null,
        isMirrored: textIn(row, 'left_hand') === 'mirrored',
        loftDeg: { min: degreesOr(row, 'loft_min_deg', 0), max: degreesOr(row, 'loft_max_deg', 0) },
      },
    ]
  }),
)

/** Ids of the sleeves that are known. */
export const sleeveIds = (): readonly string[] => [...sleeves.keys()]

/** The sleeve of a head; null: it has none. @param travelDeg Loft either way, for a head that names no sleeve. */
export const sleeveOf = (sleeveId: string | null, travelDeg: number): Sleeve | null =>
  (sleeveId === null ? undefined : sleeves.get(sleeveId)) ?? (travelDeg === 0 ? null : rangeOf(travelDeg))

const rangeOf = (travelDeg: number): Sleeve => {
  const known = ranges.get(travelDeg) ?? {
    sleeveId: null,
    positions: null,
    isMirrored: false,
    loftDeg: { min: -travelDeg, max: travelDeg },
  }
  ranges.set(travelDeg, known)
  return known
}
const ranges = new Map<number, Sleeve>()

/** How far a change of loft closes the face where no chart says so, degrees: the most that hosel manuals name. @rule MATCH-SLEEVE */
export const faceClosesDeg = ({ loftDeg, faceDeg }: Pick<SleevePosition, 'loftDeg' | 'faceDeg'>): number =>
  faceDeg ?? loftDeg * hoselAdvice.closesDegMax

/** The settings that a fitting may choose; none where the chart is not known. @rule MATCH-SLEEVE */
export const settingsOf = ({ positions }: Sleeve): readonly SleevePosition[] =>
  (positions ?? []).filter((position) => Math.abs(faceClosesDeg(position)) <= hoselFaceDegMax)

/** How far a fitting may turn a sleeve whose chart is not known, degrees. @rule MATCH-SLEEVE */
export const turnOf = ({ loftDeg: { min, max } }: Sleeve): { readonly min: number; readonly max: number } => {
  const most = hoselFaceDegMax / hoselAdvice.closesDegMax
  return { min: Math.max(min, -most), max: Math.min(max, most) }
}

/** The settings of a sleeve for a hand: by no name where the maker's names are those of the other hand. */
export const positionsFor = ({ positions, isMirrored }: Sleeve, hand: Hand | null): readonly SleevePosition[] | null =>
  hand === 'left' && isMirrored ? (positions?.map((position) => ({ ...position, setting: null })) ?? null) : positions

/** A setting by its maker's name, else by its loft: `D4`, `+0.75`. */
export const settingName = ({ setting, loftDeg }: SleevePosition): string => setting ?? signed(loftDeg)
