import { hasLongProofs } from '../runner/tiers.ts'

/** How many golfers the longest properties meet: GOLFERS=20000, as `bun run test:properties:full` sets it. */
const golfers = process.env['GOLFERS']

/** Every so many: all where GOLFERS is set, a tenth in the long proofs, a thirtieth in the quick tests. */
const share = golfers !== undefined ? 1 : hasLongProofs ? 10 : 30

/** How many cases a property meets of those that are written. */
export const cases = (full: number): number => Math.ceil(full / share)

/** GOLFERS, or so many in the long proofs, a third of them in the quick tests. */
export const golfersOr = (usual: number): number => Number(golfers ?? (hasLongProofs ? usual : Math.ceil(usual / 3)))

/** Some of a long list, evenly. */
export const someOf = <Item>(all: readonly Item[]): readonly Item[] => all.filter((_, place) => place % share === 0)

/** So many of something that takes seconds. */
export const longOrQuick = (long: number, quick: number): number => (hasLongProofs ? long : quick)
