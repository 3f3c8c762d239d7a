/**
 * What each step of a distinct scores answer adds over the one before, in processor time of the server: `bun bench/http/steps.ts`.
 *
 * From the same bytes as a fixed body, which is the least that Bun can do, to the whole service with keys, limits, headers and tag.
 * All steps take turns in one run; the ratio is taken within each round.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPeer } from '../peer.ts'
import { record } from '../record.ts'
import { benchService } from '../service.ts'
import { load, warmUp } from './load.ts'
import { spread } from './spread.ts'

const rounds = 7
const secondsPerRound = 1.5
const connections = 16

const scratch = mkdtempSync(join(tmpdir(), 'clubwright-bench-'))
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }))
const service = await benchService()
const path = '/v1/catalog/scores'
const headers = {
  authorization: `Bearer ${service.key}`,
  'content-type': 'application/json',
  'accept-encoding': 'identity',
}
/** A golfer of its own for each request. */
const bodyOf = (index: number): string => {
  const speed = 60 + ((index * 7) % 6500) / 100
  return JSON.stringify({ golfer: { speed, needsLaunch: index % 3 === 0, highSpin: index % 7 === 0 } })
}
const answer = await fetch(service.address + path, { method: 'POST', headers, body: bodyOf(1) })
const answerFile = join(scratch, 'answer.json')
await Bun.write(answerFile, await answer.bytes())

const peer = (file: string) => startPeer([process.execPath, join(import.meta.dir, 'peers', file)], answerFile)
const [fixed, steps] = [await peer('fixed.ts'), await peer('steps.ts')]
const ladder = [
  { step: 'the same bytes as a fixed body', server: fixed, path: '/' },
  { step: '+ as a stream, whose bytes are made when they are sent', server: steps, path: '/stream' },
  { step: '+ the golfer read and packed', server: steps, path: '/pack' },
  { step: '+ scored, ordered and written by the core', server: steps, path: '/core' },
  { step: 'the service: + key, limits, fields checked, headers, tag', server: service, path },
]
const cpu = ladder.map((): number[] => [])
let sent = 0
for (const { server, path } of ladder)
  await warmUp(server, (index) => ({ method: 'POST', path, headers, body: bodyOf(index) }))
for (let round = 0; round < rounds; round++)
  for (const [index, { server, path }] of ladder.entries()) {
    const next = (n: number) => ({ method: 'POST' as const, path, headers, body: bodyOf(sent + n) })
    const result = await load(server, next, { connections, seconds: secondsPerRound })
    if (result.otherThan200 > 0) throw new Error(`${result.otherThan200} answers of ${path} were not 200`)
    sent += result.requests
    cpu[index]!.push(result.cpuMicrosPerRequest)
  }
await service.stop()

record(
  'steps of a scores answer',
  ladder.map(({ step }, index) => {
    const before = cpu[Math.max(0, index - 1)]!
    return {
      step,
      'CPU us/req': spread(cpu[index]!).median.toFixed(0),
      'more than the step before': spread(cpu[index]!.map((micros, round) => micros - before[round]!)).median.toFixed(
        0,
      ),
      'x fixed CPU': spread(cpu[index]!.map((micros, round) => micros / cpu[0]![round]!)).shown,
    }
  }),
)
process.exit()
