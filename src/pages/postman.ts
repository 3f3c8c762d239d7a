import { type ApiDescription, contentOf, exampleText, type Operation, type Parameter } from './api-description.ts'

/**
 * The API description as a collection of Postman (format v2.1, which Bruno and Insomnia read too): a folder for each tag, every
 * operation with its example. Own code, since openapi-to-postmanv2 brings 18 packages for what is a walk over the operations here.
 */
export const postmanCollection = ({ info, paths }: ApiDescription, baseUrl: string) => {
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

const requestItem = (path: string, method: string, operation: Operation) => {
  const { summary, description, operationId, tags = [], parameters = [] } = operation
  const placed = (where: string) => parameters.filter((parameter) => parameter.in === where).map(field)
  const query = placed('query')
  const [type, content] = contentOf(operation.requestBody?.content) ?? []
  const segments = path.slice(1).replaceAll(/\{([^{}]+)\}/g, ':$1')
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
        ...(content !== undefined && { body: { mode: 'raw', raw: exampleText(content) } }),
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
