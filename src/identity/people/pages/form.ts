import { fill, type Html, html, page, type Reader } from '../../../pages/index.ts'
import { passwordCharactersMax, passwordCharactersMin } from '../password.ts'

/** What every page of a form knows. */
export interface FormPage {
  readonly serviceName: string
  readonly reader: Reader
  /** Why the form comes back. */
  readonly refusal?: string | undefined
}

/** A page that is one narrow sheet. */
export const sheet = (title: string, { serviceName, reader, refusal }: FormPage, content: Html): Html =>
  page({
    title: `${title} - ${serviceName}`,
    serviceName,
    reader,
    styles: ['/docs/components.css', '/docs/form.css'],
    main: html`<section class="narrow">
<h1>${title}</h1>
${refusal === undefined ? '' : html`<p class="told wrong" role="alert">${refusal}</p>`}
${content}
</section>`,
  })

/** Field for an email address. */
export const emailField = ({ texts: { entry } }: Reader, value: string): Html =>
  html`<label for="email">${entry.email}</label>
<input id="email" name="email" type="email" autocomplete="username" required maxlength="200" value="${value}">`

/** Field for the present password. */
export const passwordField = (label: string, name = 'password'): Html =>
  html`<label for="${name}">${label}</label>
<input id="${name}" name="${name}" type="password" autocomplete="current-password" required maxlength="${passwordCharactersMax}">`

/** Field for a new password, with the rule of its length. */
export const newPasswordField = ({ texts: { entry } }: Reader, label: string, name = 'password'): Html =>
  html`<label for="${name}">${label}</label>
<input id="${name}" name="${name}" type="password" autocomplete="new-password" required minlength="${passwordCharactersMin}" maxlength="${passwordCharactersMax}" aria-describedby="${name}-hint">
<p class="hint" id="${name}-hint">${fill(entry.length, { min: passwordCharactersMin })}</p>`

/** Characters of a recovery code with its hyphens, and some more. */
export const codeCharactersMax = 40

/** Field for a code of the second factor: phones offer the one of the app. @param id Of the field. */
export const codeField = ({ texts: { entry } }: Reader, id = 'code'): Html =>
  html`<label for="${id}">${entry.factor.code}</label>
<input id="${id}" name="${id}" autocomplete="one-time-code" inputmode="text" autocapitalize="none" spellcheck="false" required maxlength="${codeCharactersMax}" aria-describedby="${id}-hint">
<p class="hint" id="${id}-hint">${entry.factor.codeHint}</p>`
