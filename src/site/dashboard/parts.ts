import { clubTypeSaid } from '../../fitting/index.ts'
import type { ClubType } from '../../golf/names/words.ts'
import type { Scope } from '../../identity/auth/index.ts'
import { type Html, html } from '../../pages/index.ts'
import { capitalize } from '../../platform/values.ts'
import { inEnglish } from '../../words/index.ts'

/** Name of a club type for people. @example clubName('iron') // 'Iron set' */
export const clubName = (type: ClubType): string => capitalize(inEnglish(clubTypeSaid[type]))

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** A day of UTC in words. @example day(new Date('2026-11-22T12:00Z')) // '22 Nov 2026' */
export const day = (at: Date): string => `${at.getUTCDate()} ${months[at.getUTCMonth()]} ${at.getUTCFullYear()}`

/** A day, for people and for programs. */
export const dayOf = (at: Date): Html => html`<time datetime="${at.toISOString()}">${day(at)}</time>`

/** A minute of UTC. */
export const minuteOf = (at: Date): Html =>
  html`<time datetime="${at.toISOString()}">${day(at)}, ${at.toISOString().slice(11, 16)} UTC</time>`

/** A second of UTC, in short: lists of what just happened are read by the second. */
export const secondOf = (at: Date): Html =>
  html`<time datetime="${at.toISOString()}">${at.getUTCDate()} ${months[at.getUTCMonth()]}, ${at.toISOString().slice(11, 19)}</time>`

/** Facts about one thing in a list. */
export const facts = (all: readonly (readonly [name: string, value: Html | string | null])[]): Html =>
  html`<dl class="facts">
${all.map(([name, value]) => (value === null ? '' : html`<div><dt>${name}</dt><dd>${value}</dd></div>\n`))}</dl>`

type Tone = 'good' | 'warn' | 'bad'

/** A word in a colored box. */
export const chip = (text: string, tone?: Tone): Html =>
  html`<span class="chip${tone ? ` ${tone}` : ''}">${text}</span>`

/** What credentials may do, in words for people. */
export const scopeLabels: Readonly<Record<Scope, { name: string; more: string }>> = {
  'fittings:create': {
    name: 'Make fittings',
    more: 'Uses up fittings and credits of the account. It also deletes saved fittings.',
  },
  'fittings:read': { name: 'Read fittings', more: 'And sessions. It also opens the catalog and the free tools.' },
  'webhooks:manage': { name: 'Manage webhooks', more: 'Makes, lists, changes and removes webhook endpoints.' },
  'sessions:ingest': { name: 'Send sessions', more: 'Stores captured launch-monitor sessions, and deletes them.' },
}

/** Scopes by their names for people. */
export const scopeNames = (scopes: readonly Scope[]): string =>
  scopes.map((scope) => scopeLabels[scope].name).join(', ')

/** What is where a list has nothing yet. */
export const empty = (text: Html | string): Html => html`<div class="empty"><p>${text}</p></div>`

/** Why a form comes back. */
export const showRefusal = (text: string | undefined): Html =>
  text === undefined ? html`` : html`<p class="told wrong" role="alert">${text}</p>`

/** What is wrong with a field, beside it. */
export const fault = (id: string, text: string | undefined): Html =>
  text === undefined ? html`` : html`<p class="hint wrong" id="${id}" role="alert">${text}</p>`

/** A new secret, with a button to copy it where scripts run. */
export const secretPanel = (secret: string | null, { title, more }: { title: string; more: Html | string }): Html =>
  secret === null
    ? html``
    : html`<section class="secret" role="status">
<h2>${title}</h2>
<p>${more}</p>
<output id="secret">${secret}</output>
<button type="button" class="quiet" data-copy="secret" hidden>Copy</button>
</section>`

/** An action that is asked about once more: it opens below its name, and the form in it does it. */
export const confirmForm = (about: {
  readonly name: string
  /** Whose, for those who hear the page. */
  readonly of: string
  readonly action: string
  readonly question: string
  readonly button: string
  readonly fields?: Html
  readonly isHarmless?: boolean
}): Html => html`<details>
<summary${about.isHarmless ? '' : danger}>${about.name}<span class="unseen"> ${about.of}</span></summary>
<form method="post" action="${about.action}">
<p>${about.question}</p>
${about.fields ?? ''}<button${about.isHarmless ? '' : danger}>${about.button}</button>
</form>
</details>`

const danger = html` class="danger"`

/** Boxes to tick for scopes. */
export const scopeBoxes = (ticked: readonly string[]): Html =>
  html`<fieldset class="whole"><legend>What it may do</legend>
<div class="ticks">
${(Object.keys(scopeLabels) as Scope[]).map(
  (scope) =>
    html`<label><input type="checkbox" name="scope" value="${scope}"${ticked.includes(scope) ? html` checked` : ''}> <span>${scopeLabels[scope].name} <small>${scopeLabels[scope].more}</small></span></label>\n`,
)}</div></fieldset>`

/** How long something may last, in days; 0: without end. */
const lifetimes: readonly (readonly [days: number, words: string])[] = [
  [0, 'No end'],
  [7, '7 days'],
  [30, '30 days'],
  [90, '90 days'],
  [365, 'A year'],
]

/** Field for the days until a credential ends. */
export const lifetimeField = (chosen: string): Html =>
  html`<div><label for="days">Ends after</label>
<select id="days" name="days">
${lifetimes.map(([days, words]) => html`<option value="${days}"${String(days) === chosen ? html` selected` : ''}>${words}</option>\n`)}</select></div>`

/** When something made now ends; null: never. Undefined: not one of the choices. */
export const endAfter = (days: string, now: Date): Date | null | undefined => {
  const [known] = lifetimes.find(([one]) => String(one) === days) ?? []
  if (known === undefined) return undefined
  return known === 0 ? null : new Date(now.getTime() + known * 86_400_000)
}
