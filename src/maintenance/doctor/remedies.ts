/** What to do about data that is lost or wrong. */
export const restoreBackup = 'Restore a backup with `clubwright restore`; on PostgreSQL with its own tools.'

/** Something that is wrong. */
export interface Finding {
  /** Where: `tables`, `accounts`. */
  readonly check: string
  /** What, in a sentence. */
  readonly problem: string
  readonly remedy: string
  /** How many, as far as they were counted. */
  readonly count?: number
  /** One of them. */
  readonly example?: unknown
}
