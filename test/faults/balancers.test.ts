import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Balancer, haproxyBefore, nginxBefore } from '../support/balancers.ts'
import { readyService, type Service, scratchDirectory, until } from '../support/service.ts'

const scratch = scratchDirectory()
let service: Service
let apiKey: string
beforeAll(async () => {
  service = await readyService({ DATA_DIR: scratch.path })
  apiKey = readFileSync(join(scratch.path, 'dev-key'), 'utf8').trim()
})
afterAll(async () => {
  await service.stop('SIGTERM')
  scratch.remove()
})

const ask = (path: string, { address }: { address: string }, headers: Record<string, string> = {}) =>
  fetch(address + path, { headers })
const servicePort = () => Number(new URL(service.address).port)

/** The same answers as without it. */
const passesOn = async (balancer: Balancer) => {
  const authorization = `Bearer ${apiKey}`
  await until('requests get through', async () =>
    ask('/health', balancer).then(
      ({ status }) => status === 200,
      () => false,
    ),
  )
  for (const path of ['/readyz', '/v1/status', '/v1/catalog/clubs?limit=1', '/', '/docs/errors', '/nowhere'])
    for (const headers of [{}, { authorization }]) {
      const [through, direct] = [await ask(path, balancer, headers), await ask(path, service, headers)]
      const told = ({ status, headers }: Response) => [
        status,
        headers.get('content-type'),
        headers.get('www-authenticate'),
      ]
      expect([path, ...told(through)]).toEqual([path, ...told(direct)])
    }
}

describe('nginx that sends the name of its upstream as Host', () => {
  for (const upstream of ['api', 'app', 'x', 'clubwright'])
    test(`passes on what "${upstream}" answers`, async () => {
      const nginx = nginxBefore(servicePort(), upstream)
      if (nginx === null) return
      await passesOn(nginx).finally(nginx.stop)
    })
  test('opens no way around a rule of its own for /v1/', async () => {
    const nginx = nginxBefore(servicePort(), 'api', '} location /v1/ { return 403;')
    if (nginx === null) return
    try {
      await until('requests get through', async () =>
        ask('/health', nginx).then(
          (answer) => answer.ok,
          () => false,
        ),
      )
      expect((await ask('/v1/status', nginx)).status).toBe(403)
      for (const lead of ['/a', '/aa', '/aaa', '/aaaa'])
        expect((await ask(`${lead}/v1/status`, nginx)).status).toBe(404)
    } finally {
      await nginx.stop()
    }
  })
})

test('HAProxy with its default check, HTTP/1.0 without a Host, keeps the service in rotation', async () => {
  const haproxy = haproxyBefore(servicePort())
  if (haproxy === null) return
  try {
    await passesOn(haproxy)
    const checks = () => service.printed().split('"route":"/readyz"').length
    const before = checks() // until its first check it takes the server for up
    await until('it has checked a few times', () => checks() > before + 5)
    await passesOn(haproxy)
  } finally {
    await haproxy.stop()
  }
})
