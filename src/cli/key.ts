import { defineCommand } from 'citty'
import { readConfig } from '../platform/config.ts'
import { operate } from './operate.ts'
import { table } from './table.ts'
import { type Environment, needed, verb } from './verb.ts'

/** API keys of accounts. */
export const key = (env: Environment) =>
  defineCommand({
    meta: { name: 'key', description: 'Create, list and revoke API keys.' },
    subCommands: { create: create(env), list: list(env), revoke: revoke(env) },
  })

const accountOption = needed('Id of the account, acc_...')

const create = (env: Environment) =>
  verb({
    name: 'create',
    description: 'Create another API key for an account. It is shown only once.',
    args: { account: accountOption, name: needed('What the key is for.') },
    run: ({ account, name }) => operate(readConfig(env), 'key create', { account, name }),
    show: ({ keyId, apiKey }) => `Key      ${keyId}\nAPI key  ${apiKey}\nSave the key now: only its hash is stored.`,
  })

const list = (env: Environment) =>
  verb({
    name: 'list',
    description: 'List the keys of an account, oldest first.',
    args: { account: accountOption },
    run: ({ account }) => operate(readConfig(env), 'key list', { account }),
    show: (keys) =>
      keys.length === 0
        ? 'This account has no keys.'
        : table(
            ['KEY', 'ENDS IN', 'NAME', 'STATE'],
            keys.map(({ id, lastFour, name, revokedAt }) => {
              const state = revokedAt === null ? 'live' : `revoked ${revokedAt}`
              return [id, `svc_...${lastFour}`, name, state]
            }),
          ),
  })

const revoke = (env: Environment) =>
  verb({
    name: 'revoke',
    description: 'Revoke an API key at once, for good.',
    args: { key: { type: 'positional', description: 'Id of the key, key_...' } },
    run: ({ key }) => operate(readConfig(env), 'key revoke', { key }),
    show: ({ id, revokedAt }) => `Key ${id} was revoked at ${revokedAt}.`,
  })
