import { afterAll, describe, expect, test } from 'bun:test'
import { join } from 'node:path'
import type { FaultPoint } from '../../src/fault-point.ts'
import { newPostgresUrl } from '../support/databases.ts'
import { clubwright, readyService, type Service, scratchDirectory, until } from '../support/service.ts'

// FAULT_RUNS: how often the service dies at each point.
const runs = Number(process.env['FAULT_RUNS'] ?? 1)
const points: readonly FaultPoint[] = ['after-reserve', 'mid-engine', 'before-settle', 'after-settle']

const scratch = scratchDirectory()
afterAll(scratch.remove)
const url = await newPostgresUrl()
const databases: [string, Record<string, string>][] = [
  ['embedded', { DATA_DIR: join(scratch.path, 'data') }],
  ...(url === null ? [] : ([['postgresql', { DATABASE_URL: url }]] as [string, Record<string, string>][])),
]

const analyze = (service: Service, apiKey: string, key: string) =>
  fetch(`${service.address}/v1/fitting/analyze`, {
    method: 'POST',
    headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({ clubType: 'driver', golfer: { handedness: 'right' }, swingMetrics: { swingSpeed: 95 } }),
  })
const get = async (service: Service, apiKey: string, path: string) =>
  (await fetch(service.address + path, { headers: { authorization: `Bearer ${apiKey}` } })).json()

describe.each(databases)('R1 a service on %s that dies', (_engine, env) => {
  const settings = { ...env, LOG_LEVEL: 'off' }
  const newKey = async () => {
    const about = ['--email', 'a@b.example', '--company', 'B', '--monthly-limit', '1', '--json']
    return JSON.parse((await clubwright(['account', 'create', ...about], env)).stdout).apiKey as string
  }

  for (const point of points)
    test(
      `${point}: the retry gives one fitting for one charge (${runs} times)`,
      async () => {
        for (let run = 0; run < runs; run++) {
          const apiKey = await newKey()
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
      },
      60_000 * runs,
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
