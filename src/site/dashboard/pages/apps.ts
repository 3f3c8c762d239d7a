import { type ConnectedApp, deleteGrant, selectConnectedApps } from '../../../identity/oauth/index.ts'
import { englishReader, type Html, html } from '../../../pages/index.ts'
import { problem } from '../../../platform/errors.ts'
import { say } from '../../../words/say.ts'
import { chip, confirmForm, dayOf, empty, facts } from '../parts.ts'
import { pageOf } from '../table.ts'
import { actorOf, type Done, type Place, type View, type Visit } from '../visit.ts'

const seeApps = async (visit: Visit): Promise<View> => {
  const { deps, person, query } = visit
  const all = await selectConnectedApps(deps.sql, person.accountId)
  const { items: apps, pager } = pageOf('/dashboard/apps', query, all)
  return {
    title: 'Connected apps',
    section: 'apps',
    content: html`<h1>Connected apps</h1>
<p class="lead">AI platforms and other apps that a member of this account has allowed to act for it.</p>
<h2>Connected</h2>
${
  apps.length === 0
    ? empty(
        html`No app is connected. In an AI platform, add <code>${deps.config.baseUrl}/mcp</code> as a connector: it sends you here to allow it.`,
      )
    : html`<ul class="list">\n${apps.map((app) => appItem(app, mayRevoke(visit, app)))}</ul>`
}
${pager}`,
  }
}

/** Everybody may take back what they have allowed; owners what anybody has. */
const mayRevoke = ({ person, isOwner }: Visit, { personId }: ConnectedApp): boolean => isOwner || personId === person.id

const appItem = (app: ConnectedApp, mayChange: boolean): Html => {
  const { id, name, email, createdAt, lastUsedAt, expiresAt } = app
  const shown = name ?? 'An app without a name'
  return html`<li>
<div class="head"><h3>${shown}</h3> ${domainOf(app)}</div>
${facts([
  ['May', scopesOf(app)],
  ['Allowed by', email],
  ['On', dayOf(createdAt)],
  ['Last token', dayOf(lastUsedAt)],
  ['Ends', expiresAt === null ? null : dayOf(expiresAt)],
])}${
  mayChange
    ? html`<div class="actions">${confirmForm({
        name: 'Revoke',
        of: shown,
        action: `/dashboard/apps/${id}/revoke`,
        question: 'Its tokens stop working at once. To connect again, it must be allowed again.',
        button: 'Revoke access',
      })}</div>`
    : ''
}
</li>
`
}

/** The domain is proven; the name is the app's own word. */
const domainOf = ({ clientId }: ConnectedApp): Html =>
  clientId.startsWith('https://') ? chip(new URL(clientId).host, 'good') : chip('Name not verified', 'warn')

const scopesOf = ({ resources }: ConnectedApp): string => {
  const scopes = new Set(Object.values(resources).flatMap((words) => words.split(' ')))
  const words: Readonly<Record<string, string>> = englishReader.texts.consent.scopes
  return [...scopes].map((scope) => words[scope] ?? scope).join('. ')
}

const doRevoke = async (visit: Visit): Promise<Done> => {
  const { deps, person, id } = visit
  const app = (await selectConnectedApps(deps.sql, person.accountId)).find((one) => one.id === id)
  if (app === undefined) throw problem('notFound', { detail: say('access.noApp') })
  if (!mayRevoke(visit, app)) throw problem('ownerNeeded', { detail: say('access.appOfOther') })
  await deleteGrant(deps.sql, id, actorOf(visit))
  await deps.keys.forget(id)
  return { to: '/dashboard/apps', done: 'app-revoked' }
}

/** Pages and forms of connected apps. */
export const appPlaces = {
  '/dashboard/apps': { get: seeApps },
  '/dashboard/apps/:id/revoke': { post: doRevoke, isForEnding: true },
} as const satisfies Record<string, Place>
