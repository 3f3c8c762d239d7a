import { readFileSync } from 'node:fs'
import type { Socket } from 'bun'

/** One request as it goes over the wire. */
export interface WireRequest {
  readonly path: string
  readonly method: 'GET' | 'POST'
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

/** What a bounded load on one server came to. */
export interface LoadResult {
  readonly requests: number
  readonly perSecond: number
  readonly p50Ms: number
  readonly p99Ms: number
  /** User and system time of the server's process per answer. */
  readonly cpuMicrosPerRequest: number
  readonly bytesPerAnswer: number
  readonly otherThan200: number
}

export interface LoadOptions {
  readonly connections: number
  readonly seconds: number
  /** Requests are due at this rate, whether earlier ones were answered or not, and waiting counts from then. */
  readonly perSecond?: number
}

/**
 * Drive one server for a bounded time over plain sockets with keep-alive: each connection sends its next request when the
 * answer before it is complete, and, with a rate, when it is due. A client of this kind costs far less than `fetch`, so
 * the two shared cores measure the server. Every request is different when `next` makes it so.
 */
export const load = async (
  server: { readonly port: number; readonly pid: number },
  next: (index: number) => WireRequest,
  { connections, seconds, perSecond }: LoadOptions,
): Promise<LoadResult> => {
  const latenciesMs: number[] = []
  let index = 0
  let bytes = 0
  let otherThan200 = 0
  const untilMs = performance.now() + seconds * 1000
  const cpuBefore = cpuMicros(server.pid)
  const startedMs = performance.now()
  const one = () =>
    new Promise<void>((resolve, reject) => {
      const answer = new AnswerReader()
      let sentMs = 0
      const send = (socket: Socket) => {
        const nowMs = performance.now()
        const dueMs = perSecond === undefined ? nowMs : startedMs + (1000 * index) / perSecond
        if (Math.max(dueMs, nowMs) >= untilMs) {
          socket.end()
          resolve()
          return
        }
        const text = wireText(next(index++), server.port)
        const write = () => {
          sentMs = Math.min(dueMs, performance.now()) // a timer may be a little early
          socket.write(text)
        }
        if (dueMs > nowMs) setTimeout(write, dueMs - nowMs)
        else write()
      }
      Bun.connect({
        hostname: '127.0.0.1',
        port: server.port,
        socket: {
          open: send,
          data: (socket, chunk) => {
            if (!answer.take(chunk)) return
            latenciesMs.push(performance.now() - sentMs)
            bytes += answer.bodyBytes
            if (answer.status !== 200 && answer.status !== 304) otherThan200++
            answer.reset()
            send(socket)
          },
          error: (_socket, error) => reject(error),
        },
      }).catch(reject)
    })
  await Promise.all(Array.from({ length: connections }, one))
  const elapsedS = (performance.now() - startedMs) / 1000
  const requests = latenciesMs.length
  latenciesMs.sort((a, b) => a - b)
  const at = (share: number) => latenciesMs[Math.min(requests - 1, Math.floor(requests * share))]!
  return {
    requests,
    perSecond: requests / elapsedS,
    p50Ms: at(0.5),
    p99Ms: at(0.99),
    cpuMicrosPerRequest: (cpuMicros(server.pid) - cpuBefore) / requests,
    bytesPerAnswer: bytes / requests,
    otherThan200,
  }
}

/**
 * Load a server until its code is compiled: JavaScriptCore is done with that after about so many requests. What runs for days is
 * measured warm.
 */
export const warmUp = async (
  server: { readonly port: number; readonly pid: number },
  next: (index: number) => WireRequest,
  requests = 20_000,
): Promise<void> => {
  for (let sent = 0; sent < requests; ) {
    const result = await load(server, (index) => next(sent + index), { connections: 16, seconds: 1 })
    sent += result.requests
  }
}

const wireText = ({ method, path, headers, body = '' }: WireRequest, port: number): string => {
  const lines = Object.entries({
    host: `127.0.0.1:${port}`,
    'content-length': String(Buffer.byteLength(body)),
    ...headers,
  })
  return `${method} ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`
}

/** Finds the end of an HTTP/1.1 answer, with a length or in chunks, without keeping its body. */
class AnswerReader {
  status = 0
  bodyBytes = 0
  private head = ''
  private expected: number | 'chunks' | null = null
  private tail = ''

  reset(): void {
    this.head = ''
    this.expected = null
    this.bodyBytes = 0
    this.tail = ''
  }

  /** True when the answer is complete. */
  take(chunk: Buffer): boolean {
    let body = chunk
    if (this.expected === null) {
      const end = chunk.indexOf('\r\n\r\n')
      this.head += chunk.subarray(0, end < 0 ? undefined : end).toString('latin1')
      if (end < 0) return false
      this.status = Number(this.head.slice(9, 12))
      const length = /content-length: (\d+)/i.exec(this.head)
      this.expected = length ? Number(length[1]) : /transfer-encoding: chunked/i.test(this.head) ? 'chunks' : 0
      body = chunk.subarray(end + 4)
    }
    this.bodyBytes += body.length
    if (this.expected !== 'chunks') return this.bodyBytes >= this.expected
    this.tail = (this.tail + body.subarray(-7).toString('latin1')).slice(-7)
    return this.tail.endsWith('0\r\n\r\n')
  }
}

/** Clock ticks of Linux's /proc are hundredths of a second everywhere that matters here. */
const microsPerTick = 10_000

/** User and system time of a process so far. */
export const cpuMicros = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  return (Number(fields[11]) + Number(fields[12])) * microsPerTick
}

/** Resident memory of a process, MB. */
export const residentMb = (pid: number): number => {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024
}
