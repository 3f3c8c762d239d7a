import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { join } from 'node:path'
import type { CommandDef, SubCommandsDef } from 'citty'
import { commands, verbGroups } from '../../src/cli/commands.ts'
import { hasLongProofs } from '../runner/tiers.ts'
import { newPostgresUrl } from '../support/databases.ts'
import { verbInProcess } from '../support/in-process.ts'
import { hasRedis, type RedisServer, redisServer } from '../support/redis-server.ts'
import {
  clubwright,
  clubwrightProcess,
  newAccount,
  readyService,
  type Service,
  scratchDirectory,
} from '../support/service.ts'

type Environment = Record<string, string>

const scratch = scratchDirectory()
const redis: RedisServer | null = hasRedis ? await redisServer() : null
afterAll(async () => {
  await redis?.stop()
  scratch.remove()
})

const catalogFile = join(import.meta.dir, '../../db/catalog/grips.json')
const fittersFile = join(import.meta.dir, '../../db/fitters/sample.csv')
const stockFile = join(scratch.path, 'stock.csv')
await Bun.write(stockFile, 'sku,headId,stock\nG440,ping-g440-max-driver,3\n')
const pricesFile = join(scratch.path, 'prices.csv')
await Bun.write(pricesFile, 'headId,price\nping-g440-max-driver,599\n')
const customersFile = join(scratch.path, 'customers.csv')
await Bun.write(customersFile, 'email,name\njo@range.example,Jo\n')

const golfersFile = join(scratch.path, 'golfers.csv')
await Bun.write(golfersFile, 'clubType,handedness,swingSpeed\niron,right,80\n')

const shotsFile = join(scratch.path, 'shots.csv')
await Bun.write(shotsFile, 'Club,Ball Speed (mph),Club Speed (mph),Carry (yd)\nDriver,142,98,225\n')

interface Made {
  readonly accountId: string
  readonly keyId: string
}

const nobody = '0'.repeat(26)

/** Every verb but `serve`, in an order in which each finds what it needs, with the exit code that it must have. */
const verbs: readonly (readonly [verb: string, args: (made: Made) => string[], code?: number])[] = [
  ['account list', () => []],
  ['account limit', ({ accountId }) => ['--account', accountId, '--monthly-limit', 'unlimited']],
  ['account look', ({ accountId }) => ['--account', accountId, '--accent', '#1d6b43']],
  ['inventory import', ({ accountId }) => [stockFile, '--account', accountId]],
  ['inventory list', ({ accountId }) => ['--account', accountId]],
  ['prices import', ({ accountId }) => [pricesFile, '--account', accountId, '--date', '2026-11-20']],
  ['prices list', ({ accountId }) => ['--account', accountId]],
  ['prices remove', ({ accountId }) => ['--account', accountId]],
  ['key create', ({ accountId }) => ['--account', accountId, '--name', 'second']],
  ['key create', ({ accountId }) => ['--account', accountId, '--name', 'trial', '--test']],
  ['key create', ({ accountId }) => ['--account', accountId, '--name', 'page', '--origins', 'https://shop.example']],
  ['key list', ({ accountId }) => ['--account', accountId]],
  ['audit', ({ accountId }) => ['--account', accountId]],
  ['audit', () => []],
  ['key roll', ({ keyId }) => [keyId, '--overlap', '1h']],
  ['key revoke', ({ keyId }) => [keyId]],
  ['credits add', ({ accountId }) => ['--account', accountId, '--amount', '5']],
  ['credits list', ({ accountId }) => ['--account', accountId]],
  ['usage', () => []],
  ['health', () => [], 1], // nothing listens on that port
  ['usage', () => ['--links']],
  ['catalog diff', () => [catalogFile]],
  ['catalog import', () => [catalogFile]],
  ['customer add', ({ accountId }) => ['--account', accountId, '--email', 'al@range.example']],
  ['customer import', ({ accountId }) => [customersFile, '--account', accountId]],
  ['customer list', ({ accountId }) => ['--account', accountId]],
  ['fit', ({ accountId }) => fitFrom('00000000-0000-4000-8000-000000000000', accountId), 3],
  ['session show', () => [shotsFile]],
  ['session import', ({ accountId }) => [shotsFile, '--account', accountId]],
  ['session misread', () => []],
  ['session list', ({ accountId }) => ['--account', accountId, '--club', '7 iron']],
  ['session compare', ({ accountId }) => ['00000000-0000-4000-8000-000000000000', '--account', accountId], 3],
  ['session fit', ({ accountId }) => [shotsFile, '--account', accountId, '--hand', 'right']],
  ['fit', ({ accountId }) => ['--driver', '--speed', '95', '--hand', 'left', '--account', accountId]],
  ['fit', ({ accountId }) => ['--csv', golfersFile, '--account', accountId]],
  ['fitting list', ({ accountId }) => ['--account', accountId, '--status', 'completed']],
  ['webhook add', ({ accountId }) => [...hookTo('http://shop.example/hook'), '--account', accountId], 2],
  ['webhook list', ({ accountId }) => ['--account', accountId]],
  ['webhook change', ({ accountId }) => [`whe_${nobody}`, '--account', accountId, '--events', 'allowance.low'], 3],
  ['webhook test', ({ accountId }) => [`whe_${nobody}`, '--account', accountId, '--event', 'allowance.low'], 3],
  ['webhook deliveries', ({ accountId }) => [`whe_${nobody}`, '--account', accountId], 3],
  ['webhook enable', ({ accountId }) => [`whe_${nobody}`, '--account', accountId], 3],
  ['webhook rotate', ({ accountId }) => [`whe_${nobody}`, '--account', accountId], 3],
  ['webhook replay', ({ accountId }) => [`whe_${nobody}`, '--account', accountId], 3],
  ['webhook remove', ({ accountId }) => [`whe_${nobody}`, '--account', accountId], 3],
  ['person invite', ({ accountId }) => ['--account', accountId, '--email', 'jo@range.example']],
  ['person list', () => []],
  ['person remove', () => ['jo@range.example'], 3],
  ['person reset', () => ['jo@range.example'], 3],
  ['agent create', ({ accountId }) => ['--account', accountId, '--name', 'Bay 1', '--scopes', 'fittings:read']],
  ['agent list', ({ accountId }) => ['--account', accountId]],
  ['agent revoke', ({ accountId }) => ['--account', accountId, `con_${nobody}`], 3],
  ['client register', () => ['--name', 'Range app', '--redirect', 'https://range.example/back']],
  ['client list', () => []],
  ['client remove', () => [`ecl_${nobody}`], 3],
  ['key rotate-signing', () => []],
  ['erase', ({ accountId }) => ['--account', accountId, '--customer', 'al@range.example', '--yes']],
  ['backup', () => [join(scratch.path, 'all.backup')]],
  ['export', ({ accountId }) => ['--account', accountId]],
  ['evidence rebuild', () => []],
  ['fitters import', () => [fittersFile]],
  ['fitters clear', () => []],
  ['studio', () => [], 4], // which account, or not embedded
  ['migrate', () => []],
  ['doctor', () => []],
]

