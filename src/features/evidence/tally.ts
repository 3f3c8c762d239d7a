import { createHash } from 'node:crypto'
import { type Flex, flexes, type Hand, hands } from '../../golf/names/words.ts'

/** Counts of one club type, in any order. */
export interface Counts {
  /** Cells in which there are fittings, each once. */
  readonly cells: readonly number[]
  /** Fittings of each of these cells. */
  readonly cellFittings: readonly number[]
  readonly picks: readonly PickCount[]
  readonly builds: readonly BuildCount[]
}

/** In how many fittings of each cell a head was among the top picks. A head may have several of these: they add up. */
export interface PickCount {
  readonly headId: string
  readonly cells: readonly number[]
  readonly cellPicks: readonly number[]
}

/** Top picks of one head by the golfer's fitted flex and hand. */
export interface BuildCount {
  readonly headId: string
  readonly flex: Flex
  readonly hand: Hand
  readonly picks: number
}

/**
 * Counts of one club type as flat arrays: rows of cells, compressed. A pick is an entry.
 *
 * Entries of cell number `cells[row]` are `entryHead[e]`, `entryPicks[e]` with `entryFrom[row] <= e < entryFrom[row + 1]`.
 */
export interface Tally {
  /** Digest of the counts: equal counts, equal digest. */
  readonly digest: string
  /** Ids of every picked head, sorted. */
  readonly heads: readonly string[]
  /** Index of a head by its id. */
  readonly placeOf: ReadonlyMap<string, number>
  /** Fittings of the club type. */
  readonly fittings: number
  /** Cells in which there are fittings, ascending. */
  readonly cells: Uint16Array
  /** Fittings of each of these cells. */
  readonly cellFittings: Uint32Array
  /** Where the entries of each cell begin; one more than cells. */
  readonly entryFrom: Uint32Array
  /** Index of the head, ascending within a cell. */
  readonly entryHead: Uint16Array
  readonly entryPicks: Uint32Array
  /** By head, then flex in the order of golf/names/words.ts. */
  readonly headFlexes: Uint32Array
  /** By head, then hand in the order of golf/names/words.ts. */
  readonly headHands: Uint32Array
}

/** The counts of one club type in the arrays of a `Tally`, whatever order they came in. */
export const tallyOf = (counts: Counts): Tally => {
  const heads = [...new Set(counts.picks.map(({ headId }) => headId))].sort()
  const placeOf = placesOf(heads)
  const cells = Uint16Array.from(counts.cells).sort()
  const rowOf = new Map([...cells].map((cell, row) => [cell, row]))
  const cellFittings = new Uint32Array(cells.length)
  for (const [at, cell] of counts.cells.entries()) cellFittings[rowOf.get(cell)!] = counts.cellFittings[at]!
  const entries = compress(tableOf(counts.picks, rowOf, placeOf), cells.length, heads.length)
  return tallyOfColumns(heads, { cells, cellFittings, ...entries, builds: counts.builds })
}

/** Columns of a tally that are in order already. */
type OrderedColumns = Pick<Tally, 'cells' | 'cellFittings' | 'entryFrom' | 'entryHead' | 'entryPicks'> &
  Pick<Counts, 'builds'>

/** @param heads Ids of every picked head, sorted. */
export const tallyOfColumns = (heads: readonly string[], { builds, ...entries }: OrderedColumns): Tally => {
  const placeOf = placesOf(heads)
  const { cells, cellFittings, entryFrom, entryHead, entryPicks } = entries
  const columns = {
    cells,
    cellFittings,
    entryFrom,
    entryHead,
    entryPicks,
    headFlexes: spread(builds, placeOf, flexes.length, ({ flex }) => flexes.indexOf(flex)),
    headHands: spread(builds, placeOf, hands.length, ({ hand }) => hands.indexOf(hand)),
  }
  return {
    digest: digestOf(heads, Object.values(columns)),
    heads,
    placeOf,
    fittings: cellFittings.reduce((sum, fittings) => sum + fittings, 0),
    ...columns,
  }
}

/** Index of a head by its id. */
export const placesOf = (heads: readonly string[]): Map<string, number> =>
  new Map(heads.map((headId, index) => [headId, index]))

/** Every choice counts for its cell: two clubs that one golfer chose are two. */
export const tallyOfChoices = (picks: readonly PickCount[]): Tally => {
  const choices = new Map<number, number>()
  for (const { cells, cellPicks } of picks)
    for (const [at, cell] of cells.entries()) choices.set(cell, (choices.get(cell) ?? 0) + cellPicks[at]!)
  return tallyOf({ cells: [...choices.keys()], cellFittings: [...choices.values()], picks, builds: [] })
}

type Places<Key> = ReadonlyMap<Key, number>

/** Picks by row, then head. */
const tableOf = (picks: readonly PickCount[], rowOf: Places<number>, placeOf: Places<string>): Uint32Array => {
  const table = new Uint32Array(rowOf.size * placeOf.size)
  for (const { headId, cells, cellPicks } of picks) {
    const head = placeOf.get(headId)!
    for (let at = 0; at < cells.length; at++) table[rowOf.get(cells[at]!)! * placeOf.size + head]! += cellPicks[at]!
  }
  return table
}

/** What of a table is not zero. */
const compress = (table: Uint32Array, rows: number, heads: number) => {
  let entries = 0
  for (const picks of table) if (picks > 0) entries++
  const entryFrom = new Uint32Array(rows + 1)
  const entryHead = new Uint16Array(entries)
  const entryPicks = new Uint32Array(entries)
  let entry = 0
  for (let row = 0; row < rows; row++) {
    for (let head = 0; head < heads; head++) {
      const picks = table[row * heads + head]!
      if (picks === 0) continue
      entryHead[entry] = head
      entryPicks[entry] = picks
      entry++
    }
    entryFrom[row + 1] = entry
  }
  return { entryFrom, entryHead, entryPicks }
}

const spread = (
  counts: readonly BuildCount[],
  placeOf: Places<string>,
  width: number,
  columnOf: (count: BuildCount) => number,
): Uint32Array => {
  const table = new Uint32Array(placeOf.size * width)
  for (const count of counts) table[placeOf.get(count.headId)! * width + columnOf(count)]! += count.picks
  return table
}

const digestOf = (heads: readonly string[], columns: readonly (Uint16Array | Uint32Array)[]): string => {
  const hash = createHash('sha256').update(JSON.stringify(heads))
  for (const column of columns) hash.update(`${column.length};`).update(column)
  return hash.digest('hex')
}
