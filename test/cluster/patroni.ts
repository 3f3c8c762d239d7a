import { spawn } from 'node:child_process'
import { chownSync, globSync, mkdirSync, mkdtempSync, openSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { programAt } from '../support/balancers.ts'
import { until } from '../support/service.ts'
import { unprivileged } from '../support/unprivileged.ts'
import { atEnd } from './at-end.ts'
import { openNetwork, type Place } from './network.ts'

/** A member of the cluster: etcd, Patroni, and the PostgreSQL that Patroni runs. */
export interface Node {
  readonly name: string
  readonly place: Place
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

/** The same on every node. */
export const ports = { etcd: 2379, etcdPeers: 2380, patroni: 8008, postgres: 5432 }

/** A leader that does not renew its lock loses it after `ttl` seconds: the smallest that Patroni's documentation allows. */
const timing = { ttl: 20, loop_wait: 2, retry_timeout: 5 }

/** What this machine lacks, by the names of Debian's packages. */
export const missingPackages = (): string[] => {
  const programs = { patroni: 'patroni', etcd: 'etcd-server', haproxy: 'haproxy', pgbouncer: 'pgbouncer' }
  const missing = Object.entries(programs).flatMap(([program, name]) => (programAt(program) === null ? [name] : []))
  return postgresBinaries() === undefined ? [...missing, 'postgresql'] : missing
}

const postgresBinaries = (): string | undefined => {
  const found = globSync('/usr/lib/postgresql/*/bin/pg_rewind').sort().at(-1)
  return found && dirname(found)
}

/** Start three nodes with synchronous replication, and wait until all of them are there. They end with this process. */
export const startCluster = async (): Promise<Cluster> => {
  const home = mkdtempSync(join(tmpdir(), 'clubwright-cluster-'))
  atEnd('sleep 2; rm -rf "$0"', home)
  own(home)
  const members = openNetwork(3).map((place, n) => ({ name: `node${n + 1}`, place }))
  const nodes = members.map((member) => nodeOf(member, members, home))
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

type Named = Pick<Node, 'name' | 'place'>

const nodeOf = ({ name, place }: Named, all: readonly Named[], cluster: string): Node => {
  const home = join(cluster, name)
  const data = join(home, 'postgres')
  const file = join(home, 'patroni.json') // JSON is YAML
  mkdirSync(home)
  writeFileSync(file, JSON.stringify(patroniSettings({ name, place }, all, home, data)))
  for (const path of [home, file]) own(path)
  const etcd = () => guarded(place, join(home, 'etcd.log'), data, etcdCommand({ name, place }, all, join(home, 'etcd')))
  const patroni = () => guarded(place, join(home, 'patroni.log'), data, [programAt('patroni')!, file])
  let running: ReturnType<typeof guarded>[] = []
  return {
    name,
    place,
    start: () => {
      running = [etcd(), patroni()]
    },
    kill: async () => {
      await Promise.all(running.map((each) => each.kill()))
    },
  }
}

/**
 * Run a command as nobody of importance, until it is killed or this process ends in whatever way: its guard waits for the end
 * of a pipe that only we hold. A PostgreSQL that Patroni has started dies with it.
 */
const guarded = ({ inside }: Place, log: string, data: string, command: readonly string[]) => {
  const guard =
    '"$@" & pid=$!; cat > /dev/null; kill -9 $pid; [ -s "$0/postmaster.pid" ] && kill -9 $(head -n 1 "$0/postmaster.pid"); wait'
  const output = openSync(log, 'a')
  const child = spawn('sh', ['-c', guard, data, ...inside, ...unprivilegedly(), ...command], {
    stdio: ['pipe', output, output],
    env: { PATH: process.env['PATH'], HOME: dirname(log), ETCD_UNSUPPORTED_ARCH: process.arch },
    detached: true,
  })
  child.unref()
  return {
    kill: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.stdin!.end()
      await ended
    },
  }
}

const unprivilegedly = (): readonly string[] => {
  const user = unprivileged()
  return user ? ['setpriv', `--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups'] : []
}

const own = (path: string): void => {
  const user = unprivileged()
  if (user) chownSync(path, user.uid, user.gid)
}

const etcdCommand = ({ name, place }: Named, all: readonly Named[], directory: string): readonly string[] => {
  const url = ({ address }: Place, port: number) => `http://${address}:${port}`
  const options = {
    name,
    'data-dir': directory,
    'listen-peer-urls': url(place, ports.etcdPeers),
    'initial-advertise-peer-urls': url(place, ports.etcdPeers),
    'listen-client-urls': url(place, ports.etcd),
    'advertise-client-urls': url(place, ports.etcd),
    'initial-cluster': all.map((each) => `${each.name}=${url(each.place, ports.etcdPeers)}`).join(),
    // A busy machine is not a lost member.
    'heartbeat-interval': '200',
    'election-timeout': '2000',
  }
  return [programAt('etcd')!, ...Object.entries(options).map(([option, value]) => `--${option}=${value}`)]
}

const patroniSettings = ({ name, place }: Named, all: readonly Named[], home: string, data: string) => {
  const at = (port: number) => ({ listen: `${place.address}:${port}`, connect_address: `${place.address}:${port}` })
  const login = (username: string) => ({ username, password: 'unused' })
  return {
    scope: 'clubwright',
    name,
    restapi: at(ports.patroni),
    etcd3: { hosts: all.map((each) => `${each.place.address}:${ports.etcd}`) },
    bootstrap: {
      dcs: {
        ...timing,
        synchronous_mode: true,
        postgresql: {
          use_pg_rewind: true,
          parameters: {
            max_connections: 300,
            wal_sender_timeout: '5s',
            wal_receiver_timeout: '5s',
            wal_keep_size: '1GB',
          },
        },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C' }, 'data-checksums', 'no-sync'],
    },
    postgresql: {
      ...at(ports.postgres),
      data_dir: data,
      bin_dir: postgresBinaries(),
      pgpass: join(home, 'pgpass'),
      authentication: { superuser: login('postgres'), replication: login('replicator'), rewind: login('rewinder') },
      pg_hba: ['local all all trust', 'host all all all trust', 'host replication all all trust'],
      // Processes die here, not machines: nothing is lost without fsync.
      parameters: { unix_socket_directories: home, fsync: 'off', shared_buffers: '64MB' },
    },
  }
}
