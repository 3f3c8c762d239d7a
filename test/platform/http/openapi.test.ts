import { describe, expect, test } from 'bun:test'
import { problems } from '../../../src/platform/errors.ts'
import { responses } from '../../../src/platform/http/openapi.ts'
import { probeApp, requestTo, Swing } from '../../support/app.ts'

const { app } = probeApp({ SERVICE_NAME: 'Fit & Co' })
const response = await app.handle(requestTo('/swagger/json'))
const document: unknown = await response.json()
/** The part of a JSON document at this path. */
const partOf = (whole: unknown, ...path: string[]): unknown =>
  path.reduce<unknown>((part, name) => (part as Readonly<Record<string, unknown>> | undefined)?.[name], whole)
const at = (...path: string[]) => partOf(document, ...path)
const plain = (value: unknown) => JSON.parse(JSON.stringify(value))

describe('the API description', () => {
  test('ST-007 is OpenAPI 3.1 of API version 1.2.0, named after the service', () => {
    expect(response.headers.get('content-type')).toBe('application/json')
    expect(document).toMatchObject({
      openapi: '3.1.0',
      info: { title: 'Fit & Co', version: '1.2.0' },
      servers: [{ url: 'http://fit.example' }],
      security: [{ bearer: [] }],
    })
  })
  test('holds the very schema that validates a body, with its example', () => {
    expect(at('paths', '/v1/swings', 'post', 'requestBody')).toEqual({
      required: true,
      content: { 'application/json': { schema: plain(Swing), example: { clubType: 'driver', swing: { speed: 95 } } } },
    })
  })
  test('holds path and query parameters with their descriptions', () => {
    expect(at('paths', '/v1/swings/{id}', 'get', 'parameters')).toEqual([
      { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
      {
        name: 'detail',
        in: 'query',
        required: false,
        description: 'Everything.',
        schema: { const: 'full', type: 'string', description: 'Everything.' },
      },
    ])
  })
  test('adds the problems that follow from the kind of operation', () => {
    const codesOf = (path: string, method: string) =>
      Object.values(at('paths', path, method, 'responses') as object)
        .flatMap((answer) => Object.keys(partOf(answer, 'content', 'application/problem+json', 'examples') ?? {}))
        .sort()
    expect(codesOf('/v1/swings', 'post')).toEqual([
      'INTERNAL',
      'MALFORMED_JSON',
      'PAYLOAD_TOO_LARGE',
      'RATE_LIMITED',
      'STORAGE_UNAVAILABLE',
      'UNAUTHORIZED',
      'UNSUPPORTED_MEDIA_TYPE',
      'VALIDATION_FAILED',
    ])
    expect(codesOf('/v1/own-id', 'get')).toEqual([
      'INTERNAL',
      'RATE_LIMITED',
      'STORAGE_UNAVAILABLE',
      'UNAUTHORIZED',
      'VALIDATION_FAILED',
    ])
  })
  test('ID-013 says which problems come with Retry-After', () => {
    const headersOf = (status: string) =>
      Object.keys(at('paths', '/v1/swings', 'post', 'responses', status, 'headers') as object)
    for (const status of ['429', '503']) expect(headersOf(status)).toEqual(['X-Request-ID', 'Retry-After'])
    for (const status of ['400', '401', '500']) expect(headersOf(status)).toEqual(['X-Request-ID'])
    const described = plain(responses({ 200: null }, ['idempotencyKeyReused', 'fittingInProgress']))
    expect(Object.keys(described['409'].headers)).toEqual(['Retry-After'])
  })
  test('explains every code once, and every reference in it resolves', () => {
    expect(Object.keys(at('components', 'examples') as object)).toHaveLength(Object.keys(problems).length)
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path]) => path ?? '')
    expect(references.length).toBeGreaterThan(0)
    for (const path of new Set(references)) expect(at(...path.split('/'))).toBeDefined()
  })
  test('leaves pages out', () => {
    expect(Object.keys(at('paths') as object).filter((path) => !path.startsWith('/v1/'))).toEqual([])
  })
})

test("responses() groups a route's own problems by status beside its answers", () => {
  const described = plain(
    responses({ 200: Swing, 304: null }, ['quotaExceeded', 'rateLimited'], { ETag: 'Send it back.' }),
  )
  expect(Object.keys(described)).toEqual(['200', '304', '429'])
  expect(described['200'].content['application/json'].schema).toEqual(plain(Swing))
  expect(described['200'].headers).toEqual({ ETag: { description: 'Send it back.', schema: { type: 'string' } } })
  expect(described['304'].content).toBeUndefined()
  expect(Object.keys(described['429'].content['application/problem+json'].examples)).toEqual([
    'QUOTA_EXCEEDED',
    'RATE_LIMITED',
  ])
})
