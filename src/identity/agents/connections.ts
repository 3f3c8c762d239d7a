import type { Static } from '@sinclair/typebox'
import type { Clock } from '../../platform/clock.ts'
import { newId } from '../../platform/ids.ts'
import { type Claim, takeClaim } from '../../platform/postgres/claim.ts'
import type { Sql } from '../../platform/postgres/sql.ts'
import type { Config } from '../../platform/settings/settings.ts'
import { type Actor, operator } from '../audit/index.ts'
import { hashOfToken, isToken, newToken, type TokenCache } from '../auth/index.ts'
import {
  type CredentialRefusal,
  CredentialWish,
  endOf,
  lockAccount,
  makeOrRefuse,
  maxima,
  type Refusal,
  type Refuse,
  type Unchecked,
  wrongField,
} from '../wishes/index.ts'
import {
  type AgentConnection,
  countConnections,
  deleteConnection,
  type Exchanged,
  insertConnection,
  insertToken,
  selectConnections,
} from './queries.ts'

interface Tools {
  readonly sql: Sql
  readonly clock: Clock
}

/** What ending connections takes. */
interface Revoking {
  readonly sql: Sql
  readonly keys: TokenCache
}

/** A new connection. The credential is shown only once; only its hash is stored. */
interface MadeConnection {
  readonly connection: AgentConnection
  readonly credential: string
}

/** Make a connection that somebody wants for an account. @throws {ClaimedBefore} */
export const makeConnection = async (
  { sql, clock }: Tools,
  accountId: string,
  wish: Unchecked<Static<typeof CredentialWish>>,
  by: Actor,
  claim: Claim | null = null,
): Promise<MadeConnection | Refusal<CredentialRefusal>> => {
  const createdAt = clock()
  const wrong = wrongField(CredentialWish, wish)
  if (wrong !== null) return { refused: wrong as CredentialRefusal } // the names of the fields of the wish
  const { name, scopes, expiresAt: end } = wish as Static<typeof CredentialWish>
  const expiresAt = endOf(end, createdAt)
  if (expiresAt === undefined) return { refused: 'past-end' }
  const credential = newToken('eac')
  const connection = {
    id: newId('con', createdAt),
    name: name.trim(),
    lastFour: credential.slice(-4),
    scopes: [...new Set(scopes)],
    createdAt,
    expiresAt,
  }
  return makeOrRefuse(sql, async (sql, refuse: Refuse<CredentialRefusal>) => {
    if (!(await lockAccount(sql, accountId))) throw refuse('no-account')
    await takeClaim(sql, claim, connection.id)
    if ((await countConnections(sql, accountId)) >= maxima.connections) throw refuse('maximum')
    await insertConnection(sql, accountId, connection, hashOfToken(credential), by)
    return { connection, credential }
  })
}

/** End a connection; its tokens are dead at once. Returns false when the account has none of this id. */
export const revokeConnection = async (
  { sql, keys }: Revoking,
  accountId: string,
  connectionId: string,
  by: Actor = operator,
): Promise<boolean> => {
  const isGone = await deleteConnection(sql, accountId, connectionId, by)
  if (isGone) await keys.forget(connectionId)
  return isGone
}

/** End all connections of an account. Returns how many there were. */
export const revokeConnections = async (tools: Revoking, accountId: string): Promise<number> => {
  const connections = await selectConnections(tools.sql, accountId)
  for (const { id } of connections) await revokeConnection(tools, accountId, id)
  return connections.length
}

/** A short-lived token for a host. */
export interface AgentToken extends Exchanged {
  readonly accessToken: string
  readonly expiresInSeconds: number
}

/** Exchange a connection's credential for a token. Returns null when it is none, or its connection has ended. */
export const exchange = async (
  { sql, clock, config }: Tools & { readonly config: Config },
  credential: string,
): Promise<AgentToken | null> => {
  if (!isToken(credential) || !credential.startsWith('eac_')) return null
  const accessToken = newToken('eat')
  const at = clock()
  const until = new Date(at.getTime() + config.agentTokenTtlSeconds * 1000)
  const made = await insertToken(sql, {
    credential: hashOfToken(credential),
    token: hashOfToken(accessToken),
    at,
    until,
  })
  if (made === null) return null
  return { ...made, accessToken, expiresInSeconds: Math.floor((made.expiresAt.getTime() - at.getTime()) / 1000) }
}
