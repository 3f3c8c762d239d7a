import type { RedisAddress } from '../settings/redis-address.ts'
import { AddressError, type Host } from '../settings/server-address.ts'
import {
  connectClient,
  connectCluster,
  pingNodes,
  type RedisClient,
  type RedisCluster,
  reasonOf,
} from './connection.ts'
import type { Destination } from './follow.ts'

/** Where commands go. */
export const commandsAt = (address: RedisAddress): Destination<RedisClient> | Destination<RedisCluster> =>
  address.arrangement === 'cluster' ? clusterAt(address) : listeningAt(address)

/** Where to listen: in a cluster at any node, as what is published on one is heard on all. */
export const listeningAt = (address: RedisAddress): Destination<RedisClient> => {
  switch (address.arrangement) {
    case 'single':
      return { connect: () => connectClient(address, address.hosts[0]!), check: ping }
    case 'sentinel':
      return primaryAt(address)
    case 'cluster':
      return anyNodeAt(address)
  }
}

const ping = async (client: RedisClient): Promise<void> => {
  await client.ping()
}

const clusterAt = (address: RedisAddress): Destination<RedisCluster> => ({
  connect: () => connectCluster(address),
  check: pingNodes,
})

const anyNodeAt = (address: RedisAddress): Destination<RedisClient> => ({
  connect: () => firstOf(address.hosts, (host) => connectClient(address, host)),
  check: ping,
})

/** One after the other, from a random one on, so that not all replicas of the service listen at the same node. */
const firstOf = async <T>(hosts: readonly Host[], attempt: (host: Host) => Promise<T>): Promise<T> => {
  const start = Math.floor(Math.random() * hosts.length)
  const errors: Error[] = []
  for (const host of [...hosts.slice(start), ...hosts.slice(0, start)])
    try {
      return await attempt(host)
    } catch (error) {
      errors.push(error as Error)
    }
  throw reasonOf(errors)
}

/**
 * The server that the Sentinels call the primary, if it is one. (After a failover the connection to the old one is cut by
 * the Sentinels, or found to be that of a replica by the next check.)
 * @source Redis documentation, "Guidelines for Redis clients with support for Redis Sentinel"
 */
const primaryAt = (address: RedisAddress): Destination<RedisClient> => {
  const check = async (client: RedisClient): Promise<void> => {
    if (!(await client.info('replication')).includes('role:master')) throw new Error('the server is not the primary')
  }
  return {
    connect: async () => {
      const client = await connectClient(address, await primaryOf(address))
      try {
        await check(client)
        return client
      } catch (error) {
        client.destroy()
        throw error
      }
    },
    check,
  }
}

/** All are asked at once, so that one that is down delays nobody. */
const primaryOf = (address: RedisAddress): Promise<Host> =>
  Promise.any(address.hosts.map((host) => askSentinel(address, host))).catch(({ errors }: AggregateError) => {
    throw reasonOf(errors)
  })

const askSentinel = async (address: RedisAddress, host: Host): Promise<Host> => {
  const sentinel = await connectClient(address, host, address.sentinelLogin, 0)
  try {
    const found = await sentinel.sendCommand<[string, string] | null>([
      'SENTINEL',
      'GET-MASTER-ADDR-BY-NAME',
      address.primary,
    ])
    if (found === null) throw new AddressError(`the Sentinels know no primary named ${address.primary}`)
    return { name: found[0], port: Number(found[1]) }
  } finally {
    sentinel.destroy()
  }
}
