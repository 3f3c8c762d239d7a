/** Where time comes from. Passed in, so that a test can hold it still. */
export interface Clock {
  (): Date
  /** It goes by the database's, so a statement is not told the time: it takes the database's own. */
  readonly isOfDatabase?: true
  /** The moment, by the clock of the database, after which something that begins now must not be done any more. */
  deadline?(ms: number): Date
  /** The database found that a deadline had passed; perhaps it had not, and this clock is wrong. */
  doubt?(): void
}

/** The machine's clock: that of the embedded engine, too. */
export const systemClock: Clock = Object.assign(() => new Date(), {
  isOfDatabase: true as const,
  deadline: (ms: number) => new Date(Date.now() + ms),
})

/**
 * The time to tell the database where it needs one. Null: it takes its own, which all replicas share, so that a machine
 * whose clock is wrong neither steals runs nor moves charges into another month. A test sets its own clock.
 */
export const databaseTime = (clock: Clock): Date | null => (clock.isOfDatabase ? null : clock())
