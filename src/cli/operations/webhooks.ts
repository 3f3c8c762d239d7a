import { Type } from '@sinclair/typebox'
import {
  deleteEndpoint,
  enableWebhook,
  endpointsMax,
  isUrlFault,
  makeWebhook,
  replayDeliveries,
  rotateSecret,
  selectEndpoints,
  urlWords,
  type WebhookRefusal,
  WebhookRequest,
} from '../../features/webhooks/index.ts'
import { operator } from '../../identity/audit/index.ts'
import { closed } from '../../platform/schema.ts'
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
  return usage(isUrlFault(refused) ? `--url ${urlWords[refused]}` : `--${refused} is wrong`)
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
      const found = await enableWebhook(tools, account, webhook, operator)
      if (found === null) throw noEndpoint(webhook)
      return found
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
      const deliveries = await replayDeliveries(tools, account, webhook, since === undefined ? null : new Date(since))
      if (deliveries === null) throw noEndpoint(webhook)
      return { webhook, deliveries }
    },
  ),
} as const
