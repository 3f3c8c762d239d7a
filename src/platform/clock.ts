/** Where time comes from. Passed in, so that a test can hold it still. */
export type Clock = () => Date

/** The machine's clock. */
export const systemClock: Clock = () => new Date()

/**
 * The time to tell the database where it needs one. Null: it takes its own, which all replicas share, so that a machine
 * whose clock is wrong neither steals runs nor moves charges into another month. A test's clock is told.
 */
export const databaseTime = (clock: Clock): Date | null => (clock === systemClock ? null : clock())
