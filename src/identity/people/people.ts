import type { Clock } from '../../platform/clock.ts'
import { addressPrefix } from '../../platform/http/client-address.ts'
import { newId } from '../../platform/ids.ts'
import type { Sql } from '../../platform/postgres/sql.ts'
import { type Actor, operator, recordAudit } from '../audit/index.ts'
import { hashOfToken, isToken, newToken, type Role, type TokenCache } from '../auth/index.ts'
import type { Attempts } from './attempts.ts'
import { deviceOf, newDevice } from './device.ts'
import { hashPassword, isPassword } from './password.ts'
import {
  deleteAccess,
  deleteJoinLink,
  deletePerson,
  deleteSession,
  deleteSessions,
  insertJoinLink,
  insertSession,
  type JoinLink,
  type Person,
  selectJoinLink,
  selectPersonByEmail,
  updatePassword,
  upsertPerson,
} from './queries.ts'

interface Tools {
  readonly sql: Sql
  readonly clock: Clock
}
/** What taking access back needs. */
interface Doors extends Tools {
  readonly keys: TokenCache
}

const dayMs = 86_400_000
export const sessionDays = 14
export const linkDays = 7

/** A new session. The token is shown only once; only its hash is stored. */
export interface Session {
  readonly token: string
  readonly personId: string
  readonly accountId: string
  readonly expiresAt: Date
}

/** Addresses are compared in small letters. */
export const plainEmail = (text: string): string => text.trim().toLowerCase()

/** Whether a text looks like an email address. */
export const isEmail = (text: string): boolean =>
  text.length <= 200 && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text.trim())

/** A session on a device that is known from then on. */
interface KnownSession extends Session {
  readonly device: string
}

/** What somebody signs in with. */
interface SignIn {
  readonly email: string
  readonly password: string
  /** Where the attempt comes from; null when it cannot be told. */
  readonly sender: string | null
  /** The cookie of the device, if it shows one. */
  readonly device: string | null
}

interface SignInTools extends Tools {
  readonly attempts: Attempts
}

/**
 * Sign in.
 * @returns Null for a wrong password and for an unknown address, after the same time.
 * @throws rateLimited, overloaded, storageUnavailable
 */
export const signIn = async (
  tools: SignInTools,
  { email, password, sender, device }: SignIn,
): Promise<KnownSession | null> => {
  const known = await selectPersonByEmail(tools.sql, plainEmail(email))
  const attempt = { sender, device: known && deviceOf(known, device) }
  const person = await knownPerson(tools, plainEmail(email), known, password, attempt)
  if (person === null) return null
  const { id, accountId } = person
  const by = { kind: 'person', id, from: addressPrefix(sender) } as const
  const session = await tools.sql.begin(async (sql) => {
    await recordAudit(sql, { accountId, event: 'signed in', subject: id, by })
    return startSession(sql, person, tools.clock())
  })
  return { ...session, device: attempt.device === null ? newDevice(person) : device! }
}

type Known = NonNullable<Awaited<ReturnType<typeof selectPersonByEmail>>>

const knownPerson = (
  { attempts }: SignInTools,
  email: string,
  person: Known | null,
  password: string,
  { sender, device }: Pick<SignIn, 'sender' | 'device'>,
): Promise<Known | null> =>
  attempts.attempt({ email, isPerson: person !== null, sender, device }, async () =>
    (await isPassword(password, person?.passwordHash ?? null)) ? person : null,
  )

/** End one session. */
export const signOut = async ({ sql, keys }: Doors, sessionId: string): Promise<void> => {
  await deleteSession(sql, sessionId)
  await keys.forget(sessionId)
}

/** End every session of somebody, on every device. */
export const signOutEverywhere = async ({ sql, keys }: Doors, personId: string): Promise<void> => {
  await deleteSessions(sql, personId)
  await keys.forget(personId)
}

/**
 * Give somebody who is signed in another password. Every session and every connected app ends; the session that is returned is new.
 * @returns Null when the present password is wrong.
 * @throws rateLimited, overloaded, storageUnavailable
 */
