import { isCatalogIntact } from '../../equipment/catalog/index.ts'
import { MigrationError, pendingMigration } from '../../platform/postgres/migrate.ts'
import type { Sql } from '../../platform/postgres/sql.ts'
import { statement } from '../../platform/postgres/tables.ts'
import type { LinkSigner } from '../../platform/signing/index.ts'
import type { Progress } from '../../platform/work/progress.ts'
import type { DerivedBook } from './book.ts'
import { type Books, invariants } from './books.ts'
import { readIndexes, readTables } from './files.ts'
import { type Finding, restoreAdvice } from './remedies.ts'
import { compareSchema } from './schema.ts'
import { readSecrets } from './secrets.ts'

interface Check {
  readonly name: string
  run(sql: Sql, progress: Progress): Promise<readonly Omit<Finding, 'check'>[]>
}

interface Ways {
  /** Derive again what is derived and wrong, before; else nothing is changed. */
  readonly isFixing?: boolean
  /** Opens secrets. Null: there is no LAB_SIGNING_SECRET here. */
  readonly signer?: LinkSigner | null
  /** False in a copy: what a serving process would do by and by is not done there. */
  readonly isServed?: boolean
}

/** Look at everything that is stored. Requests go on meanwhile. */
export const examine = async (
  sql: Sql,
  progress: Progress,
  { isFixing = false, signer = null, isServed = true }: Ways = {},
): Promise<Finding[]> => {
  const behind = await findings(migrations, sql, progress)
  const isOfRelease = behind.length === 0
  if (isFixing && isOfRelease) await deriveAgain(sql, progress)
  const rest = isOfRelease ? [...checksOfFiles, ...(await checksOfContent(sql, signer, isServed))] : checksOfFiles
  const found = [behind]
  for (const check of rest) found.push(await findings(check, sql, progress))
  return found.flat()
}

const deriveAgain = async (sql: Sql, progress: Progress): Promise<void> => {
  const books = (await invariants(sql)).flatMap(({ books }) => books)
  for (const { text, fix } of books.filter(isDerived)) {
    const wrong = (await withoutDeadline(sql, text)) as { account_id: string }[]
    for (const [done, { account_id }] of wrong.entries()) {
      progress('Counting again, accounts', done, wrong.length)
      await fix(sql, account_id)
    }
  }
}

const findings = async (check: Check, sql: Sql, progress: Progress): Promise<Finding[]> => {
  progress(`Checking ${check.name}`)
  const found = await check.run(sql, progress).catch((error: Error) => [
    {
      problem: `This could not be checked: ${error.message}`,
      remedy: 'Fix the other findings first, then try again.',
    },
  ])
  return found.map((finding) => ({ check: check.name, ...finding }))
}

const migrations: Check = {
  name: 'migrations',
  run: async (sql) => {
    try {
      const pending = await pendingMigration(sql)
      if (pending === undefined) return []
      return [
        { problem: `${pending.name} is not applied yet.`, remedy: 'Run `clubwright migrate`; `serve` does it too.' },
      ]
    } catch (error) {
      if (!(error instanceof MigrationError)) throw error
      return [{ problem: error.message, remedy: 'Run the release that made this database, or a newer one.' }]
    }
  },
}

const checksOfFiles: readonly Check[] = [
  { name: 'tables', run: readTables },
  { name: 'indexes', run: readIndexes },
]

const catalog: Check = {
  name: 'catalog',
  run: async (sql) =>
    (await isCatalogIntact(sql))
      ? []
      : [
          {
            problem: 'The catalog is not the one that was imported: its checksum differs.',
            remedy:
              'If it is your own, import it again with `clubwright catalog import FILE...`. The catalog of a release is never read from the database, and the next release replaces the copy there.',
          },
        ],
}

const isDerived = (book: object): book is DerivedBook => 'fix' in book

const checkOfBooks = ({ name, books }: Books, isServed: boolean): Check => ({
  name,
  run: async (sql) => {
    const found = []
    for (const book of books.filter(({ needsServing }) => isServed || needsServing === undefined)) {
      const { problem, remedy = restoreAdvice, text } = book
      const rows = await withoutDeadline(sql, text)
      if (rows.length === 0) continue
      found.push({
        problem,
        remedy,
        ...(isDerived(book) && { isDerived: true as const }),
        count: rows.length,
        example: rows[0],
      })
    }
    return found
  },
})

const checksOfContent = async (sql: Sql, signer: LinkSigner | null, isServed: boolean): Promise<Check[]> => [
  { name: 'schema', run: compareSchema },
  catalog,
  ...(await invariants(sql)).map((books) => checkOfBooks(books, isServed)),
  { name: 'secrets', run: (sql) => readSecrets(sql, signer) },
]

/** More of the same are not counted. */
const rowsMax = 1_000

/** A query that may read whole tables. Only a script may take longer than a request would wait. */
const withoutDeadline = (sql: Sql, text: string): Promise<unknown[]> => {
  const cursor = `found_${Bun.hash(text)}` // the driver remembers the columns of a statement by its text
  return sql.begin(
    async (sql) => {
      await sql.script(`set local statement_timeout = 0;
        declare ${cursor} scroll cursor for ${text};
        move forward ${rowsMax} in ${cursor};
        move absolute 0 in ${cursor}`)
      return statement(sql, `fetch forward ${rowsMax} from ${cursor}`)
    },
    { isLong: true },
  )
}
