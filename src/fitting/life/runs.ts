import { problem } from '../../platform/errors.ts'
import { within } from '../../platform/work/within.ts'
import { say } from '../../words/say.ts'
import type { FittingResult } from '../schema/result-schema.ts'
import { type OnStage, type Progress, progressAt } from './progress.ts'
import { createSentKeys, type SentKeys } from './sent-keys.ts'

/** A fitting that this process is working on. */
export interface Run {
  /** Its result: completed, failed, or running when another process has taken it over. */
  readonly ended: Promise<FittingResult>
  progress(): Progress
  /** Hear of each stage from now on. */
  follow(onProgress: (progress: Progress) => void): void
}

/** The fittings that this process is working on. They outlive the requests that began them; `drain` waits for them. */
export interface Runs {
  /**
   * Do what leads to a run, unless too much is under way already.
   * @throws overloaded
   */
  admit<T>(work: () => Promise<T>): Promise<T>
  start(fittingId: string, work: (onStage: OnStage) => Promise<FittingResult>): Run
  /** For a run that nobody can ask for: tells its stages on, and ends it when it takes too long. */
  stages(onProgress: (progress: Progress) => void): OnStage
  find(fittingId: string): Run | undefined
  /** Requests and runs at this moment. */
  underWay(): number
  /** Accounts that had nothing left lately: their next fitting is reserved before it is computed. */
  readonly spent: Set<string>
  readonly keys: SentKeys
  /** Let something else that belongs to a run finish before the process ends. */
  keep(work: Promise<unknown>): void
  /** This process stops: whoever waits for another one's fitting hears soon that it is running, and asks elsewhere. */
  endWaits(): void
  areWaitsOver(): boolean
  /** Returns when nothing is under way. */
  drain(): Promise<void>
}

interface RunLimits {
  /** Requests and runs at once; one holds about 50 kB. The database is the bottleneck: more would only wait for it. */
  readonly atOnceMax: number
  /** A run that takes longer fails. Looked at between stages, since the engine does not pause. */
  readonly runMsMax: number
}

const usualLimits: RunLimits = { atOnceMax: 2_000, runMsMax: 10_000 }

/** A run took too long. */
export class RunTimedOut extends Error {
  override readonly name = 'RunTimedOut'
}

/** Runs of this process, none at first. @param limits Runs at once, and milliseconds that one may take. */
export const createRuns = ({ atOnceMax, runMsMax }: RunLimits = usualLimits): Runs => {
  const underWay = new Set<Promise<unknown>>()
  const byFitting = new Map<string, Run>()
  let areWaitsOver = false
  const keep = <T>(work: Promise<T>): Promise<T> => {
    const done = work.then(forget, forget)
    underWay.add(done)
    function forget() {
      underWay.delete(done)
    }
    return work
  }

  const stages: Runs['stages'] = (onProgress) => {
    const giveUpAtMs = performance.now() + runMsMax
    return (stage) => {
      if (performance.now() > giveUpAtMs) throw new RunTimedOut(`not finished after ${runMsMax} ms, before ${stage}`)
      onProgress(progressAt(stage))
    }
  }

  const start: Runs['start'] = (fittingId, work) => {
    const listeners: ((progress: Progress) => void)[] = []
    let progress = progressAt('validate')
    const onStage = stages((reached) => {
      progress = reached
      for (const tell of listeners) tell(progress)
    })
    // A moment later, so that whoever started it can follow it from the first stage on.
    const ended = keep(Promise.resolve().then(() => work(onStage)))
    const run: Run = { ended, progress: () => progress, follow: (onProgress) => void listeners.push(onProgress) }
    byFitting.set(fittingId, run)
    const remove = () => {
      if (byFitting.get(fittingId) === run) byFitting.delete(fittingId)
    }
    ended.then(remove, remove)
    return run
  }

  return {
    admit: (work) => {
      if (underWay.size >= atOnceMax) throw problem('overloaded', { detail: say('fittings.tooMany') })
      return keep(work())
    },
    start,
    stages,
    spent: new Set(),
    keys: createSentKeys(),
    find: (fittingId) => byFitting.get(fittingId),
    underWay: () => underWay.size,
    keep: (work) => void keep(work),
    endWaits: () => {
      areWaitsOver = true
    },
    areWaitsOver: () => areWaitsOver,
    drain: async () => {
      while (underWay.size > 0) await Promise.all(underWay)
    },
  }
}

/** The result of a run, or null when it takes longer. */
export const endedWithin = async (run: Run, waitMs: number): Promise<FittingResult | null> =>
  waitMs <= 0 ? null : within(run.ended, waitMs, () => null)
