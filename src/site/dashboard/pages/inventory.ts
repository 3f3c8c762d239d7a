import {
  importStock,
  type PriceList,
  type StockItem,
  selectPrices,
  selectStock,
} from '../../../equipment/inventory/index.ts'
import type { Hand } from '../../../golf/names/words.ts'
import { type Html, html } from '../../../pages/index.ts'
import { empty, showRefusal } from '../parts.ts'
import { table } from '../table.ts'
import { actorOf, type Done, type Place, type View, type Visit } from '../visit.ts'

const shownMax = 200

const seeInventory = (visit: Visit): Promise<View> => inventory(visit)

/** Why the form comes back, and what was typed. */
interface Again {
  readonly refusals?: readonly string[]
  readonly csv?: string
}

const inventory = async ({ deps, person, isOwner }: Visit, { refusals = [], csv }: Again = {}): Promise<View> => {
  const items = await selectStock(deps.sql, person.accountId)
  const prices = await selectPrices(deps.sql, person.accountId)
  return {
    title: 'Stock',
    section: 'inventory',
    status: refusals.length === 0 ? 200 : 400,
    content: html`<h1>Stock</h1>
<p class="lead">Your products, each with its club. If the URL of store links contains <code>{sku}</code>, links name the product.</p>
${refusals.length === 0 ? '' : showRefusal(`Nothing was changed. ${refusals.join('; ')}.`)}
${items.length === 0 ? empty('There is no stock list yet.') : html`<p>${items.length} products${items.length > shownMax ? `; the first ${shownMax} are shown` : ''}.</p>\n${stockTable(items.slice(0, shownMax))}`}
${prices === null ? '' : pricesOf(prices)}${isOwner ? importForm(csv ?? csvOf(items)) : ''}`,
  }
}

/** The account's own prices, which the operator imports. */
const pricesOf = ({ date, items }: PriceList): Html => html`<h2>Your prices of ${date}</h2>
<p>${items.length} prices in US dollars${items.length > shownMax ? `; the first ${shownMax} are shown` : ''}. Fittings show them. Who runs this service imports and removes them.</p>
${table(
  'Prices',
  ['Club', 'Hand', 'Loft', 'Clubs', 'Price', 'Article'],
  items
    .slice(0, shownMax)
    .map(({ headId, hand, loft, clubs, price, sku }) => [
      headId,
      ...madeFor({ hand, loft }),
      String(clubs),
      price.toFixed(2),
      sku === undefined ? '–' : html`<code>${sku}</code>`,
    ]),
)}
`

const handWords = { right: 'Right', left: 'Left' } as const

interface MadeFor {
  readonly hand?: Hand | undefined
  readonly loft?: number | undefined
}

/** Hand and loft of an article in words. */
const madeFor = ({ hand, loft }: MadeFor): [string, string] => [
  hand === undefined ? 'Either' : handWords[hand],
  loft === undefined ? 'Any' : `${loft}°`,
]

const stockTable = (items: readonly StockItem[]): Html =>
  table(
    'Articles',
    ['Article', 'Club', 'Hand', 'Loft', 'Price', 'In stock'],
    items.map(({ sku, headId, hand, loft, price, stock }) => [
      html`<code>${sku}</code>`,
      headId,
      ...madeFor({ hand, loft }),
      price === undefined ? '–' : price.toFixed(2),
      String(stock),
    ]),
  )

const columns = ['sku', 'headId', 'hand', 'loft', 'price', 'stock'] as const

const csvOf = (items: readonly StockItem[]): string =>
  [columns.join(), ...items.map((item) => columns.map((name) => item[name] ?? '').join())].join('\n')

const importForm = (csv: string): Html => html`<h2>Replace the list</h2>
<form method="post" action="/dashboard/inventory" class="card">
<label for="csv">The whole list, as CSV</label>
<textarea id="csv" name="csv" rows="12" spellcheck="false" aria-describedby="csv-hint">${csv}</textarea>
<p class="hint" id="csv-hint">With a header row. <code>sku</code>, <code>headId</code> and <code>stock</code> are required; an empty <code>hand</code> or <code>loft</code> means any. The import is all or nothing.</p>
<button>Replace the list</button>
</form>`

const doImport = async (visit: Visit): Promise<Done | View> => {
  const { deps, person, form } = visit
  const csv = form.get('csv') ?? ''
  const { catalog } = deps.scorer.current().image
  const imported = await importStock({ sql: deps.sql, catalog }, person.accountId, csv, actorOf(visit))
  if (imported === 'no account') throw new Error(`a session names account ${person.accountId}, which takes no list`)
  if ('problems' in imported)
    return inventory(visit, {
      csv,
      refusals: imported.problems.slice(0, 5).map((one) => `Line ${one.line}: ${one.problem}`),
    })
  return { to: '/dashboard/inventory', done: 'stock-list' }
}

/** Page and forms of the account's articles. */
export const inventoryPlaces = {
  '/dashboard/inventory': { get: seeInventory, post: doImport, ownersOnly: 'forms', formBytesMax: 1_048_576 },
} as const satisfies Record<string, Place>
