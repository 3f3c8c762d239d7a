import type { Sql } from '../../platform/postgres/sql.ts'
import type { Actor } from '../audit/index.ts'
import type { HashedCredential, Principal, Role } from '../auth/index.ts'

/** Somebody who signs in for an account, as they may be shown. */
export interface Person {
  readonly id: string
  readonly accountId: string
  readonly email: string
  readonly role: Role
  /** The operator has named the address; otherwise it was never verified. */
  readonly isVouched: boolean
  readonly createdAt: Date
}

/** People of an account, oldest first; of all accounts for null. */
export const selectPeople = (sql: Sql, accountId: string | null): Promise<Person[]> =>
  sql<Person>`
    select id, account_id as "accountId", email, role, is_vouched as "isVouched", created_at as "createdAt"
      from people where ${accountId}::text is null or account_id = ${accountId} order by id`

/** Somebody with what it takes to let them in. */
export interface Known extends Person {
  readonly passwordHash: string
  readonly hasSecondFactor: boolean
}

/** People with an address, whatever their accounts. @param email In small letters. */
export const selectPeopleByEmail = (sql: Sql, email: string): Promise<Known[]> => selectKnownBy(sql, { email })

/** Somebody by their id. */
export const selectKnown = async (sql: Sql, id: string): Promise<Known | null> =>
  (await selectKnownBy(sql, { id }))[0] ?? null

const selectKnownBy = (sql: Sql, { email, id }: { email?: string; id?: string }): Promise<Known[]> =>
  sql.read<Known>`
    select id, account_id as "accountId", email, role, is_vouched as "isVouched", created_at as "createdAt",
           password_hash as "passwordHash",
           exists (select from second_factors f where f.person_id = p.id) as "hasSecondFactor"
      from people p where email = ${email ?? null}::text or id = ${id ?? null}::text order by id desc`

/** Whether an address signs in for an account. @param email In small letters. */
export const selectIsMember = async (sql: Sql, accountId: string, email: string): Promise<boolean> =>
  (await sql`select from people where account_id = ${accountId} and email = ${email}`).length === 1

/** Somebody and the name of their account. */
export const selectPerson = async (
  sql: Sql,
  personId: string,
): Promise<(Omit<Known, 'passwordHash'> & { companyName: string }) | null> => {
  const [person] = await sql.read<Omit<Known, 'passwordHash'> & { companyName: string }>`
    select p.id, p.account_id as "accountId", p.email, p.role, p.is_vouched as "isVouched", p.created_at as "createdAt",
           a.company_name as "companyName",
           exists (select from second_factors f where f.person_id = p.id) as "hasSecondFactor"
      from people p join accounts a on a.id = p.account_id where p.id = ${personId}`
  return person ?? null
}

/** The sessions with these hashes. */
export const selectSessions = async (sql: Sql, hashes: readonly string[]): Promise<HashedCredential[]> => {
  type Session = Pick<Required<Principal>, 'accountId' | 'keyId' | 'personId' | 'role' | 'expiresAt'>
  const rows = await sql.read<Session & { hash: string }>`
    select s.hash, p.account_id as "accountId", s.id as "keyId", p.id as "personId", p.role, s.expires_at as "expiresAt"
      from person_sessions s join people p on p.id = s.person_id where s.hash = any(${hashes}::text[])`
  return rows.map(({ hash, ...session }) => ({ hash, principal: { ...session, kind: 'session', scopes: [] } }))
}

/** A session as it is stored. */
interface NewSession {
  readonly id: string
  readonly personId: string
  readonly hash: string
  readonly createdAt: Date
  readonly expiresAt: Date
}

/** Store a session; those of the same person that are over are removed. */
export const insertSession = async (sql: Sql, session: NewSession): Promise<void> => {
  await sql`
    with gone as (
      delete from person_sessions where person_id = ${session.personId} and expires_at <= ${session.createdAt}
    )
    insert into person_sessions (id, person_id, hash, created_at, expires_at, confirmed_at)
    values (${session.id}, ${session.personId}, ${session.hash}, ${session.createdAt}, ${session.expiresAt},
            ${session.createdAt})`
}

