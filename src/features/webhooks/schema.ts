import { type Static, Type } from '@sinclair/typebox'
import { momentCursor, nextCursor } from '../../platform/cursor.ts'
import { count, fittingId, moment, orNull, success, text } from '../../platform/described.ts'
import { closed, oneOf, type Shown } from '../../platform/schema.ts'
import { deliveryDays, eventTypes } from './events.ts'

const url = Type.String({
  pattern: '^https?://[^\\s/?#@]+(/[^\\s#]*)?$',
  maxLength: 500,
  form: 'https://host/path, without port, user name and fragment',
  description: 'URL to send events to: https, on the public internet. Redirects are not followed.',
  examples: ['https://shop.example/hooks/clubwright'],
})
const events = Type.Array(oneOf(eventTypes), {
  minItems: 1,
  maxItems: eventTypes.length,
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

/** Body of `PATCH /v1/webhooks/{webhookId}`: what is left out stays. */
export const WebhookChange = closed(
  { url: Type.Optional(url), events: Type.Optional(events) },
  {
    $id: 'WebhookChange',
    minProperties: 1,
    description: 'What to change: the URL, the events, or both.',
    examples: [{ events: ['fitting.completed', 'fitting.failed', 'allowance.low'] }],
  },
)
export type WebhookChange = Static<typeof WebhookChange>

/** Body of `POST /v1/webhooks/{webhookId}/test`. */
export const WebhookTest = closed(
  { event: oneOf(eventTypes, { description: 'Event to send, whether the endpoint receives it or not.' }) },
  { $id: 'WebhookTest', description: 'Which event to rehearse.', examples: [{ event: 'fitting.completed' }] },
)

/** An endpoint as it may be shown. */
const Webhook = closed(
  {
    webhookId: text('Id of the endpoint.', 'whe_01KAHV5K3T3Y5M8Q0W2Z4B6D8F'),
    url: text('URL that events are sent to.', 'https://shop.example/hooks/clubwright'),
    events: Type.Array(oneOf(eventTypes), { description: 'Events that are sent.' }),
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
  { success, webhook: Webhook, resent: count('events', 'Events that are sent again.', 2) },
  { $id: 'EnabledWebhook', description: 'The webhook endpoint, enabled.' },
)

/** Which events go to an endpoint again that is enabled. */
export const resend = Type.Optional(
  oneOf(['leads', 'all'], {
    default: 'leads',
    description:
      'leads: only `lead.created` events that did not arrive are sent again. all: every event that did not arrive, of the last 30 days.',
  }),
)

/** A visitor of whom the shop has not been told yet. */
const WaitingLead = closed(
  {
    deliveryId: text('Id of the event, its `webhook-id`.', 'msg_01KAHV5K3T3Y5M8Q0W2Z4B6D8F'),
    createdAt: moment('When the visitor asked.'),
    fittingId,
    name: text('Name, as it was typed.', 'Ann Miller'),
    email: Type.String({ format: 'email', description: 'Email address.', examples: ['ann@example.org'] }),
    consent: text('What was agreed to, as it was shown.', 'Golf Shop may keep my name and email address.'),
    confirmed: Type.Boolean({
      description: 'Whoever reads the mail of this address has confirmed it.',
      examples: [true],
    }),
    status: oneOf(['pending', 'given_up'], {
      description:
        'pending: it will be tried, once the endpoint is enabled. given_up: it is sent again when you ask for it.',
    }),
  },
  {
    $id: 'WaitingLead',
    description: 'A visitor who wants to be contacted, of whom the endpoint has not been told yet.',
  },
)
export type WaitingLead = Shown<typeof WaitingLead>

/** Answer of `GET /v1/webhooks/{webhookId}/leads`. */
export const WaitingLeadList = closed(
  {
    success,
    leads: Type.Array(WaitingLead, { description: 'Newest first.' }),
    nextCursor: nextCursor('1795521600000000_msg_01KAHV5K3T3Y5M8Q0W2Z4B6D8F'),
  },
  { $id: 'WaitingLeadList', description: `Visitors of the last ${deliveryDays} days whose events did not arrive.` },
)

/** Answer of `POST /v1/webhooks` and of `POST /v1/webhooks/{webhookId}/rotate-secret`. */
export const CreatedWebhook = closed(
  {
    success,
    webhook: Webhook,
    secret: text(
      'Secret for verifying signatures. It is shown only once.',
      'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD0123456789A=',
    ),
  },
  { $id: 'CreatedWebhook', description: 'The webhook endpoint with its new secret.' },
)

/** Answer of `GET` and `PATCH /v1/webhooks/{webhookId}`. */
export const WebhookAnswer = closed(
  { success, webhook: Webhook },
  { $id: 'WebhookAnswer', description: 'The webhook endpoint.' },
)

/** An event on its way to an endpoint, as it may be shown. */
const WebhookDelivery = closed(
  {
    deliveryId: text('Id of the event, its `webhook-id`: the same in every try.', 'msg_01KAHV5K3T3Y5M8Q0W2Z4B6D8F'),
    event: oneOf(eventTypes, { description: 'What happened.' }),
    isTest: Type.Boolean({ description: 'Whether it is a rehearsal.' }),
    status: oneOf(['pending', 'delivered', 'given_up'], {
      description: 'pending: it will be tried, again or for the first time. given_up: it will not be tried again.',
    }),
    createdAt: moment('When it happened.'),
    attempts: count('attempts', 'How often it was sent.', 1),
    nextAttemptAt: orNull(moment('Time.'), 'When it is tried next. Null: never.'),
    deliveredAt: orNull(moment('Time.'), 'When it was received. Null: it was not.'),
    note: orNull(text('Reason.', 'it answered 503'), 'Why the last try failed. Null: it did not.'),
  },
  { $id: 'WebhookDelivery', description: 'An event that was or will be sent to an endpoint.' },
)
export type WebhookDelivery = Shown<typeof WebhookDelivery>

/** Answer of `POST /v1/webhooks/{webhookId}/test`. */
export const WebhookTestAnswer = closed(
  { success, delivery: WebhookDelivery },
  { $id: 'WebhookTestAnswer', description: 'The test event, which is sent within about two seconds.' },
)

/** Pattern of the cursors of deliveries. */
export const deliveryCursor = momentCursor('msg_[0-9A-Z_]{1,60}')

/** Answer of `GET /v1/webhooks/{webhookId}/deliveries`. */
export const WebhookDeliveryList = closed(
  {
    success,
    deliveries: Type.Array(WebhookDelivery, { description: 'Newest first.' }),
    nextCursor: nextCursor('1795521600000000_msg_01KAHV5K3T3Y5M8Q0W2Z4B6D8F'),
  },
  { $id: 'WebhookDeliveryList', description: `Events of the last ${deliveryDays} days.` },
)
