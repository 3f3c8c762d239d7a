import { defineCommand } from 'citty'
import { prefixOfKey } from '../../identity/accounts/index.ts'
import { scopes } from '../../identity/auth/index.ts'
import { operationVerb } from '../operation-verb.ts'
import { table } from '../table.ts'
import type { Environment } from '../verb.ts'

/** API keys of accounts, and the signing keys of the service. */
export const key = (env: Environment) =>
  defineCommand({
    meta: { name: 'key', description: 'Create, list, roll and revoke API keys, and rotate the keys of the service.' },
    subCommands: {
      create: create(env),
      list: list(env),
      roll: roll(env),
      revoke: revoke(env),
      'rotate-signing': rotateSigning(env),
    },
  })

const create = (env: Environment) =>
  operationVerb(env, {
    operation: 'key create',
    description: 'Create another API key for an account. It is shown only once.',
    show: showKey,
  })

const showKey = ({ keyId, apiKey }: { readonly keyId: string; readonly apiKey: string }) =>
  `Key      ${keyId}\nAPI key  ${apiKey}\nSave the key now: only its hash is stored.`

const roll = (env: Environment) =>
  operationVerb(env, {
    operation: 'key roll',
    description: 'Replace a key with a new one, shown only once. The old key keeps working during an overlap.',
    positional: 'key',
    show: showKey,
  })

const list = (env: Environment) =>
  operationVerb(env, {
    operation: 'key list',
    description: 'List the keys of an account, oldest first.',
    show: (keys) =>
      keys.length === 0
        ? 'This account has no keys.'
        : table(
            ['KEY', 'ENDS IN', 'NAME', 'SCOPES', 'LAST USED', 'STATE'],
            keys.map((key) => [
              key.id,
              `${prefixOfKey(key)}_...${key.lastFour}`,
              key.name,
              key.scopes.length === scopes.length ? 'all' : key.scopes.join(' '),
              key.lastUsedAt === null ? 'never' : `${key.lastUsedAt} from ${key.lastUsedFrom ?? 'an unknown address'}`,
              stateOf(key),
            ]),
          ),
  })

const stateOf = ({ revokedAt, expiresAt }: { readonly revokedAt: unknown; readonly expiresAt: unknown }): string => {
  if (revokedAt !== null) return `revoked ${revokedAt}`
  return expiresAt === null ? 'live' : `ends ${expiresAt}`
}

const revoke = (env: Environment) =>
  operationVerb(env, {
    operation: 'key revoke',
    description: 'Revoke an API key immediately and permanently.',
    positional: 'key',
    show: ({ id, revokedAt }) => `Key ${id} was revoked at ${revokedAt}.`,
  })

const rotateSigning = (env: Environment) =>
  operationVerb(env, {
    operation: 'key rotate-signing',
    description:
      'Create new signing keys for the authorization server, for all accounts. Whatever the current keys signed stays valid.',
    show: () => 'The new keys are in use from now on. Rotate again to invalidate what the previous ones signed.',
  })
