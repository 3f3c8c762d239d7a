import { clubTypes } from '../../src/golf/names/words.ts'
import { createKey } from '../../src/identity/accounts/index.ts'
import { migrate } from '../../src/platform/postgres/migrate.ts'
import { openPostgres } from '../../src/platform/postgres/server/client.ts'
import type { Sql } from '../../src/platform/postgres/sql.ts'
import { someGolfers } from '../../test/support/golfers.ts'
import { readyService, unlimitedRates } from '../../test/support/service.ts'

const golfers = clubTypes.flatMap((clubType) => someGolfers(clubType, 100, 2))
const operations = ['analyze', 'repeat by its key', 'get', 'delete'] as const

/** A database with a service of its own, and what one of its accounts asks of it. */
export interface Side {
  readonly sql: Sql
  readonly pid: number
  readonly operations: Readonly<Record<(typeof operations)[number], () => Promise<unknown>>>
  get(fittingId: string): Promise<unknown>
  stop(): Promise<void>
}

/** Open one, brought to this release, for the account that is named or made there. */
export const openSide = async (url: string, account: (sql: Sql) => Promise<string>): Promise<Side> => {
  const sql = openPostgres(url, 2)
  await migrate(sql)
  const service = await readyService({ DATABASE_URL: url, LOG_LEVEL: 'off', ...unlimitedRates })
  const key = (await createKey({ sql, clock: () => new Date() }, await account(sql), { name: 'growth' }))!
  const ask = async (method: string, path: string, { headers = {}, body = null as string | null } = {}) => {
    const all = { authorization: `Bearer ${key.apiKey}`, ...headers }
    const response = await fetch(service.address + path, { method, headers: all, body })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`)
    return text
  }
  const analyze = (n: number) =>
    ask('POST', '/v1/fitting/analyze', {
      headers: { 'content-type': 'application/json', 'idempotency-key': `${key.keyId}-${n}` },
      body: JSON.stringify(golfers[n % golfers.length]),
    })
  const get = (fittingId: string) => ask('GET', `/v1/fittings/${fittingId}`)

  /** Fittings of this run that are not deleted, the oldest first. */
  const kept: { readonly n: number; readonly id: string }[] = []
  const anyKept = () => kept[Math.floor(Math.random() * kept.length)]!
  let made = 0
  return {
    sql,
    pid: service.pid,
    get,
    operations: {
      analyze: async () => {
        const n = made++
        kept.push({ n, id: JSON.parse(await analyze(n)).fittingId })
      },
      'repeat by its key': () => analyze(anyKept().n),
      get: () => get(anyKept().id),
      delete: () => ask('DELETE', `/v1/fittings/${kept.shift()!.id}`),
    },
    stop: async () => {
      await service.stop('SIGTERM')
      await sql.end()
    },
  }
}