/** These open no database. */
const offline = ['catalog check', 'catalog report', 'skill', 'prepare']

const hookTo = (url: string): string[] => ['--url', url, '--events', 'fitting.completed,allowance.low']

const fitFrom = (session: string, account: string): string[] => [
  ...['--session', session, '--club', '7 iron'],
  ...['--account', account, '--hand', 'right'],
]

/** Tried with a service in remote.test.ts. */
const apiVerbs = verbGroups.find(([title]) => title === 'Over the API')![1]

/** Tried below, internal, or writing into the source tree. */
const others = [
  'serve',
  'engine',
  'account create',
  'restore',
  'evidence simulate',
  'catalog propose',
  'completion',
  'fitting show', // over the API
  ...apiVerbs,
  ...offline,
]

test('every verb is tried: a new one belongs into the list above', async () => {
  const known = new Set([...verbs.map(([verb]) => verb), ...others])
  expect((await leavesOf(commands({}))).toSorted()).toEqual([...known].toSorted())
})

test.each(offline)('%s ends', async (verb) => {
  expect((await clubwright(verb.split(' '), redis === null ? {} : { REDIS_URL: redis.url })).code).toBe(0)
})

const leavesOf = async (command: CommandDef, name = ''): Promise<string[]> => {
  const subCommands = Object.entries(((await resolved(command.subCommands)) ?? {}) as SubCommandsDef)
  if (subCommands.length === 0) return [name]
  const leaves = subCommands.map(async ([word, sub]) =>
    leavesOf(await resolved(sub as CommandDef), `${name} ${word}`.trim()),
  )
  return (await Promise.all(leaves)).flat()
}

const resolved = async <Value>(value: Value): Promise<Value> => (typeof value === 'function' ? value() : value)

/** Verbs that are processes of their own in the quick tests, too, on one engine; the long proofs start one for every verb there. */
const smoke = ['account list', 'key create', 'fit', 'export', 'doctor']

/**
 * One of each kind of work: by itself a verb does the same as beside a server, and then ends its own engine or connections. Nor does
 * what else a verb leaves open depend on the engine.
 */
const kinds = ['account list', 'key create', 'catalog import', 'fit', 'evidence rebuild', 'migrate', 'backup', 'doctor']

const isProcess = (verb: string, env: Environment): boolean => {
  const isEmbedded = !('DATABASE_URL' in env)
  return hasLongProofs ? isEmbedded || kinds.includes(verb) : isEmbedded && smoke.includes(verb)
}

const tried = (env: Environment, some: typeof verbs) => {
  let made: Made
  beforeAll(async () => {
    const account = ['--email', 'jo@range.example', '--company', 'Range', '--monthly-limit', '25', '--json']
    const { code, stdout } = await clubwright(['account', 'create', ...account], env)
    expect(code).toBe(0)
    made = JSON.parse(stdout)
  })

  test.each(some.map(([verb, args, code = 0]) => ({ verb, args, code })))(
    '$verb ends',
    async ({ verb, args, code }) => {
      const call = isProcess(verb, env) ? clubwrightProcess : verbInProcess
      // Whoever works here may have a service of their own on the usual port.
      const finished = await call([...verb.split(' '), ...args(made)], { PORT: '9', ...env })
      expect(finished).toMatchObject({ code })
    },
  )
}

const alone = (env: Environment) =>
  describe.skipIf(!hasLongProofs)('alone', () =>
    tried(
      env,
      verbs.filter(([verb]) => kinds.includes(verb)),
    ),
  )

const besideServer = (env: Environment) =>
  describe('beside a running server', () => {
    let service: Service
    beforeAll(async () => {
      await newAccount(env) // a first start would make one, and open the studio for it
      service = await readyService(env)
    })
    afterAll(() => service.stop('SIGTERM'))
    tried(env, verbs)
  })

describe('embedded', () => {
  const env = { DATA_DIR: join(scratch.path, 'embedded') }
  alone(env)
  besideServer(env)
})

describe('PostgreSQL', async () => {
  const url = await newPostgresUrl()
  if (url === null) return
  alone({ DATABASE_URL: url })
  // With one more connection to close, to Redis.
  besideServer({ DATABASE_URL: url, ...(redis !== null && { REDIS_URL: redis.url }) })
})
