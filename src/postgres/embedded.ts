import { PGlite, type PGliteInterface, type Transaction } from '@electric-sql/pglite'
import initdbWasm from '@electric-sql/pglite/initdb.wasm' with { type: 'file' }
import postgresData from '@electric-sql/pglite/pglite.data' with { type: 'file' }
import postgresWasm from '@electric-sql/pglite/pglite.wasm' with { type: 'file' }
import { grouped } from './grouped.ts'
import { withinDeadline } from './outage.ts'
import { insideTransaction, type Query, refuseUndefined, type Sql } from './sql.ts'
import { boundedTransaction } from './transaction.ts'

/**
 * Open the embedded database in a directory that this process has locked (lock.ts).
 *
 * The engine is a single session: callers queue, and a transaction has it for itself. Committed work survives the
 * death of the process, not the loss of power: the engine never calls fsync.
 */
export const openEmbedded = async (directory: string): Promise<Sql> => embeddedSql(await startEngine(directory))

/** The door to a running engine. */
export const embeddedSql = (db: PGlite): Sql => {
  let calls = 0
  const counted = <T>(call: Promise<T>): Promise<T> => {
    if (++calls % callsPerCheckpoint === 0) db.exec('checkpoint').catch(() => {}) // the next one tries again
    return call
  }
  const query = <Row>(strings: TemplateStringsArray, ...values: unknown[]) => counted(run<Row>(db, strings, values))
  return Object.assign(query, {
    engine: 'embedded' as const,
    read: query,
    call: grouped(query),
    begin: <T>(work: (sql: Sql) => Promise<T>, { isLong = false } = {}): Promise<T> => {
      const inside = (connection: Transaction) => {
        const query: Query = (strings, ...values) => run(connection, strings, values)
        return work(insideTransaction(query, 'embedded', script(connection)))
      }
      return counted(boundedTransaction((use) => db.transaction(use), inside, { isLong }))
    },
    script: script(db),
    ping: async () => {
      await query`select 1`
    },
    listen: async (channel: string, onMessage: (payload: string) => void, onListening: () => void) => {
      await db.listen(channel, onMessage)
      onListening()
    },
    end: async () => {
      await db.exec('checkpoint')
      await db.close()
    },
  }) satisfies Sql
}

/**
 * A server of its own would write a checkpoint now and then; the embedded engine never does. Without one its log grows
 * for ever (417 MB after 400 MB of inserts), and so does the time to open after a `kill -9`. A checkpoint takes 10 ms.
 */
const callsPerCheckpoint = 2_000

/**
 * Start the engine itself. Its files are named here so that they travel inside the compiled executable.
 * @param directory An absent or empty one is filled, which takes seconds and 1 GB; without one all is in memory.
 */
export const startEngine = async (directory?: string): Promise<PGlite> => {
  const [pgliteWasmModule, initdbWasmModule] = await Promise.all([compile(postgresWasm), compile(initdbWasm)])
  return PGlite.create({
    ...(directory !== undefined && { dataDir: directory }),
    pgliteWasmModule,
    initdbWasmModule,
    fsBundle: Bun.file(postgresData),
    parsers: { [int8]: Number },
    serializers: { [json]: JSON.stringify, [jsonb]: JSON.stringify },
  })
}

const compile = async (path: string) => WebAssembly.compile(await Bun.file(path).arrayBuffer())

// Type numbers of pg_type whose conversion is brought in line with postgres.js: text given for json is a json string.
const int8 = 20
const json = 114
const jsonb = 3802

const script = (db: PGliteInterface | Transaction) => async (text: string) => {
  await db.exec(text)
}

const run = <Row>(
  db: PGliteInterface | Transaction,
  strings: TemplateStringsArray,
  values: unknown[],
): Promise<Row[]> => {
  refuseUndefined(strings, values)
  const text = strings.reduce((left, right, index) => `${left}$${index}${right}`)
  return withinDeadline(db.query<Row>(text, values)).then(({ rows }) => rows)
}
