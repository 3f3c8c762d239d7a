import { wedgeLoftDegOf } from '../../golf/lofts.ts'
import { clip, roundTo, tidy } from '../../golf/units.ts'
import {
  lobWedgeDegMax,
  narrowestWedgeGapDeg,
  sandWedgeDeg,
  specialtyLoftsDeg,
  wedgeGapDeg,
} from '../../golf/wedges.ts'
import type { WedgeClass } from '../../golf/words.ts'

const { min: gapDegMin, ideal: gapDegIdeal, max: gapDegMax } = wedgeGapDeg
/** Specialty wedges are made from here. */
const [specialtyFromDeg] = specialtyLoftsDeg

/** Whether the lob wedge is swung fully. @source interface specification, lobWedgeFullSwing */
export type LobWedgeAnswer = 'yes' | 'no' | 'unsure'

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

/**
 * Wedges after the pitching wedge down to the sand wedge, degrees.
 *
 * The ideal lofts split 56 - PW evenly into n = max(1, round(d/5), ceil(d/6)) steps, and likewise to and from a wedge that
 * is fixed. Real wedges come in even lofts, so among all sequences of real lofts that pass through the fixed one and end at
 * 54 to 58 the best has the least of gaps outside of 4-6, then no sand wedge above 56, then n wedges, then the smallest squared distance from the ideal,
 * then ends at 56, then the smaller sum of lofts.
 * @param pitchingWedgeDeg May be fractional; used as it is.
 * @rule WDG-SET
 * @example wedgesToSandWedge(44) // [50, 56]
 * @example wedgesToSandWedge(46, { wedgeClass: 'GW', loftDeg: 51 }) // [51, 56]
 */
export const wedgesToSandWedge = (pitchingWedgeDeg: number, fixed: FixedWedge | null = null): number[] => {
  const through = fixed?.loftDeg ?? null
  const sand = fixed?.wedgeClass === 'SW' ? only(fixed.loftDeg) : sandWedgeDeg
  return bestSequence(pitchingWedgeDeg, through, sand)
}

