import { addressPrefix } from '../../platform/http/client-address.ts'
import { type Actor, recordAudit } from '../audit/index.ts'
import type { Attempts } from './attempts.ts'
import { deviceOf, newDevice } from './device.ts'
import { hashPassword, isPassword } from './password.ts'
import { type Doors, type KnownSession, plainEmail, startSession } from './people.ts'
import {
  deleteAccess,
  type Known,
  type Person,
  selectIsConfirmed,
  selectKnown,
  selectPeopleByEmail,
  updateConfirmed,
  updatePassword,
} from './queries.ts'
import { type FactorTools, isCode } from './second-factor.ts'
import { type CodeNeeded, holderOf, isTicket, newTicket } from './ticket.ts'

/** What attempts need. */
export interface SignInTools extends FactorTools {
  readonly attempts: Attempts
}

/** Where an attempt comes from. */
interface Origin {
  /** Null when it cannot be told. */
  readonly sender: string | null
  /** The cookie of the device, if it shows one. */
  readonly device: string | null
}

/** What somebody signs in with. */
interface SignIn extends Origin {
  readonly email: string
  readonly password: string
}

/**
 * Sign in.
 * @returns Null for a wrong password and for an unknown address, after the same time; a ticket where a code is needed too.
 * @throws rateLimited, overloaded, storageUnavailable
 */
export const signIn = async (
  tools: SignInTools,
  { email, password, sender, device }: SignIn,
): Promise<KnownSession | CodeNeeded | null> => {
  const address = plainEmail(email)
  const people = await selectPeopleByEmail(tools.sql, address)
  const known = people.find((one) => deviceOf(one, device) !== null)
  // A device is known to one account only: an owner of another may have invited the address.
  const others = people.filter((one) => one !== known)
  const attempt = (people: readonly Known[], device: string | null) =>
    knownPerson(tools, address, people, password, { sender, device })
  let person = known === undefined ? null : await attempt([known], deviceOf(known, device))
  if (person === null && (known === undefined || others.length > 0)) person = await attempt(others, null)
  if (person === null) return null
  if (person.hasSecondFactor) return { ticket: newTicket(person, tools.clock()) }
  return admit(tools, person, { sender, device })
}

/**
 * Go on with a code after the password.
 * @returns Null: the code is wrong; `too old`: sign in again.
 * @throws rateLimited, overloaded, storageUnavailable
 */
export async function enterCode(
  tools: SignInTools,
  { ticket, code, ...origin }: Origin & CodeNeeded & { readonly code: string },
): Promise<KnownSession | 'too old' | null> {
  const id = holderOf(ticket)
  const person = id === null ? null : await selectKnown(tools.sql, id)
  if (person === null || !isTicket(person, ticket, tools.clock())) return 'too old'
  const attempt = { sender: origin.sender, device: deviceOf(person, origin.device) }
  return (await isRightCode(tools, person, code, attempt)) ? admit(tools, person, origin) : null
}

async function admit({ sql, clock }: SignInTools, person: Known, { sender, device }: Origin): Promise<KnownSession> {
  const { id, accountId } = person
  const session = await sql.begin(async (sql) => {
    await recordAudit(sql, { accountId, event: 'signed in', subject: id, by: personFrom(person, sender) })
    return startSession(sql, person, clock())
  })
  return { ...session, device: deviceOf(person, device) === null ? newDevice(person) : device! }
}

/** Whose password it is, of the people with an address; each account has its own. */
const knownPerson = (
  { attempts }: SignInTools,
  email: string,
  people: readonly Known[],
  password: string,
  origin: Origin,
): Promise<Known | null> =>
  attempts.attempt({ email, isPerson: people.length > 0, ...origin }, async () => {
    for (const person of people) if (await isPassword(password, person.passwordHash)) return person
    if (people.length === 0) await isPassword(password, null)
    return null
  })

/** Codes are guessed no faster than passwords, and never more than some by those who come from elsewhere. */
async function isRightCode(tools: SignInTools, person: Person, code: string, origin: Origin): Promise<boolean> {
  const by = personFrom(person, origin.sender)
  const attempt = { email: `code of ${person.id}`, isPerson: true, isCode: true, ...origin }
  const found = await tools.attempts.attempt(attempt, async () =>
    (await isCode(tools, person, code, by)) ? person : null,
  )
  return found !== null
}

const personFrom = ({ id }: Pick<Person, 'id'>, sender: string | null): Actor => ({
  kind: 'person',
  id,
  from: addressPrefix(sender),
})

/** What somebody who is signed in enters again. */
interface Entered {
  readonly password: string
  /** '' where there is no second factor. */
  readonly code: string
  readonly sender: string | null
  readonly sessionId: string
}

/** For so long after the password was entered nobody asks for it again. */
const confirmedMs = 10 * 60_000

/** Whether the password of a session was entered within ten minutes. */
export function isConfirmed({ sql, clock }: Pick<SignInTools, 'sql' | 'clock'>, sessionId: string): Promise<boolean> {
  return selectIsConfirmed(sql, sessionId, new Date(clock().getTime() - confirmedMs))
}

/**
 * Enter the password again, and a code where there is a second factor.
 * @returns What is wrong; null: nothing is, and for ten minutes nobody asks again.
 * @throws rateLimited, overloaded, storageUnavailable
 */
export async function confirm(
  tools: SignInTools,
  person: Person,
  { password, code, sender, sessionId }: Entered,
): Promise<'password' | 'code' | null> {
  const origin = { sender, device: `session ${sessionId}` }
  if ((await knownPerson(tools, person.email, await sameIn(tools, person), password, origin)) === null)
    return 'password'
  if (!(await isRightCode(tools, person, code, origin))) return 'code'
  await updateConfirmed(tools.sql, sessionId, tools.clock())
  return null
}

const sameIn = async ({ sql }: SignInTools, person: Person): Promise<Known[]> =>
  (await selectPeopleByEmail(sql, person.email)).filter(({ id }) => id === person.id)

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
  const attempt = { sender, device: `session ${sessionId}` }
  if ((await knownPerson(tools, person.email, await sameIn(tools, person), current, attempt)) === null) return null
  const passwordHash = await hashPassword(next)
  const session = await tools.sql.begin(async (sql) => {
    await updatePassword(sql, person.id, passwordHash)
    const by = personFrom(person, sender)
    await recordAudit(sql, { accountId: person.accountId, event: 'password changed', subject: person.id, by })
    await deleteAccess(sql, person.id)
    return startSession(sql, person, tools.clock())
  })
  await tools.keys.forget(person.id)
  return { ...session, device: newDevice({ id: person.id, passwordHash }) }
}
