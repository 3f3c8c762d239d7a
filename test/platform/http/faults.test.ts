import { beforeAll, describe, expect, test } from 'bun:test'
import { createApp } from '../../../src/app.ts'
import { listen } from '../../../src/cli/data/listen.ts'
import type { LogLine } from '../../support/app.ts'
import { forEachDatabase } from '../../support/databases.ts'
import { type Deps, testDeps } from '../../support/deps.ts'
import { until } from '../../support/service.ts'

const broken = (): never => {
  throw new TypeError('password=hunter2')
}
const listening = (deps: Deps) => listen(createApp(deps), deps, false)
const brokenLater = async (): Promise<never> => broken()

/** Parts of the service, each broken in a way that nobody foresaw, and a request that meets it. */
const breaks: readonly [what: string, parts: Partial<Deps>, path: string, init?: RequestInit][] = [
  ['a handler', { sql: { ping: broken } as never }, '/mcp/health', {}],
  ['a hook', { keys: { verify: broken } as never }, '/v1/status'],
  ['a hook, later', { keys: { verify: brokenLater } as never }, '/v1/status'],
  [
    'the direct way to scores',
    { keys: { verify: brokenLater } as never },
    '/v1/catalog/scores',
    { method: 'POST', body: '{}' },
  ],
  ['the tool endpoint', { keys: { verify: broken } as never }, '/mcp', { method: 'POST', body: '{}' }],
  [
    'the log',
    { log: { info: broken, warn() {}, error() {}, debug() {} } as never },
    '/mcp',
    { method: 'POST', body: '{}' },
  ],
  ['what is around all others', { isReady: broken }, '/llms.txt'],
]

// Where errors end does not depend on the storage.
forEachDatabase((engine, open) => {
  if (engine !== 'embedded') return
  let deps: Deps
  let lines: LogLine[]
  beforeAll(async () => {
    const made = await testDeps(await open(), { env: { PORT: '0' } })
    deps = made.deps
    lines = made.lines
  })

  describe('whatever throws, a stranger gets a problem document and the log the reason', () => {
    for (const [what, parts, path, init = {}] of breaks)
      for (const accept of ['*/*', 'text/html'])
        test(`${what}, for ${accept}`, async () => {
          const server = listening({ ...deps, ...parts })
          try {
            const authorization = 'Bearer svc_something'
            const type = { 'content-type': 'application/json' }
            const answer = await fetch(`http://127.0.0.1:${server.port}${path}`, {
              ...init,
              headers: { authorization, accept, ...type },
            })
            const text = await answer.text()
            expect(answer.status).toBe(500)
            expect(text).toContain('INTERNAL')
            expect(text).not.toMatch(/hunter2|\.ts|node_modules|DevErrorPage/)
            const requestId = answer.headers.get('x-request-id')
            expect(requestId).toStartWith('req_')
            expect(text).toContain(requestId!)
            expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
            if (what === 'the log') return
            await until('it is logged', () =>
              lines.some((line) => line['requestId'] === requestId && line['errorMessage'] === 'password=hunter2'),
            )
          } finally {
            await server.stop(true)
          }
        })
  })
})
