import { Type } from '@sinclair/typebox'
import { Elysia } from 'elysia'
import { callerActor } from '../../identity/audit/index.ts'
import { access, principalOf } from '../../identity/auth/index.ts'
import type { Config } from '../../platform/config.ts'
import { problem } from '../../platform/errors.ts'
import { fingerprint } from '../../platform/fingerprint.ts'
import { idempotencyKeyForm } from '../../platform/http/idempotency-key.ts'
import { operation } from '../../platform/http/operation.ts'
import type { RateLimits } from '../../platform/http/rate-limit.ts'
import type { Claim } from '../../platform/postgres/claim.ts'
import { closed, shape } from '../../platform/schema.ts'
import { deleteEndpoint, endpointsMax, selectEndpoints } from './queries.ts'
import { EnabledWebhook, NewWebhook, WebhookList, WebhookRequest } from './schema.ts'
import { isUrlFault, urlWords } from './send.ts'
import {
  enableWebhook,
  makeWebhook,
  notConfigured,
  rotateSecret,
  type WebhookRefusal,
  type WebhookTools,
} from './webhooks.ts'

/** Parts of the service that the webhook routes use. */
export interface WebhooksDeps extends WebhookTools {
  readonly config: Config
  readonly limits: RateLimits
  /** @throws storageUnavailable while the disk is nearly full */
  ensureRoom(): void
}

const terms = { tag: 'Webhooks', scope: 'webhooks:manage', limit: 'read' } as const

/** Headers of writes that are carried out once for each key; others pass. */
const repeatable = shape(
  Type.Object({
    'idempotency-key': Type.Optional(
      Type.String({
        ...idempotencyKeyForm,
        description:
          'The same key with the same request is carried out once: a repeat gets the endpoint and its secret again.',
        examples: ['shop-17-webhook'],
      }),
    ),
  }),
)

/** Making of an endpoint; its secret is shown once. */
export const webhookCreation = operation({
  ...terms,
  id: 'createWebhook',
  headers: repeatable,
  body: shape(WebhookRequest),
  answers: { 201: NewWebhook },
  problems: ['conflict', 'idempotencyKeyReused', 'webhooksNotConfigured'],
  summary: 'Create a webhook endpoint',
  description:
    'Sends the account’s events to your URL, signed according to Standard Webhooks. Any 2xx answer within 10 seconds confirms receipt; otherwise the event is sent again, up to ten times in three days. Events contain the id of the fitting and nothing about the golfer.',
})

/** Endpoints of the account. */
export const webhookList = operation({
  ...terms,
  id: 'listWebhooks',
  answers: { 200: WebhookList },
  summary: 'List the webhook endpoints',
  description: 'Shows the state of deliveries. An endpoint to which nothing could be delivered for days is disabled.',
})

const params = shape(
  closed({
    webhookId: Type.String({
      maxLength: 64,
      description: 'The `webhookId` of an endpoint.',
      examples: ['whe_01KAHV5K3T3Y5M8Q0W2Z4B6D8F'],
    }),
  }),
)

/** Enabling of an endpoint that was disabled after failures. */
export const webhookEnabling = operation({
  ...terms,
  id: 'enableWebhook',
  params,
  answers: { 200: EnabledWebhook },
  problems: ['notFound'],
  summary: 'Enable a webhook endpoint again',
  description: 'New events are sent there from now on. Events given up in the meantime are not sent again.',
})

/** A new secret for an endpoint. */
export const webhookRotation = operation({
  ...terms,
  id: 'rotateWebhookSecret',
  headers: repeatable,
  params,
  answers: { 200: NewWebhook },
  problems: ['notFound', 'conflict', 'idempotencyKeyReused', 'webhooksNotConfigured'],
  summary: 'Give a webhook endpoint a new secret',
  description:
    'For 24 hours, events are also signed with the old secret, so a receiver with either secret accepts them.',
})

/** Removal of an endpoint. */
export const webhookDeletion = operation({
  ...terms,
  id: 'deleteWebhook',
  ends: 'data',
  params,
  answers: { 204: null },
  problems: ['notFound'],
  summary: 'Remove a webhook endpoint',
  description: 'No more events are sent there.',
})

const noWebhook = (webhookId: string) =>
  problem('notFound', { detail: `There is no webhook endpoint ${webhookId} in this account.` })

/** What the body's schema has passed can have a URL that nothing is sent to, or be one too many. */
const problemOf = (refused: WebhookRefusal, received: string): Error => {
  if (refused === 'not-configured') return notConfigured()
  if (refused === 'maximum')
    return problem('conflict', { detail: `An account may have ${endpointsMax} webhook endpoints. Remove one first.` })
  if (!isUrlFault(refused)) return new Error(`a webhook endpoint was not made: ${refused}`)
  const detail = urlWords[refused]
  return problem('validationFailed', { detail: `url ${detail}.`, errors: [{ pointer: '/url', detail, received }] })
}

/** What a repeat with the same key is known by; null without a key. */
const claimOf = (
  accountId: string,
  { detail: { operationId } }: typeof webhookCreation | typeof webhookRotation,
  { 'idempotency-key': key }: { readonly 'idempotency-key'?: string | undefined },
  request: unknown,
): Claim | null =>
  key === undefined ? null : { accountId, key, operation: operationId, fingerprint: fingerprint(request) }

/** Where an account wants to hear of its fittings. */
export const webhooks = (deps: WebhooksDeps) =>
  new Elysia({ name: 'webhooks' })
    .use(access(deps.limits))
    .get(
      '/v1/webhooks',
      async ({ request }) => ({
        success: true as const,
        webhooks: await selectEndpoints(deps.sql, principalOf(request).accountId),
      }),
      { ...webhookList },
    )
    .post(
      '/v1/webhooks',
      async ({ body, headers, request, server, set }) => {
        const principal = principalOf(request)
        deps.ensureRoom()
        const by = callerActor(principal, { request, server, config: deps.config })
        const claim = claimOf(principal.accountId, webhookCreation, headers, body)
        const made = await makeWebhook(deps, principal.accountId, body, by, claim)
        if ('refused' in made) throw problemOf(made.refused, body.url)
        set.status = 201
        return { success: true as const, ...made }
      },
      { ...webhookCreation },
    )
    .post(
      '/v1/webhooks/:webhookId/enable',
      async ({ params: { webhookId }, request, server }) => {
        const principal = principalOf(request)
        const by = callerActor(principal, { request, server, config: deps.config })
        const webhook = await enableWebhook(deps, principal.accountId, webhookId, by)
        if (webhook === null) throw noWebhook(webhookId)
        return { success: true as const, webhook }
      },
      { ...webhookEnabling },
    )
    .post(
      '/v1/webhooks/:webhookId/rotate-secret',
      async ({ params: { webhookId }, headers, request, server }) => {
        const principal = principalOf(request)
        deps.ensureRoom()
        const by = callerActor(principal, { request, server, config: deps.config })
        const claim = claimOf(principal.accountId, webhookRotation, headers, { webhookId })
        const rotated = await rotateSecret(deps, principal.accountId, webhookId, by, claim)
        if (rotated === null) throw noWebhook(webhookId)
        return { success: true as const, ...rotated }
      },
      { ...webhookRotation },
    )
    .delete(
      '/v1/webhooks/:webhookId',
      async ({ params: { webhookId }, request, server, set }) => {
        const principal = principalOf(request)
        const by = callerActor(principal, { request, server, config: deps.config })
        if (!(await deleteEndpoint(deps.sql, principal.accountId, webhookId, by))) throw noWebhook(webhookId)
        set.status = 204
      },
      { ...webhookDeletion },
    )
