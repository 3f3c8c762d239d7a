import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { childOf, type Node, nodeOf } from '../../src/cli/command-tree.ts'
import { commands, verbGroups } from '../../src/cli/commands.ts'
import { hasLongProofs } from '../runner/tiers.ts'
import {
  clubwright,
  clubwrightProcess,
  newAccount,
  readyService,
  type Service,
  scratchDirectory,
} from '../support/service.ts'

const scratch = scratchDirectory()
/** A person elsewhere: no database, no settings, only an address and a key. */
const elsewhere = { DATA_DIR: join(scratch.path, 'none') }
let service: Service
let key: string
beforeAll(async () => {
  const env = { DATA_DIR: join(scratch.path, 'data') }
  key = (await newAccount(env, 40)).apiKey
  service = await readyService({ ...env, LOG_LEVEL: 'off', WEBHOOKS_LOOPBACK: 'on' })
})
afterAll(async () => {
  await service.stop('SIGTERM')
  scratch.remove()
})

const typed = (words: readonly string[]) => ['--url', service.address, '--key', key, ...words]
const remote = (...words: string[]) => clubwright(typed(words), elsewhere)
const json = async (...words: string[]) => {
  const { stdout, stderr } = await remote(...words, '--json')
  if (stdout === '') throw new Error(stderr)
  return JSON.parse(stdout)
}
const golfer = ['--driver', '--speed', '95', '--hand', 'right']

