import { beforeAll, describe, expect, test } from 'bun:test'
import { unitCodes } from '../../../src/platform/units.ts'
import { openClub } from '../../support/club.ts'
import { forEachSharedDatabase } from '../../support/databases.ts'

// What client generators of several languages need of an API description, each with the generator that fails without it.

interface Json extends Readonly<Record<string, unknown>> {
  readonly $ref?: string
  readonly type?: unknown
  readonly enum?: readonly unknown[]
  readonly properties?: Readonly<Record<string, Json>>
  readonly anyOf?: readonly Json[]
  readonly oneOf?: readonly Json[]
  readonly allOf?: readonly Json[]
  readonly discriminator?: { readonly propertyName: string; readonly mapping: Readonly<Record<string, string>> }
}
type Components = Readonly<Record<string, Readonly<Record<string, Json>>>>

/** Letters and digits, as most languages write names. */
const bare = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

/** Names that are one name in some language. */
const alike = (names: readonly string[]): string[][] =>
  Object.values(Object.groupBy(names, bare)).flatMap((same) => (same!.length > 1 ? [same!] : []))

/** Whether it is one of several kinds of value, and not just one that may be null. */
const isChoice = ({ anyOf, oneOf }: Json): boolean =>
  (anyOf ?? oneOf ?? []).filter(({ type }) => type !== 'null').length > 1

/** Unions whose members have no word in common to tell them apart. */
const untold = ['ScoresOrBatch']

/** Members that are one name where generators leave out the underscore or put `set` before a member: see docs/generate-a-client.md. */
const mapped = ['club_', 'setPrice']

