import type { FieldNames } from '../../platform/tables/index.ts'

/** What a row of a stock list may hold, beside the members of an item. */
export type StockField =
  | 'sku'
  | 'headId'
  | 'hand'
  | 'loft'
  | 'price'
  | 'currency'
  | 'clubs'
  | 'stock'
  | 'name'
  | 'brand'
  | 'kind'
  | 'group'
  | 'parent'
  | 'status'
  | 'location'
  | OptionField
type OptionField = `option${1 | 2 | 3}${'Name' | 'Value'}`

/**
 * Names of columns in exports of shops.
 * @source Shopify help, "Using CSV files to import and export products" and "... inventory"; WooCommerce, "Product CSV Importer
 *   and Exporter" (column names of its schema); item library of Square, listing report of eBay, bulk export of BigCommerce (public
 *   converters); house: German shops
 */
export const stockColumns: FieldNames<StockField> = {
  sku: [
    'Variant SKU',
    'Custom label (SKU)',
    'Product Code/SKU',
    'article number',
    'item number',
    'Artikelnummer',
    'product code',
  ],
  headId: ['head', 'club id'],
  hand: ['handedness', 'dexterity', 'playing hand', 'Hand orientation', 'C:Handedness', 'Schlaghand'],
  loft: ['loft angle', 'loft degrees', 'C:Loft'],
  price: [
    'Variant Price',
    'Sale price',
    'Regular price',
    'retail price',
    'unit price',
    'Current price',
    'Start price',
    'Default price',
    'Preis',
  ],
  currency: ['currency code', 'Währung'],
  clubs: ['clubs in set', 'number of clubs', 'pieces in set'],
  stock: [
    'Variant Inventory Qty',
    'Available (not editable)',
    'Available',
    'On hand (current)',
    'On hand',
    'quantity',
    'qty',
    'in stock quantity',
    'inventory',
    'Inventory Quantity',
    'Available quantity',
    'Quantity on hand',
    'Qty on hand',
    'Current Stock Level',
    'Current Quantity *',
    'Bestand',
    'Menge',
  ],
  name: [
    'title',
    'club',
    'model',
    'product',
    'product name',
    'item name',
    'item',
    'description',
    'Bezeichnung',
    'Artikel',
  ],
  brand: ['vendor', 'brands', 'manufacturer', 'maker', 'brand name', 'C:Brand', 'Marke', 'Hersteller'],
  kind: ['club type', 'type', 'category', 'categories', 'product type', 'C:Golf Club Type', 'Kategorie'],
  group: ['handle', 'id'],
  parent: ['parent sku', 'parent id'],
  status: ['published'],
  location: ['warehouse', 'store'],
  option1Name: ['Attribute 1 name', 'Option Name 1'],
  option1Value: ['Attribute 1 value(s)', 'Option Value 1'],
  option2Name: ['Attribute 2 name', 'Option Name 2'],
  option2Value: ['Attribute 2 value(s)', 'Option Value 2'],
  option3Name: ['Attribute 3 name', 'Option Name 3'],
  option3Value: ['Attribute 3 value(s)', 'Option Value 3'],
}

/** Fields of our own list: a file that names them may have no other column, since a misspelled one would be lost. */
export const ownColumns = {
  stock: ['sku', 'headId', 'hand', 'loft', 'price', 'stock'],
  price: ['sku', 'headId', 'hand', 'loft', 'clubs', 'price', 'currency'],
} as const

/** What a list is for: the numbers in stock, or the prices. */
export type ListOf = keyof typeof ownColumns
