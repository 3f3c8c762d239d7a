import { type Html, html } from '../../../pages/index.ts'
import { problem } from '../../../platform/errors.ts'
import { type ApiKey, createKey, rollKey, selectApiKey, selectApiKeys } from '../../accounts/index.ts'
import { keyState } from '../../developers/index.ts'
import { type Again, credentialForm, readCredentialForm } from '../credential-form.ts'
import { askedAgain, chip, dayOf, empty, facts, minuteOf, refused, scopeNames, secretPanel } from '../parts.ts'
import { actorOf, type Done, type Place, type View, type Visit } from '../visit.ts'

/** How long a rolled key may go on working, in seconds. */
const overlaps: readonly (readonly [seconds: number, words: string])[] = [
  [0, 'At once'],
  [3_600, 'After an hour'],
  [86_400, 'After a day'],
  [7 * 86_400, 'After 7 days'],
  [30 * 86_400, 'After 30 days'],
]
const overlapUsual = 86_400

const seeKeys = (visit: Visit): Promise<View> => keys(visit)

const keys = async (
  { deps, person, isOwner, secret }: Visit,
  again: Again & { readonly isTest?: boolean } = {},
): Promise<View> => {
  const all = await selectApiKeys(deps.sql, person.accountId)
  const now = deps.clock()
  const live = all.filter((key) => keyState(key, now) === 'live')
  const ended = all.filter((key) => keyState(key, now) !== 'live')
  return {
    title: 'API keys',
    section: 'keys',
    status: again.refusal === undefined ? 200 : 400,
    content: html`<h1>API keys</h1>
<p class="lead">A key is for your own servers: whoever holds it acts for this account, within what it may do.</p>
${refused(again.refusal)}
${secretPanel(secret, { title: 'The new key', more: 'Copy it now. It is shown this once, and only its hash is kept.' })}
<h2>Keys that work</h2>
${live.length === 0 ? empty('No key works at the moment.') : html`<ul class="list">\n${live.map((key) => keyItem(key, now, isOwner))}</ul>`}
${
  ended.length === 0
    ? ''
    : html`<details class="more-of-list"><summary>Keys that have ended (${ended.length})</summary>
<ul class="list">\n${ended.map((key) => keyItem(key, now, false))}</ul></details>`
}
${isOwner ? credentialForm({ ...newCredential, more: testBox(again.isTest === true) }, again) : ''}`,
  }
}

const keyItem = (key: ApiKey, now: Date, mayChange: boolean): Html => {
  const state = keyState(key, now)
  return html`<li${state === 'live' ? '' : html` class="gone"`}>
<div class="head"><h3>${key.name}</h3> <code>${key.isTest ? 'svc_test' : 'svc'}_…${key.lastFour}</code> ${key.isTest ? chip('Test') : ''} ${stateChip(key, state)}</div>
${facts([
  ['May', scopeNames(key.scopes)],
  ['Made', dayOf(key.createdAt)],
  endOf(key, state),
  ['Last used', lastUse(key)],
])}${mayChange ? html`<div class="actions">${key.successorId === null ? rolling(key) : ''}${revoking(key)}</div>` : ''}
</li>
`
}

const stateChip = ({ successorId }: ApiKey, state: ReturnType<typeof keyState>): Html => {
  if (state === 'revoked') return chip('Revoked', 'bad')
  if (state === 'expired') return chip('Ended', 'warn')
  return successorId === null ? html`` : chip('Rolled: a newer key takes its place', 'warn')
}

const endOf = (
  { expiresAt, revokedAt }: ApiKey,
  state: ReturnType<typeof keyState>,
): readonly [string, Html | string] => {
  if (revokedAt !== null) return ['Revoked', minuteOf(revokedAt)]
  if (expiresAt === null) return ['Ends', 'Never']
  return [state === 'live' ? 'Ends' : 'Ended', minuteOf(expiresAt)]
}

const lastUse = ({ lastUsedAt, lastUsedFrom }: ApiKey): Html | string => {
  if (lastUsedAt === null) return 'Never'
  return html`${minuteOf(lastUsedAt)}${lastUsedFrom === null ? '' : html` from <code>${lastUsedFrom}</code>`}`
}

const rolling = ({ id, name }: ApiKey): Html => html`<details>
<summary>Roll<span class="unseen"> ${name}</span></summary>
<form method="post" action="/dashboard/keys/${id}/roll">
<p>Makes a key that takes its place, with the same name and scopes. Change your servers to it before this one ends.</p>
<div class="row"><div><label for="overlap-${id}">This key ends</label>
<select id="overlap-${id}" name="overlap">
${overlaps.map(([seconds, words]) => html`<option value="${seconds}"${seconds === overlapUsual ? html` selected` : ''}>${words}</option>\n`)}</select></div>
<button>Roll key</button></div>
</form>
</details>
`

const revoking = ({ id, name }: ApiKey): Html =>
  askedAgain({
    name: 'Revoke',
    of: name,
    action: `/dashboard/keys/${id}/revoke`,
    question: 'The key stops working at once, everywhere. This cannot be undone.',
    button: 'Revoke key',
  })

const testBox = (isTicked: boolean): Html =>
  html`<fieldset class="whole"><legend>What for</legend>
<div class="ticks"><label><input type="checkbox" name="test" value="yes"${isTicked ? html` checked` : ''}> <span>For tests <small>Charges and counts nothing, and sees only what test keys stored. Every answer says so.</small></span></label></div></fieldset>
`

const newCredential = { noun: 'key', action: '/dashboard/keys', hint: 'Where it is used, for example: Web shop' }

const doMake = async (visit: Visit): Promise<Done | View> => {
  const { deps, person, form } = visit
  const asked = readCredentialForm(form, newCredential.noun, deps.clock())
  const isTest = form.has('test')
  if ('refusal' in asked) return keys(visit, { ...asked, isTest })
  const made = await createKey(deps, person.accountId, { ...asked, isTest }, actorOf(visit))
  if (made === null) throw new Error(`a session names account ${person.accountId}, which takes no keys`)
  return { to: '/dashboard/keys', secret: made.apiKey }
}

const doRoll = async (visit: Visit): Promise<Done | View> => {
  const { deps, person, id, form } = visit
  const [overlapSeconds] = overlaps.find(([seconds]) => String(seconds) === form.get('overlap')) ?? [overlapUsual]
  const rolled = await rollKey(deps, id, { accountId: person.accountId, overlapSeconds }, actorOf(visit))
  if (rolled === 'no such key') throw noKey()
  if (typeof rolled === 'string') return keys(visit, { refusal: `The key was not rolled: ${rolled}.` })
  return { to: '/dashboard/keys', secret: rolled.apiKey }
}

const doRevoke = async (visit: Visit): Promise<Done> => {
  const { deps, person, id } = visit
  if ((await selectApiKey(deps.sql, id, person.accountId)) === null) throw noKey()
  await deps.keys.revoke(id, actorOf(visit))
  return { to: '/dashboard/keys', done: 'key-revoked' }
}

const noKey = () => problem('notFound', { detail: 'There is no API key of this id in this account.' })

export const keyPlaces = {
  '/dashboard/keys': { get: seeKeys, post: doMake, makes: ['svc', 'svc_test'], ownersOnly: 'forms' },
  '/dashboard/keys/:id/roll': { post: doRoll, ownersOnly: 'forms' },
  '/dashboard/keys/:id/revoke': { post: doRevoke, ownersOnly: 'forms' },
} as const satisfies Record<string, Place>
