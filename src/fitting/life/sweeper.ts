import { errorFacts, type Log } from '../../platform/log/log.ts'
import type { Metrics } from '../../platform/metrics/index.ts'
import { isDamage } from '../../platform/postgres/tables.ts'
import { failure } from './failure.ts'
import { type FittingStore, releaseRuns, type Swept, sweepFittings } from './queries.ts'

interface Tools extends FittingStore {
  readonly log: Log
  readonly metrics?: Metrics | undefined
}

/** With the lease this bounds how long an abandoned run may look alive. */
const everyMs = 10_000
/** Rows of a kind per transaction: a few milliseconds. */
const atOnceMax = 200

/**
 * Tidy up after fittings that nobody came back for: runs of dead processes become `failed`, failed ones that were never
 * run again get their charge back after 24 hours, and Idempotency-Keys are forgotten after their retention.
 */
export const sweep = async (tools: Tools): Promise<Swept> => {
  const swept = await sweepFittings(tools, failure('INTERRUPTED'), atOnceMax)
  const { failed, refunded, forgotten } = swept
  tools.metrics?.count('sweeps', ['done'])
  for (const [kind, runs] of Object.entries({ failed, refunded, forgotten }))
    tools.metrics?.count('swept', [kind], runs)
  if (failed + refunded > 0) tools.log.warn('abandoned fittings were tidied up', { failed, refunded, forgotten })
  return swept
}

/**
 * Sweep now and then. Every replica does; they do not wait for each other. The embedded engine has one process, so what
 * is running there when it starts was left by a process that died.
 */
export const startSweeper = async (tools: Tools): Promise<{ stop(): Promise<void> }> => {
  if (tools.sql.engine === 'embedded')
    await releaseRuns(tools).catch((error: unknown) => {
      if (!isDamage(error)) throw error // else what is not damaged can be served; /readyz and doctor tell of the rest
      tools.log.error('fittings of an earlier process cannot be ended', errorFacts(error))
    })
  let sweeping = Promise.resolve()
  const tick = () => {
    sweeping = sweepAll(tools).catch((error: unknown) => {
      tools.metrics?.count('sweeps', ['failed'])
      tools.log.warn('sweeping fittings failed; it is tried again', errorFacts(error))
    })
  }
  const timer = setInterval(tick, everyMs)
  return {
    stop: async () => {
      clearInterval(timer)
      await sweeping
    },
  }
}

const sweepAll = async (tools: Tools): Promise<void> => {
  for (;;) {
    const { failed, forgotten } = await sweep(tools)
    // Charges are given back one account at a time and may be left over on purpose: they are not a reason to go on.
    if (failed < atOnceMax && forgotten < atOnceMax) return
  }
}
