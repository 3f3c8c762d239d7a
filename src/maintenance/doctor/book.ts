import type { Sql } from '../../platform/postgres/sql.ts'

/** A query for what cannot be when everything is in order: it gives no rows. */
export interface Book {
  readonly problem: string
  /** A backup when it is left out. */
  readonly remedy?: string
  readonly text: string
  /** It may be so where nobody serves, as in a copy. */
  readonly needsServing?: true
}

/** The same for what is derived from other data, which is whole. */
export interface DerivedBook extends Book {
  /** Derive it again for one account. */
  fix(sql: Sql, accountId: string): Promise<void>
}
