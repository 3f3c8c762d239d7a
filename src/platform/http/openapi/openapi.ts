import { toOpenAPISchema } from '@elysiajs/openapi'
import type { TSchema } from '@sinclair/typebox'
import type { DocumentDecoration, Elysia } from 'elysia'
import type { ProblemName } from '../../problem-table.ts'
import type { Shape } from '../../schema.ts'
import type { Config } from '../../settings/settings.ts'
import { type RateGroup, rateLimitsOf } from '../limits/rate-limit.ts'
import { headerName, withNamedParts } from './openapi-names.ts'
import { headerNamed, problemPublisher } from './openapi-problems.ts'
import { type Json, schemaPublisher, type Vocabulary } from './openapi-schemas.ts'
import { openAnswers, repetitions } from './openapi-shared.ts'
import { tags } from './openapi-tags.ts'
import { type DescribedEvent, webhooksOf } from './openapi-webhooks.ts'

/** Version of the published contract. */
export const apiVersion = '1.2.0'

type Responses = NonNullable<DocumentDecoration['responses']>

interface Parameter {
  readonly name: string
  readonly in: string
  readonly schema: TSchema
}

/** The parts of an operation that this file reads and completes. */
interface Operation extends Record<string, unknown> {
  readonly operationId?: string
  readonly parameters?: readonly Parameter[]
  readonly security?: readonly unknown[]
  readonly responses?: Answers
  readonly 'x-problems'?: readonly ProblemName[]
  /** What `access` asks of callers. */
  readonly 'x-scope'?: string
  readonly 'x-limit'?: RateGroup
}

/** Answers of one operation by status. */
type Answers = Readonly<Record<string, Answer>>

interface Answer {
  readonly description: string
  readonly headers?: Readonly<Record<string, unknown>>
  readonly content?: Readonly<Record<string, { readonly schema: TSchema }>>
}

/**
 * The `responses` of a route's `detail`: what it answers, by status. Problems are added when the whole is described.
 * (A schema given to Elysia as `response` would be checked on every answer; these only describe, and tests check them.)
 *
 * @param success Status to schema; `null` for an answer without a body.
 * @param headers Headers of those answers and their meaning. X-Request-ID is on every answer anyway.
 * @param mediaType Of those answers.
 */
export const responses = (
  success: Readonly<Record<number, TSchema | null>>,
  headers: Readonly<Record<string, string>> = {},
  mediaType: string = json,
): Responses => {
  const described = Object.fromEntries(
    Object.entries(headers).map(([name, description]) => [name, { description, schema: { type: 'string' } }]),
  )
  const answers = Object.entries(success).map(([status, schema]) => [
    status,
    {
      description:
        schema?.description ?? (status === '304' ? 'Not modified: the response you have is current.' : 'Success.'),
      ...(Object.keys(headers).length > 0 && { headers: described }),
      ...(schema && { content: { [mediaType]: { schema } } }),
    },
  ])
  return Object.fromEntries(answers) as Responses
}

/** The answers that an operation shows: by its id and by status, as the media type has them (`example` or `examples`). */
type ExampleAnswers = Readonly<Record<string, Readonly<Record<string, object>>>>

/** The OpenAPI 3.1 document of every route of the app, from the schemas that validate. */
export const apiDescription = (
  app: Elysia,
  config: Config,
  {
    exampleAnswers = {},
    vocabularies = [],
    events = [],
  }: {
    exampleAnswers?: ExampleAnswers
    vocabularies?: readonly Vocabulary[]
    events?: readonly DescribedEvent[]
  } = {},
) => {
  const { baseUrl, serviceName } = config
  const schemas = schemaPublisher(vocabularies)
  const problems = problemPublisher(schemas)
  const limits = rateLimitsOf(config)
  const { components, once } = repetitions()
  const { paths } = toOpenAPISchema(app, undefined, undefined, { clubwright: (shape: Shape<TSchema>) => shape.schema })
  const known = paths as Record<string, Record<string, object>>
  for (const { path, method, hooks } of app.routes) {
    const item = known[path.replaceAll(/:([^/]+)/g, '{$1}')]
    const operation = item?.[method.toLowerCase()] as Operation | undefined
    if (!item || !operation) continue
    const shown = exampleAnswers[operation.operationId ?? ''] ?? {}
    item[method.toLowerCase()] = complete(operation, { body: hooks.body, shown, limits, schemas, problems, once })
  }
  return {
    openapi: '3.1.0',
    info: info(serviceName),
    servers: [{ url: baseUrl }],
    security: [{ bearer: [] }],
    tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
    paths: known,
    ...(events.length > 0 && { webhooks: webhooksOf(events, schemas) }),
    components: {
      securitySchemes,
      headers: { ...headers, ...components.headers },
      parameters: components.parameters,
      schemas: openAnswers(withNamedParts(schemas.named), requestsOf(known)),
      responses: { ...components.responses, ...problems.responses },
    },
  }
}

