import { createHash } from 'node:crypto'
import { usualHandicap } from '../../golf/handicap.ts'
import { type ClubType, clubTypes } from '../../golf/names/words.ts'
import { type ComparedGolfer, cellOf, similarCells } from './cell.ts'
import type { Tally } from './tally.ts'

/**
 * Where figures come from: what golfers chose or kept, or only what they were recommended: in completed fittings, or in the
 * simulated population of the release.
 */
type Basis = 'chosen' | 'fittings' | 'simulated'

/** What golfers like one golfer chose or kept, or were recommended. */
interface Similar {
  /** Names the counts: golfers with one key have the same. */
  readonly key: string
  /** Choices, or golfers, compared with. */
  readonly of: number
  readonly basis: Basis
  /** Every head that was picked is among these. */
  readonly heads: readonly string[]
  /** How many of them are of the head, or had it among their top picks. */
  picked(headId: string): number
}

/** What is counted for one club type. */
export interface ClubEvidence {
  readonly fittings: Tally
  readonly simulated: Tally
  /** Choices by head. */
  readonly chosen: Tally
}

/** What fittings led to, as of one moment. Never changed after it is made: a new revision is a new object. */
export interface Evidence {
  /** Digest of all counts: equal counts, equal revision. */
  readonly revision: string
  /** Completed fittings of the days that popularity counts in which the head was among the top picks. */
  popularity(headId: string): number
  /** Heads with such fittings. */
  readonly recommended: readonly string[]
  /**
   * Golfers like this one. From 20 choices on these count; before that what was recommended: in 20 and more completed
   * fittings, or else to the simulated population.
   */
  similar(clubType: ClubType, golfer: ComparedGolfer): Similar
  readonly clubs: Readonly<Record<ClubType, ClubEvidence>>
}

/** What evidence is made of. */
interface EvidenceParts {
  readonly fittings: Readonly<Record<ClubType, Tally>>
  readonly simulated: Readonly<Record<ClubType, Tally>>
  readonly chosen: Readonly<Record<ClubType, Tally>>
  /** Popularity by head id. */
  readonly popularity: Readonly<Record<string, number>>
}

/** Fewer choices or completed fittings than these prove nothing. @source house, fitting rules §10.3 (n >= 20) */
export const fittingsMin = 20

/** Make evidence from counts. */
export const buildEvidence = ({ fittings, simulated, chosen, popularity }: EvidenceParts): Evidence => {
  const clubs = Object.fromEntries(
    clubTypes.map((type) => [type, { fittings: fittings[type], simulated: simulated[type], chosen: chosen[type] }]),
  ) as Record<ClubType, ClubEvidence>
  const popular = new Map(Object.entries(popularity))
  const remembered = new Map<string, Similar>()
  return {
    revision: revisionOf(clubs, popularity),
    popularity: (headId) => popular.get(headId) ?? 0,
    recommended: Object.keys(popularity),
    similar: (clubType, golfer) => {
      // All golfers of one cell are alike here, so at most 12,810 answers of about 600 bytes are kept.
      const key = `${clubType} ${cellOf({ ...golfer, handicap: golfer.handicap ?? usualHandicap })}`
      const known = remembered.get(key)
      if (known !== undefined) return known
      const similar = { key, ...countsOver(clubs[clubType], similarCells(golfer)) }
      remembered.set(key, similar)
      return similar
    },
    clubs,
  }
}

const countsOver = ({ fittings, simulated, chosen }: ClubEvidence, cells: readonly number[]) => {
  const ofChoices = sumOver(chosen, cells)
  if (ofChoices.of >= fittingsMin) return { ...ofChoices, basis: 'chosen' as const }
  const ofFittings = sumOver(fittings, cells)
  if (ofFittings.of >= fittingsMin) return { ...ofFittings, basis: 'fittings' as const }
  return { ...sumOver(simulated, cells), basis: 'simulated' as const }
}

const sumOver = (tally: Tally, cells: readonly number[]) => {
  const picks = new Uint32Array(tally.heads.length)
  let of = 0
  for (const cell of cells) {
    const row = rowOf(tally.cells, cell)
    if (row < 0) continue
    of += tally.cellFittings[row]!
    for (let entry = tally.entryFrom[row]!; entry < tally.entryFrom[row + 1]!; entry++)
      picks[tally.entryHead[entry]!]! += tally.entryPicks[entry]!
  }
  return { of, heads: tally.heads, picked: (headId: string): number => picks[tally.placeOf.get(headId) ?? -1] ?? 0 }
}

/** Place of a cell among sorted ones; -1 when it is not there. */
const rowOf = (cells: Uint16Array, wanted: number): number => {
  let [from, to] = [0, cells.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if (cells[middle]! < wanted) from = middle + 1
    else to = middle
  }
  return cells[from] === wanted ? from : -1
}

const revisionOf = (
  clubs: Readonly<Record<ClubType, ClubEvidence>>,
  popularity: Readonly<Record<string, number>>,
): string => {
  const digests = Object.values(clubs).flatMap(({ fittings, simulated, chosen }) => [
    fittings.digest,
    simulated.digest,
    chosen.digest,
  ])
  const days = Object.entries(popularity).sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([digests, days]))
    .digest('hex')
    .slice(0, 16)
}
