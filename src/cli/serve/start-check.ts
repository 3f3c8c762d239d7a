import { isStorageUnavailable } from '../../platform/errors.ts'
import { lockToServe } from '../../platform/postgres/embedded/lock.ts'
import type { Line } from '../../platform/postgres/server/line.ts'
import { ConfigError, readConfig } from '../../platform/settings/config.ts'
import type { Config } from '../../platform/settings/settings.ts'
import { within } from '../../platform/work/within.ts'
import { coreFault } from '../../scoring/core/index.ts'
import { type Environment, messageOf, OperatorError } from '../verb.ts'

/** Settings that work. */
interface Checked {
  readonly config: Config
  /** What answered at DATABASE_URL a moment ago, so that the start need not ask again; null: nothing yet. */
  readonly line: Line | null
}

/**
 * Read the settings and try what they name, before anything is changed.
 * @param isWorker The process that started this one has tried port and storage, and shares them.
 * @throws OperatorError naming every problem at once, of the settings and of the machine.
 */
export const checkConfig = async (env: Environment, { isWorker }: { isWorker: boolean }): Promise<Checked> => {
  const { config, usable, complaints } = settingsOf(env)
  let line: Line | null = null
  const onLine = (found: Line) => {
    line = found
  }
  const machine = isWorker
    ? []
    : [
        portProblem('PORT', usable.port, usable.host),
        portProblem('METRICS_PORT', usable.metricsPort, usable.host),
        storageProblem(usable, onLine),
        replicaProblem(usable),
        redisProblem(usable),
      ]
  const found = await Promise.all([...machine, coreFault()])
  const problems = [...complaints, ...found.filter((problem) => problem !== null)]
  if (problems.length > 0 || config === null) throw new OperatorError(problems.join('\n'))
  return { config, line }
}

const settingsOf = (env: Environment) => {
  try {
    const config = readConfig(env)
    return { config, usable: config, complaints: [] }
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    return { config: null, usable: error.usable, complaints: [error.message] }
  }
}

const portProblem = (setting: string, port: number | undefined, host: string | undefined): string | null => {
  if (host === undefined || port === undefined) return null
  try {
    Bun.listen({ hostname: host, port, exclusive: true, socket: { data: () => {} } }).stop(true)
    return null
  } catch (error) {
    const { code } = error as { code?: string }
    if (code === 'EADDRINUSE')
      return `Port ${port} on ${host} is taken. Set ${setting} to a free port, or stop the program that uses it.`
    if (code === 'EACCES') return `Port ${port} cannot be used by this user. Set ${setting} to a number above 1023.`
    return `The service cannot listen on HOST ${host}: ${messageOf(error)}`
  }
}

const storageProblem = (
  { databaseUrl, databasePrepared, dataDir }: Partial<Config>,
  onLine: (found: Line) => void,
): Promise<string | null> | string | null => {
  if (databaseUrl !== undefined) return databaseProblem('DATABASE_URL', databaseUrl, databasePrepared, onLine)
  return dataDir === undefined ? null : directoryProblem(dataDir)
}

const replicaProblem = ({ readDatabaseUrl, databasePrepared }: Partial<Config>): Promise<string | null> | null =>
  readDatabaseUrl === undefined ? null : databaseProblem('READ_DATABASE_URL', readDatabaseUrl, databasePrepared)

const directoryProblem = async (dataDir: string): Promise<string | null> => {
  try {
    const lock = await lockToServe(dataDir)
    lock.release()
    return null
  } catch (error) {
    return messageOf(error)
  }
}

/** Nothing is waited for longer: a refusal stays within the two seconds that we promise. */
const answerSecondsMax = 1.5

const losesStatements = (setting: string): string =>
  `DATABASE_PREPARED: the pooler at ${setting} does not keep prepared statements. Leave DATABASE_PREPARED unset, or let the ` +
  'pooler keep them (PgBouncer 1.21 and later with max_prepared_statements, or session mode).'

/** What PostgreSQL refuses. An unreachable server is not a problem of the settings: the start waits for it. */
const databaseProblem = async (
  setting: string,
  url: string,
  prepared: Config['databasePrepared'] | undefined,
  onLine: (found: Line) => void = () => {},
): Promise<string | null> => {
  const { findLine, poolerKeepsStatements } = await import('../../platform/postgres/server/client.ts')
  const answered = findLine(url).then(async (line) => {
    onLine(line)
    return prepared !== 'on' || !line.isPooled || (await poolerKeepsStatements(url)) ? null : losesStatements(setting)
  })
  try {
    return await within(answered, 1000 * answerSecondsMax, () => null)
  } catch (error) {
    return isStorageUnavailable(error) ? null : `${setting}: ${(error as Error).message}`
  }
}

/** Why Redis cannot be used, in words that name the setting; null when it answers or none is set. */
export const redisProblem = async ({ redisUrl }: Partial<Config>): Promise<string | null> => {
  if (redisUrl === undefined) return null
  const { redisRefusal } = await import('../../platform/redis/index.ts')
  const refusal = await redisRefusal(redisUrl, 1000 * answerSecondsMax)
  return refusal === null ? null : `REDIS_URL: ${refusal}`
}