const requestsOf = (paths: Readonly<Record<string, Readonly<Record<string, object>>>>) =>
  Object.values(paths).flatMap((item) =>
    (Object.values(item) as Operation[]).map(({ parameters, requestBody }) => ({ parameters, requestBody })),
  )

const info = (serviceName: string) => ({
  title: serviceName,
  version: apiVersion,
  description:
    'Golf club fitting: send measurements, get an explained build. Error codes are documented at /docs/errors.',
  contact: { name: 'Clubwright', url: 'https://github.com/clubwright/clubwright' },
  license: { name: 'MIT', identifier: 'MIT' },
})

const securitySchemes = {
  bearer: {
    type: 'http',
    scheme: 'bearer',
    description:
      'An API key (`svc_...`), a test key (`svc_test_...`), an agent token (`eat_...`) or an OAuth access token (`eoa_...`). A publishable key (`svc_pub_...`) works only for what the studio needs, on pages of its origins. A test key charges and counts nothing and sees only data stored by test keys; every answer to it has the header `X-SVC-Mode: test`.',
  },
  agentConnection: {
    type: 'http',
    scheme: 'bearer',
    description: 'The credential of an agent connection (`eac_...`).',
  },
}

const text = { type: 'string' }
const headers = {
  XRequestIDHeader: { description: 'Id of this request; include it when reporting a problem.', schema: text },
  RetryAfterHeader: {
    description: 'Seconds to wait before sending the same request again; absent if waiting does not help.',
    schema: { type: 'integer' },
  },
  RateLimitPolicyHeader: {
    description:
      'The limit for this credential, from the operation’s `x-rate-limit`: `"search";q=6000;w=60` is 6,000 requests of the group in 60 seconds. `"search-account"` is the limit of all credentials of the account together, shown while less is left of it.',
    schema: text,
  },
  RateLimitHeader: {
    description: 'What is left of the limit: `"search";r=5999;t=60` is 5,999 requests for the next 60 seconds.',
    schema: text,
  },
}

/** What an operation is completed from. */
interface Known {
  readonly body: unknown
  readonly shown: Readonly<Record<string, object>>
  readonly limits: Readonly<Record<RateGroup, number>>
  readonly schemas: ReturnType<typeof schemaPublisher>
  readonly problems: ReturnType<typeof problemPublisher>
  readonly once: Once
}

/**
 * What the plugin cannot know: that bodies are JSON (a parser of ours reads them), the names of schemas, the headers of a
 * group, and which problems are everyone's.
 */
const complete = (
  { 'x-scope': scope, 'x-limit': group, 'x-problems': own = [], ...operation }: Operation,
  { body, shown, limits, schemas: { publish }, problems, once }: Known,
): object => {
  const { security, responses: answers = {}, parameters = [] } = operation
  const hasBody = body !== undefined
  const isLimited = group !== undefined && limits[group] > 0
  const ofGroup = isLimited ? { ...headerNamed('RateLimit-Policy'), ...headerNamed('RateLimit') } : {}
  const all = [...parameters.map((one) => parameterOf(one, publish)), ...('304' in answers ? [ifNoneMatch] : [])]
  // Those of a query are each operation's own.
  const shared = all.map((one) => (one.in === 'query' ? one : once('parameters', one.name, one)))
  return {
    ...operation,
    ...(isLimited && { 'x-rate-limit': { group, requests: limits[group], seconds: 60 } }),
    ...(all.length > 0 && { parameters: shared }),
    ...(hasBody && { requestBody: { required: true, content: bodyContent(body as Shape<TSchema>, publish) } }),
    responses: {
      ...answersOf(answers, { shown, ofGroup, publish, once }),
      ...problems.answersFor([...own, ...everyonesProblems({ hasBody, scope, isOpen: security?.length === 0 })]),
    },
  }
}

