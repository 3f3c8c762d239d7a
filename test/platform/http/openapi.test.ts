import { describe, expect, test } from 'bun:test'
import { Type } from '@sinclair/typebox'
import { problemPublisher } from '../../../src/platform/http/openapi/openapi-problems.ts'
import { schemaPublisher } from '../../../src/platform/http/openapi/openapi-schemas.ts'
import { openAnswers, repetitions } from '../../../src/platform/http/openapi/openapi-shared.ts'
import { closed, oneOf } from '../../../src/platform/schema.ts'
import { probeApp, requestTo } from '../../support/app.ts'
import { resolved } from '../../support/operations.ts'

const { app } = probeApp({ SERVICE_NAME: 'Fit & Co' })
const response = await app.handle(requestTo('/swagger/json'))
const document: unknown = await response.json()
/** The part of a JSON document at this path. */
const partOf = (whole: unknown, ...path: string[]): unknown =>
  path.reduce<unknown>((part, name) => (part as Readonly<Record<string, unknown>> | undefined)?.[name], whole)
const at = (...path: string[]) => partOf(document, ...path)
const whole = resolved(document)
const plain = (value: unknown) => JSON.parse(JSON.stringify(value))

/** The codes of a problem document, or of several. */
const codesIn = (schema: unknown): unknown[] => {
  const each = (partOf(schema, 'oneOf') as unknown[] | undefined) ?? (schema === undefined ? [] : [schema])
  return each.flatMap((one) => partOf(one, 'allOf', '1', 'properties', 'code', 'enum'))
}

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
  test('holds the schema that validates a body, with its example', () => {
    expect(at('paths', '/v1/swings', 'post', 'requestBody', 'content', 'application/json')).toEqual({
      schema: {
        type: 'object',
        description: 'A swing.',
        additionalProperties: false,
        required: ['clubType', 'swing'],
        properties: {
          clubType: { type: 'string', enum: ['driver', 'iron'], description: 'Club.' },
          swing: {
            type: 'object',
            additionalProperties: false,
            'x-needs-one-of': [['speed'], ['ballSpeed']],
            properties: {
              speed: { type: 'number', minimum: 30, maximum: 150, 'x-unit': 'mph', description: 'Club speed, mph.' },
              ballSpeed: { type: 'number', minimum: 50, maximum: 250, 'x-unit': 'mph' },
              note: { type: 'string', maxLength: 40 },
            },
          },
        },
      },
      example: { clubType: 'driver', swing: { speed: 95 } },
    })
  })
  test('holds path and query parameters with their descriptions', () => {
    expect(partOf(whole, 'paths', '/v1/swings/{id}', 'get', 'parameters')).toEqual([
      { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
      {
        name: 'detail',
        in: 'query',
        required: false,
        description: 'Everything.',
        schema: { enum: ['full'], type: 'string' },
      },
    ])
  })
  test('adds the problems that follow from the kind of operation', () => {
    const codesOf = (path: string, method: string) =>
      Object.values(partOf(whole, 'paths', path, method, 'responses') as object)
        .flatMap((answer) => codesIn(partOf(answer, 'content', 'application/problem+json', 'schema')))
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
      Object.keys(partOf(whole, 'paths', '/v1/swings', 'post', 'responses', status, 'headers') as object)
    expect(headersOf('429')).toEqual(['X-Request-ID', 'Retry-After', 'RateLimit-Policy', 'RateLimit'])
    expect(headersOf('503')).toEqual(['X-Request-ID', 'Retry-After'])
    for (const status of ['400', '401', '500']) expect(headersOf(status)).toEqual(['X-Request-ID'])
  })
  test('every reference in it resolves', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path]) => path ?? '')
    expect(references.length).toBeGreaterThan(0)
    for (const path of new Set(references)) expect(at(...path.split('/'))).toBeDefined()
  })
  test('leaves pages out', () => {
    expect(Object.keys(at('paths') as object).filter((path) => !path.startsWith('/v1/'))).toEqual([])
  })
})

test('what is sent is closed, and an answer may get new members', () => {
  const club = { type: 'object', additionalProperties: false, properties: {} }
  const named = { Sent: { ...club, items: { $ref: '#/components/schemas/Within' } }, Within: club, Answered: club }
  const { Sent, Within, Answered } = openAnswers(named, { $ref: '#/components/schemas/Sent' })
  expect([Sent, Within, Answered].map((schema) => schema!['additionalProperties'])).toEqual([false, false, undefined])
})

