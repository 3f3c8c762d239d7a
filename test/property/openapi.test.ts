import { beforeAll, describe, expect, test } from 'bun:test'
import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { longOrQuick } from '../support/cases.ts'
import { type Answer, type Club, openClub, requests } from '../support/club.ts'
import { forEachSharedDatabase } from '../support/databases.ts'
import { fromSchema, objectOf } from '../support/from-schema.ts'
import {
  bodyOf,
  deletionsLast,
  endsKey,
  exampleOf,
  jsonIn,
  type Operation,
  operationsIn,
  problemCodesIn,
  requestOf,
  type Sent,
  withoutOthers,
} from '../support/operations.ts'

/** How many requests per operation and kind; raise it for a long run. */
const numRuns = Number(process.env['FUZZ_RUNS'] ?? longOrQuick(25, 8))
/** Of 100 parts of a hostile request, so many are broken. */
const broken = 8

/** A long run must not meet the limits per minute. */
const unlimited = Object.fromEntries(
  ['CATALOG', 'SEARCH', 'SCORES', 'FREE', 'READ', 'ANALYZE', 'INGEST', 'PAGE'].map((group) => [
    `RATE_LIMIT_${group}_PER_MINUTE`,
    '0',
  ]),
)

const ajv = new Ajv2020({ strict: false, validateFormats: false })

forEachSharedDatabase((engine, open) => {
  if (engine !== 'embedded') return // the contract is one; what differs between databases has its own tests
  let club: Club
  let fittingId: string
  let webhookId: string
  let misreadId: string
  let operations: Operation[]
  beforeAll(async () => {
    club = await openClub(await open(), { monthlyLimit: null, env: unlimited })
    operations = deletionsLast(operationsIn((await club.get('/swagger/json')).body)).filter((one) => !endsKey(one))
    fittingId = (await club.analyze(requests.driver)).body.fittingId
    const creation = operations.find(({ operationId }) => operationId === 'createWebhook')!
    const [address, sent] = requestOf(creation, exampleOf(creation))
    webhookId = (await club.call(address, sent as RequestInit)).body.webhook.webhookId
    const report = operations.find(({ operationId }) => operationId === 'reportMisread')!
    const [reportAddress, row] = requestOf(report, exampleOf(report))
    misreadId = (await club.call(reportAddress, row as RequestInit)).body.misreadId
  })

  /** With the ids of what exists. */
  const withOwnIds = ({ parameters = [] }: Operation, sent: Sent): Sent => {
    const own = Object.entries({ fittingId, webhookId, misreadId })
    const ids = own.filter(([id]) => parameters.some(({ name }) => name === id))
    return { ...sent, parameters: { ...sent.parameters, ...Object.fromEntries(ids) } }
  }

  /** A request as the schemas allow it, or broken here and there. Ids are those of a fitting that exists. */
  const sentTo = (operation: Operation, wrong: number): fc.Arbitrary<Sent> => {
    const { parameters = [] } = operation
    const example = exampleOf(operation)
    const required = parameters.filter((parameter) => parameter.required).map(({ name }) => name)
    // Empty, or dots, they make the address that of another operation.
    const inPath = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name)
    const properties = Object.fromEntries(parameters.map(({ name, schema }) => [name, schema]))
    const body = bodyOf(operation)
    const made = fc.record({
      parameters: objectOf(properties, wrong, required),
      ...(body && { body: fromSchema(body.schema, wrong) }),
    })
    return fc
      .oneof({ weight: 4, arbitrary: made }, { weight: 1, arbitrary: fc.constant(example) })
      .map((sent): Sent => (wrong === 0 ? withOwnIds(operation, sent) : sent))
      .filter(({ parameters }) => inPath.every((name) => !/^\.{0,2}$/.test(String(parameters[name] ?? ''))))
  }
  const send = async (operation: Operation, sent: Sent): Promise<Answer> => {
    const [address, { body, ...init }] = requestOf(operation, sent)
    return club.call(address, body === undefined ? init : { ...init, body })
  }

  /** Every answer is one that the description has: the schema of its status, or a problem with a code named there. */
  const expectDescribed = (operation: Operation, sent: Sent, { status, headers, body, text }: Answer) => {
    const about = { operation: operation.operationId, sent, status, text: text?.slice(0, 600) }
    const described = operation.responses[status]?.content
    if (status < 400) {
      if (status === 304 || status === 204) return
      const fits = compiled(operation, status)
      expect({ ...about, errors: fits(body) ? null : fits.errors }).toEqual({ ...about, errors: null })
      return
    }
    expect({ ...about, type: headers.get('content-type') }).toEqual({ ...about, type: 'application/problem+json' })
    expect({ ...about, instance: body.instance }).toEqual({ ...about, instance: headers.get('x-request-id') })
    expect({ ...about, isServerFault: status >= 500 }).toEqual({ ...about, isServerFault: false })
    const codes = problemCodesIn(described)
    expect({ ...about, codes }).toEqual({ ...about, codes: expect.arrayContaining([body.code]) })
  }
  /** Compiled once: many operations answer alike. */
  const validators = new Map<string, ReturnType<typeof ajv.compile>>()
  const compiled = (operation: Operation, status: number | string) => {
    const schema = jsonIn(operation.responses[status]?.content)?.schema
    const key = JSON.stringify(schema ?? false)
    const fits = validators.get(key) ?? ajv.compile(schema ? withoutOthers(schema) : false)
    validators.set(key, fits)
    return fits
  }

  describe('every operation keeps to its description', () => {
    test('whatever its schemas allow is answered as described, and at times with success', async () => {
      for (const operation of operations) {
        const successes: number[] = []
        await fc.assert(
          fc.asyncProperty(sentTo(operation, 0), async (sent) => {
            const answer = await send(operation, sent)
            if (answer.status < 400) successes.push(answer.status)
            expectDescribed(operation, sent, answer)
          }),
          { numRuns, examples: [[withOwnIds(operation, exampleOf(operation))]] },
        )
        if (operation.operationId === 'createAgentToken') continue // it takes another credential: test/identity/agents
        expect({ operation: operation.operationId, succeeds: successes.length > 0 }).toMatchObject({ succeeds: true })
      }
    })

    test('whatever else is sent gets a problem that is described there, and never a fault of ours', async () => {
      for (const operation of operations)
        await fc.assert(
          fc.asyncProperty(sentTo(operation, broken), async (sent) => {
            expectDescribed(operation, sent, await send(operation, sent))
          }),
          { numRuns },
        )
    })

    test('every example of an answer holds to its schema', () => {
      let count = 0
      for (const operation of operations)
        for (const [status, { content }] of Object.entries(operation.responses)) {
          const { schema, example, examples = {} } = jsonIn(content) ?? {}
          if (schema === undefined) continue
          const fits = compiled(operation, status)
          const shown = example === undefined ? Object.values(examples).map(({ value }) => value) : [example]
          for (const one of shown) {
            count++
            const about = { operation: operation.operationId, status }
            expect({ ...about, errors: fits(one) ? null : fits.errors }).toEqual({ ...about, errors: null })
          }
        }
      expect(count).toBeGreaterThan(15)
    })
  })
})
