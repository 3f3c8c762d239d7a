import { defineCommand } from 'citty'
import { readConfig } from '../platform/config.ts'
import { operate } from './operate.ts'
import { type Environment, needed, verb } from './verb.ts'

/** Webhook endpoints: where accounts hear of their fittings. */
export const webhook = (env: Environment) =>
  defineCommand({
    meta: { name: 'webhook', description: 'Add, list and remove webhook endpoints, and send events again.' },
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
      url: needed('Where to send events: https, on the public internet.'),
      events: needed('Events, separated by commas: fitting.completed, fitting.failed, allowance.low.'),
    },
    run: ({ account, url, events }) =>
      operate(readConfig(env), 'webhook add', {
        account,
        url,
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
    description: 'Enable a disabled webhook endpoint; `replay` also sends what did not arrive.',
    args: { account: accountOption, webhook: endpoint },
    run: ({ account, webhook }) => operate(readConfig(env), 'webhook enable', { account, webhook }),
    show: ({ webhookId }) => `Webhook endpoint ${webhookId} is enabled.`,
  })

const rotate = (env: Environment) =>
  verb({
    name: 'rotate',
    description: 'Give a webhook endpoint a new secret. The old one signs beside it for 24 hours.',
    args: { account: accountOption, webhook: endpoint },
    run: ({ account, webhook }) => operate(readConfig(env), 'webhook rotate', { account, webhook }),
    show: ({ webhook, secret }) =>
      `Endpoint  ${webhook.webhookId}\nSecret    ${secret}\nSave the secret now: it is not shown again.`,
  })

const remove = (env: Environment) =>
  verb({
    name: 'remove',
    description: 'Remove a webhook endpoint, with all that was still to be sent there.',
    args: { account: accountOption, webhook: endpoint },
    run: ({ account, webhook }) => operate(readConfig(env), 'webhook remove', { account, webhook }),
    show: ({ webhook }) => `Webhook endpoint ${webhook} is removed.`,
  })

const replay = (env: Environment) =>
  verb({
    name: 'replay',
    description: 'Send again what did not arrive, or everything since a time; a disabled endpoint is enabled again.',
    args: {
      account: accountOption,
      webhook: endpoint,
      since: { type: 'string', description: 'Send everything again since then, such as 2027-01-31T00:00:00Z.' },
    },
    run: ({ account, webhook, since }) =>
      operate(readConfig(env), 'webhook replay', { account, webhook, ...(since !== undefined && { since }) }),
    show: ({ deliveries }) => `${deliveries} events are sent again.`,
  })
