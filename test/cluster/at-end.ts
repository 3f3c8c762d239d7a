import { spawn } from 'node:child_process'

/** Run a script of the shell when this process has ended, in whatever way: it waits for the end of a pipe that only we hold. */
export const atEnd = (script: string, ...words: readonly string[]): void => {
  spawn('sh', ['-c', `cat > /dev/null; ${script}`, ...words], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  }).unref()
}
