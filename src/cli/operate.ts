import { createKeyRing } from '../accounts/index.ts'
import { openCatalog } from '../catalog/index.ts'
import { systemClock } from '../clock.ts'
import type { Config } from '../config.ts'
import { openEvidence } from '../evidence/index.ts'
import { createRuns } from '../fitting/index.ts'
import { createLog } from '../log.ts'
import { DirectoryInUse } from '../postgres/lock.ts'
import type { Sql } from '../postgres/sql.ts'
import { createScorer } from '../scoring/index.ts'
import { ControlUnreachable, callControl } from './control.ts'
import { checkInput, type InputOf, type OperationName, type ResultOf, runOperation } from './operations.ts'
import { openStorage } from './storage.ts'
import { OperatorError } from './verb.ts'

/** How long a command waits for a holder of the data directory that is starting, stopping, or a command itself. */
const waitMsMax = 5_000
const tryEveryMs = 100

/**
 * Run an operation where it may run: directly on PostgreSQL or on an embedded database that nobody uses, else in the
 * server that uses it.
 */
export const operate = async <Name extends OperationName>(
  config: Config,
  name: Name,
  input: Partial<Record<keyof InputOf<Name>, unknown>>,
): Promise<ResultOf<Name>> => {
  checkInput(name, input)
  const giveUpAtMs = performance.now() + waitMsMax
  for (;;) {
    try {
      return (await directly(config, name, input)) as ResultOf<Name>
    } catch (inUse) {
      if (!(inUse instanceof DirectoryInUse)) throw inUse
      try {
        return (await callControl(config.dataDir, name, input)) as ResultOf<Name>
      } catch (error) {
        if (!(error instanceof ControlUnreachable)) throw error
        if (performance.now() > giveUpAtMs)
          throw new OperatorError(`${inUse.message}\nIt takes no commands: is it still starting? Try again or stop it.`)
      }
      await Bun.sleep(tryEveryMs)
    }
  }
}

const directly = async (config: Config, name: OperationName, input: unknown): Promise<unknown> => {
  const { sql, migrated, close } = await openStorage(config, `clubwright ${name}`)
  try {
    const keys = createKeyRing({ sql, clock: systemClock })
    const nobodyServes = async () => {}
    const tools = {
      sql,
      clock: systemClock,
      keys,
      migrated,
      reloadCatalog: nobodyServes,
      reloadFitters: nobodyServes,
      openEngine: async () => ({
        config,
        log: createLog({ logLevel: 'off' }),
        runs: createRuns(),
        scorer: await openScorer(sql),
      }),
    }
    const result = await runOperation(tools, name, input)
    return JSON.parse(JSON.stringify(result)) // as it would arrive from a server
  } finally {
    await close()
  }
}

const openScorer = async (sql: Sql) => {
  const log = createLog({ logLevel: 'off' })
  const [catalog, evidence] = [await openCatalog(sql), await openEvidence({ sql, clock: systemClock, log })]
  return createScorer(catalog.current(), evidence.current())
}
