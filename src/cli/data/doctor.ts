import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { CommitTimes, Finding } from '../../maintenance/doctor/index.ts'
import { roomGuard } from '../../platform/postgres/embedded/disk.ts'
import { openToOthers } from '../../platform/postgres/embedded/private-files.ts'
import { ConfigError, readConfig } from '../../platform/settings/config.ts'
import { misspelledSettings } from '../../platform/settings/misspelled-settings.ts'
import type { Config } from '../../platform/settings/settings.ts'
import { operate } from '../operate.ts'
import { type InputOf, operations } from '../operations.ts'
import { optionOf } from '../option-of.ts'
import { refuseRemote } from '../remote/api.ts'
import { redisProblem } from '../serve/start-check.ts'
import { type Environment, messageOf, verb } from '../verb.ts'

/** What is wrong with settings, disk and database. */
export const doctor = (env: Environment) =>
  verb({
    name: 'doctor',
    description:
      'Check settings, disk and all stored data, and change nothing unless told to. Exit code 1 if there are problems.',
    args: {
      fix: optionOf(operations.doctor.input.properties.fix, false),
      'new-secret': optionOf(operations.doctor.input.properties.newSecret, false),
    },
    run: async ({ fix, 'new-secret': newSecret }) => {
      refuseRemote(env, 'doctor')
      const { findings: ofMachine, commits } = await machineFindings(env, {
        fix: fix === true,
        newSecret: newSecret === true,
      })
      const findings = [...settingsFindings(env), ...ofMachine]
      if (findings.length > 0) process.exitCode = 1
      return { findings, commits }
    },
    show: ({ findings, commits }) =>
      [findingsText(findings), ...(commits === null ? [] : [commitLine(commits)])].join('\n\n'),
  })

/** What was found, for people. */
export const findingsText = (findings: readonly Finding[]): string =>
  findings.length === 0 ? 'No problems found.' : findings.map(lines).join('\n\n')

const lines = ({ check, problem, remedy, count, example }: Finding): string =>
  [
    `${check}: ${problem}`,
    ...(count === undefined ? [] : [`  Found: ${count}, for example ${JSON.stringify(example)}`]),
    `  What to do: ${remedy}`,
  ].join('\n')

/** A fitting waits for one of these. */
const commitLine = ({ count, p50Ms, longestMs }: CommitTimes): string =>
  `Commits: of ${count} half took up to ${p50Ms} ms, the slowest ${longestMs} ms.`

/** Findings, and the time of commits; null: there is no database to ask. */
interface Examined {
  readonly findings: readonly Finding[]
  readonly commits: CommitTimes | null
}

const settingsFindings = (env: Environment): Finding[] =>
  misspelledSettings(env).map(({ name, meant }) => ({
    check: 'settings',
    problem: `${name} is not a setting.`,
    remedy: `If you meant ${meant}, set that instead.`,
  }))

/** What is done before looking. */
type How = Required<InputOf<'doctor'>>

const machineFindings = async (env: Environment, how: How): Promise<Examined> => {
  try {
    const config = readConfig(env)
    const files = fileFindings(config) // opening the database would close them
    const before = [...files, ...diskFindings(config), ...(await redisFindings(config))]
    const { findings, commits } = await databaseFindings(env, config, how)
    return { findings: [...before, ...findings], commits }
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    return only({
      check: 'settings',
      problem: error.message,
      remedy: 'Correct them, then run `clubwright doctor` again.',
    })
  }
}

const only = (finding: Finding): Examined => ({ findings: [finding], commits: null })

const fileFindings = ({ databaseUrl, dataDir }: Config): Finding[] => {
  if (databaseUrl !== undefined || !existsSync(dataDir)) return []
  const paths = openToOthers(dataDir)
  if (paths.length === 0) return []
  return [
    {
      check: 'files',
      problem: `Other users of this machine can read files in ${dataDir}, which contain keys and golfers' data.`,
      remedy: `Run \`chmod -R go= ${dataDir}\`, or start the service, which does the same.`,
      count: paths.length,
      example: { path: paths[0]! },
    },
  ]
}

const redisFindings = async (config: Config): Promise<Finding[]> => {
  const problem = await redisProblem(config)
  return problem === null ? [] : [{ check: 'settings', problem, remedy: 'Correct REDIS_URL, or leave it unset.' }]
}

const diskFindings = ({ databaseUrl, dataDir, minFreeDiskMb }: Config): Finding[] => {
  if (databaseUrl !== undefined || !existsSync(dataDir)) return []
  try {
    roomGuard(dataDir, minFreeDiskMb)()
    return []
  } catch (error) {
    return [{ check: 'disk', problem: messageOf(error), remedy: 'Free up disk space, or lower MIN_FREE_DISK_MB.' }]
  }
}

const databaseFindings = async (env: Environment, config: Config, how: How): Promise<Examined> => {
  const { databaseUrl, dataDir } = config
  if (databaseUrl === undefined && !existsSync(join(dataDir, 'pg')))
    return only({
      check: 'database',
      problem: `There is no database in ${dataDir}.`,
      remedy: 'Set DATA_DIR to its directory. Before the first start this is expected: `clubwright serve` creates it.',
    })
  try {
    return await operate(env, 'doctor', how)
  } catch (error) {
    return only({
      check: 'database',
      problem: messageOf(error),
      remedy: 'Fix this first: no stored data could be checked.',
    })
  }
}
