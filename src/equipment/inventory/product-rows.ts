import { cellIn, filledCellIn, type NamedTable } from '../../platform/tables/index.ts'
import { type ListOf, type StockField, stockColumns } from './columns.ts'

/** A row of a shop's list, with what the rows of its product say of it. */
export interface ProductRow {
  readonly sku: string
  readonly headId: string
  readonly name: string
  readonly brand: string
  readonly kind: string
  readonly hand: string
  readonly loft: string
  readonly price: string
  readonly currency: string
  readonly clubs: string
  readonly stock: string
  /** Why it is no article of the list; null: it is one. */
  readonly whyNot: string | null
}

/** What the first row of a product says for its other rows. */
interface Product {
  readonly name: string
  readonly brand: string
  readonly kind: string
  readonly options: readonly string[]
}

const optionNumbers = [1, 2, 3] as const

/**
 * The rows of a list. Shopify writes the title of a product in its first row alone, and tells its variants by options; a
 * variation of WooCommerce names its product in the column Parent.
 */
export const productRows = (table: NamedTable<StockField>, list: ListOf): ProductRow[] => {
  const products = new Map<string, Product>()
  return table.lines.map((line) => {
    const cell = (field: StockField) => cellIn(table, line, field)
    const parent = cell('parent').replace(/^id:/, '')
    const product = products.get(parent || cell('group')) ?? products.get(parent)
    const own = {
      name: cell('name'),
      brand: cell('brand'),
      kind: cell('kind'),
      options: optionNumbers.map((n) => cell(`option${n}Name`)),
    }
    const isVariation = own.kind.toLowerCase() === 'variation'
    const said: Product = {
      name: (isVariation && product?.name) || own.name || product?.name || '',
      brand: own.brand || product?.brand || '',
      kind: own.kind || product?.kind || '',
      options: own.options.map((name, i) => name || product?.options[i] || ''),
    }
    for (const key of [cell('group'), cell('sku')]) if (key !== '' && !products.has(key)) products.set(key, said)
    const option = (names: RegExp) => {
      const at = said.options.findIndex((name) => names.test(name))
      return at < 0 ? '' : cell(`option${optionNumbers[at]!}Value`)
    }
    const row = {
      sku: cell('sku'),
      headId: cell('headId'),
      name: isVariation && product === undefined ? said.name.replace(/ - [^-]*$/, '') : said.name,
      brand: said.brand,
      kind: said.kind,
      hand: cell('hand') || option(/hand|dexterity/i) || handIn(said.name),
      loft: cell('loft') || option(/loft|degree/i),
      price: filledCellIn(table, line, 'price', stockColumns),
      currency: cell('currency'),
      clubs: cell('clubs'),
      stock: cell('stock'),
    }
    return { ...row, whyNot: isOwnList(table) ? null : whyNot(row, list, cell('status'), own.kind.toLowerCase()) }
  })
}

/** The hand that a title says: `RH`; empty: none, or both. */
const handIn = (name: string): string => {
  const said = name.match(/\b(?:[rl]h|right[- ]hand(?:ed)?|left[- ]hand(?:ed)?)\b/gi) ?? []
  return said.length === 1 ? said[0] : ''
}

/** A list of ids: a missing value is a mistake in it. A shop has goods without number, count or club. */
export const isOwnList = ({ columns }: NamedTable<StockField>): boolean => columns.has('headId') && !columns.has('name')

const whyNot = (
  { sku, stock, price }: Pick<ProductRow, 'sku' | 'stock' | 'price'>,
  list: ListOf,
  status: string,
  kind: string,
): string | null => {
  if (kind === 'variable') return 'a product whose variations are the articles'
  if (/^(archived|draft|-1|0|false|no)$/i.test(status)) return `not sold (${status})`
  if (list === 'price') return price === '' ? 'has no price' : null
  if (sku === '') return 'has no SKU'
  return stock === '' ? 'has no number in stock' : null
}
