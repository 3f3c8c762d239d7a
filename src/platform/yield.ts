/** So long may one piece of long work hold up everything else, ms. */
const pieceMsMax = 8

/**
 * Resolves in a later turn of the event loop, for one caller in each turn: between two pieces of long work everything that
 * waits gets its chance, however many requests do long work at once.
 */
export const yieldToEventLoop = (): Promise<void> => {
  last = last.then(() => new Promise((resolve) => setImmediate(resolve))).then(begin)
  return last
}
let last: Promise<void> = Promise.resolve()
let beganMs = 0
const begin = (): void => {
  beganMs = performance.now()
}

/** Await this between the steps of long work: it continues at once, or in the next turn of the event loop once this one has lasted 8 ms, or less. */
export const yieldWhenDue = (msMax = pieceMsMax): Promise<void> | undefined =>
  performance.now() - beganMs < msMax ? undefined : yieldToEventLoop()

/** `map` for long work: others get their turn between two items. */
export const mapYielding = async <In, Out>(
  items: Iterable<In>,
  work: (item: In, index: number) => Out | Promise<Out>,
): Promise<Out[]> => {
  const done: Out[] = []
  for (const item of items) {
    await yieldWhenDue()
    done.push(await work(item, done.length))
  }
  return done
}
