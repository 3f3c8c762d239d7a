import { type Html, html } from '../../../pages/index.ts'
import type { JoinLink } from '../queries.ts'
import { emailField, type FormPage, newPasswordField, passwordField, sheet } from './form.ts'

/** @param about.next Where to go afterwards, one of our own addresses. */
export const signInPage = ({ email, next, ...about }: FormPage & { email: string; next: string }): Html =>
  sheet(
    'Sign in',
    about,
    html`<form method="post" action="/sign-in">
<input type="hidden" name="next" value="${next}">
${emailField(email)}
${passwordField('Password')}
<button>Sign in</button>
</form>
<p class="hint">No account, or forgot your password? The operator of ${about.serviceName} can send you a link to set one.</p>`,
  )

/** Page behind an invitation, and behind a link for a new password. */
export const joinPage = ({
  link,
  token,
  email,
  ...about
}: FormPage & { link: JoinLink; token: string; email: string }): Html => {
  const title = link.isKnown ? 'Set a new password' : `Join ${link.companyName}`
  const who = link.email === null ? emailField(email) : knownEmail(link.email)
  return sheet(
    title,
    about,
    html`<form method="post" action="/join/${token}">
${who}
${newPasswordField('Password')}
<button>${link.isKnown ? 'Set password' : 'Join'}</button>
</form>
<p class="hint">${link.isKnown ? 'You will be signed out on all devices.' : `You will join as ${link.role}. This link works once.`}</p>`,
  )
}

/** Readable, and there for password managers. */
const knownEmail = (email: string): Html =>
  html`<label for="email">Email</label>
<input id="email" name="email" type="email" autocomplete="username" readonly value="${email}">`

/** Page behind a link that was used or has expired. */
export const usedLinkPage = (about: FormPage): Html =>
  sheet(
    'This link no longer works',
    about,
    html`<p>It was already used, has expired, or is incomplete.</p>
<p><a href="/sign-in">Sign in</a>, or ask the person who sent it for a new one.</p>`,
  )

/** Page for a form that another site sent, which is not carried out. */
export const foreignFormPage = ({ authUrl, ...about }: FormPage & { authUrl: string }): Html =>
  sheet(
    'This form was sent from another site',
    about,
    html`<p>Nothing was changed. Forms are accepted only from pages opened at <a href="${authUrl}/sign-in">${authUrl}</a>.</p>`,
  )
