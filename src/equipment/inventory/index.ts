export { importStock } from './import.ts'
export { removeStock, selectStock } from './queries.ts'
export { articleInStock, isInStock, StockItem, skuOf } from './stock.ts'
