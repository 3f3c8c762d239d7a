import { readlinkSync } from 'node:fs'
import type { FromThread } from './messages.ts'

declare const self: Worker

/** Do a work in this thread for its parent, one after the other. What goes in and comes out is data. */
export const answerParent = <Input, Answer>(work: (input: Input) => Promise<Answer>): void => {
  self.onmessage = async ({ data }: MessageEvent<Input>) => {
    try {
      tell({ answer: await work(data) })
    } catch (error) {
      tell({ fault: error instanceof Error ? (error.stack ?? error.message) : String(error) })
    }
  }
  tell({ ready: numberOfThread() })
}

const tell = (message: FromThread): void => postMessage(message)

/** Number of this thread on Linux; null elsewhere. */
const numberOfThread = (): string | null => {
  try {
    return readlinkSync('/proc/thread-self').split('/').at(-1) ?? null
  } catch {
    return null
  }
}
