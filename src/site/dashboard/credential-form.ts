import { isScope, type Scope } from '../../identity/auth/index.ts'
import { type Html, html } from '../../pages/index.ts'
import { endAfter, lifetimeField, scopeBoxes } from './parts.ts'

const nameCharactersMax = 100

/** What was typed, when the form comes back. */
export interface Again {
  readonly refusal?: string
  readonly name?: string
  readonly scopes?: readonly string[]
  readonly days?: string
}

/** What a new credential is to be. */
interface NewCredential {
  readonly name: string
  readonly scopes: readonly Scope[]
  readonly expiresAt: Date | null
}

/**
 * The form that makes a key or a connection.
 * @param noun `key`, as in "New key". `more`: fields of its own.
 */
export const credentialForm = (
  {
    noun,
    action,
    hint,
    more,
  }: { readonly noun: string; readonly action: string; readonly hint: string; readonly more?: Html },
  { name = '', scopes = ['fittings:create', 'fittings:read'], days = '0' }: Again,
): Html =>
  html`<h2 id="new">New ${noun}</h2>
<form method="post" action="${action}" class="card">
<div class="fields">
<div><label for="name">Name</label>
<input id="name" name="name" required maxlength="${nameCharactersMax}" autocomplete="off" value="${name}" aria-describedby="name-hint">
<p class="hint" id="name-hint">${hint}</p></div>
${lifetimeField(days)}
${scopeBoxes(scopes)}
${more ?? ''}</div>
<button>Create ${noun}</button>
</form>`

/** What the form was filled in with; with a refusal when that cannot be made. */
export const readCredentialForm = (form: URLSearchParams, noun: string, now: Date): NewCredential | Required<Again> => {
  const name = (form.get('name') ?? '').trim()
  const ticked = form.getAll('scope')
  const days = form.get('days') ?? '0'
  const again = (refusal: string) => ({ refusal, name, scopes: ticked, days })
  const scopes = ticked.filter(isScope)
  const expiresAt = endAfter(days, now)
  if (name === '' || name.length > nameCharactersMax)
    return again(`Give the ${noun} a name of at most ${nameCharactersMax} characters.`)
  if (scopes.length === 0) return again('Choose at least one thing that it may do.')
  if (expiresAt === undefined) return again('Choose when it ends.')
  return { name, scopes, expiresAt }
}
