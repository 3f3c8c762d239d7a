import { toOpenAPISchema } from '@elysiajs/openapi'
import type { TSchema } from '@sinclair/typebox'
import type { DocumentDecoration, Elysia } from 'elysia'
import type { Config } from '../config.ts'
import { type ProblemName, type ProblemSpec, problem, problemBody, problems } from '../errors.ts'
import type { Shape } from '../schema.ts'
import { ProblemBody } from './problem-schema.ts'
import { limitHeaders, type RateGroup, rateLimitsOf } from './rate-limit.ts'

/** Version of the published contract. */
export const apiVersion = '1.2.0'

type Responses = NonNullable<DocumentDecoration['responses']>

/** The parts of an operation that this file reads and completes. */
interface Operation extends Record<string, unknown> {
  readonly operationId?: string
  readonly parameters?: readonly { readonly schema: TSchema }[]
  readonly security?: readonly unknown[]
  readonly responses?: Answers
  /** What `access` asks of callers. */
  readonly 'x-scope'?: string
  readonly 'x-limit'?: RateGroup
}

/** Answers of one operation by status. */
type Answers = Readonly<Record<string, Answer>>

interface Answer {
  readonly description: string
  readonly headers?: Readonly<Record<string, unknown>>
  readonly content?: Readonly<
    Record<string, { readonly schema?: unknown; readonly examples?: Readonly<Record<string, unknown>> }>
  >
}

/**
 * The `responses` of a route's `detail`: what it answers, by status, and the problems that are its own.
 * (A schema given to Elysia as `response` would be checked on every answer; these only describe, and tests check them.)
 *
 * What follows from the kind of route need not be listed: with a `scope` INSUFFICIENT_SCOPE, with a `limit` its headers;
 * INTERNAL; VALIDATION_FAILED, which an address with broken escapes meets everywhere; unless the route says `security: []`
 * UNAUTHORIZED, RATE_LIMITED (too many unknown credentials from one address) and STORAGE_UNAVAILABLE (a credential that
 * cannot be looked up); and, with a body, the three ways of not sending JSON.
 *
 * @param success Status to schema; `null` for an answer without a body.
 * @param headers Headers of those answers and their meaning. X-Request-ID is on every answer anyway.
 * @param mediaType Of those answers.
 * @example detail: { summary: 'Fit a club', responses: responses({ 200: FittingResult }, ['quotaExceeded']) }
 */
export const responses = (
  success: Readonly<Record<number, TSchema | null>>,
  own: readonly ProblemName[] = [],
  headers: Readonly<Record<string, string>> = {},
  mediaType: string = json,
): Responses => {
  const described = describeHeaders(headers)
  const answers = Object.entries(success).map(([status, schema]) => [
    status,
    {
      description:
        schema?.description ?? (status === '304' ? 'Not modified: the caller has the current response.' : 'Success.'),
      ...(Object.keys(headers).length > 0 && { headers: described }),
      ...(schema && { content: content(schema, mediaType) }),
    },
  ])
  return withProblems(Object.fromEntries(answers), own) as Responses
}

const describeHeaders = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(headers).map(([name, description]) => [name, { description, schema: { type: 'string' } }]),
  )

/** The answers that an operation shows: by its id and by status, as the media type has them (`example` or `examples`). */
type ExampleAnswers = Readonly<Record<string, Readonly<Record<string, object>>>>

/** The OpenAPI 3.1 document of every route of the app, from the schemas that validate. */
export const apiDescription = (app: Elysia, config: Config, exampleAnswers: ExampleAnswers = {}) => {
  const { baseUrl, serviceName } = config
  const limits = rateLimitsOf(config)
  const { paths } = toOpenAPISchema(app, undefined, undefined, { clubwright: (shape: Shape<TSchema>) => shape.schema })
  const known = paths as Record<string, Record<string, Operation>>
  for (const { path, method, hooks } of app.routes) {
    const item = known[path.replaceAll(/:([^/]+)/g, '{$1}')]
    const operation = item?.[method.toLowerCase()]
    if (item && operation)
      item[method.toLowerCase()] = complete(withAnswers(operation, exampleAnswers), hooks.body, limits)
  }
  return {
    openapi: '3.1.0',
    info: {
      title: serviceName,
      version: apiVersion,
      description:
        'Golf club fitting: send measurements, get an explained build. Error codes are documented at /docs/errors.',
    },
    servers: [{ url: baseUrl }],
    security: [{ bearer: [] }],
    paths: known,
    components: {
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description:
            'An API key (`svc_...`), a test key (`svc_test_...`), an agent token (`eat_...`) or an OAuth access token (`eoa_...`). A publishable key (`svc_pub_...`) opens only what the studio asks, for pages of its origins. A test key charges and counts nothing and sees only what test keys stored; every answer to it has the header `X-SVC-Mode: test`.',
        },
        agentConnection: {
          type: 'http',
          scheme: 'bearer',
          description: 'The credential of an agent connection (`eac_...`).',
        },
      },
      headers: {
        'X-Request-ID': { description: 'Id of this request; quote it in reports.', schema: { type: 'string' } },
        'Retry-After': {
          description: 'Seconds after which the same request may be sent again; absent where waiting does not help.',
          schema: { type: 'integer' },
        },
      },
      schemas: { Problem: ProblemBody },
      examples: exampleProblems(baseUrl),
    },
  }
}

