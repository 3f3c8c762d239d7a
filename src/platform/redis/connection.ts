import { createClient, createCluster, ErrorReply } from 'redis'
import type { RedisAddress } from '../settings/redis-address.ts'
import { AddressError, type Host } from '../settings/server-address.ts'
import { within } from '../work/within.ts'

const connectMsMax = 2_000
/** Commands waiting for an answer; more fail at once. */
const commandsMax = 10_000

/** A connection is never renewed by the client, which would return to the same server: `follow` finds out where to go. */
const optionsOf = (address: RedisAddress, host: Host, { user, password } = address.login) => ({
  ...(user !== undefined && { username: user }),
  ...(password !== undefined && { password }),
  disableOfflineQueue: true,
  commandsQueueMaxLength: commandsMax,
  socket: { ...socketOf(address, host), connectTimeout: connectMsMax, reconnectStrategy: false as const },
})

const socketOf = (address: RedisAddress, host: Host) => {
  const tls = address.tlsOf(host)
  return { host: host.name, port: host.port, ...(tls !== null && { tls: true as const, ...tls }) }
}

/** Client of one Redis server. */
export type RedisClient = ReturnType<typeof createClient>
/** Client of a Redis Cluster. */
export type RedisCluster = ReturnType<typeof createCluster>

/** Connect to one server. @throws when it refuses, or does not answer in time. */
export const connectClient = async (
  address: RedisAddress,
  host: Host,
  login = address.login,
  database = address.database,
): Promise<RedisClient> => {
  const client = createClient({ ...optionsOf(address, host, login), database }) as unknown as RedisClient
  client.on('error', () => {})
  try {
    await inTime(client.connect(), host)
    return client
  } catch (error) {
    // A socket that is only being opened outlives the client, and would keep the process alive (node-redis 6.3.1).
    client.on('connect', () => client.destroy())
    client.destroy()
    throw error
  }
}

/** Connect to all primaries of a cluster. @throws when one of them refuses, or does not answer in time. */
export const connectCluster = async (address: RedisAddress): Promise<RedisCluster> => {
  const [first] = address.hosts as readonly [Host]
  const { host: _, port: __, ...socket } = optionsOf(address, first).socket
  const cluster = createCluster({
    rootNodes: address.hosts.map(({ name, port }) => ({ socket: { host: name, port } })),
    defaults: { ...optionsOf(address, first), socket },
    minimizeConnections: true, // it would wait without end for a primary that is gone
  }) as unknown as RedisCluster
  const errors: Error[] = []
  cluster.on('error', (error: Error) => void errors.push(error))
  try {
    await inTime(cluster.connect(), first)
    await inTime(pingNodes(cluster), first)
    return cluster
  } catch (error) {
    cluster.destroy()
    throw reasonOf([...errors, error as Error])
  }
}

/** All have answered when it ends, or have failed: none of their sockets is left half open. */
export const pingNodes = async (cluster: RedisCluster): Promise<void> => {
  const asked = cluster.masters.map(async (node) => (await cluster.nodeClient(node)).ping())
  const failed = (await Promise.allSettled(asked)).find(({ status }) => status === 'rejected')
  if (failed !== undefined) throw (failed as PromiseRejectedResult).reason
}

const inTime = <T>(asked: Promise<T>, { name, port }: Host): Promise<T> =>
  within(asked, connectMsMax + 500, () => {
    throw new Error(`${name}:${port} does not answer`)
  })

/** A server that refused says more than one that is away. */
export const reasonOf = (errors: readonly Error[]): Error =>
  errors.find((error) => error instanceof ErrorReply || error instanceof AddressError) ?? errors[0]!
