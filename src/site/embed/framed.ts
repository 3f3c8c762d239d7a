import type { AccountLook } from '../../identity/accounts/index.ts'
import { type Html, html } from '../../pages/index.ts'
import type { Reader } from '../lab/index.ts'

/** A frame on a page of a shop. */
interface ShopFrame {
  /** Of the pages that may show it. */
  readonly origins: readonly string[]
  readonly look: AccountLook & { readonly company: string }
  readonly reader: Reader
  /** Address of the form. */
  readonly startAt: string
  /** Whether the form itself is shown, or another page of the studio. */
  readonly isStart: boolean
  /** At the end of the page. */
  readonly form?: Html
}

const nobodyFrames = "frame-ancestors 'none'"
const ownPictures = "img-src 'self'"

/**
 * A page as it stands in the frame of a shop: in the name and color of the shop, which its header shows in place of the
 * service; links lead out of the frame, except within the studio; a script tells the page around how high it is.
 */
export const framed = (response: Response, frame: ShopFrame): Response => {
  const policy = response.headers.get('content-security-policy')
  if (policy === null || response.headers.has('content-encoding')) return response
  const logo = logoOf(frame)
  response.headers.set(
    'content-security-policy',
    policy
      .replace(nobodyFrames, `frame-ancestors 'self' ${frame.origins.join(' ')}`)
      .replace(ownPictures, logo === null ? ownPictures : `${ownPictures} ${new URL(logo).origin}`),
  )
  return rewriterOf(frame, logo).transform(response)
}

/** A picture is shown only where its origin is one of those that may show the page. */
const logoOf = ({ look: { logo }, origins }: ShopFrame): string | null =>
  logo !== undefined && origins.includes(new URL(logo).origin) ? logo : null

const rewriterOf = (frame: ShopFrame, logo: string | null) => {
  const put = ({ text }: Html): [string, { html: true }] => [text, { html: true }]
  return new HTMLRewriter()
    .on('head', { element: (head) => void head.append(...put(headOf(frame))) })
    .on(frame.isStart ? 'header.site' : 'body', {
      element: (around) => void around.prepend(...put(headerOf(frame, logo))),
    })
    .on('#main', { element: (main) => void (frame.form && main.append(...put(frame.form))) })
    .on('a[href]', {
      element: (link) => {
        const stays = staysInFrame(link.getAttribute('href')!)
        link.setAttribute('target', stays ? '_self' : '_blank')
        if (!stays) link.setAttribute('rel', 'noopener')
      },
    })
}

/** Links that a script makes lead out of the frame too. */
const headOf = ({ origins, look: { accent } }: ShopFrame): Html => html`<base target="_blank">
<link rel="stylesheet" href="/docs/framed.css">
${accent === undefined ? '' : html`<link rel="stylesheet" href="/docs/accent/${accent.slice(1).toLowerCase()}.css">\n`}<script src="/docs/framed.js" data-origins="${origins.join(' ')}" defer></script>
`

/** Pages in a frame have no header but that of the studio, which leads from page to page. */
const headerOf = ({ look: { name, company }, isStart, startAt, reader }: ShopFrame, logo: string | null): Html => {
  const brand = html`<span class="home">${logo === null ? '' : html`<img src="${logo}" alt="" referrerpolicy="no-referrer">`}${name ?? company}</span>`
  return isStart
    ? html`<div class="bar">${brand}</div>\n`
    : html`<header class="site"><div class="bar">${brand}\n<a href="${startAt}" target="_self">${reader.texts.framed.again}</a></div></header>\n`
}

/** Pages of the studio with the key, and places of the same page. */
const staysInFrame = (href: string): boolean => href.startsWith('#') || /^\/studio[/?].*[?&;]key=/.test(href)
