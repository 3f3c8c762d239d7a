import { withinDeadline } from '../outage.ts'
import type { Sql } from '../sql.ts'
import type { Client } from './connect.ts'

/** The connection on which notifications arrive: its own, since the pool may be replaced. */
interface Listener {
  readonly listen: Sql['listen']
  /** Listen on a new connection. The driver notices one that was closed, not one that fell silent. */
  renew(): Promise<void>
  end(timeoutSeconds: number): Promise<void>
}

/** So often subscribers look for themselves, in case that a message was missed. */
const heardEveryMs = 60_000
/** The same where nothing can be heard. */
const unheardEveryMs = 5_000

type Subscription = Parameters<Sql['listen']>

/** @param canHear Whether notifications arrive at all: a pooler has no session in which to listen. */
export const openListener = (connect: () => Client, canHear: () => Promise<boolean>): Listener => {
  const subscriptions: Subscription[] = []
  let client: Client | null = null
  let timer: ReturnType<typeof setInterval> | undefined
  const listen = ([channel, onMessage, onListening]: Subscription) => {
    client ??= connect()
    return client.listen(channel, onMessage, onListening)
  }
  const poll = () => {
    for (const [, , onListening, onPoll = onListening] of subscriptions) onPoll()
  }
  const pollAgain = (isHeard: boolean) => {
    clearInterval(timer)
    timer = setInterval(poll, isHeard ? heardEveryMs : unheardEveryMs).unref()
  }
  return {
    listen: async (...subscription) => {
      const isHeard = await canHear()
      if (isHeard) await withinDeadline(listen(subscription))
      subscriptions.push(subscription)
      pollAgain(isHeard)
    },
    renew: async () => {
      if (subscriptions.length === 0) return
      void client?.end({ timeout: 0 })
      client = null
      const isHeard = await canHear().catch(() => true)
      pollAgain(isHeard)
      // A server that is away fails them; the driver then goes on trying by itself.
      if (isHeard) for (const subscription of subscriptions) listen(subscription).catch(() => {})
    },
    end: async (timeout) => {
      clearInterval(timer)
      await client?.end({ timeout })
    },
  }
}
