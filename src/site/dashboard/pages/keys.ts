import {
  type ApiKey,
  type KeyRefusal,
  makeKey,
  originProblem,
  prefixOfKey,
  rollKey,
  selectApiKey,
  selectApiKeys,
} from '../../../identity/accounts/index.ts'
import { prefixOf } from '../../../identity/auth/index.ts'
import { type CredentialRefusal, maxima, type Refusal } from '../../../identity/wishes/index.ts'
import { type Html, html } from '../../../pages/index.ts'
import { problem } from '../../../platform/errors.ts'
import { say } from '../../../words/say.ts'
import { keyState, requestDays, usageByKey } from '../../developers/index.ts'
import { type Again, credentialForm, credentialRefusal, readCredentialForm } from '../credential-form.ts'
import { chip, confirmForm, dayOf, empty, facts, minuteOf, scopeNames, secretPanel, showRefusal } from '../parts.ts'
import { pageOf } from '../table.ts'
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

const keys = async ({ deps, person, isOwner, secret, query }: Visit, again: Again & Wish = {}): Promise<View> => {
  const [all, used] = await Promise.all([selectApiKeys(deps.sql, person.accountId), usageByKey(deps, person.accountId)])
  const now = deps.clock()
  const isLive = (key: ApiKey) => keyState(key, now) === 'live'
  const endedCount = all.filter((key) => !isLive(key)).length
  const { items, pager } = pageOf('/dashboard/keys', query, [
    ...all.filter(isLive),
    ...all.filter((key) => !isLive(key)),
  ])
  const live = items.filter(isLive)
  const ended = items.filter((key) => !isLive(key))
  return {
    title: 'API keys',
    section: 'keys',
    status: again.refusal === undefined ? 200 : 400,
    content: html`<h1>API keys</h1>
<p class="lead">A secret key is for your own servers: anyone who has it can act for this account, within its scopes. A publishable key is for your web pages: it gives access only to the studio.</p>
${showRefusal(again.refusal)}
${newKey(secret, deps.config)}
<h2>Active keys</h2>
${live.length === 0 ? empty(endedCount === all.length ? 'There are no active keys.' : 'They are on the pages before.') : html`<ul class="list">\n${live.map((key) => keyItem(key, now, isOwner, used(key.id)))}</ul>`}
${
  ended.length === 0
    ? ''
    : html`<details class="more-of-list"><summary>Ended keys (${endedCount})</summary>
<ul class="list">\n${ended.map((key) => keyItem(key, now, false, used(key.id)))}</ul></details>`
}
${pager}
${isOwner ? credentialForm({ ...newCredential, more: purposeFields(again) }, again) : ''}`,
  }
}

const keyItem = (key: ApiKey, now: Date, mayChange: boolean, used: Used): Html => {
  const state = keyState(key, now)
  return html`<li${state === 'live' ? '' : html` class="gone"`}>
<div class="head"><h3>${key.name}</h3> <code>${prefixOfKey(key)}_…${key.lastFour}</code> ${key.isTest ? chip('Test') : ''}${key.origins === null ? '' : chip('Publishable')} ${stateChip(key, state)}</div>
${facts([
  ['May', key.origins === null ? scopeNames(key.scopes) : 'Serve the studio'],
  ['On pages of', key.origins?.join(', ') ?? null],
  ['Fittings a day', key.dailyCap === null ? null : `At most ${key.dailyCap}`],
  ['Shop', key.shop],
  ['Made', dayOf(key.createdAt)],
  endOf(key, state),
  ['Last used', lastUse(key)],
  ['Fittings this month', String(used.fittings)],
  [`Requests, ${requestDays} days`, requestWords(key, used)],
])}${mayChange ? html`<div class="actions">${key.successorId === null ? rollForm(key) : ''}${revokeForm(key)}</div>` : ''}
</li>
`
}

type Used = ReturnType<Awaited<ReturnType<typeof usageByKey>>>

