import { defineCommand } from 'citty'
import { readConfig } from '../platform/config.ts'
import { operate } from './operate.ts'
import { type Environment, needed, verb, writeId } from './verb.ts'

/** OAuth clients that the operator registers beforehand. */
export const client = (env: Environment) =>
  defineCommand({
    meta: { name: 'client', description: 'Register, list and remove OAuth clients.' },
    subCommands: { register: register(env), list: list(env), remove: remove(env) },
  })

const register = (env: Environment) =>
  verb({
    name: 'register',
    description: 'Register an OAuth client with its exact callback URL. Clients can also register themselves.',
    args: {
      name: needed('Name shown on the consent page.'),
      redirect: needed('Callback URL, https://host/path. Separate several with commas.'),
      auth: { type: 'string', description: 'Authentication method: basic, post or none. Default: basic.' },
      id: writeId,
    },
    run: ({ name, redirect, auth = 'basic', id }) =>
      operate(readConfig(env), 'client register', {
        name,
        auth,
        ...(id !== undefined && { id }),
        ...(redirect !== undefined && { redirect: redirect.split(',').map((one) => one.trim()) }),
      }),
    show: ({ clientId, clientSecret }) =>
      clientSecret === null
        ? `Client  ${clientId}`
        : `Client  ${clientId}\nSecret  ${clientSecret}\nSave the secret now: only its hash is stored.`,
  })

const list = (env: Environment) =>
  verb({
    name: 'list',
    description: 'List the clients registered with this command, oldest first.',
    args: {},
    run: () => operate(readConfig(env), 'client list', {}),
    show: (clients) =>
      clients.length === 0
        ? 'No clients are registered.'
        : clients
            .map(({ clientId, name, method, redirects }) => `${clientId}  ${name}  ${method}  ${redirects.join(' ')}`)
            .join('\n'),
  })

const remove = (env: Environment) =>
  verb({
    name: 'remove',
    description: 'Remove a client. Every connection through it ends at once.',
    args: { client: { type: 'positional', description: 'Id of the client, ecl_...' } },
    run: ({ client }) => operate(readConfig(env), 'client remove', { client }),
    show: ({ clientId }) => `Client ${clientId} is removed.`,
  })
