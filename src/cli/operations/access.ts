import { type Static, Type } from '@sinclair/typebox'
import { makeConnection, revokeConnection, selectConnections } from '../../identity/agents/index.ts'
import { operator } from '../../identity/audit/index.ts'
import { roles } from '../../identity/auth/index.ts'
import {
  type ClientFault,
  registerClient,
  removeClient,
  rotateKeys,
  selectRegisteredClients,
} from '../../identity/oauth/index.ts'
import {
  type InvitationRefusal,
  invitePerson,
  joinUrl,
  linkDays,
  removePerson,
  resetFactor,
  selectPeople,
} from '../../identity/people/index.ts'
import { type CredentialRefusal, CredentialWish, EmailAddress, maxima, PlainName } from '../../identity/wishes/index.ts'
import { closed, oneOf } from '../../platform/schema.ts'
import { enterUrl, linkMinutes } from '../../site/studio/index.ts'
import { OperatorError } from '../verb.ts'
import { AccountId, claimOf, noAccount, operation, shortText, usage, WriteId } from './operation.ts'

const invitationRefused = (refused: InvitationRefusal, account: string): OperatorError => {
  if (refused === 'no-account') return noAccount(account)
  if (refused === 'maximum')
    return new OperatorError(`The account has ${maxima.people} people and invitations. Remove one first.`, {
      code: 'REFUSED',
    })
  return usage(`--${refused} is wrong`)
}

const connectionRefused = (refused: CredentialRefusal, account: string): OperatorError => {
  if (refused === 'no-account') return noAccount(account)
  if (refused === 'maximum')
    return new OperatorError(`The account has ${maxima.connections} agent connections. Revoke one first.`, {
      code: 'REFUSED',
    })
  return usage(refused === 'past-end' ? '--expires must be in the future' : `--${refused} is wrong`)
}

const clientWords: Readonly<Record<ClientFault, string>> = {
  name: '--name must have 1 to 100 characters, and none that is invisible',
  redirects: '--redirect must be 1 to 10 URLs',
  'not-an-address': '--redirect must be a URL',
  'not-exact': '--redirect must be exact: without fragment, wildcard and user name',
  'other-origin': '--redirect must be of the same origin as the document',
  'not-loopback': '--redirect must be https, or http on this machine (127.0.0.1, [::1] or localhost)',
  scheme: '--redirect with the scheme of an app must have a reversed domain name as the scheme',
}

const OnePerson = closed({
  email: { ...EmailAddress, description: 'Email address of the person.' },
  account: Type.Optional({ ...AccountId, description: 'Id of the account, if the person signs in for several.' }),
})
type OnePerson = Static<typeof OnePerson>

const personOf = ({ email, account }: OnePerson) => ({ email, accountId: account ?? null })

/** The one whom an operator named. @throws OperatorError when it is nobody, or one of several */
const onePerson = <T extends object>(
  { email }: OnePerson,
  found: T | null | { readonly several: readonly string[] },
): T => {
  if (found === null)
    throw new OperatorError(`There is no person with the email address ${email}.`, { code: 'NOT_FOUND' })
  if ('several' in found)
    throw usage(`${email} signs in for several accounts. Choose one with --account: ${found.several.join(', ')}`)
  return found
}

/** People, agents and apps that act for an account. */
export const accessOperations = {
  'person invite': operation(
    closed({
      account: AccountId,
      email: {
        ...EmailAddress,
        description: 'Email address of the person. No email is sent: send the link yourself.',
      },
      role: oneOf(roles, {
        default: 'member',
        description: 'Role (an owner also manages people and credentials).',
      }),
    }),
    async (tools, { account, ...wish }) => {
      const invited = await invitePerson(tools, account, wish, operator)
      if ('refused' in invited) throw invitationRefused(invited.refused, account)
      return { link: joinUrl(tools.config.authUrl, invited.token), days: linkDays }
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
  'person remove': operation(OnePerson, async (tools, wish) =>
    onePerson(wish, await removePerson(tools, personOf(wish))),
  ),
  'person reset': operation(OnePerson, async (tools, wish) => {
    const found = await resetFactor(tools, personOf(wish))
    if (found === 'without') throw new OperatorError(`${wish.email} has no second factor.`, { code: 'NOT_FOUND' })
    return onePerson(wish, found)
  }),
  'agent create': operation(
    closed({
      account: AccountId,
      name: CredentialWish.properties.name,
      scopes: CredentialWish.properties.scopes,
      expires: CredentialWish.properties.expiresAt,
      id: WriteId,
    }),
    async (tools, input) => {
      const { account, id: _, expires: expiresAt, ...said } = input
      const wish = { ...said, ...(expiresAt !== undefined && { expiresAt }) }
      const made = await makeConnection(tools, account, wish, operator, claimOf('agent create', input))
      if ('refused' in made) throw connectionRefused(made.refused, account)
      return made
    },
  ),
  'agent list': operation(closed({ account: AccountId }), ({ sql }, { account }) => selectConnections(sql, account)),
  'agent revoke': operation(
    closed({ account: AccountId, connection: shortText('Id of the connection, con_...') }),
    async (tools, { account, connection }) => {
      if (!(await revokeConnection(tools, account, connection)))
        throw new OperatorError(`There is no agent connection ${connection} in this account.`, { code: 'NOT_FOUND' })
      return { connection }
    },
  ),
  'client register': operation(
    closed({
      name: { ...PlainName, description: 'Name shown on the consent page.' },
      redirect: Type.Array(Type.String({ maxLength: 500 }), {
        minItems: 1,
        maxItems: 10,
        description: 'Callback URLs, https://host/path.',
      }),
      auth: oneOf(['basic', 'post', 'none'], { default: 'basic', description: 'Authentication method.' }),
      id: WriteId,
    }),
    async (tools, wish) => {
      const { name, redirect: redirects, auth } = wish
      const method = auth === 'none' ? auth : (`client_secret_${auth}` as const)
      const made = await registerClient(tools, { name, redirects, method }, claimOf('client register', wish))
      if ('refused' in made) throw usage(clientWords[made.refused])
      return made
    },
  ),
  'client list': operation(closed({}), ({ sql }) => selectRegisteredClients(sql)),
  'client remove': operation(
    closed({ client: shortText('Id of the client, ecl_...') }),
    async (tools, { client: clientId }) => {
      if (!(await removeClient(tools, clientId)))
        throw new OperatorError(`There is no client ${clientId}.`, { code: 'NOT_FOUND' })
      return { clientId }
    },
  ),
  'key rotate-signing': operation(closed({}), async (tools) => {
    await rotateKeys(tools)
    return { rotated: true }
  }),
} as const
