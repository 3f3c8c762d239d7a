export { importStock } from './import.ts'
export { removeStock, selectStock } from './queries.ts'
export { articleInStock, type InventoryMode, inventoryModes, isInStock, StockItem, skuOf } from './stock.ts'
