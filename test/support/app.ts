import { Type } from '@sinclair/typebox'
import { Elysia } from 'elysia'
import { systemClock } from '../../src/platform/clock.ts'
import { problem } from '../../src/platform/errors.ts'
import { entrance } from '../../src/platform/http/entrance.ts'
import { appOptions, http } from '../../src/platform/http/index.ts'
import type { Log } from '../../src/platform/log/log.ts'
import { closed, oneOf, shape } from '../../src/platform/schema.ts'
import { readConfig } from '../../src/platform/settings/config.ts'
import type { Config } from '../../src/platform/settings/settings.ts'
import { docs } from '../../src/site/docs/index.ts'
import { apiPages, pages } from '../../src/site/reference/index.ts'
import { inText } from './in-english.ts'

export type LogLine = Readonly<Record<string, unknown>> & { readonly level: string; readonly message: string }

/** A log that keeps its lines. */
export const recordingLog = (): { log: Log; lines: LogLine[] } => {
  const lines: LogLine[] = []
  const at = (level: string) => (message: unknown, facts: unknown) =>
    void lines.push({ ...(facts as object), level, message: String(message) })
  const log = { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') } as unknown as Log
  return { log, lines }
}

export const testConfig = (env: Readonly<Record<string, string>> = {}): Config =>
  readConfig({ BASE_URL: 'http://fit.example', LOG_LEVEL: 'off', ...env })

/** Body of the probe route: one of each kind of field. */
export const Swing = closed(
  {
    clubType: oneOf(['driver', 'iron'], { description: 'Club.' }),
    swing: closed(
      {
        speed: Type.Optional(Type.Number({ minimum: 30, maximum: 150, unit: 'mph', description: 'Club speed, mph.' })),
        ballSpeed: Type.Optional(Type.Number({ minimum: 50, maximum: 250, unit: 'mph' })),
        note: Type.Optional(Type.String({ maxLength: 40 })),
      },
      { anyOf: [{ required: ['speed'] }, { required: ['ballSpeed'] }] },
    ),
  },
  { description: 'A swing.', examples: [{ clubType: 'driver', swing: { speed: 95 } }] },
)

/** The product's own request handling around a few routes that do nothing but answer or break. */
export const probeApp = (env: Readonly<Record<string, string>> = {}) => {
  const config = testConfig(env)
  const { log, lines } = recordingLog()
  const probe = new Elysia({ name: 'probe' })
    .post('/v1/swings', ({ body }) => ({ success: true, body }), { body: shape(Swing) })
    .post('/v1/swings/:id/close', ({ params }) => ({ success: true, id: params.id }))
    .get('/v1/swings/:id', ({ params, query }) => ({ success: true, id: params.id, query }), {
      query: shape(closed({ detail: Type.Optional(Type.Literal('full', { description: 'Everything.' })) })),
    })
    .get('/v1/own-id', ({ set }) => {
      set.headers['x-request-id'] = 'req_of_the_first_try'
      return { success: true }
    })
    .get('/v1/fault', () => {
      throw new Error('password=hunter2')
    })
    .get('/v1/storage-away', () => {
      throw problem('storageUnavailable', { detail: inText('Away.'), cause: new Error('connect ECONNREFUSED') })
    })
    .get('/v1/typed', ({ query }) => query.count, { query: Type.Object({ count: Type.Number() }) })
    .get('/v1/wrong-answer', () => ({ secret: 'hunter2' }) as never, { response: closed({ success: Type.Boolean() }) })
    .onRequest(({ request }) => {
      if (request.headers.has('x-too-busy')) throw problem('overloaded', { detail: inText('The service is busy.') })
    })
  const app = new Elysia({ name: 'probe-app', ...appOptions })
    .use(http({ config, log }))
    .use(probe)
    .use(docs({ config }))
    .use(pages({ config, clock: systemClock }))
    .use(apiPages({ config }))
    .use(entrance({ config, log }))
  return { app, lines, config }
}

/** A request to an app in this process. Elysia needs a host of at least four letters. */
export const requestTo = (path: string, init?: RequestInit): Request => new Request(`http://localhost${path}`, init)

/** A JSON POST. A string or bytes are sent as they are. */
export const post = (path: string, body: unknown, headers: Record<string, string> = {}): Request => {
  const isRaw = typeof body === 'string' || body instanceof Uint8Array
  return requestTo(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: isRaw ? (body as string) : JSON.stringify(body),
  })
}
