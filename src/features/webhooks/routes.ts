import { Type } from '@sinclair/typebox'
import { Elysia } from 'elysia'
import { callerActor } from '../../identity/audit/index.ts'
import { access, principalOf } from '../../identity/auth/index.ts'
import { pageCursor, pageLimit, pageLimitUsual } from '../../platform/cursor.ts'
import { problem } from '../../platform/errors.ts'
import { fingerprint } from '../../platform/fingerprint.ts'
import { idempotencyKeyForm } from '../../platform/http/idempotency-key.ts'
import type { RateLimits } from '../../platform/http/limits/rate-limit.ts'
import { operation } from '../../platform/http/operation.ts'
import type { Claim } from '../../platform/postgres/claim.ts'
import { closed, queryShape, shape, wrongFields } from '../../platform/schema.ts'
import type { Config } from '../../platform/settings/settings.ts'
import { say } from '../../words/say.ts'
import { deliveryDays } from './events.ts'
import { selectWaitingLeads } from './leads.ts'
import { deleteEndpoint, endpointsMax, selectDeliveries, selectEndpoints } from './queries.ts'
import {
  CreatedWebhook,
  deliveryCursor,
  EnabledWebhook,
  resend,
  WaitingLeadList,
  WebhookAnswer,
  WebhookChange,
  WebhookDeliveryList,
  WebhookList,
  WebhookRequest,
  WebhookTest,
  WebhookTestAnswer,
} from './schema.ts'
import { isUrlFault, urlWords } from './send.ts'
import {
  changeWebhook,
  enableWebhook,
  findWebhook,
  makeWebhook,
  notConfigured,
  rotateSecret,
  sendTest,
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
  answers: { 201: CreatedWebhook },
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

/** One endpoint of the account. */
export const oneWebhook = operation({
  ...terms,
  id: 'getWebhook',
  params,
  answers: { 200: WebhookAnswer },
  problems: ['notFound'],
  summary: 'Read a webhook endpoint',
  description: 'Its URL, its events and the state of deliveries. An extension of the interface specification.',
})

/** Change of an endpoint. */
export const webhookChange = operation({
  ...terms,
  id: 'changeWebhook',
  params,
  body: shape(WebhookChange, (sent) =>
    Object.keys(sent ?? {}).length > 0 ? [] : [{ pointer: '', detail: say('webhooks.needsChange') }],
  ),
  answers: { 200: WebhookAnswer },
  problems: ['notFound'],
  summary: 'Change a webhook endpoint',
  description:
    'Changes the URL, the events, or both; the secret stays. Events that wait are sent to the new URL. A disabled endpoint stays disabled. An extension of the interface specification.',
})

/** A test event. */
export const webhookTest = operation({
  ...terms,
  id: 'testWebhook',
  params,
  body: shape(WebhookTest),
  answers: { 201: WebhookTestAnswer },
  problems: ['notFound', 'conflict'],
  summary: 'Send a test event',
  description:
    'Sends an event with example data and `test: true`, signed and counted as a real one, but only once. It is sent within about two seconds, or later while the endpoint gives no answer: the deliveries of the endpoint say whether it arrived. A disabled endpoint must be enabled first. The newest 20 are kept. An extension of the interface specification.',
})

/** Deliveries to an endpoint. */
export const webhookDeliveries = operation({
  ...terms,
  id: 'listWebhookDeliveries',
  params,
  query: queryShape(closed({ limit: pageLimit, cursor: pageCursor(deliveryCursor) })),
  answers: { 200: WebhookDeliveryList },
  problems: ['notFound'],
  summary: 'List the deliveries to a webhook endpoint',
  description: `What was sent and what waits, newest first, with the reason where the last try failed. Kept for ${deliveryDays} days. An extension of the interface specification.`,
})

/** Enabling of an endpoint that was disabled after failures. */
export const webhookEnabling = operation({
  ...terms,
  id: 'enableWebhook',
  params,
  query: queryShape(closed({ resend })),
  answers: { 200: EnabledWebhook },
  problems: ['notFound'],
  summary: 'Enable a webhook endpoint again',
  description:
    'New events are sent there from now on, and leads that did not arrive at once; with `resend=all` every event that did not arrive. An enabled endpoint may be named too.',
})

/** Visitors of whom an endpoint could not be told. */
export const webhookLeads = operation({
  ...terms,
  id: 'listWebhookLeads',
  params,
  query: queryShape(closed({ limit: pageLimit, cursor: pageCursor(deliveryCursor) })),
  answers: { 200: WaitingLeadList },
  problems: ['notFound'],
  summary: 'List the leads that did not arrive',
  description: `Visitors who agreed to be contacted and whose \`lead.created\` event the endpoint has not received yet, newest first. Kept until it arrives, at most ${deliveryDays} days. An extension of the interface specification.`,
})

/** A new secret for an endpoint. */
export const webhookRotation = operation({
  ...terms,
  id: 'rotateWebhookSecret',
  headers: repeatable,
  params,
  answers: { 200: CreatedWebhook },
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

const noWebhook = (webhookId: string) => problem('notFound', { detail: say('webhooks.noEndpoint', { id: webhookId }) })

/** A schema cannot say every rule of URLs. */
const wrongUrl = (fault: keyof typeof urlWords, received: string) =>
  wrongFields([{ pointer: '/url', detail: urlWords[fault], received }])

/** What the body's schema has passed can have a URL that nothing is sent to, or be one too many. */
const problemOf = (refused: WebhookRefusal, received: string): Error => {
  if (refused === 'not-configured') return notConfigured()
  if (refused === 'maximum')
    return problem('conflict', { detail: say('webhooks.endpointsMost', { most: endpointsMax }) })
  if (!isUrlFault(refused)) return new Error(`a webhook endpoint was not made: ${refused}`)
  return wrongUrl(refused, received)
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
  new Elysia({ name: 'webhooks' }).use(manageRoutes(deps)).use(changeRoutes(deps)).use(deliveryRoutes(deps))

const manageRoutes = (deps: WebhooksDeps) =>
  new Elysia({ name: 'webhooks-manage' })
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
    .get(
      '/v1/webhooks/:webhookId',
      async ({ params: { webhookId }, request }) => {
        const webhook = await findWebhook(deps.sql, principalOf(request).accountId, webhookId)
        if (webhook === null) throw noWebhook(webhookId)
        return { success: true as const, webhook }
      },
      { ...oneWebhook },
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

const changeRoutes = (deps: WebhooksDeps) =>
  new Elysia({ name: 'webhooks-change' })
    .use(access(deps.limits))
    .patch(
      '/v1/webhooks/:webhookId',
      async ({ params: { webhookId }, body, request, server }) => {
        const principal = principalOf(request)
        const by = callerActor(principal, { request, server, config: deps.config })
        const webhook = await changeWebhook(deps, principal.accountId, webhookId, body, by)
        if (webhook === null) throw noWebhook(webhookId)
        if ('refused' in webhook) throw wrongUrl(webhook.refused, String(body.url))
        return { success: true as const, webhook }
      },
      { ...webhookChange },
    )
    .post(
      '/v1/webhooks/:webhookId/enable',
      async ({ params: { webhookId }, query: { resend: again = 'leads' }, request, server }) => {
        const principal = principalOf(request)
        const by = callerActor(principal, { request, server, config: deps.config })
        const enabled = await enableWebhook(deps, { accountId: principal.accountId, webhookId }, again, by)
        if (enabled === null) throw noWebhook(webhookId)
        return { success: true as const, ...enabled }
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

const deliveryRoutes = (deps: WebhooksDeps) =>
  new Elysia({ name: 'webhooks-deliveries' })
    .use(access(deps.limits))
    .post(
      '/v1/webhooks/:webhookId/test',
      async ({ params: { webhookId }, body, request, set }) => {
        deps.ensureRoom()
        const delivery = await sendTest(deps, principalOf(request).accountId, webhookId, body.event)
        if (delivery === null) throw noWebhook(webhookId)
        if ('refused' in delivery) throw problem('conflict', { detail: say('webhooks.disabled', { id: webhookId }) })
        set.status = 201
        return { success: true as const, delivery }
      },
      { ...webhookTest },
    )
    .get(
      '/v1/webhooks/:webhookId/deliveries',
      async ({ params: { webhookId }, query: { limit = pageLimitUsual, cursor = null }, request }) => {
        const { accountId } = principalOf(request)
        if ((await findWebhook(deps.sql, accountId, webhookId)) === null) throw noWebhook(webhookId)
        return {
          success: true as const,
          ...(await selectDeliveries(deps.sql, accountId, webhookId, { limit, cursor })),
        }
      },
      { ...webhookDeliveries },
    )
    .get(
      '/v1/webhooks/:webhookId/leads',
      async ({ params: { webhookId }, query: { limit = pageLimitUsual, cursor = null }, request }) => {
        const { accountId } = principalOf(request)
        if ((await findWebhook(deps.sql, accountId, webhookId)) === null) throw noWebhook(webhookId)
        return {
          success: true as const,
          ...(await selectWaitingLeads(deps.sql, accountId, webhookId, { limit, cursor })),
        }
      },
      { ...webhookLeads },
    )
