import type { CellCount, SimulatedCounts } from '../../../src/features/evidence/simulated.ts'
import { type Tally, tallyOf } from '../../../src/features/evidence/tally.ts'
import { type ClubType, clubTypes } from '../../../src/golf/names/words.ts'

/** Counts for some club types, none for the others. */
export const talliesFor = (some: Partial<Record<ClubType, SimulatedCounts>>): Record<ClubType, Tally> =>
  Object.fromEntries(
    clubTypes.map((type) => [type, tallyFor(some[type] ?? { cells: [], builds: [] })]),
  ) as unknown as Record<ClubType, Tally>

const tallyFor = ({ cells, builds }: SimulatedCounts): Tally =>
  tallyOf({
    cells: cells.map(({ cell }) => cell),
    cellFittings: cells.map(({ golfers }) => golfers),
    picks: cells.flatMap(picksIn),
    builds,
  })

const picksIn = ({ cell, picks }: CellCount) =>
  Object.entries(picks).map(([headId, count]) => ({ headId, cells: [cell], cellPicks: [count] }))

/** Right-handers with regular shafts, by head. */
export const regular = (picks: Readonly<Record<string, number>>) =>
  Object.entries(picks).map(([headId, count]) => ({
    headId,
    flex: 'Regular' as const,
    hand: 'right' as const,
    picks: count,
  }))
