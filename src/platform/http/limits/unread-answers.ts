import { say } from '../../../words/say.ts'
import { problem } from '../../errors.ts'
import { yieldWhenDue } from '../../work/yield.ts'

/** Large answers that one reader may leave unread. Whoever reads has none for longer than the network takes. */
const unreadMax = 64
/** What is shorter the network takes at once. */
const largeBytes = 65_536
/** A fast reader takes tens of megabytes without a pause, so others get their turn after so many. */
const turnBytes = 16 * largeBytes

/**
 * Knows whose large answers wait in memory because they are not read. Bun keeps what the network does not take, for as long as
 * a connection may be silent: a key that asks and does not read would fill the memory.
 */
export interface UnreadAnswers {
  /** @throws rateLimited for a reader for whom 64 large answers wait */
  refuse(reader: string): void
  to(reader: string): Outlet
}

/** The way of large answers to one reader: the id of a credential or of a page, never the credential. */
export interface Outlet {
  /**
   * Until the network has taken what was written, which counts as unread meanwhile.
   * @returns undefined when it has taken all: nearly always
   */
  taken(controller: ReadableStreamDirectController): Promise<unknown> | undefined
  /** A body of these bytes; a large one goes out piece by piece, as it is read. */
  body(bytes: string | Uint8Array<ArrayBuffer>): string | Uint8Array<ArrayBuffer> | ReadableStream
  /** A body that is being made: each piece of it goes out when the one before has been taken. */
  stream(source: ReadableStream<Uint8Array>): ReadableStream
}

/** Counters of unread answers, none at first. */
export const createUnreadAnswers = (): UnreadAnswers => {
  const unread = new Map<string, number>()
  const add = (reader: string, change: 1 | -1): void => {
    const count = (unread.get(reader) ?? 0) + change
    if (count === 0) unread.delete(reader)
    else unread.set(reader, count)
  }
  return {
    refuse: (reader) => {
      if (unread.size === 0 || (unread.get(reader) ?? 0) < unreadMax) return
      throw problem('rateLimited', {
        detail: say('requests.unread', { most: unreadMax }),
        retryAfter: 1,
      })
    },
    to: (reader) => {
      const taken: Outlet['taken'] = (controller) => {
        const sent = flush(controller)
        if (!(sent instanceof Promise) || Bun.peek.status(sent) !== 'pending') return undefined
        add(reader, 1)
        return sent.finally(() => add(reader, -1))
      }
      return {
        taken,
        body: (bytes) => (bytes.length < largeBytes ? bytes : inPieces(bytes, taken)),
        stream: (source) => asTaken(source, taken),
      }
    },
  }
}

/** Without `true` Bun does not wait for the network; its types do not know the argument yet. */
const flush = (controller: ReadableStreamDirectController): unknown =>
  (controller as { flush(wait: boolean): unknown }).flush(true)

const inPieces = (bytes: string | Uint8Array<ArrayBuffer>, taken: Outlet['taken']): ReadableStream => {
  const whole = typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes
  let isLeft = false
  return new ReadableStream({
    type: 'direct',
    pull: async (controller: ReadableStreamDirectController) => {
      for (let from = 0; from < whole.length && !isLeft; from += largeBytes) {
        if (from > 0 && from % turnBytes === 0) await yieldWhenDue()
        controller.write(whole.subarray(from, from + largeBytes))
        await taken(controller)
      }
      controller.close()
    },
    cancel: () => {
      isLeft = true
    },
  })
}

const asTaken = (source: ReadableStream<Uint8Array>, taken: Outlet['taken']): ReadableStream => {
  const reader = source.getReader()
  return new ReadableStream({
    type: 'direct',
    pull: async (controller: ReadableStreamDirectController) => {
      for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
        controller.write(piece.value)
        await taken(controller)
      }
      controller.close()
    },
    cancel: (reason) => reader.cancel(reason),
  })
}
