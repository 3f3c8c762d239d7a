import { mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { programAt } from '../support/balancers.ts'
import { until } from '../support/service.ts'
import { atEnd } from './at-end.ts'
import { type Member, own, runGuarded } from './guarded.ts'
import { openNetwork } from './network.ts'
import { patroniOn, ports, postgresBinaries } from './patroni.ts'
import { redisOn } from './redis.ts'

/** A node: etcd, Patroni and the PostgreSQL that it runs, Redis and a Sentinel. */
export interface Node {
  readonly name: string
  readonly place: Member['place']
  /** End all of it without a word to anybody, like a machine that loses power. */
  kill(): Promise<void>
  /** Start it again on the same data. */
  start(): void
}

export interface Cluster {
  readonly nodes: readonly Node[]
  /** The node that takes writes. @throws while there is none. */
  leader(): Promise<Node>
  /** It, the one that confirms each write, and the third. @throws while one is missing. */
  roles(): Promise<{ readonly leader: Node; readonly synchronous: Node; readonly other: Node }>
  /** Hand the role of the leader over to the synchronous standby. */
  switchOver(): Promise<void>
  /** Wait until one leads and all others follow it. */
  untilWhole(): Promise<void>
}

/** What this machine lacks, by the names of Debian's packages. */
export const missingPackages = (): string[] => {
  const programs = {
    patroni: 'patroni',
    etcd: 'etcd-server',
    haproxy: 'haproxy',
    pgbouncer: 'pgbouncer',
    'redis-server': 'redis-server',
  }
  const missing = Object.entries(programs).flatMap(([program, name]) => (programAt(program) === null ? [name] : []))
  return postgresBinaries() === undefined ? [...missing, 'postgresql'] : missing
}

/** Start three nodes with synchronous replication, and wait until all of them are there. They end with this process. */
export const startCluster = async (): Promise<Cluster> => {
  const home = mkdtempSync(join(tmpdir(), 'clubwright-cluster-'))
  atEnd('sleep 2; rm -rf "$0"', home)
  own(home)
  const members = openNetwork(3).map((place, n) => ({ name: `node${n + 1}`, place, home: join(home, `node${n + 1}`) }))
  const nodes = members.map((member) => nodeOf(member, members))
  for (const node of nodes) node.start()
  const cluster = clusterOf(nodes)
  await cluster.untilWhole().catch((error: Error) => {
    throw new Error(`${error.message}; the nodes' logs are ${home}/*/*.log`)
  })
  return cluster
}

/** How a leader sees those that follow it. */
interface Leading {
  readonly replication?: readonly {
    readonly application_name: string
    readonly state: string
    readonly sync_state: string
  }[]
}

const clusterOf = (nodes: readonly Node[]): Cluster => {
  const ask = (node: Node, path: string, request: RequestInit = {}) =>
    fetch(`http://${node.place.address}:${ports.patroni}/${path}`, { signal: AbortSignal.timeout(2_000), ...request })
  const leading = async (node: Node) => {
    if (!(await ask(node, 'primary')).ok) throw new Error(`${node.name} does not lead`)
    return node
  }
  const leader = () => Promise.any(nodes.map(leading))
  const roles = async () => {
    const leading = await leader()
    const { replication = [] } = (await (await ask(leading, 'patroni')).json()) as Leading
    const following = replication.filter(({ state }) => state === 'streaming')
    const nodeWith = (isSynchronous: boolean) => {
      const found = following.find(({ sync_state }) => (sync_state === 'sync') === isSynchronous)
      const node = nodes.find(({ name }) => name === found?.application_name)
      if (node === undefined) throw new Error(`not all follow ${leading.name}`)
      return node
    }
    return { leader: leading, synchronous: nodeWith(true), other: nodeWith(false) }
  }
  const isWhole = () => roles().then(...yesOrNo)
  return {
    nodes,
    leader,
    roles,
    untilWhole: () => until('the cluster is whole', isWhole, 180),
    switchOver: async () => {
      const { leader, synchronous } = await roles()
      const body = JSON.stringify({ leader: leader.name, candidate: synchronous.name })
      const answer = await ask(leader, 'switchover', { method: 'POST', body, signal: AbortSignal.timeout(60_000) })
      if (!answer.ok) throw new Error(`switchover: ${answer.status} ${await answer.text()}`)
    },
  }
}

const yesOrNo = [() => true, () => false] as const

const nodeOf = (member: Member, all: readonly Member[]): Node => {
  mkdirSync(member.home)
  own(member.home)
  const programs = [...patroniOn(member, all), ...redisOn(member, all)]
  let running: (() => Promise<void>)[] = []
  return {
    name: member.name,
    place: member.place,
    start: () => {
      running = programs.map((program) => runGuarded(member, program))
    },
    kill: async () => {
      await Promise.all(running.map((kill) => kill()))
    },
  }
}
