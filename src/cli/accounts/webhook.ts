import { defineCommand } from 'citty'
import { operationVerb } from '../operation-verb.ts'
import { pageTable } from '../table.ts'
import type { Environment } from '../verb.ts'

/** Webhook endpoints: where accounts hear of their fittings. */
export const webhook = (env: Environment) =>
  defineCommand({
    meta: { name: 'webhook', description: 'Add, list, change, test and remove webhook endpoints, and resend events.' },
    subCommands: {
      add: add(env),
      list: list(env),
      change: change(env),
      test: test(env),
      deliveries: deliveries(env),
      enable: enable(env),
      rotate: rotate(env),
      remove: remove(env),
      replay: replay(env),
    },
  })

const add = (env: Environment) =>
  operationVerb(env, {
    operation: 'webhook add',
    description: 'Add a webhook endpoint. Its secret is shown only once.',
    show: ({ webhook, secret }) =>
      `Endpoint  ${webhook.webhookId}\nSecret    ${secret}\nSave the secret now: it is not shown again.`,
  })

const list = (env: Environment) =>
  operationVerb(env, {
    operation: 'webhook list',
    description: 'List the webhook endpoints of an account, oldest first.',
    show: (endpoints) =>
      endpoints.length === 0
        ? 'This account has no webhook endpoints.'
        : endpoints
            .map(({ webhookId, url, events, failingSince, disabledAt, note }) =>
              [webhookId, url, events.join(' '), stateOf(failingSince, disabledAt), note ?? ''].join('  ').trimEnd(),
            )
            .join('\n'),
  })

const stateOf = (failingSince: string | null, disabledAt: string | null): string => {
  if (disabledAt !== null) return `disabled ${disabledAt}`
  return failingSince === null ? 'enabled' : `failing since ${failingSince}`
}

const change = (env: Environment) =>
  operationVerb(env, {
    operation: 'webhook change',
    description: 'Change the URL or the events of a webhook endpoint. Its secret stays.',
    positional: 'webhook',
    show: ({ webhookId, url, events }) => `${webhookId}  ${url}  ${events.join(' ')}`,
  })

const test = (env: Environment) =>
  operationVerb(env, {
    operation: 'webhook test',
    description: 'Send a test event to a webhook endpoint, once. `deliveries` says whether it arrived.',
    positional: 'webhook',
    show: ({ deliveryId, event }) => `Test event ${deliveryId} (${event}) is sent while the service runs.`,
  })

const deliveries = (env: Environment) =>
  operationVerb(env, {
    operation: 'webhook deliveries',
    description: 'List the deliveries to a webhook endpoint, newest first.',
    positional: 'webhook',
    show: ({ deliveries, nextCursor }) =>
      pageTable(
        ['created', 'delivery', 'event', 'status', 'attempts', 'note'],
        deliveries.map(({ createdAt, deliveryId, event, isTest, status, attempts, note }) => [
          ...[createdAt, deliveryId, isTest ? `${event} (test)` : event],
          ...[status, attempts, note ?? ''],
        ]),
        { nextCursor, none: 'There are no deliveries.' },
      ),
  })

const enable = (env: Environment) =>
  operationVerb(env, {
    operation: 'webhook enable',
    description:
      'Enable a disabled webhook endpoint and resend leads that did not arrive. `replay` resends all events that did not.',
    positional: 'webhook',
    show: ({ webhookId }) => `Webhook endpoint ${webhookId} is enabled.`,
  })

const rotate = (env: Environment) =>
  operationVerb(env, {
    operation: 'webhook rotate',
    description: 'Give a webhook endpoint a new secret. For 24 hours events are signed with the old one too.',
    positional: 'webhook',
    show: ({ webhook, secret }) =>
      `Endpoint  ${webhook.webhookId}\nSecret    ${secret}\nSave the secret now: it is not shown again.`,
  })

const remove = (env: Environment) =>
  operationVerb(env, {
    operation: 'webhook remove',
    description: 'Remove a webhook endpoint and its undelivered events.',
    positional: 'webhook',
    show: ({ webhook }) => `Webhook endpoint ${webhook} is removed.`,
  })

const replay = (env: Environment) =>
  operationVerb(env, {
    operation: 'webhook replay',
    description: 'Resend events that did not arrive, or all events since a time. A disabled endpoint is enabled.',
    positional: 'webhook',
    show: ({ deliveries }) => `${deliveries} events will be resent.`,
  })
