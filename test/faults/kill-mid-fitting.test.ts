import { afterAll, describe, expect, test } from 'bun:test'
import { join } from 'node:path'
import type { FaultPoint } from '../../src/fault-point.ts'
import { openPostgres } from '../../src/postgres/client.ts'
import { audit } from '../support/audit.ts'
import { newPostgresUrl } from '../support/databases.ts'
import { newAccount, readyService, type Service, scratchDirectory, until } from '../support/service.ts'
import { isFull } from '../support/steady-load.ts'

/** How often the service dies at each point. */
const runs = isFull ? 50 : 1
const points: readonly FaultPoint[] = ['after-reserve', 'mid-engine', 'before-settle', 'after-settle']

const scratch = scratchDirectory()
afterAll(scratch.remove)
const url = await newPostgresUrl()
/** The storage of each point: an own directory, or one database for all. */
const databases: [string, (point: FaultPoint) => Record<string, string>][] = [
  ['embedded', (point) => ({ DATA_DIR: join(scratch.path, point) })],
]
if (url !== null) databases.push(['postgresql', () => ({ DATABASE_URL: url })])

const analyze = (service: Service, apiKey: string, key: string) =>
  fetch(`${service.address}/v1/fitting/analyze`, {
    method: 'POST',
    headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({ clubType: 'driver', golfer: { handedness: 'right' }, swingMetrics: { swingSpeed: 95 } }),
  })
const get = async (service: Service, apiKey: string, path: string) =>
  (await fetch(service.address + path, { headers: { authorization: `Bearer ${apiKey}` } })).json()

describe.each(databases)('R1 a service on %s that dies', (_engine, storage) => {
  for (const point of points)
    test.concurrent(
      `${point}: the retry gives one fitting for one charge (${runs} times)`,
      async () => {
        const env = storage(point)
        const settings = { ...env, LOG_LEVEL: 'off' }
        for (let run = 0; run < runs; run++) {
          const { apiKey } = await newAccount(env, 1)
          const dying = await readyService(settings, point)
          await expect(analyze(dying, apiKey, 'k')).rejects.toThrow()
          expect(await dying.exited).toBe(137)

          const service = await readyService(settings)
          const retry = await untilAnswered(service, apiKey)
          const fitting = (await retry.json()) as { status: string; fittingId: string }
          expect(fitting.status).toBe('completed')
          // What was settled before the death is found; what was not is made now, under the id it already had.
          expect(retry.headers.get('idempotent-replayed')).toBe(point === 'after-settle' ? 'true' : null)
          expect(await get(service, apiKey, `/v1/fittings/${fitting.fittingId}`)).toMatchObject({ output: fitting })
          expect(await get(service, apiKey, '/v1/key/status')).toMatchObject({ usage: { current: 1, remaining: 0 } })
          expect(await service.stop('SIGTERM')).toBe(0)
        }
        if (env['DATABASE_URL'] === undefined) return
        const sql = openPostgres(env['DATABASE_URL'], 1)
        await audit({ sql, services: [] })
        await sql.end()
      },
      120_000 * runs,
    )
})

/** The same request again, whenever the answer says that it may be sent. */
const untilAnswered = async (service: Service, apiKey: string): Promise<Response> => {
  let answer: Response | undefined
  await until('the retry is answered', async () => {
    answer = await analyze(service, apiKey, 'k')
    if (answer.status === 200) return true
    expect(answer.status).toBe(409)
    await Bun.sleep(1_000 * Number(answer.headers.get('retry-after')))
    return false
  })
  return answer!
}
