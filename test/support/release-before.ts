import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, until } from './service.ts'

/** Until a release is made, what stands for it: the first that starts on a newer database and answers from what a newer one stored. */
const standIn = '4e691355'

const here = join(import.meta.dir, '../..')

/** An earlier release, ready to start. */
export interface EarlierRelease {
  /** Commit or tag. */
  readonly name: string
  /** Number of its last migration. */
  readonly lastMigration: number
  /** Run one of its scripts, or `src/main.ts` with the words of a command. @returns What it printed. */
  run(words: readonly string[], env?: Readonly<Record<string, string>>): Promise<string>
  /** Start its service and wait until it is ready. */
  serve(env: Readonly<Record<string, string>>): Promise<{ readonly address: string; stop(): Promise<unknown> }>
  remove(): void
}

/**
 * The sources of an earlier release, from the history of this clone, with the packages of today.
 *
 * @param named Commit or tag; without it the latest tag before this commit, or what stands for it.
 * @returns null where the history does not reach so far. @throws in CI with a whole history, and when one is named that is not there.
 */
export const earlierRelease = async (named?: string): Promise<EarlierRelease | null> => {
  const name = named ?? (git('describe', '--tags', '--abbrev=0', 'HEAD^') || standIn)
  if (git('cat-file', '-t', name) === '') {
    const isWhole = git('rev-parse', '--is-shallow-repository') === 'false'
    if (named !== undefined || (isWhole && process.env['CI'] === 'true'))
      throw new Error(`The history here does not have ${name}.`)
    console.warn(`NOTHING WAS TESTED: the history here does not have ${name}.`)
    return null
  }
  const path = mkdtempSync(join(tmpdir(), 'clubwright-release-'))
  const archive = Bun.spawnSync(['git', '-C', here, 'archive', name])
  if (Bun.spawnSync(['tar', 'x', '-C', path], { stdin: archive.stdout }).exitCode !== 0) throw new Error(`tar: ${name}`)
  symlinkSync(join(here, 'node_modules'), join(path, 'node_modules'))

  const environment = (env: Readonly<Record<string, string>>) => ({
    PATH: process.env['PATH'] ?? '',
    TMPDIR: tmpdir(),
    STOP_DELAY_SECONDS: '0',
    ...env,
  })
  const run = async (words: readonly string[], env = {}) => {
    const how = { cwd: path, env: environment(env), stderr: 'pipe' } as const
    const child = Bun.spawn([process.execPath, ...words], how)
    const [stdout, stderr] = await Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text()])
    if ((await child.exited) !== 0) throw new Error(`${words.join(' ')} of ${name}: ${stdout}${stderr}`)
    return stdout
  }
  let prepared: Promise<string> | undefined
  const serve = async (env: Readonly<Record<string, string>>) => {
    prepared ??= run(['src/main.ts', 'prepare'])
    await prepared
    const port = freePort()
    const settings = environment({ ...env, PORT: String(port) })
    const child = Bun.spawn([process.execPath, 'src/main.ts', 'serve'], { cwd: path, env: settings, stdout: 'ignore' })
    const address = `http://localhost:${port}`
    const isReady = () => fetch(`${address}/readyz`).then(({ ok }) => ok)
    await until('the earlier release is ready', () => {
      if (child.exitCode !== null) throw new Error(`${name} did not start, exit code ${child.exitCode}`)
      return isReady().catch(() => false)
    })
    const stop = () => {
      child.kill('SIGTERM')
      return child.exited
    }
    return { address, stop }
  }
  const migrations = [...new Bun.Glob('*.sql').scanSync(join(path, 'db/migrations'))]
  return {
    name,
    lastMigration: Math.max(...migrations.map((file) => Number.parseInt(file, 10))),
    run,
    serve,
    remove: () => rmSync(path, { recursive: true, force: true }),
  }
}

const git = (...words: string[]): string => {
  const { stdout, success } = Bun.spawnSync(['git', '-C', here, ...words], { stderr: 'ignore' })
  return success ? stdout.toString().trim() : ''
}
