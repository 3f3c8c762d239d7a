import { defineCommand } from 'citty'
import { prefixOfKey } from '../identity/accounts/index.ts'
import { scopes } from '../identity/auth/index.ts'
import { readConfig } from '../platform/config.ts'
import { OperatorError } from './failure.ts'
import { operate } from './operate.ts'
import { table } from './table.ts'
import { type Environment, needed, verb, writeId } from './verb.ts'

/** API keys of accounts. */
export const key = (env: Environment) =>
  defineCommand({
    meta: { name: 'key', description: 'Create, list, roll and revoke API keys.' },
    subCommands: { create: create(env), list: list(env), roll: roll(env), revoke: revoke(env) },
  })

const dailyCapUsual = 50

const accountOption = needed('Id of the account, acc_...')

const create = (env: Environment) =>
  verb({
    name: 'create',
    description: 'Create another API key for an account. It is shown only once.',
    args: {
      account: accountOption,
      name: needed('What the key is for.'),
      scope: {
        type: 'string',
        description: `Scopes, separated by commas: ${scopes.join(', ')}. Default: all.`,
      },
      expires: { type: 'string', description: 'When the key expires, such as 2027-01-31T00:00:00Z. Default: never.' },
      test: {
        type: 'boolean',
        description: 'Create a test key, which charges and counts nothing and sees only data stored by test keys.',
      },
      origins: {
        type: 'string',
        description:
          'Create a publishable key for web pages of these origins, separated by commas, such as https://shop.example. It gives access only to the studio.',
      },
      'daily-cap': {
        type: 'string',
        description: `Maximum fittings per UTC day of a publishable key. Default: ${dailyCapUsual}.`,
      },
      shop: { type: 'string', description: 'Added to the store links of a publishable key, as svc_shop.' },
      id: writeId,
    },
    run: ({ account, name, scope, expires, test, origins, 'daily-cap': dailyCap, shop, id }) =>
      operate(readConfig(env), 'key create', {
        account,
        name,
        ...(origins !== undefined && {
          publishable: {
            origins: origins.split(',').map((one) => one.trim()),
            dailyCap: Number(dailyCap ?? dailyCapUsual),
            ...(shop !== undefined && { shop }),
          },
        }),
        ...(scope !== undefined && { scopes: scope.split(',').map((one) => one.trim()) }),
        ...(expires !== undefined && { expires }),
        ...(test === true && { test }),
        ...(id !== undefined && { id }),
      }),
    show: showKey,
  })

const showKey = ({ keyId, apiKey }: { readonly keyId: string; readonly apiKey: string }) =>
  `Key      ${keyId}\nAPI key  ${apiKey}\nSave the key now: only its hash is stored.`

const roll = (env: Environment) =>
  verb({
    name: 'roll',
    description: 'Replace a key with a new one, shown only once. The old key keeps working during an overlap.',
    args: {
      key: { type: 'positional', description: 'Id of the key, key_...' },
      overlap: {
        type: 'string',
        description: 'How long the old key keeps working: 30m, 24h, 7d or 0. Default: 24h.',
      },
    },
    run: ({ key, overlap = '24h' }) =>
      operate(readConfig(env), 'key roll', { key, overlapSeconds: secondsOf('overlap', overlap) }),
    show: showKey,
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
  verb({
    name: 'revoke',
    description: 'Revoke an API key immediately and permanently.',
    args: { key: { type: 'positional', description: 'Id of the key, key_...' } },
    run: ({ key }) => operate(readConfig(env), 'key revoke', { key }),
    show: ({ id, revokedAt }) => `Key ${id} was revoked at ${revokedAt}.`,
  })

const seconds = { m: 60, h: 3_600, d: 86_400 } as const

/** Seconds of `30m`, `24h` or `7d`; `0` is none. */
const secondsOf = (option: string, text: string): number => {
  if (text === '0') return 0
  const [, count, unit] = /^(\d{1,6})([mhd])$/.exec(text) ?? []
  if (count === undefined) throw new OperatorError(`--${option} must be like 30m, 24h, 7d or 0`, { code: 'USAGE' })
  return Number(count) * seconds[unit as keyof typeof seconds]
}
