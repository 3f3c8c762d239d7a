import { afterAll, describe, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { customer } from '../support/customer.ts'
import { readyService, type Service, scratchDirectory, until } from '../support/service.ts'
import { steadyLoad } from '../support/steady-load.ts'

const scratch = scratchDirectory()
afterAll(scratch.remove)

const fitting = JSON.stringify({
  clubType: 'driver',
  golfer: { handedness: 'right' },
  swingMetrics: { swingSpeed: 95 },
})

const unlimited = { RATE_LIMIT_SCORES_PER_MINUTE: '0', RATE_LIMIT_SEARCH_PER_MINUTE: '0' }

/** A request whose last byte is sent only when `finish` is called. */
const slowRequest = (service: Service, apiKey: string) => {
  const rest = Promise.withResolvers<void>()
  const answer = Promise.withResolvers<string>()
  let received = ''
  const { hostname, port } = new URL(service.address)
  const connected = Bun.connect({
    hostname,
    port: Number(port),
    socket: {
      open: (socket) => {
        const headers = `Host: ${hostname}\r\nAuthorization: Bearer ${apiKey}\r\nContent-Type: application/json\r\nConnection: close`
        socket.write(`POST /v1/fitting/analyze HTTP/1.1\r\n${headers}\r\nContent-Length: ${fitting.length}\r\n\r\n`)
        socket.write(fitting.slice(0, -1))
        void rest.promise.then(() => socket.write(fitting.slice(-1)))
      },
      data: (_, bytes) => {
        received += new TextDecoder().decode(bytes)
      },
      close: () => answer.resolve(received),
    },
  })
  return { connected, finish: () => rest.resolve(), answer: answer.promise }
}

const start = async (name: string, env: Record<string, string> = {}) => {
  const dataDir = join(scratch.path, name)
  const service = await readyService({ DATA_DIR: dataDir, ...env })
  return { service, apiKey: readFileSync(join(dataDir, 'dev-key'), 'utf8').trim() }
}

describe('G1 stopping', () => {
  test('SIGTERM: running requests get their answer, new connections are refused, exit code 0', async () => {
    const { service, apiKey } = await start('polite')
    const request = slowRequest(service, apiKey)
    await request.connected
    await fetch(`${service.address}/health`) // by now the slow request has been received
    const exit = service.stop('SIGTERM')
    await until('new connections are refused', () =>
      fetch(`${service.address}/health`).then(
        () => false,
        () => true,
      ),
    )
    request.finish()
    expect(await request.answer).toStartWith('HTTP/1.1 200 OK')
    expect(await exit).toBe(0)
    expect(service.printed()).toContain('"message":"stopped"')
  })

  test('SIGTERM: /readyz says so at once, while everything else is still answered; nothing in flight is lost', async () => {
    const { service, apiKey } = await start('balanced', { STOP_DELAY_SECONDS: '2', ...unlimited })
    const us = customer(() => service.address, apiKey)
    expect((await us.memory.scores()).status).toBe(200)
    const slow = Array.from({ length: 20 }, () => slowRequest(service, apiKey))
    await Promise.all(slow.map(({ connected }) => connected))
    await fetch(`${service.address}/health`)

    const load = steadyLoad({ ...us.memory, analyze: us.analyze }, 50)
    const exit = service.stop('SIGTERM')
    await until('it is not ready', async () => (await fetch(`${service.address}/readyz`)).status === 503)
    expect((await fetch(`${service.address}/health`)).status).toBe(200)
    await Bun.sleep(1_000)
    const samples = await load.stop()
    expect(samples.length).toBeGreaterThan(25)
    expect(samples.filter(({ status }) => status !== 200)).toEqual([])

    for (const { finish } of slow) finish()
    for (const { answer } of slow) expect(await answer).toStartWith('HTTP/1.1 200 OK')
    expect(await exit).toBe(0)
  })

  test('SIGTERM: a client that keeps its connection is not cut in the middle of an answer', async () => {
    const { service, apiKey } = await start('kept', { STOP_DELAY_SECONDS: '1', ...unlimited })
    const us = customer(() => service.address, apiKey)
    const statuses: number[] = []
    let isRefused = false
    // One request after the other on one kept connection, until there is no server any more. A request may cross with the
    // closing of its idle connection: it was not begun, and its client sends it again. An answer that has begun is whole.
    let crossed = 0
    const codeOf = (error: unknown) => (error as { code?: string }).code
    const client = (async () => {
      while (!isRefused) {
        const response = await us.memory.scores().catch((error: unknown) => {
          if (codeOf(error) === 'ECONNRESET' && ++crossed === 1) return null
          isRefused = true
          expect(codeOf(error)).toBeOneOf(['ConnectionRefused', 'ECONNREFUSED'])
          return null
        })
        if (response === null) continue
        expect(await response.json()).toHaveProperty('clubs')
        statuses.push(response.status)
      }
    })()
    await until('it is sending', () => statuses.length > 20)
    expect(await service.stop('SIGTERM')).toBe(0)
    await client
    expect(new Set(statuses)).toEqual(new Set([200]))
  })

  test('SIGINT does the same', async () => {
    const { service } = await start('ctrl-c')
    expect(await service.stop('SIGINT')).toBe(0)
  })

  test('a request that does not end is cut after DRAIN_SECONDS', async () => {
    const { service, apiKey } = await start('stuck', { DRAIN_SECONDS: '1' })
    const request = slowRequest(service, apiKey)
    await request.connected
    await fetch(`${service.address}/health`)
    expect(await service.stop('SIGTERM')).toBe(0)
    expect(await request.answer).toBe('')
  })

  test('G3 a second signal stops at once, and nothing acknowledged is lost', async () => {
    const { service, apiKey } = await start('impatient')
    const post = { method: 'POST', body: fitting, headers: { authorization: `Bearer ${apiKey}` } }
    const stored = await fetch(`${service.address}/v1/fitting/analyze`, post)
    const { fittingId } = (await stored.json()) as { fittingId: string }
    const request = slowRequest(service, apiKey)
    await request.connected
    await fetch(`${service.address}/health`)
    process.kill(service.pid, 'SIGTERM')
    await until('it is stopping', () => service.printed().includes('"message":"stopping"'))
    expect(await service.stop('SIGTERM')).toBe(1)

    const { service: next } = await start('impatient')
    const read = await fetch(`${next.address}/v1/fittings/${fittingId}`, { headers: post.headers })
    expect(read.status).toBe(200)
    await next.stop('SIGKILL')
  })
})
