/** A line of a table. */
export interface Line {
  /** Number of the line in the file, from 1. */
  readonly line: number
  readonly cells: readonly string[]
}
