import { openCatalog } from '../equipment/catalog/index.ts'
import { openEvidence } from '../features/evidence/index.ts'
import { createRuns } from '../fitting/index.ts'
import { createKeyRing } from '../identity/accounts/index.ts'
import type { Clock } from '../platform/clock.ts'
import { createLog } from '../platform/log/log.ts'
import { openDatabaseClock } from '../platform/postgres/database-clock.ts'
import { commandWaitMsMax, DirectoryInUse } from '../platform/postgres/embedded/lock.ts'
import type { Sql } from '../platform/postgres/sql.ts'
import { databasePubSub, type PubSub } from '../platform/pub-sub.ts'
import { readConfig } from '../platform/settings/config.ts'
import type { Config } from '../platform/settings/settings.ts'
import { createScorer } from '../scoring/index.ts'
import {
  checkInput,
  checkRemoteInput,
  type InputOf,
  type OperationName,
  type ResultOf,
  runOperation,
} from './operations.ts'
import { type Api, apiIn, refuseRemote } from './remote/api.ts'
import { remoteOperations } from './remote/remote-operations.ts'
import { openConfiguredRedis } from './serve/configured-redis.ts'
import { ControlUnreachable, callControl, type Listener } from './serve/control.ts'
import { configureSigner, refuseOtherSecret } from './serve/signing-secret.ts'
import { openDatabase, openStorage, type Storage } from './serve/storage.ts'
import { type Environment, OperatorError } from './verb.ts'
import { withProgress } from './with-progress.ts'

const tryEveryMs = 100

/**
 * Run an operation where it may run: over the API of a service that is named; directly on PostgreSQL or on an embedded database
 * that nobody uses; else in the server that uses it.
 *
 * @param handOver Called with each part of the result that the operation hands over before its end.
 */
export const operate = async <Name extends OperationName>(
  env: Environment,
  name: Name,
  input: Partial<Record<keyof InputOf<Name>, unknown>>,
  handOver: Listener['handOver'] = () => {},
): Promise<ResultOf<Name>> => {
  const api = apiIn(env)
  if (api !== null) {
    const there = remoteOperations[name] as Remote | undefined
    if (there === undefined) refuseRemote(env, name)
    checkRemoteInput(name, input)
    return withProgress((progress) => there!(api, input, { progress, handOver })) as Promise<ResultOf<Name>>
  }
  checkInput(name, input)
  const config = readConfig(env)
  return withProgress((progress) => whereItMay(config, name, input, { progress, handOver })) as Promise<ResultOf<Name>>
}

type Remote = (api: Api, input: unknown, listener: Listener) => Promise<unknown>

const whereItMay = (config: Config, name: OperationName, input: unknown, listener: Listener): Promise<unknown> =>
  hereOrThere(
    () => directly(config, name, input, listener),
    () => callControl(config.dataDir, name, input, listener),
  )

/**
 * Do something with the data directory, or have it done by the server that holds it, whichever way is open. A server that
 * starts or stops is waited for.
 */
export const hereOrThere = async <T>(here: () => Promise<T>, there: () => Promise<T>): Promise<T> => {
  const giveUpAtMs = performance.now() + commandWaitMsMax
  for (;;) {
    try {
      return await here()
    } catch (inUse) {
      if (!(inUse instanceof DirectoryInUse)) throw inUse
      try {
        return await there()
      } catch (error) {
        if (!(error instanceof ControlUnreachable)) throw error
        if (performance.now() > giveUpAtMs)
          throw new OperatorError(
            `${inUse.message}\nThe server does not accept commands; it may still be starting. Try again, or stop it.`,
            {
              code: 'UNAVAILABLE',
            },
          )
      }
      await Bun.sleep(tryEveryMs)
    }
  }
}

const directly = async (config: Config, name: OperationName, input: unknown, listener: Listener): Promise<unknown> => {
  const open = name === 'doctor' ? openDatabase : openStorage
  const storage: Omit<Storage, 'migrated'> & Partial<Storage> = await open(
    config,
    `clubwright ${name}`,
    listener.progress,
  )
  const { sql, snapshot, close, migrated = [] } = storage
  const redis = await openConfiguredRedis(config, untold)
  try {
    const signer = await configureSigner(config, sql.engine === 'embedded')
    if (name !== 'doctor') await refuseOtherSecret(sql, config, signer) // the doctor tells of it
    const clock = await openDatabaseClock(sql)
    const pubSub = redis?.pubSub(databasePubSub(sql)) ?? databasePubSub(sql)
    const keys = createKeyRing({ sql, clock, pubSub })
    const nobodyServes = async () => {}
    const tools = {
      config,
      sql,
      clock,
      log: createLog({ logLevel: 'off' }),
      keys,
      pubSub,
      ...listener,
      signer,
      migrated,
      snapshot,
      reloadCatalog: nobodyServes,
      reloadFitters: nobodyServes,
      openEngine: async () => ({
        config,
        log: createLog({ logLevel: 'off' }),
        runs: createRuns(),
        ensureRoom: () => {}, // the operator looks after the disk
        scorer: await openScorer(sql, clock, pubSub),
      }),
    }
    const result = await runOperation(tools, name, input)
    return JSON.parse(JSON.stringify(result)) // as it would arrive from a server
  } finally {
    redis?.end()
    await close()
  }
}

const untold = { info: () => {}, warn: () => {} }

const openScorer = async (sql: Sql, clock: Clock, pubSub: PubSub) => {
  const log = createLog({ logLevel: 'off' })
  const catalog = await openCatalog({ sql, log, pubSub })
  const evidence = await openEvidence({ sql, clock, log, pubSub })
  return createScorer(catalog.current(), evidence.current())
}
