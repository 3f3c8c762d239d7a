import { formResponse, readerOf } from '../../pages/index.ts'
import type { Asked } from '../../platform/http/answers/answer.ts'
import { personActor, recordAudit } from '../audit/index.ts'
import { type SignedIn, selectPerson } from '../people/index.ts'
import { maxima } from '../wishes/index.ts'
import { isOwnMachine } from './client-policy.ts'
import { consentPage, oauthProblemPage } from './consent-page.ts'
import { deleteOldGrants, selectClient, updateGrantClient } from './queries.ts'
import type { Interaction, OAuthServer, ServerDeps } from './server.ts'

/** Somebody whom the library has sent to us to sign in, or to be asked. */
export const seeInteraction = async (
  deps: ServerDeps,
  server: OAuthServer,
  asked: Asked,
  person: SignedIn | null,
): Promise<Response> => {
  const interaction = await server.interaction(asked)
  if (interaction === null) return expired(deps, asked)
  if (person === null) return toSignIn(interaction)
  if (interaction.prompt.name === 'login') return interaction.finish({ login: { accountId: person.personId } })
  if (interaction.personId !== person.personId) return expired(deps, asked)
  return showConsent(deps, server, interaction, { asked, person })
}

/** Their decision. */
export const decide = async (
  deps: ServerDeps,
  server: OAuthServer,
  asked: Asked,
  { person, decision }: { person: SignedIn | null; decision: string | null },
): Promise<Response> => {
  const interaction = await server.interaction(asked)
  if (interaction === null || interaction.prompt.name !== 'consent') return expired(deps, asked)
  if (person === null) return toSignIn(interaction)
  if (interaction.personId !== person.personId) return expired(deps, asked)
  if (decision !== 'allow')
    return interaction.finish({ error: 'access_denied', error_description: 'The person did not allow it.' })
  return interaction.finish({ consent: { grantId: await grantTo(deps, server, interaction, { asked, person }) } })
}

const grantTo = async (
  deps: ServerDeps,
  { provider }: OAuthServer,
  { params, prompt }: Interaction,
  { asked, person: { personId, accountId } }: { asked: Asked; person: SignedIn },
): Promise<string> => {
  const clientId = String(params['client_id'])
  const grant = new provider.Grant({ accountId: personId, clientId })
  // OIDC scopes of the same names: the library refuses a grant without them, though no door of ours asks for them.
  grant.addOIDCScope((prompt.details['missingOIDCScope'] as string[] | undefined) ?? [])
  for (const [resource, scopes] of Object.entries(wantedScopes(prompt)))
    grant.addResourceScope(resource, scopes.join(' '))
  const grantId = await grant.save()
  const { name, provenHost } = await clientOf(deps, provider, clientId)
  await updateGrantClient(deps.sql, grantId, { name, platform: platformWord(provenHost ?? name) })
  const by = personActor(personId, { ...asked, config: deps.config })
  await recordAudit(deps.sql, { accountId, event: 'app connected', subject: grantId, by })
  await deleteOldGrants(deps.sql, accountId, maxima.apps)
  return grantId
}

const wantedScopes = ({ details }: Interaction['prompt']): Readonly<Record<string, readonly string[]>> =>
  (details['missingResourceScopes'] as Record<string, string[]> | undefined) ?? {}

const showConsent = async (
  deps: ServerDeps,
  { provider }: OAuthServer,
  { uid, params, prompt }: Interaction,
  { asked, person: { personId } }: { readonly asked: Asked; readonly person: SignedIn },
): Promise<Response> => {
  const person = await selectPerson(deps.sql, personId)
  if (person === null) return expired(deps, asked)
  const { name, ...client } = await clientOf(deps, provider, String(params['client_id']))
  const redirect = new URL(String(params['redirect_uri']))
  const page = consentPage({
    ...client,
    reader: readerOf(asked.request),
    serviceName: deps.config.serviceName,
    action: `/oauth/interaction/${uid}`,
    clientName: name,
    redirect,
    isLoopback: isOwnMachine(redirect),
    wanted: Object.entries(wantedScopes(prompt)).map(([resource, scopes]) => ({ resource, scopes })),
    email: person.email,
    isVouched: person.isVouched,
    companyName: person.companyName,
  })
  return formResponse(page, { leadsAway: true })
}

/** Facts about a client for the consent page. */
const clientOf = async ({ sql }: ServerDeps, provider: OAuthServer['provider'], clientId: string) => {
  const client = await provider.Client.find(clientId)
  const provenHost = clientId.startsWith('https://') ? new URL(clientId).host : null
  const isRegistered = provenHost === null && ((await selectClient(sql, clientId))?.isRegistered ?? false)
  return { name: client?.clientName ?? null, provenHost, isRegistered }
}

/** As usage reports name it, which is what callers with an API key say in X-SVC-Platform. */
const platformWord = (text: string | null): string | null => text?.replaceAll(/\p{C}/gu, '').trim().slice(0, 40) || null

const toSignIn = ({ uid }: Interaction): Response =>
  new Response(null, { status: 303, headers: { location: `/sign-in?next=/oauth/interaction/${uid}` } })

const expired = ({ config: { serviceName } }: ServerDeps, { request }: Asked): Response =>
  formResponse(oauthProblemPage({ serviceName, reader: readerOf(request) }, 'expired'), { status: 400 })