describe('with an address and a key', () => {
  afterAll(() => expect(existsSync(elsewhere.DATA_DIR)).toBe(false))

  test('fit fits, is charged once for each --id, and prints what it prints beside a database', async () => {
    const first = await json('fit', ...golfer, '--id', 'bay-1')
    expect(first).toMatchObject({ status: 'completed', specs: { loft: { confidence: expect.any(Number) } } })
    const words = await remote('fit', ...golfer, '--id', 'bay-1')
    expect(words.stdout).toStartWith(`Fitting ${first.fittingId}: driver\n`)
    expect((await json('allowance')).usage.current).toBe(1)
    expect(JSON.stringify(await json('fitting', 'show', first.fittingId))).toContain(first.fittingId)
    expect((await json('lab', first.fittingId)).labUrl).toStartWith(service.address)
    const env = { ...elsewhere, CLUBWRIGHT_URL: `${service.address}/`, CLUBWRIGHT_KEY: key }
    expect((await clubwright(['fit', ...golfer, '--id', 'bay-1'], env)).stdout).toContain(first.fittingId)
    expect(await json('erase', '--fitting', first.fittingId, '--yes')).toEqual({ fittings: 1 })
  })

  test('fit --csv fits every row, also over several batches, and a second run charges nothing', async () => {
    const csv = join(scratch.path, 'golfers.csv')
    const rows = Array.from({ length: 6 }, (_, index) => `driver,right,${90 + index}`)
    await Bun.write(csv, ['clubType,handedness,swingSpeed', ...rows, 'driver,right,500'].join('\n'))
    expect(await json('fit', '--csv', csv, '--dry-run')).toMatchObject({ rows: 7, toFit: 6, refused: 1 })
    expect((await remote('fit', '--csv', csv, '--dry-run')).stdout).toContain(
      '6 would be fitted and charged, unless it was before; ',
    )
    expect(await json('fit', '--csv', csv)).toMatchObject({ completed: 6, replayed: 0, refused: 1, remaining: 33 })
    expect(await json('fit', '--csv', csv)).toMatchObject({ completed: 0, replayed: 6, refused: 1, remaining: 33 })
  })

  test('the file of a launch monitor is read here, stored there, fitted and compared', async () => {
    const file = join(scratch.path, 'shots.csv')
    const shot = (club: string, speed: number, index: number) =>
      `${club},${speed * 1.47 + index / 10},${speed},${speed * 2.3}`
    const shots = Array.from({ length: 8 }, (_, index) => [shot('Driver', 98, index), shot('7 Iron', 80, index)]).flat()
    await Bun.write(file, ['Club,Ball Speed (mph),Club Speed (mph),Carry (yd)', ...shots].join('\n'))
    const { session, sessionUrl } = await json('session', 'import', file, '--accept')
    expect(sessionUrl).toStartWith(service.address)
    const fitted = await json('fit', '--session', session.sessionId, '--club', 'Driver', '--hand', 'right')
    expect(fitted).toMatchObject({ shotsUsed: 8, swingMetrics: { swingSpeed: 98 }, result: { status: 'completed' } })
    const words = await remote('session', 'fit', file, '--accept', '--club', 'Driver', '--hand', 'right')
    expect(words.stdout).toContain('From 8 shots')
    expect((await remote('session', 'compare', session.sessionId)).code).toBe(0)
    expect((await json('session', 'list', '--limit', '5')).sessions).toMatchObject([{ sessionId: session.sessionId }])
    const { fittings } = await json('fitting', 'list', '--club-type', 'driver', '--limit', '2')
    expect(fittings).toHaveLength(2)
    const lines = (await clubwrightProcess(typed(['export']), elsewhere)).stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(lines.map(({ kind }) => kind)).toEqual([...Array(8).fill('fitting'), 'session'])
    expect(await json('erase', '--session', session.sessionId, '--yes')).toEqual({ sessions: 1 })
  })

  test('webhook endpoints are added, listed, rotated and removed', async () => {
    const add = ['webhook', 'add', '--url', 'http://127.0.0.1:9/hook', '--events', 'fitting.completed']
    const { webhook } = await json(...add)
    expect(await json('webhook', 'list')).toMatchObject([{ webhookId: webhook.webhookId }])
    const changed = await json('webhook', 'change', webhook.webhookId, '--events', 'allowance.low')
    expect(changed.events).toEqual(['allowance.low'])
    const { deliveryId } = await json('webhook', 'test', webhook.webhookId, '--event', 'allowance.low')
    const { deliveries } = await json('webhook', 'deliveries', webhook.webhookId, '--limit', '5')
    expect(deliveries).toMatchObject([{ deliveryId, isTest: true }])
    expect((await remote('webhook', 'rotate', webhook.webhookId)).stdout).toContain('Secret    whsec_')
    expect((await remote('webhook', 'enable', webhook.webhookId)).stdout).toContain('is enabled')
    expect((await remote('webhook', 'remove', webhook.webhookId)).code).toBe(0)
    expect(await json('webhook', 'list')).toEqual([])
  })

  test('what only the API has works by the fields of its requests', async () => {
    const found = await json('search', 'g440', 'max', '--limit', '2')
    expect(found.clubs).toHaveLength(2)
    const [{ headId }, { headId: other }] = found.clubs
    expect((await remote('search', 'g440')).stdout).toMatch(/^HEAD +CLUB +YEAR +PRICE\n/)
    expect(JSON.stringify(await json('club', headId))).toContain(headId)
    expect((await json('compare', headId, other)).clubs).toHaveLength(2)
    const scored = await json('score', '--speed', '95', '--miss', 'fade', '--club-types', 'driver', '--hand', 'left')
    expect(scored.context).toMatchObject({ golfer: { speed: 95, miss: 'fade' }, hand: 'left', clubTypes: ['driver'] })
    expect((await remote('score', '--speed', '95')).stdout).toMatch(/^SCORE +HEAD/)
    expect((await json('grip', '--hand-length-in', '7.5')).recommendation.size).toBe('standard')
    const bag = await json('bag', 'driver, 3 wood, 4h, 5-PW, 52, 58', '--driver-speed', '95')
    expect(bag.clubs.length).toBeGreaterThan(8)
    const request = join(scratch.path, 'plan.json')
    await Bun.write(request, JSON.stringify({ golfer: { handedness: 'left', handicap: 14 }, driverSpeed: 80 }))
    expect((await remote('plan', '--body', request, '--driver-speed', '95')).code).toBe(0)
    expect((await remote('nearby', '--zip', '02138')).code).toBe(0)
    expect(JSON.stringify(await json('link', '--head-id', headId))).toContain(`/store/club/${headId}`)
    expect((await json('rule', 'DRV-LOFT')).rule.id).toBe('DRV-LOFT')
  })

  test('a refusal names the options that were typed, and has the exit code of its kind', async () => {
    expect(await remote('score', '--speed', '5000')).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/^--speed must be/),
    })
    expect(await remote('club', 'no-such-club')).toMatchObject({
      code: 3,
      stderr: expect.stringContaining('CLUB_NOT_FOUND'),
    })
    const wrongKey = await clubwright(['--url', service.address, '--key', 'svc_wrong', 'allowance'], elsewhere)
    expect(wrongKey).toMatchObject({ code: 4, stderr: expect.stringContaining('UNAUTHORIZED') })
    expect(await remote('fit', ...golfer, '--account', `acc_${'0'.repeat(26)}`)).toMatchObject({
      code: 2,
      stderr: '--account cannot be combined with --url: the key says which account.\n',
    })
  })

  test.each(['account list', 'key list', 'doctor', 'migrate', 'usage', 'backup x', 'restore x', 'studio'])(
    '%s is refused in words, since it needs the database',
    async (verb) => {
      const { code, stderr } = await remote(...verb.split(' '))
      expect({ code, stderr }).toEqual({
        code: 2,
        stderr: expect.stringContaining('works on the database, not over the API'),
      })
    },
  )
})