/**
 * What follows from the kind of route: with a `scope` INSUFFICIENT_SCOPE; INTERNAL; VALIDATION_FAILED, which an address with
 * broken escapes meets everywhere; unless the route says `security: []` UNAUTHORIZED, RATE_LIMITED (too many unknown credentials
 * from one address) and STORAGE_UNAVAILABLE (a credential that cannot be looked up); and, with a body, the three ways of not
 * sending JSON.
 */
const everyonesProblems = (kind: { hasBody: boolean; scope: string | undefined; isOpen: boolean }): ProblemName[] => [
  ...(kind.scope === undefined ? [] : (['insufficientScope'] as const)),
  'validationFailed',
  ...(kind.hasBody ? (['malformedJson', 'payloadTooLarge', 'unsupportedMediaType'] as const) : []),
  ...(kind.isOpen ? [] : (['unauthorized', 'rateLimited', 'storageUnavailable'] as const)),
  'internal',
]

type Publish = Known['schemas']['publish']
type Once = ReturnType<typeof repetitions>['once']

const ifNoneMatch = {
  name: 'If-None-Match',
  in: 'header',
  required: false,
  description: 'The ETag of an earlier answer. If nothing has changed, the answer is 304 without a body.',
  example: '"2k1j4v0xw9n5"',
  schema: text,
}

/** The words of its schema stand at the parameter. */
const parameterOf = ({ schema, ...parameter }: Parameter, publish: Publish) => {
  const { description, examples, ...bare } = publish(schema) as Json & { readonly examples?: readonly unknown[] }
  return {
    ...parameter,
    ...(parameter.in === 'header' && { name: headerName(parameter.name) }),
    ...(description !== undefined && { description }),
    ...(examples && { example: examples[0] }),
    schema: bare,
  }
}

/** Answers without a body are the same wherever they come from. */
const emptyAnswers: Readonly<Record<string, string>> = { '204': 'NoContent', '304': 'NotModified' }

const answersOf = (
  answers: Answers,
  { shown, ofGroup, publish, once }: Pick<Known, 'shown' | 'once'> & { ofGroup: object; publish: Publish },
) =>
  Object.fromEntries(
    Object.entries(answers).map(([status, answer]) => {
      const own = Object.entries(answer.headers ?? {}).map(([name, header]) => [
        name,
        once('headers', name, header as Json),
      ])
      const content = Object.entries(answer.content ?? {}).map(([type, { schema }]) =>
        contentOf(type, schema, publish, shown[status]),
      )
      const described = {
        ...answer,
        headers: { ...headerNamed('X-Request-ID'), ...Object.fromEntries(own), ...ofGroup },
        ...(content.length > 0 && { content: Object.assign({}, ...content) }),
      }
      return [status, status in emptyAnswers ? once('responses', emptyAnswers[status]!, described) : described]
    }),
  )

const json = 'application/json'

const bodyContent = (
  { schema, mediaType = json, mediaTypes = [mediaType] }: Shape<TSchema> & BodyTypes,
  publish: Publish,
) => Object.assign({}, ...mediaTypes.map((type) => contentOf(type, schema, publish)))

interface BodyTypes {
  readonly mediaType?: string
  readonly mediaTypes?: readonly string[]
}

/** @param shown An answer to show instead of the schema's own example. */
const contentOf = (type: string, schema: TSchema, publish: Publish, shown?: object) => {
  const [example] = (schema['examples'] as unknown[] | undefined) ?? []
  return {
    [type]: { schema: publish(schema as Json), ...(shown ?? (example !== undefined && { example })) },
  }
}
