import { dlopen, ptr } from 'bun:ffi'
import { readdirSync, readFileSync, writeSync } from 'node:fs'
import { ownCommand, threadEntry } from '../settings/own-command.ts'

/** What the thread is told first; whatever it hears after that is a beat. */
interface Watched {
  readonly seconds: number
  readonly command: readonly string[]
}

const beatMs = 1_000

/**
 * Watch this process from a thread of its own: when the main thread, which answers requests, is silent for so many seconds, the
 * process is started again under its id. Whoever supervises it sees no end.
 */
export const startWatchdog = (seconds: number): { stop(): void } => {
  const worker = new Worker(threadEntry, { argv: ['watch the main thread'], smol: true })
  worker.unref()
  worker.postMessage({ seconds, command: [...ownCommand(), ...process.argv.slice(2)] } satisfies Watched)
  const beat = setInterval(() => worker.postMessage('beat'), beatMs)
  beat.unref()
  return {
    stop: () => {
      clearInterval(beat)
      worker.terminate()
    },
  }
}

declare const self: Worker

/** Watch the main thread, which started this one. */
export const watchMain = (): void => {
  let watched: Watched | null = null
  let silentSeconds = 0
  self.onmessage = ({ data }: MessageEvent<Watched | 'beat'>) => {
    if (data !== 'beat') watched = data
    silentSeconds = 0
  }
  // Counted, not measured: a machine that slept has not waited.
  setInterval(() => {
    if (watched !== null && ++silentSeconds > watched.seconds) startAgain(watched)
  }, beatMs)
}

/** The C library by its name on Linux with glibc, with musl, and on macOS. */
const libraries = ['libc.so.6', 'libc.so', 'libSystem.B.dylib']

/**
 * Become the command. The system ends all other threads with their loops, and closes files and connections: the lock of the data
 * directory is free then, and the engine ends. Where that cannot be done, end, and leave the start to whoever supervises.
 */
const startAgain = ({ seconds, command }: Watched): void => {
  say(`The main thread was silent for ${seconds} seconds: the service is started again.`)
  const words = command.map((word) => Buffer.from(`${word}\0`))
  const list = new BigUint64Array([...words.map((word) => BigInt(ptr(word))), 0n])
  for (const library of libraries)
    try {
      const { execv, waitpid } = dlopen(library, calls).symbols
      for (const child of endChildren()) waitpid(child, null, 0)
      execv(ptr(words[0]!), ptr(list))
    } catch {} // it has another name here
  say('It cannot be started by itself.')
  process.kill(process.pid, 'SIGKILL')
}

const calls = {
  execv: { args: ['ptr', 'ptr'], returns: 'int' },
  waitpid: { args: ['int', 'ptr', 'int'], returns: 'int' },
} as const

/** End what this process started, and say which: the command does not know them, so nobody would ever hear of their end. None where the system lists none. */
const endChildren = (): number[] => {
  try {
    const lists = readdirSync('/proc/self/task').map((thread) =>
      readFileSync(`/proc/self/task/${thread}/children`, 'utf8'),
    )
    const children = lists.join(' ').match(/\d+/g)?.map(Number) ?? []
    for (const child of children) process.kill(child, 'SIGKILL')
    return children
  } catch {
    return []
  }
}

/** The stream of the main thread writes nothing any more. */
const say = (words: string): void => {
  try {
    writeSync(2, `${words}\n`)
  } catch {} // nobody reads it
}
