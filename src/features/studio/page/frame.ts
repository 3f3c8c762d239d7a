import { type Html, html, page } from '../../../pages/index.ts'
import { type Reader, unitSwitch } from '../../lab/index.ts'

const addresses = { fit: '/studio', session: '/studio/session' } as const
type StudioPage = keyof typeof addresses

/** What every page of the studio is made with. */
export interface Frame {
  readonly reader: Reader
  readonly serviceName: string
  /** Null where it was not built. */
  readonly script: string | null
  /** The publishable key in the address, which links within the studio keep. */
  readonly key: string | null
}

interface Content {
  readonly page: StudioPage
  readonly title: string
  readonly lead: string
  readonly content: Html
}

export const studioPage = (frame: Frame, { page: shown, title, lead, content }: Content): Html =>
  outerPage(
    frame,
    title,
    html`<div class="studio" id="studio" data-units="${frame.reader.system}" data-locale="${frame.reader.locale}">
<h1>${title}</h1>
<p class="lead">${lead}</p>
${content}</div>`,
    shown,
  )

/** A page that nobody needs to be signed in for: why there is no studio. */
export const outPage = (
  frame: Omit<Frame, 'key' | 'script'>,
  { why, canSignIn }: { readonly why: string; readonly canSignIn: boolean },
): Html => {
  const { out } = frame.reader.texts.studio
  const [before = '', after = ''] = out.people.split('{signIn}')
  const [begin = '', end = ''] = out.terminal.split('{command}')
  return outerPage(
    { ...frame, key: null, script: null },
    out.title,
    html`<div class="studio out">
<h1>${out.title}</h1>
<p class="lead">${why}</p>
<p>${begin}<code>clubwright studio</code>${end}</p>
${canSignIn ? html`<p>${before}<a href="/sign-in?next=/studio">${out.signIn}</a>${after}</p>\n` : ''}</div>`,
  )
}

const outerPage = ({ reader, serviceName, script, key }: Frame, title: string, main: Html, shown?: StudioPage): Html =>
  page({
    title: `${title} - ${serviceName}`,
    serviceName,
    lang: reader.lang,
    styles: ['/docs/components.css', '/docs/studio.css'],
    ...(script !== null && { script }),
    header: html`<header><a class="home" href="/">${serviceName}</a>
${shown === undefined ? '' : links(reader, key, shown)}${shown === 'fit' ? unitSwitch(reader) : ''}</header>`,
    main,
  })

const links = ({ texts: { studio } }: Reader, key: string | null, shown: StudioPage): Html => {
  const names = Object.keys(addresses) as StudioPage[]
  const query = key === null ? '' : `?key=${key}`
  return html`<nav aria-label="${studio.navigation}">${names.map((name) => html`<a href="${addresses[name]}${query}"${name === shown ? html` aria-current="page"` : ''}>${studio.pages[name]}</a>`)}</nav>
`
}
