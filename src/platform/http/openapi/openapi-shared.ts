import { componentName } from './openapi-names.ts'
import type { Json } from './openapi-schemas.ts'

type Kind = 'parameters' | 'headers' | 'responses'

/**
 * What operations repeat is said once, among the components of the document. A name belongs to the first that comes with it;
 * another thing of that name stays where it is.
 */
export const repetitions = () => {
  const components: Record<Kind, Record<string, Json>> = { parameters: {}, headers: {}, responses: {} }

  const once = (kind: Kind, name: string, part: Json): Json => {
    const key = componentName(kind, name)
    components[kind][key] ??= part
    return JSON.stringify(components[kind][key]) === JSON.stringify(part)
      ? { $ref: `#/components/${kind}/${key}` }
      : part
  }
  return { components, once }
}

/** Components of these schemas, and those that they refer to. */
const namesIn = (value: unknown, schemas: Readonly<Record<string, Json>>, names = new Set<string>()): Set<string> => {
  for (const [, name = ''] of JSON.stringify(value).matchAll(/"#\/components\/schemas\/(\w+)"/g))
    if (!names.has(name)) namesIn(schemas[name], schemas, names.add(name))
  return names
}

/**
 * Members may be added to answers without notice, so that only what callers send is closed.
 *
 * @param sent Everything that refers to schemas of requests.
 */
export const openAnswers = (schemas: Readonly<Record<string, Json>>, sent: unknown): Record<string, Json> => {
  const requested = namesIn(sent, schemas)
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, requested.has(name) ? schema : opened(schema)]),
  )
}

const opened = <Value>(value: Value): Value =>
  JSON.parse(
    JSON.stringify(value, (name, member) => (name === 'additionalProperties' && member === false ? undefined : member)),
  )
