import { type Flex, flexes, type Hand, hands } from '../golf.ts'

/** Golfers of one cell and what they were recommended. */
export interface CellCount {
  readonly cell: number
  readonly fittings: number
  /** Fittings in which a head was among the top picks, by head id. */
  readonly picks: Readonly<Record<string, number>>
}

/** Top picks of one head by the golfer's fitted flex and hand. */
export interface HeadCount {
  readonly headId: string
  readonly flex: Flex
  readonly hand: Hand
  readonly picks: number
}

/**
 * Counts of one club type as flat arrays: rows of cells, compressed. A pick is an entry.
 *
 * Entries of cell number `cells[row]` are `entryHead[e]`, `entryPicks[e]` with `entryFrom[row] <= e < entryFrom[row + 1]`.
 * The scoring image packs these arrays as they are.
 */
export interface Tally {
  /** Fittings of the club type. */
  readonly fittings: number
  /** Cells in which there are fittings, ascending. */
  readonly cells: Uint16Array
  /** Fittings of each of these cells. */
  readonly cellFittings: Uint32Array
  /** Where the entries of each cell begin; one more than cells. */
  readonly entryFrom: Uint32Array
  /** Index of the head in the list of heads that the tally was made with. */
  readonly entryHead: Uint16Array
  readonly entryPicks: Uint32Array
  /** By head, then flex in the order of golf.ts. */
  readonly headFlexes: Uint32Array
  /** By head, then hand in the order of golf.ts. */
  readonly headHands: Uint32Array
}

/** Counts of one club type. */
export interface Counts {
  readonly cells: readonly CellCount[]
  readonly heads: readonly HeadCount[]
}

export const noCounts: Counts = { cells: [], heads: [] }

/** @param heads Ids that entries point into; it must hold every picked head. */
export const tallyOf = (counts: Counts, heads: readonly string[]): Tally => {
  const indexOf = new Map(heads.map((headId, index) => [headId, index]))
  const cells = [...counts.cells].sort((a, b) => a.cell - b.cell)
  const rows = cells.map(({ picks }) =>
    Object.entries(picks)
      .map(([headId, count]) => [indexOf.get(headId)!, count] as const)
      .sort(([a], [b]) => a - b),
  )
  const entryFrom = new Uint32Array(cells.length + 1)
  rows.forEach((row, index) => {
    entryFrom[index + 1] = entryFrom[index]! + row.length
  })
  const entries = rows.flat()
  return {
    fittings: cells.reduce((sum, { fittings }) => sum + fittings, 0),
    cells: Uint16Array.from(cells, ({ cell }) => cell),
    cellFittings: Uint32Array.from(cells, ({ fittings }) => fittings),
    entryFrom,
    entryHead: Uint16Array.from(entries, ([head]) => head),
    entryPicks: Uint32Array.from(entries, ([, picks]) => picks),
    headFlexes: spread(counts.heads, indexOf, flexes.length, ({ flex }) => flexes.indexOf(flex)),
    headHands: spread(counts.heads, indexOf, hands.length, ({ hand }) => hands.indexOf(hand)),
  }
}

const spread = (
  counts: readonly HeadCount[],
  indexOf: ReadonlyMap<string, number>,
  width: number,
  columnOf: (count: HeadCount) => number,
): Uint32Array => {
  const table = new Uint32Array(indexOf.size * width)
  for (const count of counts) table[indexOf.get(count.headId)! * width + columnOf(count)]! += count.picks
  return table
}

/** Every head that was picked. */
export const pickedHeads = ({ cells }: Counts): string[] => [
  ...new Set(cells.flatMap(({ picks }) => Object.keys(picks))),
]
