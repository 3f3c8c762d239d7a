import file from '../../../db/evidence/simulated.json' with { type: 'text' }
import { type ClubType, clubTypes, flexes, hands } from '../../golf/names/words.ts'
import { type BuildCount, type Tally, tallyOfColumns } from './tally.ts'

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
  /** Head, flex, hand (indices into the words of golf/names/words.ts), picks. */
  readonly builds: readonly (readonly number[])[]
}

// The compiler types a .json import by its content whatever the import attribute says; at run time it is text.
const text = file as unknown as string

/** The file of this release. */
export const simulatedFile = (): SimulatedFile => JSON.parse(text)

/** Its counts. */
export const talliesOf = ({ clubs }: SimulatedFile): Record<ClubType, Tally> =>
  Object.fromEntries(clubTypes.map((type) => [type, tallyOfClub(clubs[type])])) as Record<ClubType, Tally>

/** How often each head was picked in each build. */
export const simulatedPicks = (): BuildCount[] =>
  Object.values(simulatedFile().clubs).flatMap(({ heads, builds }) => namedBuilds(heads, builds))

const namedBuilds = (heads: readonly string[], builds: SimulatedClub['builds']): BuildCount[] =>
  builds.map(([head, flex, hand, picks]) => ({
    headId: heads[head!]!,
    flex: flexes[flex!]!,
    hand: hands[hand!]!,
    picks: picks!,
  }))

/** The file has cells and heads in the order of a tally (`packClub`): a start copies them, without sorting or counting. */
const tallyOfClub = ({ heads, cells: rows, builds }: SimulatedClub): Tally => {
  const entries = rows.reduce((sum, row) => sum + (row.length - 2) / 2, 0)
  const cells = Uint16Array.from(rows, ([cell]) => cell!)
  const cellFittings = Uint32Array.from(rows, ([, golfers]) => golfers!)
  const entryFrom = new Uint32Array(rows.length + 1)
  const entryHead = new Uint16Array(entries)
  const entryPicks = new Uint32Array(entries)
  let entry = 0
  for (let row = 0; row < rows.length; row++) {
    const of = rows[row]!
    for (let at = 2; at < of.length; at += 2) {
      entryHead[entry] = of[at]!
      entryPicks[entry++] = of[at + 1]!
    }
    entryFrom[row + 1] = entry
  }
  return tallyOfColumns(heads, {
    cells,
    cellFittings,
    entryFrom,
    entryHead,
    entryPicks,
    builds: namedBuilds(heads, builds),
  })
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
