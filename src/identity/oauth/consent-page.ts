import { type Html, html, page } from '../../pages/index.ts'
import { scopeWords } from './scopes.ts'

/** What somebody is asked to allow. */
interface ConsentFacts {
  readonly serviceName: string
  /** Address of the form. */
  readonly action: string
  /** As the app calls itself; null when it does not. */
  readonly clientName: string | null
  /** Host that published the app's metadata document: the only thing about it that is proven. Null: it has none. */
  readonly provenHost: string | null
  readonly isRegistered: boolean
  /** Where the answer goes. */
  readonly redirect: URL
  readonly isLoopback: boolean
  /** What it may do, for each part of the service. */
  readonly wanted: readonly { readonly resource: string; readonly scopes: readonly string[] }[]
  readonly email: string
  /** The operator has named the address; otherwise it was never verified. */
  readonly isVouched: boolean
  readonly companyName: string
}

/** Asks somebody whether an app may act for their account. No logo and no link: both would be the app's own words. */
export const consentPage = (facts: ConsentFacts): Html => {
  const { serviceName, clientName, redirect, isLoopback, wanted, email, isVouched, companyName } = facts
  const main = html`<section class="narrow">
<h1>Connect an app?</h1>
<p>An app named <strong>${clientName ?? '(no name)'}</strong> asks to act for <strong>${companyName}</strong>.</p>
<dl class="who">
<dt>Who it is</dt><dd>${identityWords(facts)}</dd>
${wanted.map(
  ({ resource, scopes }) => html`<dt>At <code>${resource}</code> it may</dt>
<dd><ul>${scopes.map((scope) => html`<li>${wordsOf(scope)}</li>`)}</ul></dd>`,
)}
<dt>The answer goes to</dt><dd>${redirectWords(redirect, isLoopback)}</dd>
<dt>You are</dt><dd>${email}${isVouched ? '' : ' (address not verified)'}</dd>
</dl>
${isLoopback ? html`<p class="told warn">Allow this only if you just started connecting an app on this computer. Another program on the computer could be pretending to be that app.</p>` : ''}
<form method="post" action="${facts.action}" class="choice">
<button name="decision" value="deny" class="quiet">Deny</button>
<button name="decision" value="allow" class="quiet">Allow</button>
</form>
<p class="hint">You can end the connection at any time; a new password ends it too.</p>
</section>`
  return page({
    title: `Connect an app - ${serviceName}`,
    serviceName,
    main,
    styles: ['/docs/components.css', '/docs/form.css'],
  })
}

const identityWords = ({ provenHost, isRegistered }: ConsentFacts): Html => {
  if (isRegistered) return html`Registered by the operator of this service.`
  return provenHost === null
    ? html`Not verified: it registered itself and chose its own name.`
    : html`Published by <strong>${provenHost}</strong>. It chose its own name.`
}

const redirectWords = (redirect: URL, isLoopback: boolean): Html => {
  if (isLoopback) return html`A program on this computer (<code>${redirect.host}</code>)`
  return redirect.protocol === 'https:'
    ? html`<strong>${redirect.host}</strong>`
    : html`A program that opens <code>${redirect.protocol}</code> addresses`
}

const wordsOf = (scope: string): string => scopeWords[scope as keyof typeof scopeWords] ?? scope

/** What went wrong where no app can be told. */
export const oauthProblemPage = (serviceName: string, what: string): Html =>
  page({
    title: `Not connected - ${serviceName}`,
    serviceName,
    styles: ['/docs/components.css', '/docs/form.css'],
    main: html`<section class="narrow">
<h1>The app was not connected</h1>
<p class="told wrong" role="alert">${what}</p>
<p>Go back to the app and start again. If it happens again, the app is asking for something that this service does not allow.</p>
</section>`,
  })
