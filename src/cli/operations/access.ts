import { Type } from '@sinclair/typebox'
import { createConnection, revokeConnection, selectConnections } from '../../identity/agents/index.ts'
import { roles, scopes } from '../../identity/auth/index.ts'
import { registerClient, removeClient, rotateKeys, selectRegisteredClients } from '../../identity/oauth/index.ts'
import { invite, joinUrl, linkDays, removePerson, selectPeople } from '../../identity/people/index.ts'
import { closed, oneOf } from '../../platform/schema.ts'
import { enterUrl, linkMinutes } from '../../site/studio/index.ts'
import { OperatorError } from '../verb.ts'
import { AccountId, claimOf, Email, noAccount, operation, Redirect, ShortText, WriteId } from './operation.ts'

/** People, agents and apps that act for an account. */
export const accessOperations = {
  'person invite': operation(
    closed({ account: AccountId, email: Email, role: oneOf(roles) }),
    async (tools, { account, email, role }) => {
      const token = await invite(tools, { accountId: account, email, role })
      if (token === null)
        throw new OperatorError(`There is no account ${account}, or ${email} belongs to a person of another account.`, {
          code: 'REFUSED',
        })
      return { link: joinUrl(tools.config.authUrl, token), days: linkDays }
    },
  ),
  studio: operation(closed({}), async ({ studioPasses, config }) => {
    if (!studioPasses)
      throw new OperatorError(
        'No server is running here on the embedded database with its development key. On other servers, sign in and open /studio.',
        { code: 'REFUSED' },
      )
    return { link: enterUrl(config.authUrl, studioPasses.newLink()), minutes: linkMinutes }
  }),
  'person list': operation(closed({ account: Type.Optional(AccountId) }), ({ sql }, { account = null }) =>
    selectPeople(sql, account),
  ),
  'person remove': operation(closed({ email: Email }), async (tools, { email }) => {
    const removed = await removePerson(tools, email)
    if (removed === null)
      throw new OperatorError(`There is no person with the email address ${email}.`, { code: 'NOT_FOUND' })
    return removed
  }),
  'agent create': operation(
    closed({
      account: AccountId,
      name: Type.String({ minLength: 1, maxLength: 100 }),
      scopes: Type.Array(oneOf(scopes), { minItems: 1, maxItems: scopes.length }),
      expires: Type.Optional(Type.String({ format: 'date-time', form: '2027-01-31T00:00:00Z' })),
      id: WriteId,
    }),
    async (tools, wish) => {
      const { account, name, scopes, expires } = wish
      const expiresAt = expires === undefined ? null : new Date(expires)
      const claim = claimOf('agent create', wish)
      const made = await createConnection(tools, account, { name, scopes, expiresAt, claim })
      if (made === null) throw noAccount(account)
      return made
    },
  ),
  'agent list': operation(closed({ account: AccountId }), ({ sql }, { account }) => selectConnections(sql, account)),
  'agent revoke': operation(
    closed({ account: AccountId, connection: ShortText }),
    async (tools, { account, connection }) => {
      if (!(await revokeConnection(tools, account, connection)))
        throw new OperatorError(`There is no agent connection ${connection} in this account.`, { code: 'NOT_FOUND' })
      return { connection }
    },
  ),
  'client register': operation(
    closed({
      name: Type.String({ minLength: 1, maxLength: 100 }),
      redirect: Type.Array(Redirect, { minItems: 1, maxItems: 10 }),
      auth: oneOf(['basic', 'post', 'none']),
      id: WriteId,
    }),
    (tools, wish) => {
      const { name, redirect: redirects, auth } = wish
      const method = auth === 'none' ? auth : (`client_secret_${auth}` as const)
      return registerClient(tools, { name, redirects, method }, claimOf('client register', wish))
    },
  ),
  'client list': operation(closed({}), ({ sql }) => selectRegisteredClients(sql)),
  'client remove': operation(closed({ client: ShortText }), async (tools, { client: clientId }) => {
    if (!(await removeClient(tools, clientId)))
      throw new OperatorError(`There is no client ${clientId}.`, { code: 'NOT_FOUND' })
    return { clientId }
  }),
  'keys rotate': operation(closed({}), async (tools) => {
    await rotateKeys(tools)
    return { rotated: true }
  }),
} as const
