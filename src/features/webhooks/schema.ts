import { type Static, Type } from '@sinclair/typebox'
import { moment, orNull, success, text } from '../../platform/described.ts'
import { closed, oneOf, type Shown } from '../../platform/schema.ts'

/** What an account can be told of. */
const webhookEvents = ['fitting.completed', 'fitting.failed', 'allowance.low'] as const

const url = Type.String({
  pattern: '^https?://[^\\s/?#@]+(/[^\\s#]*)?$',
  maxLength: 500,
  form: 'https://host/path, without port, user name and fragment',
  description: 'URL to send events to: https, on the public internet. Redirects are not followed.',
  examples: ['https://shop.example/hooks/clubwright'],
})
const events = Type.Array(oneOf(webhookEvents), {
  minItems: 1,
  maxItems: webhookEvents.length,
  description: 'Events to send.',
  examples: [['fitting.completed', 'fitting.failed']],
})

/** Body of `POST /v1/webhooks`. */
export const WebhookRequest = closed(
  { url, events },
  {
    $id: 'WebhookRequest',
    description: 'Where to send events, and which.',
    examples: [{ url: 'https://shop.example/hooks/clubwright', events: ['fitting.completed', 'fitting.failed'] }],
  },
)
export type WebhookRequest = Static<typeof WebhookRequest>

/** An endpoint as it may be shown. */
const Webhook = closed(
  {
    webhookId: text('Id of the endpoint.', 'whe_01KAHV5K3T3Y5M8Q0W2Z4B6D8F'),
    url: text('URL that events are sent to.', 'https://shop.example/hooks/clubwright'),
    events: Type.Array(oneOf(webhookEvents), { description: 'Events that are sent.' }),
    createdAt: moment('When it was created.'),
    failingSince: orNull(moment('Time.'), 'When deliveries began to fail. Null: the last delivery arrived.'),
    disabledAt: orNull(moment('Time.'), 'When it was disabled. Null: it is enabled.'),
    note: orNull(text('Reason.', 'it answered 503'), 'The last failure, or why it was disabled. Null: nothing failed.'),
  },
  { $id: 'Webhook', description: 'A webhook endpoint. Its secret is never shown again.' },
)
export type Webhook = Shown<typeof Webhook>

/** Answer of `GET /v1/webhooks`. */
export const WebhookList = closed(
  { success, webhooks: Type.Array(Webhook, { description: 'Oldest first.' }) },
  { $id: 'WebhookList', description: 'The webhook endpoints of the account.' },
)

/** Answer of `POST /v1/webhooks/{webhookId}/enable`. */
export const EnabledWebhook = closed(
  { success, webhook: Webhook },
  { $id: 'EnabledWebhook', description: 'The webhook endpoint, enabled.' },
)

/** Answer of `POST /v1/webhooks` and of `POST /v1/webhooks/{webhookId}/rotate-secret`. */
export const NewWebhook = closed(
  {
    success,
    webhook: Webhook,
    secret: text(
      'Secret for verifying signatures. It is shown only once.',
      'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD0123456789A=',
    ),
  },
  { $id: 'NewWebhook', description: 'The webhook endpoint with its new secret.' },
)
