import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { hasLongProofs } from '../runner/tiers.ts'
import { newPostgresUrl } from '../support/databases.ts'
import { program } from '../support/program.ts'
import { clubwright, newAccount, readyService, type Service, scratchDirectory, until } from '../support/service.ts'

const scratch = scratchDirectory()
afterAll(scratch.remove)
const url = await newPostgresUrl()

const databases: [string, Record<string, string>][] = [
  ['embedded', { DATA_DIR: `${scratch.path}/people` }],
  ...(url === null ? [] : ([['postgresql', { DATABASE_URL: url }]] as [string, Record<string, string>][])),
]
const join = (link: string) => {
  const headers = { origin: new URL(link).origin, 'content-type': 'application/x-www-form-urlencoded' }
  return fetch(link, { method: 'POST', redirect: 'manual', headers, body: 'password=seven+irons+in+the+rain' })
}

describe.each(databases)('%s', (_engine, env) => {
  let accountId: string
  let service: Service
  beforeAll(async () => {
    accountId = (await newAccount(env)).accountId
    service = await readyService({ ...env, LOG_LEVEL: 'off' })
  })
  afterAll(() => service.stop('SIGTERM'))
  const person = (...args: string[]) => clubwright(['person', ...args], env)

  test('an invited person joins beside a running server, is listed, and is removed with all sessions', async () => {
    const inServer = { ...env, AUTH_URL: service.address }
    const invite = ['person', 'invite', '--account', accountId, '--email', 'Jo@Range.example', '--role', 'owner']
    const { stdout } = await clubwright(invite, inServer)
    const [link = ''] = stdout.split('\n')
    expect(link).toStartWith(`${service.address}/join/ejl_`)
    const joined = await join(link)
    expect(joined.status).toBe(303)
    const cookie = joined.headers.get('set-cookie')!.split(';')[0]!
    const look = () => fetch(`${service.address}/dashboard`, { redirect: 'manual', headers: { cookie } })
    expect((await look()).status).toBe(200)
    expect((await person('list')).stdout).toContain(`${accountId}  owner  jo@range.example`)
    expect((await person('remove', 'JO@range.example')).stdout).toBe('jo@range.example can no longer sign in.\n')
    await until('the server knows nobody', async () => (await look()).status === 303)
    expect((await person('list')).stdout).toBe('There are no people.\n')
  })

  test('what does not exist is refused by name', async () => {
    const nowhere = await person('invite', '--account', 'acc_00000000000000000000000000', '--email', 'a@b.example')
    expect(nowhere).toMatchObject({ code: 3, stdout: '' })
    expect(nowhere.stderr).toContain('There is no account acc_00000000000000000000000000')
    expect(await person('remove', 'a@b.example')).toMatchObject({
      code: 3,
      stderr: 'There is no person with the email address a@b.example.\n',
    })
    const wrong = await person('invite', '--account', accountId, '--email', 'a', '--role', 'boss')
    expect(wrong).toMatchObject({ code: 2, stderr: expect.stringMatching(/--email must be .*\n--role must be /) })
  })
})

/** What a start prints on a terminal. */
const startOnTerminal = async (env: Record<string, string>): Promise<string> => {
  let printed = ''
  const child = Bun.spawn([...program(), 'serve'], {
    env: {
      PATH: process.env['PATH'] ?? '',
      HOME: scratch.path,
      PORT: '0',
      LOG_LEVEL: 'off',
      STOP_DELAY_SECONDS: '0',
      ...env,
    },
    terminal: {
      cols: 300,
      data: (_terminal, bytes) => {
        printed += new TextDecoder().decode(bytes)
      },
    },
  })
  await until('it is ready', () => printed.includes('The log follows') || child.exitCode !== null)
  child.kill('SIGTERM')
  await child.exited
  return printed
}

test.skipIf(!hasLongProofs)('a first start prints a link for the first person, on a terminal only', async () => {
  const env = { DATA_DIR: `${scratch.path}/first`, AUTH_URL: 'http://fit.example' }
  const piped = await readyService(env)
  expect(piped.printed()).not.toContain('ejl_')
  await piped.stop('SIGTERM')
  const link = /http:\/\/fit\.example\/join\/ejl_\w{46}/
  const first = link.exec(await startOnTerminal(env))?.[0] ?? 'none'
  const again = link.exec(await startOnTerminal(env))?.[0] ?? 'none'
  expect([first, again]).toEqual([expect.stringMatching(link), expect.stringMatching(link)])
  expect(again).not.toBe(first)

  const service = await readyService(env)
  const at = (address: string) => address.replace('http://fit.example', service.address)
  expect((await fetch(at(first))).status).toBe(410) // the second took its place
  const headers = { origin: 'http://fit.example', 'content-type': 'application/x-www-form-urlencoded' }
  const body = 'email=me@range.example&password=seven+irons+in+the+rain'
  const joined = await fetch(at(again), { method: 'POST', redirect: 'manual', headers, body })
  expect(joined.status).toBe(303)
  await service.stop('SIGTERM')
  expect(await startOnTerminal(env)).not.toContain('ejl_')
})