forEachSharedDatabase((engine, open) => {
  if (engine !== 'embedded') return // the document is the same on both
  let components: Components
  let schemas: Readonly<Record<string, Json>>
  /** Every schema of the document, and the place where it stands. */
  let all: { readonly path: string; readonly schema: Json }[]
  beforeAll(async () => {
    const { body } = await (await openClub(await open())).get('/swagger/json', null)
    components = body.components
    schemas = components['schemas']!
    all = []
    collect(schemas, '')
    collect({ paths: body.paths, ...components, schemas: {} }, '')
  })
  const collect = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null) return
    all.push({ path, schema: value as Json })
    for (const [name, member] of Object.entries(value))
      if (!/^(example|examples|enum|mapping)$/.test(name) || path.endsWith('.properties'))
        collect(member, `${path}.${name}`)
  }
  const pathsWhere = (isSo: (schema: Json, path: string) => boolean) =>
    all.filter(({ schema, path }) => isSo(schema, path)).map(({ path }) => path)
  const isTop = (path: string) => /^\.\w+$/.test(path)
  const at = (reference: string): Json => schemas[reference.split('/').at(-1)!]!
  const membersOf = ({ $ref, properties = {}, allOf = [] }: Json): Readonly<Record<string, Json>> =>
    Object.assign({}, $ref === undefined ? {} : membersOf(at($ref)), properties, ...allOf.map(membersOf))

  describe('generators of clients find in the API description', () => {
    test('no const, which Java, Rust and Go write as a word even if it is true or false', () => {
      expect(pathsWhere((schema, path) => 'const' in schema && !path.endsWith('.properties'))).toEqual([])
    })
    test('no value that is always null, for which Go and Rust have no type', () => {
      expect(pathsWhere((schema, path) => schema['type'] === 'null' && !/\.(anyOf|oneOf)\.\d+$/.test(path))).toEqual([])
    })
    test('no alternatives beside members, which Go, Rust and Python take for several types', () => {
      expect(pathsWhere((schema) => 'properties' in schema && ('anyOf' in schema || 'oneOf' in schema))).toEqual([])
    })
    test('one of several kinds of value and never two, which typescript-fetch would merge into one type', () => {
      expect(pathsWhere(({ anyOf }) => isChoice({ anyOf: anyOf ?? [] }))).toEqual([])
    })
    test('a name for every object and every choice', () => {
      const isPart = (path: string) => /\.allOf\.\d+$/.test(path)
      const isObject = (schema: Json) => typeof schema.properties === 'object' && 'type' in schema
      expect(
        pathsWhere((schema, path) => !isTop(path) && !isPart(path) && (isChoice(schema) || isObject(schema))),
      ).toEqual([])
    })
    test('each name once, whatever it names', () => {
      expect(
        alike(
          Object.values(components)
            .flatMap((named) => Object.keys(named))
            .filter((name) => name !== ''),
        ),
      ).toEqual([])
    })
    test('no schema that is called as the constructor of another in Go', () => {
      expect(Object.keys(schemas).filter((name) => name.startsWith('New') && name.slice(3) in schemas)).toEqual([])
    })
    test('each list of words under one name', () => {
      const named = Object.entries(schemas).filter(([, { enum: words }]) => words)
      const same = Object.values(Object.groupBy(named, ([, { enum: words }]) => JSON.stringify(words)))
      expect(same.flatMap((twins) => (twins!.length > 1 ? [twins!.map(([name]) => name)] : []))).toEqual([])
    })
    test('words of which names can be made', () => {
      const isSign = (word: unknown) => word !== null && bare(String(word)) === ''
      expect(
        pathsWhere(
          (schema) => Array.isArray(schema.enum) && schema.enum.some(isSign) && !('x-enum-varnames' in schema),
        ),
      ).toEqual([])
    })
    test('members with names of their own, but for those that the page on generators lists', () => {
      const clashing = Object.keys(schemas).flatMap((name) => {
        const names = Object.keys(membersOf(schemas[name]!)).filter((one) => !mapped.includes(one))
        const setters = names.filter((one) => one.startsWith('set') && alike([one.slice(3), ...names]).length > 0)
        return [...alike(names), ...(setters.length > 0 ? [setters] : [])].map((clash) => `${name}: ${clash}`)
      })
      expect(clashing).toEqual([])
    })
    test('what tells the objects of a union apart', () => {
      const unions = Object.entries(schemas).filter(([, { oneOf, anyOf }]) =>
        (oneOf ?? anyOf)?.every((one) => '$ref' in one && Object.keys(membersOf(one)).length > 0),
      )
      expect(unions.length).toBeGreaterThan(5)
      for (const [name, { oneOf = [], discriminator }] of unions) {
        if (untold.includes(name)) continue
        const { propertyName, mapping } = discriminator!
        expect(Object.values(mapping)).toEqual(oneOf.map(({ $ref }) => $ref!))
        for (const [word, reference] of Object.entries(mapping))
          expect(membersOf(at(reference))[propertyName]!.enum).toEqual([word])
      }
    })
    test('headers as the contract writes them', () => {
      const names = Object.values(components['parameters']!).filter((one) => one['in'] === 'header')
      expect(names.map(({ name }) => name)).toEqual(
        expect.arrayContaining(['Idempotency-Key', 'X-SVC-Platform', 'X-SVC-Client', 'X-SVC-Traffic', 'If-None-Match']),
      )
    })
    test('one code for each unit', () => {
      const codes = new Set<unknown>(Object.values(unitCodes))
      expect(pathsWhere((schema) => typeof schema['x-unit'] === 'string' && !codes.has(schema['x-unit']))).toEqual([])
    })
    test('defaults where a parameter has one, and none that says another word', () => {
      const defaults = all.filter(({ schema, path }) => 'default' in schema && !path.endsWith('.properties'))
      expect(defaults.length).toBeGreaterThan(6)
      for (const { schema } of defaults) if (schema.enum) expect(schema.enum).toContain(schema['default'])
      expect(
        pathsWhere(
          ({ description, type }) =>
            type !== 'object' && /[;:] default \d+\.|^Default \w+\.$/.test(String(description)),
        ),
      ).toEqual([])
    })
  })
})