test('what operations repeat is published once, and what only has the same name stays in its place', () => {
  const { components, once } = repetitions()
  const [first, again, other] = ['Of the shop.', 'Of the shop.', 'Of the hall.'].map((description) =>
    once('headers', 'X-Place', { description }),
  )
  expect([first, again]).toEqual(Array(2).fill({ $ref: '#/components/headers/XPlaceHeader' }))
  expect(other).toEqual({ description: 'Of the hall.' })
  expect(components.headers).toEqual({ XPlaceHeader: { description: 'Of the shop.' } })
})

test('problems of one status are one answer, told apart by their code', () => {
  const schemas = schemaPublisher()
  const { answersFor, responses } = problemPublisher(schemas)
  expect(answersFor(['quotaExceeded', 'notFound', 'rateLimited'])).toEqual({
    404: { $ref: '#/components/responses/NotFound' },
    429: { $ref: '#/components/responses/QuotaExceededOrRateLimited' },
  })
  expect(partOf(responses['QuotaExceededOrRateLimited'], 'content', 'application/problem+json', 'schema')).toEqual({
    $ref: '#/components/schemas/QuotaExceededOrRateLimitedProblem',
  })
  expect(plain(schemas.named['QuotaExceededOrRateLimitedProblem'])).toEqual({
    oneOf: [{ $ref: '#/components/schemas/QuotaExceededProblem' }, { $ref: '#/components/schemas/RateLimitedProblem' }],
    discriminator: {
      propertyName: 'code',
      mapping: {
        QUOTA_EXCEEDED: '#/components/schemas/QuotaExceededProblem',
        RATE_LIMITED: '#/components/schemas/RateLimitedProblem',
      },
    },
  })
  const { allOf } = plain(schemas.named['QuotaExceededProblem'])
  expect(allOf[0]).toEqual({ $ref: '#/components/schemas/Problem' })
  expect(allOf[1].properties.code.enum).toEqual(['QUOTA_EXCEEDED'])
  expect(allOf[1].required).toEqual(['resetsAt', 'retryAfter'])
})

describe('a schema is published', () => {
  const published = (schema: object) => plain(schemaPublisher().publish(schema as Record<string, unknown>))
  test('once under its name, with the words of each place beside the reference', () => {
    const { publish, named } = schemaPublisher()
    const Hand = { ...oneOf(['right', 'left'], { $id: 'Hand', description: 'Hand.' }) }
    const both = closed({ club: Hand, glove: { ...Hand, description: 'Of the glove.' } })
    expect(plain(publish(both as unknown as Record<string, unknown>)).properties).toEqual({
      club: { $ref: '#/components/schemas/Hand' },
      glove: { $ref: '#/components/schemas/Hand', description: 'Of the glove.' },
    })
    expect(plain(named)).toEqual({ Hand: { description: 'Hand.', type: 'string', enum: ['right', 'left'] } })
  })
  test('by the vocabulary that its words are from', () => {
    const words = ['right', 'left']
    const { publish, named } = schemaPublisher([{ name: 'Hand', description: 'A playing hand.', words }])
    const glove = oneOf(words, { description: 'Of the glove.' }) as unknown as Record<string, unknown>
    expect(plain(publish(glove))).toEqual({ $ref: '#/components/schemas/Hand', description: 'Of the glove.' })
    expect(plain(publish({ ...glove, enum: [...words] }))).toMatchObject({ enum: words })
    expect(plain(named)).toEqual({ Hand: { description: 'A playing hand.', type: 'string', enum: words } })
  })
  test('with what it adds to the one that it is based on', () => {
    const { publish } = schemaPublisher()
    const Club = closed({ loft: Type.Number() }, { $id: 'Club' })
    const Wedge = closed({ ...Club.properties, bounce: Type.Optional(Type.Number()) }, { basedOn: Club })
    expect(plain(publish(Wedge as unknown as Record<string, unknown>))).toEqual({
      allOf: [{ $ref: '#/components/schemas/Club' }, { type: 'object', properties: { bounce: { type: 'number' } } }],
    })
  })
  test('not under the name of another one', () => {
    const { publish } = schemaPublisher()
    publish({ $id: 'Hand', type: 'string' })
    expect(() => publish({ $id: 'Hand', type: 'number' })).toThrow('Two different schemas are named Hand.')
  })
  test('with one spelling of a word that is taken in two', () => {
    expect(published(oneOf(['mid-low', 'mid', 'Mid-Low', 'Mid']))).toEqual({ type: 'string', enum: ['mid-low', 'mid'] })
  })
  test('with a value that may be null as one schema of two types', () => {
    const carry = Type.Union([Type.Number({ unit: 'yards', description: 'Yards.' }), Type.Null()], {
      description: 'Carry.',
    })
    expect(published(carry)).toEqual({ type: ['number', 'null'], 'x-unit': 'yd', description: 'Carry.' })
  })
})
