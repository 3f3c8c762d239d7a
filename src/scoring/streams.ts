import { compressing, compressQuickly, type Encoding } from '../platform/http/answers/encoding.ts'
import type { Outlet } from '../platform/http/limits/unread-answers.ts'
import { yieldToEventLoop } from '../platform/work/yield.ts'
import type { PackedContext } from './pack.ts'
import type { LoadedImage } from './scorer.ts'

/**
 * Scored when the answer is about to be sent, and written from the core's memory without a copy in between: until then
 * another request may use the core.
 */
export const writtenDirectly = (loaded: LoadedImage, packed: PackedContext, outlet: Outlet): ReadableStream => {
  const release = loaded.hold()
  return new ReadableStream({
    type: 'direct',
    pull: (controller: ReadableStreamDirectController) => {
      try {
        controller.write(loaded.answer(packed))
      } finally {
        release()
      }
      const taken = outlet.taken(controller)
      if (taken === undefined) controller.close()
      return taken?.then(() => controller.close())
    },
    cancel: release,
  })
}

/**
 * An answer of so many clubs that it would hold up others: part by part, each made when the one before has been taken.
 * gzip and br are made beside the event loop.
 */
export const writtenInParts = (
  loaded: LoadedImage,
  packed: PackedContext,
  encoding: Encoding,
  outlet: Outlet,
): ReadableStream =>
  encoding === 'gzip' || encoding === 'br'
    ? outlet.stream(partsToCompress(loaded, packed).pipeThrough(compressing(encoding)))
    : writtenPartByPart(loaded, loaded.parts(packed), encoding, outlet)

const partsToCompress = (loaded: LoadedImage, packed: PackedContext): ReadableStream<Bytes> => {
  const release = loaded.hold()
  const parts = loaded.parts(packed)[Symbol.iterator]()
  let isLeft = false
  return new ReadableStream<Bytes>({
    pull: async (controller) => {
      await yieldToEventLoop()
      if (isLeft) return // another image may be in the core by now
      const { done, value } = parts.next()
      if (!done) return controller.enqueue(value.slice())
      release()
      controller.close()
    },
    cancel: () => {
      isLeft = true
      release()
    },
  })
}

/** Several answers as one document, the next begun when the one before has gone out. */
export const writtenInTurn = (
  loaded: LoadedImage,
  packs: readonly PackedContext[],
  encoding: Encoding,
  outlet: Outlet,
): ReadableStream => writtenPartByPart(loaded, together(loaded, packs), encoding, outlet)

/** Bytes of the core, and what goes before and after them. */
interface Part {
  readonly opening: string
  readonly bytes: Bytes
  readonly closing: string
}

function* together(loaded: LoadedImage, packs: readonly PackedContext[]): Iterable<Bytes | Part> {
  for (const [index, packed] of packs.entries()) {
    const opening = index === 0 ? `{"success":true,"count":${packs.length},"results":[` : ','
    const closing = index === packs.length - 1 ? ']}' : ''
    if (loaded.isOnePart) yield { opening, bytes: loaded.answer(packed), closing }
    else {
      yield encoder.encode(opening)
      yield* loaded.parts(packed)
      yield encoder.encode(closing)
    }
  }
}

/** Each part is made and written when the one before has been taken, zstd frame by frame; nothing more for a reader who left. */
const writtenPartByPart = (
  loaded: LoadedImage,
  parts: Iterable<Bytes | Part>,
  encoding: Encoding,
  outlet: Outlet,
): ReadableStream => {
  const release = loaded.hold()
  const made = parts[Symbol.iterator]()
  let isLeft = false
  return new ReadableStream({
    type: 'direct',
    pull: async (controller: ReadableStreamDirectController) => {
      try {
        for (;;) {
          await yieldToEventLoop()
          if (isLeft) return // another image may be in the core by now
          const { done, value } = made.next()
          if (done) break
          write(controller, encoding, 'bytes' in value ? value : { opening: '', bytes: value, closing: '' })
          await outlet.taken(controller)
        }
        controller.close()
      } finally {
        release()
      }
    },
    cancel: () => {
      isLeft = true
      release()
    },
  })
}

const write = (controller: ReadableStreamDirectController, encoding: Encoding, part: Part): void => {
  if (encoding === 'identity' && goesToNetwork(controller)) {
    for (const piece of [part.opening, part.bytes, part.closing]) if (piece.length > 0) controller.write(piece)
    return
  }
  const bytes = part.opening + part.closing === '' ? part.bytes : between(part)
  // The core's own bytes last until its next answer.
  controller.write(encoding === 'zstd' ? compressQuickly.zstd(bytes) : bytes.slice())
}

/**
 * Bun's own sink copies what the network does not take at once, so that nothing is left for the collector: 200 readers who
 * left took about 120 MB at most instead of 350. A reader in this process keeps the very bytes it is given.
 */
const goesToNetwork = (controller: ReadableStreamDirectController): boolean =>
  Object.prototype.toString.call(controller) === '[object ReadableHTTPResponseSinkController]'

type Bytes = Uint8Array<ArrayBuffer>

/** A copy of an answer with text around it. */
const between = ({ opening, bytes, closing }: Part): Bytes => {
  const all = new Uint8Array(opening.length + bytes.length + closing.length)
  encoder.encodeInto(opening, all)
  all.set(bytes, opening.length)
  encoder.encodeInto(closing, all.subarray(opening.length + bytes.length))
  return all
}
const encoder = new TextEncoder()
