import { beforeAll, describe, expect, test } from 'bun:test'
import { GripSizeResponse } from '../../src/equipment/grips/index.ts'
import { buildParams, originParams } from '../../src/equipment/store-link/index.ts'
import { BagGapping } from '../../src/features/bag/index.ts'
import { StoreLinkResponse } from '../../src/features/store/index.ts'
import { FittingResult } from '../../src/fitting/index.ts'
import { onAgent } from './agent.ts'

/** A field as a tool publishes it. */
interface Field {
  readonly type?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly enum?: readonly string[]
  readonly anyOf?: readonly Field[]
  readonly items?: Field & { readonly properties?: Readonly<Record<string, Field>> }
}
interface PublishedTool {
  readonly name: string
  readonly inputSchema: { readonly properties: Readonly<Record<string, Field>> }
}

/** Rows of the tables of a guide, by the heading of their first column. */
const tables = (markdown: string): Map<string, string[][]> => {
  const found = new Map<string, string[][]>()
  let rows: string[][] | null = null
  for (const line of markdown.split('\n')) {
    if (!line.startsWith('|')) rows = null
    else if (rows === null) {
      rows = []
      found.set(cellsOf(line)[0]!, rows)
    } else if (!line.startsWith('|-')) rows.push(cellsOf(line))
  }
  return found
}
const cellsOf = (line: string): string[] =>
  line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim())
const name = (cell: string): string => cell.replaceAll('`', '')

/** A bound as the guides write it. */
const written = ({ anyOf, type, ...field }: Field): string => {
  if (anyOf)
    return anyOf
      .map(written)
      .join(anyOf.some(({ type }) => type === 'string') && !anyOf.some((one) => one.enum) ? ' or ' : ', ')
  if (field.enum) return field.enum.map((word) => `\`${word}\``).join(', ')
  if (type === 'array' && field.items?.enum) return `list of ${written(field.items)}`
  if (type === 'array') return `${field.minItems ?? 1} to ${field.maxItems} entries`
  if (type === 'boolean') return 'true or false'
  if (type === 'string') return 'text'
  if (field.minimum === undefined) return 'a number'
  return `${field.minimum} to ${field.maximum}${type === 'integer' ? ', whole' : ''}`
}

/** What stands in a store link, and what refuses one. */
const moreWords = [...buildParams, ...originParams, 'NOT_OFFERED', 'stock', 'standard', 'api', 'catalog', 'storeUrl']

