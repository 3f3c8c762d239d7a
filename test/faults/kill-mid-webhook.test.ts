import { afterAll, describe, expect, test } from 'bun:test'
import { Webhook } from 'standardwebhooks'
import { audit } from '../support/audit.ts'
import { crashStorages, deathsLimitMs, onDatabase } from '../support/crash.ts'
import { golfer, postFitting } from '../support/driver.ts'
import { newAccount, readyService, type Service, scratchDirectory, until } from '../support/service.ts'

const scratch = scratchDirectory()
afterAll(scratch.remove)

/** A server of the account that keeps what it gets. While it is stuck it answers nothing. */
const openReceiver = () => {
  const received: { headers: Record<string, string>; text: string }[] = []
  let isStuck = false
  const server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    fetch: async (request) => {
      received.push({ headers: Object.fromEntries(request.headers), text: await request.text() })
      if (isStuck) await Bun.sleep(60_000)
      return new Response(null, { status: 204 })
    },
  })
  return {
    received,
    url: `http://127.0.0.1:${server.port}/hook`,
    stick: (stuck: boolean) => {
      isStuck = stuck
    },
    stop: () => server.stop(true),
  }
}

describe.each(await crashStorages(scratch.path))('a service on %s that is killed', (_, storage) => {
  const settings = {
    ...storage,
    LOG_LEVEL: 'off',
    WEBHOOKS_LOOPBACK: 'on',
    LAB_SIGNING_SECRET: 'a secret that only this test knows, long enough',
  }
  const analyze = (service: Service, apiKey: string, key: string) =>
    postFitting(service.address, apiKey, golfer(1), key).catch(() => null)

  test(
    'between the fitting and its event, or while it sends one, still tells of every fitting',
    async () => {
      const receiver = openReceiver()
      const { apiKey } = await newAccount(storage, 2)
      const first = await readyService(settings)
      const made = await fetch(`${first.address}/v1/webhooks`, {
        method: 'POST',
        headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
        body: JSON.stringify({ url: receiver.url, events: ['fitting.completed'] }),
      })
      const { secret } = (await made.json()) as { secret: string }
      await first.stop('SIGTERM')

      const dying = await readyService(settings, 'after-settle')
      expect(await analyze(dying, apiKey, 'one')).toBeNull()
      expect(await dying.exited).toBe(137)

      receiver.stick(true)
      const sending = await readyService(settings)
      await until('it sends the event', () => receiver.received.length === 1)
      await sending.stop('SIGKILL')
      receiver.stick(false)
      // As the 30 seconds to the next try would.
      await onDatabase(storage, (sql) => sql`update webhook_deliveries set next_at = now() where next_at is not null`)

      const last = await readyService(settings)
      await until('it arrives', () => receiver.received.length === 2)
      const { fittingId } = (await (await analyze(last, apiKey, 'one'))!.json()) as { fittingId: string }
      for (const { headers, text } of receiver.received)
        expect(new Webhook(secret).verify(text, headers)).toMatchObject({
          type: 'fitting.completed',
          data: { fittingId },
        })
      expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
      await analyze(last, apiKey, 'two')
      await until('the next one arrives', () => receiver.received.length === 3)
      await last.stop('SIGTERM')
      const counts = await onDatabase(storage, async (sql) => {
        const [row] = await sql<{ left: number }>`
          select count(*)::int as left from webhook_deliveries where delivered_at is null or next_at is not null`
        return { ...(await audit({ sql, services: [] })), ...row }
      })
      expect(counts).toMatchObject({ fittings: 2, completed: 2, charges: 2, left: 0 })
      receiver.stop()
    },
    deathsLimitMs,
  )
})
