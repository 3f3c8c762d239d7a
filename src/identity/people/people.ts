import type { Static } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import type { Clock } from '../../platform/clock.ts'
import { newId } from '../../platform/ids.ts'
import type { Sql } from '../../platform/postgres/sql.ts'
import { closed, oneOf } from '../../platform/schema.ts'
import { type Actor, operator, recordAudit } from '../audit/index.ts'
import { hashOfToken, isToken, newToken, type Role, roles, type TokenCache } from '../auth/index.ts'
import {
  countPeople,
  EmailAddress,
  lockAccount,
  makeOrRefuse,
  maxima,
  type Refusal,
  type Refuse,
  type Unchecked,
  wrongField,
} from '../wishes/index.ts'
import { newDevice } from './device.ts'
import { selectFactor } from './factor-queries.ts'
import { hashPassword } from './password.ts'
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
  selectIsMember,
  selectJoinLink,
  selectPeopleByEmail,
  upsertPerson,
} from './queries.ts'
import { type CodeNeeded, newTicket } from './ticket.ts'

interface Tools {
  readonly sql: Sql
  readonly clock: Clock
}
/** What taking access back needs. */
export interface Doors extends Tools {
  readonly keys: TokenCache
}

const dayMs = 86_400_000
/** Days that a session lasts. */
export const sessionDays = 14
/** Days that an invitation or a link for a new password can be used. */
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

/** Whether a text is an email address that somebody can sign in with. */
export const isEmail = (text: string): boolean => Value.Check(EmailAddress, text.trim())

/** A session on a device that is known from then on. */
export interface KnownSession extends Session {
  readonly device: string
}

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

/** Who is to join. */
interface Invitation {
  readonly accountId: string
  /** Null: whoever opens the link first says, while the account has nobody. */
  readonly email: string | null
  readonly role: Role
}

/**
 * Make a one-time link that the service itself wants: nothing of it is checked.
 * @returns The token of the link, which is not stored; null when there is no such account.
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

/** What is said of somebody who is to join, through whichever door. */
const InvitationWish = closed({ email: EmailAddress, role: oneOf(roles) })
type InvitationWish = Static<typeof InvitationWish>

/** Why somebody is not invited. `member`: an owner invites somebody who is there; an operator then makes a link for a new password. */
export type InvitationRefusal = 'email' | 'role' | 'member' | 'maximum' | 'no-account'

/**
 * Make a one-time link by which somebody joins an account, or gets a new password when they belong to it already. An address may
 * sign in for several accounts, each time with another password: nobody who invites learns where else it does.
 *
 * @returns The token of the link, which is not stored.
 */
export const invitePerson = async (
  { sql, clock }: Tools,
  accountId: string,
  wish: Unchecked<InvitationWish>,
  by: Actor,
): Promise<{ readonly token: string } | Refusal<InvitationRefusal>> => {
  const wrong = wrongField(InvitationWish, wish)
  if (wrong !== null) return { refused: wrong as InvitationRefusal } // the names of the fields of the wish
  const { role, ...said } = wish as InvitationWish
  const email = plainEmail(said.email)
  return makeOrRefuse(sql, async (sql, refuse: Refuse<InvitationRefusal>) => {
    if (!(await lockAccount(sql, accountId))) throw refuse('no-account')
    if (by.kind === 'person' && (await selectIsMember(sql, accountId, email))) throw refuse('member')
    if ((await countPeople(sql, accountId, email, clock())) >= maxima.people) throw refuse('maximum')
    return { token: (await invite({ sql, clock }, { accountId, email, role }, by))! }
  })
}

/** Where a link leads. @param authUrl Address at which people sign in. */
export const joinUrl = (authUrl: string, token: string): string => `${authUrl}/join/${token}`

/** What a link leads to; null when it was used, has expired or never was. */
export const findJoinLink = async ({ sql, clock }: Tools, token: string): Promise<JoinLink | null> =>
  isToken(token) ? selectJoinLink(sql, hashOfToken(token), clock()) : null

/**
 * Join by a link, which is used up. Sessions and connected apps of a person who had joined before end, since the
 * link sets a new password. Whoever has a second factor goes on with its code.
 * @returns Null: the link works no more.
 */
export const join = async (
  tools: Doors,
  token: string,
  { email: typed, password }: { email: string; password: string },
): Promise<KnownSession | CodeNeeded | null> => {
  const link = await findJoinLink(tools, token)
  if (link === null) return null
  const email = link.email ?? plainEmail(typed)
  const passwordHash = await hashPassword(password)
  const createdAt = tools.clock()
  const person = { id: newId('per', createdAt), accountId: link.accountId, email, role: link.role, createdAt }
  // The operator has named the address: an owner, or whoever opens the first link, may name any.
  const isVouched = link.isByOperator && link.email !== null
  const joined = tools.sql.begin(async (sql) => {
    if (!(await deleteJoinLink(sql, hashOfToken(token)))) return null
    const id = await upsertPerson(sql, { ...person, isVouched, passwordHash })
    await deleteAccess(sql, id)
    const by = { kind: 'person', id, from: null } as const
    await recordAudit(sql, { accountId: link.accountId, event: 'person joined', subject: id, by })
    if ((await selectFactor(sql, id)) !== null)
      return { personId: id, ticket: newTicket({ id, passwordHash }, createdAt) }
    return startSession(sql, { ...person, id }, createdAt)
  })
  const session = await joined
  if (session === null) return null
  await tools.keys.forget(session.personId)
  return 'ticket' in session ? session : { ...session, device: newDevice({ id: session.personId, passwordHash }) }
}

/**
 * Remove somebody: their sessions end at once.
 * @param accountId Null: of whichever account, if it is one.
 * @returns Them as they were; null when there is nobody, and the accounts when there are several.
 */
export const removePerson = async (
  { sql, keys }: Doors,
  { email, accountId }: { readonly email: string; readonly accountId: string | null },
  by: Actor = operator,
): Promise<Person | null | { readonly several: readonly string[] }> => {
  const found = await selectPeopleByEmail(sql, plainEmail(email))
  const people = found.filter((one) => accountId === null || one.accountId === accountId)
  if (people.length > 1) return { several: people.map((one) => one.accountId) }
  const person = people[0] === undefined ? null : await deletePerson(sql, people[0].id, by)
  if (person !== null) await keys.forget(person.id)
  return person
}

/** Start a session of somebody who has just entered their password. */
export const startSession = async (sql: Sql, person: Pick<Person, 'id' | 'accountId'>, at: Date): Promise<Session> => {
  const token = newToken('eds')
  const expiresAt = new Date(at.getTime() + sessionDays * dayMs)
  const id = newId('sgn', at)
  await insertSession(sql, { id, personId: person.id, hash: hashOfToken(token), createdAt: at, expiresAt })
  return { token, personId: person.id, accountId: person.accountId, expiresAt }
}
