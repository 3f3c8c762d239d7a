import { popularityDays } from '../../equipment/catalog/index.ts'
import type { Clock } from '../../platform/clock.ts'
import { errorFacts, type Log } from '../../platform/log/log.ts'
import type { Sql } from '../../platform/postgres/sql.ts'
import { databasePubSub, type PubSub } from '../../platform/pub-sub.ts'
import { isExecutable } from '../../platform/settings/own-command.ts'
import { type SharedValue, shareValue } from '../../platform/work/shared-value.ts'
import { buildEvidence, type Evidence } from './evidence.ts'
import { preparedTallies } from './prepared-tallies.ts'
import { countPending, evidenceChannel, selectCounts } from './queries.ts'
import { simulatedFile, talliesOf } from './simulated.ts'

/** The evidence that requests see. A reload counts what is pending first. */
export interface EvidenceStore extends SharedValue<Evidence> {
  /** Begin to follow fittings, here and on other replicas. Called once, by a process that serves. */
  watch(): Promise<void>
}

const dayMs = 86_400_000

/** The pause between two counts of completed fittings. Whichever process comes first counts them. */
const countEveryMs = 10_000
/** A start counts so long; what is left after that is counted while requests are answered. */
const countAtStartMs = 250
/** In one process counting takes at most a third of a processor. A fitting takes ten times as long to make as to count. */
const countPauses = 2
/** How often the counts are read under load: every revision changes the answers that hold them, and their tags. */
const everyMs = 60_000
/** Read without being told: days pass out of the popularity window, and an announcement may have been missed. */
const unaskedMs = 3_600_000

/** Load the evidence and keep it. */
export const openEvidence = async ({
  sql,
  clock,
  log,
  pubSub = databasePubSub(sql),
}: {
  sql: Sql
  clock: Clock
  log: Log
  pubSub?: PubSub
}): Promise<EvidenceStore> => {
  const simulated = isExecutable ? await preparedTallies() : talliesOf(simulatedFile())
  const load = async () => {
    const since = new Date(clock().getTime() - (popularityDays - 1) * dayMs)
    return buildEvidence({ ...(await selectCounts(sql, since)), simulated })
  }
  await countPending(sql, { msMax: countAtStartMs })
  const shared = shareValue(await load(), load)
  let readAtMs = performance.now()
  const read = (): Promise<Evidence> => {
    readAtMs = performance.now()
    return shared.reload()
  }
  const readSoon = schedule(() => read().catch((error) => log.warn('evidence not read', errorFacts(error))))

  return {
    ...shared,
    reload: async () => {
      await countPending(sql)
      return read()
    },
    watch: async () => {
      const count = async () => {
        await countPending(sql, { pauses: countPauses }).catch((error) =>
          log.warn('fittings not counted', errorFacts(error)),
        )
        setTimeout(count, countEveryMs).unref()
      }
      const readInTime = () => readSoon(Math.max(0, readAtMs + everyMs - performance.now()))
      await pubSub.subscribe(
        evidenceChannel,
        (what) => (what === 'rebuilt' ? readSoon(0) : readInTime()),
        () => readSoon(0),
        readInTime,
      )
      void count()
      setInterval(() => readSoon(0), unaskedMs).unref()
    },
  }
}

/** Do it after a while, once: a call while one is waiting can only make it sooner. */
const schedule = (work: () => unknown): ((inMs: number) => void) => {
  let timer: ReturnType<typeof setTimeout> | null = null
  let dueMs = Number.POSITIVE_INFINITY
  return (inMs) => {
    const wantedMs = performance.now() + inMs
    if (wantedMs >= dueMs) return
    if (timer !== null) clearTimeout(timer)
    dueMs = wantedMs
    timer = setTimeout(() => {
      timer = null
      dueMs = Number.POSITIVE_INFINITY
      work()
    }, inMs)
    timer.unref()
  }
}
