/**
 * What a warm start costs: `bun bench/embedded/start.ts [rounds]`.
 *
 * Starts `serve` on a data directory that a first start has made, until /readyz answers, and prints the least and the
 * median of wall time and of the processor time of both processes. Then the same for a command of its own.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { enginePid } from '../../test/support/engine-process.ts'
import { program } from '../../test/support/program.ts'
import { clubwright, freePort, newAccount, readyService } from '../../test/support/service.ts'

const [rounds = 10] = process.argv.slice(2).map(Number)
const accepted = { wallMs: 1_000, cpuMs: 1_200 }

const scratch = mkdtempSync(join(tmpdir(), 'clubwright-bench-'))
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }))
const env = { DATA_DIR: join(scratch, 'data'), LOG_LEVEL: 'off', STOP_DELAY_SECONDS: '0' }

/** User and system time of a process with all its threads, ms. Linux counts in hundredths of a second. */
const cpuMsOf = (pid: number): number => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return 10 * (Number(fields[11]) + Number(fields[12]))
}

/** Start the service once. */
const startOnce = async () => {
  const port = freePort()
  const startedMs = performance.now()
  const child = Bun.spawn([...program(), 'serve'], {
    env: { PATH: process.env['PATH'] ?? '', ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  while (!(await isReady(port))) await Bun.sleep(5)
  const wallMs = performance.now() - startedMs
  const serverMs = cpuMsOf(child.pid)
  const engineMs = cpuMsOf(enginePid(child.pid)!)
  child.kill('SIGTERM')
  await child.exited
  return { wallMs, serverMs, engineMs, cpuMs: serverMs + engineMs }
}

const isReady = (port: number): Promise<boolean> =>
  fetch(`http://localhost:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )

const ofRounds = async (what: () => Promise<number>): Promise<number[]> => {
  const figures: number[] = []
  for (let n = 0; n < rounds; n++) figures.push(await what())
  return figures
}

const shown = (figures: readonly number[]): string => {
  const sorted = [...figures].sort((a, b) => a - b)
  return `least ${sorted[0]!.toFixed(0)} ms, median ${sorted[Math.floor(sorted.length / 2)]!.toFixed(0)} ms`
}

await (await readyService(env)).stop('SIGTERM')
const { accountId } = await newAccount(env)
console.log(`load ${loadavg()[0]!.toFixed(1)}, ${rounds} rounds`)

const starts: Awaited<ReturnType<typeof startOnce>>[] = []
for (let n = 0; n < rounds; n++) starts.push(await startOnce())
console.log(`serve, wall          ${shown(starts.map(({ wallMs }) => wallMs))}`)
console.log(`serve, CPU           ${shown(starts.map(({ cpuMs }) => cpuMs))}`)
console.log(`  of the server      ${shown(starts.map(({ serverMs }) => serverMs))}`)
console.log(`  of the engine      ${shown(starts.map(({ engineMs }) => engineMs))}`)

const commandMs = async (...args: string[]) => (await clubwright(args, env)).ms
console.log(`--version            ${shown(await ofRounds(() => commandMs('--version')))}`)
console.log(`key list             ${shown(await ofRounds(() => commandMs('key', 'list', '--account', accountId)))}`)
const service = await readyService(env)
console.log(`key list, beside it  ${shown(await ofRounds(() => commandMs('key', 'list', '--account', accountId)))}`)
await service.stop('SIGTERM')

const isMet =
  Math.min(...starts.map(({ wallMs }) => wallMs)) < accepted.wallMs &&
  Math.min(...starts.map(({ cpuMs }) => cpuMs)) < accepted.cpuMs
if (!isMet) {
  console.error(`Accepted are ${accepted.wallMs} ms wall and ${accepted.cpuMs} ms CPU.`)
  process.exit(1)
}
