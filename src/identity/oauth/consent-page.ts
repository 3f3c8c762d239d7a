import { fill, type Html, html, page, type Reader } from '../../pages/index.ts'

/** What somebody is asked to allow. */
interface ConsentFacts {
  readonly reader: Reader
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
  const { reader, serviceName, clientName, redirect, isLoopback, wanted, email, isVouched, companyName } = facts
  const { consent } = reader.texts
  const app = html`<strong>${clientName ?? consent.noName}</strong>`
  const main = html`<section class="narrow">
<h1>${consent.title}</h1>
<p>${fill(consent.asks, { app, company: html`<strong>${companyName}</strong>` })}</p>
<dl class="who">
<dt>${consent.who}</dt><dd>${identityWords(facts)}</dd>
${wanted.map(
  ({ resource, scopes }) => html`<dt>${fill(consent.may, { resource: html`<code>${resource}</code>` })}</dt>
<dd><ul>${scopes.map((scope) => html`<li>${wordsOf(scope, reader)}</li>`)}</ul></dd>`,
)}
<dt>${consent.answer}</dt><dd>${redirectWords(redirect, isLoopback, reader)}</dd>
<dt>${consent.you}</dt><dd>${isVouched ? email : fill(consent.unverified, { email })}</dd>
</dl>
${isLoopback ? html`<p class="told warn">${consent.warning}</p>` : ''}
<form method="post" action="${facts.action}" class="choice">
<button name="decision" value="deny" class="quiet">${consent.deny}</button>
<button name="decision" value="allow" class="quiet">${consent.allow}</button>
</form>
<p class="hint">${consent.end}</p>
</section>`
  return page({
    title: `${consent.connect} - ${serviceName}`,
    serviceName,
    reader,
    main,
    styles: ['/docs/components.css', '/docs/form.css'],
  })
}

const identityWords = ({ provenHost, isRegistered, reader: { texts } }: ConsentFacts): Html => {
  const { consent } = texts
  if (isRegistered) return html`${consent.registered}`
  return provenHost === null
    ? html`${consent.selfNamed}`
    : fill(consent.published, { host: html`<strong>${provenHost}</strong>` })
}

const redirectWords = (redirect: URL, isLoopback: boolean, { texts: { consent } }: Reader): Html => {
  if (isLoopback) return fill(consent.ownProgram, { host: html`<code>${redirect.host}</code>` })
  return redirect.protocol === 'https:'
    ? html`<strong>${redirect.host}</strong>`
    : fill(consent.opener, { protocol: html`<code>${redirect.protocol}</code>` })
}

const wordsOf = (scope: string, { texts: { consent } }: Reader): string =>
  consent.scopes[scope as keyof typeof consent.scopes] ?? scope

/** What went wrong where no app can be told. @param technical In the words of the protocol, for readers of English. */
export const oauthProblemPage = (
  { serviceName, reader }: { readonly serviceName: string; readonly reader: Reader },
  why: keyof Reader['texts']['consent']['whys'],
  technical = '',
): Html => {
  const { consent } = reader.texts
  return page({
    title: `${consent.failed} - ${serviceName}`,
    serviceName,
    reader,
    styles: ['/docs/components.css', '/docs/form.css'],
    main: html`<section class="narrow">
<h1>${consent.notConnected}</h1>
<p class="told wrong" role="alert">${consent.whys[why]}</p>
<p>${consent.again}</p>
${technical === '' ? '' : html`<p class="hint"><code lang="en">${technical}</code></p>\n`}</section>`,
  })
}
