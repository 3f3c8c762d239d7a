import { withinDeadline } from './outage.ts'
import type { Client } from './pool.ts'
import type { Sql } from './sql.ts'

/** The connection on which notifications arrive: its own, since the pool may be replaced. */
interface Listener {
  readonly listen: Sql['listen']
  /** Listen on a new connection. The driver notices one that was closed, not one that fell silent. */
  renew(): void
  end(timeoutSeconds: number): Promise<void>
}

type Subscription = Parameters<Client['listen']>

export const openListener = (connect: () => Client): Listener => {
  const subscriptions: Subscription[] = []
  let client: Client | null = null
  const listen = (subscription: Subscription) => {
    client ??= connect()
    return client.listen(...subscription)
  }
  return {
    listen: async (...subscription) => {
      await withinDeadline(listen(subscription))
      subscriptions.push(subscription)
    },
    renew: () => {
      void client?.end({ timeout: 0 })
      client = null
      // A server that is away fails them; the driver then goes on trying by itself.
      for (const subscription of subscriptions) listen(subscription).catch(() => {})
    },
    end: async (timeout) => client?.end({ timeout }),
  }
}
