/**
 * Memory of the service while batches of 32 contexts are read slowly or not at all: `bun bench/http/batches.ts`.
 *
 * 32 clients ask for a batch each and stop reading; later they read on, and every answer must be whole. Then 200 clients
 * go away in the middle of theirs. Yardstick: the bytes of those answers, which a service that writes them ahead would
 * hold. Memory is resident memory of the service from /proc, so this needs Linux.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import type { Socket } from 'bun'
import { record } from '../record.ts'
import { benchService } from '../service.ts'
import { residentMb } from './load.ts'

const contextsPerBatch = 32
const stalledReaders = 32
const leavers = 200
const leaversAtOnce = 20
/** Long enough for a service that reads ahead to have written everything. */
const stalledMs = 3000

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

let warmBatch = Buffer.alloc(0)
for (let client = 0; client < 20; client++) warmBatch = await batch(client)
await Bun.sleep(1000)
const startMb = residentMb(service.pid)
const batchMb = warmBatch.length / 1e6
const rows: { step: string; 'MB at most': string; 'above start': string; 'MB at end': string; floor: string }[] = []
const note = (step: string, floor: string) => {
  const most = peakMb()
  rows.push({
    step,
    'MB at most': most.toFixed(0),
    'above start': (most - startMb).toFixed(0),
    'MB at end': residentMb(service.pid).toFixed(0),
    floor,
  })
  forgetPeak()
}

forgetPeak()
const stalled = await Promise.all(Array.from({ length: stalledReaders }, (_, client) => ask(client)))
await Bun.sleep(stalledMs)
note(`${stalledReaders} stalled readers`, 'under 100 above start')

for (const [client, reader] of stalled.entries()) {
  const [read, whole] = [await reader.readOn(), await batch(client)]
  if (!read.equals(whole)) throw new Error(`Client ${client} read ${read.length} bytes that are not its answer`)
}
note('they read on', '')

for (let left = 0; left < leavers; left += leaversAtOnce) {
  const clients = await Promise.all(Array.from({ length: leaversAtOnce }, (_, client) => ask(left + client)))
  for (const client of clients) client.leave()
}
await Bun.sleep(1000)
note(`${leavers} clients left`, 'under 100 above start')

if (!(await batch(19)).equals(warmBatch)) throw new Error('After all that the service answers otherwise')

record(
  `batches of ${contextsPerBatch} contexts: ${batchMb.toFixed(1)} MB each, ${(batchMb * stalledReaders).toFixed(0)} MB for all stalled readers; ${startMb.toFixed(0)} MB at the start`,
  rows,
)
await service.stop()
