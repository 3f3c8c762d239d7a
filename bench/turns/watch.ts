/**
 * Loaded before a server (`--preload`): watches how long its thread is on the processor between two turns of the event loop, and
 * writes it into the file that BENCH_TURNS names, anew at each SIGUSR2. Processor time, since others share the machine.
 */
import { writeFileSync } from 'node:fs'

const file = process.env['BENCH_TURNS']
const processorMs = (): number => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

let turns: number[] = []
let before = processorMs()
// An interval of 1 ms is called once a turn at most: what lies between two calls is one turn, or several short ones.
setInterval(() => {
  const now = processorMs()
  turns.push(now - before)
  before = now
}, 1).unref()

process.on('SIGUSR2', () => {
  if (file) writeFileSync(file, JSON.stringify(turns))
  turns = []
})
