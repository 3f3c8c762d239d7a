import { defineCommand } from 'citty'
import { readConfig } from '../platform/config.ts'
import { operate } from './operate.ts'
import { type Environment, needed, verb, writeId } from './verb.ts'

/** Webhook endpoints: where accounts hear of their fittings. */
export const webhook = (env: Environment) =>
  defineCommand({
    meta: { name: 'webhook', description: 'Add, list and remove webhook endpoints, and resend events.' },
    subCommands: {
      add: add(env),
      list: list(env),
      enable: enable(env),
      rotate: rotate(env),
      remove: remove(env),
      replay: replay(env),
    },
  })

const accountOption = needed('Id of the account, acc_...')
const endpoint = { type: 'positional', description: 'Id of the endpoint, whe_...' } as const

const add = (env: Environment) =>
  verb({
    name: 'add',
    description: 'Add a webhook endpoint. Its secret is shown only once.',
    args: {
      account: accountOption,
      url: needed('URL to send events to: https, on the public internet.'),
      events: needed('Events, separated by commas: fitting.completed, fitting.failed, allowance.low.'),
      id: writeId,
    },
    run: ({ account, url, events, id }) =>
      operate(readConfig(env), 'webhook add', {
        account,
        url,
        ...(id !== undefined && { id }),
        ...(events !== undefined && { events: events.split(',').map((event) => event.trim()) }),
      }),
    show: ({ webhook, secret }) =>
      `Endpoint  ${webhook.webhookId}\nSecret    ${secret}\nSave the secret now: it is not shown again.`,
  })

const list = (env: Environment) =>
  verb({
    name: 'list',
    description: 'List the webhook endpoints of an account, oldest first.',
    args: { account: accountOption },
    run: ({ account }) => operate(readConfig(env), 'webhook list', { account }),
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

const enable = (env: Environment) =>
  verb({
    name: 'enable',
    description: 'Enable a disabled webhook endpoint. `replay` also resends events that did not arrive.',
    args: { account: accountOption, webhook: endpoint },
    run: ({ account, webhook }) => operate(readConfig(env), 'webhook enable', { account, webhook }),
    show: ({ webhookId }) => `Webhook endpoint ${webhookId} is enabled.`,
  })

const rotate = (env: Environment) =>
  verb({
    name: 'rotate',
    description: 'Give a webhook endpoint a new secret. For 24 hours events are signed with the old one too.',
    args: { account: accountOption, webhook: endpoint, id: writeId },
    run: ({ account, webhook, id }) =>
      operate(readConfig(env), 'webhook rotate', { account, webhook, ...(id !== undefined && { id }) }),
    show: ({ webhook, secret }) =>
      `Endpoint  ${webhook.webhookId}\nSecret    ${secret}\nSave the secret now: it is not shown again.`,
  })

const remove = (env: Environment) =>
  verb({
    name: 'remove',
    description: 'Remove a webhook endpoint and its undelivered events.',
    args: { account: accountOption, webhook: endpoint },
    run: ({ account, webhook }) => operate(readConfig(env), 'webhook remove', { account, webhook }),
    show: ({ webhook }) => `Webhook endpoint ${webhook} is removed.`,
  })

const replay = (env: Environment) =>
  verb({
    name: 'replay',
    description: 'Resend events that did not arrive, or all events since a time. A disabled endpoint is enabled.',
    args: {
      account: accountOption,
      webhook: endpoint,
      since: { type: 'string', description: 'Resend all events since this time, such as 2027-01-31T00:00:00Z.' },
    },
    run: ({ account, webhook, since }) =>
      operate(readConfig(env), 'webhook replay', { account, webhook, ...(since !== undefined && { since }) }),
    show: ({ deliveries }) => `${deliveries} events will be resent.`,
  })
