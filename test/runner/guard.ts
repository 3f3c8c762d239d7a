import { cleanUp } from './leftovers.ts'

/**
 * Cleans up after a run whose runner was killed. It waits for the end of a pipe that only the runner holds; the signals of a
 * terminal are for the runner.
 */
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})
for await (const _ of Bun.stdin.stream()) {
  // Nothing is written to it.
}
await cleanUp(process.env['GUARDED_RUN']!, process.env['GUARDED_FOLDER']!)
