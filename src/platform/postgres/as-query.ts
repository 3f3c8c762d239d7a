import type { Query } from './sql.ts'

/**
 * A statement whose text is made, of names that the database told us, and not written: for copying tables.
 * @param parts The text around the values, one more than there are values.
 * @example await asQuery(sql, ['select * from "fittings" where id = ', ''])(fittingId)
 */
export const asQuery =
  <Row = Record<string, unknown>>(sql: Query, parts: readonly string[]) =>
  (...values: unknown[]): Promise<Row[]> =>
    sql<Row>(Object.assign([...parts], { raw: parts }), ...values)