test('an address where nobody listens is named, and is not a database that is away', async () => {
  const nowhere = ['--url', 'http://127.0.0.1:1', '--key', 'svc_x']
  for (const verb of [
    ['allowance'],
    ['fit', ...golfer],
    ['session', 'compare', '00000000-0000-4000-8000-000000000000'],
  ])
    expect(await clubwright([...nowhere, ...verb], elsewhere)).toMatchObject({
      code: 5,
      stderr: expect.stringMatching(/^http:\/\/127\.0\.0\.1:1 did not answer: /),
    })
})

test('an answer that breaks off leaves an unknown outcome, with the id to repeat it by', async () => {
  const breaking = Bun.listen({ hostname: '127.0.0.1', port: 0, socket: { data: (socket) => void socket.end() } })
  const url = `http://127.0.0.1:${breaking.port}`
  const fitted = await clubwright(['--url', url, '--key', 'svc_x', 'fit', ...golfer, '--id', 'bay-2'], elsewhere)
  expect(fitted).toMatchObject({ code: 6, stderr: expect.stringContaining('Run it again with --id bay-2.') })
  expect((await clubwright(['--url', url, '--key', 'svc_x', 'allowance'], elsewhere)).code).toBe(5)
  breaking.stop(true)
})

test('another kind of server is told apart', async () => {
  using other = Bun.serve({ port: 0, fetch: () => new Response('<h1>Shop</h1>', { status: 404 }) })
  const { code, stderr } = await clubwright(['--url', `http://localhost:${other.port}`, '--key', 'k', 'allowance'], {})
  expect([code, stderr]).toEqual([1, expect.stringContaining('answered 404, and not as this service does')])
})

test('an address without a key, and one that is none, are refused', async () => {
  const refused = async (...words: string[]) => (await clubwright(words, elsewhere)).stderr
  expect(await refused('--url', 'https://fit.example', 'allowance')).toBe(
    '--key (CLUBWRIGHT_KEY) is required beside --url\n',
  )
  expect(await refused('--url', 'fit.example', '--key', 'k', 'allowance')).toStartWith('--url (CLUBWRIGHT_URL) must be')
  expect(await refused('--url')).toBe('--url needs a value\n')
  expect(await refused('allowance')).toStartWith('Name a service: ')
})

test('every verb of the API is tried here', async () => {
  const text = await Bun.file(import.meta.path).text()
  const [, verbs] = verbGroups.find(([title]) => title === 'Over the API')!
  expect(verbs.filter((verb) => !text.includes(`('${verb}'`))).toEqual([])
})

