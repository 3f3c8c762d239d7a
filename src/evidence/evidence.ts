import { createHash } from 'node:crypto'
import { type ClubType, clubTypes } from '../golf.ts'
import { type ComparedGolfer, cellOf, handicapUnknown, similarCells } from './cell.ts'
import { type Counts, pickedHeads, type Tally, tallyOf } from './tally.ts'

/** Where figures come from: completed fittings, or the simulated population of the release. */
export type Basis = 'fittings' | 'simulated'

/** What golfers like one golfer were recommended. */
export interface Similar {
  /** Names the counts: golfers with one key have the same. */
  readonly key: string
  /** Golfers compared with. */
  readonly of: number
  readonly basis: Basis
  /** How many of them had the head among their top picks. */
  picked(headId: string): number
  /** The same by index of `Evidence.clubs[clubType].heads`. */
  readonly picks: Uint32Array
}

/** What is counted for one club type. Both tallies point into one list of heads. */
export interface ClubEvidence {
  /** Ids of every head that was ever picked, sorted. */
  readonly heads: readonly string[]
  readonly fittings: Tally
  readonly simulated: Tally
}

/** What fittings led to, as of one moment. Never changed after it is made: a new revision is a new object. */
export interface Evidence {
  /** Digest of all counts: equal counts, equal revision. */
  readonly revision: string
  /** Completed fittings of the last 30 days in which the head was among the top picks. */
  popularity(headId: string): number
  /** Golfers like this one. From 20 completed fittings on these count, before that the simulated population. */
  similar(clubType: ClubType, golfer: ComparedGolfer): Similar
  readonly clubs: Readonly<Record<ClubType, ClubEvidence>>
}

/** What evidence is made of. */
export interface EvidenceParts {
  readonly fittings: Readonly<Record<ClubType, Counts>>
  readonly simulated: Readonly<Record<ClubType, Counts>>
  /** Popularity by head id. */
  readonly popularity: Readonly<Record<string, number>>
}

/** Fewer completed fittings than these prove nothing. @source house, fitting rules §10.3 (n >= 20) */
export const fittingsMin = 20

/** Make evidence from counts. */
export const buildEvidence = ({ fittings, simulated, popularity }: EvidenceParts): Evidence => {
  const clubs = Object.fromEntries(
    clubTypes.map((type) => [type, clubEvidence(fittings[type], simulated[type])]),
  ) as unknown as Record<ClubType, ClubEvidence>
  const indices = Object.fromEntries(
    clubTypes.map((type) => [type, new Map(clubs[type].heads.map((headId, index) => [headId, index]))]),
  ) as unknown as Record<ClubType, ReadonlyMap<string, number>>
  const popular = new Map(Object.entries(popularity))
  const remembered = new Map<string, Similar>()
  return {
    revision: revisionOf(clubs, popularity),
    popularity: (headId) => popular.get(headId) ?? 0,
    similar: (clubType, golfer) => {
      // All golfers of one cell are alike here, so at most 12,810 answers of about 600 bytes are kept.
      const key = `${clubType} ${cellOf({ ...golfer, handicap: golfer.handicap ?? handicapUnknown })}`
      const known = remembered.get(key)
      if (known !== undefined) return known
      const { of, basis, picks } = countsOver(clubs[clubType], similarCells(golfer))
      const picked = (headId: string) => picks[indices[clubType].get(headId) ?? -1] ?? 0
      const similar = { key, of, basis, picked, picks }
      remembered.set(key, similar)
      return similar
    },
    clubs,
  }
}

const clubEvidence = (fittings: Counts, simulated: Counts): ClubEvidence => {
  const heads = [...new Set([...pickedHeads(fittings), ...pickedHeads(simulated)])].sort()
  return { heads, fittings: tallyOf(fittings, heads), simulated: tallyOf(simulated, heads) }
}

const countsOver = ({ heads, fittings, simulated }: ClubEvidence, cells: readonly number[]) => {
  const ofFittings = sumOver(fittings, cells, heads.length)
  if (ofFittings.of >= fittingsMin) return { ...ofFittings, basis: 'fittings' as const }
  return { ...sumOver(simulated, cells, heads.length), basis: 'simulated' as const }
}

const sumOver = (tally: Tally, cells: readonly number[], heads: number) => {
  const wanted = new Set(cells)
  const picks = new Uint32Array(heads)
  let of = 0
  tally.cells.forEach((cell, row) => {
    if (!wanted.has(cell)) return
    of += tally.cellFittings[row]!
    for (let entry = tally.entryFrom[row]!; entry < tally.entryFrom[row + 1]!; entry++)
      picks[tally.entryHead[entry]!]! += tally.entryPicks[entry]!
  })
  return { of, picks }
}

const revisionOf = (
  clubs: Readonly<Record<ClubType, ClubEvidence>>,
  popularity: Readonly<Record<string, number>>,
): string => {
  const hash = createHash('sha256')
  for (const { heads, fittings, simulated } of Object.values(clubs)) {
    hash.update(JSON.stringify(heads))
    for (const tally of [fittings, simulated])
      for (const column of Object.values(tally)) hash.update(typeof column === 'number' ? `${column};` : column)
  }
  const days = Object.entries(popularity).sort(([a], [b]) => (a < b ? -1 : 1))
  return hash.update(JSON.stringify(days)).digest('hex').slice(0, 16)
}
