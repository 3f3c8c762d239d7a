import postgres from 'postgres'
import type { Pooler } from '../support/pgbouncer.ts'
import { until } from '../support/service.ts'
import type { Cluster, Node } from './cluster.ts'
import { ports } from './patroni.ts'
import { redisPrimary } from './redis.ts'

/** What may be struck. */
interface Target {
  readonly cluster: Cluster
  readonly pooler: Pooler
}

/** Something that happens to a cluster under load. */
export interface Fault {
  /** In the words of the table in docs/scale.md. */
  readonly name: string
  /** Cuts a node off, which takes a network namespace. */
  readonly isCut?: true
  /** Let it happen, and wait until the cluster has got over it. Returns what brings everything back. */
  strike(target: Target): Promise<() => Promise<void> | void>
}

export const leaderKilled: Fault = {
  name: 'leader killed',
  strike: async ({ cluster }) => {
    const leader = await cluster.leader()
    await leader.kill()
    await untilAnotherLeads(cluster, leader)
    return leader.start
  },
}

export const faults: readonly Fault[] = [
  leaderKilled,
  {
    name: 'switchover',
    strike: async ({ cluster }) => {
      const leader = await cluster.leader()
      await cluster.switchOver()
      await untilAnotherLeads(cluster, leader)
      return () => {}
    },
  },
  {
    name: 'leader cut off from everybody',
    isCut: true,
    strike: async ({ cluster }) => {
      const leader = await cluster.leader()
      leader.place.cutOff!()
      await untilAnotherLeads(cluster, leader)
      return leader.place.reconnect
    },
  },
  {
    name: 'synchronous standby cut off',
    isCut: true,
    strike: async ({ cluster }) => {
      const { synchronous, other } = await cluster.roles()
      synchronous.place.cutOff!()
      await until('the other one confirms', async () => await confirms(await cluster.leader(), other))
      return synchronous.place.reconnect
    },
  },
  {
    name: 'standbys lag 10 s behind, then the leader is killed',
    strike: async (target) => {
      const { synchronous, other } = await target.cluster.roles()
      for (const standby of [synchronous, other]) await onNode(standby, (sql) => sql`select pg_wal_replay_pause()`)
      await Bun.sleep(10_000)
      const bringBack = await leaderKilled.strike(target)
      return async () => {
        const leader = await target.cluster.leader()
        const behind = [synchronous, other].filter((standby) => standby !== leader)
        for (const standby of behind) await onNode(standby, (sql) => sql`select pg_wal_replay_resume()`)
        await bringBack()
      }
    },
  },
  {
    name: 'node of the Redis primary killed',
    strike: async ({ cluster }) => {
      const old = await redisPrimary(cluster.nodes)
      await old.kill()
      await until('Redis has another primary', async () => (await redisPrimary(cluster.nodes)) !== old)
      return old.start
    },
  },
  {
    name: 'pooler restarted',
    strike: async ({ pooler }) => {
      await pooler.kill()
      await Bun.sleep(1_000)
      await pooler.start()
      return () => {}
    },
  },
]

const untilAnotherLeads = (cluster: Cluster, old: Node): Promise<void> =>
  until('another node leads', () =>
    cluster.leader().then(
      (leader) => leader !== old,
      () => false,
    ),
  )

/** Whether the leader waits for this standby before it confirms a write. */
const confirms = (leader: Node, standby: Node): Promise<boolean> =>
  onNode(leader, async (sql) => {
    const rows = await sql`
      select from pg_stat_replication where application_name = ${standby.name} and sync_state = 'sync'`
    return rows.length > 0
  })

const onNode = async <T>({ place }: Node, work: (sql: postgres.Sql) => PromiseLike<T>): Promise<T> => {
  const sql = postgres({
    host: place.address,
    port: ports.postgres,
    username: 'postgres',
    database: 'postgres',
    max: 1,
  })
  try {
    return await work(sql)
  } finally {
    await sql.end({ timeout: 1 })
  }
}
