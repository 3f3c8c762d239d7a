import type { Catalog, Head } from '../equipment/catalog/index.ts'
import { buildSteps, nearestShaft, type ShaftRow } from './rules/stock-shaft.ts'
import { stockRows } from './shaft-rows.ts'
import { buildText } from './view.ts'

/** The shafts that some heads of a club type are sold with. */
interface StockList {
  readonly rows: readonly ShaftRow[]
  /** By build step what scores suggest, as JSON up to its loft. */
  readonly builds: readonly string[]
}

/** Shafts that heads are sold with: each list once, and the index of the list of each head. */
export interface StockLists {
  readonly lists: readonly StockList[]
  /** List of each head. */
  readonly listOf: readonly number[]
}

/** Makers sell a whole line with the same shafts, so heads share lists. */
export const stockListsOf = (heads: readonly Head[], catalog: Catalog): StockLists => {
  const lists: StockList[] = []
  const known = new Map<string, number>()
  const listOf: number[] = []
  for (const head of heads) {
    const key = `${head.clubType} ${JSON.stringify(head.stockShafts)}`
    const place = known.get(key) ?? lists.length
    if (place === lists.length) {
      known.set(key, place)
      lists.push(stockListOf(head, catalog))
    }
    listOf.push(place)
  }
  return { lists, listOf }
}

const stockListOf = (head: Head, catalog: Catalog): StockList => {
  const rows = stockRows(head, catalog)
  return { rows, builds: [...buildSteps.keys()].map((step) => buildText(nearestShaft(rows, head.clubType, step))) }
}
