import { Type } from '@sinclair/typebox'
import {
  changeWebhook,
  deleteEndpoint,
  deliveryCursor,
  enableWebhook,
  endpointsMax,
  findWebhook,
  isUrlFault,
  makeWebhook,
  replayDeliveries,
  rotateSecret,
  selectDeliveries,
  selectEndpoints,
  sendTest,
  urlWords,
  WebhookChange,
  type WebhookRefusal,
  WebhookRequest,
  WebhookTest,
} from '../../features/webhooks/index.ts'
import { operator } from '../../identity/audit/index.ts'
import { pageCursor, pageLimit, pageLimitUsual } from '../../platform/cursor.ts'
import { closed } from '../../platform/schema.ts'
import { inEnglish } from '../../words/index.ts'
import { OperatorError } from '../verb.ts'
import { AccountId, claimOf, noAccount, operation, usage, WriteId } from './operation.ts'

const WebhookId = Type.String({
  pattern: '^whe_[0-9A-Z]{26}$',
  form: 'an endpoint id, whe_...',
  description: 'Id of the endpoint, whe_...',
})
const noEndpoint = (webhook: string) =>
  new OperatorError(`There is no webhook endpoint ${webhook} in this account.`, { code: 'NOT_FOUND' })

const refusalOf = (refused: WebhookRefusal, account: string): OperatorError => {
  if (refused === 'no-account') return noAccount(account)
  if (refused === 'not-configured')
    return new OperatorError('There is no secret to encrypt webhook secrets with: set LAB_SIGNING_SECRET.', {
      code: 'REFUSED',
    })
  if (refused === 'maximum')
    return new OperatorError(`The account has ${endpointsMax} webhook endpoints. Remove one first.`, {
      code: 'REFUSED',
    })
  return usage(isUrlFault(refused) ? `--url ${inEnglish(urlWords[refused])}` : `--${refused} is wrong`)
}

/** Where accounts hear of their fittings. */
export const webhookOperations = {
  'webhook add': operation(
    closed({ account: AccountId, ...WebhookRequest.properties, id: WriteId }),
    async (tools, wish) => {
      const { account, id: _, ...endpoint } = wish
      const made = await makeWebhook(tools, account, endpoint, operator, claimOf('webhook add', wish))
      if ('refused' in made) throw refusalOf(made.refused, account)
      return made
    },
  ),
  'webhook change': operation(
    closed({ account: AccountId, webhook: WebhookId, ...WebhookChange.properties }),
    async (tools, { account, webhook, ...change }) => {
      if (change.url === undefined && change.events === undefined) throw usage('Name what to change: --url or --events')
      const changed = await changeWebhook(tools, account, webhook, change, operator)
      if (changed === null) throw noEndpoint(webhook)
      if ('refused' in changed) throw refusalOf(changed.refused, account)
      return changed
    },
  ),
  'webhook test': operation(
    closed({ account: AccountId, webhook: WebhookId, ...WebhookTest.properties }),
    async (tools, { account, webhook, event }) => {
      const delivery = await sendTest(tools, account, webhook, event)
      if (delivery === null) throw noEndpoint(webhook)
      if ('refused' in delivery)
        throw new OperatorError(`Webhook endpoint ${webhook} is disabled. Enable it first.`, { code: 'REFUSED' })
      return delivery
    },
  ),
  'webhook deliveries': operation(
    closed({ account: AccountId, webhook: WebhookId, limit: pageLimit, cursor: pageCursor(deliveryCursor) }),
    async ({ sql }, { account, webhook, limit = pageLimitUsual, cursor = null }) => {
      if ((await findWebhook(sql, account, webhook)) === null) throw noEndpoint(webhook)
      return selectDeliveries(sql, account, webhook, { limit, cursor })
    },
  ),
  'webhook list': operation(closed({ account: AccountId }), ({ sql }, { account }) => selectEndpoints(sql, account)),
  'webhook remove': operation(
    closed({ account: AccountId, webhook: WebhookId }),
    async ({ sql }, { account, webhook }) => {
      if (!(await deleteEndpoint(sql, account, webhook, operator))) throw noEndpoint(webhook)
      return { webhook }
    },
  ),
  'webhook enable': operation(
    closed({ account: AccountId, webhook: WebhookId }),
    async (tools, { account, webhook }) => {
      const found = await enableWebhook(tools, { accountId: account, webhookId: webhook }, 'leads', operator)
      if (found === null) throw noEndpoint(webhook)
      return found.webhook
    },
  ),
  'webhook rotate': operation(closed({ account: AccountId, webhook: WebhookId, id: WriteId }), async (tools, wish) => {
    const { account, webhook } = wish
    const found = await rotateSecret(tools, account, webhook, operator, claimOf('webhook rotate', wish))
    if (found === null) throw noEndpoint(webhook)
    return found
  }),
  'webhook replay': operation(
    closed({
      account: AccountId,
      webhook: WebhookId,
      since: Type.Optional(
        Type.String({
          format: 'date-time',
          form: '2027-01-31T00:00:00Z',
          description: 'Resend all events since this time, such as 2027-01-31T00:00:00Z.',
        }),
      ),
    }),
    async (tools, { account, webhook, since }) => {
      const endpoint = { accountId: account, webhookId: webhook }
      const deliveries = await replayDeliveries(
        tools,
        endpoint,
        since === undefined ? 'all' : new Date(since),
        operator,
      )
      if (deliveries === null) throw noEndpoint(webhook)
      return { webhook, deliveries }
    },
  ),
} as const
