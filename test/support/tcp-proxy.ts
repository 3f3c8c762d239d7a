import { createServer, type Socket, connect as toServer } from 'node:net'

/**
 * What the network does to connections:
 * `pass` nothing; `silent` nothing arrives any more, in either direction, and nothing is closed (a connection that lost
 * something stays dead for good, as behind a firewall that forgot it); `close` every connection is closed as soon as it
 * is made.
 */
type Weather = 'pass' | 'silent' | 'close'

/** A TCP proxy in front of a server, for tests of what happens when the network is bad. */
export interface TcpProxy {
  readonly port: number
  /** An address of the server, led through the proxy. */
  through(url: string): string
  set(weather: Weather): void
  /** Pass connections on to another server, from now on; those there are stay. */
  leadTo(target: string): void
  /**
   * Requests that hold this text arrive and are carried out; at the first byte of a reply after one, its connection is
   * reset. Null: no more.
   * @param isShut From then on every connection is closed, also those that are made later: the weather is `close`.
   */
  dropRepliesTo(text: string | null, isShut?: boolean): void
  /** Delay every byte, in both directions together by `ms` give or take `jitterMs`. */
  delay(ms: number, jitterMs?: number): void
  /** From now on every byte waits, in both directions, until `resume`. */
  pause(): void
  resume(): void
  /** Requests that hold this text arrive so much later, with all that comes after them on the connection. Null: no more. */
  hold(text: string | null, ms?: number): void
  /** Reset every connection there is. */
  cut(): void
  /** How many connections were accepted so far. */
  accepted(): number
  stop(): void
}

/** @param target Where to pass connections on to: its host and port count. */
export const tcpProxy = async (target: string): Promise<TcpProxy> => {
  let aim = new URL(target)
  let weather: Weather = 'pass'
  let dropped: string | null = null
  let shutsWithIt = false
  let delay = { ms: 0, jitterMs: 0 }
  let held: { readonly text: string; readonly ms: number } | null = null
  let accepted = 0
  let resumed: Promise<void> | null = null
  let resume = () => {}
  const sockets = new Set<Socket>()
  const dead = new WeakSet<Socket>()
  /** Servers whose next reply is lost. */
  const unheard = new WeakSet<Socket>()

  const pipe = (from: Socket, to: Socket, isReply: boolean) => {
    let last = Promise.resolve()
    from.on('data', (bytes) => {
      if (weather === 'silent') dead.add(from).add(to)
      if (dead.has(from)) return
      if (isReply && unheard.has(from)) {
        if (shutsWithIt) {
          weather = 'close'
          cut()
        }
        return void to.resetAndDestroy()
      }
      if (!isReply && dropped !== null && bytes.includes(dropped)) unheard.add(to)
      if (resumed !== null) {
        const untilThen = resumed
        last = last.then(() => untilThen)
      }
      if (!isReply && held !== null && bytes.includes(held.text)) {
        const { ms } = held
        last = last.then(() => Bun.sleep(ms))
      }
      if (delay.ms === 0) return void last.then(() => void (to.destroyed || to.write(bytes)))
      const { ms, jitterMs } = delay
      // Half on each way. Pieces that were sent together travel together; a later one never overtakes an earlier one.
      const traveled = Bun.sleep((ms + (2 * Math.random() - 1) * jitterMs) / 2)
      last = Promise.all([last, traveled]).then(() => void (to.destroyed || to.write(bytes)))
    })
    from.on('error', () => to.destroy())
    from.on('close', () => {
      sockets.delete(from)
      if (!dead.has(to)) to.destroy()
    })
    sockets.add(from)
  }
  const server = createServer((client) => {
    accepted++
    if (weather === 'close') return void client.destroy()
    const other = toServer({ host: aim.hostname, port: Number(aim.port), noDelay: true })
    client.setNoDelay(true)
    pipe(client, other, false)
    pipe(other, client, true)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  const cut = () => {
    for (const socket of sockets) socket.resetAndDestroy()
  }
  return {
    port,
    through: (url) => {
      const led = new URL(url)
      led.host = `127.0.0.1:${port}`
      return led.href
    },
    set: (next) => {
      weather = next
    },
    leadTo: (next) => {
      aim = new URL(next)
    },
    dropRepliesTo: (text, isShut = false) => {
      dropped = text
      shutsWithIt = isShut
    },
    delay: (ms, jitterMs = 0) => {
      delay = { ms, jitterMs }
    },
    pause: () => {
      resumed = new Promise((resolve) => {
        resume = resolve
      })
    },
    resume: () => {
      resumed = null
      resume()
    },
    hold: (text, ms = 0) => {
      held = text === null ? null : { text, ms }
    },
    cut,
    accepted: () => accepted,
    stop: () => {
      server.close()
      cut()
    },
  }
}