const requestWords = ({ id, isTest }: ApiKey, { requests, refused }: Used): Html | string =>
  requests === 0
    ? 'None'
    : html`<a href="/dashboard/requests?${isTest ? 'mode=test&' : ''}key=${id}">${requests}</a>${refused === 0 ? '' : `, ${refused} refused or failed`}`

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

const rollForm = ({ id, name }: ApiKey): Html => html`<details>
<summary>Roll<span class="unseen"> ${name}</span></summary>
<form method="post" action="/dashboard/keys/${id}/roll">
<p>Creates a replacement with the same name and scopes. Switch your servers to it before this key ends.</p>
<div class="row"><div><label for="overlap-${id}">This key ends</label>
<select id="overlap-${id}" name="overlap">
${overlaps.map(([seconds, words]) => html`<option value="${seconds}"${seconds === overlapUsual ? html` selected` : ''}>${words}</option>\n`)}</select></div>
<button>Roll key</button></div>
</form>
</details>
`

const revokeForm = ({ id, name }: ApiKey): Html =>
  confirmForm({
    name: 'Revoke',
    of: name,
    action: `/dashboard/keys/${id}/revoke`,
    question: 'The key stops working at once, everywhere. This cannot be undone.',
    button: 'Revoke key',
  })

/** Facts about a key in addition to those of every credential. */
interface Wish {
  readonly purpose?: string
  readonly origins?: string
  readonly dailyCap?: string
  readonly shop?: string
}

const purposes: readonly (readonly [value: string, name: string, more: string])[] = [
  ['server', 'My servers', 'Secret: it stays where nobody else can read it.'],
  ['test', 'Tests', 'Charges and counts nothing, and sees only what test keys stored. Every answer says so.'],
  ['page', 'A web page', 'Publishable: it opens only the studio, on the pages that you name here.'],
]

const purposeFields = ({ purpose = 'server', origins = '', dailyCap = '50', shop = '' }: Wish): Html =>
  html`<fieldset class="whole"><legend>What for</legend>
<div class="ticks">${purposes.map(
    ([value, name, more]) =>
      html`<label><input type="radio" name="purpose" value="${value}"${value === purpose ? html` checked` : ''}> <span>${name} <small>${more}</small></span></label>\n`,
  )}</div></fieldset>
<div><label for="origins">Pages, for a web page</label>
<input id="origins" name="origins" maxlength="2000" autocomplete="off" spellcheck="false" placeholder="https://shop.example" value="${origins}" aria-describedby="origins-hint">
<p class="hint" id="origins-hint">Scheme and host of each, separated by spaces.</p></div>
<div><label for="daily-cap">Fittings a day, for a web page</label>
<input id="daily-cap" name="dailyCap" type="number" min="1" max="100000" value="${dailyCap}"></div>
<div><label for="shop">Shop, for a web page</label>
<input id="shop" name="shop" maxlength="40" autocomplete="off" spellcheck="false" value="${shop}" aria-describedby="shop-hint">
<p class="hint" id="shop-hint">May stay empty. Product links carry it as <code>svc_shop</code>.</p></div>
`

/** A publishable key is shown as the line that puts the studio on a page. */
const newKey = (secret: string | null, { baseUrl }: Visit['deps']['config']): Html => {
  if (secret === null || prefixOf(secret) !== 'svc_pub')
    return secretPanel(secret, {
      title: 'The new key',
      more: 'Copy it now. It is shown this once, and only its hash is kept.',
    })
  return secretPanel(`<script src="${baseUrl}/embed.js" data-key="${secret}" async></script>`, {
    title: 'The line for your page',
    more: 'It shows the studio in its place on the page, with the new key. Copy it now: it is shown only once.',
  })
}

const newCredential = { noun: 'key', action: '/dashboard/keys', hint: 'Where it is used, for example: Web shop' }

