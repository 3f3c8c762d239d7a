import { beforeAll, describe, expect, test } from 'bun:test'
import { type Club, openClub } from '../../support/club.ts'
import { forEachDatabase } from '../../support/databases.ts'

/** JSON Schema as it is published. */
interface Json extends Readonly<Record<string, unknown>> {
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Json[]
  readonly oneOf?: readonly Json[]
  readonly allOf?: readonly Json[]
  readonly items?: Json
}

/** Numbers that count nothing and measure nothing. */
const pureNumbers = /handicap|averageScore|limit|offset|gripLimit|shotNumber|ocrConfidence|payloadVersion$/

/** Whether a value of this schema cannot be imagined from the schema alone. */
const needsExample = (schema: Json): boolean => {
  if ('$ref' in schema || 'enum' in schema || 'const' in schema || 'examples' in schema) return false
  const parts = schema.anyOf ?? schema.oneOf ?? schema.allOf ?? []
  if (parts.length > 0) return parts.some(needsExample)
  const types = [schema.type].flat()
  if (types.includes('array')) return needsExample(schema.items ?? {})
  return !types.some((type) => type === 'boolean' || type === 'object' || (types.length === 1 && type === 'null'))
}

forEachDatabase((engine, open) => {
  if (engine !== 'embedded') return // the document is the same on both
  let club: Club
  let document: Json
  let size: number
  let properties: { readonly path: string; readonly schema: Json }[]
  beforeAll(async () => {
    club = await openClub(await open())
    const { body, text } = await club.get('/swagger/json', null)
    document = body
    size = text?.length ?? 0
    properties = []
    collect(document, '')
  })

  const collect = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null) return
    for (const [name, member] of Object.entries(value)) {
      if (name === 'example' || name === 'examples') continue
      if (name === 'properties')
        for (const [property, schema] of Object.entries(member as Json))
          properties.push({ path: `${path}.${property}`, schema: schema as Json })
      collect(member, name === 'properties' ? path : `${path}.${name}`)
    }
    const { parameters } = value as Json
    const listed = Array.isArray(parameters) ? parameters : Object.values(parameters ?? {})
    for (const { name, schema, description, example } of listed.filter((one) => !('$ref' in one)) as {
      name: string
      schema: Json
      description?: string
      example?: unknown
    }[])
      properties.push({
        path: `${path}?${name}`,
        schema: { ...schema, description, ...(example !== undefined && { examples: [example] }) },
      })
  }
  const pathsWhere = (isSo: (schema: Json, path: string) => boolean) =>
    properties.filter(({ schema, path }) => isSo(schema, path)).map(({ path }) => path)

  describe('the API description', () => {
    test('describes every property and parameter', () => {
      expect(properties.length).toBeGreaterThan(500)
      expect(pathsWhere((schema) => !('$ref' in schema) && !schema['description'])).toEqual([])
    })
    test('shows a value of everything that its schema does not list', () => {
      // A search takes one location, and a list is first seen whole: the page would send all examples at once.
      const others = /fitters.*\?(city|state|lat|lng)$|\?(cursor|day|club|customer|golfer)$/
      expect(pathsWhere((schema, path) => needsExample(schema) && !others.test(path))).toEqual([])
    })
    test('says the unit of every number', () => {
      const isUnitless = (schema: Json): boolean =>
        (/number|integer/.test(String(schema.type)) && !('x-unit' in schema) && !('enum' in schema)) ||
        [...(schema.anyOf ?? []), ...(schema.items ? [schema.items] : [])].some(isUnitless)
      const textOrNumber = /StoreLinkRequest/
      expect(
        pathsWhere((schema, path) => isUnitless(schema) && !pureNumbers.test(path) && !textOrNumber.test(path)),
      ).toEqual([])
    })
    test('lists a word in one spelling', () => {
      const twins = pathsWhere(({ enum: words = [] }) => {
        const said = words.map((word) => String(word).toLowerCase())
        return new Set(said).size < said.length
      })
      expect(twins).toEqual([])
    })
    test('has no keyword of ours without x-', () => {
      for (const keyword of ['unit', 'form', 'instead', 'alias', '$id', 'basedOn'])
        expect(pathsWhere((schema) => keyword in schema)).toEqual([])
    })
    test('names what developers write types for', () => {
      expect(Object.keys((document['components'] as { schemas: Json }).schemas)).toEqual(
        expect.arrayContaining([
          ...['FittingRequest', 'FittingResult', 'StoredFitting', 'Spec', 'Specs', 'TopPick', 'Golfer', 'SwingMetrics'],
          ...['Club', 'ClubDetail', 'Scores', 'StoreLink', 'GripSize', 'BagGapping', 'BagPlan', 'Fitter', 'Session'],
          ...['Problem', 'RateLimitedProblem', 'QuotaExceededProblem', 'PayloadVersionUnsupportedProblem'],
        ]),
      )
    })
    test('stays small enough to read', () => {
      expect(size).toBeLessThan(395_000)
    })
  })
})
