import { byNeeded } from './narrow.ts'
import { mapValues, nameIn, type Schema, type Schemas, typesOnly } from './schemas.ts'

export interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required?: boolean
  readonly description?: string
  readonly schema: Schema
}
type Content = Readonly<Record<string, { readonly schema: Schema }>>
interface Answer {
  readonly description?: string
  readonly content?: Content
}
interface Reference {
  readonly $ref: string
}

/** An operation as the API description has it. */
interface DescribedOperation {
  readonly operationId: string
  readonly summary?: string
  readonly description?: string
  readonly parameters?: readonly (Reference | Parameter)[]
  readonly requestBody?: { readonly content: Content }
  readonly responses: Readonly<Record<string, Reference | Answer>>
}

/** The API description, as far as the clients need it. */
export interface Description {
  readonly info: unknown
  readonly paths: Readonly<Record<string, Readonly<Record<string, DescribedOperation>>>>
  readonly components: {
    readonly schemas: Schemas
    readonly parameters: Readonly<Record<string, Parameter>>
    readonly responses: Readonly<Record<string, Answer>>
  }
}

/** An operation as a client calls it. */
export interface Operation {
  readonly id: string
  readonly method: string
  readonly path: string
  readonly words: string
  readonly parameters: readonly Parameter[]
  /** The first media type is sent. A schema without a name is a file. */
  readonly body?: { readonly mediaType: string; readonly schema: Schema }
  /** What is answered on success; nothing for an answer without a body. */
  readonly answer?: Schema
  /** Whether body and answer are lines of JSON, one for each row. */
  readonly isLines: boolean
}

/** The schemas of the clients: types only. */
export const clientSchemas = ({ components }: Description): Schemas =>
  byNeeded(mapValues(components.schemas, typesOnly))

/** The clients do not cache, so they are not told that nothing changed; problems are thrown. */
export const operationsOf = ({ paths, components }: Description): readonly Operation[] =>
  Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(
      ([method, { operationId, summary, description, parameters = [], requestBody, responses }]) => {
        const [mediaType, content] = Object.entries(requestBody?.content ?? {})[0] ?? []
        const success = Object.entries(responses).find(([status]) => status.startsWith('2'))![1]
        const answer = Object.values(referredTo(success, components.responses).content ?? {})[0]
        return {
          id: operationId,
          method: method.toUpperCase(),
          path,
          words: [summary, description].filter(Boolean).join('\n\n'),
          parameters: parameters
            .map((one) => referredTo(one, components.parameters))
            .filter(({ name }) => name !== 'If-None-Match'),
          ...(content && { body: { mediaType: mediaType!, schema: content.schema } }),
          ...(answer && { answer: answer.schema }),
          isLines: mediaType === 'application/x-ndjson',
        }
      },
    ),
  )

/** What stands at the place, or at the place that is referred to there. */
const referredTo = <One extends object>(one: Reference | One, named: Readonly<Record<string, One>>): One =>
  '$ref' in one ? named[nameIn(one)!]! : one
