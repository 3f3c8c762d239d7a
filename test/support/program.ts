import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FaultPoint } from '../../src/platform/fault-point.ts'

const main = join(import.meta.dir, '../../src/main.ts')

/**
 * The words that start the program: the executable as it is shipped, or with a fault point one that is built alike and dies
 * where CLUBWRIGHT_FAULT says (src/platform/fault-point.ts).
 */
export const program = (fault?: FaultPoint): readonly string[] => [
  fault === undefined ? executable('whole', 'EXECUTABLE') : executable('dying', 'DYING_EXECUTABLE'),
]

/** A setting names one that was built already. Otherwise it is built once per run, not per file, and gone with the run. */
const executable = (name: 'whole' | 'dying', setting: string): string => {
  const built = process.env[setting]
  if (built !== undefined) return built
  const run = globalThis as { clubwrightTestBuilds?: { directory: string; paths: Map<string, string> } }
  run.clubwrightTestBuilds ??= { directory: newDirectory(), paths: new Map() }
  const { directory, paths } = run.clubwrightTestBuilds
  const path = paths.get(name) ?? build(join(directory, name), name === 'dying')
  paths.set(name, path)
  return path
}

const newDirectory = (): string => {
  const directory = mkdtempSync(join(tmpdir(), 'clubwright-builds-'))
  process.on('exit', () => rmSync(directory, { recursive: true, force: true }))
  return directory
}

/** By the options of `bun run build`. */
const build = (outfile: string, isDying: boolean): string => {
  const fault = isDying ? ['--define', 'CLUBWRIGHT_FAULT=process.env.CLUBWRIGHT_FAULT'] : []
  const how = ['--compile', '--splitting', '--bytecode', '--format=esm', '--minify-whitespace', ...fault]
  const built = spawnSync(process.execPath, ['build', ...how, main, '--outfile', outfile], { encoding: 'utf8' })
  if (built.status !== 0) throw new Error(`bun build: ${built.stderr}`)
  return outfile
}
