import { afterAll, describe, expect, test } from 'bun:test'
import { Webhook } from 'standardwebhooks'
import { sessionOf, shotOf } from '../features/sessions/bay.ts'
import { crashStorages } from '../support/crash.ts'
import { golfer, postFitting } from '../support/driver.ts'
import {
  clubwright,
  clubwrightProcess,
  newAccount,
  readyService,
  type Service,
  scratchDirectory,
  until,
} from '../support/service.ts'

const scratch = scratchDirectory()
afterAll(scratch.remove)
const [a, b] = ['the secret of before, of enough characters', 'the secret from now on, of enough characters']

/** The server of an account, which keeps what it gets. */
const openReceiver = () => {
  const received: { headers: Record<string, string>; text: string }[] = []
  const server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    fetch: async (request) => {
      received.push({ headers: Object.fromEntries(request.headers), text: await request.text() })
      return new Response(null, { status: 204 })
    },
  })
  return { received, url: `http://127.0.0.1:${server.port}/hook`, stop: () => server.stop(true) }
}

describe.each(await crashStorages(scratch.path))('O7 LAB_SIGNING_SECRET on %s', (engine, storage) => {
  const settings = (now: string, previous?: string) => ({
    ...storage,
    LOG_LEVEL: 'off',
    WEBHOOKS_LOOPBACK: 'on',
    LAB_SIGNING_SECRET: now,
    ...(previous !== undefined && { LAB_SIGNING_SECRET_PREVIOUS: previous }),
  })
  const post = (service: Service, apiKey: string, path: string, body: object) =>
    fetch(service.address + path, {
      method: 'POST',
      headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const statusAt = async (service: Service, link: string) => {
    const { pathname, search } = new URL(link)
    return (await fetch(service.address + pathname + search)).status
  }
  const refused = async (env: Record<string, string>) => {
    const { code, stderr } = await clubwrightProcess(['serve'], { PORT: '0', ...env })
    expect(code).toBe(1)
    expect(stderr).not.toMatch(/\n\s+at /)
    expect(stderr).not.toContain(env['LAB_SIGNING_SECRET']!)
    return stderr
  }

  test('another one is refused at the start; the one before beside it keeps links and webhooks', async () => {
    const receiver = openReceiver()
    const { apiKey } = await newAccount(storage, 3)
    const first = await readyService(settings(a))
    const hook = await post(first, apiKey, '/v1/webhooks', { url: receiver.url, events: ['fitting.completed'] })
    const { secret } = (await hook.json()) as { secret: string }
    const ingested = await post(first, apiKey, '/v1/sessions/ingest', sessionOf([shotOf(1)]))
    const { sessionUrl } = (await ingested.json()) as { sessionUrl: string }
    expect(await statusAt(first, sessionUrl)).toBe(200)
    await first.stop('SIGTERM')

    expect(await refused(settings(b))).toContain('LAB_SIGNING_SECRET_PREVIOUS')
    const command = await clubwright(['account', 'list'], settings(b))
    expect([command.code, command.stderr]).toEqual([1, expect.stringContaining('LAB_SIGNING_SECRET_PREVIOUS')])

    const second = await readyService(settings(b, a))
    expect(await statusAt(second, sessionUrl)).toBe(200)
    await postFitting(second.address, apiKey, golfer(1), 'one')
    await until('the event has arrived', () => receiver.received.length > 0)
    const { text, headers } = receiver.received[0]!
    expect(new Webhook(secret).verify(text, headers)).toMatchObject({ type: 'fitting.completed' })
    await second.stop('SIGTERM')

    // On PostgreSQL other replicas may know the one before alone, for ten minutes.
    if (engine === 'postgresql') {
      expect(await refused(settings(b))).toContain('LAB_SIGNING_SECRET_PREVIOUS')
      const { stdout } = await clubwright(['doctor', '--new-secret', '--json'], settings(b))
      const checks = (JSON.parse(stdout) as { findings: { check: string }[] }).findings.map(({ check }) => check)
      expect(checks).toContain('secrets')
    }
    const third = await readyService(settings(b))
    expect(await statusAt(third, sessionUrl)).toBe(403)
    await postFitting(third.address, apiKey, golfer(2), 'two')
    if (engine === 'embedded') {
      await until('the second event has arrived', () => receiver.received.length > 1)
      const { text, headers } = receiver.received[1]!
      expect(new Webhook(secret).verify(text, headers)).toMatchObject({ type: 'fitting.completed' })
    }
    await third.stop('SIGTERM')
    receiver.stop()
  }, 600_000)
})
