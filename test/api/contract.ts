// What of an API description a client depends on: operations, and the schemas of what is sent and answered, without words.

interface Limits {
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly pattern?: string
  readonly format?: string
}

/** JSON Schema, as far as the contract uses it. */
export interface Schema extends Limits {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly properties?: Schemas
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly allOf?: readonly Schema[]
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
}
export type Schemas = Readonly<Record<string, Schema>>

interface Operation {
  /** Path, query and header parameters and the body, as members of one object. */
  readonly request: Schema
  /** By status; null for an answer without a body. */
  readonly answers: Readonly<Record<string, Schema | null>>
}

export interface Contract {
  readonly apiVersion: string
  readonly operations: Readonly<Record<string, Operation>>
  readonly schemas: Schemas
}

interface Described {
  readonly operationId: string
  readonly parameters?: readonly Parameter[] | undefined
  readonly requestBody?: { readonly required?: boolean; readonly content: Content }
  readonly responses: Readonly<Record<string, Answer>>
}
interface Parameter {
  readonly $ref?: string
  readonly name: string
  readonly in: string
  readonly required?: boolean
  readonly schema: Schema
}
interface Answer {
  readonly $ref?: string
  readonly content?: Content
}
type Content = Readonly<Record<string, { readonly schema: Schema }>>

interface Description {
  readonly info: { readonly version: string }
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

/** The contract of an OpenAPI document. Problems are left out: new ones may come, and each has a page. */
export const contractOf = ({ info, paths, components }: Description): Contract => {
  const at = <Part extends { readonly $ref?: string }>(part: Part): Part => {
    const [, , kind = '', name = ''] = part.$ref?.split('/') ?? []
    return (components[kind]?.[name] as Part | undefined) ?? part
  }
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]): [string, Operation] => [
      `${method.toUpperCase()} ${path}`,
      {
        request: requestOf({ ...operation, parameters: operation.parameters?.map(at) }),
        answers: answersOf(operation, at),
      },
    ]),
  )
  const schemas = neededBy(operations, (components['schemas'] ?? {}) as Schemas)
  return { apiVersion: info.version, operations: Object.fromEntries(operations), schemas: bareEach(schemas) }
}

const requestOf = ({ parameters = [], requestBody }: Described): Schema => {
  const [body] = Object.entries(requestBody?.content ?? {})
  // The case of a header means nothing.
  const nameOf = (one: Parameter) => (one.in === 'header' ? one.name.toLowerCase() : one.name)
  const sent = parameters.map((one) => [`${one.in} ${nameOf(one)}`, one.schema, one.required] as const)
  const all = body === undefined ? sent : [...sent, [`body ${body[0]}`, body[1].schema, requestBody?.required] as const]
  return {
    type: 'object',
    properties: Object.fromEntries(all.map(([name, schema]) => [name, bare(schema)])),
    required: all.filter(([, , isRequired]) => isRequired).map(([name]) => name),
  }
}

const answersOf = ({ responses }: Described, at: (answer: Answer) => Answer): Operation['answers'] =>
  Object.fromEntries(
    Object.entries(responses)
      .filter(([status]) => Number(status) < 400)
      .map(([status, answer]) => [status, Object.values(at(answer).content ?? {})[0]] as const)
      .map(([status, body]) => [status, body === undefined ? null : bare(body.schema)]),
  )

const neededBy = (operations: unknown, schemas: Schemas, needed: Record<string, Schema> = {}): Schemas => {
  for (const [, name = ''] of JSON.stringify(operations).matchAll(/"#\/components\/schemas\/(\w+)"/g))
    if (!(name in needed)) {
      needed[name] = schemas[name]!
      neededBy(needed[name], schemas, needed)
    }
  return needed
}

/** Keywords that say what values there are. */
const kept = new Set(
  [
    ['$ref', 'allOf', 'anyOf', 'oneOf', 'type', 'enum', 'const', 'properties', 'required', 'items'],
    ['minimum', 'maximum', 'minLength', 'maxLength', 'minItems', 'maxItems', 'pattern', 'format'],
  ].flat(),
)

/** Only what breaking-changes.ts compares. */
const bare = (schema: Schema): Schema =>
  Object.fromEntries(
    Object.entries(schema).flatMap(([keyword, value]) =>
      kept.has(keyword) ? [[keyword, bareIn(keyword, value)]] : [],
    ),
  )

const bareIn = (keyword: string, value: unknown): unknown => {
  if (keyword === 'properties') return bareEach(value as Schemas)
  if (keyword === 'items') return bare(value as Schema)
  return /Of$/.test(keyword) ? (value as Schema[]).map(bare) : value
}

const bareEach = (schemas: Schemas): Schemas =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, bare(schema)]))
