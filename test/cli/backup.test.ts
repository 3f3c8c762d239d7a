import { afterAll, expect, test } from 'bun:test'
import { existsSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { openEmbedded } from '../../src/platform/postgres/embedded/embedded.ts'
import { openPostgres } from '../../src/platform/postgres/server/client.ts'
import { hasLongProofs } from '../runner/tiers.ts'
import { audit, untilNothingRuns } from '../support/audit.ts'
import { requests } from '../support/club.ts'
import { newPostgresUrl } from '../support/databases.ts'
import {
  clubwright,
  clubwrightProcess,
  newAccount,
  readyService,
  type Service,
  scratchDirectory,
  until,
} from '../support/service.ts'

const scratch = scratchDirectory()
afterAll(scratch.remove)
const urls = [await newPostgresUrl(), await newPostgresUrl()]
const hasPostgres = urls[0] !== null

const analyze = (service: Service, apiKey: string, key: string) =>
  fetch(`${service.address}/v1/fitting/analyze`, {
    method: 'POST',
    headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(requests.driver),
  })

test.if(hasPostgres)(
  'an embedded installation moves to PostgreSQL: keys, fittings and replays go with it',
  async () => {
    const env = { DATA_DIR: join(scratch.path, 'moving') }
    const file = join(scratch.path, 'moving.backup')
    const before = await readyService(env)
    const { apiKey } = await newAccount(env)
    const { labUrl: _signedThere, ...answer } = (await (await analyze(before, apiKey, 'order-1')).json()) as {
      labUrl?: string
    }
    await before.stop('SIGTERM')

    const { code, stdout } = await clubwright(['backup', file], env)
    expect([code, stdout]).toEqual([
      0,
      expect.stringMatching(/^Backed up [\d,]+ rows of \d+ tables to .*moving\.backup/),
    ])
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const restored = await clubwright(['restore', file], { DATABASE_URL: urls[0]! })
    expect([restored.code, restored.stdout]).toEqual([0, expect.stringMatching(/^Restored [\d,]+ rows, as they were/)])

    const after = await readyService({ DATABASE_URL: urls[0]! })
    const replay = await analyze(after, apiKey, 'order-1')
    expect(await replay.json()).toEqual(answer)
    expect(replay.headers.get('idempotent-replayed')).toBe('true')
    expect((await analyze(after, apiKey, 'order-2')).status).toBe(200)
    await after.stop('SIGTERM')

    const again = await clubwright(['restore', file, '--json'], { DATABASE_URL: urls[0]! })
    expect([again.code, JSON.parse(again.stderr).code]).toEqual([4, 'REFUSED'])
    expect(again.stderr).toContain('not empty')
  },
)

const places = {
  embedded: { DATA_DIR: join(scratch.path, 'busy') },
  ...(hasPostgres && { postgresql: { DATABASE_URL: urls[1]! } }),
}

test.if(hasPostgres && hasLongProofs).each(Object.entries(places))(
  'a backup beside a server under load is of one moment, and the server goes on: %s',
  async (engine, env) => {
    const service = await readyService(env)
    const { apiKey } = await newAccount(env)
    let isOver = false
    let made = 0
    const load = Array.from({ length: 4 }, async (_, customer) => {
      while (!isOver) {
        expect((await analyze(service, apiKey, `load-${customer}-${made}`)).status).toBe(200)
        made++
      }
    })
    const file = join(scratch.path, `${engine}.backup`)
    await until('fittings are made', () => made > 4)
    const { code, stdout } = await clubwright(['backup', file, '--json'], env)
    isOver = true
    await Promise.all(load)
    expect(code).toBe(0)
    expect(JSON.parse(stdout)).toMatchObject({ file, rows: expect.any(Number), bytes: statSync(file).size })
    expect(existsSync(join(scratch.path, 'busy/copy'))).toBe(false)
    expect((await analyze(service, apiKey, 'afterwards')).status).toBe(200)
    await service.stop('SIGTERM')

    const target = { DATABASE_URL: (await newPostgresUrl())! }
    await clubwright(['restore', file], target)
    const next = await readyService(target) // ends what ran at that moment
    const sql = openPostgres(target.DATABASE_URL)
    await untilNothingRuns(sql)
    const { fittings } = await audit({ sql, services: [service, next] })
    expect(fittings).toBeGreaterThan(0)
    expect(fittings).toBeLessThanOrEqual(made)
    await next.stop('SIGTERM')
    await sql.end()
  },
)

test('what is not there is said: no database, no file, no account', async () => {
  const env = { DATA_DIR: join(scratch.path, 'nothing') }
  const none = await clubwright(['backup', join(scratch.path, 'none.backup')], env)
  expect([none.code, none.stderr]).toEqual([3, `There is no database in ${env.DATA_DIR}.\n`])
  const file = await clubwright(['restore', join(scratch.path, 'none.backup')], { DATA_DIR: join(scratch.path, 'new') })
  expect([file.code, file.stderr]).toEqual([3, expect.stringContaining('none.backup does not exist.')])
  const account = await clubwrightProcess(['export', '--account', 'acc_00000000000000000000000000'], {
    DATA_DIR: join(scratch.path, 'new'),
  })
  expect([account.code, account.stdout]).toEqual([3, ''])
})

test('O6 backup --verify restores the file and examines the copy: what is wrong is found when it is made, and nothing stays', async () => {
  const env = { DATA_DIR: join(scratch.path, 'verified') }
  const folder = join(scratch.path, 'backups')
  mkdirSync(folder)
  const file = join(folder, 'verified.backup')
  const service = await readyService(env)
  const { apiKey } = await newAccount(env)
  expect((await analyze(service, apiKey, 'once')).status).toBe(200)
  const sound = await clubwright(['backup', file, '--verify'], env)
  expect(sound.code).toBe(0)
  expect(sound.stdout).toEndWith('It was restored into a temporary database.\nNo problems found.\n')
  await service.stop('SIGTERM')

  const sql = await openEmbedded(join(env.DATA_DIR, 'pg'))
  await sql.script('update credit_balances set balance = balance + 1')
  await sql.end()
  const wrong = await clubwright(['backup', file, '--verify', '--json'], env)
  expect(wrong.code).toBe(1)
  expect(JSON.parse(wrong.stdout)).toMatchObject({ file, findings: [{ check: 'accounts' }] })
  expect(readdirSync(folder)).toEqual(['verified.backup'])
})

test('an account is exported as lines of JSON', async () => {
  const env = { DATA_DIR: join(scratch.path, 'exported') }
  const { accountId } = await newAccount(env)
  const { code, stdout } = await clubwrightProcess(['export', '--account', accountId], env)
  const tables = stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line).table)
  expect([code, tables.sort()]).toEqual([0, ['accounts', 'api_keys', 'audit_events', 'credit_balances']])
})