onAgent((agent) => {
  let tools: PublishedTool[]
  beforeAll(async () => {
    const { message } = await agent().rpc({ jsonrpc: '2.0', id: 1, method: 'tools/list' })
    tools = message.result.tools
  })
  const read = async (uri: string): Promise<string> => {
    const { message } = await agent().rpc({ jsonrpc: '2.0', id: 1, method: 'resources/read', params: { uri } })
    expect(message.result.contents[0].mimeType).toBe('text/markdown')
    return message.result.contents[0].text
  }
  const fieldsOf = (tool: string): Record<string, Field> => {
    const { properties } = tools.find(({ name }) => name === tool)!.inputSchema
    const nested = Object.entries(properties).flatMap(([name, { items }]) =>
      Object.entries(items?.properties ?? {}).map(([inner, field]) => [`${name}[].${inner}`, field] as const),
    )
    return { ...properties, ...Object.fromEntries(nested) }
  }

  /** Said outside of the table: the questions everyone is asked, and the arguments of the call itself. */
  const call = ['idempotencyKey', 'detail', 'askFirst', 'async', 'waitSeconds', 'language', 'units']
  const elsewhere = ['clubType', 'handedness', ...call]
  const none: string[] = []
  const guides = [
    { uri: 'svc://guide/fitting-interview', tool: 'analyze_fitting', answer: FittingResult, except: elsewhere },
    { uri: 'svc://docs/store-link-params', tool: 'build_store_link', answer: StoreLinkResponse, except: none },
    { uri: 'svc://guide/bag-gapping', tool: 'analyze_bag_gapping', answer: BagGapping, except: none },
    { uri: 'svc://guide/grip-size', tool: 'get_grip_size', answer: GripSizeResponse, except: none },
  ]

  for (const { uri, tool, answer, except } of guides)
    describe(uri, () => {
      test('MP-006 every field of its tool, with the bounds of the schema', async () => {
        const fields = Object.entries(fieldsOf(tool)).filter(([name]) => !except.includes(name))
        const rows = tables(await read(uri)).get('Field')!
        expect(Object.fromEntries(rows.map(([field, bounds]) => [name(field!), bounds]))).toEqual(
          Object.fromEntries(fields.map(([name, field]) => [name, written(field)])),
        )
      })

      test('what it calls a tool or a field is one', async () => {
        const text = await read(uri)
        const published = tools.flatMap(({ name, inputSchema }) => [name, ...reachable(inputSchema)])
        const known = new Set([...published, ...reachable(answer), ...moreWords])
        const said = [...text.matchAll(/`([a-zA-Z_[\].]+)`/g)].map(([, word]) => word!)
        expect(said.filter((word) => !known.has(word))).toEqual([])
      })

      test('short enough to be read by a model on the way', async () => {
        expect((await read(uri)).split(/\s+/).length).toBeLessThan(1500)
      })
    })

  test('the interview gives each club the loft that the engine takes', async () => {
    const text = await read('svc://guide/fitting-interview')
    const sentence = text.match(/^`loft` has its own range per club: .*$/m)![0]
    const ranges = [...sentence.matchAll(/(fairway|hybrid|iron|wedge)[^0-9]*?(?: \(7-iron\))? (\d+) to (\d+)/g)]
    expect(ranges).toHaveLength(4)
    for (const [, clubType, lowest, highest] of ranges) {
      const base = { clubType, handedness: 'right', swingSpeed: 80 }
      for (const loft of [Number(lowest), Number(highest)])
        expect((await agent().call('analyze_fitting', { ...base, loft })).isError).toBe(false)
      for (const loft of [Number(lowest) - 1, Number(highest) + 1])
        expect((await agent().call('analyze_fitting', { ...base, loft })).isError).toBe(true)
    }
  })

  test('the store guide names every parameter of a link', async () => {
    const rows = tables(await read('svc://docs/store-link-params')).get('Parameter')!
    expect(rows.map(([parameter]) => name(parameter!)).sort()).toEqual([...buildParams, ...originParams].sort())
  })

  test('the grip guide sizes a hand as the tool does', async () => {
    const rows = tables(await read('svc://guide/grip-size')).get('Hand length, inches')!
    const sized = async (handLengthIn: number) => {
      const { json } = await agent().call('get_grip_size', { handLengthIn, includeGrips: false })
      return `\`${json.recommendation.size}\`${json.recommendation.extraWraps === '+2' ? ' with two wraps' : ''}`
    }
    for (const [range, size] of rows) {
      const border = Number(range!.match(/[\d.]+$/)![0])
      if (range!.startsWith('above')) expect(await sized(border + 0.01)).toBe(size!)
      else {
        expect(await sized(border - 0.01)).toBe(size!)
        const lowest = range!.match(/^([\d.]+) to/)?.[1]
        if (lowest) expect(await sized(Number(lowest))).toBe(size!)
      }
    }
  })

  test('the bag guide names every flag, with the numbers of its rule', async () => {
    const flagNames = BagGapping.properties.flags.items.properties.flag.enum
    const rows = tables(await read('svc://guide/bag-gapping')).get('Flag')!
    expect(rows.map(([flag]) => name(flag!))).toEqual([...flagNames])
    const rules = ['BAG-GAP-BIG', 'BAG-GAP-SMALL', 'BAG-OVERLAP', 'BAG-DUPLICATE', 'BAG-WEDGE-GAP']
    for (const [at, [, when]] of rows.entries()) {
      const response = await agent().handle(new Request(`http://localhost/v1/rules/${rules[at]}`))
      const { statement } = ((await response.json()) as { rule: { statement: string } }).rule
      for (const number of when!.match(/\d+(\.\d+)?/g) ?? []) expect(statement).toContain(number)
    }
  })
})

/** Names of members at any depth, alone and by their way from the top, and every word of a closed list. */
const reachable = (schema: object, way = ''): string[] => {
  const {
    properties = {},
    items,
    enum: listed = [],
    anyOf = [],
  } = schema as {
    properties?: Record<string, object>
    items?: object
    enum?: string[]
    anyOf?: object[]
  }
  return [
    ...listed,
    ...anyOf.flatMap((one) => reachable(one, way)),
    ...(items ? reachable(items, `${way}[]`) : []),
    ...Object.entries(properties).flatMap(([member, inner]) => {
      const here = way === '' ? member : `${way}.${member}`
      return [member, here, ...reachable(inner, here)]
    }),
  ]
}
