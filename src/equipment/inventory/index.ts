export { forgetPrices, type ImportedList, importPrices, importStock } from './import.ts'
export { type PriceList, type ShopPrice, shopPrice, shopSum } from './prices.ts'
export { selectPrices, selectStock } from './queries.ts'
export { articleInStock, isInStock, StockItem, skuOf } from './stock.ts'
