import { type Role, roles } from '../../../identity/auth/index.ts'
import {
  cancelInvitation,
  changeRole,
  type InvitationRefusal,
  invitePerson,
  joinUrl,
  linkDays,
  type Person,
  removeMate,
  type Team,
  team,
} from '../../../identity/people/index.ts'
import { maxima } from '../../../identity/wishes/index.ts'
import { type Html, html } from '../../../pages/index.ts'
import { problem } from '../../../platform/errors.ts'
import { say } from '../../../words/say.ts'
import { chip, confirmForm, dayOf, facts, secretPanel, showRefusal } from '../parts.ts'
import { pageOf } from '../table.ts'
import { actorOf, type Done, type Place, type View, type Visit } from '../visit.ts'

const roleWords = { owner: 'Owner', member: 'Member' } as const satisfies Record<Role, string>

const seeTeam = (visit: Visit): Promise<View> => teamPage(visit)

/** What was typed, when the form comes back. */
interface Again {
  readonly refusal?: string
  readonly email?: string
  readonly role?: string
}

const teamPage = async (visit: Visit, again: Again = {}): Promise<View> => {
  const { deps, person, isOwner, secret } = visit
  const all = await team(deps, person.accountId)
  const { items, pager } = pageOf('/dashboard/team', visit.query, [...all.people, ...all.invited])
  const people = items.filter((one) => 'id' in one)
  const invited = items.filter((one): one is Team['invited'][number] => !('id' in one))
  return {
    title: 'Team',
    section: 'team',
    status: again.refusal === undefined ? 200 : 400,
    content: html`<h1>Team</h1>
<p class="lead">Everybody here sees the account. Owners also manage people, keys and agent connections.</p>
${showRefusal(again.refusal)}
${secretPanel(secret && joinUrl(deps.config.authUrl, secret), {
  title: 'The link to join',
  more: `Copy it now and send it to the person you invited: no email is sent. It works once, within ${linkDays} days.`,
})}
${people.length > 0 ? html`<h2>People</h2>\n<ul class="list">\n${people.map((one) => personItem(one, visit))}</ul>` : ''}
${invited.length > 0 ? html`<h2>Invited</h2>\n<ul class="list">\n${invited.map((one) => invitedItem(one, isOwner))}</ul>` : ''}
${pager}
${isOwner ? invitation(again) : ''}`,
  }
}

const personItem = ({ id, email, role, isVouched, createdAt }: Person, { person, isOwner }: Visit): Html => html`<li>
<div class="head"><h3>${email}</h3> ${chip(roleWords[role])} ${isVouched ? '' : chip('Address not verified')} ${id === person.id ? chip('You', 'good') : ''}</div>
${facts([['Joined', dayOf(createdAt)]])}${
  isOwner
    ? html`<div class="actions">${roleChange(id, email, role)}${confirmForm({
        name: 'Remove',
        of: email,
        action: `/dashboard/team/${id}/remove`,
        question: 'They are signed out everywhere, and the apps they connected lose access.',
        button: 'Remove from the team',
      })}</div>`
    : ''
}
</li>
`

const roleChange = (id: string, email: string, role: Role): Html => {
  const other = role === 'owner' ? 'member' : 'owner'
  return html`<details>
<summary>Change role<span class="unseen"> of ${email}</span></summary>
<form method="post" action="/dashboard/team/${id}/role">
<p>${other === 'owner' ? 'An owner manages people, keys and agent connections.' : 'A member sees everything but can change only their own settings.'}</p>
<input type="hidden" name="role" value="${other}">
<button class="quiet">Make ${roleWords[other].toLowerCase()}</button>
</form>
</details>
`
}

