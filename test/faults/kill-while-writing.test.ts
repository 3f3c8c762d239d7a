import { afterAll, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readyService, type Service, scratchDirectory, until } from '../support/service.ts'

const scratch = scratchDirectory()
afterAll(scratch.remove)

const rounds = 6
const writers = 8
/** Each round is killed after so many acknowledged fittings: always in the middle of others. */
const acknowledgedPerRound = 40

test('R4 kill -9 while fittings are stored loses none that was acknowledged, and charges each once', async () => {
  const dataDir = join(scratch.path, 'data')
  const acknowledged = new Map<string, string>() // Idempotency-Key to fittingId
  let service = await readyService({ DATA_DIR: dataDir })
  const apiKey = readFileSync(join(dataDir, 'dev-key'), 'utf8').trim()

  for (let round = 0; round < rounds; round++) {
    const goal = acknowledged.size + acknowledgedPerRound
    const writing = Array.from({ length: writers }, (_, w) => write(service, apiKey, `${round}-${w}`, acknowledged))
    await until('enough fittings are acknowledged', () => acknowledged.size >= goal)
    await service.stop('SIGKILL')
    await Promise.all(writing)
    service = await readyService({ DATA_DIR: dataDir })
  }

  expect(acknowledged.size).toBeGreaterThanOrEqual(rounds * acknowledgedPerRound)
  for (const [key, fittingId] of acknowledged) {
    expect((await read(service, apiKey, fittingId)).status).toBe(200)
    const replay = await analyze(service, apiKey, key)
    expect(await replay.json()).toMatchObject({ fittingId })
    expect(replay.headers.get('idempotent-replayed')).toBe('true')
  }
  expect(await service.stop('SIGTERM')).toBe(0)
}, 60_000)

/** Store fittings one after the other until the service is gone, noting each acknowledgement. */
const write = async (service: Service, apiKey: string, name: string, acknowledged: Map<string, string>) => {
  for (let n = 0; ; n++) {
    const key = `${name}-${n}`
    try {
      const response = await analyze(service, apiKey, key)
      const { fittingId } = (await response.json()) as { fittingId: string }
      if (response.status !== 200) throw new Error(`unexpected ${response.status}`)
      acknowledged.set(key, fittingId)
    } catch (error) {
      if (error instanceof Error && error.message.startsWith('unexpected')) throw error
      return // the connection broke: killed
    }
  }
}

const analyze = (service: Service, apiKey: string, key: string) =>
  fetch(`${service.address}/v1/fitting/analyze`, {
    method: 'POST',
    headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({ clubType: 'driver', golfer: { handedness: 'right' }, swingMetrics: { swingSpeed: 95 } }),
  })

const read = (service: Service, apiKey: string, fittingId: string) =>
  fetch(`${service.address}/v1/fittings/${fittingId}`, { headers: { authorization: `Bearer ${apiKey}` } })
