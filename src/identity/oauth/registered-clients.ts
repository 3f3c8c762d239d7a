import { type Claim, takeClaim } from '../../platform/postgres/claim.ts'
import type { Sql } from '../../platform/postgres/sql.ts'
import { operator, recordOperatorEvent } from '../audit/index.ts'
import { newToken } from '../auth/index.ts'
import type { Refusal } from '../wishes/index.ts'
import { type ClientFault, clientFault } from './client-policy.ts'
import { deleteClient, insertRegisteredClient } from './queries.ts'
import type { StoreDeps } from './store.ts'

/** What an operator says about a client. */
interface NewClient {
  readonly name: string
  /** Exact https addresses, or loopback ones. */
  readonly redirects: readonly string[]
  readonly method: 'none' | 'client_secret_basic' | 'client_secret_post'
}

/** A new client. The secret is shown only once; only its hash is stored. Null: a public client has none. */
interface MadeClient {
  readonly clientId: string
  readonly clientSecret: string | null
}

/** Register a client that an operator wants, which the consent page then says. @throws {ClaimedBefore} */
export const registerClient = async (
  { sql }: { readonly sql: Sql },
  { name, redirects, method }: NewClient,
  claim: Claim | null = null,
): Promise<MadeClient | Refusal<ClientFault>> => {
  const fault = clientFault(name, redirects)
  if (fault !== null) return { refused: fault }
  const clientId = `ecl_${crypto.randomUUID().replaceAll('-', '')}`
  const clientSecret = method === 'none' ? null : newToken('ecs')
  const payload = {
    client_id: clientId,
    client_name: name.trim(),
    redirect_uris: redirects,
    application_type: redirects.every((uri) => uri.startsWith('https:')) ? 'web' : 'native',
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    token_endpoint_auth_method: method,
    id_token_signed_response_alg: 'ES256',
    ...(clientSecret !== null && { client_secret: hashOfSecret(clientSecret) }),
  }
  await sql.begin(async (sql) => {
    await takeClaim(sql, claim, clientId)
    await insertRegisteredClient(sql, clientId, payload)
    await recordOperatorEvent(sql, 'client registered', clientId)
  })
  return { clientId, clientSecret }
}

/** Remove a client; every connection through it ends at once. Returns false when there is none. */
export const removeClient = async ({ sql, keys }: StoreDeps, clientId: string): Promise<boolean> => {
  const grants = await sql.begin(async (sql) => {
    const removed = await deleteClient(sql, clientId, operator)
    if (removed !== null) await recordOperatorEvent(sql, 'client removed', clientId)
    return removed
  })
  for (const grantId of grants ?? []) await keys.forget(grantId)
  return grants !== null
}

/** What is stored of the secret of a confidential client. */
export const hashOfSecret = (secret: string): string => Bun.SHA256.hash(secret, 'hex')
