import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Fault } from '../../src/platform/fault-point.ts'
import { mark } from '../runner/leftovers.ts'

const main = join(import.meta.dir, '../../src/main.ts')

/**
 * The words that start the program: the executable as it is shipped, or with a fault point one that is built alike and dies
 * where CLUBWRIGHT_FAULT says (src/platform/fault-point.ts).
 */
export const program = (fault?: Fault): readonly string[] => [
  fault === undefined ? executable('whole', 'EXECUTABLE') : executable('dying', 'DYING_EXECUTABLE'),
]

/** A setting names one that was built already. Otherwise the first who needs it builds it, for all workers of a run. */
const executable = (name: 'whole' | 'dying', setting: string): string => {
  const built = process.env[setting]
  if (built !== undefined) return built
  const path = join(builds(), name)
  if (isFirst(`${path}.begun`)) {
    build(`${path}.part`, name === 'dying')
    renameSync(`${path}.part`, path)
  }
  for (let tries = 0; !existsSync(path); tries++) {
    if (tries > 1200) throw new Error('another worker has not built the executable within two minutes')
    Bun.sleepSync(100)
  }
  return path
}

/** Where a run keeps its executables; a file that runs by itself has a folder of its own, gone with it. */
const builds = (): string => {
  if (process.env[mark] !== undefined) return tmpdir()
  const run = globalThis as { clubwrightTestBuilds?: string }
  run.clubwrightTestBuilds ??= newDirectory()
  return run.clubwrightTestBuilds
}

const isFirst = (sign: string): boolean => {
  try {
    writeFileSync(sign, '', { flag: 'wx' })
    return true
  } catch {
    return false
  }
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
