import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { join } from 'node:path'
import { newPostgresUrl } from '../support/databases.ts'
import { clubwright, readyService, type Service, scratchDirectory } from '../support/service.ts'

const scratch = scratchDirectory()
afterAll(scratch.remove)
const url = await newPostgresUrl()
const databases: [string, Record<string, string>][] = [
  ['embedded', { DATA_DIR: join(scratch.path, 'data') }],
  ...(url === null ? [] : ([['postgresql', { DATABASE_URL: url }]] as [string, Record<string, string>][])),
]

describe.each(databases)('%s', (_engine, env) => {
  const json = async (...args: string[]) => {
    const { stdout, stderr } = await clubwright([...args, '--json'], env)
    if (stdout === '') throw new Error(stderr)
    return JSON.parse(stdout)
  }
  let service: Service
  let account: { accountId: string; apiKey: string }
  beforeAll(async () => {
    service = await readyService({ ...env, LOG_LEVEL: 'off' })
    account = await json('account', 'create', '--email', 'a@b.example', '--company', 'B', '--monthly-limit', '0')
  })
  afterAll(() => service.stop('SIGTERM'))

  const analyze = (headers: Record<string, string>) =>
    fetch(`${service.address}/v1/fitting/analyze`, {
      method: 'POST',
      headers: { authorization: `Bearer ${account.apiKey}`, 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ clubType: 'driver', golfer: { handedness: 'right' }, swingMetrics: { swingSpeed: 95 } }),
    })

  test('KS-014 KS-019 credits added beside a running server are there at once, and can be taken back', async () => {
    const { accountId } = account
    expect((await analyze({})).status).toBe(429)
    expect(await json('credits', 'add', '--account', accountId, '--amount', '9', '--note', 'invoice 7')).toEqual({
      accountId,
      amount: 9,
      balance: 9,
      isRepeat: false,
    })
    expect((await analyze({ 'x-svc-traffic': 'test' })).status).toBe(200)
    expect(await json('credits', 'add', '--account', accountId, '--amount=-4')).toMatchObject({ balance: 4 })
  })

  test('wrong credits are refused by name', async () => {
    const add = (...args: string[]) => clubwright(['credits', 'add', ...args], env)
    const nobody = 'acc_00000000000000000000000000'
    expect((await add('--account', nobody, '--amount', '1')).stderr).toBe(`There is no account ${nobody}.\n`)
    expect((await add('--account', account.accountId, '--amount', '0')).stderr).toContain('--amount must not be 0')
    expect((await add('--account', account.accountId, '--amount', 'many')).stderr).toContain('--amount must be')
    expect((await add('--account', account.accountId, '--amount=-99')).stderr).toContain('fewer than 99 credits')
  })

  test('ID-003 ID-005 ID-006 ID-007 usage tells platforms and clients apart, and leaves own traffic out; it is billed all the same', async () => {
    await analyze({ 'x-svc-platform': 'shop', 'x-svc-client': 'kiosk 7' })
    await analyze({ 'x-svc-platform': 'shop', 'x-svc-client': 'kiosk 7' })
    await analyze({ 'x-svc-platform': 'shop', 'x-svc-traffic': 'internal' })
    await analyze({})
    const month = new Date().toISOString().slice(0, 7)
    const { accountId } = account
    const lines = [
      { month, accountId, platform: null, client: null, fittings: 1 },
      { month, accountId, platform: 'shop', client: 'kiosk 7', fittings: 2 },
    ]
    expect(await json('usage', '--account', accountId)).toEqual(lines)
    expect(await json('usage', '--month', month)).toEqual(lines)
    expect(await json('usage', '--month', '2020-01')).toEqual([])
    const { stdout } = await clubwright(['usage'], env)
    expect(stdout).toMatch(/^MONTH +ACCOUNT +PLATFORM +CLIENT +FITTINGS\n/)
    expect(stdout).toMatch(new RegExp(`^${month} +${accountId} +shop +kiosk 7 +2$`, 'm'))
    expect(await json('credits', 'add', '--account', accountId, '--amount', '1')).toMatchObject({ balance: 1 })
  })

  test('H18 what callers say of themselves cannot write to the terminal', async () => {
    await analyze({ 'x-svc-platform': 'a\u009b31mred\tb' })
    const { stdout } = await clubwright(['usage'], env)
    expect(stdout).toContain('a?31mred?b')
    expect(stdout).not.toMatch(/[\u0080-\u009f\t]/)
  })

  test('a wrong month is refused', async () => {
    expect((await clubwright(['usage', '--month', 'May'], env)).stderr).toContain('--month must be')
  })
})