const doMake = async (visit: Visit): Promise<Done | View> => {
  const { deps, person, form } = visit
  const { typed, wish } = readCredentialForm(form, deps.clock())
  const more = readMore(form)
  const asked = more.purpose === 'page' ? pageWish(wish, more) : wish
  if (more.purpose !== 'page' && more.origins.trim() !== '')
    return keys(visit, { ...typed, ...more, refusal: pagesNeedPublishable })
  const test = more.purpose === 'test' && { test: true }
  const made = await makeKey(deps, person.accountId, { ...asked, ...test }, actorOf(visit), visit.claim)
  if ('refused' in made) return keys(visit, { ...typed, ...more, refusal: refusalWords(made) })
  return { to: '/dashboard/keys', secret: made.apiKey }
}

const pagesNeedPublishable =
  'Pages are named for a publishable key only. Choose “A web page”, or leave the pages empty: a secret key must not stand on a page.'

const readMore = (form: URLSearchParams): Required<Wish> => ({
  purpose: form.get('purpose') ?? 'server',
  origins: form.get('origins') ?? '',
  dailyCap: form.get('dailyCap') ?? '',
  shop: (form.get('shop') ?? '').trim(),
})

/** The studio says what a publishable key may do, so the boxes ticked for other keys are not part of its wish. */
const pageWish = (
  { scopes: _, ...wish }: { readonly scopes?: unknown },
  { origins, dailyCap, shop }: Required<Wish>,
) => ({
  ...wish,
  publishable: {
    origins: origins.split(/[\s,]+/).filter(Boolean),
    dailyCap: Number(dailyCap),
    ...(shop !== '' && { shop }),
  },
})

const refusalWords = ({ refused, received }: Refusal<KeyRefusal>): string => {
  if (received !== undefined) return `The page ${received} ${originProblem(received)}.`
  if (refused === 'origins') return 'Name the pages that may use the key, at most 20.'
  if (refused === 'dailyCap') return 'Take 1 to 100,000 fittings a day.'
  if (refused === 'shop') return 'Take for the shop at most 40 letters, digits, dots, hyphens and underscores.'
  return credentialRefusal(refused as CredentialRefusal, newCredential.noun)
}

const doRoll = async (visit: Visit): Promise<Done | View> => {
  const { deps, person, id, form } = visit
  const [overlapSeconds] = overlaps.find(([seconds]) => String(seconds) === form.get('overlap')) ?? [overlapUsual]
  const rolled = await rollKey(deps, id, { accountId: person.accountId, overlapSeconds }, actorOf(visit))
  if (!('refused' in rolled)) return { to: '/dashboard/keys', secret: rolled.apiKey }
  if (rolled.refused === 'no-key') throw noKey()
  return keys(visit, { refusal: `The key was not rolled: ${rollWords[rolled.refused]}.` })
}

const rollWords = {
  ended: 'it has ended',
  rolled: 'it was rolled',
  maximum: `${maxima.keys} rolled keys still work until their overlap ends`,
} as const

const doRevoke = async (visit: Visit): Promise<Done> => {
  const { deps, person, id } = visit
  if ((await selectApiKey(deps.sql, id, person.accountId)) === null) throw noKey()
  await deps.keys.revoke(id, actorOf(visit))
  return { to: '/dashboard/keys', done: 'key-revoked' }
}

const noKey = () => problem('notFound', { detail: say('access.noKey') })

/** Pages and forms of API keys. */
export const keyPlaces = {
  '/dashboard/keys': {
    get: seeKeys,
    post: doMake,
    makes: ['svc', 'svc_test', 'svc_pub'],
    asksPassword: true,
    ownersOnly: 'forms',
  },
  '/dashboard/keys/:id/roll': { post: doRoll, asksPassword: true, ownersOnly: 'forms' },
  '/dashboard/keys/:id/revoke': { post: doRevoke, isForEnding: true, ownersOnly: 'forms' },
} as const satisfies Record<string, Place>
