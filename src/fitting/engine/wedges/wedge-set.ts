import {
  evenWithinDeg,
  leastWedgeYards,
  lobWedgeDegMax,
  narrowestWedgeGapDeg,
  sandWedgeDeg,
  specialtyLoftsDeg,
  usualLobWedgeDegMax,
  wedgeGapDeg,
} from '../../../golf/clubs/wedges.ts'
import type { WedgeClass } from '../../../golf/names/words.ts'
import { clip, roundTo, tidy } from '../../../golf/units.ts'
import { type LobWedge, type LobWedgeAnswer, lobWedgeSaid, noLobWedgeSaid } from './lob-wedge.ts'

const { min: gapDegMin, ideal: gapDegIdeal, max: gapDegMax } = wedgeGapDeg
/** Specialty wedges are made from here. */
const [specialtyFromDeg] = specialtyLoftsDeg

/** Where a set ends, degrees: its sand wedge lies from `min` to `max`, at `ideal` where that is as even. */
interface SandWedge {
  readonly min: number
  readonly ideal: number
  readonly max: number
}

/** A wedge that stands in the set whatever the others are. */
interface FixedWedge {
  readonly wedgeClass: WedgeClass
  readonly loftDeg: number
}

/** What a set of wedges is built from. */
interface SetAsked {
  /** May be fractional; used as it is. */
  readonly pitchingDeg: number
  readonly fixed?: FixedWedge | null
  readonly fullSwing: LobWedgeAnswer | undefined
  /** A high handicap: a lob wedge is only carried where it is swung fully or fitted. */
  readonly isLobHard: boolean
  /** Carry at a loft, whole yards; without it gaps are judged by degrees alone. */
  readonly carryOf?: (loftDeg: number) => number
}

/** Lofts of a set after its pitching wedge, degrees. */
export interface WedgeLofts {
  readonly toSand: readonly number[]
  readonly lobWedge: LobWedge
  /** Degrees outside of 4-6 and over a degree of difference; 0: the set is even. */
  readonly unevenDeg: number
  /** Bent wedges and wedges more or fewer than the even steps have: less is easier to buy. */
  readonly effort: number
}

/**
 * The set of wedges after a pitching wedge: the one owner of its lofts, for fittings, bags and plans.
 *
 * Among all sequences of lofts that pass through a fixed wedge and end at a sand wedge of 54 to 58 and a lob wedge, the best
 * has the least of gaps outside of 4-6; then the least short of 8 yards between full wedges; then gaps that differ by no more
 * than one degree; then the lob wedge that the answer about full swings asks for; then the fewest bent lofts and the number
 * of wedges of the even steps; then no sand wedge above 56; then the smallest squared distance from the even steps.
 * @rule WDG-SET, WDG-LOB
 * @example wedgeLofts({ pitchingDeg: 46, fullSwing: undefined, isLobHard: false }) // 50, 54 and 58
 */
export const wedgeLofts = (asked: SetAsked): WedgeLofts => {
  const { pitchingDeg, fixed = null, fullSwing, isLobHard, carryOf } = asked
  if (carryOf !== undefined && isShortSomewhere(pitchingDeg, carryOf)) return searchSet(asked)
  const key = `${pitchingDeg} ${fixed?.wedgeClass} ${fixed?.loftDeg} ${fullSwing} ${isLobHard}`
  const known = found.get(key)
  if (known !== undefined) return known
  const { carryOf: _, ...byDegrees } = asked
  const best = searchSet(byDegrees)
  if (found.size === foundMax) found.clear()
  found.set(key, best)
  return best
}

/** Sets found so far: re-fits of one golfer ask for the same few over and over. */
const found = new Map<string, WedgeLofts>()
const foundMax = 1_000

/** A gap of 4° is too few yards at this speed. */
const isShortSomewhere = (pitchingDeg: number, carryOf: (loftDeg: number) => number): boolean => {
  for (let loft = pitchingDeg; loft + gapDegMin <= lobWedgeDegMax; loft++)
    if (carryOf(loft) - carryOf(loft + gapDegMin) < leastWedgeYards) return true
  return false
}

interface Candidate {
  readonly toSand: readonly number[]
  readonly lobDeg: number | null
  readonly rank: readonly number[]
}

const searchSet = (asked: SetAsked): WedgeLofts => {
  const { pitchingDeg, fullSwing, carryOf } = asked
  const candidates = leastUneven(asked)
  const sets = carryOf === undefined ? candidates : leastShort(candidates, asked, carryOf)
  const { toSand, lobDeg, rank } = sets.reduce((best, one) => (isBefore(one.rank, best.rank) ? one : best))
  const sandDeg = toSand[toSand.length - 1] ?? pitchingDeg
  const why =
    lobDeg === null
      ? noLobWedgeSaid(sandDeg, asked.isLobHard && fullSwing !== 'yes')
      : lobWedgeSaid(sandDeg, lobDeg, fullSwing)
  return { toSand, lobWedge: { loftDeg: lobDeg, why }, unevenDeg: rank[0]! + rank[1]!, effort: rank[effortPlace]! }
}

