import { defineCommand } from 'citty'
import { operationVerb } from '../operation-verb.ts'
import type { Environment } from '../verb.ts'

/** OAuth clients that the operator registers beforehand. */
export const client = (env: Environment) =>
  defineCommand({
    meta: { name: 'client', description: 'Register, list and remove OAuth clients.' },
    subCommands: { register: register(env), list: list(env), remove: remove(env) },
  })

const register = (env: Environment) =>
  operationVerb(env, {
    operation: 'client register',
    description: 'Register an OAuth client with its exact callback URL. Clients can also register themselves.',
    show: ({ clientId, clientSecret }) =>
      clientSecret === null
        ? `Client  ${clientId}`
        : `Client  ${clientId}\nSecret  ${clientSecret}\nSave the secret now: only its hash is stored.`,
  })

const list = (env: Environment) =>
  operationVerb(env, {
    operation: 'client list',
    description: 'List the clients registered with this command, oldest first.',
    show: (clients) =>
      clients.length === 0
        ? 'No clients are registered.'
        : clients
            .map(({ clientId, name, method, redirects }) => `${clientId}  ${name}  ${method}  ${redirects.join(' ')}`)
            .join('\n'),
  })

const remove = (env: Environment) =>
  operationVerb(env, {
    operation: 'client remove',
    description: 'Remove a client. Every connection through it ends at once.',
    positional: 'client',
    show: ({ clientId }) => `Client ${clientId} is removed.`,
  })
