import { afterAll, describe, expect, test } from 'bun:test'
import { createServer, type Socket } from 'node:net'
import { createLog } from '../../src/platform/log/log.ts'
import { sendMail } from '../../src/platform/mail/mail.ts'
import { openRedis } from '../../src/platform/redis/index.ts'
import { readConfig } from '../../src/platform/settings/config.ts'
import { until } from '../support/service.ts'

// What a library sends again by itself when the connection ends between a request and its answer. The driver of the database
// has a file of its own: postgres/prepared-again.test.ts. docs/retries.md lists all of them.

const ends: (() => void)[] = []
afterAll(() => {
  for (const end of ends) end()
})

/** A server that reads, and answers by itself or closes. @returns Its port. */
const listening = (onConnection: (socket: Socket) => void): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer((socket) => {
      socket.on('error', () => {})
      onConnection(socket)
    })
    ends.push(() => server.close())
    server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port))
  })

describe('O1 a connection that ends before the answer', () => {
  test.each([
    ['POST', 1],
    ['PUT', 2],
    ['DELETE', 2],
    ['GET', 2],
  ] as const)('fetch sends a %s %d times on a connection that was used before', async (method, times) => {
    const asked: string[] = []
    const port = await listening((socket) => {
      socket.on('data', (bytes) => {
        const path = bytes.toString().split(' ')[1]!
        asked.push(path)
        const isFirst = path === '/first' || asked.filter((one) => one === path).length > 1
        if (isFirst) socket.write('HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n')
        else socket.destroy()
      })
    })
    const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`, { method })
    await ask('/first')
    const outcome = await ask('/second').then(
      ({ status }) => status,
      () => 'failed',
    )
    expect(asked.filter((path) => path === '/second')).toHaveLength(times)
    expect(outcome).toBe(times === 1 ? 'failed' : 200)
  })

  test('Redis is not asked again', async () => {
    let evals = 0
    const port = await listening((socket) => {
      socket.on('data', (bytes) => {
        const text = bytes.toString()
        if (/eval/i.test(text)) {
          evals++
          return void socket.destroy()
        }
        for (const command of text.match(/\*\d+\r\n\$\d+\r\n\w+/g) ?? [])
          socket.write(/hello/i.test(command) ? '%1\r\n$5\r\nproto\r\n:3\r\n' : '+OK\r\n')
      })
    })
    const redis = openRedis(`redis://127.0.0.1:${port}`, { info: () => {}, warn: () => {} })
    ends.push(() => redis.end())
    expect(await redis.connected(10_000)).toBe(true)
    await expect(redis.commands.eval('return 1', { keys: [], arguments: [] })).rejects.toThrow()
    await until('it has connected again', () => redis.commands.isReady)
    expect(evals).toBe(1)
  })

  test('a message is not sent again', async () => {
    let messages = 0
    const port = await listening((socket) => {
      socket.write('220 mail.example ESMTP\r\n')
      socket.on('data', (bytes) => {
        const text = bytes.toString()
        if (/\r\n\.\r\n$/.test(text)) {
          messages++
          return void socket.destroy()
        }
        socket.write(/^data/i.test(text) ? '354 go on\r\n' : '250 ok\r\n')
      })
    })
    const config = readConfig({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'shop@example.com' })
    const log = createLog({ logLevel: 'off' })
    expect(await sendMail({ config, log }, { to: 'sam@example.com', subject: 'Sheet', text: 'Yours' })).toBe(false)
    expect(messages).toBe(1)
  })
})
