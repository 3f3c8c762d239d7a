import { type PublicDocument, publicDocument } from '../platform/http/public-document.ts'
import { everyPage } from '../platform/http/security-headers.ts'
import type { Outlet } from '../platform/http/unread-answers.ts'
import type { AssetAddress } from './assets.ts'
import { type Html, html } from './html.ts'

/** Only our own files: no inline script or style, nothing from elsewhere. */
export const pagePolicy = [
  "default-src 'none'",
  "style-src 'self'",
  "script-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** An HTML text as a public document under the strict policy. */
export const htmlDocument = ({ text }: Html, headers: Readonly<Record<string, string>> = {}): PublicDocument =>
  publicDocument(text, 'text/html; charset=utf-8', { 'content-security-policy': pagePolicy, ...everyPage, ...headers })

/**
 * A page made for one request: not cached, not for search engines.
 * @param outlet For pages that may be large.
 */
export const pageResponse = (
  { text }: Html,
  status = 200,
  headers: Readonly<Record<string, string>> = {},
  outlet?: Outlet,
): Response =>
  new Response(outlet === undefined ? text : outlet.body(text), {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': pagePolicy,
      ...everyPage,
      'x-robots-tag': 'noindex',
      ...headers,
    },
  })

interface PageParts {
  readonly title: string
  readonly serviceName: string
  readonly main: Html
  /** Addresses of stylesheets beside the common one. */
  readonly styles?: readonly AssetAddress[]
  /** Address of a script that the page can do without. */
  readonly script?: string
  /** Language of the page, where it is not English. */
  readonly lang?: string
  /** In the place of the common header. */
  readonly header?: Html
}

/** A page for people. */
export const page = ({ title, serviceName, main, styles = [], script, header, lang = 'en' }: PageParts): Html =>
  html`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" type="image/svg+xml" href="/docs/icon.svg">
${['/docs/style.css', ...styles].map(
  (address) => html`<link rel="stylesheet" href="${address}">
`,
)}${script === undefined ? '' : html`<script src="${script}" defer></script>`}
</head>
<body>
${header ?? siteHeader(serviceName)}
<main>
${main}
</main>
</body>
</html>
`

const siteHeader = (serviceName: string): Html =>
  html`<header><a class="home" href="/">${serviceName}</a><nav><a href="/docs">Docs</a> <a href="/swagger">API</a> <a href="/v1/rules">Rules</a></nav></header>`
