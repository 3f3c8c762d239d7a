/**
 * What a warm start costs: `bun bench/embedded/start.ts [rounds]`.
 *
 * Starts `serve` on a data directory that a first start has made, until /readyz answers, and prints the least and the
 * median of wall time and of the processor time of both processes. Then the same for a command of its own.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { program } from '../../test/support/program.ts'
import { clubwrightProcess, newAccount, readyService } from '../../test/support/service.ts'
import { type OneStart, startOnce } from '../one-start.ts'

const [rounds = 10] = process.argv.slice(2).map(Number)
const accepted = { wallMs: 1_000, cpuMs: 1_200 }

const scratch = mkdtempSync(join(tmpdir(), 'clubwright-bench-'))
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }))
const env = { DATA_DIR: join(scratch, 'data'), LOG_LEVEL: 'off', STOP_DELAY_SECONDS: '0' }

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

const cpuMsOf = ({ serverMs, engineMs }: OneStart): number => serverMs + engineMs
const starts: OneStart[] = []
for (let n = 0; n < rounds; n++) starts.push(await startOnce(program(), env))
console.log(`serve, wall          ${shown(starts.map(({ wallMs }) => wallMs))}`)
console.log(`serve, CPU           ${shown(starts.map(cpuMsOf))}`)
console.log(`  of the server      ${shown(starts.map(({ serverMs }) => serverMs))}`)
console.log(`  of the engine      ${shown(starts.map(({ engineMs }) => engineMs))}`)

const commandMs = async (...args: string[]) => (await clubwrightProcess(args, env)).ms
console.log(`--version            ${shown(await ofRounds(() => commandMs('--version')))}`)
console.log(`key list             ${shown(await ofRounds(() => commandMs('key', 'list', '--account', accountId)))}`)
const service = await readyService(env)
console.log(`key list, beside it  ${shown(await ofRounds(() => commandMs('key', 'list', '--account', accountId)))}`)
await service.stop('SIGTERM')

const isMet =
  Math.min(...starts.map(({ wallMs }) => wallMs)) < accepted.wallMs && Math.min(...starts.map(cpuMsOf)) < accepted.cpuMs
if (!isMet) {
  console.error(`Accepted are ${accepted.wallMs} ms wall and ${accepted.cpuMs} ms CPU.`)
  process.exit(1)
}
