import { AsyncLocalStorage } from 'node:async_hooks'

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

/** So long may the work that many ask for in one moment last in a turn, ms. */
const groupMsMax = 5

let queued: (() => void)[] = []
let isTurnKnown = false
let groupBeganMs = 0

/**
 * Do a piece of work that others ask for in the same moment: at once, or in a later turn of the event loop once such pieces have
 * taken 5 ms of this one. Requests that were held up together, behind a slow commit for example, so go on in small groups.
 */
export const inGroups = <Done>(work: () => Done): Promise<Done> =>
  new Promise((resolve, reject) => {
    const carryOut = () => {
      try {
        resolve(work())
      } catch (thrown) {
        reject(thrown)
      }
    }
    if (!isTurnKnown) beginTurn()
    if (queued.length > 0 || performance.now() - groupBeganMs > groupMsMax)
      queued.push(AsyncLocalStorage.bind(carryOut))
    else carryOut()
  })

/** Know when the turn began, until the next begins with what is left of this one. */
const beginTurn = (): void => {
  isTurnKnown = true
  groupBeganMs = performance.now()
  setImmediate(nextTurn)
}

const nextTurn = (): void => {
  isTurnKnown = false
  if (queued.length === 0) return
  beginTurn()
  const waiting = queued
  let done = 0
  while (done < waiting.length && (done === 0 || performance.now() - groupBeganMs < groupMsMax)) waiting[done++]!()
  queued = waiting.slice(done)
}
