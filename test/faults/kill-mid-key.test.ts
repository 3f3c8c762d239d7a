import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FaultPoint } from '../../src/platform/fault-point.ts'
import { audit } from '../support/audit.ts'
import { crashStorages, deathsEach, deathsLimitMs, onDatabase, type StorageSettings } from '../support/crash.ts'
import { isPooled } from '../support/postgres-server.ts'
import {
  clubwright,
  clubwrightProcess,
  newAccount,
  readyService,
  type Service,
  scratchDirectory,
  startService,
} from '../support/service.ts'

const scratch = scratchDirectory()
afterAll(scratch.remove)

/** In the transaction that makes an account, before its key; and when the key is stored and nobody has seen it. */
const points = ['mid-account', 'after-key'] as const satisfies readonly FaultPoint[]

/** A server makes keys by the same code as a command: fewer deaths will do. */
const serverDeaths = Math.ceil(deathsEach / 5)

const create = [
  'account',
  'create',
  '--email',
  'pro@example.org',
  '--company',
  'Club',
  '--monthly-limit',
  '1',
  '--json',
]

/** How many accounts there are and how many keys, when the audit has found each account whole. */
const counted = (storage: StorageSettings) =>
  onDatabase(storage, async (sql) => {
    await audit({ sql, services: [] })
    const [row] = await sql<{ accounts: number; keys: number }>`
      select (select count(*) from accounts)::int as accounts, (select count(*) from api_keys)::int as keys`
    return row!
  })
const statusOf = async ({ address }: Service, apiKey: string): Promise<number> =>
  (await fetch(`${address}/v1/key/status`, { headers: { authorization: `Bearer ${apiKey}` } })).status

describe.each(await crashStorages(scratch.path))('R1 a command on %s that dies', (engine, storage) => {
  /** Keys that somebody was shown. */
  const shown: string[] = []
  let owner: string
  beforeAll(async () => {
    const { accountId, apiKey } = await newAccount(storage)
    owner = accountId
    shown.push(apiKey)
  }, deathsLimitMs)

  for (const point of points)
    test(
      `${point} of account create: no half account, and the command works again (${deathsEach} times)`,
      async () => {
        const before = await counted(storage)
        for (let death = 0; death < deathsEach; death++) {
          expect(await clubwrightProcess(create, storage, point)).toMatchObject({ code: 137, stdout: '' })
          shown.push((await newAccount(storage)).apiKey)
        }
        // A command has no name to know its repetition by: an account whose key nobody saw stays, whole.
        const made = deathsEach * (point === 'after-key' ? 2 : 1)
        expect(await counted(storage)).toEqual({ accounts: before.accounts + made, keys: before.keys + made })
      },
      deathsLimitMs,
    )

  test(
    `after-key of key create: the command works again (${deathsEach} times)`,
    async () => {
      const keyCreate = ['key', 'create', '--account', owner, '--name', 'another', '--json']
      for (let death = 0; death < deathsEach; death++) {
        expect(await clubwrightProcess(keyCreate, storage, 'after-key')).toMatchObject({ code: 137, stdout: '' })
        shown.push(JSON.parse((await clubwright(keyCreate, storage)).stdout).apiKey)
      }
    },
    deathsLimitMs,
  )

  test(
    'after all of it every key that was shown works, and those that nobody saw can be found and revoked',
    async () => {
      console.log(`R1 keys on ${engine}: ${JSON.stringify({ ...(await counted(storage)), shown: shown.length })}`)
      const service = await readyService(storage)
      for (const apiKey of shown) expect(await statusOf(service, apiKey)).toBe(200)

      const json = async (...args: string[]) => JSON.parse((await clubwright([...args, '--json'], storage)).stdout)
      const keys = (await json('key', 'list', '--account', owner)) as { id: string; lastFour: string }[]
      const unseen = keys.filter(({ lastFour }) => !shown.some((apiKey) => apiKey.endsWith(lastFour)))
      expect(unseen).toHaveLength(deathsEach)
      expect(await json('key', 'revoke', unseen[0]!.id)).toMatchObject({ revokedAt: expect.any(String) })
      await service.stop('SIGTERM')
    },
    deathsLimitMs,
  )
})

describe.skipIf(isPooled)('R1 an embedded server that dies', () => {
  for (const point of points) {
    test(
      `${point} of a command that it carries out: the command says so, and works again (${serverDeaths} times)`,
      async () => {
        const storage = { DATA_DIR: join(scratch.path, `beside-${point}`) }
        await newAccount(storage)
        for (let death = 0; death < serverDeaths; death++) {
          const dying = await readyService(storage, point)
          const { code, stderr } = await clubwright(create, storage)
          expect(await dying.exited).toBe(137)
          expect([code, stderr]).toEqual([6, expect.stringContaining('The command may have been carried out.')])

          const service = await readyService(storage)
          const { apiKey } = await newAccount(storage)
          expect(await statusOf(service, apiKey)).toBe(200)
          await service.stop('SIGKILL')
        }
        const made = 1 + serverDeaths * (point === 'after-key' ? 2 : 1)
        expect(await counted(storage)).toEqual({ accounts: made, keys: made })
      },
      deathsLimitMs,
    )

    test(
      `${point} of its development key: the next start makes or finds it, and it works (${serverDeaths} times)`,
      async () => {
        for (let death = 0; death < serverDeaths; death++) {
          const storage = { DATA_DIR: join(scratch.path, `first-${point}-${death}`) }
          expect(await startService(storage, point).exited).toBe(137)
          const service = await readyService(storage)
          const apiKey = readFileSync(join(storage.DATA_DIR, 'dev-key'), 'utf8').trim()
          expect(await statusOf(service, apiKey)).toBe(200)
          await service.stop('SIGKILL')
          expect(await counted(storage)).toEqual({ accounts: 1, keys: 1 })
        }
      },
      deathsLimitMs,
    )
  }
})
