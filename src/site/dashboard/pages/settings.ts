import { headPlace, ownStoreLink, skuPlace, storeLinkProblem } from '../../../equipment/store-link/index.ts'
import { type LookFault, selectLook, selectShop, setLook, setStoreLink } from '../../../identity/accounts/index.ts'
import {
  changePassword,
  deviceCookie,
  noSessionCookie,
  passwordCharactersMax,
  passwordCharactersMin,
  passwordProblem,
  sessionCookie,
  sessionDays,
  signOutEverywhere,
  weaknessIn,
} from '../../../identity/people/index.ts'
import { englishReader, type Html, html } from '../../../pages/index.ts'
import { Problem } from '../../../platform/errors.ts'
import { requestSender } from '../../../platform/http/client-address.ts'
import { dayOf, facts, fault, showRefusal } from '../parts.ts'
import { actorOf, type Done, type Place, type View, type Visit } from '../visit.ts'

const seeSettings = (visit: Visit): Promise<View> => settings(visit)

/** Why a form comes back. */
interface Again {
  readonly refusal?: string
  readonly status?: number
  /** As it was typed. */
  readonly storeLink?: string
  readonly look?: Look
  readonly wrongLook?: LookFault
}

type Look = Readonly<Record<'name' | 'accent' | 'logo', string>>

const settings = async (
  visit: Visit,
  { refusal, status = 200, storeLink: typed, look, wrongLook = {} }: Again = {},
): Promise<View> => ({
  title: 'Settings',
  section: 'settings',
  status,
  content: html`<h1>Settings</h1>
${showRefusal(refusal)}
<h2>Account</h2>
<div class="card">
<h3>${visit.person.companyName}</h3>
${facts([
  ['Account', html`<code>${visit.person.accountId}</code>`],
  ['You', visit.person.email],
  ['Role', visit.person.role === 'owner' ? 'Owner' : 'Member'],
  ['Since', dayOf(visit.person.createdAt)],
])}</div>
${storeLinkCard(visit, typed ?? (await selectShop(visit.deps.sql, visit.person.accountId)).storeLink ?? '')}
${await lookCard(visit, look, wrongLook)}
<h2>Change the password</h2>
<form method="post" action="/dashboard/password" class="card">
<input type="hidden" name="email" autocomplete="username" value="${visit.person.email}">
<div class="fields">
<div><label for="current">Current password</label>
<input id="current" name="current" type="password" autocomplete="current-password" required maxlength="${passwordCharactersMax}"></div>
<div><label for="next">New password</label>
<input id="next" name="next" type="password" autocomplete="new-password" required minlength="${passwordCharactersMin}" maxlength="${passwordCharactersMax}" aria-describedby="next-hint">
<p class="hint" id="next-hint">At least ${passwordCharactersMin} characters. A sentence is easy to remember.</p></div>
</div>
<button>Change password</button>
<p class="hint">Your other devices are signed out, and the apps that you have connected lose their access.</p>
</form>
<h2>Second factor</h2>
<div class="card"><p>${visit.person.hasSecondFactor ? 'On: signing in also takes a code from your app.' : 'Off: your password alone signs you in.'} <a href="/second-factor">${visit.person.hasSecondFactor ? 'Change' : 'Turn on'}</a></p></div>
<h2>Devices</h2>
<form method="post" action="/dashboard/sign-out-everywhere" class="card">
<p>A device stays signed in for ${sessionDays} days.</p>
<button class="quiet">Sign out everywhere</button>
</form>`,
})

const storeLinkCard = ({ deps, isOwner }: Visit, storeLink: string): Html => {
  const own = ownStoreLink(deps.config)
  return isOwner
    ? html`<h2>Store links</h2>
<form method="post" action="/dashboard/store-link" class="card">
<label for="store-link">Recommended clubs link to</label>
<input id="store-link" name="storeLink" maxlength="500" autocomplete="off" spellcheck="false" placeholder="${own}" value="${storeLink}" aria-describedby="store-link-hint">
<p class="hint" id="store-link-hint">An https URL with <code>${headPlace}</code> in place of the club id, or <code>${skuPlace}</code> for your own product from the <a href="/dashboard/inventory">stock list</a>. The fitted build is added to the end; a parameter such as <code>{loft}</code> can also be a placeholder. If empty: the store of this service, <code>${own}</code>.</p>
<button>Save</button>
</form>`
    : html`<h2>Store links</h2>
<div class="card"><p>Recommended clubs link to <code>${storeLink === '' ? own : storeLink}</code>, with the fitted build added. An owner can change this.</p></div>`
}

