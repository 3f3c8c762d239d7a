import { afterAll, expect, test } from 'bun:test'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { golfer, postFitting } from '../support/driver.ts'
import { enginePid } from '../support/engine-process.ts'
import { clubwright, newAccount, readyService, scratchDirectory, unlimitedRates, until } from '../support/service.ts'

const scratch = scratchDirectory()
afterAll(scratch.remove)

const deaths = 4

const started = async (name: string) => {
  const env = { DATA_DIR: join(scratch.path, name), ...unlimitedRates }
  const service = await readyService(env)
  return { env, service, apiKey: readFileSync(join(env.DATA_DIR, 'dev-key'), 'utf8').trim() }
}

test('the engine is killed again and again while fittings are stored: the service lives, each answer is 200 or 503, nothing acknowledged is lost', async () => {
  const { service, apiKey } = await started('killed')
  const acknowledged = new Map<string, string>()
  const statuses = new Set<number>()
  const refusals = new Set<string>()
  let isOver = false
  const write = async (name: string) => {
    for (let n = 0; !isOver; n++) {
      const key = `${name}-${n}`
      const response = await postFitting(service.address, apiKey, golfer(n), key)
      const answer = (await response.json()) as { fittingId: string; code: string }
      statuses.add(response.status)
      if (response.ok) acknowledged.set(key, answer.fittingId)
      else refusals.add(answer.code)
    }
  }
  const writing = ['a', 'b', 'c', 'd'].map(write)
  for (let death = 1; death <= deaths; death++) {
    const goal = acknowledged.size + 20
    await until('fittings are acknowledged', () => acknowledged.size >= goal)
    process.kill(enginePid(service.pid)!, 'SIGKILL')
    expect((await fetch(`${service.address}/health`)).status).toBe(200)
  }
  await until('the service is ready again', async () => (await fetch(`${service.address}/readyz`)).ok)
  isOver = true
  await Promise.all(writing)

  expect([...statuses].sort()).toEqual([200, 503])
  expect([...refusals]).toEqual(['STORAGE_UNAVAILABLE'])
  for (const [key, fittingId] of acknowledged) {
    const replay = await postFitting(service.address, apiKey, golfer(Number(key.split('-')[1])), key)
    expect(await replay.json()).toMatchObject({ fittingId })
  }
  expect(service.printed()).toContain('embedded engine restarted')
  expect(await service.stop('SIGTERM')).toBe(0)
})

test('after the death of the engine the news of a revoked key arrive again', async () => {
  const { env, service } = await started('news')
  const { apiKey, keyId } = await newAccount(env)
  const status = async () => (await postFitting(service.address, apiKey, golfer(1))).status
  expect(await status()).toBe(200)
  process.kill(enginePid(service.pid)!, 'SIGKILL')
  await until('fittings are stored again', async () => (await status()) === 200)
  expect((await clubwright(['key', 'revoke', keyId], env)).code).toBe(0)
  expect(await status()).toBe(401)
  expect(await service.stop('SIGTERM')).toBe(0)
})

test('a command and a fitting wait while the engine stands still for three seconds', async () => {
  const { env, service, apiKey } = await started('waits')
  const engine = enginePid(service.pid)!
  process.kill(engine, 'SIGSTOP')
  const asked = [newAccount(env), postFitting(service.address, apiKey, golfer(1))] as const
  await Bun.sleep(3_000)
  process.kill(engine, 'SIGCONT')
  const [account, answer] = await Promise.all(asked)
  expect(account).toMatchObject({ accountId: expect.stringMatching(/^acc_/) })
  expect(answer.status).toBe(200)
  expect(await service.stop('SIGTERM')).toBe(0)
})

// The watchdog: nothing that the engine does or fails to do holds up the service for ever.
test('an engine that says nothing is replaced; meanwhile /health, catalog and scores answer and /readyz is 503', async () => {
  const { service, apiKey } = await started('stuck')
  const headers = { authorization: `Bearer ${apiKey}` }
  expect((await fetch(`${service.address}/v1/catalog`, { headers })).status).toBe(200)
  const stuck = enginePid(service.pid)!
  process.kill(stuck, 'SIGSTOP')
  const refused = await postFitting(service.address, apiKey, golfer(1))
  expect({ status: refused.status, ...((await refused.json()) as object) }).toMatchObject({
    status: 503,
    code: 'STORAGE_UNAVAILABLE',
  })
  expect((await fetch(`${service.address}/readyz`)).status).toBe(503)
  expect((await fetch(`${service.address}/health`)).status).toBe(200)
  expect((await fetch(`${service.address}/v1/catalog`, { headers })).status).toBe(200)
  await until('the service is ready again', async () => (await fetch(`${service.address}/readyz`)).ok)
  expect(enginePid(service.pid)).not.toBe(stuck)
  expect((await postFitting(service.address, apiKey, golfer(1))).status).toBe(200)
  expect(await service.stop('SIGTERM')).toBe(0)
})

test('the engine ends with the service, even when it cannot notice', async () => {
  const { service } = await started('orphan')
  const engine = enginePid(service.pid)!
  process.kill(engine, 'SIGSTOP')
  await service.stop('SIGKILL')
  await until('the engine has ended', () => isGone(engine))
})

/** A zombie has ended too: nobody here has asked for its exit code. */
const isGone = (pid: number): boolean =>
  !existsSync(`/proc/${pid}`) || /^State:\tZ/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
