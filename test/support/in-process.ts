import { AsyncLocalStorage } from 'node:async_hooks'
import { run } from '../../src/cli/run.ts'

/** What a verb has printed so far, and the code that it ended with. */
interface Verb {
  stdout: string
  stderr: string
  code: number | undefined
}

/** The verb on whose behalf something is printed or ended; none outside of verbs. */
const current = new AsyncLocalStorage<Verb>()

/** Thrown where the verb would have ended the process. */
class Ended extends Error {}

/**
 * Run `clubwright ...` in this process: what it prints is kept, and where it would end the process it ends alone. Its own
 * process takes a quarter of a second more; what only a process shows (signals, terminals, files left open) is not seen here.
 */
export const verbInProcess = async (args: readonly string[], env: Readonly<Record<string, string>>) => {
  divert()
  const verb: Verb = { stdout: '', stderr: '', code: undefined }
  const before = { umask: process.umask(), exitCode: process.exitCode, argv: process.argv }
  process.argv = [process.execPath, 'clubwright', ...args]
  await current
    .run(verb, () => run(env, args))
    .catch((error) => {
      if (!(error instanceof Ended)) throw error
    })
  const code = verb.code ?? Number(process.exitCode ?? 0)
  process.umask(before.umask)
  process.exitCode = before.exitCode ?? 0
  process.argv = before.argv
  return { code, stdout: verb.stdout, stderr: verb.stderr }
}

/** Once per process: what a verb prints and how it ends is its own. */
const divert = (): void => {
  const divertible = globalThis as { clubwrightVerbsDiverted?: true }
  if (divertible.clubwrightVerbsDiverted) return
  divertible.clubwrightVerbsDiverted = true
  const { log, error } = console
  console.log = (...words) => keep('stdout', `${words.join(' ')}\n`) || log(...words)
  console.error = (...words) => keep('stderr', `${words.join(' ')}\n`) || error(...words)
  for (const name of ['stdout', 'stderr'] as const) {
    const stream = process[name]
    const write = stream.write.bind(stream) as (...args: unknown[]) => boolean
    stream.write = ((chunk: string | Uint8Array, ...rest: unknown[]) =>
      keep(name, typeof chunk === 'string' ? chunk : new TextDecoder().decode(chunk)) || write(chunk, ...rest)) as never
  }
  const exit = process.exit.bind(process)
  process.exit = ((code?: number) => {
    const verb = current.getStore()
    if (verb === undefined) return exit(code)
    verb.code ??= code ?? 0
    throw new Ended()
  }) as never
}

/** @returns false outside of verbs */
const keep = (stream: 'stdout' | 'stderr', text: string): boolean => {
  const verb = current.getStore()
  if (verb === undefined) return false
  if (verb.code === undefined) verb[stream] += text
  return true
}
