import type { Schema } from './from-schema.ts'

interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required?: boolean
  readonly schema: Schema
  readonly description?: string
  readonly example?: unknown
}

/** What a status answers, as the API description has it. */
interface Content {
  readonly schema?: Schema
  readonly example?: unknown
  readonly examples?: Readonly<Record<string, { readonly value?: unknown }>>
}

/** One operation of the API description. */
export interface Operation {
  readonly method: string
  readonly path: string
  readonly operationId?: string
  readonly summary?: string
  readonly tags?: readonly string[]
  readonly security?: readonly unknown[]
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly content: Readonly<Record<string, Content & { readonly schema: Schema }>> }
  readonly 'x-ends-credential'?: true
  readonly 'x-destructive'?: true
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, Content>> }>>
}

/** Every operation of the description at /swagger/json, so that a new one cannot be forgotten by a test. */
export const operationsIn = (description: unknown): Operation[] => {
  const { paths } = resolved(description) as { paths: Record<string, Record<string, Operation>> }
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ ...operation, method: method.toUpperCase(), path })),
  )
}

/** A document with every reference replaced by what it refers to. */
export const resolved = <Document>(document: Document): Document => {
  const known = new Map<string, unknown>()
  const at = (reference: string): unknown => {
    if (!known.has(reference)) {
      const names = reference.slice(2).split('/')
      known.set(
        reference,
        replaced(names.reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], document)),
      )
    }
    return known.get(reference)
  }
  const replaced = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(replaced)
    if (typeof value !== 'object' || value === null) return value
    const { $ref, ...beside } = value as Readonly<Record<string, unknown>>
    const members = Object.fromEntries(Object.entries(beside).map(([name, member]) => [name, replaced(member)]))
    return typeof $ref === 'string' ? { ...(at($ref) as object), ...members } : members
  }
  return replaced(document) as Document
}

/** The codes of the problems that an answer of a resolved description may have. */
export const problemCodesIn = (content: Readonly<Record<string, Content>> = {}): string[] => {
  const schema = content['application/problem+json']?.schema as Alternatives | undefined
  return (schema?.oneOf ?? (schema ? [schema] : [])).flatMap(({ allOf }) => allOf[1].properties.code.enum)
}

interface Variant {
  readonly allOf: readonly [unknown, { readonly properties: { readonly code: { readonly enum: readonly string[] } } }]
}
type Alternatives = Variant & { readonly oneOf?: readonly Variant[] }

/** A schema of an answer, as far as members go that it does not name: the description leaves room for those of later releases. */
export const withoutOthers = (schema: Schema, isPart = false): Schema => {
  const members = Object.fromEntries(
    Object.entries(schema).map(([keyword, value]) => [keyword, strict(keyword, value)]),
  )
  const isObject = 'properties' in schema || 'allOf' in schema
  return { ...members, ...(isObject && !isPart && { unevaluatedProperties: false }) }
}

const strict = (keyword: string, value: unknown): unknown => {
  if (/^(allOf|anyOf|oneOf)$/.test(keyword))
    return (value as Schema[]).map((one) => withoutOthers(one, keyword === 'allOf'))
  if (keyword === 'properties')
    return Object.fromEntries(
      Object.entries(value as Schema).map(([name, one]) => [name, withoutOthers(one as Schema)]),
    )
  return keyword === 'items' ? withoutOthers(value as Schema) : value
}

/** Whether it ends the key that it is called with: test/identity/accounts/revoke-key.test.ts calls it. */
export const endsKey = (operation: Operation): boolean => operation['x-ends-credential'] === true

/** Whether it deletes data. */
export const deletes = (operation: Operation): boolean => operation['x-destructive'] === true

/** Whether an API key opens it, and goes on working. (The exchange of an agent connection takes the credential of one.) */
export const takesKey = ({ security, ...operation }: Operation): boolean =>
  !endsKey(operation) && security?.length !== 0 && !JSON.stringify(security ?? []).includes('agentConnection')

/** What an operation answers when it is called for the first time. */
export const successOf = ({ method, responses }: Operation): number => {
  if ('201' in responses) return 201
  return method === 'DELETE' ? 204 : 200
}

/** Deletions after everything that needs what they delete. */
export const deletionsLast = (operations: readonly Operation[]): Operation[] =>
  operations.toSorted((one, other) => Number(deletes(one)) - Number(deletes(other)))

/** JSON, or lines of it: one line is a JSON document too; or a file. */
const mediaTypes = ['application/json', 'application/x-ndjson', 'text/csv'] as const

/** Of a body or of an answer that is no problem. */
export const jsonIn = <One>(content: Readonly<Record<string, One>> = {}): One | undefined =>
  mediaTypes.map((type) => content[type]).find((one) => one !== undefined)

/** The schema of an operation's body. */
export const bodyOf = ({ requestBody }: Operation) => jsonIn(requestBody?.content)

/** What is sent where: by parameter name, and as body. */
export interface Sent {
  readonly parameters: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

/** What the API page sends when a newcomer presses its button: every example as it stands. */
export const exampleOf = (operation: Operation): Sent => ({
  parameters: Object.fromEntries(
    (operation.parameters ?? []).flatMap(({ name, in: where, example }) =>
      example === undefined || where === 'header' ? [] : [[name, example]],
    ),
  ),
  body: bodyOf(operation)?.example,
})

const typeOf = (requestBody: Operation['requestBody']): string =>
  Object.keys(requestBody?.content ?? {})[0] ?? mediaTypes[0]

/** An operation on what exists: ids by the name of their parameter. */
export const on = (operation: Operation, ids: Readonly<Record<string, string>>): Operation => ({
  ...operation,
  path: operation.path.replaceAll(/\{(\w+)\}/g, (parameter, name: string) => ids[name] ?? parameter),
})

/** The id of what an operation created and another one deletes. */
export const createdBy = ({ operationId }: Operation, answer: unknown): Record<string, string> => {
  if (operationId === 'createWebhook')
    return { webhookId: (answer as { webhook: { webhookId: string } }).webhook.webhookId }
  return operationId === 'reportMisread' ? { misreadId: (answer as { misreadId: string }).misreadId } : {}
}

/** As address and request. */
export const requestOf = (
  { method, path, requestBody, parameters: known = [] }: Operation,
  { parameters, body }: Sent,
) => {
  const placed = (place: Parameter['in']) =>
    known.flatMap(({ name, in: where }) =>
      where === place && parameters[name] !== undefined ? [[name, String(parameters[name])] as [string, string]] : [],
    )
  const address = placed('path').reduce(
    (text, [name, value]) => text.replace(`{${name}}`, () => encodeURIComponent(value.toWellFormed())),
    path,
  )
  const init =
    body === undefined
      ? { headers: placed('header') }
      : {
          body: typeof body === 'string' ? body : JSON.stringify(body),
          headers: [['content-type', typeOf(requestBody)], ...placed('header')],
        }
  return [
    `${address}?${new URLSearchParams(placed('query'))}`,
    { method, body: init.body, headers: Object.fromEntries(init.headers) as Record<string, string> },
  ] as const
}