const invitedItem = ({ email, role, expiresAt }: Team['invited'][number], isOwner: boolean): Html => html`<li>
<div class="head"><h3>${email}</h3> ${chip(roleWords[role])}</div>
${facts([['Link works until', dayOf(expiresAt)]])}${
  isOwner
    ? html`<div class="actions">${confirmForm({
        name: 'Withdraw',
        of: `the invitation of ${email}`,
        action: '/dashboard/team/uninvite',
        question: 'The link stops working.',
        button: 'Withdraw the invitation',
        fields: html`<input type="hidden" name="email" value="${email}">`,
      })}</div>`
    : ''
}
</li>
`

const invitation = ({ email = '', role = 'member' }: Again): Html => html`<h2>Invite somebody</h2>
<form method="post" action="/dashboard/team" class="card">
<div class="fields">
<div><label for="email">Email</label>
<input id="email" name="email" type="email" required maxlength="200" autocomplete="off" value="${email}"></div>
<div><label for="role">Role</label>
<select id="role" name="role">
${roles.toReversed().map((one) => html`<option value="${one}"${one === role ? html` selected` : ''}>${roleWords[one]}</option>\n`)}</select></div>
</div>
<button>Make a link</button>
</form>`

const roleIn = (form: URLSearchParams): Role | undefined => roles.find((role) => role === form.get('role'))

const doInvite = async (visit: Visit): Promise<Done | View> => {
  const { deps, person, form } = visit
  const wish = { email: form.get('email') ?? '', role: form.get('role') ?? '' }
  const invited = await invitePerson(deps, person.accountId, wish, actorOf(visit))
  if ('refused' in invited) return teamPage(visit, { ...wish, refusal: refusalWords[invited.refused] })
  return { to: '/dashboard/team', secret: invited.token }
}

const refusalWords: Readonly<Record<InvitationRefusal, string>> = {
  email: 'That is not an email address.',
  role: 'Choose a role.',
  member: 'This person is in the team already.',
  maximum: `There may be ${maxima.people} people and invitations. Remove one first.`,
  'no-account': 'The account takes nobody.',
}

const doUninvite = async (visit: Visit): Promise<Done> => {
  const { deps, person, form } = visit
  if (!(await cancelInvitation(deps, person.accountId, form.get('email') ?? '', actorOf(visit))))
    throw problem('notFound', { detail: say('access.notInvited') })
  return { to: '/dashboard/team', done: 'invitation-gone' }
}

const doChangeRole = async (visit: Visit): Promise<Done | View> => {
  const { deps, person, id, form } = visit
  const role = roleIn(form)
  if (role === undefined) return teamPage(visit, { refusal: 'Choose a role.' })
  return answerChange(
    visit,
    await changeRole(deps, person.accountId, { personId: id, role }, actorOf(visit)),
    'role-changed',
  )
}

const doRemove = async (visit: Visit): Promise<Done | View> => {
  const { deps, person, id } = visit
  return answerChange(visit, await removeMate(deps, person.accountId, id, actorOf(visit)), 'person-removed')
}

const answerChange = async (
  visit: Visit,
  outcome: Awaited<ReturnType<typeof removeMate>>,
  done: 'role-changed' | 'person-removed',
): Promise<Done | View> => {
  if (outcome === 'nobody') throw problem('notFound', { detail: say('access.noPerson') })
  if (outcome === 'last owner')
    return teamPage(visit, { refusal: 'The account needs an owner: make someone else an owner first.' })
  return { to: '/dashboard/team', done }
}

/** Page and forms of the people of an account. */
export const teamPlaces = {
  '/dashboard/team': { get: seeTeam, post: doInvite, makes: ['ejl'], asksPassword: true, ownersOnly: 'forms' },
  '/dashboard/team/uninvite': { post: doUninvite, isForEnding: true, ownersOnly: 'forms' },
  '/dashboard/team/:id/role': { post: doChangeRole, isForEnding: true, asksPassword: true, ownersOnly: 'forms' },
  '/dashboard/team/:id/remove': { post: doRemove, isForEnding: true, ownersOnly: 'forms' },
} as const satisfies Record<string, Place>
