import { beforeAll, describe, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { Glob } from 'bun'
import { clientSchemas, type Description } from '../../clients/document.ts'
import { nameIn, type Schema } from '../../clients/schemas.ts'
import {
  Clubwright,
  ClubwrightError,
  ClubwrightProblem,
  ConnectionFailed,
  FittingFailed,
  NotFound,
  QuotaExceeded,
  Unauthorized,
  UnexpectedAnswer,
  ValidationFailed,
  type WebhookEvent,
} from '../../clients/typescript/src/index.ts'
import { createApp } from '../../src/app.ts'
import { analyze } from '../../src/fitting/index.ts'
import { keyStatus } from '../../src/identity/accounts/index.ts'
import { problem } from '../../src/platform/errors.ts'
import { callOf, heldBack, openWorkshop, type Workshop } from '../fitting/call.ts'
import { requestTo } from '../support/app.ts'
import { requests } from '../support/club.ts'
import { forEachSharedDatabase } from '../support/databases.ts'
import { inText } from '../support/in-english.ts'
import { operationsIn } from '../support/operations.ts'

type Send = (request: Request) => Promise<Response>
type App = ReturnType<typeof createApp>

/** What the compiler must refuse, and what it must know without a cast: never called. */
export const narrowTypes = async (club: Clubwright): Promise<void> => {
  const golfer = { handedness: 'right' } as const
  await club.fit({ clubType: 'driver', golfer, swingMetrics: { ballSpeed: 140, swingSpeed: 95 } })
  // @ts-expect-error neither of the two speeds
  await club.fit({ clubType: 'driver', golfer, swingMetrics: { launchAngle: 12 } })
  // @ts-expect-error a misspelled member
  await club.fit({ clubType: 'driver', golfer, swingMetrics: { swingSpeed: 95, launchAngel: 12 } })
  const { labUrl } = await club.fit({ clubType: 'driver', golfer, swingMetrics: { swingSpeed: 95 } })
  const fitting = await club.analyzeFitting({ clubType: 'driver', golfer, swingMetrics: { swingSpeed: 95 } })
  // @ts-expect-error not of a fitting that may still run
  fitting.specs.loft
  if (fitting.status === 'completed') fitting.specs.loft.value.toFixed()
  else if (fitting.status === 'running') fitting.pollAfterSeconds.toFixed()
  else fitting.retry.idempotencyKey.trim()
  const stored = await club.getFitting(labUrl ?? '')
  if (stored.status === 'completed') stored.output.topPicks.at(0)?.model.trim()
  for await (const answer of club.fitBatch([])) {
    if (answer.status === 'completed') answer.fitting.specs.loft.value.toFixed()
    else if (answer.status === 'refused') answer.problem.detail.trim()
  }
}

/** An event is told by its type: never called. */
export const narrowEvents = (event: WebhookEvent): void => {
  // @ts-expect-error not of every event
  event.data.fittingId
  if (event.type === 'fitting.failed') event.data.error satisfies 'ENGINE_FAILED' | 'TIMED_OUT' | 'INTERRUPTED'
  else if (event.type === 'allowance.low') event.data.remaining.toFixed()
  else event.data.fittingId.trim()
}

const src = join(import.meta.dir, '../../clients/typescript/src')

forEachSharedDatabase((engine, open) => {
  if (engine !== 'embedded') return
  let shop: Workshop
  let app: App
  beforeAll(async () => {
    shop = await openWorkshop(await open())
    app = createApp(shop.deps)
  })

  /** A client of the service in this process, and what it sent. */
  const customer = async ({
    monthlyLimit = null,
    through = (request, send) => send(request),
    served = app,
  }: {
    monthlyLimit?: number | null
    through?: (request: Request, send: Send, attempt: number) => Promise<Response>
    served?: App
  } = {}) => {
    const { accountId, apiKey } = await shop.customer(monthlyLimit)
    const sent: Request[] = []
    const fetchFromApp = (request: Request) => {
      sent.push(request)
      return through(request.clone() as Request, (one) => served.handle(one), sent.length)
    }
    const club = new Clubwright({ key: apiKey, url: 'http://localhost', fetch: fetchFromApp as typeof fetch })
    const used = async () => (await keyStatus(shop.deps, accountId)).usage.current
    return { club, sent, used, accountId }
  }
  const keysOf = (sent: readonly Request[]) => sent.map(({ headers }) => headers.get('idempotency-key'))

  test('a fitting comes back complete, with types', async () => {
    const { club, used } = await customer()
    const fitting = await club.fit(requests.driver)
    expect(fitting.specs.loft.unit).toBe('deg')
    expect(fitting.topPicks.length).toBeGreaterThan(0)
    expect(await used()).toBe(1)
  })

  test('a request whose answer was lost is sent again with its key, and charged once', async () => {
    const { club, sent, used } = await customer({
      through: async (request, send, attempt) => {
        const answer = await send(request)
        if (attempt === 1) throw new TypeError('The connection broke.')
        return answer
      },
    })
    const fitting = await club.analyzeFitting(requests.iron)
    expect(fitting.status).toBe('completed')
    expect(keysOf(sent)).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/), keysOf(sent)[0]!])
    expect(await used()).toBe(1)
  })

  test('a request that may have been served, and has no key, is not sent again', async () => {
    const { club, sent } = await customer({ through: () => Promise.reject(new TypeError('The connection broke.')) })
    await expect(club.enableWebhook('none')).rejects.toThrow('The connection broke.')
    expect(sent.length).toBe(1)
  })

  test('Retry-After is waited for', async () => {
    const times: number[] = []
    const { club, sent } = await customer({
      through: async (request, send, attempt) => {
        times.push(performance.now())
        return attempt === 1
          ? refusal(problem('rateLimited', { detail: inText('Too many.'), retryAfter: 1 }))
          : send(request)
      },
    })
    await club.getKeyStatus()
    expect(sent.length).toBe(2)
    expect(times[1]! - times[0]!).toBeGreaterThan(990)
  })

  test('a Retry-After that is too long is not', async () => {
    const { club, sent } = await customer({
      through: async () => refusal(problem('rateLimited', { detail: inText('Too many.'), retryAfter: 3600 })),
    })
    await expect(club.getKeyStatus()).rejects.toMatchObject({ code: 'RATE_LIMITED', problem: { retryAfter: 3600 } })
    expect(sent.length).toBe(1)
  })

  test('a fitting that is still running is waited for', async () => {
    const { sql, open: letGo } = heldBack(shop.sql)
    const deps = { ...shop.deps, sql }
    const { club, accountId, sent } = await customer({ served: createApp(deps) })
    const { result } = await analyze(deps, callOf(accountId, { waitMs: 0 }))
    expect(result.status).toBe('running')
    const waiting = club.completed(result as never)
    letGo()
    const fitting = await waiting
    expect(fitting).toMatchObject({ status: 'completed', fittingId: result.fittingId })
    expect(sent.map(({ method }) => method)).toEqual(['GET'])
  })

  test('a fitting that fails is run again under its id, at no further charge', async () => {
    const { club, used, sent } = await customer({ served: createApp(breaking(shop, 2)) })
    const fitting = await club.fit(requests.wedge)
    expect(fitting.status).toBe('completed')
    expect(new Set(keysOf(sent)).size).toBe(1)
    expect(sent.length).toBe(3)
    expect(await used()).toBe(1)
  })

  test('one that fails every time says which', async () => {
    const { club } = await customer({ served: createApp(breaking(shop, 5)) })
    const failed = await club.fit(requests.wedge).catch((error) => error)
    expect(failed).toBeInstanceOf(FittingFailed)
    expect(failed).toMatchObject({ fittingId: expect.stringMatching(/^fit_/), failure: { code: 'ENGINE_FAILED' } })
  })

  test('a service that never answers is given up, and named; or earlier, with the reason of the caller', async () => {
    const silent = Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: () => new Promise<Response>(() => {}) })
    try {
      const club = new Clubwright({ url: silent.url.href, timeoutSeconds: 0.1, attempts: 2 })
      const failed = await club.getStatus().catch((error) => error)
      expect(failed).toBeInstanceOf(ConnectionFailed)
      expect(failed.message).toBe(`${silent.url.href}v1/status: no answer within 0.1 seconds`)
      const caller = new AbortController()
      const called = new Clubwright({ url: silent.url.href }).getStatus({ signal: caller.signal })
      caller.abort(new Error('The golfer left.'))
      await expect(called).rejects.toThrow('The golfer left.')
    } finally {
      await silent.stop(true)
    }
  })

  test('what is answered with each status is what the type of that status has', async () => {
    const described = await (await app.handle(requestTo('/swagger/json'))).json()
    const schemas = clientSchemas(described as Description)
    const ajv = new Ajv2020({
      strict: false,
      validateFormats: false,
      schemas: [{ $id: 'all', components: { schemas } }],
    })
    const membersOf = ({ $ref, properties = {}, allOf = [] }: Schema): string[] => [
      ...Object.keys(properties),
      ...[...allOf, ...($ref ? [schemas[nameIn({ $ref })!]!] : [])].flatMap(membersOf),
    ]
    const check = (type: string, answer: object) => {
      expect(Object.keys(answer).filter((name) => !membersOf(schemas[type]!).includes(name))).toEqual([])
      ajv.validate(`all#/components/schemas/${type}`, answer)
      expect(ajv.errorsText()).toBe('No errors')
    }
    const { sql, open: letGo } = heldBack(shop.sql)
    const slow = await customer({ served: createApp({ ...shop.deps, sql }) })
    const { result } = await analyze({ ...shop.deps, sql }, callOf(slow.accountId, { waitMs: 0 }))
    check('RunningFitting', result)
    check('RunningStoredFitting', await slow.club.getFitting(result.fittingId))
    letGo()
    await slow.club.completed(result as never)
    check('CompletedStoredFitting', await slow.club.getFitting(result.fittingId))
    check('CompletedFitting', await slow.club.fit(requests.driver))
    const { club } = await customer({ served: createApp(breaking(shop, 2)) })
    const rows = ['a', 'b'].map((idempotencyKey) => ({ idempotencyKey, request: requests.wedge }))
    const failed = await club.analyzeFitting(requests.wedge)
    check('FailedFitting', failed)
    check('FailedStoredFitting', await club.getFitting(failed.fittingId))
    const answers = await club.analyzeBatch([rows[0]!, rows[1]!, { ...rows[0]!, request: {} as never }])
    check('FailedBatchAnswer', answers[0]!)
    check('CompletedBatchAnswer', answers[1]!)
    check('RefusedBatchAnswer', answers[2]!)
  })

  describe('a problem is thrown', () => {
    test('by the class of its code, with everything that it says', async () => {
      const { club } = await customer({ monthlyLimit: 1 })
      await club.fit(requests.driver)
      const spent = await club.fit(requests.hybrid).catch((error) => error)
      expect(spent).toBeInstanceOf(QuotaExceeded)
      expect(spent).toBeInstanceOf(ClubwrightProblem)
      expect(spent).toMatchObject({ name: 'QuotaExceeded', status: 429, problem: { resetsAt: expect.any(String) } })
    })
    test('with the fields that are wrong', async () => {
      const { club } = await customer()
      const wrong = await club.fit({ ...requests.driver, swingMetrics: { swingSpeed: 500 } }).catch((error) => error)
      expect(wrong).toBeInstanceOf(ValidationFailed)
      expect(wrong.problem.errors).toMatchObject([{ pointer: '/swingMetrics/swingSpeed' }])
    })
    test('for a code that this release does not know, too', async () => {
      const { club } = await customer({
        through: async () => {
          const document = { code: 'OUT_OF_BALLS', detail: 'None are left.', status: 409, retry: 'never' }
          return Response.json(document, { status: 409, headers: { 'content-type': 'application/problem+json' } })
        },
      })
      const unknown = await club.getStatus().catch((error) => error)
      expect(unknown).toBeInstanceOf(ClubwrightProblem)
      expect(unknown.message).toBe('OUT_OF_BALLS: None are left.')
    })
    test('and what a proxy answers is an error as well', async () => {
      const { club, sent } = await customer({
        through: async () => new Response('<h1>Bad gateway</h1>', { status: 400 }),
      })
      await expect(club.getStatus()).rejects.toThrow('400')
      await expect(club.getStatus()).rejects.toBeInstanceOf(UnexpectedAnswer)
      expect(sent.length).toBe(2)
    })
    test('and all of them have one base', () => {
      for (const Class of [ClubwrightProblem, ConnectionFailed, FittingFailed, UnexpectedAnswer])
        expect(Class.prototype).toBeInstanceOf(ClubwrightError)
    })
  })

  describe('a batch', () => {
    test('of any size is answered row by row, in order', async () => {
      const { club, sent, used } = await customer()
      const rows = Array.from({ length: 502 }, (_, index) => ({
        idempotencyKey: `row-${index}`,
        request: [0, 501].includes(index) ? requests.driver : { ...requests.driver, swingMetrics: { swingSpeed: 500 } },
      }))
      const answers = await Array.fromAsync(club.fitBatch(rows))
      expect(answers.map(({ index }) => index)).toEqual(rows.map((_, index) => index))
      expect(answers.at(-1)).toMatchObject({ status: 'completed', fitting: { clubType: 'driver' } })
      expect(answers.at(-2)).toMatchObject({ status: 'refused', problem: { code: 'VALIDATION_FAILED' } })
      expect(sent.length).toBe(2)
      expect(await used()).toBe(2)
    })
    test('of one request is answered as a list', async () => {
      const { club } = await customer()
      const rows = ['a', 'b'].map((idempotencyKey) => ({ idempotencyKey, request: requests.fairway }))
      expect((await club.analyzeBatch(rows)).map(({ status }) => status)).toEqual(['completed', 'completed'])
    })
    test('that broke off goes on where it stopped', async () => {
      const { club, used } = await customer({
        through: async (request, send, attempt) => {
          const answer = await send(request)
          if (attempt > 1) return answer
          const [first] = (await answer.text()).split('\n')
          return new Response(`${first}\n{"index":1,`, { headers: answer.headers })
        },
      })
      const rows = ['a', 'b', 'c'].map((idempotencyKey) => ({ idempotencyKey, request: requests.fairway }))
      const answers = await Array.fromAsync(club.fitBatch(rows))
      expect(answers.map(({ index, isReplay }) => [index, isReplay])).toEqual([
        [0, false],
        [1, true],
        [2, true],
      ])
      expect(await used()).toBe(3)
    })
    test('that is left early lets its connection go', async () => {
      let isCanceled = false
      const { club } = await customer({
        through: async (request, send) => {
          const answer = await send(request)
          const cancel = () => {
            isCanceled = true
          }
          const begun = new ReadableStream({ start: async (rest) => rest.enqueue(await answer.bytes()), cancel })
          return new Response(begun, { headers: answer.headers })
        },
      })
      const rows = ['a', 'b'].map((idempotencyKey) => ({ idempotencyKey, request: requests.fairway }))
      for await (const { index } of club.fitBatch(rows)) {
        expect(index).toBe(0)
        break
      }
      expect(isCanceled).toBe(true)
    })
  })

  test('each operation that takes an Idempotency-Key is given one', async () => {
    const description = await (await app.handle(requestTo('/swagger/json'))).json()
    const taking = operationsIn(description).filter(({ parameters = [] }) =>
      parameters.some(({ name }) => name === 'Idempotency-Key'),
    )
    expect(taking.length).toBeGreaterThan(1)
    for (const { operationId } of taking) {
      const { club, sent } = await customer()
      const call = club[operationId as 'fitSession'].bind(club) as (id: string, body: object) => Promise<unknown>
      await call('none', {}).catch(() => {})
      expect(keysOf(sent)).toEqual([expect.any(String)])
    }
  })

  test('the key and the address come from the environment', async () => {
    const { apiKey } = await shop.customer(null)
    const server = Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: (request) => app.handle(request) })
    process.env['CLUBWRIGHT_KEY'] = apiKey
    process.env['CLUBWRIGHT_URL'] = `http://localhost:${server.port}/`
    try {
      expect((await new Clubwright().getKeyStatus()).usage.current).toBe(0)
      await expect(new Clubwright({ key: 'svc_wrong' }).getKeyStatus()).rejects.toBeInstanceOf(Unauthorized)
      await expect(new Clubwright().getRule('NO-RULE')).rejects.toBeInstanceOf(NotFound)
    } finally {
      delete process.env['CLUBWRIGHT_KEY']
      delete process.env['CLUBWRIGHT_URL']
      await server.stop(true)
    }
  })

  test('a browser runs it: it imports nothing but itself, and needs no environment', async () => {
    const files = [...new Glob('**/*.ts').scanSync(src)].map((path) => readFileSync(join(src, path), 'utf8'))
    const imported = files.flatMap((text) => new Bun.Transpiler({ loader: 'ts' }).scanImports(text))
    expect(imported.length).toBeGreaterThan(10)
    expect(imported.filter(({ path }) => !path.startsWith('.'))).toEqual([])
    const built = await Bun.build({ entrypoints: [join(src, 'index.ts')], target: 'browser', format: 'cjs' })
    const { apiKey } = await shop.customer(null)
    const page = createContext({
      ...{
        Request,
        Response,
        Headers,
        URL,
        URLSearchParams,
        TextEncoder,
        TextDecoder,
        ReadableStream,
        AbortSignal,
        AbortController,
      },
      ...{
        crypto,
        setTimeout,
        clearTimeout,
        fetch: (request: Request) => app.handle(request),
        module: { exports: {} },
      },
    })
    const { Clubwright: InBrowser } = runInContext(`${await built.outputs[0]!.text()}; module.exports`, page)
    const fitting = await new InBrowser({ key: apiKey, url: 'http://localhost' }).fit(requests.driver)
    expect(fitting.status).toBe('completed')
  })
})

const refusal = (refused: ReturnType<typeof problem>): Response =>
  Response.json(
    {
      code: refused.code,
      detail: refused.message,
      status: refused.status,
      retry: 'after Retry-After',
      ...refused.members,
    },
    {
      status: refused.status,
      headers: { 'content-type': 'application/problem+json', ...refused.headers },
    },
  )

/** An engine that breaks so many times. */
const breaking = ({ deps }: Workshop, times: number): Workshop['deps'] => {
  let calls = 0
  const current = () => {
    if (++calls <= times) throw new Error('the engine broke')
    return deps.scorer.current()
  }
  return { ...deps, scorer: { ...deps.scorer, current } }
}
