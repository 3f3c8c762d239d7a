import { createClient } from 'redis'
import { within } from '../within.ts'

/** Redis, which may be away at any time: whoever uses it has another way. */
export interface Redis {
  /** For commands. While it is not connected they fail at once instead of waiting. */
  readonly commands: RedisClient
  /** For subscriptions, which need a connection of their own. They are made again after a lost connection. */
  readonly listening: RedisClient
  /** Wait until it is connected, at most so long. False when it is not. */
  connected(msMax: number): Promise<boolean>
  end(): void
}

/** Whom to tell that Redis went or came. */
interface Tells {
  info(message: string, facts: object): void
  warn(message: string, facts: object): void
}

/** Every key and channel of ours begins so. */
export const prefix = 'clubwright:'

const connectMsMax = 2_000
const lookEveryMs = 20
const reconnectMsMax = 1_000
/** A connection that fell silent is noticed by the missing answer to a ping. (The client's own pings have no deadline.) */
const pingEveryMs = 2_000
/** Commands waiting for an answer; more fail at once. */
const commandsMax = 10_000

/** Begin to connect, without waiting for it: the service serves with Redis or without. */
export const openRedis = (url: string, log: Tells): Redis => {
  const commands = clientFor(url)
  const listening = clientFor(url)
  noteTurns(commands, log)
  listening.on('error', () => {}) // the other one tells
  const clients = [commands, listening]
  for (const client of clients) connect(client)
  const heart = setInterval(() => clients.forEach(renewIfSilent), pingEveryMs)
  heart.unref()
  return {
    commands,
    listening,
    connected: async (msMax) => {
      const giveUpAtMs = performance.now() + msMax
      while (!commands.isReady && performance.now() < giveUpAtMs) await Bun.sleep(lookEveryMs)
      return commands.isReady
    },
    end: () => {
      clearInterval(heart)
      clients.forEach(endForGood)
    },
  }
}

/** Replies to a connection that no waiting would change: the password, the user, the number of the database. */
const refusals = /^(WRONGPASS|NOAUTH|NOPERM|ERR (?!max number of clients))/

/** What Redis itself says against the address; null when it accepts it, or cannot be reached. */
export const redisRefusal = async (url: string, msMax: number): Promise<string | null> => {
  const client = createClient({ url, socket: { connectTimeout: msMax, reconnectStrategy: false } })
  client.on('error', () => {})
  const refused = client.connect().then(
    () => null,
    ({ message }: Error) => (refusals.test(message) ? message : null),
  )
  const refusal = await within(refused, msMax, () => null)
  client.destroy()
  return refusal
}

const connect = (client: RedisClient): void => {
  client.connect().catch(() => {}) // it goes on trying until the end
}

/**
 * Destroying a client whose socket is only being opened leaves that socket: it connects a moment later, and would keep the
 * process alive for ever (node-redis 6.3.1).
 */
const endForGood = (client: RedisClient): void => {
  client.on('connect', () => client.destroy())
  client.destroy()
}

const renewIfSilent = (client: RedisClient): void => {
  if (!client.isReady) return
  let isSilent = true
  const heard = () => {
    isSilent = false
  }
  client.ping().then(heard, heard)
  const look = () => {
    if (!isSilent || !client.isOpen) return
    client.destroy()
    connect(client)
  }
  setTimeout(look, pingEveryMs / 2).unref()
}

const clientFor = (url: string) =>
  createClient({
    url,
    disableOfflineQueue: true,
    commandsQueueMaxLength: commandsMax,
    socket: {
      connectTimeout: connectMsMax,
      reconnectStrategy: (retries) => Math.min(50 * 2 ** Math.min(retries, 5), reconnectMsMax),
    },
  })

export type RedisClient = ReturnType<typeof clientFor>

/** Log once on disconnect and once on reconnect, not for each attempt. */
const noteTurns = (client: RedisClient, log: Tells): void => {
  let isAway = false
  client.on('error', (error: Error) => {
    if (!isAway) log.warn('redis is away', { errorMessage: error.message })
    isAway = true
  })
  client.on('ready', () => {
    if (isAway) log.info('redis is back', {})
    isAway = false
  })
}
