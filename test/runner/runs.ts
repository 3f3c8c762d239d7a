/**
 * Whether bun ends with 0, with quick tests. When the time is over it is killed, which counts as a failure: `--timeout` of `bun test`
 * does not end a loop that never awaits.
 */
export const runs = async (words: readonly string[], cwd: string, msMax: number): Promise<boolean> => {
  const child = Bun.spawn([process.execPath, ...words], {
    cwd,
    env: { ...Bun.env, TESTS: 'quick' },
    stdout: 'ignore',
    stderr: 'ignore',
    timeout: msMax,
    killSignal: 'SIGKILL',
  })
  return (await child.exited) === 0
}
