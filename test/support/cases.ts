/** How many golfers the longest properties meet: GOLFERS=20000, as `bun run test:properties:full` sets it. */
const golfers = process.env['GOLFERS']

/** How many cases a property meets: as written where GOLFERS is set, otherwise a tenth, for which every run has time. */
export const cases = (full: number): number => (golfers === undefined ? Math.ceil(full / 10) : full)

/** GOLFERS, or so many. */
export const golfersOr = (usual: number): number => Number(golfers ?? usual)

/** Every tenth of a long list; all of it where GOLFERS is set. */
export const tenthOf = <Item>(all: readonly Item[]): readonly Item[] =>
  golfers === undefined ? all.filter((_, place) => place % 10 === 0) : all
