import type { InventoryMode } from '../../../golf/names/words.ts'
import { type Html, html, page } from '../../../pages/index.ts'
import { fill, type Reader } from '../../lab/index.ts'
import type { Prices } from '../prices.ts'

const addresses = { fit: '/studio', bag: '/studio/bag', session: '/studio/session' } as const
type StudioPage = keyof typeof addresses

/** What every page of the studio is made with. */
export interface Frame {
  readonly reader: Reader
  readonly serviceName: string
  /** Null where it was not built. */
  readonly script: string | null
  /** The publishable key in the address, which links within the studio keep. */
  readonly key: string | null
  /** How the picks go by the stock of the shop; null: not at all. */
  readonly inventory: InventoryMode | null
  /** Somebody has signed in, and opens what is fitted at its own address. */
  readonly isSignedIn: boolean
  /** Somebody acts for an account, by a sign-in or by the link of the terminal. */
  readonly hasAccount: boolean
  /** Fittings a day of somebody without an account; null: for others. */
  readonly visits: number | null
  /** What new clubs cost. */
  readonly prices: Prices
}

interface Content {
  readonly page: StudioPage
  readonly title: string
  readonly lead: Html | string
  readonly content: Html
}

/** A page of the studio in its frame. */
export const studioPage = (frame: Frame, { page: shown, title, lead, content }: Content): Html =>
  outerPage(
    frame,
    title,
    html`<div class="studio" id="studio" data-units="${frame.reader.system}" data-locale="${frame.reader.locale}"${frame.isSignedIn ? html` data-signed-in` : ''}${frame.visits === null ? '' : html` data-visitor`}${frame.inventory === null ? '' : html` data-inventory="${frame.inventory}"`}>
<h1>${title}</h1>
<p class="lead">${lead}</p>
${frame.visits === null ? '' : visitorNote(frame.reader, frame.visits, addresses[shown])}${content}</div>`,
    shown,
  )

/** What those without an account get, and what signing in adds. */
const visitorNote = ({ texts: { studio } }: Reader, visits: number, next: string): Html =>
  html`<p class="notice visitor">${fill(studio.out.visitor, { max: visits })} <a href="/sign-in?next=${next}">${studio.out.signIn}</a></p>
<form method="post" action="/studio"><button class="quiet" name="forget" value="all">${studio.out.forget}</button></form>
`

/** A page that needs no session: why the studio is not available. */
export const outPage = (
  frame: Pick<Frame, 'reader' | 'serviceName'>,
  { why, signIn, hasPeople, hasTerminal, isFull }: Out,
): Html => {
  const { out } = frame.reader.texts.studio
  const way = (heading: string, ...content: unknown[]) => html`<li class="part"><h2>${heading}</h2>\n${content}</li>\n`
  const command = (text: string) => html`<code>${text}</code>`
  return outerPage(
    {
      ...frame,
      key: null,
      script: null,
      inventory: null,
      isSignedIn: false,
      hasAccount: false,
      visits: null,
      prices: {},
    },
    isFull ? out.fullTitle : out.title,
    html`<div class="studio out">
<h1>${isFull ? out.fullTitle : out.title}</h1>
<p class="lead">${why}</p>
<ul class="ways">
${hasPeople ? way(out.people, html`<p><a class="button" href="${signIn}">${out.signIn}</a></p>`) : ''}${hasTerminal ? way(out.operator, html`<p>${fill(out.terminal, { command: command('clubwright studio') })}</p>`) : ''}${hasPeople ? '' : way(out.nobody, html`<p>${fill(out.invite, { command: command('clubwright person invite') })}</p>`)}${way(out.looking, html`<p><a href="/">${out.example}</a></p>`)}</ul>
</div>`,
  )
}

/** Why somebody stands outside, and by which ways they can get in. */
interface Out {
  readonly why: Html
  /** Where signing in leads. */
  readonly signIn: string
  readonly hasPeople: boolean
  /** One-time links are printed where the service was started. */
  readonly hasTerminal: boolean
  /** The day's fittings without an account are used up. */
  readonly isFull: boolean
}

const outerPage = (frame: Frame, title: string, main: Html, shown?: StudioPage): Html => {
  const { reader, serviceName, script } = frame
  return page({
    title: `${title} - ${serviceName}`,
    serviceName,
    reader,
    place: 'fit',
    isSignedIn: frame.hasAccount,
    isEmbedded: frame.key !== null,
    styles: ['/docs/components.css', '/docs/studio.css', ...(shown === 'fit' ? (['/docs/fit.css'] as const) : [])],
    ...(script !== null && { shapedBy: script }),
    within: shown === undefined ? null : links(frame, shown),
    main,
  })
}

/** A page of a shop reads no files: its visitors' shots would be kept in the account, and read by whoever has the key. */
export const isOpenToKeys = (path: string): boolean => path !== addresses.session

const links = ({ reader, key, inventory, visits }: Frame, shown: StudioPage): Html => {
  const { studio } = reader.texts
  const names = (Object.keys(addresses) as StudioPage[]).filter(
    (name) => (key === null && visits === null) || isOpenToKeys(addresses[name]),
  )
  const kept = Object.entries({ key, inventory }).filter((entry): entry is [string, string] => entry[1] !== null)
  const query = kept.length === 0 ? '' : `?${new URLSearchParams(kept)}`
  return html`<nav class="within" aria-label="${studio.navigation}">${names.map((name) => html`<a href="${addresses[name]}${query}"${name === shown ? html` aria-current="page"` : ''}>${studio.pages[name]}</a>`)}</nav>
`
}
