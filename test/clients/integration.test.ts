import { afterAll, beforeAll, expect, test } from 'bun:test'
import { join } from 'node:path'
import { Webhook } from 'standardwebhooks'
import { Clubwright, RateLimited, Unauthorized, type WebhookEvent } from '../../clients/typescript/src/index.ts'
import { requests } from '../support/club.ts'
import { newAccount, readyService, type Service, scratchDirectory, until } from '../support/service.ts'

const searchesPerMinute = 3

const scratch = scratchDirectory()
const received: { headers: Record<string, string>; text: string }[] = []
const receiver = Bun.serve({
  port: 0,
  hostname: '127.0.0.1',
  fetch: async (request) => {
    received.push({ headers: Object.fromEntries(request.headers), text: await request.text() })
    return new Response(null, { status: 204 })
  },
})
let service: Service
let club: Clubwright
/** Every answer that the client got, with its headers. */
const answers: Response[] = []

beforeAll(async () => {
  const storage = { DATA_DIR: join(scratch.path, 'data') }
  const { apiKey } = await newAccount(storage)
  service = await readyService({
    ...storage,
    LOG_LEVEL: 'off',
    WEBHOOKS_LOOPBACK: 'on',
    RATE_LIMIT_SEARCH_PER_MINUTE: String(searchesPerMinute),
  })
  const kept = async (request: Request) => {
    const answer = await fetch(request)
    answers.push(answer)
    return answer
  }
  // A refusal is to be seen, not waited for.
  club = new Clubwright({ key: apiKey, url: service.address, attempts: 1, fetch: kept as typeof fetch })
})
afterAll(async () => {
  await service?.stop('SIGTERM')
  await receiver.stop(true)
  scratch.remove()
})

const used = async () => (await club.getKeyStatus()).usage.current

test('a fitting that asked is corrected free, once, and read again with how sure its figures are', async () => {
  const swing = { swingSpeed: 90, missPattern: 'fade' } as const
  const asked = { clubType: 'driver', golfer: { handedness: 'right' }, swingMetrics: swing } as const
  const first = await club.fit(asked)
  expect(first.next).toMatchObject({ action: 'ask' })
  const before = await used()
  const answered = { ...asked, swingMetrics: { ...swing, missSize: 'moderate' }, corrects: first.fittingId } as const
  const second = await club.fit(answered)
  expect(second.fittingId).not.toBe(first.fittingId)
  expect(await used()).toBe(before)
  await expect(club.fit(answered)).rejects.toThrow('was corrected already')

  const read = await club.getFitting(second.fittingId, { detail: 'full' })
  if (read.status !== 'completed') throw new Error(`the fitting is ${read.status}`)
  expect(read.output.specs.loft.value).toBe(second.specs.loft.value)
  expect(read.output.specs.loft.confidence).toBeWithin(0, 1.001)
})

test('a bag is planned, its gaps are told, and what the plan asks for can be fitted as it stands', async () => {
  const plan = await club.planBag({ golfer: { handedness: 'right', handicap: 14 }, driverSpeed: 95 })
  expect(plan.clubs.length).toBeWithin(8, 15)
  const bag = await club.analyzeBagGapping({
    clubs: [{ club: 'Driver' }, { club: '5w' }, { club: '6-PW' }, { club: '58' }],
    driverSpeed: 95,
  })
  expect(bag.flags.length).toBeGreaterThan(0)
  expect(bag.gaps.length).toBe(bag.clubs.length - 1)
  const before = await used()
  const fitted = await club.fit(plan.fittings[0]!.request)
  expect([fitted.status, await used()]).toEqual(['completed', before + 1])
})

test('an event is verified by its own secret, and refused by another one and by another text', async () => {
  const { secret, webhook } = await club.createWebhook({
    url: `http://127.0.0.1:${receiver.port}/hook`,
    events: ['fitting.completed'],
  })
  const { secret: otherSecret } = await club.createWebhook({
    url: `http://127.0.0.1:${receiver.port}/other`,
    events: ['allowance.low'],
  })
  const { fittingId } = await club.fit(requests.wedge)
  await until('the event arrives', () => received.length === 1)
  const { headers, text } = received[0]!
  const event = new Webhook(secret).verify(text, headers) as WebhookEvent
  expect(event).toMatchObject({ type: 'fitting.completed', data: { fittingId } })
  expect(() => new Webhook(otherSecret).verify(text, headers)).toThrow('No matching signature found')
  expect(() => new Webhook(secret).verify(text.replace('wedge', 'driver'), headers)).toThrow('No matching signature')
  await club.deleteWebhook(webhook.webhookId)
})

test('an Idempotency-Key that is sent again gets the same answer, and is charged once', async () => {
  const before = await used()
  // The link to the lab is made for each answer, so that it lasts as long.
  const analyzed = async () => {
    const answer = await club.analyzeFitting(requests.iron, { idempotencyKey: 'the same iron' })
    expect(answer).toMatchObject({ labUrl: expect.stringContaining('signature=') })
    return { ...answer, labUrl: undefined }
  }
  const first = await analyzed()
  expect(await analyzed()).toEqual(first)
  expect(await used()).toBe(before + 1)
  await expect(club.analyzeFitting(requests.hybrid, { idempotencyKey: 'the same iron' })).rejects.toMatchObject({
    code: 'IDEMPOTENCY_KEY_REUSED',
  })
})

test('pages of fittings lead to the end, with each fitting once, newest first', async () => {
  const made: string[] = []
  for (const swingSpeed of [81, 84, 87, 90, 93])
    made.unshift((await club.fit({ ...requests.fairway, swingMetrics: { swingSpeed } })).fittingId)
  const pages: string[][] = []
  let cursor: string | undefined
  do {
    const page = await club.listFittings({ clubType: 'fairway', limit: 2, cursor })
    pages.push(page.fittings.map(({ fittingId }) => fittingId))
    cursor = page.nextCursor ?? undefined
  } while (cursor !== undefined)
  expect(pages.flat().slice(0, made.length)).toEqual(made)
  expect(new Set(pages.flat()).size).toBe(pages.flat().length)
  expect(pages.length).toBe(Math.ceil(pages.flat().length / 2))
  await expect(club.listFittings({ cursor: 'not one of these' })).rejects.toMatchObject({ status: 400 })
})

test('one request too many is answered 429, and says when to come again', async () => {
  const search = () => club.searchClubs({ clubType: 'driver', limit: 1 })
  let refused: unknown
  // A minute may begin between two of them.
  for (let sent = 0; sent < 2 * searchesPerMinute + 1 && refused === undefined; sent++)
    await search().catch((error) => {
      refused = error
    })
  expect(refused).toBeInstanceOf(RateLimited)
  const { status, headers } = answers.at(-1)!
  const seconds = Number(headers.get('retry-after'))
  expect(status).toBe(429)
  expect(seconds).toBeWithin(1, 61)
  expect(refused).toMatchObject({ problem: { retryAfter: seconds } })
})

test('a key that revokes itself is refused from then on', async () => {
  await club.revokeKey()
  await expect(club.getKeyStatus()).rejects.toBeInstanceOf(Unauthorized)
  await expect(club.fit(requests.driver)).rejects.toMatchObject({ status: 401 })
})
