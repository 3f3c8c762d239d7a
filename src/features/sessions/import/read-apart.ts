import { answerParent, inThread, type Limits, OverLimit } from '../../../platform/threads/index.ts'
import { say } from '../../../words/say.ts'
import { type ReadSession, readSession } from './read-session.ts'
import type { ImportQuery } from './schema.ts'

interface ToRead {
  readonly bytes: Uint8Array
  readonly wish: ImportQuery
  readonly at: Date
}

/** An export of 20,000 shots in 40 columns takes a second, and 150 MB. */
const limits: Limits = { ms: 2_000, bytes: 256_000_000 }

/** A reader of foreign files: no parser of them belongs on the thread that answers. */
export const sessionReader = ({ ms, bytes }: Limits = limits) => {
  const read = inThread<ToRead, ReadSession>('read files', { ms, bytes })
  /** As `readSession`. @param accountId Accounts have turns. */
  return (accountId: string, toRead: ToRead): Promise<ReadSession> =>
    read(toRead, accountId).catch((error: unknown) => {
      if (!(error instanceof OverLimit)) throw error
      const refusal =
        error.limit === 'ms'
          ? say('files.tooSlow', { most: ms / 1_000 })
          : say('files.tooHeavy', { most: bytes / 1_000_000 })
      return { refusal, pointer: '' }
    })
}

/** Read files in this thread, for the parent that started it. */
export const readForParent = (): void => answerParent(({ bytes, wish, at }: ToRead) => readSession(bytes, wish, at))
