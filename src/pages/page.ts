import { type PublicDocument, publicDocument } from '../platform/http/answers/public-document.ts'
import { everyPage } from '../platform/http/answers/security-headers.ts'
import type { Outlet } from '../platform/http/limits/unread-answers.ts'
import { type About, aboutTags } from './about.ts'
import type { AssetAddress } from './assets.ts'
import { type FrameParts, siteFoot, siteHeader } from './frame.ts'
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

/** Header of a public document whose forms lead on within this service. */
export const formsHere = {
  'content-security-policy': pagePolicy.replace("form-action 'none'", "form-action 'self'"),
} as const

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

interface SheetParts extends Partial<Omit<FrameParts, 'serviceName' | 'lang'>> {
  readonly title: string
  readonly serviceName: string
  /** Content between header and foot. */
  readonly body: Html
  /** Addresses of stylesheets beside the common one. */
  readonly styles?: readonly AssetAddress[]
  /** Addresses of scripts that the page can do without. */
  readonly scripts?: readonly string[]
  /** Address of a script that lays the page out anew: nothing is drawn before it has run, so that nothing jumps. */
  readonly shapedBy?: string
  /** Language of a page without a reader, where it is not English. */
  readonly lang?: string
  /** What those read who are sent its address, and search engines; pages for one person have none. */
  readonly about?: About
}

interface PageParts extends Omit<SheetParts, 'body'> {
  readonly main: Html
}

/** A page for people. */
export const page = ({ main, ...parts }: PageParts): Html =>
  sheet({
    ...parts,
    body: html`<main id="main" tabindex="-1">
${main}
</main>`,
  })

/** A page whose `main` a script makes. */
export const sheet = ({ title, serviceName, body, styles = [], scripts = [], about, ...parts }: SheetParts): Html => {
  const { reader = null, place = null, isSignedIn = false, within = null, isEmbedded = false, shapedBy } = parts
  const lang = reader?.lang ?? parts.lang ?? 'en'
  const frame: FrameParts = { serviceName, reader, lang, place, isSignedIn, within, isEmbedded }
  return html`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
${about === undefined ? '' : aboutTags(about, title, serviceName)}<link rel="icon" type="image/svg+xml" href="/docs/icon.svg">
${['/docs/style.css', ...styles].map(
  (address) => html`<link rel="stylesheet" href="${address}">
`,
)}<script src="/docs/site.js"></script>
${scripts.map((address) => html`<script src="${address}" defer></script>`)}${shapedBy === undefined ? '' : html`<script src="${shapedBy}" defer blocking="render"></script>`}
</head>
<body>
${siteHeader(frame)}${body}
${siteFoot(frame)}
</body>
</html>
`
}
