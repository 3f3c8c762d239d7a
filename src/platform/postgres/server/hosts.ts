import { connect as connectSocket, type Socket } from 'node:net'
import { Duplex } from 'node:stream'
import type { Host } from '../../settings/server-address.ts'
import { within } from '../../work/within.ts'
import type { Address, Target } from './address.ts'

/** What a server is at the moment. */
export interface Role {
  /** It takes no writes. */
  readonly isReadOnly: boolean
  /** It follows another server. */
  readonly isStandby: boolean
}

/** Which servers are meant. @source PostgreSQL documentation, libpq, target_session_attrs */
const isMeant: Readonly<Record<Target, (role: Role) => boolean>> = {
  any: () => true,
  'read-write': ({ isReadOnly }) => !isReadOnly,
  'read-only': ({ isReadOnly }) => isReadOnly,
  primary: ({ isStandby }) => !isStandby,
  standby: ({ isStandby }) => isStandby,
  'prefer-standby': ({ isStandby }) => isStandby,
}

const lookMsMax = 2_000
/** How often those that are not meant are asked again, while others have not answered. */
const lookAgainMs = 200
/** Connections that are opened together look once. */
const believedMs = 500

/**
 * Opens a socket to the server that is meant, of several: all are asked at once, so that one which is away holds up nobody,
 * and the first that suits is taken. (The driver's own way asks them in turn, takes a standby of PostgreSQL 14 and later for
 * one that takes writes, and goes on without a pause while none is there: postgres.js 3.4.9.)
 *
 * @param roleOf Asks one server.
 * @returns A function that never fails: the driver would lose the connection it is for. The socket fails instead.
 */
export const socketToAny = ({ hosts, target }: Address, roleOf: (host: Host) => Promise<Role>) => {
  let chosen: { readonly host: Promise<Host>; readonly atMs: number } | null = null
  const choose = async (): Promise<Host> => {
    const silent = new Set(hosts)
    const roles = hosts.map(async (host) => ({ host, role: await roleOf(host).finally(() => silent.delete(host)) }))
    const meant = roles.map(async (asked) => {
      let { host, role } = await asked
      // A silent one may be dead, and this one take its place at any moment.
      while (!isMeant[target](role)) {
        if (silent.size === 0) throw notMeant(target)
        await Bun.sleep(lookAgainMs)
        role = await roleOf(host)
      }
      return host
    })
    const any = () => Promise.any(roles).then(({ host }) => host)
    return Promise.any(meant)
      .catch((error: AggregateError) => (target === 'prefer-standby' ? any() : Promise.reject(error)))
      .catch((error: AggregateError) => Promise.reject(reasonOf(error)))
  }
  return async (): Promise<Duplex> => {
    if (chosen === null || performance.now() - chosen.atMs > believedMs)
      chosen = { host: choose(), atMs: performance.now() }
    try {
      return await within(chosen.host.then(socketTo), 2 * lookMsMax, () => {
        throw Object.assign(new Error('no server answered in time'), { code: 'CONNECT_TIMEOUT' })
      })
    } catch (error) {
      chosen = null
      return failedSocket(error as Error)
    }
  }
}

/** As the driver names a server that cannot be used now. */
const notMeant = (target: Target) =>
  Object.assign(new Error(`no server is ${target} (target_session_attrs)`), { code: 'ECONNREFUSED' })

/** A server that refused says more than one that is away. */
const reasonOf = ({ errors }: AggregateError): Error =>
  errors.find((error) => error.code === undefined || /^(28|3D)/.test(error.code)) ?? errors[0]

/** Opens a socket to the one server. It never fails, either. */
export const socketToOne = (host: Host) => (): Promise<Duplex> => socketTo(host).catch(failedSocket)

/**
 * A server that closes the connection before it sends anything, as HAProxy does while no server is up, counts as one that
 * refused: otherwise the driver connects again at once, over and over (postgres.js 3.4.9), until its callers' deadlines.
 */
const refuseIfSilent = (socket: Socket): void => {
  socket.once('end', () => {
    const closed = Object.assign(new Error('the server closed the connection at once'), { code: 'ECONNRESET' })
    if (socket.bytesRead === 0) socket.destroy(closed)
  })
}

const socketTo = ({ name, port }: Host): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = name.startsWith('/')
      ? connectSocket({ path: socketPath({ name, port }) })
      : connectSocket({ host: name, port })
    socket.setTimeout(lookMsMax, () => socket.destroy(new Error('the server does not accept connections')))
    socket.once('error', reject)
    socket.once('connect', () => {
      socket.setTimeout(0)
      socket.removeListener('error', reject)
      refuseIfSilent(socket)
      resolve(Object.assign(socket, { host: name, port })) // the driver checks certificates by it
    })
  })

/** The file of a server's socket. */
const socketPath = ({ name, port }: Host): string => `${name}/.s.PGSQL.${port}`

/** A socket that fails as soon as somebody writes to it. */
const failedSocket = (error: Error): Duplex =>
  new Duplex({
    read() {},
    write() {
      this.destroy(error)
    },
  })
