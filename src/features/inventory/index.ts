export { importStock } from './import.ts'
export { removeStock, selectStock } from './queries.ts'
export { StockItem, skuOf } from './stock.ts'
