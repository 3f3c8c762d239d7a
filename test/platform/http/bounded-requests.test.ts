import { expect, test } from 'bun:test'
import type { TSchema } from '@sinclair/typebox'
import { openAgent } from '../../mcp/agent.ts'
import { forEachSharedDatabase } from '../../support/databases.ts'

/** The parts of a schema that have no end: texts, lists, records and, in a query, whole numbers of any size. */
const unbounded = (schema: TSchema, at: string): string[] => {
  const inside = Object.entries((schema['properties'] ?? {}) as Record<string, TSchema>)
  const variants = [...((schema['anyOf'] ?? []) as TSchema[]), ...((schema['allOf'] ?? []) as TSchema[])]
  return [
    ...(isOpen(schema, at.includes(' query')) ? [at] : []),
    ...inside.flatMap(([name, member]) => unbounded(member, `${at}.${name}`)),
    ...variants
      .filter((variant) => 'type' in variant || 'anyOf' in variant)
      .flatMap((variant) => unbounded(variant, at)),
    ...(schema['items'] === undefined ? [] : unbounded(schema['items'], `${at}[]`)),
    ...Object.values((schema['patternProperties'] ?? {}) as Record<string, TSchema>).flatMap((one) =>
      unbounded(one, `${at}{}`),
    ),
  ]
}

const isOpen = (schema: TSchema, isQuery: boolean): boolean => {
  switch (schema['type']) {
    case 'string':
      return !['maxLength', 'enum', 'const', 'format'].some((word) => word in schema) && !isShort(schema['pattern'])
    case 'integer':
      return isQuery && !('maximum' in schema && 'minimum' in schema)
    case 'array':
      return !('maxItems' in schema)
    default:
      return 'patternProperties' in schema && !('maxProperties' in schema)
  }
}

/** Whether a pattern repeats nothing without end. */
const isShort = (pattern: unknown): boolean =>
  typeof pattern === 'string' &&
  pattern.startsWith('^') &&
  pattern.endsWith('$') &&
  !/[*+]|,\}/.test(pattern.replaceAll(/\\./g, ''))

forEachSharedDatabase((_engine, open) => {
  test('every text and list of a request has an end, and every whole number of a query', async () => {
    const { app } = await openAgent(await open())
    const parts = app.routes.flatMap(({ method, path, hooks }) =>
      (['body', 'query', 'params', 'headers'] as const).flatMap((part) => {
        const schema = (hooks[part] as { schema?: TSchema } | undefined)?.schema
        return schema === undefined ? [] : unbounded(schema, `${method} ${path} ${part}`)
      }),
    )
    expect(parts).toEqual([])
  })
})
