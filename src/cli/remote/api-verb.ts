import { join } from 'node:path'
import type { TObject, TSchema } from '@sinclair/typebox'
import { OptionalKind } from '@sinclair/typebox'
import type { ArgsDef } from 'citty'
import { readConfig } from '../../platform/settings/config.ts'
import { put } from '../fit/fit-fields.ts'
import type { RepeatedName } from '../operations/repeats.ts'
import { optionName } from '../option-name.ts'
import { inputOf, optionOf } from '../option-of.ts'
import { readSecret } from '../serve/kept-secret.ts'
import { type Environment, OperatorError, verb } from '../verb.ts'
import { type Api, apiIn, apiVariables, type Call, callApi } from './api.ts'

/** An operation of the API, as `operation()` describes it. */
interface Described {
  readonly detail: { readonly summary: string }
  readonly params?: { readonly schema?: TSchema }
  readonly query?: { readonly schema?: TSchema }
  readonly body?: { readonly schema?: TSchema }
}

interface ApiVerb {
  /** `fitting show` */
  readonly name: RepeatedName
  /** `POST /v1/bag/plan`; parts in braces are given by their place. */
  readonly call: `${Call['method']} /v1/${string}`
  readonly operation: Described
  /** The member that is given by its place, in as many words as there are. */
  readonly positional?: string
  /** The answer in words; otherwise, and where they are null, it is shown as JSON that people read. */
  show?(answer: never): string | null
}

/** A field of a request that an option fills. */
interface Field {
  readonly option: string
  readonly path: readonly string[]
  readonly schema: TSchema
  readonly isNeeded: boolean
}

/**
 * The verb of an operation of the API: its options are the fields of the request, in the words of their schemas. It opens no
 * database; where no service is named, it calls the one of this machine with its development key.
 */
export const apiVerb = (env: Environment, { name, call, operation, positional, show }: ApiVerb) => {
  const [method, path] = call.split(' ') as [Call['method'], string]
  const inPath = fieldsOf(operation.params?.schema)
  const inQuery = fieldsOf(operation.query?.schema)
  const inBody = fieldsOf(operation.body?.schema)
  const byPlace = [...inPath, ...[...inQuery, ...inBody].filter((field) => field.path.join('.') === positional)]
  const byOption = [...inQuery, ...inBody].filter((field) => !byPlace.includes(field))
  const args: ArgsDef = {
    ...Object.fromEntries(
      byPlace.map((field) => [
        field.option,
        { type: 'positional', required: inPath.includes(field), description: field.schema.description ?? '' } as const,
      ]),
    ),
    ...Object.fromEntries(
      byOption.map(({ option, schema, isNeeded }) => [
        option,
        optionOf({ description: option, ...schema }, isNeeded && inQuery.some((one) => one.option === option)),
      ]),
    ),
    ...(inBody.length > 0 && {
      body: {
        type: 'string',
        description: 'JSON file with the request, or - for standard input. Options come on top.',
      } as const,
    }),
  }
  const isVariadic = positional !== undefined
  const separator = isVariadic && byPlace[0]!.schema['type'] === 'array' ? ',' : ' '
  return verb({
    name: name.split(' ').at(-1)!,
    description: `${operation.detail.summary}.`,
    args,
    isVariadic,
    run: async (options) => {
      const words = options['_'] as string[]
      const given: Given =
        isVariadic && words.length > 0 ? { ...options, [byPlace[0]!.option]: words.join(separator) } : options
      const filled = inPath.reduce(
        (text, { option, path }) => text.replace(`{${path[0]}}`, encodeURIComponent(String(given[option]))),
        path,
      )
      const query = queryOf(inQuery, given)
      const body = inBody.length === 0 ? undefined : bodyOf(inBody, given, await fileIn(given['body']))
      return (
        (await callApi(serviceIn(env), {
          name,
          method,
          path: query.size === 0 ? filled : `${filled}?${query}`,
          body,
        })) ?? {}
      )
    },
    show: (answer) => show?.(answer as never) ?? JSON.stringify(answer, null, 2),
  })
}

type Given = Readonly<Record<string, unknown>>

/** Fields of a schema, and of objects in it, named by their last part; by the whole path where that is taken. */
const fieldsOf = (schema: TSchema | undefined, path: readonly string[] = []): Field[] => {
  if (schema === undefined || !('properties' in schema)) return []
  const fields = Object.entries<TSchema>((schema as TObject).properties).flatMap(([name, part]) => {
    const inside = path.length === 0 ? fieldsOf(objectIn(part), [name]) : [] // what lies deeper is given as JSON
    if (inside.length > 0) return inside
    return [{ option: optionName(name), path: [...path, name], schema: part, isNeeded: !(OptionalKind in part) }]
  })
  const isTaken = (field: Field) => fields.some((other) => other !== field && other.option === field.option)
  return fields.map((field) => (isTaken(field) ? { ...field, option: field.path.map(optionName).join('-') } : field))
}

/** The object that a member holds, or may hold; another kind of it is given as JSON. */
const objectIn = (schema: TSchema): TSchema | undefined =>
  'properties' in schema ? schema : (schema['anyOf'] as TSchema[] | undefined)?.find((one) => 'properties' in one)

const queryOf = (fields: readonly Field[], given: Given): URLSearchParams => {
  const query = new URLSearchParams()
  for (const { option, path } of fields) if (given[option] !== undefined) query.set(path[0]!, String(given[option]))
  return query
}

const bodyOf = (fields: readonly Field[], given: Given, start: Readonly<Record<string, unknown>>): object => {
  const body = structuredClone(start) as Record<string, unknown>
  for (const { option, path, schema } of fields) {
    if (given[option] !== undefined) put(body, path, inputOf(schema, given[option]))
  }
  return body
}

const fileIn = async (path: unknown): Promise<Readonly<Record<string, unknown>>> => {
  if (path === undefined) return {}
  const text = await (path === '-' ? Bun.stdin : Bun.file(String(path))).text()
  const body = jsonIn(text)
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new OperatorError('--body must be a JSON object', { code: 'USAGE' })
  return body as Readonly<Record<string, unknown>>
}

const jsonIn = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new OperatorError(`--body is not JSON: ${(error as Error).message}`, { code: 'USAGE' })
  }
}

/** The service that is named, or the one of this machine. */
const serviceIn = (env: Environment): Api => {
  const named = apiIn(env)
  if (named !== null) return named
  const { port, dataDir } = readConfig(env)
  const key = env[apiVariables.key]?.trim() || readSecret(join(dataDir, 'dev-key'))
  if (key === undefined)
    throw new OperatorError(
      `Name a service: \`clubwright --url URL --key KEY ...\`, or ${apiVariables.url} and ${apiVariables.key}.`,
      { code: 'USAGE' },
    )
  return { url: `http://localhost:${port}`, key }
}
