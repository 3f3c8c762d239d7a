import { createStartingApp } from '../../app.ts'
import { isStorageUnavailable } from '../../platform/errors.ts'
import type { Log } from '../../platform/log/log.ts'
import { namesFault } from '../../platform/postgres/outage.ts'
import type { Config } from '../../platform/settings/settings.ts'
import type { Message } from '../../words/message.ts'
import { listen, type Server } from '../data/listen.ts'
import { OperatorError } from '../verb.ts'

/** Answer `/health` with 200, `/metrics` where it is served, and everything else with 503 while the service starts. */
export const answerWhileStarting = (deps: Parameters<typeof createStartingApp>[0], isPortShared = false): Server =>
  listen(createStartingApp(deps), deps, isPortShared)

const tryEveryMs = 500

/** What a starting process does about a database that cannot be reached: it waits WAIT_FOR_DATABASE_SECONDS in all. */
export const patienceOf = ({ databaseUrl, waitForDatabaseSeconds }: Config, log: Log) => {
  const startedMs = performance.now()
  const leftMs = () => 1000 * waitForDatabaseSeconds - (performance.now() - startedMs)
  const waitedSeconds = () => Math.round((performance.now() - startedMs) / 1000)
  let fault: Message | null = null
  return {
    /** What the database says is wrong with it; null while it says nothing. */
    fault: () => fault,
    /** Try until the database is there. @throws what `attempt` throws for other reasons, and OperatorError in the end. */
    untilAvailable: async <T>(attempt: () => Promise<T>): Promise<T> => {
      let isWaiting = false
      for (;;) {
        try {
          const made = await attempt()
          if (isWaiting) log.info('the database is there', { waitedSeconds: waitedSeconds() })
          return made
        } catch (error) {
          if (databaseUrl === undefined || !isStorageUnavailable(error)) throw error
          if (leftMs() <= 0) throw new OperatorError(wordsOf(error as Error, waitedSeconds()))
          if (!isWaiting)
            log.warn('waiting for the database', { seconds: waitForDatabaseSeconds, reason: reasonOf(error) })
          isWaiting = true
          fault = namesFault(error) ? error.detail : null
        }
        await Bun.sleep(Math.min(tryEveryMs, Math.max(0, leftMs())))
      }
    },
  }
}

const wordsOf = (error: Error, seconds: number): string =>
  `DATABASE_URL: ${error.message} ${namesFault(error) ? '' : `(${reasonOf(error)}) `}Gave up after ${seconds} seconds.`

/** What the driver or the system said. */
const reasonOf = (error: unknown): string => {
  const { cause, message } = error as Error
  return cause instanceof Error ? cause.message : message
}
