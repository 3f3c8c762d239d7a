import type { Socket } from 'bun'

/**
 * Asks `/health` every 10 ms on one connection, in a thread of its own so that what the benchmark does holds up no question.
 * It is sent the port once and then `start` and `stop`, and answers `stop` with the longest wait, ms: of a question that was
 * due while the one before still waited, from when it was due.
 */
declare const self: Worker

const everyMs = 10
const question = 'GET /health HTTP/1.1\r\nhost: localhost\r\n\r\n'

let socket: Socket
let dueMs = 0
let isWaiting = false
let longestMs = 0

const waitedMs = (): number => (isWaiting ? performance.now() - dueMs : 0)

const ask = () => {
  dueMs = performance.now()
  isWaiting = true
  socket.write(question)
}

self.onmessage = async ({ data }: MessageEvent<{ port: number } | 'start' | 'stop'>) => {
  if (data === 'start') longestMs = 0
  else if (data === 'stop') self.postMessage(Math.max(longestMs, waitedMs()))
  else {
    socket = await Bun.connect({
      hostname: '127.0.0.1',
      port: data.port,
      socket: {
        data: () => {
          longestMs = Math.max(longestMs, waitedMs())
          isWaiting = false
          setTimeout(ask, everyMs)
        },
      },
    })
    ask()
    self.postMessage(0)
  }
}