const lookCard = async ({ deps, person, isOwner }: Visit, typed: Look | undefined, wrong: LookFault): Promise<Html> => {
  const stored = await selectLook(deps.sql, person.accountId)
  const { name = '', accent = '', logo = '' } = typed ?? stored
  if (!isOwner)
    return html`<h2>Studio on your pages</h2>
<div class="card">
${facts([
  ['Name', name || stored.company],
  ['Color', accent || null],
  ['Logo', logo || null],
])}<p>An owner can change this.</p></div>`
  const input = (id: keyof Look, value: string, label: string, hint: Html, placeholder: string) =>
    html`<div${id === 'logo' ? html` class="whole"` : ''}><label for="look-${id}">${label}</label>
<input id="look-${id}" name="${id}" maxlength="500" autocomplete="off" spellcheck="false" placeholder="${placeholder}" value="${value}" aria-describedby="${wrong[id] ? html`look-${id}-fault ` : ''}look-${id}-hint"${wrong[id] ? html` aria-invalid="true"` : ''}>
${fault(`look-${id}-fault`, wrong[id] && `${label} ${wrong[id]}.`)}<p class="hint" id="look-${id}-hint">${hint}</p></div>
`
  return html`<h2 id="look">Studio on your pages</h2>
<form method="post" action="/dashboard/look" class="card">
<p class="hint">How the studio looks where a <a href="/docs/shop-page">line of HTML</a> puts it on a page of yours.</p>
<div class="fields">
${input('name', name, 'Name', html`If empty: ${stored.company}.`, stored.company)}${input('accent', accent, 'Color', html`Of buttons and links, such as <code>#1d6b43</code>. It must be readable on a light page; dark pages show it lighter.`, '#1d6b43')}${input('logo', logo, 'Logo', html`The https URL of a picture, on an origin of one of your publishable keys.`, 'https://example.com/logo.svg')}</div>
<button>Save</button>
</form>`
}

const doSetLook = async (visit: Visit): Promise<Done | View> => {
  const { deps, person, form } = visit
  const read = (name: keyof Look) => (form.get(name) ?? '').trim()
  const look: Look = { name: read('name'), accent: read('accent'), logo: read('logo') }
  const wish = Object.fromEntries(Object.entries(look).filter(([, value]) => value !== ''))
  const wrong = await setLook(deps, person.accountId, wish, actorOf(visit))
  if (wrong !== null && wrong !== 'no-account') return settings(visit, { look, wrongLook: wrong, status: 400 })
  return { to: '/dashboard/settings', done: 'look' }
}

const doSetStoreLink = async (visit: Visit): Promise<Done | View> => {
  const { deps, person, form } = visit
  const storeLink = (form.get('storeLink') ?? '').trim()
  const wrong = storeLink === '' ? null : storeLinkProblem(storeLink)
  if (wrong !== null) return settings(visit, { refusal: `The URL ${wrong}.`, status: 400, storeLink })
  await setStoreLink(deps, person.accountId, storeLink === '' ? null : storeLink, actorOf(visit))
  return { to: '/dashboard/settings', done: 'store-link' }
}

const doChangePassword = async (visit: Visit): Promise<Done | View> => {
  const { deps, asked, person, form } = visit
  const [current, next] = [form.get('current') ?? '', form.get('next') ?? '']
  const weakness = passwordProblem(next, person.email)
  if (weakness !== null) return settings(visit, { refusal: weaknessIn(englishReader, weakness), status: 400 })
  try {
    const sender = requestSender(asked.request, asked.server, deps.config)
    const session = await changePassword(deps, person, { current, next, sender, sessionId: visit.session.keyId })
    if (session === null) return settings(visit, { refusal: 'The current password is wrong.', status: 401 })
    const cookies = [sessionCookie(deps.config, session), deviceCookie(deps.config, session.device)]
    return { to: '/dashboard/settings', done: 'password-changed', cookies }
  } catch (error) {
    if (error instanceof Problem && error.status === 429)
      return settings(visit, { refusal: error.message, status: 429 })
    throw error
  }
}

const doSignOutEverywhere = async ({ deps, person }: Visit): Promise<Done> => {
  await signOutEverywhere(deps, person.id)
  return { to: '/sign-in', cookies: [noSessionCookie(deps.config)] }
}

/** Page and forms of settings. */
export const settingsPlaces = {
  '/dashboard/settings': { get: seeSettings },
  '/dashboard/store-link': { post: doSetStoreLink, ownersOnly: 'forms' },
  '/dashboard/look': { post: doSetLook, ownersOnly: 'forms' },
  '/dashboard/password': { post: doChangePassword, isForEnding: true },
  '/dashboard/sign-out-everywhere': { post: doSignOutEverywhere, isForEnding: true },
} as const satisfies Record<string, Place>
