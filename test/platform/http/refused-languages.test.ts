import { expect, test } from 'bun:test'
import { createApp } from '../../../src/app.ts'
import { onAgent, openAgent } from '../../mcp/agent.ts'
import { requestTo } from '../../support/app.ts'

// Whom a refusal is for reads it in the language that is asked for; code, status and pointers stay.

interface Refused {
  readonly status: number
  readonly code: string
  readonly detail: string
}

const file = (body: string | Uint8Array<ArrayBuffer>): RequestInit => ({
  method: 'POST',
  body,
  headers: { 'content-type': 'application/octet-stream' },
})

/** Requests that are refused, with the beginning of each refusal in English, German and Spanish. */
const refusals: readonly {
  readonly why: string
  readonly path: string
  readonly init?: RequestInit
  readonly authorization?: string | null
  readonly code: string
  readonly said: readonly [en: string, de: string, es: string]
}[] = [
  {
    why: 'a missing key',
    path: '/v1/sessions',
    authorization: null,
    code: 'UNAUTHORIZED',
    said: ['Send an API key', 'Senden Sie einen API-Schlüssel', 'Envíe una clave de API'],
  },
  {
    why: 'a key that was cut off',
    path: '/v1/sessions',
    authorization: 'Bearer svc_short',
    code: 'UNAUTHORIZED',
    said: ['This is not a complete API key', 'Das ist kein vollständiger API-Schlüssel', 'Esta no es una clave de API'],
  },
  {
    why: 'a body that is too large',
    path: '/v1/fitting/analyze',
    init: { method: 'POST', body: `"${'x'.repeat(80_000)}"`, headers: { 'content-type': 'application/json' } },
    code: 'PAYLOAD_TOO_LARGE',
    said: ['The body may have at most', 'Der Inhalt darf höchstens', 'El cuerpo puede tener'],
  },
  {
    why: 'a file that is too large',
    path: '/v1/sessions/import',
    init: file(new Uint8Array(5_300_000)),
    code: 'PAYLOAD_TOO_LARGE',
    said: ['The body may have at most 5', 'Der Inhalt darf höchstens 5', 'El cuerpo puede tener como máximo 5'],
  },
  {
    why: 'a file that is no table',
    path: '/v1/sessions/import',
    init: file('%PDF-1.7'),
    code: 'VALIDATION_FAILED',
    said: ['The file is a PDF. Export', 'Die Datei ist ein PDF. Exportieren', 'El archivo es un PDF. Exporte'],
  },
  {
    why: 'a file that breaks off',
    path: '/v1/sessions/import',
    init: file('{"shots": ['),
    code: 'VALIDATION_FAILED',
    said: ['The file begins as JSON', 'Die Datei beginnt als JSON', 'El archivo empieza como JSON'],
  },
  {
    why: 'a session that is not there',
    path: '/v1/sessions/3f0c1f5e-6f0a-4a55-9d5e-0e9a5c3b7a10',
    code: 'SESSION_NOT_FOUND',
    said: ['There is no session', 'In diesem Konto gibt es keine Session', 'En esta cuenta no hay ninguna sesión'],
  },
  {
    why: 'a path that has no operation',
    path: '/v1/fiting',
    code: 'NOT_FOUND',
    said: ['There is no operation at /v1/fiting', 'Unter /v1/fiting gibt es', 'No hay ninguna operación en /v1/fiting'],
  },
  {
    why: 'a webhook endpoint that is not there',
    path: '/v1/webhooks/whe_01JD0Z8Q4T5V6W7X8Y9Z0A1B2C/deliveries',
    code: 'NOT_FOUND',
    said: [
      'There is no webhook endpoint',
      'In diesem Konto gibt es keinen Webhook',
      'En esta cuenta no hay ningún punto',
    ],
  },
]

onAgent((agent, open) => {
  for (const [place, lang] of (['en', 'de', 'es'] as const).entries()) {
    test.each(refusals)(`issue 59 $why is refused in ${lang}`, async ({ path, init, authorization, code, said }) => {
      const headers = new Headers({ ...(init?.headers as Record<string, string>), 'accept-language': lang })
      if (authorization !== null) headers.set('authorization', authorization ?? `Bearer ${agent().apiKey}`)
      const answer = (await (await agent().app.handle(requestTo(path, { ...init, headers }))).json()) as Refused
      expect({ code: answer.code, detail: answer.detail }).toEqual({
        code,
        detail: expect.stringContaining(said[place]!),
      })
    })

    test(`issue 59 an unknown invitation is refused in ${lang}`, async () => {
      const headers = { accept: 'text/html', 'accept-language': lang }
      const text = await (await agent().app.handle(requestTo('/join/nowhere', { headers }))).text()
      expect(text).toContain(['no longer', 'nicht mehr', 'ya no'][place]!)
    })

    test(`issue 59 one request too many is refused in ${lang}`, async () => {
      const { deps, apiKey } = await openAgent(await open(), { env: { RATE_LIMIT_READ_PER_MINUTE: '1' } })
      const app = createApp(deps)
      const headers = { authorization: `Bearer ${apiKey}`, 'accept-language': lang }
      const send = () => app.handle(requestTo('/v1/sessions', { headers }))
      await send()
      const { code, detail } = (await (await send()).json()) as Refused
      expect(code).toBe('RATE_LIMITED')
      expect(detail).toStartWith(['The limit is 1 read', 'Das Limit beträgt 1', 'El límite es de 1'][place]!)
    })
  }
})