describe('an answer that does not say what became of it', () => {
  const answers = async (status: number, code: string | undefined, words: readonly string[], headers = {}) => {
    const body = code === undefined ? '<h1>Bad gateway</h1>' : { code, detail: 'It failed.', instance: 'req_1' }
    const keys: (string | null)[] = []
    using server = Bun.serve({
      port: 0,
      fetch: (request) => {
        keys.push(request.headers.get('idempotency-key'))
        return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers })
      },
    })
    const url = `http://localhost:${server.port}`
    const { code: exit, stderr } = await clubwright(['--url', url, '--key', 'k', ...words], elsewhere)
    return { exit, stderr, key: keys[0] }
  }

  test('is unknown, and tells the id by which nothing is charged or made twice', async () => {
    for (const [status, code] of [
      [500, 'INTERNAL_ERROR'],
      [502, undefined],
      [504, 'FITTING_TIMEOUT'],
      [503, 'STORAGE_UNAVAILABLE'],
    ] as const) {
      const { exit, stderr, key: sentKey } = await answers(status, code, ['fit', ...golfer])
      expect({ exit, stderr }).toEqual({
        exit: 6,
        stderr: expect.stringContaining(`Run it again with --id ${sentKey}.`),
      })
    }
    const rotated = await answers(500, 'INTERNAL_ERROR', ['webhook', 'rotate', `whe_${'0'.repeat(26)}`])
    expect(rotated).toMatchObject({ exit: 6, stderr: expect.stringContaining(`--id ${rotated.key}.`) })
    const tested = await answers(502, undefined, [
      ...['webhook', 'test', `whe_${'0'.repeat(26)}`],
      ...['--event', 'allowance.low'],
    ])
    expect(tested).toMatchObject({ exit: 6, stderr: expect.stringContaining('clubwright webhook deliveries') })
  })

  test('is none where the work was refused before it began, or stores nothing', async () => {
    for (const [status, code] of [
      [429, 'RATE_LIMITED'],
      [503, 'OVERLOADED'],
      [503, 'NOT_READY'],
    ] as const)
      expect((await answers(status, code, ['fit', ...golfer])).exit).toBe(5)
    for (const words of [['grip'], ['bag', 'driver'], ['compare', 'a', 'b'], ['score'], ['allowance']]) {
      const { exit, stderr } = await answers(500, 'INTERNAL_ERROR', words)
      expect({ words, exit }).toEqual({ words, exit: 5 })
      expect(stderr).not.toContain('carried out')
    }
  })
})

test('an export waits where it is asked to, and leaves out what was erased since its list was read', async () => {
  let isFirst = true
  using server = Bun.serve({
    port: 0,
    fetch: (request) => {
      const { pathname } = new URL(request.url)
      const problem = (status: number, code: string) =>
        Response.json({ code, detail: 'No.', instance: 'req_1' }, { status, headers: { 'retry-after': '1' } })
      if (pathname === '/v1/sessions') return Response.json({ sessions: [], nextCursor: null })
      if (pathname === '/v1/fittings')
        return Response.json({ fittings: [{ fittingId: 'one' }, { fittingId: 'two' }], nextCursor: null })
      if (pathname.endsWith('/one')) return problem(404, 'FITTING_NOT_FOUND')
      if (!isFirst) return Response.json({ fittingId: 'two' })
      isFirst = false
      return problem(429, 'RATE_LIMITED')
    },
  })
  const words = ['--url', `http://localhost:${server.port}`, '--key', 'k', 'export']
  expect(await clubwrightProcess(words, elsewhere)).toMatchObject({
    code: 0,
    stdout: '{"kind":"fitting","fittingId":"two"}\n',
  })
})

