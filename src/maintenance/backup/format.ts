/**
 * A backup is one zstd stream of lines, each a JSON value:
 *
 *   {"clubwright":"backup","format":1,"release":"0.1.0","at":"2026-11-22T20:00:00.000Z","migrations":[...]}
 *   {"table":"accounts","columns":["id","email",...]}
 *   ["acc_01M7...","fitter@example.com",...]       one row: the texts of its columns as PostgreSQL writes them, or null
 *   ...
 *   {"rows":{"accounts":2,...},"sha256":"..."}     the last line: how many there were, and the SHA-256 of all lines before
 *
 * Texts, so that what was stored as JSON comes back byte for byte.
 */
export interface Header {
  readonly clubwright: 'backup'
  readonly format: number
  /** Version of the program that wrote it. */
  readonly release: string
  /** The moment whose data it holds. */
  readonly at: string
  readonly migrations: readonly { readonly name: string; readonly checksum: string }[]
}

/** Line before the rows of a table: its name and columns. */
export interface TableLine {
  readonly table: string
  readonly columns: readonly string[]
}

/** Last line: rows of each table, and the digest of all lines before, so that a cut-off file is noticed. */
export interface Trailer {
  readonly rows: Readonly<Record<string, number>>
  readonly sha256: string
}

/** Number of the format that backups are written in. */
export const format = 1

/** The backup cannot be made, or the file cannot be restored. Nothing was changed. */
export class BackupRefused extends Error {
  override readonly name = 'BackupRefused'
}
