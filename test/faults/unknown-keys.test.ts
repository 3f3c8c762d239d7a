import { expect, test } from 'bun:test'
import { newToken } from '../../src/identity/auth/index.ts'
import { openPostgres } from '../../src/platform/postgres/server/client.ts'
import { customer } from '../support/customer.ts'
import { newPostgresUrl } from '../support/databases.ts'
import { newAccount, readyService, type Service } from '../support/service.ts'
import { isFull } from '../support/steady-load.ts'

const url = await newPostgresUrl()
const tries = isFull ? 100_000 : 5_000
/** As many as Bun's client sends. */
const atOnce = 250

/** Resident memory of a process, in MB. */
const residentMb = async ({ pid }: Service): Promise<number> =>
  Number(/VmRSS:\s+(\d+) kB/.exec(await Bun.file(`/proc/${pid}/status`).text())?.[1]) / 1024

const statusWith = async ({ address }: Service, token: string, headers: Record<string, string> = {}) => {
  const response = await fetch(`${address}/v1/key/status`, {
    headers: { ...headers, authorization: `Bearer ${token}` },
  })
  const { code = 'OK' } = (await response.json()) as { code?: string }
  return `${response.status} ${code}`
}

/** How often each answer came. */
const sendMany = async (many: number, send: () => Promise<string>) => {
  const counts: Record<string, number> = {}
  for (let sent = 0; sent < many; sent += atOnce)
    for (const answer of await Promise.all(Array.from({ length: atOnce }, send)))
      counts[answer] = (counts[answer] ?? 0) + 1
  return counts
}

if (url !== null) {
  test('Q7 thousands of unknown keys from one address: few statements, bounded memory, and every valid key is let in', async () => {
    const service = await readyService({ DATABASE_URL: url, LOG_LEVEL: 'off' })
    const { apiKey } = await newAccount({ DATABASE_URL: url })
    const us = customer(() => service.address, apiKey)
    expect((await us.memory.search()).status).toBe(200)
    const flood = (many: number) => sendMany(many, () => statusWith(service, newToken('svc')))
    await flood(1_000) // the runtime itself grows with its first thousand requests
    const before = await residentMb(service)
    const sql = openPostgres(url, 1)
    const transactions = async () => {
      await sql`select pg_stat_clear_snapshot()`
      const [row] = await sql<{ many: number }>`
          select xact_commit::int as many from pg_stat_database where datname = current_database()`
      return row!.many
    }
    const newcomers = await Promise.all(Array.from({ length: 5 }, () => newAccount({ DATABASE_URL: url })))
    const transactionsBefore = await transactions()
    const flooded = flood(tries)
    for (const { apiKey } of newcomers) expect(await statusWith(service, apiKey)).toBe('200 OK')
    expect(await flooded).toEqual({ '401 UNAUTHORIZED': tries })
    // Ten look-ups and a gathering one per half second, beside what the service itself needs.
    expect((await transactions()) - transactionsBefore).toBeLessThan(tries / 4)
    expect((await residentMb(service)) - before).toBeLessThan(60)
    expect((await us.memory.search()).status).toBe(200)
    await sql.end()
    await service.stop('SIGTERM')
  })

  test('Q7 malformed and mistyped keys are refused without the database, and cost others from the same address nothing', async () => {
    const service = await readyService({ DATABASE_URL: url, LOG_LEVEL: 'off' })
    const { apiKey } = await newAccount({ DATABASE_URL: url })
    const mistyped = `${apiKey.slice(0, -1)}${apiKey.endsWith('x') ? 'y' : 'x'}`
    for (const token of ['nonsense', 'svc_', mistyped])
      expect(await sendMany(500, () => statusWith(service, token))).toEqual({ '401 UNAUTHORIZED': 500 })
    expect(await statusWith(service, apiKey)).toBe('200 OK')
    await service.stop('SIGTERM')
  })

  test('Q7 invented entries of X-Forwarded-For neither free a sender of its bounds nor fill the memory', async () => {
    const service = await readyService({ DATABASE_URL: url, LOG_LEVEL: 'off', TRUST_PROXY: '1' })
    const before = await residentMb(service)
    let count = 0
    const invented = () => statusWith(service, newToken('svc'), { 'x-forwarded-for': `${++count}${'x'.repeat(8_000)}` })
    expect(await sendMany(5_000, invented)).toEqual({ '401 UNAUTHORIZED': 5_000 })
    expect((await residentMb(service)) - before).toBeLessThan(100)
    await service.stop('SIGTERM')
  })
}
