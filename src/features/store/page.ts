import { type Catalog, type Head, nearestHeads, shownSources } from '../../equipment/catalog/index.ts'
import { pictureUrl } from '../../equipment/pictures/index.ts'
import type { BuildParam } from '../../equipment/store-link/index.ts'
import { type Html, html, page } from '../../pages/index.ts'
import type { Config } from '../../platform/settings/settings.ts'
import { inEnglish } from '../../words/index.ts'
import { type LinkView, viewLink } from './view.ts'

const styles = ['/docs/components.css', '/docs/store.css'] as const

/** Whose store it is. */
type Site = Pick<Config, 'baseUrl' | 'serviceName'>

/** The product page of a club with the build of a link. Everything that came with the address is escaped. */
export const clubPage = (catalog: Catalog, head: Head, query: URLSearchParams, site: Site): Html => {
  const { baseUrl, serviceName } = site
  const view = viewLink(catalog, head, query)
  const name = `${head.brand} ${head.model}`
  const main = html`${notice}
<article class="product">
<img src="${pictureUrl('', head)}" width="240" height="180" alt="${`Drawing of a ${kindOf(head)}`}">
<div>
<p class="brand">${head.brand}</p>
<h1>${head.model}</h1>
<p class="kind">${kindOf(head)}, ${head.year}${head.discontinued ? ', no longer made' : ''}</p>
${priceTag(view, head)}
${buildSection(view)}
${wedgeSection(view)}
${openSection(view)}
${unreadSection(view)}
${sourceSection(head)}
${originSection(view)}
</div>
</article>`
  return page({
    title: `${name} - ${serviceName} demo store`,
    serviceName,
    main,
    styles,
    about: {
      baseUrl,
      path: `/store/club/${head.headId}`,
      description: `${name}, ${kindOf(head)} of ${head.year}: the build that was chosen for it, and where its figures come from.`,
    },
  })
}

/** No such club: what was probably meant. */
export const noClubPage = (catalog: Catalog, headId: string, serviceName: string): Html => {
  const near = nearestHeads(catalog, headId).map((id) => catalog.head(id)!)
  const meant = html`<h2>Did you mean one of these?</h2>
<ul class="near">
${near.map((head) => html`<li><a href="/store/club/${head.headId}">${head.brand} ${head.model}</a> ${kindOf(head)}, ${head.year}</li>\n`)}</ul>`
  const main = html`${notice}
<h1>This club is not in the catalog</h1>
<p>There is no club with the id <code>${headId}</code>. Links to clubs come from fittings and from the store-link
operation; a link that was cut off on its way ends here.</p>
${near.length > 0 ? meant : ''}`
  return page({ title: `No such club - ${serviceName} demo store`, serviceName, main, styles })
}

const notice = html`<p class="notice"><strong>Demo store.</strong> Nothing here is for sale: no cart, no checkout, no order. The page shows what a link contains.</p>`

const kinds = { driver: 'driver', fairway: 'fairway wood', hybrid: 'hybrid', iron: 'iron set', wedge: 'wedge' } as const
const kindOf = ({ clubType, category }: Head): string => `${category.replaceAll('_', ' ')} ${kinds[clubType]}`

const priceTag = ({ price: total }: LinkView, head: Head): Html => {
  const { price, text } = inEnglish(total)
  if (price === null) return html`<p class="price">${text}</p>`
  const shown = price.toLocaleString('en-US', { style: 'currency', currency: head.currency })
  return html`<p class="price"><b>${shown}</b> ${text}</p>`
}

const labels: Readonly<Record<BuildParam, string>> = {
  hand: 'Hand',
  wedges: 'Wedge set',
  loft: 'Loft',
  wood: 'Sold as',
  bounce: 'Bounce',
  shaft: 'Shaft',
  flex: 'Flex',
  flexName: "Maker's flex",
  shaftWeight: 'Shaft weight',
  length: 'Length',
  lie: 'Lie',
  grip: 'Grip',
  gripSize: 'Grip size',
  set: 'Set',
  swingWeight: 'Swing weight',
  setting: 'Loft setting',
  weightSetting: 'Weight setting',
}

