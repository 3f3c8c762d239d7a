import { expect, test } from 'bun:test'
import { newToken } from '../../src/auth/index.ts'
import { openPostgres } from '../../src/postgres/client.ts'
import { customer } from '../support/customer.ts'
import { newPostgresUrl } from '../support/databases.ts'
import { newAccount, readyService, type Service } from '../support/service.ts'
import { isFull } from '../support/steady-load.ts'

const url = await newPostgresUrl()
const limitMs = 120_000
const tries = isFull ? 100_000 : 10_000

/** Resident memory of a process, in MB. */
const residentMb = async ({ pid }: Service): Promise<number> =>
  Number(/VmRSS:\s+(\d+) kB/.exec(await Bun.file(`/proc/${pid}/status`).text())?.[1]) / 1024

if (url !== null)
  test(
    'Q7 10,000 invalid keys from one address: no look-up after the first 100, bounded memory, known keys unaffected',
    async () => {
      const service = await readyService({ DATABASE_URL: url, LOG_LEVEL: 'off' })
      const { apiKey } = await newAccount({ DATABASE_URL: url })
      const us = customer(() => service.address, apiKey)
      expect((await us.memory.search()).status).toBe(200)
      const attempt = async () => {
        const headers = { authorization: `Bearer ${newToken('svc')}` }
        const response = await fetch(`${service.address}/v1/key/status`, { headers })
        const { code } = (await response.json()) as { code: string }
        return `${response.status} ${code}`
      }
      const counts = new Map<string, number>()
      const send = async (many: number) => {
        for (let sent = 0; sent < many; sent += 50)
          for (const answer of await Promise.all(Array.from({ length: 50 }, attempt)))
            counts.set(answer, (counts.get(answer) ?? 0) + 1)
      }
      await send(1_000) // the runtime itself grows with its first thousand requests
      const before = await residentMb(service)
      const sql = openPostgres(url, 1)
      const scans = async () => {
        await sql`select pg_stat_clear_snapshot()`
        const [row] = await sql<{ scans: number }>`
          select coalesce(sum(idx_scan + seq_scan), 0)::int as scans from pg_stat_user_tables where relname = 'api_keys'`
        return row!.scans
      }
      await Bun.sleep(1_500) // sessions report what they did once a second
      const scansBefore = await scans()
      await send(tries - 1_000)
      await Bun.sleep(1_500)
      // The only look-ups since were renewals of the known key, and those of a second window if the minute turned.
      expect((await scans()) - scansBefore).toBeLessThan(100 * 2 + 50)
      expect((await residentMb(service)) - before).toBeLessThan(40)
      expect([...counts.keys()].sort()).toEqual(['401 UNAUTHORIZED', '429 RATE_LIMITED'])
      expect(counts.get('401 UNAUTHORIZED')).toBeGreaterThanOrEqual(100)
      expect(counts.get('401 UNAUTHORIZED')).toBeLessThan(100 * 3)
      expect((await us.memory.search()).status).toBe(200)
      await sql.end()
      await service.stop('SIGTERM')
    },
    limitMs,
  )
