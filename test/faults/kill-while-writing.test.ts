import { afterAll, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { audit, readAcknowledged } from '../support/audit.ts'
import { onDatabase } from '../support/crash.ts'
import { type Acknowledged, golfer, postFitting } from '../support/driver.ts'
import { readyService, type Service, scratchDirectory, unlimitedRates, until } from '../support/service.ts'
import { isFull } from '../support/steady-load.ts'

const scratch = scratchDirectory()
afterAll(scratch.remove)

const deaths = isFull ? 100 : 4
const writers = 8
/** Each process is killed after so many acknowledged fittings: always in the middle of others. */
const acknowledgedEach = 40

test(
  `R4 kill -9 while fittings are stored, ${deaths} times in one directory: none that was acknowledged is lost, each is charged once`,
  async () => {
    const env = { DATA_DIR: join(scratch.path, 'data'), ...unlimitedRates }
    const acknowledged: Acknowledged[] = []
    let service = await readyService(env)
    const apiKey = readFileSync(join(env.DATA_DIR, 'dev-key'), 'utf8').trim()

    for (let death = 0; death < deaths; death++) {
      const goal = acknowledged.length + acknowledgedEach
      const names = Array.from({ length: writers }, (_, w) => `${death}-${w}`)
      const writing = names.map((name) => write(service, apiKey, name, acknowledged))
      await until('enough fittings are acknowledged', () => acknowledged.length >= goal)
      await service.stop('SIGKILL')
      await Promise.all(writing)
      service = await readyService(env)
    }

    await readAcknowledged({ address: () => service.address, apiKey }, acknowledged)
    for (const { key, request, fittingId } of acknowledged) {
      const replay = await postFitting(service.address, apiKey, request, key)
      expect(await replay.json()).toMatchObject({ fittingId })
      expect(replay.headers.get('idempotent-replayed')).toBe('true')
    }
    expect(await service.stop('SIGTERM')).toBe(0)
    const counts = await onDatabase(env, (sql) => audit({ sql, services: [], acknowledged }))
    console.log(`R4: ${JSON.stringify(counts)}`)
    expect(counts.completed).toBeGreaterThanOrEqual(deaths * acknowledgedEach)
  },
  900_000 + 30_000 * deaths,
)

/** Store fittings one after the other until the service is gone, noting each acknowledgement. */
const write = async (service: Service, apiKey: string, name: string, acknowledged: Acknowledged[]) => {
  for (let n = 0; ; n++) {
    const [key, request] = [`${name}-${n}`, golfer(n)]
    const heard = await postFitting(service.address, apiKey, request, key)
      .then(async (response) => ({ status: response.status, answer: (await response.json()) as { fittingId: string } }))
      .catch(() => null)
    if (heard === null) return // the connection broke: killed
    expect(heard.status).toBe(200)
    acknowledged.push({ key, request, answer: heard.answer, fittingId: heard.answer.fittingId })
  }
}