test('fit --csv waits where it is asked to, since the rows of earlier batches are charged', async () => {
  const csv = join(scratch.path, 'many.csv')
  await Bun.write(
    csv,
    ['clubType,handedness,swingSpeed', ...Array.from({ length: 3 }, () => 'driver,right,95')].join('\n'),
  )
  let asked = 0
  using server = Bun.serve({
    port: 0,
    fetch: async (request) => {
      if (new URL(request.url).pathname !== '/v1/fitting/batch') return Response.json({ usage: { remaining: 9 } })
      if (++asked === 1)
        return Response.json({ code: 'RATE_LIMITED', detail: 'No.' }, { status: 429, headers: { 'retry-after': '1' } })
      const rows = (await request.text()).split('\n').filter((line) => line !== '')
      return new Response(rows.map(() => `${JSON.stringify({ problem: { detail: 'Refused.' } })}\n`).join(''))
    },
  })
  const words = ['--url', `http://localhost:${server.port}`, '--key', 'k', '--json', 'fit', '--csv', csv]
  const { stdout, stderr } = await clubwright(words, elsewhere)
  expect({ asked, stderr }).toEqual({ asked: 2, stderr: '' })
  expect(JSON.parse(stdout)).toMatchObject({ rows: 3, refused: 3 })
})

describe('options before the verb', () => {
  const nowhere = 'http://127.0.0.1:1'

  test('stand in any order, also beside --json', async () => {
    for (const before of [
      ['--json', `--url=${nowhere}`, '--key=k'],
      ['--key', 'k', '--json', '--url', nowhere],
    ]) {
      const { code, stderr } = await clubwright([...before, 'fit', ...golfer], elsewhere)
      expect({ before, code, failure: JSON.parse(stderr) }).toMatchObject({
        code: 5,
        failure: { code: 'UNAVAILABLE', message: expect.stringContaining(nowhere) },
      })
    }
    expect((await clubwright(['--json', '--version'], {})).stdout).toContain('"version"')
    expect((await clubwright(['--json', 'help', 'fit'], {})).stdout).toContain('clubwright fit')
  })

  test('are refused where they are none, so that no verb works on the database by a slip', async () => {
    const refused = async (...words: string[]) => {
      const { code, stderr } = await clubwright(words, elsewhere)
      expect({ words, code }).toEqual({ words, code: 2 })
      return stderr
    }
    expect(await refused(`--ulr=${nowhere}`, '--key', 'k', 'fit', ...golfer)).toContain('Did you mean --url?')
    expect(await refused('--account', 'x', 'key', 'list')).toContain('no option --account before the verb')
    expect(await refused('key', `--url=${nowhere}`, 'list')).toContain('no option --url before the verb')
    expect(await refused('--key', 'k', 'fit', ...golfer)).toStartWith('--key needs --url (CLUBWRIGHT_URL)')
    expect(await refused('--url', '--key', 'k', 'fit')).toBe('--url needs a value\n')
  })

  test.each([
    ...['serve', 'health', 'session show shots.csv', 'catalog check heads.json', 'catalog report', 'catalog propose'],
    ...['evidence simulate', 'completion bash', 'skill', 'prepare'],
  ])('are refused by %s, which would leave the address out of account', async (line) => {
    const { code, stderr } = await clubwright(['--url', nowhere, '--key', 'k', ...line.split(' ')], elsewhere)
    expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringMatching(/ calls no service\. Leave out --url/) })
  })

  test.skipIf(!hasLongProofs)('are taken into account by every verb', async () => {
    const leaves = async (node: Node): Promise<Node[]> =>
      node.verbs === null
        ? [node]
        : (await Promise.all(node.verbs.map(async (name) => leaves(await childOf(node, name))))).flat()
    const root = await nodeOf(commands({}), ['clubwright'])
    for (const { path } of await leaves({ ...root, verbs: verbGroups.flatMap(([, names]) => names) })) {
      const { code, stdout } = await clubwright(['--url', nowhere, '--key', 'k', ...path.slice(1)], elsewhere)
      expect({ path, stdout, isRefused: code === 2 || code === 5 }).toEqual({ path, stdout: '', isRefused: true })
    }
  })
})

test('--body takes one JSON object', async () => {
  const file = join(scratch.path, 'body.json')
  for (const text of ['[1]', '"x"', 'null']) {
    await Bun.write(file, text)
    const nowhere = ['--url', 'http://127.0.0.1:1', '--key', 'k']
    expect(await clubwright([...nowhere, 'plan', '--body', file], elsewhere)).toMatchObject({
      code: 2,
      stderr: '--body must be a JSON object\n',
    })
  }
})