/** Note that the password was entered again. */
export const updateConfirmed = async (sql: Sql, sessionId: string, at: Date): Promise<void> => {
  await sql`update person_sessions set confirmed_at = ${at} where id = ${sessionId}`
}

/** Whether the password of a session was entered after a moment. */
export const selectIsConfirmed = async (sql: Sql, sessionId: string, after: Date): Promise<boolean> =>
  (await sql`select from person_sessions where id = ${sessionId} and confirmed_at > ${after}`).length === 1

/** End a session, and tell every replica. */
export const deleteSession = async (sql: Sql, sessionId: string): Promise<void> => {
  await sql`
    with gone as (delete from person_sessions where id = ${sessionId} returning id)
    select pg_notify('auth_revoked', id) from gone`
}

/** End all sessions of somebody but one, and tell every replica. */
export const deleteSessions = async (sql: Sql, personId: string, keptId: string | null = null): Promise<void> => {
  await sql`
    with gone as (delete from person_sessions where person_id = ${personId} and id is distinct from ${keptId}::text)
    select pg_notify('auth_revoked', ${personId})`
}

/**
 * End everything that somebody's password began: sessions, and the apps they have connected. Every replica is notified.
 * (The grants are src/identity/oauth's; that it must happen in one transaction with the new password is ours.)
 */
export const deleteAccess = async (sql: Sql, personId: string): Promise<void> => {
  await sql`delete from oauth_grants where person_id = ${personId}`
  await deleteSessions(sql, personId)
}

/** Store the hash of a new password. */
export const updatePassword = async (sql: Sql, personId: string, passwordHash: string): Promise<void> => {
  await sql`update people set password_hash = ${passwordHash} where id = ${personId}`
}

/**
 * Remove somebody with their sessions and the links that would let them in again, and tell every replica. Returns them as they
 * were, or null.
 */
export const deletePerson = async (sql: Sql, personId: string, by: Actor): Promise<Person | null> => {
  const [person] = await sql<Person & { notified: unknown }>`
    with gone as (delete from people where id = ${personId} returning *),
         links as (delete from join_links l using gone p where l.email = p.email and l.account_id = p.account_id)
    select id, account_id as "accountId", email, role, is_vouched as "isVouched", created_at as "createdAt",
           json_build_array(pg_notify('auth_revoked', id), record_audit(account_id, 'person removed', id, ${by}::json))
             as notified
      from gone`
  if (person === undefined) return null
  const { notified: _, ...shown } = person
  return shown
}

/** People of an account, taken for this transaction so that none of them changes meanwhile. */
export const lockPeople = (sql: Sql, accountId: string): Promise<Pick<Person, 'id' | 'email' | 'role'>[]> =>
  sql<Pick<Person, 'id' | 'email' | 'role'>>`
    select id, email, role from people where account_id = ${accountId} order by id for update`

/**
 * Give somebody another role; their sessions have it at once, on every replica. A link to set a new password would give them
 * the role that it was made with, so it no longer works.
 */
export const updateRole = async (sql: Sql, personId: string, role: Role, by: Actor): Promise<void> => {
  await sql`
    with changed as (update people set role = ${role} where id = ${personId} returning id, account_id, email),
         links as (delete from join_links l using changed p where l.email = p.email and l.account_id = p.account_id)
    select record_audit(account_id, 'role changed', id, ${by}::json), pg_notify('auth_revoked', id) from changed`
}

/** Somebody who was invited and has not joined. */
export interface Invited {
  readonly email: string
  readonly role: Role
  readonly expiresAt: Date
}

/** Links of an account that work, for people who are not there yet. */
export const selectInvited = (sql: Sql, accountId: string, at: Date): Promise<Invited[]> =>
  sql.read<Invited>`
    select email, role, expires_at as "expiresAt" from join_links l
     where account_id = ${accountId} and email is not null and expires_at > ${at}
       and not exists (select from people p where p.email = l.email and p.account_id = l.account_id)
     order by email`

