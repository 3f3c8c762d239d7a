/** Where time comes from. Passed in, so that a test can hold it still. */
export type Clock = () => Date

/** The machine's clock. */
export const systemClock: Clock = () => new Date()
