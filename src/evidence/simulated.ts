import file from '../../db/evidence/simulated.json' with { type: 'text' }
import { type ClubType, clubTypes, flexes, hands } from '../golf.ts'
import type { Counts } from './tally.ts'

/** The simulated population of this release and what it was recommended, as db/evidence/simulated.json holds it. */
export interface SimulatedFile {
  readonly seed: number
  /** Golfers of each club type. */
  readonly golfers: number
  readonly engineVersion: string
  readonly rulesetRevision: string
  readonly catalogRevision: string
  /** Digest of the picks of the first golfers: tells whether the file is of this engine. */
  readonly sample: string
  readonly clubs: Readonly<Record<ClubType, SimulatedClub>>
}

/** Heads are indices into `heads`, to keep the file small. */
interface SimulatedClub {
  readonly heads: readonly string[]
  /** A cell of the grid, its golfers, then head and picks in turn. */
  readonly cells: readonly (readonly number[])[]
  /** Head, flex, hand (indices into the words of golf.ts), picks. */
  readonly builds: readonly (readonly number[])[]
}

// The compiler types a .json import by its content whatever the import attribute says; at run time it is text.
const text = file as unknown as string

/** The file of this release. */
export const simulatedFile = (): SimulatedFile => JSON.parse(text)

/** Its counts. */
export const countsOf = ({ clubs }: SimulatedFile): Record<ClubType, Counts> =>
  Object.fromEntries(clubTypes.map((type) => [type, clubCounts(clubs[type])])) as unknown as Record<ClubType, Counts>

const clubCounts = ({ heads, cells, builds }: SimulatedClub): Counts => ({
  cells: cells.map(([cell, fittings, ...entries]) => ({
    cell: cell!,
    fittings: fittings!,
    picks: Object.fromEntries(
      Array.from({ length: entries.length / 2 }, (_, at) => [heads[entries[2 * at]!]!, entries[2 * at + 1]!]),
    ),
  })),
  heads: builds.map(([head, flex, hand, picks]) => ({
    headId: heads[head!]!,
    flex: flexes[flex!]!,
    hand: hands[hand!]!,
    picks: picks!,
  })),
})

/** The counts of one club type as the file holds them. */
export const packedClub = ({ cells, heads: builds }: Counts): SimulatedClub => {
  const heads = [...new Set(builds.map(({ headId }) => headId))].sort()
  return {
    heads,
    cells: [...cells]
      .sort((a, b) => a.cell - b.cell)
      .map(({ cell, fittings, picks }) => [
        cell,
        fittings,
        ...Object.entries(picks)
          .map(([headId, count]) => [heads.indexOf(headId), count] as const)
          .sort(([a], [b]) => a - b)
          .flat(),
      ]),
    builds: builds
      .map(({ headId, flex, hand, picks }) => [heads.indexOf(headId), flexes.indexOf(flex), hands.indexOf(hand), picks])
      .sort(([a, b, c], [x, y, z]) => a! - x! || b! - y! || c! - z!),
  }
}
