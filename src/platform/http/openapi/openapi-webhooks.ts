import type { TObject } from '@sinclair/typebox'
import { oneBy } from '../../schema.ts'
import type { Json, schemaPublisher } from './openapi-schemas.ts'

/** An event as it is sent to endpoints. @property schema Its body, with a name, a description and an example. */
export interface DescribedEvent {
  readonly type: string
  readonly schema: TObject
}

const header = (name: string, description: string, example: string) => ({
  name,
  in: 'header',
  required: true,
  description,
  example,
  schema: { type: 'string' },
})

/** @source Standard Webhooks 1.0 */
const signed = [
  header('webhook-id', 'Id of the event, the same in every try.', 'msg_01KAHV5K3T3Y5M8Q0W2Z4B6D8F'),
  header('webhook-timestamp', 'When this try was sent, seconds since 1970.', '1795521600'),
  header(
    'webhook-signature',
    'Signatures of id, timestamp and body, separated by spaces.',
    'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
  ),
]

const answers = {
  '2XX': { description: 'Received; the event is not sent again.' },
  '410': { description: 'The endpoint is gone: it is disabled.' },
  default: { description: 'Not received; the event is sent again, up to ten times in three days.' },
}

/** The `webhooks` of an API description: what is sent to endpoints; and, among its schemas, an event of any type. */
export const webhooksOf = (events: readonly DescribedEvent[], { publish }: ReturnType<typeof schemaPublisher>) => {
  const bodies = events.map(({ type, schema }) => ({ type, schema, body: publish(schema as Json) }))
  publish(
    oneBy(
      'type',
      events.map(({ schema }) => schema),
      { $id: 'WebhookEvent', description: 'An event as it is sent to a webhook endpoint.' },
    ),
  )
  return Object.fromEntries(bodies.map((one) => [one.type, { post: operationOf(one) }]))
}

const operationOf = ({ type, schema, body }: DescribedEvent & { readonly body: Json }) => ({
  operationId: schema.$id!.replace(/^./, (first) => `on${first}`).replace(/Event$/, ''),
  summary: type,
  description: schema.description,
  tags: ['Webhooks'],
  security: [],
  parameters: signed,
  requestBody: { required: true, content: { 'application/json': { schema: body, example: schema['examples'][0] } } },
  responses: answers,
})
