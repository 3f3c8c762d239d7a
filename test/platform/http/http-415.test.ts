import { describe, expect, test } from 'bun:test'
import { post, probeApp, Swing } from '../../support/app.ts'

const { app } = probeApp()
const [body] = Swing['examples'] as [object]
const send = (headers: Record<string, string>) => app.handle(post('/v1/swings', body, headers))

describe('ST-010 bodies are JSON: anything else answers 415', () => {
  for (const type of [
    'application/xml',
    'text/plain',
    'text/json',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json; charset=latin1',
    'application/jsonx',
    'application/problem+json',
  ])
    test(type, async () => {
      const response = await send({ 'content-type': type })
      expect(response.status).toBe(415)
      expect(await response.json()).toMatchObject({ code: 'UNSUPPORTED_MEDIA_TYPE' })
    })
  for (const encoding of ['gzip', 'deflate', 'br', 'zstd', 'gzip, identity'])
    test(`Content-Encoding: ${encoding}`, async () => {
      expect((await send({ 'content-encoding': encoding })).status).toBe(415)
    })
})

describe('JSON in UTF-8 is accepted however it is spelled', () => {
  for (const type of [
    'application/json',
    'Application/JSON',
    'application/json;charset=utf-8',
    'application/json; charset="UTF-8"',
  ])
    test(type, async () => {
      expect((await send({ 'content-type': type })).status).toBe(200)
    })
  test('Content-Encoding: identity', async () => {
    expect((await send({ 'content-encoding': 'identity' })).status).toBe(200)
  })
})
