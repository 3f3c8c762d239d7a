import { expect, test } from 'bun:test'
import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { objectOf, type Schema } from '../support/from-schema.ts'
import { onAgent } from './agent.ts'

/** Of 100 parts of the arguments, so many are broken. */
const broken = 8
/** How many calls per tool; raise it for a long run. */
const numRuns = Number(process.env['FUZZ_RUNS'] ?? 40)

/** A message that names a field so is refused whole, before a tool is asked. */
const isMessage = (args: object) => !JSON.stringify(args).includes('"__proto__":')

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
        fc.asyncProperty(objectOf(inputSchema.properties, broken).filter(isMessage), async (args) => {
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
  })
})
