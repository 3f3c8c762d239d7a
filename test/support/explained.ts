import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import postgres from 'postgres'
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
      'logging_collector=on',
      'log_destination=jsonlog',
      'log_directory=log',
    ],
  })

/** Every statement so far. They are written down by a process of its own, so the last one is waited for. */
export const explainedBy = async (server: PrivatePostgres): Promise<Explained[]> => {
  const mark = `${++marks} of ${process.pid}`
  const sql = postgres(server.direct('postgres'), { max: 1 })
  await sql.unsafe(`select '${mark}'`)
  await sql.end()
  let all: Explained[] = []
  await until('the log is written', () => {
    all = globSync(join(server.data, 'log/*.json')).flatMap(explainedIn)
    return all.some(({ text }) => text.includes(mark))
  })
  return all.filter(({ text }) => !text.includes(mark))
}

let marks = 0

/** The last line may still be in writing. */
const explainedIn = (file: string): Explained[] =>
  readFileSync(file, 'utf8').split('\n').slice(0, -1).flatMap(explainedOn)

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
