/** What one comes before another by: the lower first. */
export type Key<Item> = (item: Item) => number
type Order<Item> = (one: Item, other: Item) => number

/** Compare by the first key that differs. */
export function byKeys<Item>(keys: readonly Key<Item>[]): Order<Item> {
  return (one, other) => {
    for (const key of keys) {
      const a = key(one)
      const b = key(other)
      if (a !== b) return a < b ? -1 : 1
    }
    return 0
  }
}

/** The first of a list in an order, the earlier of equals; it is not sorted, since a catalog may have thousands that could be built. */
export function firstOf<Item>(items: readonly Item[], order: Order<Item>, count: number): Item[] {
  const first: Item[] = []
  for (const item of items) {
    if (first.length === count && order(item, first[count - 1]!) >= 0) continue
    const place = first.findIndex((other) => order(item, other) < 0)
    first.splice(place === -1 ? first.length : place, 0, item)
    if (first.length > count) first.pop()
  }
  return first
}

/** The same values, each asked for once. @param known Where they are kept. */
export function onceEach<Item, Value>(
  key: (item: Item) => Value,
  known: { get(item: Item): Value | undefined; set(item: Item, value: Value): unknown } = new Map(),
): (item: Item) => Value {
  return (item) => {
    const value = known.get(item) ?? key(item)
    known.set(item, value)
    return value
  }
}
