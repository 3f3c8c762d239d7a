import { freePort } from '../test/support/service.ts'

/** A server that the service is compared with. */
export interface Peer {
  readonly port: number
  readonly pid: number
}

const children: Bun.Subprocess[] = []
// Also when a benchmark fails half way.
process.on('exit', () => {
  for (const child of children) child.kill()
})

/** Start a server on a free port, which it is told in PORT, and wait until it answers. It ends with this process. */
export const startPeer = async (command: string[], answerFile: string, cwd = process.cwd()): Promise<Peer> => {
  const port = freePort()
  const child = Bun.spawn(command, {
    env: { PATH: process.env['PATH'] ?? '', PORT: String(port), ANSWER_FILE: answerFile },
    stdio: ['ignore', 'ignore', 'inherit'],
    cwd,
  })
  children.push(child)
  child.unref() // it must not keep this process from ending, which ends it
  for (let tries = 0; tries < 200; tries++) {
    const isUp = await fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    )
    if (isUp) return { port, pid: child.pid }
    await Bun.sleep(50)
  }
  throw new Error(`${command.join(' ')} did not start`)
}
