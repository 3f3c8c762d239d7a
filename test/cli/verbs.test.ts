import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { newPostgresUrl } from '../support/databases.ts'
import { clubwright, scratchDirectory } from '../support/service.ts'

const scratch = scratchDirectory()
afterAll(scratch.remove)
const url = await newPostgresUrl()

/** The same verbs on both databases, with no server running. */
const databases: [string, Record<string, string>][] = [
  ['embedded', { DATA_DIR: `${scratch.path}/verbs` }],
  ...(url === null ? [] : ([['postgresql', { DATABASE_URL: url }]] as [string, Record<string, string>][])),
]

describe.each(databases)('%s', (_engine, env) => {
  const json = async (...args: string[]) => {
    const { stdout, stderr } = await clubwright([...args, '--json'], env)
    if (stdout === '') throw new Error(stderr)
    return JSON.parse(stdout)
  }
  let account: { accountId: string; keyId: string; apiKey: string }
  beforeAll(async () => {
    account = await json(
      'account',
      'create',
      '--email',
      'jo@range.example',
      '--company',
      'Range',
      '--monthly-limit',
      '25',
    )
  })

  test('account create prints the account and its key', () => {
    expect(account).toEqual({
      accountId: expect.stringMatching(/^acc_/),
      keyId: expect.stringMatching(/^key_/),
      apiKey: expect.stringMatching(/^svc_/),
    })
  })

  test('account create takes unlimited, and --enterprise', async () => {
    const limit = ['--monthly-limit', 'unlimited', '--enterprise']
    const { accountId } = await json('account', 'create', '--email', 'a@b.example', '--company', 'Big', ...limit)
    expect(await json('account', 'list')).toContainEqual({
      id: accountId,
      email: 'a@b.example',
      companyName: 'Big',
      tier: 'enterprise',
      isEnterprise: true,
      monthlyLimit: null,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    })
  })

  test('key create, list and revoke', async () => {
    const made = await json('key', 'create', '--account', account.accountId, '--name', 'shop floor')
    const revoked = await json('key', 'revoke', made.keyId)
    expect(revoked).toMatchObject({ id: made.keyId, lastFour: made.apiKey.slice(-4), revokedAt: expect.any(String) })
    const keys = (await json('key', 'list', '--account', account.accountId)) as {
      id: string
      revokedAt: string | null
    }[]
    expect(keys.map(({ id, revokedAt }) => [id, revokedAt !== null])).toEqual([
      [account.keyId, false],
      [made.keyId, true],
    ])
    expect(JSON.stringify(keys)).not.toContain(made.apiKey.slice(4, 20))
  })

  test('without --json the words hold the same facts', async () => {
    const { stdout } = await clubwright(['account', 'list'], env)
    expect(stdout).toContain(`${account.accountId}  25 a month  Range  jo@range.example`)
  })

  test('migrate says that there is nothing to do', async () => {
    expect(await json('migrate')).toEqual({ applied: [] })
  })

  test('what does not exist is refused by name', async () => {
    const key = await clubwright(['key', 'revoke', 'key_00000000000000000000000000'], env)
    expect(key).toMatchObject({ code: 1, stdout: '', stderr: 'There is no key key_00000000000000000000000000.\n' })
    const account = await clubwright(
      ['key', 'create', '--account', 'acc_00000000000000000000000000', '--name', 'x'],
      env,
    )
    expect(account).toMatchObject({ code: 1, stderr: 'There is no account acc_00000000000000000000000000.\n' })
  })
})

describe('mistakes', () => {
  const env = { DATA_DIR: `${scratch.path}/mistakes` }

  test('every wrong option is named at once', async () => {
    const { code, stderr } = await clubwright(
      ['account', 'create', '--email', 'nobody', '--monthly-limit', 'many'],
      env,
    )
    expect(code).toBe(1)
    expect(stderr.split('\n')).toEqual([
      expect.stringMatching(/^--email must be /),
      expect.stringMatching(/^--company is required$/),
      expect.stringMatching(/^--monthly-limit must be .*unlimited/),
      '',
    ])
  })

  test('a misspelt option is refused, not ignored', async () => {
    const { code, stderr } = await clubwright(['account', 'create', '--montly-limit', '5'], env)
    expect({ code, stderr }).toEqual({ code: 1, stderr: 'There is no option --montly-limit. See --help.\n' })
  })

  test('a word too many is refused', async () => {
    const { code, stderr } = await clubwright(['account', 'list', 'everything'], env)
    expect({ code, stderr }).toEqual({ code: 1, stderr: 'What is everything for? See --help.\n' })
  })

  test('an unknown verb shows the ones there are', async () => {
    const { code, stdout, stderr } = await clubwright(['acount', 'list'], env)
    expect(code).toBe(1)
    expect(stderr).toContain('Unknown command')
    expect(stdout).toContain('account')
  })
})

test.concurrent.each([
  [[]],
  [['serve']],
  [['migrate']],
  [['account']],
  [['account', 'create']],
  [['account', 'list']],
  [['key']],
  [['key', 'create']],
  [['key', 'list']],
  [['key', 'revoke']],
  [['catalog']],
  [['catalog', 'check']],
  [['catalog', 'import']],
  [['prepare']],
])('%p --help explains itself', async (verb) => {
  const { code, stdout } = await clubwright([...verb, '--help'], {})
  expect(code).toBe(0)
  expect(stdout).toContain('USAGE')
})
