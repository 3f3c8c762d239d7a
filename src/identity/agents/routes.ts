import { Type } from '@sinclair/typebox'
import { Elysia } from 'elysia'
import type { Clock } from '../../platform/clock.ts'
import { problem } from '../../platform/errors.ts'
import { fingerprint } from '../../platform/fingerprint.ts'
import { pathOf } from '../../platform/http/address.ts'
import { requestSender } from '../../platform/http/client-address.ts'
import { idempotencyKeyForm } from '../../platform/http/idempotency-key.ts'
import { countRequest, limited, type RateLimits } from '../../platform/http/limits/rate-limit.ts'
import { createWindowCounter } from '../../platform/http/limits/window-counter.ts'
import { operation } from '../../platform/http/operation.ts'
import { note } from '../../platform/http/request-log.ts'
import { type Claim, ClaimedBefore } from '../../platform/postgres/claim.ts'
import type { Sql } from '../../platform/postgres/sql.ts'
import { shape, wrongFields } from '../../platform/schema.ts'
import type { Config } from '../../platform/settings/settings.ts'
import { say } from '../../words/say.ts'
import { personActor } from '../audit/index.ts'
import type { TokenCache } from '../auth/index.ts'
import { isConfirmed, personOf, requireOwner } from '../people/index.ts'
import { type CredentialRefusal, CredentialWish, maxima } from '../wishes/index.ts'
import { type AgentToken, exchange, makeConnection, revokeConnection } from './connections.ts'
import { selectConnections } from './queries.ts'
import { AgentTokenAnswer } from './schema.ts'

/** Parts of the service that the agent routes use. */
export interface AgentsDeps {
  readonly sql: Sql
  readonly clock: Clock
  readonly config: Config
  readonly keys: TokenCache
  readonly limits: RateLimits
  /** @throws storageUnavailable while the disk is nearly full */
  ensureRoom(): void
}

/** Agent connections: people make and end them, hosts exchange their credential for tokens. */
export const agents = (deps: AgentsDeps) => new Elysia({ name: 'agents' }).use(dashboard(deps)).use(tokens(deps))

const path = '/api/developers/me/agent-connections'

/** The dashboard's, so the API description leaves them out. Whoever comes here has a session: src/identity/people sees to it. */
const dashboard = (deps: AgentsDeps) =>
  new Elysia({ name: 'agent-connections' })
    .use(limited(deps.limits, 'agents', (request) => personOf(request).keyId))
    .get(
      path,
      async ({ request }) => ({
        success: true,
        connections: await selectConnections(deps.sql, personOf(request).accountId),
      }),
      { detail: { hide: true } },
    )
    .post(
      path,
      async ({ request, server, body, headers, set }) => {
        const { accountId, personId, keyId } = requireOwner(request)
        if (!(await isConfirmed(deps, keyId))) throw passwordNeeded()
        deps.ensureRoom()
        const by = personActor(personId, { request, server, config: deps.config })
        const claim = claimOf(accountId, headers['idempotency-key'], body)
        const made = await makeConnection(deps, accountId, body, by, claim).catch(refuseRepeat)
        if ('refused' in made) throw refusalOf(made.refused, body)
        set.status = 201
        return { success: true, connection: made.connection, credential: made.credential }
      },
      { body: shape(CredentialWish), headers: repeatable, detail: { hide: true } },
    )
    .delete(
      `${path}/:connectionId`,
      async ({ request, server, params }) => {
        const { accountId, personId } = requireOwner(request)
        const by = personActor(personId, { request, server, config: deps.config })
        if (!(await revokeConnection(deps, accountId, params.connectionId, by)))
          throw problem('notFound', { detail: say('access.noConnection') })
        return new Response(null, { status: 204 })
      },
      { detail: { hide: true } },
    )

const passwordNeeded = () =>
  problem('unauthorized', {
    detail: say('access.passwordOld'),
    headers: { 'WWW-Authenticate': 'Bearer' },
  })

