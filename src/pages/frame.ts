import { type System, systems } from '../golf/quantity.ts'
import { type Html, html } from './html.ts'
import { languages } from './languages.ts'
import type { Reader } from './reader.ts'

/** Color schemes that a reader can choose; first the one of the system. */
const schemes = ['auto', 'light', 'dark'] as const

/** Parts of the site that the header leads to. */
const places = { fit: '/studio', docs: '/docs', developers: '/#programs', account: '/fittings' } as const
/** Part of the site that a page belongs to. */
type Place = keyof typeof places

/** Everything that header and foot say of the page between them. */
export interface FrameParts {
  readonly serviceName: string
  /** Null: the page is in English, in one system of units, for everybody. */
  readonly reader: Reader | null
  readonly lang: string
  readonly place: Place | null
  /** Whoever looks is known to have signed in; the same page for everybody does not know. */
  readonly isSignedIn: boolean
  /** Links within the part of the site, below the header's own. */
  readonly within: Html | null
  /** The page stands in a frame of another site, which has a header of its own. */
  readonly isEmbedded: boolean
}

/** The one header of all pages. */
export const siteHeader = (parts: FrameParts): Html | '' => {
  const { serviceName, lang, within, isEmbedded } = parts
  const { frame } = languages[lang]!
  if (isEmbedded) return within === null ? '' : html`<header class="site">${within}</header>\n`
  return html`<header class="site"><a class="skip" href="#main">${frame.skip}</a>
<div class="bar"><a class="home" href="/">${logo}${serviceName}</a>
<nav aria-label="${frame.everywhere}">${links(parts)}</nav></div>
${within ?? ''}</header>
`
}

const links = ({ lang, place, isSignedIn }: FrameParts): Html[] => {
  const { frame } = languages[lang]!
  const names = { ...frame.places, account: isSignedIn ? frame.account : frame.signIn }
  return (Object.keys(places) as Place[]).map(
    (one) =>
      html`<a class="to-${one}" href="${places[one]}"${one === place ? html` aria-current="true"` : ''}>${names[one]}</a>`,
  )
}

/** The drawing of icon.svg, in the colors of the page. */
const logo = html`<svg viewBox="0 0 32 32" width="22" height="22" aria-hidden="true"><path class="pole" d="M11 3v26"/><path class="flag" d="M12.5 4l14 5.5-14 5.5z"/></svg>`

/** The one foot of all pages; its switches are shown by the script that makes them work. */
export const siteFoot = ({ serviceName, reader, lang, isEmbedded }: FrameParts): Html => {
  const { frame } = languages[lang]!
  const switches = html`<div class="switches" hidden>
${reader === null ? '' : html`${isEmbedded ? '' : languageSwitch(reader)}${unitSwitch(reader)}`}${isEmbedded ? '' : schemeSwitch(lang)}</div>
`
  if (isEmbedded)
    return html`<footer class="site"><a href="/" target="_blank" rel="noopener">${serviceName}</a>
${switches}</footer>`
  return html`<footer class="site">
<nav aria-label="${frame.more}">${frame.foot.map(([address, name]) => html`<a href="${address}">${name}</a>`)}</nav>
${switches}</footer>`
}

const languageSwitch = ({ lang, texts }: Reader): Html =>
  html`<div class="switch" role="group" aria-label="${texts.language.label}">${Object.entries(languages).map(
    ([tag, { language }]) =>
      html`<button type="button" data-language="${tag}" lang="${tag}" aria-pressed="${tag === lang}">${language.name}</button>`,
  )}</div>
`

/** Whoever shows figures listens to it. */
const unitSwitch = ({ texts: { units }, system }: Reader): Html =>
  radios(
    'units',
    units.label,
    systems.map((one: System) => [one, units[one]]),
    system,
  )

const schemeSwitch = (lang: string): Html => {
  const { colors } = languages[lang]!.frame
  return radios(
    'scheme',
    colors.label,
    schemes.map((one) => [one, colors[one]]),
    schemes[0],
  )
}

const radios = (name: string, label: string, options: readonly (readonly [string, string])[], chosen: string): Html =>
  html`<fieldset class="switch" id="${name}"><legend class="unseen">${label}</legend>${options.map(
    ([value, text]) =>
      html`<label><input type="radio" name="${name}" value="${value}"${value === chosen ? html` checked` : ''}>${text}</label>`,
  )}</fieldset>
`
