import { makeConnection, revokeConnection, selectConnections } from '../../../identity/agents/index.ts'
import { type Html, html } from '../../../pages/index.ts'
import { problem } from '../../../platform/errors.ts'
import { say } from '../../../words/say.ts'
import { type Again, credentialForm, credentialRefusal, readCredentialForm } from '../credential-form.ts'
import { chip, confirmForm, dayOf, empty, facts, scopeNames, secretPanel, showRefusal } from '../parts.ts'
import { pageOf } from '../table.ts'
import { actorOf, type Done, type Place, type View, type Visit } from '../visit.ts'

type Connection = Awaited<ReturnType<typeof selectConnections>>[number]

const seeAgents = (visit: Visit): Promise<View> => agents(visit)

const agents = async ({ deps, person, isOwner, secret, query }: Visit, again: Again = {}): Promise<View> => {
  const all = await selectConnections(deps.sql, person.accountId)
  const { items: connections, pager } = pageOf('/dashboard/agents', query, all)
  const now = deps.clock()
  return {
    title: 'Agent connections',
    section: 'agents',
    status: again.refusal === undefined ? 200 : 400,
    content: html`<h1>Agent connections</h1>
<p class="lead">For a host that runs agents: it keeps one code and exchanges it for short-lived tokens, limited to what you tick here.</p>
${showRefusal(again.refusal)}
${secretPanel(secret, { title: 'The code of the new connection', more: 'Copy it now. It is shown only once.' })}
<h2>Connected</h2>
${connections.length === 0 ? empty('No host is connected yet.') : html`<ul class="list">\n${connections.map((one) => connectionItem(one, now, isOwner))}</ul>`}
${pager}
${isOwner ? credentialForm(newCredential, again) : ''}`,
  }
}

const connectionItem = (
  { id, name, lastFour, scopes, createdAt, expiresAt }: Connection,
  now: Date,
  isOwner: boolean,
): Html => {
  const isOver = expiresAt !== null && expiresAt <= now
  return html`<li${isOver ? html` class="gone"` : ''}>
<div class="head"><h3>${name}</h3> <code>eac_…${lastFour}</code> ${isOver ? chip('Ended', 'warn') : ''}</div>
${facts([
  ['May', scopeNames(scopes)],
  ['Made', dayOf(createdAt)],
  [isOver ? 'Ended' : 'Ends', expiresAt === null ? 'Never' : dayOf(expiresAt)],
])}${
  isOwner
    ? html`<div class="actions">${confirmForm({
        name: 'Revoke',
        of: name,
        action: `/dashboard/agents/${id}/revoke`,
        question: 'Its code and all its tokens stop working at once. This cannot be undone.',
        button: 'Revoke connection',
      })}</div>`
    : ''
}
</li>
`
}

const newCredential = {
  noun: 'connection',
  action: '/dashboard/agents',
  hint: 'What the host is, for example: Booking assistant',
}

const doConnect = async (visit: Visit): Promise<Done | View> => {
  const { deps, person, form } = visit
  const { typed, wish } = readCredentialForm(form, deps.clock())
  const made = await makeConnection(deps, person.accountId, wish, actorOf(visit), visit.claim)
  if ('refused' in made)
    return agents(visit, { ...typed, refusal: credentialRefusal(made.refused, newCredential.noun) })
  return { to: '/dashboard/agents', secret: made.credential }
}

const doRevoke = async (visit: Visit): Promise<Done> => {
  const { deps, person, id } = visit
  if (!(await revokeConnection(deps, person.accountId, id, actorOf(visit))))
    throw problem('notFound', { detail: say('access.noConnection') })
  return { to: '/dashboard/agents', done: 'connection-revoked' }
}

/** Pages and forms of connected agents. */
export const agentPlaces = {
  '/dashboard/agents': { get: seeAgents, post: doConnect, makes: ['eac'], asksPassword: true, ownersOnly: 'forms' },
  '/dashboard/agents/:id/revoke': { post: doRevoke, isForEnding: true, ownersOnly: 'forms' },
} as const satisfies Record<string, Place>
