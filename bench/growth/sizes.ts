/**
 * How the cost of an operation grows with the size of one thing: `bun bench/growth/sizes.ts [word...]`, with words for what grows
 * (contexts, shots, connections, fittings). `heads.ts` does the same for heads.
 *
 * Processor time of the service and of its PostgreSQL for each operation, since others share the machine: at five or six sizes
 * by turns, medians. Two exponents are fitted to it: of the whole, and of what is left without the part that is there at any
 * size (`timing.ts`).
 */
import { openPostgres } from '../../src/platform/postgres/server/client.ts'
import { privatePostgres } from '../../test/support/postgres-server.ts'
import { databaseCpu } from '../database-cpu.ts'
import { cpuMicros } from '../http/load.ts'
import { record } from '../record.ts'
import { benchService } from '../service.ts'
import { moreConnections } from './sizes/connections.ts'
import { moreContexts } from './sizes/contexts.ts'
import { moreFittings } from './sizes/fittings.ts'
import { measured } from './sizes/grown.ts'
import { moreShots } from './sizes/shots.ts'

const words = process.argv.slice(2)
const settings = ['autovacuum=off'] // it would be counted to whatever is measured meanwhile
const postgres = await privatePostgres({ isDurable: true, settings })
if (postgres === null) throw new Error('There is no PostgreSQL here: nothing was measured.')
const url = postgres.url('postgres')
const service = await benchService(url)
const sql = openPostgres(url, 2)
const database = await databaseCpu(sql)
const cpu = () => cpuMicros(service.pid) + database()

const axes = {
  contexts: moreContexts,
  shots: moreShots,
  connections: moreConnections,
  fittings: () => moreFittings(service, sql, url),
}
const rows = []
for (const [name, more] of Object.entries(axes))
  if (words.length === 0 || words.includes(name)) rows.push(...(await measured(await more(service), cpu)))
record('processor time by size', rows)

await sql.end()
await service.stop()
await postgres.stop('immediate')
process.exit()
