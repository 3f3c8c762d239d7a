import { afterAll, expect, test } from 'bun:test'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sessionOf, shotOf } from '../features/sessions/bay.ts'
import { golfer, postFitting } from '../support/driver.ts'
import { readyService, scratchDirectory, unlimitedRates, until } from '../support/service.ts'

const scratch = scratchDirectory()
afterAll(scratch.remove)

/** Whether each process that another one has started is a zombie: it has ended, and nobody asked for its end. */
const zombies = (pid: number): boolean[] =>
  readdirSync(`/proc/${pid}/task`)
    .flatMap((thread) => readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').match(/\d+/g) ?? [])
    .map((child) => readFileSync(`/proc/${child}/stat`, 'utf8').split(') ').at(-1)!.startsWith('Z'))

test('58 a main thread that computes for ever is started again, serves, and has all that it acknowledged', async () => {
  const env = { DATA_DIR: join(scratch.path, 'endless'), WATCHDOG_SECONDS: '10', ...unlimitedRates }
  const service = await readyService(env, 'after-ingest for ever')
  const apiKey = readFileSync(join(env.DATA_DIR, 'dev-key'), 'utf8').trim()
  const authorization = `Bearer ${apiKey}`
  const acknowledged = new Map<string, string>()
  for (let n = 0; n < 20; n++) {
    const answer = await postFitting(service.address, apiKey, golfer(n), `k-${n}`)
    acknowledged.set(`k-${n}`, ((await answer.json()) as { fittingId: string }).fittingId)
  }

  const session = sessionOf([shotOf(1)])
  const sent = fetch(`${service.address}/v1/sessions/ingest`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify(session),
  })
  const outcome = sent.then(
    ({ status }) => status,
    () => 'cut off',
  )
  expect(await outcome).toBe('cut off')

  const isReady = () =>
    fetch(`${service.address}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  await until('it serves again', isReady)
  expect(service.printed()).toContain('The main thread was silent for 10 seconds')
  if (process.platform === 'linux') expect(zombies(service.pid)).toEqual([false]) // the new engine alone
  for (const [key, fittingId] of acknowledged) {
    const replay = await postFitting(service.address, apiKey, golfer(Number(key.slice(2))), key)
    expect(await replay.json()).toMatchObject({ fittingId })
  }
  const stored = await fetch(`${service.address}/v1/sessions/${session.sessionId}`, { headers: { authorization } })
  expect(stored.status).toBe(200)
  expect((await postFitting(service.address, apiKey, golfer(99), 'new')).status).toBe(200)
  expect(await service.stop('SIGTERM')).toBe(0) // under the same id
})