/** The sets whose gaps are least uneven, which decides first, ranked by degrees: the yards of a golfer change nothing of them. */
const leastUneven = (asked: SetAsked): readonly Candidate[] => {
  const { pitchingDeg, fixed, fullSwing, isLobHard, carryOf } = asked
  const key = `${pitchingDeg} ${fixed?.wedgeClass} ${fixed?.loftDeg} ${fullSwing} ${isLobHard} ${carryOf !== undefined}`
  const known = ranked.get(key)
  if (known !== undefined) return known
  const all = candidatesOf(asked)
  const leastDeg = Math.min(...all.map(({ rank }) => rank[0]!))
  const least = all.filter(({ rank }) => rank[0] === leastDeg)
  if (ranked.size === foundMax) ranked.clear()
  ranked.set(key, least)
  return least
}

/** Ranked so far, as `found`. */
const ranked = new Map<string, readonly Candidate[]>()

/** Of sets that are as even, those whose full wedges are short of the fewest yards, which decides next. */
const leastShort = (
  candidates: readonly Candidate[],
  asked: SetAsked,
  carryOf: (loftDeg: number) => number,
): readonly Candidate[] => {
  const short = candidates.map((one) => shortYards(one, asked, carryOf))
  const leastYards = Math.min(...short)
  return candidates.filter((_, place) => short[place] === leastYards)
}

const candidatesOf = (asked: SetAsked): Candidate[] => {
  const { pitchingDeg, fixed = null, fullSwing } = asked
  const isLobFixed = fixed?.wedgeClass === 'LW'
  const through = isLobFixed ? null : (fixed?.loftDeg ?? null)
  const sand = isLobFixed
    ? ahead(fixed.loftDeg, fullSwing)
    : fixed?.wedgeClass === 'SW'
      ? only(fixed.loftDeg)
      : sandWedgeDeg
  const ideal = idealLofts(pitchingDeg, through, sand)
  const all = sequences(pitchingDeg, through, sand)
  return (all.length === 0 ? [ideal] : all).flatMap((toSand) =>
    lobWedges(asked, toSand).map(
      (lobDeg): Candidate => ({ toSand, lobDeg, rank: rankOf(asked, toSand, lobDeg, ideal, sand.ideal) }),
    ),
  )
}

/** Sand wedges that a lob wedge may follow. */
const ahead = (lobDeg: number, fullSwing: LobWedgeAnswer | undefined): SandWedge => {
  const [min, max] = [lobDeg - gapDegMax, lobDeg - gapDegMin]
  const ideal = fullSwing === 'yes' ? max : fullSwing === 'no' ? min : clip(sandWedgeDeg.ideal, min, max)
  return { min, ideal, max }
}

/** Lob wedges that may follow; null: none. */
const lobWedges = (
  { pitchingDeg, fixed, fullSwing, isLobHard, carryOf }: SetAsked,
  toSand: readonly number[],
): (number | null)[] => {
  if (fixed?.wedgeClass === 'LW') return [fixed.loftDeg]
  if (isLobHard && fullSwing !== 'yes') return [null]
  const sandDeg = toSand[toSand.length - 1] ?? pitchingDeg
  const made = wholeDegrees(sandDeg + gapDegMin, Math.min(lobWedgeDegMax, sandDeg + gapDegMax))
  const mayEnd = made.length === 0 || (carryOf !== undefined && fullSwing !== 'yes' && fullSwing !== 'no')
  return mayEnd ? [...made, null] : made
}

/** Place of the effort in a rank. */
const effortPlace = 4

/** What decides between sets, the first figure first; less is better. After the first come the yards that gaps are short. */
const rankOf = (
  { pitchingDeg, fixed, fullSwing }: SetAsked,
  toSand: readonly number[],
  lobDeg: number | null,
  ideal: readonly number[],
  sandIdeal: number,
): number[] => {
  const ends = [pitchingDeg, ...toSand]
  const all = lobDeg === null ? ends : [...ends, lobDeg]
  const full = fullSwing === 'no' ? ends : all
  const last = ends[ends.length - 1]!
  const bent = all
    .filter((loft) => loft !== pitchingDeg && loft !== fixed?.loftDeg)
    .reduce((sum, one) => sum + costOf(one), 0)
  return [
    unevenDeg(all),
    overSpreadDeg(full),
    lobDeg === null ? 1 : 0,
    lobDeg === null || fullSwing === undefined || fullSwing === 'unsure' ? 0 : offLobGap(lobDeg - last, fullSwing),
    bent + Math.abs(toSand.length - ideal.length),
    last > sandIdeal ? 1 : 0,
    toSand.reduce((sum, loft, i) => sum + (loft - (ideal[i] ?? loft)) ** 2, 0),
    last === sandIdeal ? 0 : 1,
    all.reduce((sum, loft) => sum + loft, 0),
  ]
}

