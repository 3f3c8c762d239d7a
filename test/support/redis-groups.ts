import { type RedisServer, redisServer } from './redis-server.ts'
import { freePort, until } from './service.ts'

/** Servers that stand in for each other. */
export interface RedisGroup {
  readonly url: string
  /** End a primary. Another server takes its place after about a second. */
  killPrimary(): Promise<void>
  /** Start again what was killed. */
  startKilled(): Promise<void>
  /** Keys that are held, in all primaries. */
  keys(): Promise<string[]>
  stop(): Promise<void>
}

const silentMs = '500'
const portOf = ({ url }: RedisServer): string => new URL(url).port
const isPrimary = async (server: RedisServer): Promise<boolean> =>
  String(await server.command('info', 'replication').catch(() => '')).includes('role:master')

/** A primary, a replica and three Sentinels. */
export const redisWithSentinels = async (program?: string): Promise<RedisGroup> => {
  const first = await redisServer([], program)
  const second = await redisServer(['--replicaof', `127.0.0.1 ${portOf(first)}`], program)
  const sentinels = await Promise.all(Array.from({ length: 3 }, () => redisServer(['--sentinel'], program)))
  for (const { command } of sentinels) {
    await command('sentinel', 'monitor', 'mymaster', '127.0.0.1', portOf(first), '2')
    for (const name of ['down-after-milliseconds', 'failover-timeout'])
      await command('sentinel', 'set', 'mymaster', name, silentMs)
  }
  const knowAll = async ({ command }: RedisServer) => {
    const told = await command('sentinel', 'master', 'mymaster')
    const facts = Object.entries(told as object).length > 0 ? JSON.stringify(told) : ''
    return /"num-slaves"[:,]"1"/.test(facts) && /"num-other-sentinels"[:,]"2"/.test(facts)
  }
  for (const sentinel of sentinels) await until('the Sentinels know each other', () => knowAll(sentinel))
  const hosts = sentinels.map((sentinel) => `127.0.0.1:${portOf(sentinel)}`).join(',')
  return groupOf(`redis+sentinel://${hosts}/mymaster`, [first, second], sentinels)
}

/** Three primaries, and a replica of the first. */
export const redisCluster = async (program?: string): Promise<RedisGroup> => {
  const flags = () => [
    '--cluster-enabled',
    'yes',
    '--cluster-port',
    String(freePort()),
    '--cluster-node-timeout',
    silentMs,
  ]
  const nodes = await Promise.all(Array.from({ length: 4 }, () => redisServer(flags(), program)))
  const [first, second, third, replica] = nodes as [RedisServer, RedisServer, RedisServer, RedisServer]
  await first.command('cluster', 'addslotsrange', '0', '5460')
  await second.command('cluster', 'addslotsrange', '5461', '10922')
  await third.command('cluster', 'addslotsrange', '10923', '16383')
  const busOf = async ({ command }: RedisServer) => Object.values((await command('config', 'get', 'cluster-port'))!)[0]
  const knows = async ({ command }: RedisServer) => String(await command('cluster', 'info')).includes('known_nodes:4\r')
  const knowAll = async () => (await Promise.all(nodes.map(knows))).every(Boolean)
  // Redis gives an introduction up after a second, which is short for a busy machine.
  await until('the nodes know each other', async () => {
    for (const node of [second, third, replica])
      await first.command('cluster', 'meet', '127.0.0.1', portOf(node), await busOf(node))
    return isSoon(knowAll)
  })
  const id = String(await first.command('cluster', 'myid'))
  await until('it follows', () =>
    replica.command('cluster', 'replicate', id).then(
      () => true,
      () => false,
    ),
  )
  const isWhole = async ({ command }: RedisServer) => String(await command('cluster', 'info')).includes('state:ok')
  for (const node of nodes) await until('the cluster is whole', () => isWhole(node))
  await until('the replica is linked', async () =>
    String(await replica.command('info', 'replication')).includes('link_status:up'),
  )
  // Addresses name some nodes, not all.
  return groupOf(
    `redis+cluster://127.0.0.1:${portOf(first)},127.0.0.1:${portOf(second)}`,
    [first, replica],
    [second, third],
  )
}

const isSoon = (condition: () => Promise<boolean>): Promise<boolean> =>
  until('it is so', condition, 3).then(
    () => true,
    () => false,
  )

/** @param pair Two of which one is a primary and the other its replica. */
const groupOf = (url: string, pair: readonly RedisServer[], others: readonly RedisServer[]): RedisGroup => {
  let killed: RedisServer | null = null
  const servers = [...pair, ...others]
  return {
    url,
    killPrimary: async () => {
      for (const server of pair) if (await isPrimary(server)) killed = server
      await killed!.kill()
      const [heir] = pair.filter((server) => server !== killed)
      await until('the replica is the primary', () => isPrimary(heir!))
    },
    startKilled: () => killed!.start(),
    keys: async () => {
      const found = await Promise.all(
        servers.map(async (server) => ((await isPrimary(server)) ? server.command('keys', '*') : [])),
      )
      return found.flat() as string[]
    },
    stop: async () => {
      await Promise.all(servers.map(({ stop }) => stop()))
    },
  }
}
