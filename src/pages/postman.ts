/** What of the API description a collection needs. */
interface Description {
  readonly info: { readonly title: string; readonly version: string; readonly description: string }
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>
}

interface Described {
  readonly summary?: string
  readonly description?: string
  readonly operationId?: string
  readonly tags?: readonly string[]
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly example?: unknown }>> }
}

interface Parameter {
  readonly name: string
  readonly in: string
  readonly description?: string
  readonly example?: unknown
}

/**
 * The API description as a collection of Postman (format v2.1, which Bruno and Insomnia read too): a folder for each tag, every
 * operation with its example. Own code, since openapi-to-postmanv2 brings 18 packages for what is a walk over the operations here.
 */
export const postmanCollection = (apiDescription: object, baseUrl: string) => {
  const { info, paths } = apiDescription as Description
  const requests = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => requestItem(path, method, operation)),
  )
  return {
    info: {
      name: info.title,
      description: info.description,
      version: info.version,
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    auth: { type: 'bearer', bearer: [{ key: 'token', value: '{{key}}', type: 'string' }] },
    variable: [
      { key: 'baseUrl', value: baseUrl },
      { key: 'key', value: 'svc_...' },
    ],
    item: [...Map.groupBy(requests, ({ tag }) => tag)].map(([name, members]) => ({
      name,
      item: members.map(({ item }) => item),
    })),
  }
}

const requestItem = (path: string, method: string, operation: Described) => {
  const { summary, description, operationId, tags = [], parameters = [] } = operation
  const placed = (where: string) => parameters.filter((parameter) => parameter.in === where).map(field)
  const query = placed('query')
  const [type, content] = Object.entries(operation.requestBody?.content ?? {})[0] ?? []
  const segments = path.slice(1).replaceAll(/\{([^}]+)\}/g, ':$1')
  const asked = query.filter(({ disabled }) => !disabled).map(({ key, value }) => `${key}=${encodeURIComponent(value)}`)
  return {
    tag: tags[0] ?? 'Service',
    item: {
      name: summary ?? operationId ?? path,
      request: {
        method: method.toUpperCase(),
        ...(description !== undefined && { description }),
        header: [
          ...(type === undefined ? [] : [{ key: 'Content-Type', value: type }]),
          ...placed('header').map(optional),
        ],
        url: {
          raw: `{{baseUrl}}/${segments}${asked.length === 0 ? '' : `?${asked.join('&')}`}`,
          host: ['{{baseUrl}}'],
          path: segments.split('/'),
          query,
          variable: placed('path'),
        },
        ...(content !== undefined && { body: { mode: 'raw', raw: written(content.example) } }),
      },
    },
  }
}

/** Headers are for those who know what they are for: one Idempotency-Key for several requests is refused. */
const optional = (header: ReturnType<typeof field>) => ({ ...header, disabled: true })

/** Without an example it is there to be switched on. */
const field = ({ name, description, example }: Parameter) => ({
  key: name,
  value: example === undefined ? '' : String(example),
  ...(description !== undefined && { description }),
  ...(example === undefined && { disabled: true }),
})

/** Lines of JSON are an example as they are. */
const written = (example: unknown): string => (typeof example === 'string' ? example : JSON.stringify(example, null, 2))
