import { html } from '../../../pages/index.ts'
import { Problem } from '../../../platform/errors.ts'
import { requestSender } from '../../../platform/http/client-address.ts'
import {
  changePassword,
  noSessionCookie,
  passwordCharactersMax,
  passwordCharactersMin,
  passwordProblem,
  sessionCookie,
  sessionDays,
  signOutEverywhere,
} from '../../people/index.ts'
import { dayOf, facts, refused } from '../parts.ts'
import type { Done, Place, View, Visit } from '../visit.ts'

const seeSettings = async (visit: Visit): Promise<View> => settings(visit)

/** @param refusal Why a form comes back. */
const settings = ({ person, deps }: Visit, refusal?: string, status = 200): View => ({
  title: 'Settings',
  section: 'settings',
  status,
  content: html`<h1>Settings</h1>
${refused(refusal)}
<h2>Account</h2>
<div class="card">
<h3>${person.companyName}</h3>
${facts([
  ['Account', html`<code>${person.accountId}</code>`],
  ['You', person.email],
  ['Role', person.role === 'owner' ? 'Owner' : 'Member'],
  ['Since', dayOf(person.createdAt)],
])}</div>
<h2>Store links</h2>
<div class="card">
<p>Recommended clubs link to <code>${deps.config.storeUrl}</code>, with the fitted build in the address.</p>
<p class="hint">Whoever runs this service sets it (STORE_URL).</p>
</div>
<h2>Change the password</h2>
<form method="post" action="/dashboard/password" class="card">
<input type="hidden" name="email" autocomplete="username" value="${person.email}">
<div class="fields">
<div><label for="current">Present password</label>
<input id="current" name="current" type="password" autocomplete="current-password" required maxlength="${passwordCharactersMax}"></div>
<div><label for="next">New password</label>
<input id="next" name="next" type="password" autocomplete="new-password" required minlength="${passwordCharactersMin}" maxlength="${passwordCharactersMax}" aria-describedby="next-hint">
<p class="hint" id="next-hint">At least ${passwordCharactersMin} characters. A sentence is easy to remember.</p></div>
</div>
<button>Change password</button>
<p class="hint">Your other devices are signed out, and the apps that you have connected lose their access.</p>
</form>
<h2>Devices</h2>
<form method="post" action="/dashboard/sign-out-everywhere" class="card">
<p>A device stays signed in for ${sessionDays} days.</p>
<button class="quiet">Sign out everywhere</button>
</form>`,
})

const doChangePassword = async (visit: Visit): Promise<Done | View> => {
  const { deps, asked, person, form } = visit
  const [current, next] = [form.get('current') ?? '', form.get('next') ?? '']
  const weakness = passwordProblem(next, person.email)
  if (weakness !== null) return settings(visit, weakness, 400)
  try {
    const sender = requestSender(asked.request, asked.server, deps.config)
    const session = await changePassword(deps, person, { current, next, sender })
    if (session === null) return settings(visit, 'The present password is wrong.', 401)
    return { to: '/dashboard/settings', done: 'password-changed', cookies: [sessionCookie(deps.config, session)] }
  } catch (error) {
    if (error instanceof Problem && error.status === 429) return settings(visit, error.message, 429)
    throw error
  }
}

const doSignOutEverywhere = async ({ deps, person }: Visit): Promise<Done> => {
  await signOutEverywhere(deps, person.id)
  return { to: '/sign-in', cookies: [noSessionCookie(deps.config)] }
}

export const settingsPlaces = {
  '/dashboard/settings': { get: seeSettings },
  '/dashboard/password': { post: doChangePassword },
  '/dashboard/sign-out-everywhere': { post: doSignOutEverywhere },
} as const satisfies Record<string, Place>
