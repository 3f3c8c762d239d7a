import file from '../../../db/evidence/simulated.json' with { type: 'text' }
import { type ClubType, clubTypes, flexes, hands } from '../../golf/words.ts'
import { type BuildCount, type Counts, type Tally, tallyOf } from './tally.ts'

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
  /** Head, flex, hand (indices into the words of golf/words.ts), picks. */
  readonly builds: readonly (readonly number[])[]
}

// The compiler types a .json import by its content whatever the import attribute says; at run time it is text.
const text = file as unknown as string

/** The file of this release. */
export const simulatedFile = (): SimulatedFile => JSON.parse(text)

/** Its counts. */
export const talliesOf = ({ clubs }: SimulatedFile): Record<ClubType, Tally> =>
  Object.fromEntries(clubTypes.map((type) => [type, tallyOf(clubCounts(clubs[type]))])) as Record<ClubType, Tally>

const clubCounts = ({ heads, cells, builds }: SimulatedClub): Counts => ({
  cells: cells.map(([cell]) => cell!),
  cellFittings: cells.map(([, fittings]) => fittings!),
  picks: picksByHead(heads, cells),
  builds: builds.map(([head, flex, hand, picks]) => ({
    headId: heads[head!]!,
    flex: flexes[flex!]!,
    hand: hands[hand!]!,
    picks: picks!,
  })),
})

/** A start waits for these, so they are not made entry by entry. */
const picksByHead = (heads: readonly string[], cells: SimulatedClub['cells']): Counts['picks'] => {
  const picks = heads.map((headId) => ({ headId, cells: [] as number[], cellPicks: [] as number[] }))
  for (const row of cells)
    for (let at = 2; at < row.length; at += 2) {
      const pick = picks[row[at]!]!
      pick.cells.push(row[0]!)
      pick.cellPicks.push(row[at + 1]!)
    }
  return picks.filter(({ cells: found }) => found.length > 0)
}

/** What the golfers of one club type were recommended. */
export interface SimulatedCounts {
  readonly cells: readonly CellCount[]
  readonly builds: readonly BuildCount[]
}

/** Golfers of one cell and what they were recommended. */
export interface CellCount {
  readonly cell: number
  readonly golfers: number
  /** Golfers with a head among their top picks, by head id. */
  readonly picks: Readonly<Record<string, number>>
}

/** The counts of one club type as the file holds them. */
export const packClub = ({ cells, builds }: SimulatedCounts): SimulatedClub => {
  const heads = [...new Set(builds.map(({ headId }) => headId))].sort()
  return {
    heads,
    cells: [...cells]
      .sort((a, b) => a.cell - b.cell)
      .map(({ cell, golfers, picks }) => [
        cell,
        golfers,
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