const buildSection = ({ chosen, fitting }: LinkView): Html => {
  const rows = chosen.map(
    ({ name, value, shown }) =>
      html`<tr data-parameter="${name}" data-value="${value}"><th scope="row">${labels[name]}</th><td>${shown}</td></tr>\n`,
  )
  const reference =
    fitting === null ? '' : html`<p class="fitting">Built from fitting <code data-fitting>${fitting}</code></p>`
  const table = html`<table class="build">
<tbody>
${rows}${playingLoft(chosen)}</tbody>
</table>`
  return html`<section aria-labelledby="build">
<h2 id="build">The chosen build</h2>
${reference}${rows.length > 0 ? table : html`<p>Nothing is selected yet: this link names only the club.</p>`}
</section>`
}

/** The loft that the setting makes of the one that is bought. */
const playingLoft = (chosen: LinkView['chosen']): Html | '' => {
  const bought = Number.parseFloat(chosen.find(({ name }) => name === 'loft')?.value ?? '')
  const loft = bought + (chosen.find(({ name }) => name === 'setting')?.loftDeg ?? Number.NaN)
  return Number.isNaN(loft) ? '' : html`<tr><th scope="row">Playing loft</th><td>${loft}°</td></tr>\n`
}

const wedgeSection = ({ wedges }: LinkView): Html | '' =>
  wedges.length === 0
    ? ''
    : html`<section aria-labelledby="wedges">
<h2 id="wedges">The wedge set</h2>
<table class="wedges">
<thead><tr><th scope="col">Wedge</th><th scope="col">Loft</th><th scope="col">Bounce</th></tr></thead>
<tbody>
${wedges.map(
  ({ loftDeg, bounceDeg }, index) =>
    html`<tr data-wedge="${`${loftDeg}:${bounceDeg ?? ''}`}"><th scope="row">${index + 1}</th><td>${loftDeg}°</td><td>${bounceDeg === null ? 'not published' : `${bounceDeg}°`}</td></tr>\n`,
)}</tbody>
</table>
</section>`

const openSection = ({ open }: LinkView): Html | '' =>
  open.length === 0
    ? ''
    : html`<section aria-labelledby="open">
<h2 id="open">Left to choose</h2>
<dl>
${open.map(({ name, options }) => html`<div><dt>${labels[name]}</dt><dd>${options.map((option) => html`<span class="chip">${option}</span> `)}</dd></div>\n`)}</dl>
</section>`

const unreadSection = ({ unread }: LinkView): Html | '' =>
  unread.length === 0
    ? ''
    : html`<section class="unread" aria-labelledby="unread">
<h2 id="unread">Not offered or not understood</h2>
<ul>
${unread.map(({ name, value, why }) => html`<li data-unread="${name}"><code>${name}=${value}</code> ${inEnglish(why)}.</li>\n`)}</ul>
</section>`

/** Names of figures where the field is no word. */
const figureNames: Readonly<Record<string, string>> = {
  'adjustable.loftSleeveDeg': 'hosel sleeve',
  'adjustable.sleeveId': 'sleeve',
  'adjustable.weight': 'movable weight',
  pwLoft: 'loft of the PW',
  options: 'bounces and soles',
  lengthInFor: 'lengths for others',
  heightRangeIn: 'height of the player',
  yearEnd: 'last year',
}
const figureName = (field: string): string =>
  figureNames[field] ??
  field
    .replace(/(Deg|In|Cc|Grams)$/, '')
    .replaceAll(/(?=[A-Z])/g, ' ')
    .toLowerCase()

/** Where the figures of the club come from, and how sure they are. */
const sourceSection = (head: Head): Html => html`<details class="sources">
<summary>Where the figures come from (confidence ${head.confidence})</summary>
<table>
<thead><tr><th scope="col">Figures</th><th scope="col">Source</th><th scope="col">Confidence</th></tr></thead>
<tbody>
${shownSources(head).map(
  ({ fields, partly, kind, source, address, date, ...one }) =>
    html`<tr><td>${fields.map(figureName).join(', ')}${partly === true ? ' (partly)' : ''}</td><td>${address === null ? source : html`<a href="${address}" rel="nofollow">${source}</a>`} (${kind}, ${date})</td><td>${one.confidence}</td></tr>\n`,
)}</tbody>
</table>
<p>Category, forgiveness, spin and launch are our reading of what the maker says.</p>
</details>`

const originSection = ({ origin }: LinkView): Html | '' =>
  origin.length === 0
    ? ''
    : html`<section class="origin" aria-labelledby="origin">
<h2 id="origin">Where this link came from</h2>
<ul>
${origin.map(({ name, value }) => html`<li data-origin="${name}"><code>${name}</code> ${value}</li>\n`)}</ul>
</section>`
