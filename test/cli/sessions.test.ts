import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { sessionOf, shotOf, uuid } from '../features/sessions/bay.ts'
import { newPostgresUrl } from '../support/databases.ts'
import { clubwright, readyService, type Service, scratchDirectory } from '../support/service.ts'

const scratch = scratchDirectory()
afterAll(scratch.remove)
const url = await newPostgresUrl()

describe('beside a running server', () => {
  const dataDir = join(scratch.path, 'data')
  const env = { DATA_DIR: dataDir }
  let service: Service
  let account: string
  let apiKey: string
  const json = async (...args: string[]) => {
    const { stdout, stderr } = await clubwright([...args, '--json'], env)
    if (stdout === '') throw new Error(stderr)
    return JSON.parse(stdout)
  }
  const refusal = async (...args: string[]) => {
    const { code, stderr } = await clubwright(args, env)
    return { code, stderr }
  }
  const ingest = async () => {
    const shots = [104, 108, 106, 105, 107].map((speed, i) => shotOf(i + 1, { ball: { speed }, club_: { speed: 81 } }))
    const response = await fetch(`${service.address}/v1/sessions/ingest`, {
      method: 'POST',
      headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
      body: JSON.stringify(sessionOf(shots, { sessionId: uuid(1), customerRef: 'sam@example.com' })),
    })
    return (await response.json()) as { sessionUrl: string; customerMatched: boolean }
  }
  /** The page, wherever BASE_URL says that this server is. */
  const statusOf = async (sessionUrl: string) => {
    const { pathname, search } = new URL(sessionUrl)
    return (await fetch(service.address + pathname + search)).status
  }
  beforeAll(async () => {
    service = await readyService(env)
    apiKey = readFileSync(join(dataDir, 'dev-key'), 'utf8').trim()
    account = (await json('account', 'list'))[0].id
  })
  afterAll(() => service.stop('SIGKILL'))

  test('session compare compares clubs of a stored session, and names the option of what it cannot compare', async () => {
    const shots = [0, 3, -2, 1, -4, 2].flatMap((off, i) => [
      shotOf(i + 1, { club: 'PW', ball: { carry: 120 + off, offline: off } }),
      shotOf(i + 11, { club: 'GW', ball: { carry: 104 + off, offline: -off } }),
    ])
    await fetch(`${service.address}/v1/sessions/ingest`, {
      method: 'POST',
      headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
      body: JSON.stringify(sessionOf(shots, { sessionId: uuid(7) })),
    })
    const stored = ['session', 'compare', uuid(7), '--account', account]
    const { stdout } = await clubwright([...stored, '--first', 'PW', '--second', 'GW'], env)
    expect(stdout).toContain('First: PW, 6 shots. Second: GW, 6 shots.')
    expect(stdout).toMatch(/PW 120.5\s+GW 104.5\s+16 /)
    expect((await json(...stored)).gaps).toHaveLength(1)
    const wrong = await refusal(...stored, '--first', 'PW', '--second', 'LW')
    expect(wrong).toMatchObject({
      code: 4,
      stderr: expect.stringContaining('--second must be a club of these shots: PW, GW'),
    })
    expect((await refusal(...stored, '--first', 'PW')).code).toBe(2)
    expect((await refusal('session', 'compare', uuid(8), '--account', account)).code).toBe(3)
  })

  test('session misread lists what people say was read wrong, and removes a row', async () => {
    const response = await fetch(`${service.address}/v1/sessions/misread`, {
      method: 'POST',
      headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
      body: JSON.stringify({ headings: 'Club,Carry', row: '7 Iron,\u001b[2J150' }),
    })
    const { misreadId } = (await response.json()) as { misreadId: string }
    const { stdout } = await clubwright(['session', 'misread', '--account', account], env)
    expect(stdout).toContain(`${misreadId}  `)
    expect(stdout).toContain('Club,Carry\n7 Iron,?[2J150')
    expect(await json('session', 'misread', '--remove', misreadId)).toEqual({ removed: misreadId, rows: [] })
    const again = await refusal('session', 'misread', '--remove', misreadId)
    expect(again).toMatchObject({ code: 3, stderr: expect.stringContaining(`There is no row ${misreadId}.`) })
  })

  test('customer add, list and import; a session then finds them', async () => {
    expect((await ingest()).customerMatched).toBe(false)
    const customer = await json('customer', 'add', '--account', account, '--email', 'sam@example.com', '--ref', '77')
    expect(customer).toMatchObject({
      id: expect.stringMatching(/^cus_/),
      email: 'sam@example.com',
      ref: '77',
      name: null,
    })
    expect((await ingest()).customerMatched).toBe(true)
    const file = join(scratch.path, 'customers.csv')
    await Bun.write(file, 'email,name\nkim@example.com,Kim\n')
    expect(await json('customer', 'import', file, '--account', account)).toMatchObject({ added: 1, updated: 0 })
    expect((await json('customer', 'list', '--account', account)).map(({ email }: { email: string }) => email)).toEqual(
      ['sam@example.com', 'kim@example.com'],
    )
    await Bun.write(file, 'email,name\nlee@example.com,Lee\nnobody,\n')
    expect(await refusal('customer', 'import', file, '--account', account)).toEqual({
      code: 4,
      stderr: expect.stringMatching(/^Nothing was imported\.\nline 3: email must be text/),
    })
    expect((await refusal('customer', 'add', '--account', account, '--email', 'KIM@example.com')).stderr).toContain(
      'already',
    )
  })

  test('session import, show and fit read the file of a launch monitor, and ask before anything is charged', async () => {
    const path = join(scratch.path, 'range.csv')
    await Bun.write(
      path,
      'Club,Ball Speed,Club Speed,Spin Rate,Carry\nDriver,62.1,43.2,2600,208\nBig dog,61.9,43.0,2600,207\n',
    )
    const shown = await clubwright(['session', 'show', path], {})
    expect([shown.code, shown.stdout]).toEqual([0, expect.stringContaining('Which club is "Big dog" (1 shot)?')])
    const asked = await refusal('session', 'import', path, '--account', account)
    expect([asked.code, asked.stderr]).toEqual([4, expect.stringMatching(/Are they m\/s and yd\?[\s\S]*--accept/)])
    const wrong = await refusal('session', 'show', path, '--speed-unit', 'knots', '--columns', 'carry:x')
    expect([wrong.code, wrong.stderr]).toEqual([
      2,
      expect.stringMatching(/^--speed-unit must be one of: mph, km\/h, m\/s\n--columns must/),
    ])
    const units = ['--speed-unit', 'm/s', '--distance-unit', 'm', '--clubs', 'Big dog:driver']
    const read = await json('session', 'import', path, '--account', account, '--dry-run', ...units)
    expect([read.report.doubts, read.sessionUrl]).toEqual([[], null])
    const stored = await json('session', 'import', path, '--account', account, ...units)
    expect([stored.session.sessionId, await statusOf(stored.sessionUrl)]).toEqual([read.session.sessionId, 200])
    const nobody = await refusal('session', 'import', path, '--account', `acc_${'0'.repeat(26)}`, ...units)
    expect(nobody.code).toBe(3)
    const fit = ['session', 'fit', path, '--account', account, '--hand', 'right', ...units]
    const would = await clubwright([...fit, '--dry-run'], env)
    expect([would.code, would.stdout, would.stderr]).toEqual([
      0,
      expect.stringContaining('driver would be fitted. Nothing was stored or charged.'),
      expect.stringContaining('2 shots in 3 lines'),
    ])
  })

  test('fit makes a fitting of the session, charged to the account and readable by its key', async () => {
    await ingest()
    const usage = async () => {
      const response = await fetch(`${service.address}/v1/key/status`, {
        headers: { authorization: `Bearer ${apiKey}` },
      })
      return ((await response.json()) as { usage: { current: number } }).usage.current
    }
    const before = await usage()
    const question = ['fit', '--session', uuid(1), '--account', account, '--hand', 'left']
    const fitted = await json(...question, '--club', '7iron')
    expect(fitted).toMatchObject({ shotsUsed: 5, shotsLeftOut: 0, swingMetrics: { swingSpeed: 81, ballSpeed: 106 } })
    expect(await usage()).toBe(before + 1)
    const response = await fetch(`${service.address}/v1/fittings/${fitted.result.fittingId}`, {
      headers: { authorization: `Bearer ${apiKey}` },
    })
    const stored = (await response.json()) as { input: object }
    expect(stored.input).toEqual({
      clubType: 'iron',
      golfer: { handedness: 'left' },
      swingMetrics: fitted.swingMetrics,
      shots: expect.objectContaining({ figures: expect.objectContaining({ swingSpeed: { shots: 5, spread: 0 } }) }),
    })
    expect((await refusal(...question, '--club', 'Driver')).stderr).toBe(
      'The session has no shots with Driver. Its clubs: 7 Iron.\n',
    )
    expect((await refusal(...question.with(2, uuid(2)), '--club', '7iron')).stderr).toContain('There is no session')
    expect(await usage()).toBe(before + 1)
  })

  test('the secret that signs links is made once, for the owner only, and outlives a restart', async () => {
    const { sessionUrl } = await ingest()
    expect(await statusOf(sessionUrl)).toBe(200)
    const file = join(dataDir, 'signing-secret')
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const secret = readFileSync(file, 'utf8')
    expect(secret.trim().length).toBeGreaterThanOrEqual(43)
    expect(service.printed()).not.toContain(secret.trim())
    await service.stop('SIGKILL')
    service = await readyService(env)
    expect(readFileSync(file, 'utf8')).toBe(secret)
    expect(await statusOf(sessionUrl)).toBe(200)
    await service.stop('SIGKILL')
    const another = { ...env, LAB_SIGNING_SECRET: 'another secret, of enough characters' }
    expect((await clubwright(['doctor', '--new-secret'], another)).stdout).toContain('No problems found.')
    service = await readyService(another)
    expect(await statusOf(sessionUrl)).toBe(403)
  })
})

