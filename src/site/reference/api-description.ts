/** What the pages need of the API description (OpenAPI 3.1). */
export interface ApiDescription {
  readonly info: { readonly title: string; readonly version: string; readonly description: string }
  readonly tags: readonly { readonly name: string; readonly description: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
}

interface Operation {
  readonly summary?: string
  readonly description?: string
  readonly operationId?: string
  readonly tags?: readonly string[]
  /** `[]`: no key is needed. */
  readonly security?: readonly unknown[]
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly content: Content }
  readonly responses?: Readonly<Record<string, Answer>>
  /** It ends the credential that it is called with. */
  readonly 'x-ends-credential'?: true
  /** It deletes what cannot be brought back. */
  readonly 'x-destructive'?: true
}

interface Parameter {
  readonly name: string
  readonly in: string
  readonly required?: boolean
  readonly description?: string
  readonly example?: unknown
  readonly schema: Schema
}

interface Answer {
  readonly description: string
  readonly content?: Content
}

type Content = Readonly<Record<string, Media>>

/** Body of one media type. */
export interface Media {
  readonly schema?: Schema
  readonly example?: unknown
  readonly examples?: Readonly<Record<string, { readonly value?: unknown }>>
}

/** The keywords of JSON Schema that our schemas use. */
export interface Schema {
  readonly $ref?: string
  readonly allOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly anyOf?: readonly Schema[]
  readonly type?: string | readonly string[]
  readonly format?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly description?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | Schema
  readonly items?: Schema
  readonly minimum?: number
  readonly maximum?: number
  readonly maxItems?: number
  readonly 'x-unit'?: string
}

/** An operation, and where it is. */
export interface Placed {
  readonly method: string
  readonly path: string
  readonly operation: Operation
}

/** The description with each parameter and answer in its place; schemas stay under their names. */
export const withParts = ({ paths, components, ...whole }: ApiDescription): ApiDescription => {
  const parts = components as Readonly<Record<string, Readonly<Record<string, unknown>>>>
  const placed = (_key: string, value: unknown): unknown => {
    const [, , kind = '', name = ''] = (value as { $ref?: string } | null)?.$ref?.split('/') ?? []
    return kind === 'parameters' || kind === 'responses' ? parts[kind]![name] : value
  }
  return { ...whole, components, paths: JSON.parse(JSON.stringify(paths), placed) }
}

/** Operations by tag, in the order of the tags. */
export const operationsByTag = ({ tags, paths }: ApiDescription) => {
  const placed = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]): Placed => ({ method: method.toUpperCase(), path, operation })),
  )
  return tags
    .map((tag) => ({ tag, operations: placed.filter(({ operation }) => operation.tags?.[0] === tag.name) }))
    .filter(({ operations }) => operations.length > 0)
}

/** The last part of a reference. */
export const nameOf = ($ref: string): string => $ref.slice($ref.lastIndexOf('/') + 1)

/** The type of a body or answer, and what it looks like; undefined where there is none. */
export const contentOf = (content: Content | undefined): [type: string, media: Media] | undefined =>
  Object.entries(content ?? {})[0]

/** Lines of JSON are an example as they are. */
export const exampleText = ({ example, examples = {} }: Media): string | undefined => {
  const [shown = example] = Object.values(examples).map(({ value }) => value)
  if (shown === undefined || typeof shown === 'string') return shown
  return JSON.stringify(shown, null, 2)
}
