import { defineCommand } from 'citty'
import { operationVerb } from '../operation-verb.ts'
import type { Environment } from '../verb.ts'

/** Agent connections: credentials by which a host gets short-lived tokens. */
export const agent = (env: Environment) =>
  defineCommand({
    meta: { name: 'agent', description: 'Create, list and revoke agent connections.' },
    subCommands: { create: create(env), list: list(env), revoke: revoke(env) },
  })

const create = (env: Environment) =>
  operationVerb(env, {
    operation: 'agent create',
    description: 'Create an agent connection. Its credential is shown only once.',
    show: ({ connection, credential }) =>
      `Connection  ${connection.id}\nCredential  ${credential}\nSave the credential now: only its hash is stored.`,
  })

const list = (env: Environment) =>
  operationVerb(env, {
    operation: 'agent list',
    description: 'List the agent connections of an account, oldest first.',
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
  operationVerb(env, {
    operation: 'agent revoke',
    description: 'Revoke an agent connection. Its tokens stop working at once.',
    positional: 'connection',
    show: ({ connection }) => `Agent connection ${connection} is revoked.`,
  })