if (url !== null)
  test('on PostgreSQL links need a secret: without one sessions are stored all the same, and their address says so', async () => {
    const env = { DATABASE_URL: url }
    const created = ['account', 'create', '--email', 'a@b.example', '--company', 'B', '--monthly-limit', '5', '--json']
    const { apiKey } = JSON.parse((await clubwright(created, env)).stdout)
    for (const [secret, isSigned, status] of [
      [undefined, false, 503],
      ['a secret of more than thirty-two characters', true, 200],
    ] as const) {
      const service = await readyService({ ...env, ...(secret !== undefined && { LAB_SIGNING_SECRET: secret }) })
      const response = await fetch(`${service.address}/v1/sessions/ingest`, {
        method: 'POST',
        headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
        body: JSON.stringify(sessionOf([shotOf(1)])),
      })
      const { sessionUrl } = (await response.json()) as { sessionUrl: string }
      const { pathname, search } = new URL(sessionUrl)
      expect([response.status < 300, search !== '']).toEqual([true, isSigned])
      const page = await fetch(service.address + pathname + search)
      expect([page.status, (await page.text()).includes('LAB_SIGNING_SECRET')]).toEqual([status, !isSigned])
      expect(service.printed()).not.toContain(secret ?? 'no secret')
      await service.stop('SIGTERM')
    }
  })

test.concurrent.each([
  [['customer']],
  [['customer', 'add']],
  [['customer', 'import']],
  [['customer', 'list']],
  [['fit']],
])('%p --help explains itself', async (verb) => {
  const { code, stdout } = await clubwright([...verb, '--help'], {})
  expect(code).toBe(0)
  expect(stdout).toContain('Usage: clubwright')
})
