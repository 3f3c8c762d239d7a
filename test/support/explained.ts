import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import postgres from 'postgres'
import { type CitusCluster, citusCluster } from './citus.ts'
import { type PrivatePostgres, privatePostgres } from './postgres-server.ts'
import { until } from './service.ts'

/** A statement that a server carried out, also inside a function, and how. */
export interface Explained {
  readonly text: string
  /** Tables and partitions that were read or written. What was left out before or while it ran is not among them. */
  readonly relations: readonly string[]
}

/** A server that writes down how it carries out every statement. Null when the machine has none. */
export const explainingPostgres = (): Promise<PrivatePostgres | null> =>
  privatePostgres({
    settings: [
      'shared_preload_libraries=auto_explain',
      'auto_explain.log_min_duration=0',
      'auto_explain.log_nested_statements=on',
      'auto_explain.log_analyze=on',
      'auto_explain.log_timing=off',
      'auto_explain.log_format=json',
      ...jsonLog,
    ],
  })

const jsonLog = ['logging_collector=on', 'log_destination=jsonlog', 'log_directory=log']

/** A Citus cluster whose servers write down what they ask each other and their shards. Null where Citus is not installed. */
export const explainingCitus = (): Promise<CitusCluster | null> =>
  citusCluster([
    ...jsonLog,
    'log_min_messages=notice',
    'citus.multi_task_query_log_level=log',
    'citus.log_remote_commands=on',
    'citus.log_local_commands=on',
  ])

/** Every statement so far, also inside a function, for which some server of a cluster planned to ask several shards. */
export const scatteredOver = async ({ coordinator, workers }: CitusCluster): Promise<string[]> => {
  const found = await Promise.all([coordinator, ...workers].map(scatteredBy))
  return found.flat()
}

const scatteredBy = async (server: PrivatePostgres): Promise<string[]> =>
  (await logOf(server))
    .filter(({ message }) => message === 'multi-task query about to be executed')
    .map(({ statement, context = '' }) => `${statement}\n${context}`)

/** What the servers of a cluster asked so far. */
export interface AskedOver {
  /** Commands of the coordinator by the port of the worker that got them. Those that only open or end a transaction are not counted. */
  readonly remote: readonly string[]
  /** Statements that a worker carried out on a shard of its own, within a function. */
  readonly local: number
}

export const askedOver = async ({ coordinator, workers }: CitusCluster): Promise<AskedOver> => {
  const remote = (await logOf(coordinator)).flatMap(({ message, detail = '', context = '' }) => {
    const isOurs =
      message?.startsWith('issuing ') && !/^issuing (BEGIN|COMMIT|PREPARE|ROLLBACK|SAVEPOINT)/.test(message)
    return isOurs && !context.includes('maintenance daemon') ? [/:(\d+) connectionId/.exec(detail)![1]!] : []
  })
  const locally = (await Promise.all(workers.map(logOf))).flat()
  return { remote, local: locally.filter(({ message }) => message?.startsWith('executing the command locally')).length }
}

/** Its log so far, as fields. It is written down by a process of its own, so the last line is waited for. */
const logOf = async (server: PrivatePostgres): Promise<Partial<Record<string, string>>[]> => {
  const mark = `${++marks} of ${process.pid}`
  await ask(server, `do $$ begin raise log '${mark}'; end $$`)
  let all: Partial<Record<string, string>>[] = []
  await until('the log is written', () => {
    all = linesOf(server).map((line) => JSON.parse(line))
    return all.some(({ message }) => message === mark)
  })
  return all
}

/** Every statement so far. They are written down by a process of its own, so the last one is waited for. */
export const explainedBy = async (server: PrivatePostgres): Promise<Explained[]> => {
  const mark = `${++marks} of ${process.pid}`
  await ask(server, `select '${mark}'`)
  let all: Explained[] = []
  await until('the log is written', () => {
    all = linesOf(server).flatMap(explainedOn)
    return all.some(({ text }) => text.includes(mark))
  })
  return all.filter(({ text }) => !text.includes(mark))
}

let marks = 0

const ask = async (server: PrivatePostgres, text: string): Promise<void> => {
  const sql = postgres(server.direct('postgres'), { max: 1 })
  await sql.unsafe(text)
  await sql.end()
}

/** Of its log. The last line may still be in writing. */
const linesOf = (server: PrivatePostgres): string[] =>
  globSync(join(server.data, 'log/*.json')).flatMap((file) => readFileSync(file, 'utf8').split('\n').slice(0, -1))

const explainedOn = (line: string): Explained[] => {
  const { message } = JSON.parse(line)
  const plan = /^duration: .* plan:\n([\s\S]*)$/.exec(message ?? '')?.[1]
  if (plan === undefined) return []
  const { 'Query Text': text, Plan: root } = JSON.parse(plan)
  return [{ text, relations: [...new Set(relationsIn(root))] }]
}

interface Node {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  /** 0: it turned out not to be needed. */
  readonly 'Actual Loops'?: number
  readonly Plans?: readonly Node[]
}

const relationsIn = (node: Node): string[] => {
  if (node['Actual Loops'] === 0) return []
  const relation = node['Relation Name']
  return [...(relation === undefined ? [] : [relation]), ...(node.Plans ?? []).flatMap(relationsIn)]
}
