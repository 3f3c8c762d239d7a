import { renderSVG } from 'uqr'
import { fill, Html, html } from '../../../pages/index.ts'
import type { Offer } from '../second-factor.ts'
import { codeField, type FormPage, passwordField, sheet } from './form.ts'

/** Between the password and the session. */
export function codePage({ ticket, next, ...about }: FormPage & { ticket: string; next: string }): Html {
  const { factor, signIn } = about.reader.texts.entry
  return sheet(
    factor.enter,
    about,
    html`<form method="post" action="/sign-in/code">
<input type="hidden" name="ticket" value="${ticket}">
<input type="hidden" name="next" value="${next}">
${codeField(about.reader)}
<button>${signIn}</button>
</form>
<p class="hint">${fill(factor.lost, { name: about.serviceName })}</p>`,
  )
}

/** Turns a second factor on. */
export function offerPage({ offer, email, ...about }: FormPage & { offer: Offer; email: string }): Html {
  const { factor, password } = about.reader.texts.entry
  return sheet(
    factor.title,
    about,
    html`<p>${factor.lead}</p>
<p>${factor.scan}</p>
<div class="qr" role="img" aria-label="${factor.picture}">${new Html(renderSVG(offer.uri, { border: 2 }))}</div>
<p><a href="${offer.uri}">${factor.open}</a></p>
<p>${factor.key} <code>${offer.key.match(/.{4}/g)!.join(' ')}</code></p>
<form method="post" action="/second-factor">
<input type="hidden" name="email" autocomplete="username" value="${email}">
<input type="hidden" name="sealed" value="${offer.sealed}">
${codeField(about.reader)}
${passwordField(password)}
<button name="do" value="on">${factor.turnOn}</button>
</form>
<p class="hint">${factor.othersOut}</p>
${back(about)}`,
  )
}

/** Of somebody who has one. */
export function factorPage({ codes, email, ...about }: FormPage & { codes: number; email: string }): Html {
  const { factor, password } = about.reader.texts.entry
  return sheet(
    factor.title,
    about,
    html`<p>${factor.isOn}</p>
<p>${fill(factor.left, { codes })}</p>
<form method="post" action="/second-factor">
<input type="hidden" name="email" autocomplete="username" value="${email}">
${passwordField(password)}
${codeField(about.reader)}
<button name="do" value="codes">${factor.renew}</button>
<button name="do" value="off" class="quiet">${factor.turnOff}</button>
</form>
${back(about)}`,
  )
}

/** Recovery codes, this once. */
export function codesPage({ codes, ...about }: FormPage & { codes: readonly string[] }): Html {
  const { factor } = about.reader.texts.entry
  return sheet(
    factor.codes,
    about,
    html`<p class="told" role="status">${factor.isOn}</p>
<p>${factor.codesWhy}</p>
<ul>
${codes.map((code) => html`<li><code>${code}</code></li>\n`)}</ul>
${back(about)}`,
  )
}

/** It is off, or cannot be turned on. */
export function plainFactorPage({ words, ...about }: FormPage & { words: string }): Html {
  return sheet(about.reader.texts.entry.factor.title, about, html`<p role="status">${words}</p>\n${back(about)}`)
}

function back({ reader }: FormPage): Html {
  return html`<p><a href="/dashboard/settings">${reader.texts.entry.factor.back}</a></p>`
}
