import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, release, totalmem } from 'node:os'
import { join } from 'node:path'
import type { ResultRow } from '../record.ts'

/** One table of results; in latest.json with the commit it was measured at. */
export interface Table {
  readonly title: string
  readonly rows: readonly ResultRow[]
  readonly commit?: string
}

/** What a run was measured on. Runs before 2026-11-24 wrote down cores and processor alone. */
interface Machine {
  readonly cores: number
  readonly processor: string
  readonly memoryGb?: number
  readonly kernel?: string
  /** When the run began: what others do to its figures. */
  readonly load?: number
}

/** What was measured in one go. */
export interface Run {
  readonly at: string
  readonly commit: string
  readonly bun: string
  readonly machine: Machine
  readonly tables: readonly Table[]
}

export const machineFacts = (): Machine => ({
  cores: cpus().length,
  processor: cpus()[0]?.model ?? 'unknown',
  memoryGb: Math.round(totalmem() / 2 ** 30),
  kernel: release(),
  load: Math.round(10 * loadavg()[0]!) / 10,
})

const folder = join(import.meta.dir, 'runs')

/** Write a run into a file of its own. */
export const keepRun = (run: Run): void => {
  mkdirSync(folder, { recursive: true })
  const name = `${run.at.slice(0, 16).replace(':', '')}-${run.commit}.json`
  writeFileSync(join(folder, name), `${JSON.stringify(run, null, 2)}\n`)
}

/** Every run that was kept, the oldest first. */
export const keptRuns = (): Run[] =>
  readdirSync(folder)
    .sort()
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')))
