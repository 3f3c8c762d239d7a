import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { failureOf } from '../../src/cli/failure.ts'
import { newPostgresUrl } from '../support/databases.ts'
import { clubwright, clubwrightProcess, scratchDirectory, serverForVerbs } from '../support/service.ts'

const scratch = scratchDirectory()
afterAll(scratch.remove)
const url = await newPostgresUrl()

/** The same verbs on both databases; in the long proofs with no server running. */
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
  let server: Awaited<ReturnType<typeof serverForVerbs>>
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
    server = await serverForVerbs(env)
  })
  afterAll(() => server.stop())

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
    expect(stdout).toMatch(/^ACCOUNT +ALLOWANCE +COMPANY +E-MAIL\n/)
    expect(stdout).toMatch(new RegExp(`^${account.accountId}  25 a month  Range +jo@range.example$`, 'm'))
  })

  test('migrate says that there is nothing to do', async () => {
    expect(await json('migrate')).toEqual({ applied: [] })
  })

  test('what does not exist is refused by name', async () => {
    const key = await clubwright(['key', 'revoke', 'key_00000000000000000000000000'], env)
    expect(key).toMatchObject({ code: 3, stdout: '', stderr: 'There is no key key_00000000000000000000000000.\n' })
    const account = await clubwright(
      ['key', 'create', '--account', 'acc_00000000000000000000000000', '--name', 'x'],
      env,
    )
    expect(account).toMatchObject({ code: 3, stderr: 'There is no account acc_00000000000000000000000000.\n' })
  })
})

describe('mistakes', () => {
  const env = { DATA_DIR: `${scratch.path}/mistakes` }

  test('every wrong option is named at once', async () => {
    const { code, stderr } = await clubwright(
      ['account', 'create', '--email', 'nobody', '--monthly-limit', 'many'],
      env,
    )
    expect(code).toBe(2)
    expect(stderr.split('\n')).toEqual([
      expect.stringMatching(/^--email must be /),
      expect.stringMatching(/^--company is required$/),
      expect.stringMatching(/^--monthly-limit must be .*unlimited/),
      '',
    ])
  })

  test('a misspelled option is refused, not ignored', async () => {
    const { code, stderr } = await clubwright(['account', 'create', '--montly-limit', '5'], env)
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: 'There is no option --montly-limit. Did you mean --monthly-limit?\n',
    })
  })

  test('a word too many is refused', async () => {
    const { code, stderr } = await clubwright(['account', 'list', 'everything'], env)
    expect({ code, stderr }).toEqual({ code: 2, stderr: 'Unexpected argument everything. See --help.\n' })
  })

  test('an unknown verb is refused, with the nearest there is', async () => {
    const refused = async (...words: string[]) => {
      const { code, stdout, stderr } = await clubwright(words, env)
      expect([code, stdout]).toEqual([2, ''])
      return stderr
    }
    expect(await refused('acount', 'list')).toBe('clubwright has no verb acount. Did you mean account?\n')
    expect(await refused('key', 'quux')).toBe(
      'clubwright key has no verb quux. The verbs are: create, list, roll, revoke, rotate-signing.\n',
    )
    expect(await refused('key')).toContain('Usage: clubwright key VERB\n')
  })

  test('with --json a failure is one JSON object on standard error', async () => {
    const failure = async (...words: string[]) => {
      const { code, stdout, stderr } = await clubwright([...words, '--json'], env)
      return { exit: code, stdout, ...JSON.parse(stderr) }
    }
    expect(await failure('account', 'create', '--email', 'jo@range.example', '--company', 'R')).toEqual({
      exit: 2,
      stdout: '',
      code: 'USAGE',
      message: '--monthly-limit is required',
      fields: [{ option: '--monthly-limit', problem: 'is required' }],
    })
    const noKey = 'key_00000000000000000000000000'
    expect(await failure('key', 'revoke', noKey)).toMatchObject({ exit: 3, code: 'NOT_FOUND' })
    expect(await failure('acount')).toMatchObject({ exit: 2, code: 'USAGE' })
    expect(await failure('key', 'revoke')).toMatchObject({ exit: 2, code: 'USAGE' })
  })

  test('a file that is not there, and a directory, are named in words', async () => {
    const imported = async (path: string) => {
      const { code, stderr } = await clubwright(['customer', 'import', path, '--account', `acc_${'0'.repeat(26)}`], env)
      return [code, stderr]
    }
    expect(await imported('/nowhere.csv')).toEqual([3, '/nowhere.csv does not exist.\n'])
    expect(await imported('/tmp')).toEqual([1, '/tmp is a directory, not a file.\n'])
  })

  test('the same code of the system is a file here, and a socket, a program or a name there', () => {
    const failed = (code: string, syscall: string, path?: string) =>
      failureOf(Object.assign(new Error(`${code}: ${syscall} ${path ?? ''}`), { code, syscall, path }))
    expect(failed('ENOENT', 'open', '/nowhere.csv')).toEqual({
      code: 'NOT_FOUND',
      message: '/nowhere.csv does not exist.',
    })
    expect(failed('EACCES', 'mkdir', '/data')).toMatchObject({ message: '/data cannot be accessed by this user.' })
    for (const syscall of ['connect', 'listen', 'bind', 'spawn git', 'getaddrinfo'])
      expect(failed('ENOENT', syscall, '/run/some.sock')).toEqual({
        code: 'FAILED',
        message: `ENOENT: ${syscall} /run/some.sock`,
      })
    expect(failed('ECONNREFUSED', 'connect')).toMatchObject({ code: 'FAILED' })
  })

  test('a database that cannot be reached has an exit code of its own', async () => {
    const { code, stderr } = await clubwright(['account', 'list'], {
      DATABASE_URL: 'postgres://u:secret@127.0.0.1:1/d',
    })
    expect([code, stderr]).toEqual([5, expect.stringContaining('The database cannot be used at the moment.')])
  })
})

test('nothing that goes into a pipe has colors', async () => {
  for (const words of [['--help'], ['account', '--help'], ['account', 'create', '--help'], ['acount'], ['key']]) {
    const { stdout, stderr } = await clubwrightProcess(words, { NO_COLOR: '' })
    expect(stdout + stderr).not.toContain('\u001B')
  }
})

test('a usage line can be typed as it stands', async () => {
  const { stdout } = await clubwright(['account', 'create', '--help'], {})
  expect(stdout).toContain(
    'Usage: clubwright account create --email EMAIL --company COMPANY --monthly-limit LIMIT [options]',
  )
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
  expect(stdout).toContain('Usage: clubwright')
})
