import { fill, type Html, html, type Reader } from '../../../pages/index.ts'
import type { JoinLink } from '../queries.ts'
import { emailField, type FormPage, newPasswordField, passwordField, sheet } from './form.ts'

/** @param about.next Where to go afterwards, one of our own addresses. */
export const signInPage = ({ email, next, ...about }: FormPage & { email: string; next: string }): Html => {
  const { entry } = about.reader.texts
  return sheet(
    entry.signIn,
    about,
    html`<form method="post" action="/sign-in">
<input type="hidden" name="next" value="${next}">
${emailField(about.reader, email)}
${passwordField(entry.password)}
<button>${entry.signIn}</button>
</form>
<p class="hint">${fill(entry.help, { name: about.serviceName })}</p>`,
  )
}

/** Page behind an invitation, and behind a link for a new password. */
export const joinPage = ({
  link,
  token,
  email,
  ...about
}: FormPage & { link: JoinLink; token: string; email: string }): Html => {
  const { reader } = about
  const { entry } = reader.texts
  const title = link.isKnown ? entry.renew : entry.join.replace('{company}', () => link.companyName)
  const who = link.email === null ? emailField(reader, email) : knownEmail(reader, link.email)
  return sheet(
    title,
    about,
    html`<form method="post" action="/join/${token}">
${who}
${newPasswordField(reader, entry.password)}
<button>${link.isKnown ? entry.renewIt : entry.joinIt}</button>
</form>
<p class="hint">${link.isKnown ? entry.signsOut : entry.joinsAs[link.role]}</p>`,
  )
}

/** Readable, and there for password managers. */
const knownEmail = ({ texts: { entry } }: Reader, email: string): Html =>
  html`<label for="email">${entry.email}</label>
<input id="email" name="email" type="email" autocomplete="username" readonly value="${email}">`

/** Page behind a link that was used or has expired. */
export const usedLinkPage = (about: FormPage): Html => {
  const { entry } = about.reader.texts
  const signIn = html`<a href="/sign-in">${entry.signIn}</a>`
  return sheet(
    entry.used,
    about,
    html`<p>${entry.usedWhy}</p>
<p>${fill(entry.usedFix, { signIn })}</p>`,
  )
}

/** Page for a form that another site sent, which is not carried out. */
export const foreignFormPage = ({ authUrl, ...about }: FormPage & { authUrl: string }): Html => {
  const { entry } = about.reader.texts
  const address = html`<a href="${authUrl}/sign-in">${authUrl}</a>`
  return sheet(entry.foreign, about, html`<p>${fill(entry.foreignWhy, { address })}</p>`)
}
