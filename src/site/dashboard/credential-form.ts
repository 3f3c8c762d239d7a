import type { CredentialRefusal } from '../../identity/wishes/index.ts'
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

/** What the form was filled in with, as it comes back and as a wish. */
export const readCredentialForm = (form: URLSearchParams, now: Date) => {
  const typed: Again = {
    name: form.get('name') ?? '',
    scopes: form.getAll('scope'),
    days: form.get('days') ?? '0',
  }
  const end = endAfter(form.get('days') ?? '0', now)
  // Days that nobody can choose are no time, and refused as such.
  const expiresAt = end === undefined ? 'never heard of' : end?.toISOString()
  return { typed, wish: { name: typed.name, scopes: typed.scopes, ...(expiresAt !== undefined && { expiresAt }) } }
}

/** Why it was not made. @param noun As in the form. */
export const credentialRefusal = (refused: CredentialRefusal, noun: string): string => {
  if (refused === 'name') return `Give the ${noun} a name of 1 to 100 characters, without invisible ones.`
  if (refused === 'scopes') return 'Choose at least one thing that it may do.'
  if (refused === 'maximum') return `The account has as many as it may. Revoke a ${noun} first.`
  return 'Choose when it ends.'
}
