import { type Catalog, catalogOf, type Head, type Shaft } from '../equipment/catalog/index.ts'
import { threadEntry } from '../platform/settings/own-command.ts'
import { yieldWhenDue } from '../platform/work/yield.ts'
import { type Image, imageOf, type PackedCatalog, packCatalog, packImage } from './image.ts'

/** Heads that are copied to a worker in a millisecond. */
const headsAtOnce = 100
/** Heads that are packed in 80 ms by a process that has just started. A worker would take 200 to start. */
const headsHereMax = 2_000

/** Messages to a worker: some heads each, and after the last of them the shafts. An image holds nothing else. */
type Sent = { readonly heads: readonly Head[] } | { readonly shafts: readonly Shaft[] }
/** Messages of a worker: that it listens (messages sent to it before are lost), and how it ended. */
type Answer = 'ready' | { readonly packed: PackedCatalog } | { readonly fault: string }

/** Pack a catalog in a worker, so that requests are answered meanwhile. The worker ends with it. */
export const packInWorker = async (catalog: Catalog): Promise<Image> => {
  const { heads, shafts } = catalog
  const worker = new Worker(threadEntry, { argv: ['pack catalog'] })
  const send = (sent: Sent): void => worker.postMessage(sent)
  try {
    const { ready, packed } = answersOf(worker)
    await ready
    for (let from = 0; from < heads.length; from += headsAtOnce) {
      send({ heads: heads.slice(from, from + headsAtOnce) })
      await yieldWhenDue()
    }
    send({ shafts })
    return imageOf(catalog, await packed, '')
  } finally {
    worker.terminate()
  }
}

/** Pack a catalog for the scorer that a process starts with: where that takes a moment, without a worker. */
export const packForStart = (catalog: Catalog): Promise<Image> | Image =>
  catalog.heads.length > headsHereMax ? packInWorker(catalog) : packImage(catalog, '')

const answersOf = (worker: Worker) => {
  const ready = Promise.withResolvers<void>()
  const packed = Promise.withResolvers<PackedCatalog>()
  const fail = (why: string): void => {
    const error = new Error(`The catalog was not packed: ${why}`)
    ready.reject(error)
    packed.reject(error)
  }
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    if (data === 'ready') ready.resolve()
    else if ('packed' in data) packed.resolve(data.packed)
    else fail(data.fault)
  })
  worker.addEventListener('error', ({ message }) => fail(message))
  worker.addEventListener('close', () => fail('its worker ended'))
  packed.promise.catch(() => {}) // awaited once everything is sent
  return { ready: ready.promise, packed: packed.promise }
}

declare const self: Worker

/** Pack the catalog that the parent of this worker sends. */
export const packForParent = (): void => {
  const heads: Head[] = []
  self.onmessage = ({ data }: MessageEvent<Sent>) => {
    if ('heads' in data) for (const head of data.heads) heads.push(head)
    else answerWith(heads, data.shafts)
  }
  answer('ready')
}

const answerWith = (heads: readonly Head[], shafts: readonly Shaft[]): void => {
  try {
    const packed = packCatalog(catalogOf({ revision: '', heads, shafts, grips: [], models: [] }))
    const { bytes, order, loftEnds } = packed
    answer(
      { packed },
      [bytes, order, loftEnds].map(({ buffer }) => buffer as ArrayBuffer),
    )
  } catch (error) {
    answer({ fault: (error as Error).message })
  }
}

const answer = (answer: Answer, moved: ArrayBuffer[] = []): void => postMessage(answer, moved)
