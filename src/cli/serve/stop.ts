import { errorFacts, type Log } from '../../platform/log/log.ts'
import { watchNpx } from '../release/npx.ts'

/** Exit code of a stop that was not awaited. */
const impatient = 1
/**
 * The same signal again this soon is the first one, sent twice: systemd tells every process of a unit, and
 * `bun run` passes its signals on.
 */
const twoWaysMs = 100

/** What SIGTERM and SIGINT do to this process. */
export interface StopSignals {
  /**
   * From now on there is something to finish before the process ends.
   * @param stop Finish it; called once.
   * @param onSecond A second signal ends the process after this, whatever is left.
   */
  finishBy(stop: (signal: NodeJS.Signals) => Promise<void>, onSecond?: () => void): void
}

/**
 * Listen to SIGTERM, SIGINT, and the end of the process that started this one. While the process starts it just ends: it
 * has promised nothing yet, and as the first process of a container it would not even end without a listener.
 *
 * @param isWorker Only the process that started this one decides that it is not awaited: it kills.
 */
export const stopSignals = ({ isWorker }: { isWorker: boolean }): StopSignals => {
  let first: { readonly signal: NodeJS.Signals; readonly atMs: number } | null = null
  let stop = async (_signal: NodeJS.Signals) => {}
  let onSecond = () => {}
  const receive = (signal: NodeJS.Signals) => {
    if (first !== null) {
      const isSame = signal === first.signal && performance.now() - first.atMs < twoWaysMs
      if (isWorker || isSame) return
      onSecond()
      process.exit(impatient)
    }
    first = { signal, atMs: performance.now() }
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
  process.on('disconnect', () => first ?? receive('SIGTERM'))
  if (!isWorker) watchNpx(() => first ?? receive('SIGTERM'))
  return {
    finishBy: (ownStop, ownOnSecond = () => {}) => {
      stop = ownStop
      onSecond = ownOnSecond
    },
  }
}

/** Stop one after the other. What cannot be stopped is logged: the others still stop, and the storage still closes. */
export const stopAll = async (works: readonly { stop(): unknown }[], log: Log): Promise<void> => {
  for (const work of works)
    try {
      await work.stop()
    } catch (error) {
      log.error('not stopped', errorFacts(error))
    }
}
