import postgres from 'postgres'
import type { Host } from '../../settings/server-address.ts'
import { within } from '../../work/within.ts'
import { arrayTypes } from '../arrays.ts'
import { readDeadlineMs, writeDeadlineMs } from '../outage.ts'
import type { Address } from './address.ts'
import { type Role, socketToAny, socketToOne } from './hosts.ts'

const connectSeconds = 2
/** The server gives up a statement before we give up the server. */
const statementTimeoutMs = writeDeadlineMs - 1_000
/** A transaction that we gave up in the middle must not keep its locks. */
const idleInTransactionMs = 10_000
/** Statements sent ahead on one connection while earlier ones run. */
export const pipelineMax = 8

/** How connections are made. */
interface Manner {
  /** Whether statements are prepared, once for each connection. `unless pooled` is decided anew for each connection. */
  readonly prepares: 'never' | 'unless pooled' | 'always'
  /** Statements that may be sent ahead. */
  readonly pipeline: number
  /** The server is asked for our limits of time when a connection begins. Poolers refuse a connection that asks. */
  readonly isBounded: boolean
}

/**
 * Connections of the driver. They are made when they are needed, so this never fails. The driver is patched: patches/README.md says
 * what for.
 */
export const connect = (address: Address, connections: number, { prepares, pipeline, isBounded }: Manner) =>
  postgres({
    ...(placeOf(address) as object), // the driver has `socket`, its types have not
    ...loginOf(address),
    ssl: address.tls as boolean | 'prefer' | object,
    max: connections,
    prepare: prepares !== 'never',
    // The driver has these, its types have not.
    ...({ max_pipeline: pipeline, find_pooler: prepares === 'unless pooled' } as object),
    connect_timeout: connectSeconds,
    idle_timeout: 60,
    // A restarted server is tried again soon: waiting callers have a deadline of seconds.
    backoff: (retries) => Math.min(0.1 * 2 ** retries, 1),
    connection: { application_name: 'clubwright', ...(isBounded && bounds), ...address.parameters },
    onnotice: () => {},
    fetch_types: false,
    types: { ...(arrayTypes as object), bigint: { to: 20, from: [20], serialize: String, parse: Number } },
  })

/** What is not said is taken from the environment, as by `psql`. */
const loginOf = ({ user, password, database }: Address) => ({
  ...(user !== undefined && { user }),
  ...(password !== undefined && { password }),
  ...(database !== undefined && { database }),
})

const placeOf = (address: Address) => {
  const [host] = address.hosts as readonly [Host]
  const isChosen = address.hosts.length > 1 || address.target !== 'any'
  const socket = isChosen ? socketToAny(address, (each) => roleOf(address, each)) : socketToOne(host)
  return { host: [host.name], port: [host.port], socket }
}

/** Ask one server what it is. */
const roleOf = async (address: Address, host: Host): Promise<Role> => {
  const alone: Address = { ...address, hosts: [host], target: 'any' }
  const client = connect(alone, 1, { prepares: 'never', pipeline: 0, isBounded: false })
  try {
    const asked = client<Role[]>`
      select current_setting('transaction_read_only') = 'on' as "isReadOnly", pg_is_in_recovery() as "isStandby"`
    const [role] = await within(asked, readDeadlineMs, () => {
      throw Object.assign(new Error(`${host.name}:${host.port} does not respond`), { code: 'CONNECT_TIMEOUT' })
    })
    return role!
  } finally {
    void client.end({ timeout: 1 })
  }
}

/** A pool of connections to PostgreSQL. */
export type Client = ReturnType<typeof connect>

const bounds = {
  statement_timeout: statementTimeoutMs,
  idle_in_transaction_session_timeout: idleInTransactionMs,
}

/** The same limits, of one transaction. */
export const localBounds = Object.entries(bounds)
  .map(([name, ms]) => `set local ${name} = ${ms}`)
  .join('; ')