export const changePassword = async (
  tools: Doors & SignInTools,
  person: Person,
  { current, next, sender, sessionId }: { current: string; next: string; sender: string | null; sessionId: string },
): Promise<KnownSession | null> => {
  const known = await selectPersonByEmail(tools.sql, person.email)
  const attempt = { sender, device: `session ${sessionId}` }
  if ((await knownPerson(tools, person.email, known, current, attempt)) === null) return null
  const passwordHash = await hashPassword(next)
  const session = await tools.sql.begin(async (sql) => {
    await updatePassword(sql, person.id, passwordHash)
    const by = { kind: 'person', id: person.id, from: addressPrefix(sender) } as const
    await recordAudit(sql, { accountId: person.accountId, event: 'password changed', subject: person.id, by })
    await deleteAccess(sql, person.id)
    return startSession(sql, person, tools.clock())
  })
  await tools.keys.forget(person.id)
  return { ...session, device: newDevice({ id: person.id, passwordHash }) }
}

/** Who is to join. */
interface Invitation {
  readonly accountId: string
  /** Null: whoever opens the link first says, while the account has nobody. */
  readonly email: string | null
  readonly role: Role
}

/**
 * Make a one-time link by which somebody joins an account, or gets a new password when they belong to it already.
 * @returns The token of the link, which is not stored; null when there is no such account, or the person belongs to another.
 */
export const invite = async (
  { sql, clock }: Tools,
  { accountId, email, role }: Invitation,
  by: Actor = operator,
): Promise<string | null> => {
  const token = newToken('ejl')
  const createdAt = clock()
  const expiresAt = new Date(createdAt.getTime() + linkDays * dayMs)
  const plain = email === null ? null : plainEmail(email)
  const link = { hash: hashOfToken(token), accountId, email: plain, role, createdAt, expiresAt }
  return (await insertJoinLink(sql, link, by)) ? token : null
}

/** Where a link leads. @param authUrl Address at which people sign in. */
export const joinUrl = (authUrl: string, token: string): string => `${authUrl}/join/${token}`

/** What a link leads to; null when it was used, has expired or never was. */
export const findJoinLink = async ({ sql, clock }: Tools, token: string): Promise<JoinLink | null> =>
  isToken(token) ? selectJoinLink(sql, hashOfToken(token), clock()) : null

/**
 * Join by a link, which is used up. Of somebody who was there already, all sessions and connected apps end.
 * @returns Why not: the link works no more, or the address belongs to a person of another account.
 */
export const join = async (
  tools: Doors,
  token: string,
  { email: typed, password }: { email: string; password: string },
): Promise<KnownSession | 'link is used' | 'address is taken'> => {
  const link = await findJoinLink(tools, token)
  if (link === null) return 'link is used'
  const email = link.email ?? plainEmail(typed)
  const passwordHash = await hashPassword(password)
  const createdAt = tools.clock()
  const person = { id: newId('per', createdAt), accountId: link.accountId, email, role: link.role, createdAt }
  const joined = tools.sql.begin(async (sql) => {
    if (!(await deleteJoinLink(sql, hashOfToken(token)))) throw new Refused('link is used')
    const id = await upsertPerson(sql, { ...person, passwordHash })
    if (id === null) throw new Refused('address is taken')
    await deleteAccess(sql, id)
    const by = { kind: 'person', id, from: null } as const
    await recordAudit(sql, { accountId: link.accountId, event: 'person joined', subject: id, by })
    return startSession(sql, { ...person, id }, createdAt)
  })
  try {
    const session = await joined
    await tools.keys.forget(session.personId)
    return { ...session, device: newDevice({ id: session.personId, passwordHash }) }
  } catch (error) {
    if (error instanceof Refused) return error.why
    throw error
  }
}

/** Rolls a transaction back. */
class Refused extends Error {
  constructor(readonly why: 'link is used' | 'address is taken') {
    super(why)
  }
}

/** Remove somebody: their sessions end at once. Returns them as they were, or null when there is nobody. */
export const removePerson = async (
  { sql, keys }: Doors,
  email: string,
  by: Actor = operator,
): Promise<Person | null> => {
  const person = await deletePerson(sql, plainEmail(email), by)
  if (person !== null) await keys.forget(person.id)
  return person
}

const startSession = async (sql: Sql, person: Pick<Person, 'id' | 'accountId'>, at: Date): Promise<Session> => {
  const token = newToken('eds')
  const expiresAt = new Date(at.getTime() + sessionDays * dayMs)
  const id = newId('sgn', at)
  await insertSession(sql, { id, personId: person.id, hash: hashOfToken(token), createdAt: at, expiresAt })
  return { token, personId: person.id, accountId: person.accountId, expiresAt }
}
