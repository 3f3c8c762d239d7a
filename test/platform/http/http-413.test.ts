import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { connect } from 'node:net'
import { probeApp } from '../../support/app.ts'

const bytesMax = 4096
const { app } = probeApp({ MAX_BODY_BYTES: String(bytesMax) })
let port = 0

beforeAll(() => {
  app.listen({ port: 0, reusePort: false, hostname: '127.0.0.1' })
  port = app.server?.port ?? 0
})
afterAll(() => app.stop(true))

/** A body of exactly this many bytes that the probe accepts, but for its length. */
const bodyOf = (length: number): string => {
  const start = '{"clubType":"driver","swing":{"speed":95}}'
  return start + ' '.repeat(length - start.length)
}

/** What a real connection gets back for these pieces, sent one after the other, until the server has answered. */
const exchange = (pieces: readonly string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    let received = ''
    const socket = connect(port, '127.0.0.1', () => {
      for (const piece of pieces) socket.write(piece)
    })
    socket.setEncoding('utf8')
    socket.on('data', (text: string) => {
      received += text
      if (received.includes('"retry"') || received.includes('"success":true')) socket.destroy()
    })
    socket.on('close', () => resolve(received))
    socket.on('error', (error) => (received === '' ? reject(error) : resolve(received)))
  })

const head = (...headers: string[]) =>
  `${['POST /v1/swings HTTP/1.1', 'Host: localhost', 'Content-Type: application/json', ...headers].join('\r\n')}\r\n\r\n`
const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`

describe('a body over MAX_BODY_BYTES answers 413 with a problem, on a listening server', () => {
  test('with its length declared', async () => {
    const body = bodyOf(bytesMax + 1)
    const answer = await exchange([head(`Content-Length: ${body.length}`), body])
    expect(answer).toStartWith('HTTP/1.1 413')
    expect(answer).toContain('"code":"PAYLOAD_TOO_LARGE"')
    expect(answer).toContain(`at most ${bytesMax} bytes`)
  })
  test('in chunks of unknown total', async () => {
    const half = bodyOf(bytesMax / 2 + 1)
    const answer = await exchange([
      head('Transfer-Encoding: chunked'),
      chunk(half),
      chunk(' '.repeat(half.length)),
      '0\r\n\r\n',
    ])
    expect(answer).toStartWith('HTTP/1.1 413')
    expect(answer).toContain('"code":"PAYLOAD_TOO_LARGE"')
  })
  test('10 MB declared and one byte sent: refused without waiting for the rest', async () => {
    const answer = await exchange([head('Content-Length: 10000000'), '{'])
    expect(answer).toStartWith('HTTP/1.1 413')
  })
  test('exactly MAX_BODY_BYTES is accepted, declared and in chunks', async () => {
    const body = bodyOf(bytesMax)
    expect(await exchange([head(`Content-Length: ${bytesMax}`), body])).toStartWith('HTTP/1.1 200')
    expect(await exchange([head('Transfer-Encoding: chunked'), chunk(body), '0\r\n\r\n'])).toStartWith('HTTP/1.1 200')
  })
})