/** A problem document as it may look, for each code. */
export const exampleProblem = (name: ProblemName, baseUrl: string) => {
  const { example, exampleMembers = {} }: ProblemSpec = problems[name]
  const facts = { detail: example, ...exampleMembers } as Parameters<typeof problem<ProblemName>>[1]
  return problemBody(problem(name, facts), { baseUrl, requestId: 'req_01JD0Z8Q4T5V6W7X8Y9Z0A1B2C' })
}

const exampleProblems = (baseUrl: string) =>
  Object.fromEntries(
    (Object.keys(problems) as ProblemName[]).map((name) => [
      problems[name].code,
      { value: exampleProblem(name, baseUrl) },
    ]),
  )

const withAnswers = (operation: Operation, exampleAnswers: ExampleAnswers): Operation => {
  const { operationId, responses = {} } = operation
  const shown = exampleAnswers[operationId ?? ''] ?? {}
  const answers = Object.entries(responses).map(([status, answer]) => {
    const [[type, described] = []] = Object.entries(answer.content ?? {})
    const isOwn = type !== undefined && status in shown
    return [status, isOwn ? { ...answer, content: { [type]: { ...described, ...shown[status] } } } : answer]
  })
  return { ...operation, responses: Object.fromEntries(answers) }
}

/**
 * What the plugin cannot know: that bodies are JSON (a parser of ours reads them), that a parameter's description
 * belongs beside its schema too, and which problems are everyone's.
 */
const complete = (
  { 'x-scope': scope, 'x-limit': group, ...operation }: Operation,
  body: unknown,
  limits: Readonly<Record<RateGroup, number>>,
): Operation => {
  const hasBody = body !== undefined
  const common: ProblemName[] = [
    ...(scope === undefined ? [] : (['insufficientScope'] as const)),
    'validationFailed',
    ...(hasBody ? (['malformedJson', 'payloadTooLarge', 'unsupportedMediaType'] as const) : []),
    ...(operation.security?.length === 0 ? [] : (['unauthorized', 'rateLimited', 'storageUnavailable'] as const)),
    'internal',
  ]
  return {
    ...operation,
    ...(operation.parameters && { parameters: operation.parameters.map(explain) }),
    ...(hasBody && { requestBody: { required: true, content: contentOf(body as Shape<TSchema>) } }),
    responses: withHeaders(
      withProblems(operation.responses ?? {}, common),
      group ? limitHeaders(group, limits[group]) : {},
    ),
  }
}

/** Add the headers that follow from the kind of route. @param ofSuccess Not on problems. */
const withHeaders = (answers: Answers, ofSuccess: Readonly<Record<string, string>>): Answers => {
  const described = describeHeaders(ofSuccess)
  return Object.fromEntries(
    Object.entries(answers).map(([status, answer]) => [
      status,
      { ...answer, headers: { ...requestId, ...answer.headers, ...(Number(status) < 400 && described) } },
    ]),
  )
}

const requestId = { 'X-Request-ID': { $ref: '#/components/headers/X-Request-ID' } }
const retryAfter = { 'Retry-After': { $ref: '#/components/headers/Retry-After' } }

const explain = (parameter: { readonly schema: TSchema }) => {
  const { description, examples } = parameter.schema
  return { ...parameter, ...(description && { description }), ...(examples && { example: examples[0] }) }
}

const json = 'application/json'

const contentOf = ({ schema, mediaType = json }: Shape<TSchema> & { readonly mediaType?: string }) =>
  content(schema, mediaType)

const content = (schema: TSchema, mediaType: string) => {
  const [example] = (schema['examples'] as unknown[] | undefined) ?? []
  return { [mediaType]: { schema, ...(example !== undefined && { example }) } }
}

/** Add problems to the answers; those of one status share its entry. */
const withProblems = (answers: Answers, names: readonly ProblemName[]): Answers => {
  const all: Record<string, Answer> = { ...answers }
  for (const name of names) {
    const { code, status, title, retry } = problems[name]
    const before = all[status]
    const headers = { ...before?.headers, ...(retry.startsWith('after ') && retryAfter) }
    const examples = before?.content?.['application/problem+json']?.examples ?? {}
    if (code in examples) continue
    all[status] = {
      description: `${before ? `${before.description} ` : ''}${code}: ${title}.`,
      ...(Object.keys(headers).length > 0 && { headers }),
      content: {
        'application/problem+json': {
          schema: { $ref: '#/components/schemas/Problem' },
          examples: { ...examples, [code]: { $ref: `#/components/examples/${code}` } },
        },
      },
    }
  }
  return all
}
