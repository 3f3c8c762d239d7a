import { expect, test } from 'bun:test'
import { Ajv2020 } from 'ajv/dist/2020.js'
import fc, { type Arbitrary } from 'fast-check'
import { onAgent } from './agent.ts'

type Schema = Readonly<Record<string, unknown>>

/** Values that a published schema allows, and now and then one that it does not. */
const fitting = (schema: Schema): Arbitrary<unknown> => {
  const {
    type,
    enum: words,
    anyOf,
    minimum = -1e6,
    maximum = 1e6,
    properties,
    items,
  } = schema as {
    type?: string
    enum?: unknown[]
    anyOf?: Schema[]
    minimum?: number
    maximum?: number
    properties?: Record<string, Schema>
    items?: Schema
  }
  const right = (): Arbitrary<unknown> => {
    if (words) return fc.constantFrom(...words)
    if (anyOf) return fc.oneof(...anyOf.map(fitting))
    if (type === 'integer') return fc.integer({ min: minimum, max: maximum })
    if (type === 'number') return fc.double({ min: minimum, max: maximum, noNaN: true })
    if (type === 'boolean') return fc.boolean()
    if (type === 'array') return fc.array(fitting(items!), { maxLength: 6 })
    if (type === 'object') return objectOf(properties ?? {})
    return fc.string({ maxLength: 40 })
  }
  return fc.oneof({ weight: 12, arbitrary: right() }, { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) })
}

const objectOf = (properties: Readonly<Record<string, Schema>>): Arbitrary<Record<string, unknown>> =>
  fc
    .record(
      Object.fromEntries(
        Object.entries(properties).map(([name, schema]) => [
          name,
          fc.option(fitting(schema), { nil: undefined, freq: 2 }),
        ]),
      ),
    )
    .map((members) => Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)))

/** How many calls per tool; raise it for a long run. */
const numRuns = Number(process.env['FUZZ_RUNS'] ?? 40)

onAgent((agent) => {
  test('whatever arguments a tool is given, it answers with a result or says what is wrong', async () => {
    const { message } = await agent().rpc({ jsonrpc: '2.0', id: 1, method: 'tools/list' })
    const ajv = new Ajv2020()
    for (const { name, inputSchema, outputSchema } of message.result.tools as {
      name: string
      inputSchema: { properties: Record<string, Schema> }
      outputSchema: object
    }[]) {
      const fits = ajv.compile(outputSchema)
      await fc.assert(
        fc.asyncProperty(objectOf(inputSchema.properties), async (args) => {
          const { isError, json, text } = await agent().call(name, {
            ...args,
            ...('waitSeconds' in args && { waitSeconds: 0 }),
          })
          if (isError)
            expect(text).toMatch(
              /^(VALIDATION_FAILED|[A-Z]+_NOT_FOUND|NOT_OFFERED|IDEMPOTENCY_KEY_REUSED|FITTERS_UNAVAILABLE): /,
            )
          else expect({ name, fits: fits(json) }).toEqual({ name, fits: true })
        }),
        { numRuns },
      )
    }
  }, 120_000)
})
