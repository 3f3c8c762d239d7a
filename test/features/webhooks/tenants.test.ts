import { afterAll, expect, test } from 'bun:test'
import { requests } from '../../support/club.ts'
import { newPostgresUrl } from '../../support/databases.ts'
import { newAccount, readyService, scratchDirectory, until } from '../../support/service.ts'

/** A server that takes requests and never answers. Deliveries to it are given up after ten seconds. */
const silent = { now: 0, most: 0, givenUp: 0 }
const hole = Bun.serve({
  port: 0,
  hostname: '127.0.0.1',
  idleTimeout: 0,
  fetch: (request) => {
    silent.most = Math.max(silent.most, ++silent.now)
    request.signal.addEventListener('abort', () => {
      silent.now--
      silent.givenUp++
    })
    return new Promise<Response>(() => {})
  },
})
/** A server that answers, and how many deliveries to the other had been given up by then. */
let givenUpBefore: number | null = null
const receiver = Bun.serve({
  port: 0,
  hostname: '127.0.0.1',
  fetch: () => {
    givenUpBefore ??= silent.givenUp
    return new Response(null, { status: 204 })
  },
})
const directory = scratchDirectory()
afterAll(async () => {
  await Promise.all([hole.stop(true), receiver.stop(true)])
  directory.remove()
})

const url = await newPostgresUrl()
const databases: [string, Record<string, string>][] = [
  ['embedded', { DATA_DIR: directory.path }],
  ...(url === null ? [] : ([['postgresql', { DATABASE_URL: url }]] as [string, Record<string, string>][])),
]

test.each(databases)(
  '%s: the events of an account whose servers never answer do not hold up those of another',
  async (_engine, database) => {
    const env = { WEBHOOKS_LOOPBACK: 'on', LAB_SIGNING_SECRET: 'a secret that only this test knows', ...database }
    const service = await readyService(env)
    const post = async (apiKey: string, path: string, body: unknown) => {
      const answer = await fetch(service.address + path, {
        method: 'POST',
        headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      expect(answer.status, await answer.text()).toBeLessThan(300)
    }
    const hook = (apiKey: string, port: number, path: number) =>
      post(apiKey, '/v1/webhooks', { url: `http://127.0.0.1:${port}/${path}`, events: ['fitting.completed'] })
    const fit = (apiKey: string) => post(apiKey, '/v1/fitting/analyze', requests.driver)

    Object.assign(silent, { now: 0, most: 0, givenUp: 0 })
    givenUpBefore = null
    const stuck = (await newAccount(env)).apiKey
    const other = (await newAccount(env)).apiKey
    for (let n = 0; n < 9; n++) await hook(stuck, hole.port!, n)
    await hook(other, receiver.port!, 0)
    for (let n = 0; n < 10; n++) await fit(stuck)
    await until('four of its 90 deliveries hang', () => silent.now >= 4)
    await fit(other)
    await until('the event of the other account has arrived', () => givenUpBefore !== null)
    expect(givenUpBefore).toBeLessThan(45) // 90, were it behind them
    expect(silent.most).toBe(4)
    await service.stop('SIGTERM')
  },
)
