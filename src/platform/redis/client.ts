import { parseRedisAddress, type RedisAddress } from '../settings/redis-address.ts'
import { AddressError } from '../settings/server-address.ts'
import { within } from '../work/within.ts'
import type { RedisClient, RedisCluster } from './connection.ts'
import { commandsAt, listeningAt } from './destination.ts'
import { type Destination, type Following, follow, type Turns } from './follow.ts'

/** Redis, which may be down at any time: all callers have a fallback. */
export interface Redis {
  /** While it is not connected they fail at once instead of waiting. */
  readonly commands: Commands
  /**
   * Subscriptions need a connection of their own.
   * @param begin Called with it, and with each that takes its place.
   */
  onListening(begin: (client: RedisClient) => void): void
  /** Wait until it is connected, at most so long. False when it is not. */
  connected(msMax: number): Promise<boolean>
  end(): void
}

/** What is asked of one server, or of a cluster. The keys of a script lie in one slot, as a cluster demands. */
export interface Commands {
  readonly isReady: boolean
  ping(): Promise<unknown>
  eval(script: string, options: { keys: string[]; arguments: string[] }): Promise<unknown>
  publish(channel: string, message: string): Promise<unknown>
}

/** Told when Redis is lost, and when it is back. */
interface Tells {
  info(message: string, facts: object): void
  warn(message: string, facts: object): void
}

/** Every key and channel of ours begins so. */
export const prefix = 'clubwright:'

const lookEveryMs = 20

/** Begin to connect, without waiting for it: the service serves with Redis or without. @throws {AddressError} */
export const openRedis = (url: string, log: Tells): Redis => {
  const address = parseRedisAddress(url)
  const following = follow(commandsAt(address) as Destination<RedisClient | RedisCluster>, turnsIn(log))
  const listening = follow(listeningAt(address), { away: () => {}, back: () => {} }) // the other one tells
  const commands = commandsOf(following)
  return {
    commands,
    onListening: listening.onConnected,
    connected: async (msMax) => {
      const giveUpAtMs = performance.now() + msMax
      while (!commands.isReady && performance.now() < giveUpAtMs) await Bun.sleep(lookEveryMs)
      return commands.isReady
    },
    end: () => {
      following.end()
      listening.end()
    },
  }
}

const commandsOf = (following: Following<RedisClient | RedisCluster>): Commands => {
  const current = (): Pick<RedisClient, 'ping' | 'eval' | 'publish'> => {
    const client = following.current()
    if (client === null) throw new Error('Redis is away')
    return client as RedisClient // both take these alike
  }
  return {
    get isReady() {
      return following.current() !== null
    },
    ping: async () => current().ping(),
    eval: async (script, options) => current().eval(script, options),
    publish: async (channel, message) => current().publish(channel, message),
  }
}

/** Log once on disconnect and once on reconnect, not for each attempt. */
const turnsIn = (log: Tells): Turns => {
  let isAway = false
  return {
    away: ({ message }) => {
      if (!isAway) log.warn('redis is away', { errorMessage: message })
      isAway = true
    },
    back: () => {
      if (isAway) log.info('redis is back', {})
      isAway = false
    },
  }
}

/** Connection errors that retrying cannot fix: a wrong password, user or database number. */
const refusals = /^(WRONGPASS|NOAUTH|NOPERM|ERR (?!max number of clients))/
/** The same of certificates. */
const untrusted = /CERT|SIGNATURE|^ERR_(SSL|TLS)/

/** What Redis itself says against the address; null when it accepts it, or cannot be reached. */
export const redisRefusal = (url: string, msMax: number): Promise<string | null> =>
  within(refusalOf(parseRedisAddress(url)), msMax, () => null)

const refusalOf = async (address: RedisAddress): Promise<string | null> => {
  try {
    const client = await commandsAt(address).connect()
    const other = address.arrangement === 'single' ? await otherArrangement(client as RedisClient) : null
    client.destroy()
    return other
  } catch (error) {
    const { message, code = '' } = error as Error & { code?: string }
    return error instanceof AddressError || refusals.test(message) || untrusted.test(code) ? message : null
  }
}

/** A Sentinel or a node of a cluster accepts the connection too, and refuses our commands later. */
const otherArrangement = async (client: RedisClient): Promise<string | null> => {
  const [, mode] = /_mode:(sentinel|cluster)/.exec(await client.info('server').catch(() => '')) ?? []
  return mode === undefined ? null : `the server runs in ${mode} mode: write redis+${mode}://`
}