const repeatable = shape(Type.Object({ 'idempotency-key': Type.Optional(Type.String(idempotencyKeyForm)) }))

const claimOf = (accountId: string, key: string | undefined, body: object): Claim | null =>
  key === undefined ? null : { accountId, key, operation: 'createAgentConnection', fingerprint: fingerprint(body) }

/** A repeat makes no second connection, and cannot show the credential again: only its hash is stored. */
const refuseRepeat = (error: unknown): never => {
  if (!(error instanceof ClaimedBefore)) throw error
  if (!error.isSame) throw problem('idempotencyKeyReused', { detail: say('fittings.otherRequest') })
  throw problem('conflict', { detail: say('access.connectionMade', { id: error.made }) })
}

/** What the body's schema has passed can only have come too late, or be one too many. */
const refusalOf = (refused: CredentialRefusal, { expiresAt }: { readonly expiresAt?: string }) => {
  if (refused === 'maximum')
    return problem('conflict', { detail: say('access.connectionsMost', { most: maxima.connections }) })
  if (refused !== 'past-end') return new Error(`an agent connection was not made: ${refused}`)
  return wrongFields([{ pointer: '/expiresAt', detail: say('access.inFuture'), received: expiresAt }])
}

const exchangePath = '/v1/agent/token'

/** A short-lived token for a connected agent. */
export const agentToken = operation({
  id: 'createAgentToken',
  tag: 'Account',
  security: [{ agentConnection: [] }],
  answers: { 200: AgentTokenAnswer },
  problems: ['rateLimited', 'storageUnavailable'],
  summary: 'Exchange an agent connection’s credential for a token',
  description:
    'Send the credential of an agent connection (`eac_...`) as the bearer, without a body. The token works like an API key within its scopes, until it expires or the connection is revoked.',
})

/** The credential is looked at before the body, as everywhere under /v1. */
const tokens = (deps: AgentsDeps) => {
  const given = new WeakMap<Request, AgentToken>()
  const refuseMore = senderLimit()
  return new Elysia({ name: 'agent-tokens' })
    .onRequest(async ({ request, server }) => {
      if (pathOf(request) !== exchangePath || request.method !== 'POST') return
      refuseMore(requestSender(request, server, deps.config))
      const token = await exchange(deps, credentialIn(request))
      if (token === null) throw unauthorized()
      note(request, { accountId: token.accountId, keyId: token.connectionId })
      given.set(request, token)
    })
    .post(
      exchangePath,
      async ({ request, set }) => {
        const token = given.get(request)
        if (token === undefined) throw unauthorized() // another spelling of the address
        const caller = { keyId: token.connectionId, accountId: token.accountId }
        await countRequest(deps.limits, 'agents', caller, set.headers)
        const { accessToken, expiresInSeconds: expiresIn, scopes, connectionId: id, name } = token
        return { accessToken, tokenType: 'Bearer', expiresIn, scopes, connection: { id, name } }
      },
      { ...agentToken },
    )
}

/** Each attempt asks the database, also one with an invented credential. */
const attemptsPerMinute = 600

/** Refuses senders who try too often, before anything is looked up. */
const senderLimit = () => {
  const attempts = createWindowCounter(60_000)
  return (sender: string | null): void => {
    if (sender === null) return // it cannot be told
    const { count, endsAtMs } = attempts.add(sender)
    if (count <= attemptsPerMinute) return
    const retryAfter = Math.max(1, Math.ceil((endsAtMs - performance.now()) / 1000))
    throw problem('rateLimited', { detail: say('access.attemptsMany', { seconds: retryAfter }), retryAfter })
  }
}

const credentialIn = (request: Request): string =>
  /^bearer +(\S+)$/i.exec(request.headers.get('authorization')?.trim() ?? '')?.[1] ?? ''

const unauthorized = () =>
  problem('unauthorized', {
    detail: say('access.sendConnection'),
    headers: { 'WWW-Authenticate': 'Bearer' },
  })
