import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { clubwright, readyService, type Service, scratchDirectory } from '../support/service.ts'

const scratch = scratchDirectory()
afterAll(scratch.remove)
const directories = [
  ['a data directory', join(scratch.path, 'data')],
  ['one whose path is too long for a socket', join(scratch.path, 'a-very-long-name-'.repeat(8))],
] as const

describe.each(directories)('R5b operator commands beside the server on %s', (_name, dataDir) => {
  const env = { DATA_DIR: dataDir }
  let service: Service
  beforeAll(async () => {
    service = await readyService(env)
  }, 20_000)
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

  test('commands while requests come in lose nothing', async () => {
    const create = (n: number) =>
      json('account', 'create', '--email', `a${n}@b.example`, '--company', 'B', '--monthly-limit', 'unlimited')
    const made = await Promise.all([1, 2, 3, 4].map(create))
    const listed = (await json('account', 'list')) as { id: string }[]
    const ids = new Set(listed.map(({ id }) => id))
    expect(made.filter(({ accountId }) => !ids.has(accountId))).toEqual([])
  })

  test('migrate finds the work done by the start of the server', async () => {
    expect(await json('migrate')).toEqual({ applied: [] })
  })

  test('a mistake is told in the same words as without a server', async () => {
    const { code, stderr } = await clubwright(['key', 'revoke', 'key_00000000000000000000000000'], env)
    expect({ code, stderr }).toEqual({ code: 1, stderr: 'There is no key key_00000000000000000000000000.\n' })
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