const offLobGap = (gapDeg: number, fullSwing: 'yes' | 'no'): number =>
  Math.abs(gapDeg - (fullSwing === 'yes' ? gapDegMin : gapDegMax))

/** Lofts that few lines sell: odd ones, which any shop bends by a degree, and lob wedges above 60, which are rarer still. */
const costOf = (loftDeg: number): number =>
  (loftDeg >= specialtyFromDeg && loftDeg % 2 !== 0 ? 1 : 0) + (loftDeg > usualLobWedgeDegMax ? 2 : 0)

/** Yards that the gaps between full wedges are short, in all. Without lists: it is asked of thousands of sets for each golfer. */
const shortYards = (
  { toSand, lobDeg }: Candidate,
  { pitchingDeg, fullSwing }: SetAsked,
  carryOf: (loftDeg: number) => number,
): number => {
  let short = 0
  let before = carryOf(pitchingDeg)
  const add = (loftDeg: number): void => {
    const carry = carryOf(loftDeg)
    short += Math.max(0, leastWedgeYards - (before - carry))
    before = carry
  }
  for (const loftDeg of toSand) add(loftDeg)
  if (lobDeg !== null && fullSwing !== 'no') add(lobDeg)
  return short
}

/** How much more than a degree the gaps of a set differ. @rule WDG-SET */
const overSpreadDeg = (lofts: readonly number[]): number => {
  const gaps = lofts.slice(1).map((loft, i) => loft - lofts[i]!)
  return gaps.length === 0 ? 0 : Math.max(0, tidy(Math.max(...gaps) - Math.min(...gaps) - evenWithinDeg))
}

/** How far gaps lie outside of 4-6, degrees in all: 0 for a set that is even. @rule WDG-SET */
export const unevenDeg = (lofts: readonly number[]): number =>
  tidy(
    lofts
      .slice(1)
      .map((loft, i) => loft - lofts[i]!)
      .reduce((sum, gap) => sum + Math.max(0, gapDegMin - gap, gap - gapDegMax), 0),
  )

const only = (deg: number): SandWedge => ({ min: deg, ideal: deg, max: deg })

/** The ideal lofts: even steps to the sand wedge, rounded to whole degrees. @rule WDG-SET */
export const evenLofts = (fromDeg: number, toDeg: number = sandWedgeDeg.ideal): number[] => {
  const distance = toDeg - fromDeg
  const steps = Math.max(1, Math.round(distance / gapDegIdeal), Math.ceil(distance / gapDegMax))
  return Array.from({ length: steps }, (_, i) => roundTo(fromDeg + (distance * (i + 1)) / steps, 1))
}

const idealLofts = (from: number, through: number | null, sand: SandWedge): number[] => {
  if (through === null) return evenLofts(from, sand.ideal)
  const rest = through < sand.min ? evenLofts(through, sand.ideal) : []
  return [...evenLofts(from, through).slice(0, -1), through, ...rest]
}

const wholeDegrees = (fromDeg: number, toDeg: number): number[] =>
  Array.from({ length: Math.max(0, Math.floor(toDeg) - Math.ceil(fromDeg) + 1) }, (_, i) => Math.ceil(fromDeg) + i)

/** Every way down from a wedge: through the fixed one, which may stand at any distance, and to a sand wedge. */
const sequences = (from: number, through: number | null, sand: SandWedge): number[][] => {
  if (through !== null) {
    const before = wholeDegrees(from + narrowestWedgeGapDeg, Math.min(from + gapDegMax, through - narrowestWedgeGapDeg))
    const afterThrough = sequences(through, null, sand).map((tail) => [through, ...tail])
    return [...afterThrough, ...before.flatMap((loft) => prefix(loft, sequences(loft, through, sand)))]
  }
  const ends: number[][] = from >= sand.min ? [[]] : []
  const next = wholeDegrees(from + narrowestWedgeGapDeg, Math.min(from + gapDegMax, sand.max))
  const exact = sand.min === sand.max && sand.max > from ? [[sand.max]] : []
  return [...ends, ...exact, ...next.flatMap((loft) => prefix(loft, sequences(loft, null, sand)))]
}

const prefix = (loft: number, tails: readonly number[][]): number[][] => tails.map((tail) => [loft, ...tail])

const isBefore = (a: readonly number[], b: readonly number[]): boolean => {
  const differing = a.findIndex((value, i) => value !== b[i])
  return differing >= 0 && a[differing]! < b[differing]!
}

/** The lofts after the pitching wedge, in order. */
export const loftsAfter = ({ toSand, lobWedge }: Pick<WedgeLofts, 'toSand' | 'lobWedge'>): readonly number[] =>
  lobWedge.loftDeg === null ? toSand : [...toSand, lobWedge.loftDeg]

/** The loft of a set that lies nearest, degrees. */
export const nearestLoft = (lofts: readonly number[], deg: number): number =>
  lofts.reduce((nearest, one) => (Math.abs(one - deg) < Math.abs(nearest - deg) ? one : nearest))
