import { defineCommand } from 'citty'
import { scopes as allScopes } from '../identity/auth/index.ts'
import { readConfig } from '../platform/config.ts'
import { operate } from './operate.ts'
import { type Environment, needed, verb, writeId } from './verb.ts'

/** Agent connections: credentials by which a host gets short-lived tokens. */
export const agent = (env: Environment) =>
  defineCommand({
    meta: { name: 'agent', description: 'Create, list and revoke agent connections.' },
    subCommands: { create: create(env), list: list(env), revoke: revoke(env) },
  })

const accountOption = needed('Id of the account, acc_...')

const create = (env: Environment) =>
  verb({
    name: 'create',
    description: 'Create an agent connection. Its credential is shown only once.',
    args: {
      account: accountOption,
      name: needed('Name of the host.'),
      scopes: needed(`Scopes, separated by commas: ${allScopes.join(', ')}.`),
      expires: {
        type: 'string',
        description: 'When the connection expires, such as 2027-01-31T00:00:00Z. Default: never.',
      },
      id: writeId,
    },
    run: ({ account, name, scopes, expires, id }) =>
      operate(readConfig(env), 'agent create', {
        account,
        name,
        ...(scopes !== undefined && { scopes: scopes.split(',').map((scope) => scope.trim()) }),
        ...(expires !== undefined && { expires }),
        ...(id !== undefined && { id }),
      }),
    show: ({ connection, credential }) =>
      `Connection  ${connection.id}\nCredential  ${credential}\nSave the credential now: only its hash is stored.`,
  })

const list = (env: Environment) =>
  verb({
    name: 'list',
    description: 'List the agent connections of an account, oldest first.',
    args: { account: accountOption },
    run: ({ account }) => operate(readConfig(env), 'agent list', { account }),
    show: (connections) =>
      connections.length === 0
        ? 'This account has no agent connections.'
        : connections
            .map(({ id, lastFour, name, scopes, expiresAt }) =>
              [id, `eac_...${lastFour}`, name, scopes.join(' '), expiresAt ?? 'no end'].join('  '),
            )
            .join('\n'),
  })

const revoke = (env: Environment) =>
  verb({
    name: 'revoke',
    description: 'Revoke an agent connection. Its tokens stop working at once.',
    args: { account: accountOption, connection: { type: 'positional', description: 'Id of the connection, con_...' } },
    run: ({ account, connection }) => operate(readConfig(env), 'agent revoke', { account, connection }),
    show: ({ connection }) => `Agent connection ${connection} is revoked.`,
  })
