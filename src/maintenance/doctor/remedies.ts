/** What to do about data that is lost or wrong. */
export const restoreAdvice = 'Restore a backup with `clubwright restore`; on PostgreSQL with its own tools.'

/** What to do about a figure that is derived from data which is whole. */
export const countAgain =
  'Nothing is lost: the figure is derived. Run `clubwright doctor --fix`, which counts again; do not restore a backup for it.'

/** Something that is wrong. */
export interface Finding {
  /** Where: `tables`, `accounts`. */
  readonly check: string
  /** What, in a sentence. */
  readonly problem: string
  readonly remedy: string
  /** Only a derived figure is wrong, and all data is there. */
  readonly isDerived?: true
  /** How many, as far as they were counted. */
  readonly count?: number
  /** One of them. */
  readonly example?: unknown
}
