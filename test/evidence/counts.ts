import type { Counts } from '../../src/evidence/tally.ts'
import { type ClubType, clubTypes } from '../../src/golf.ts'

/** Counts for some club types, none for the others. */
export const countsFor = (some: Partial<Record<ClubType, Counts>>): Record<ClubType, Counts> =>
  Object.fromEntries(clubTypes.map((type) => [type, some[type] ?? { cells: [], heads: [] }])) as unknown as Record<
    ClubType,
    Counts
  >

/** Right-handers with regular shafts, by head. */
export const regular = (picks: Readonly<Record<string, number>>) =>
  Object.entries(picks).map(([headId, count]) => ({
    headId,
    flex: 'Regular' as const,
    hand: 'right' as const,
    picks: count,
  }))
