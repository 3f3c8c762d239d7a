import { ErrorReply } from 'redis'
import { within } from '../work/within.ts'

/** Somewhere to connect to. */
export interface Destination<Client> {
  connect(): Promise<Client>
  /** @throws when the server is not, or no longer, the one that is meant. */
  check(client: Client): Promise<void>
}

/** What connections of both kinds have. */
interface Connection {
  on(event: 'error' | 'node-error', listener: (error: Error) => void): unknown
  destroy(): void
}

/** A connection that is reopened when lost, to wherever the server is by then. */
export interface Following<Client> {
  /** Null while there is none. */
  current(): Client | null
  /** Called with the present connection, if there is one, and with each that follows. */
  onConnected(listener: (client: Client) => void): void
  end(): void
}

/** Told when the connection is lost, and when there is one again. */
export interface Turns {
  away(error: Error): void
  back(): void
}

const firstPauseMs = 50
const pauseMsMax = 1_000
/** A connection that fell silent is noticed by the missing answer. (The client's own pings have no deadline.) */
const checkEveryMs = 2_000
const checkMsMax = 1_000

/** Keep one connection open: check it, and connect anew after a loss, in ever longer pauses of milliseconds. */
export const follow = <Client extends Connection>(
  { connect, check }: Destination<Client>,
  { away, back }: Turns,
): Following<Client> => {
  const listeners: ((client: Client) => void)[] = []
  let client: Client | null = null
  let isEnded = false
  const hold = (made: Client) => {
    const lose = (error: Error) => {
      if (client !== made) return
      client = null
      made.destroy()
      if (isEnded) return
      away(error)
      void attempt(0)
    }
    client = made
    made.on('error', lose)
    made.on('node-error', lose) // of a cluster
    const heart = setInterval(async () => {
      if (client !== made) return clearInterval(heart)
      const fault = await faultOf(check(made))
      if (fault !== null) lose(fault)
    }, checkEveryMs)
    heart.unref()
    for (const listener of listeners) listener(made)
    back()
  }
  const attempt = async (failures: number): Promise<void> => {
    try {
      const made = await connect()
      if (isEnded) made.destroy()
      else hold(made)
    } catch (error) {
      if (isEnded) return
      away(error as Error)
      setTimeout(() => attempt(failures + 1), Math.min(firstPauseMs * 2 ** failures, pauseMsMax)).unref()
    }
  }
  void attempt(0)
  return {
    current: () => client,
    onConnected: (listener) => {
      listeners.push(listener)
      if (client !== null) listener(client)
    },
    end: () => {
      isEnded = true
      client?.destroy()
      client = null
    },
  }
}

/** A refusal is an answer too. */
const faultOf = (checked: Promise<void>): Promise<Error | null> =>
  within(
    checked.then(
      () => null,
      (error: Error) => (error instanceof ErrorReply ? null : error),
    ),
    checkMsMax,
    () => new Error('Redis does not answer'),
  )