/** Use up the links of somebody who was invited. False when there are none. */
export const deleteInvitation = async (sql: Sql, accountId: string, email: string, by: Actor): Promise<boolean> =>
  (
    await sql`
      with gone as (delete from join_links where account_id = ${accountId} and email = ${email} returning hash)
      select record_audit(${accountId}, 'invitation cancelled', null, ${by}::json) from gone limit 1`
  ).length > 0

/** A link to join an account, as it is stored. */
interface NewJoinLink {
  readonly hash: string
  readonly accountId: string
  /** Null: whoever opens it first says, while the account has nobody. */
  readonly email: string | null
  readonly role: Role
  readonly createdAt: Date
  readonly expiresAt: Date
}

/**
 * Store a link; it replaces older ones for the same person, and expired ones are removed.
 * @returns False when there is no such account.
 */
export const insertJoinLink = async (sql: Sql, link: NewJoinLink, by: Actor): Promise<boolean> => {
  const rows = await sql`
    with gone as (
      delete from join_links
       where expires_at <= ${link.createdAt}
          or (account_id = ${link.accountId} and email is not distinct from ${link.email})
    ), made as (
    insert into join_links (hash, account_id, email, role, expires_at, by_operator)
    select ${link.hash}, id, ${link.email}, ${link.role}, ${link.expiresAt}::timestamptz, ${by.kind === 'operator'}::boolean
      from accounts
     where id = ${link.accountId} and erased_at is null and sandbox_of is null
    returning account_id)
    select record_audit(account_id, 'person invited', null, ${by}::json) from made`
  return rows.length === 1
}

/** What a link leads to, while it works. */
export interface JoinLink {
  readonly accountId: string
  readonly companyName: string
  readonly email: string | null
  readonly role: Role
  /** Somebody has this address here already: the link gives them a new password. */
  readonly isKnown: boolean
  readonly isByOperator: boolean
}

/** @param at When it is looked at. */
export const selectJoinLink = async (sql: Sql, hash: string, at: Date): Promise<JoinLink | null> => {
  const [link] = await sql.read<JoinLink>`
    select l.account_id as "accountId", a.company_name as "companyName", l.email, l.role,
           exists (select from people p where p.email = l.email and p.account_id = l.account_id) as "isKnown",
           l.by_operator as "isByOperator"
      from join_links l join accounts a on a.id = l.account_id
     where l.hash = ${hash} and l.expires_at > ${at}
       and (l.email is not null or not exists (select from people p where p.account_id = l.account_id))`
  return link ?? null
}

/**
 * Use a link up, with any other for the same person: two that were made at the same moment are both there, and whoever has the
 * second could set the password of who joined by the first. Returns false when somebody else just used it.
 */
export const deleteJoinLink = async (sql: Sql, hash: string): Promise<boolean> =>
  (
    await sql`
      with used as (delete from join_links where hash = ${hash} returning account_id, email),
           others as (
             delete from join_links l using used u
              where l.hash <> ${hash} and l.account_id = u.account_id and l.email is not distinct from u.email
           )
      select from used`
  ).length === 1

/** Store somebody, or the new password of somebody who is there already. @returns Their id. */
export const upsertPerson = async (sql: Sql, person: Person & { readonly passwordHash: string }): Promise<string> => {
  const { id, accountId, email, role, passwordHash, isVouched, createdAt } = person
  const [row] = await sql<{ id: string }>`
    insert into people (id, account_id, email, role, password_hash, is_vouched, created_at)
    values (${id}, ${accountId}, ${email}, ${role}, ${passwordHash}, ${isVouched}, ${createdAt})
    on conflict (account_id, email) do update
      set password_hash = excluded.password_hash, role = excluded.role,
          is_vouched = people.is_vouched or excluded.is_vouched
    returning id`
  return row!.id
}

/** Whether anybody can sign in. */
export const selectHasPeople = async (sql: Sql): Promise<boolean> => {
  const [row] = await sql<{ any: boolean }>`select exists (select from people) as any`
  return row!.any
}
