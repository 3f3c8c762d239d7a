import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { customer } from '../support/customer.ts'
import { clubwright, readyService, type Service, scratchDirectory, unlimitedRates } from '../support/service.ts'
import { isFull, steadyLoad, tally } from '../support/steady-load.ts'

/** Five commands each. */
const rounds = isFull ? 10 : 1

const scratch = scratchDirectory()
afterAll(scratch.remove)
const directories = [
  ['a data directory', join(scratch.path, 'data')],
  ['one whose path is too long for a socket', join(scratch.path, 'a-very-long-name-'.repeat(8))],
] as const

describe.each(directories)('R5b operator commands beside the server on %s', (_name, dataDir) => {
  const env = { DATA_DIR: dataDir, ...unlimitedRates }
  let service: Service
  beforeAll(async () => {
    service = await readyService(env)
  })
  afterAll(() => service.stop('SIGTERM'))

  const json = async (...args: string[]) => {
    const { stdout, stderr } = await clubwright([...args, '--json'], env)
    if (stdout === '') throw new Error(stderr)
    return JSON.parse(stdout)
  }
  const keyStatus = (apiKey: string) =>
    fetch(`${service.address}/v1/key/status`, { headers: { authorization: `Bearer ${apiKey}` } })

  test('an account made by a command works at once, and a revoked key is refused at once', async () => {
    const limit = ['--monthly-limit', '25']
    const { accountId, keyId, apiKey } = await json(
      'account',
      'create',
      '--email',
      'a@b.example',
      '--company',
      'B',
      ...limit,
    )
    expect((await keyStatus(apiKey)).status).toBe(200)
    const { apiKey: second } = await json('key', 'create', '--account', accountId, '--name', 'second')
    expect((await keyStatus(second)).status).toBe(200)
    expect(await json('key', 'revoke', keyId)).toMatchObject({ id: keyId })
    expect((await keyStatus(apiKey)).status).toBe(401)
    expect((await keyStatus(second)).status).toBe(200)
  })

  test(`${rounds * 5} commands while requests come in: nothing is lost, and a revoked key is refused at once`, async () => {
    const limit = ['--monthly-limit', 'unlimited']
    const create = (name: string) => json('account', 'create', '--email', 'a@b.example', '--company', name, ...limit)
    const { apiKey } = await create('Busy')
    const us = customer(() => service.address, apiKey)
    const load = steadyLoad({ analyze: us.analyze, status: us.status }, 5)
    const made: string[] = []
    for (let round = 0; round < rounds; round++) {
      const [first, second, imported, migrated] = await Promise.all([
        create('First'),
        create('Second'),
        json('catalog', 'import', join(import.meta.dir, '../../db/catalog/grips.json')),
        json('migrate'),
      ])
      made.push(first.accountId, second.accountId)
      expect([imported.counts.grips > 0, migrated]).toEqual([true, { applied: [] }])
      expect((await keyStatus(first.apiKey)).status).toBe(200)
      await json('key', 'revoke', first.keyId)
      expect((await keyStatus(first.apiKey)).status).toBe(401)
    }
    const samples = await load.stop()
    expect(tally(samples)).toEqual({ analyze: { 200: expect.any(Number) }, status: { 200: expect.any(Number) } })
    const ids = new Set(((await json('account', 'list')) as { id: string }[]).map(({ id }) => id))
    expect(made.filter((id) => !ids.has(id))).toEqual([])
    const { usage } = (await (await us.status()).json()) as { usage: { current: number } }
    expect(usage.current).toBe(samples.filter(({ name }) => name === 'analyze').length)
  })

  test('migrate finds the work done by the start of the server', async () => {
    expect(await json('migrate')).toEqual({ applied: [] })
  })

  test('a mistake is told in the same words as without a server', async () => {
    const { code, stderr } = await clubwright(['key', 'revoke', 'key_00000000000000000000000000'], env)
    expect({ code, stderr }).toEqual({ code: 3, stderr: 'There is no key key_00000000000000000000000000.\n' })
  })

  test('only the owner of the data directory may give commands or read the development key', () => {
    expect(statSync(dataDir).mode & 0o777).toBe(0o700)
    expect(statSync(join(dataDir, 'dev-key')).mode & 0o777).toBe(0o600)
    expect(readFileSync(join(dataDir, 'dev-key'), 'utf8')).toMatch(/^svc_[0-9A-Za-z]{46}\n$/)
  })
})

test('an imported catalog is used by the next fitting of the running server, and by later starts', async () => {
  const dataDir = join(scratch.path, 'catalog')
  const service = await readyService({ DATA_DIR: dataDir })
  const apiKey = readFileSync(join(dataDir, 'dev-key'), 'utf8').trim()
  const before = await catalogInUse(service, apiKey)
  const grips = await Bun.file(join(import.meta.dir, '../../db/catalog/grips.json')).json()
  grips[0].price = 99.5
  const path = join(scratch.path, 'grips.json')
  await Bun.write(path, JSON.stringify(grips))
  const { stdout } = await clubwright(['catalog', 'import', path, '--json'], { DATA_DIR: dataDir })
  const { revision } = JSON.parse(stdout)
  expect(revision).not.toBe(before)
  expect(await catalogInUse(service, apiKey)).toBe(revision)

  await service.stop('SIGKILL')
  const next = await readyService({ DATA_DIR: dataDir })
  expect(await catalogInUse(next, apiKey)).toBe(revision)
  await next.stop('SIGTERM')
})

/** The catalog revision that a fitting names. */
const catalogInUse = async (service: Service, apiKey: string): Promise<string> => {
  const response = await fetch(`${service.address}/v1/fitting/analyze`, {
    method: 'POST',
    headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ clubType: 'driver', golfer: { handedness: 'right' }, swingMetrics: { swingSpeed: 95 } }),
  })
  return ((await response.json()) as { meta: { catalogRevision: string } }).meta.catalogRevision
}
