/**
 * Memory of the service while batches of 32 contexts are read slowly or not at all: `bun bench/http/batches.ts`.
 *
 * 32 clients ask for a batch each and stop reading; later they read on, and every answer must be whole. Then 200 clients
 * go away in the middle of theirs. Yardsticks: the bytes of those answers, which a service that writes ahead would hold,
 * and 200 clients who read to the end. Resident memory of the service from /proc, so this needs Linux: at most, with
 * answers that are sent but not yet collected, and what is kept after a rest.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import type { Socket } from 'bun'
import { type ResultRow, record } from '../record.ts'
import { benchService } from '../service.ts'
import { residentMb } from './load.ts'

const contextsPerBatch = 32
const stalledReaders = 32
const leavers = 200
const atOnce = 20
/** Long enough for a service that writes ahead to have written everything, and for answers already sent to be collected. */
const restMs = 4000

const service = await benchService()

/** 32 golfers of its own for each client. */
const batchBody = (client: number): string =>
  JSON.stringify({
    contexts: Array.from({ length: contextsPerBatch }, (_, place) => ({
      golfer: { speed: 60 + ((client * contextsPerBatch + place) % 6500) / 100 },
    })),
  })

const batch = async (client: number): Promise<Buffer> => {
  const response = await fetch(`http://127.0.0.1:${service.port}/v1/catalog/scores`, {
    method: 'POST',
    headers: { authorization: `Bearer ${service.key}`, 'content-type': 'application/json' },
    body: batchBody(client),
  })
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
  return Buffer.from(await response.arrayBuffer())
}

/** A client that asks for a batch and does not read past its first bytes. */
interface Client {
  leave(): void
  /** Read the rest. @returns The body of the answer. */
  readOn(): Promise<Buffer>
}

const ask = async (client: number): Promise<Client> => {
  const body = batchBody(client)
  const request = [
    'POST /v1/catalog/scores HTTP/1.1',
    `host: 127.0.0.1:${service.port}`,
    `authorization: Bearer ${service.key}`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
    '\r\n',
  ].join('\r\n')
  const chunks: Buffer[] = []
  const begun = Promise.withResolvers<void>()
  const ended = Promise.withResolvers<void>()
  const socket: Socket = await Bun.connect({
    hostname: '127.0.0.1',
    port: service.port,
    socket: {
      open: (opened) => void opened.write(request + body),
      data: (from, chunk) => {
        if (chunks.length === 0) from.pause()
        chunks.push(Buffer.from(chunk))
        begun.resolve()
      },
      close: () => ended.resolve(),
    },
  })
  await begun.promise
  return {
    leave: () => socket.terminate(),
    readOn: async () => {
      socket.resume()
      await ended.promise
      return dechunked(Buffer.concat(chunks))
    },
  }
}

/** The body of an answer sent in chunks. */
const dechunked = (answer: Buffer): Buffer => {
  const parts: Buffer[] = []
  for (let at = answer.indexOf('\r\n\r\n') + 4; ; ) {
    const sizeEnd = answer.indexOf('\r\n', at)
    const size = Number.parseInt(answer.toString('latin1', at, sizeEnd), 16)
    if (!(size > 0)) return Buffer.concat(parts)
    parts.push(answer.subarray(sizeEnd + 2, sizeEnd + 2 + size))
    at = sizeEnd + 2 + size + 2
  }
}

/** The most the service had resident since the peak was last forgotten, MB. */
const peakMb = (): number =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${service.pid}/status`, 'utf8'))![1]) / 1024
const forgetPeak = (): void => writeFileSync(`/proc/${service.pid}/clear_refs`, '5')

const rows: ResultRow[] = []
/** Do it, let the service rest, and note the peak and what is left. */
const step = async (what: string, work: () => Promise<void>): Promise<void> => {
  forgetPeak()
  await work()
  await Bun.sleep(restMs)
  const keptMb = residentMb(service.pid) - startMb
  rows.push({
    step: what,
    'at most, MB above start': (peakMb() - startMb).toFixed(0),
    'kept, MB above start': keptMb.toFixed(0),
    'kept, floor': 'under 100',
  })
}

const inWaves = async (count: number, work: (client: number) => Promise<void>): Promise<void> => {
  for (let wave = 0; wave < count; wave += atOnce)
    await Promise.all(Array.from({ length: atOnce }, (_, place) => work(wave + place)))
}

const firstBatch = await batch(0)
await inWaves(atOnce, async (client) => void (await batch(client)))
await Bun.sleep(restMs)
const startMb = residentMb(service.pid)

const stalled: Client[] = []
await step(`${stalledReaders} stalled readers`, async () => {
  stalled.push(...(await Promise.all(Array.from({ length: stalledReaders }, (_, client) => ask(client)))))
})
await step('they read on', async () => {
  for (const [client, reader] of stalled.entries()) {
    const [read, whole] = [await reader.readOn(), await batch(client)]
    if (!read.equals(whole)) throw new Error(`Client ${client} read ${read.length} bytes that are not its answer`)
  }
})
await step(`${leavers} clients left`, () => inWaves(leavers, async (client) => (await ask(client)).leave()))
await step(`${leavers} clients stayed`, () => inWaves(leavers, async (client) => void (await batch(client))))
if (!(await batch(0)).equals(firstBatch)) throw new Error('After all that the service answers otherwise')
await service.stop()

const batchMb = firstBatch.length / 1e6
record(
  `batches of ${contextsPerBatch} contexts, ${batchMb.toFixed(1)} MB each: ${(batchMb * stalledReaders).toFixed(0)} MB for the stalled readers; start ${startMb.toFixed(0)} MB`,
  rows,
)
