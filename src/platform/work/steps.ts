import { yieldWhenDue } from './yield.ts'

/** Long work that stops at every `yield`, where everything else may get its turn, and returns what it made. */
export type Steps<Made> = Generator<typeof rest | undefined, Made, undefined>

/** To be yielded where other threads need time before the next step. */
export const rest: unique symbol = Symbol('rest')
const restMs = 4

/** All steps without a pause: where nothing else waits. */
export const atOnce = <Made>(steps: Steps<Made>): Made => {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** How long the steps of one turn may take, ms. The last of them may take ten more, and garbage collection adds to that. */
const turnMsMax = 2

/** The steps in turns with everything else that this process does. */
export const inTurns = async <Made>(steps: Steps<Made>): Promise<Made> => {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
    const turn = value === rest ? Bun.sleep(restMs) : yieldWhenDue(turnMsMax)
    if (turn !== undefined) await turn
  }
}

/** `map`, an item a step. */
export function* mapped<In, Out>(items: Iterable<In>, work: (item: In, index: number) => Out): Steps<Out[]> {
  const made: Out[] = []
  for (const item of items) {
    yield
    made.push(work(item, made.length))
  }
  return made
}

/** Each item by its key. */
export function* keyed<Key, Item>(items: Iterable<Item>, keyOf: (item: Item) => Key): Steps<Map<Key, Item>> {
  const map = new Map<Key, Item>()
  for (const item of items) {
    yield
    map.set(keyOf(item), item)
  }
  return map
}

/** The items of each key. */
export function* grouped<Key, Item>(items: Iterable<Item>, keyOf: (item: Item) => Key): Steps<Map<Key, Item[]>> {
  const map = new Map<Key, Item[]>()
  for (const item of items) {
    yield
    const key = keyOf(item)
    const group = map.get(key)
    if (group === undefined) map.set(key, [item])
    else group.push(item)
  }
  return map
}

/** What takes a millisecond at most to sort. */
const runLength = 512

/** A stable sort: short runs, merged two by two. */
export function* sorted<Item>(items: readonly Item[], compare: (a: Item, b: Item) => number): Steps<Item[]> {
  let runs: Item[][] = []
  for (let from = 0; from < items.length; from += runLength) {
    yield
    runs.push(items.slice(from, from + runLength).sort(compare))
  }
  while (runs.length > 1) {
    const longer: Item[][] = []
    for (let at = 0; at < runs.length; at += 2) longer.push(yield* merged(runs[at]!, runs[at + 1] ?? [], compare))
    runs = longer
  }
  return runs[0] ?? []
}

function* merged<Item>(a: readonly Item[], b: readonly Item[], compare: (a: Item, b: Item) => number): Steps<Item[]> {
  const all: Item[] = []
  let [left, right] = [0, 0]
  while (left < a.length || right < b.length) {
    if (all.length % runLength === 0) yield
    const isLeft = right === b.length || (left < a.length && compare(a[left]!, b[right]!) <= 0)
    all.push(isLeft ? a[left++]! : b[right++]!)
  }
  return all
}

/** What can be copied or hashed in a millisecond. */
const pieceBytes = 1 << 20

/** Bytes piece by piece, a piece a step. */
export function* eachPiece(bytes: Uint8Array, work: (piece: Uint8Array, from: number) => void): Steps<void> {
  for (let from = 0; from < bytes.length; from += pieceBytes) {
    yield
    work(bytes.subarray(from, from + pieceBytes), from)
  }
}
