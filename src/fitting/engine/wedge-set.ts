import { roundTo } from '../../golf/units.ts'

/** The set is built down from the pitching wedge to a sand wedge of this loft. */
const sandWedgeDeg = 56
const sandWedgeDegMin = 54
/** A wedge of more loft is no pitching wedge. @source interface specification, pwLoft */
export const pitchingWedgeDegMax = 52
/** Steps between wedges: 4-6° is the published rule; 3° is the least that is worth a club. */
const gapDegMin = 3
const gapDegMax = 6
/** Specialty wedges are made in even lofts from here; stronger ones are gap wedges of the iron set, any whole degree. */
const specialtyFromDeg = 46

/**
 * Wedges after the pitching wedge down to the sand wedge, degrees.
 *
 * The ideal lofts split 56 - PW evenly into n = max(1, round(d/5), ceil(d/6)) steps; real wedges come in even lofts, so
 * among all sequences of real lofts with gaps of 3-6° (the one from the PW included) that end at 54 or more the best has the
 * fewest gaps under 4, then the smallest squared distance from the ideal, then ends at 56, then the smaller sum of lofts.
 * @param pitchingWedgeDeg May be fractional; used as it is.
 * @rule WDG-SET
 * @example wedgesToSandWedge(44) // [50, 56]
 */
export const wedgesToSandWedge = (pitchingWedgeDeg: number): number[] => {
  const ideal = evenLofts(pitchingWedgeDeg)
  const candidates = sequences(ideal.map(choicesFor), pitchingWedgeDeg)
  return candidates.sort(compareBy(pitchingWedgeDeg, ideal))[0] ?? ideal
}

/** The ideal lofts: even steps from the pitching wedge to 56°, rounded to whole degrees. @rule WDG-SET */
export const evenLofts = (pitchingWedgeDeg: number): number[] => {
  const distance = sandWedgeDeg - pitchingWedgeDeg
  const steps = Math.max(1, Math.round(distance / 5), Math.ceil(distance / gapDegMax))
  return Array.from({ length: steps }, (_, i) => roundTo(pitchingWedgeDeg + (distance * (i + 1)) / steps, 1))
}

const specialtyLoftsDeg = [46, 48, 50, 52, 54, 56]

const choicesFor = (idealDeg: number): readonly number[] =>
  idealDeg < specialtyFromDeg ? [idealDeg - 1, idealDeg, idealDeg + 1] : specialtyLoftsDeg

const sequences = (choices: readonly (readonly number[])[], from: number): number[][] => {
  const [first, ...rest] = choices
  if (!first) return [[]]
  return first
    .filter((loft) => loft - from >= gapDegMin && loft - from <= gapDegMax)
    .flatMap((loft) => sequences(rest, loft).map((tail) => [loft, ...tail]))
    .filter((sequence) => sequence[sequence.length - 1]! >= sandWedgeDegMin)
}

const compareBy =
  (from: number, ideal: readonly number[]) =>
  (a: readonly number[], b: readonly number[]): number => {
    const key = (sequence: readonly number[]): number[] => [
      sequence.filter((loft, i) => loft - (sequence[i - 1] ?? from) < 4).length,
      sequence.reduce((sum, loft, i) => sum + (loft - ideal[i]!) ** 2, 0),
      sequence[sequence.length - 1] === sandWedgeDeg ? 0 : 1,
      sequence.reduce((sum, loft) => sum + loft, 0),
    ]
    const [keyA, keyB] = [key(a), key(b)]
    const differing = keyA.findIndex((value, i) => value !== keyB[i])
    return differing < 0 ? 0 : keyA[differing]! - keyB[differing]!
  }

/** Lob wedge after the sand wedge; null when none should be carried. */
export interface LobWedge {
  readonly loftDeg: number | null
  readonly why: string
}

/**
 * `yes`: +4, since a full-swing lob must cover a distance. `no`: +6, since a greenside club may leave a bigger hole.
 * `unsure` or unknown: +4. A 20 handicap who does not hit full lobs and is not being fitted for one carries none.
 * @rule WDG-LOB
 */
export const lobWedgeAfter = (
  sandDeg: number,
  fullSwing: 'yes' | 'no' | 'unsure' | undefined,
  isHighHandicap: boolean,
  isFittingLobWedge: boolean,
): LobWedge => {
  if (fullSwing === 'yes')
    return {
      loftDeg: sandDeg + 4,
      why: 'A lob wedge that is swung fully has to cover a distance: 4° after the sand wedge.',
    }
  if (isHighHandicap && !isFittingLobWedge)
    return { loftDeg: null, why: '60° and more is hard to strike: the set ends at the sand wedge, a 58° at most.' }
  if (fullSwing === 'no')
    return {
      loftDeg: sandDeg + 6,
      why: 'A lob wedge for greenside shots only may leave a bigger gap: 6° after the sand wedge.',
    }
  const said = fullSwing === 'unsure' ? 'Unsure of full lob swings' : 'Full lob swings not stated'
  return { loftDeg: sandDeg + 4, why: `${said}: the lob wedge follows the sand wedge by the usual 4°.` }
}
