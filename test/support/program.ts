import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FaultPoint } from '../../src/platform/fault-point.ts'
import { isFull } from './steady-load.ts'

const main = join(import.meta.dir, '../../src/main.ts')

/**
 * The words that start the program: the executable as it is shipped. With a fault point (src/platform/fault-point.ts), at
 * which it is made to die, it runs from its sources, so that the usual run tries both; at full length that too is a build.
 */
export const program = (fault?: FaultPoint): readonly string[] =>
  fault === undefined || isFull ? [executable(fault)] : [process.execPath, ...defined(fault), main]

const defined = (fault?: FaultPoint): readonly string[] =>
  fault === undefined ? [] : ['--define', `CLUBWRIGHT_FAULT="${fault}"`]

/** EXECUTABLE names one that was built already. Otherwise it is built once per run, not per file, and gone with the run. */
const executable = (fault?: FaultPoint): string => {
  const built = process.env['EXECUTABLE']
  if (built !== undefined && fault === undefined) return built
  const run = globalThis as { clubwrightTestBuilds?: { directory: string; paths: Map<string, string> } }
  run.clubwrightTestBuilds ??= { directory: newDirectory(), paths: new Map() }
  const { directory, paths } = run.clubwrightTestBuilds
  const name = fault ?? 'whole'
  const path = paths.get(name) ?? build(join(directory, name), fault)
  paths.set(name, path)
  return path
}

const newDirectory = (): string => {
  const directory = mkdtempSync(join(tmpdir(), 'clubwright-builds-'))
  process.on('exit', () => rmSync(directory, { recursive: true, force: true }))
  return directory
}

/** By the options of `bun run build`. */
const build = (outfile: string, fault?: FaultPoint): string => {
  const how = ['--compile', '--bytecode', '--format=esm', '--minify-whitespace', ...defined(fault)]
  const built = spawnSync(process.execPath, ['build', ...how, main, '--outfile', outfile], { encoding: 'utf8' })
  if (built.status !== 0) throw new Error(`bun build: ${built.stderr}`)
  return outfile
}