/** Wedges between the pitching wedge and a lob wedge that is fixed, degrees. @rule WDG-SET, WDG-LOB */
export const wedgesToLobWedge = (
  pitchingWedgeDeg: number,
  lobDeg: number,
  fullSwing: LobWedgeAnswer | undefined,
): number[] => {
  const [min, max] = [lobDeg - gapDegMax, lobDeg - gapDegMin]
  const ideal = fullSwing === 'yes' ? max : fullSwing === 'no' ? min : clip(sandWedgeDeg.ideal, min, max)
  return bestSequence(pitchingWedgeDeg, null, { min, ideal, max })
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

/** Sequences found so far: re-fits of one golfer ask for the same few over and over. */
const found = new Map<string, readonly number[]>()
const foundMax = 1_000

const bestSequence = (from: number, through: number | null, sand: SandWedge): number[] => {
  const key = `${from} ${through} ${sand.min} ${sand.ideal} ${sand.max}`
  const known = found.get(key)
  if (known !== undefined) return [...known]
  const best = searchSequence(from, through, sand)
  if (found.size === foundMax) found.clear()
  found.set(key, best)
  return [...best]
}

const searchSequence = (from: number, through: number | null, sand: SandWedge): number[] => {
  const ideal = idealLofts(from, through, sand)
  const ranked = sequences(from, through, sand).map((lofts) => ({
    lofts,
    rank: rankOf(lofts, from, ideal, sand.ideal),
  }))
  return ranked.reduce(
    (best, one) => (isBefore(one.rank, best.rank) ? one : best),
    ranked[0] ?? { lofts: ideal, rank: [] },
  ).lofts
}

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

/** Lofts that are made from one to another, degrees. */
const loftsBetween = (fromDeg: number, toDeg: number): number[] => {
  const ofIrons = Array.from(
    { length: Math.max(0, specialtyFromDeg - Math.ceil(fromDeg)) },
    (_, i) => Math.ceil(fromDeg) + i,
  )
  return [...ofIrons, ...specialtyLoftsDeg].filter((loft) => loft >= fromDeg && loft <= toDeg)
}

/** Every way down from a wedge: through the fixed one, which may stand at any distance, and to a sand wedge. */
const sequences = (from: number, through: number | null, sand: SandWedge): number[][] => {
  if (through !== null) {
    const before = loftsBetween(from + narrowestWedgeGapDeg, Math.min(from + gapDegMax, through - narrowestWedgeGapDeg))
    const afterThrough = sequences(through, null, sand).map((tail) => [through, ...tail])
    return [...afterThrough, ...before.flatMap((loft) => prefix(loft, sequences(loft, through, sand)))]
  }
  const ends: number[][] = from >= sand.min ? [[]] : []
  const next = loftsBetween(from + narrowestWedgeGapDeg, Math.min(from + gapDegMax, sand.max))
  const exact = sand.min === sand.max && sand.max > from ? [[sand.max]] : []
  return [...ends, ...exact, ...next.flatMap((loft) => prefix(loft, sequences(loft, null, sand)))]
}

const prefix = (loft: number, tails: readonly number[][]): number[][] => tails.map((tail) => [loft, ...tail])

/** What decides between sequences, the first figure first; less is better. */
const rankOf = (lofts: readonly number[], from: number, ideal: readonly number[], sandIdeal: number): number[] => {
  const last = lofts[lofts.length - 1]
  return [
    unevenDeg([from, ...lofts]),
    (last ?? from) > sandIdeal ? 1 : 0,
    Math.abs(lofts.length - ideal.length),
    lofts.reduce((sum, loft, i) => sum + (loft - (ideal[i] ?? loft)) ** 2, 0),
    last === sandIdeal ? 0 : 1,
    lofts.reduce((sum, loft) => sum + loft, 0),
  ]
}

const isBefore = (a: readonly number[], b: readonly number[]): boolean => {
  const differing = a.findIndex((value, i) => value !== b[i])
  return differing >= 0 && a[differing]! < b[differing]!
}

/** Lob wedge after the sand wedge; null when none should be carried. */
export interface LobWedge {
  readonly loftDeg: number | null
  readonly why: string
}

/**
 * `yes`: +4, since a full-swing lob must cover a distance. `no`: +6, since a greenside club may leave a bigger hole.
 * `unsure` or unknown: +4. After an odd sand wedge the even loft within 4-6 that comes nearest. A 20 handicap who does not hit
 * full lobs and is not being fitted for one carries none.
 * @rule WDG-LOB
 */
export const lobWedgeAfter = (
  sandDeg: number,
  fullSwing: LobWedgeAnswer | undefined,
  isHighHandicap: boolean,
  isFittingLobWedge: boolean,
): LobWedge => {
  const least = Math.ceil((sandDeg + gapDegMin) / 2) * 2
  const most = Math.min(lobWedgeDegMax, Math.floor((sandDeg + gapDegMax) / 2) * 2)
  if (least > lobWedgeDegMax)
    return { loftDeg: null, why: `Lob wedges of more than ${lobWedgeDegMax}° are hardly made: the set ends here.` }
  if (fullSwing !== 'yes' && isHighHandicap && !isFittingLobWedge)
    return {
      loftDeg: null,
      why: `${wedgeLoftDegOf.LW}° and more is hard to strike: the set ends at the sand wedge, a ${sandWedgeDeg.max}° at most.`,
    }
  const loftDeg = fullSwing === 'no' ? most : least
  return { loftDeg, why: lobWedgeWords(sandDeg, loftDeg, fullSwing) }
}

/** Why a lob wedge follows its sand wedge so. @rule WDG-LOB */
export const lobWedgeWords = (sandDeg: number, lobDeg: number, fullSwing: LobWedgeAnswer | undefined): string => {
  const step = `${tidy(lobDeg - sandDeg)}° after the wedge before it`
  if (fullSwing === 'yes') return `A lob wedge that is swung fully has to cover a distance: ${step}.`
  if (fullSwing === 'no') return `A lob wedge for greenside shots only may leave a bigger gap: ${step}.`
  const said = fullSwing === 'unsure' ? 'Unsure of full lob swings' : 'Full lob swings not stated'
  return `${said}: the lob wedge follows ${step}.`
}
