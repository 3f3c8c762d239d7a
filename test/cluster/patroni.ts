import { globSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { programAt } from '../support/balancers.ts'
import { type Member, own, type Program } from './guarded.ts'
import type { Place } from './network.ts'

/** The same on every node. */
export const ports = { etcd: 2379, etcdPeers: 2380, patroni: 8008, postgres: 5432 }

/** A leader that does not renew its lock loses it after `ttl` seconds: the smallest that Patroni's documentation allows. */
const timing = { ttl: 20, loop_wait: 2, retry_timeout: 5 }

export const postgresBinaries = (): string | undefined => {
  const found = globSync('/usr/lib/postgresql/*/bin/pg_rewind').sort().at(-1)
  return found && dirname(found)
}

/** etcd, Patroni, and the PostgreSQL that Patroni runs, of one node: it dies with Patroni. */
export const patroniOn = (member: Member, all: readonly Member[]): readonly Program[] => {
  const file = join(member.home, 'patroni.json') // JSON is YAML
  writeFileSync(file, JSON.stringify(patroniSettings(member, all)))
  own(file)
  const afterwards = '[ -s postgres/postmaster.pid ] && kill -9 $(head -n 1 postgres/postmaster.pid)'
  return [
    { name: 'etcd', command: etcdCommand(member, all) },
    { name: 'patroni', command: [programAt('patroni')!, file], afterwards },
  ]
}

const etcdCommand = ({ name, place, home }: Member, all: readonly Member[]): readonly string[] => {
  const url = ({ address }: Place, port: number) => `http://${address}:${port}`
  const options = {
    name,
    'data-dir': join(home, 'etcd'),
    'listen-peer-urls': url(place, ports.etcdPeers),
    'initial-advertise-peer-urls': url(place, ports.etcdPeers),
    'listen-client-urls': url(place, ports.etcd),
    'advertise-client-urls': url(place, ports.etcd),
    'initial-cluster': all.map((each) => `${each.name}=${url(each.place, ports.etcdPeers)}`).join(),
    'enable-v2': 'true',
    // A busy machine is not a lost member.
    'heartbeat-interval': '200',
    'election-timeout': '2000',
  }
  return [programAt('etcd')!, ...Object.entries(options).map(([option, value]) => `--${option}=${value}`)]
}

const patroniSettings = ({ name, place, home }: Member, all: readonly Member[]) => {
  const at = (port: number) => ({ listen: `${place.address}:${port}`, connect_address: `${place.address}:${port}` })
  const login = (username: string) => ({ username, password: 'unused' })
  return {
    scope: 'clubwright',
    name,
    restapi: at(ports.patroni),
    // Not `etcd3`: with that, Patroni 3.0.2 of Debian 12 takes the lock away from its owner when a leader that was cut off comes
    // back, and what the new one has confirmed by then is lost.
    etcd: { hosts: all.map((each) => `${each.place.address}:${ports.etcd}`) },
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
      data_dir: join(home, 'postgres'),
      bin_dir: postgresBinaries(),
      pgpass: join(home, 'pgpass'),
      authentication: { superuser: login('postgres'), replication: login('replicator'), rewind: login('rewinder') },
      pg_hba: ['local all all trust', 'host all all all trust', 'host replication all all trust'],
      // Processes die here, not machines: nothing is lost without fsync.
      parameters: { unix_socket_directories: home, fsync: 'off', shared_buffers: '64MB' },
    },
  }
}
