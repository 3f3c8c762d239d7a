import { qualityValues } from '../platform/http/accept.ts'
import { type Html, html } from './html.ts'
import { page } from './page.ts'

const texts = {
  en: {
    title: 'There is no such page',
    what: 'The link may be incomplete, or what it led to was deleted.',
    home: 'Home page',
    ways: [
      ['/studio', 'Fit a club'],
      ['/example', 'See an example fitting'],
      ['/fittings', 'Your fittings'],
      ['/docs', 'Documentation'],
    ],
  },
  de: {
    title: 'Diese Seite gibt es nicht',
    what: 'Vielleicht ist der Link unvollständig, oder der Inhalt wurde gelöscht.',
    home: 'Startseite',
    ways: [
      ['/studio', 'Schläger fitten'],
      ['/example', 'Ein Beispiel ansehen'],
      ['/fittings', 'Ihre Fittings'],
      ['/docs', 'Dokumentation (englisch)'],
    ],
  },
} as const

/** The page for people at an address that has none: where else they can go. */
export const missingPage = ({ headers }: Request, serviceName: string): Html => {
  const qualities = [...qualityValues(headers.get('accept-language') ?? '')].toSorted((a, b) => b[1] - a[1])
  const lang = qualities.map(([tag]) => tag.split('-')[0]).find((one) => one === 'en' || one === 'de') ?? 'en'
  const { title, what, home, ways } = texts[lang]
  return page({
    title: `${title} - ${serviceName}`,
    serviceName,
    lang,
    main: html`<h1>${title}</h1>
<p class="lead">${what}</p>
<ul class="doors">
<li><a href="/">${home}</a></li>
${ways.map(([address, name]) => html`<li><a href="${address}">${name}</a></li>\n`)}</ul>`,
  })
}
