import { errorFacts, type Log } from '../log.ts'
import { isLostWrite } from '../postgres/lost-write.ts'

/** Exit code of a stop that was not awaited. */
const impatient = 1

/** Stop in good order at the first SIGTERM or SIGINT, or when the process that started this one is gone; at once at the second. */
export const onStopSignal = (stop: (signal: string) => Promise<void>, onSecond = () => {}): void => {
  let isStopping = false
  const receive = (signal: string) => {
    if (isStopping) {
      onSecond()
      process.exit(impatient)
    }
    isStopping = true
    stop(signal).then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', receive)
  process.on('SIGINT', receive)
  process.on('disconnect', () => isStopping || receive('SIGTERM'))
}

/** What nobody catches ends the process, as it would without this, but for what is known to be harmless. */
export const onStrayError = (log: Log): void => {
  process.on('uncaughtException', (error) => {
    if (isLostWrite(error)) return log.warn('a connection was lost within a transaction', errorFacts(error))
    console.error(error)
    process.exit(1)
  })
}
