import { beforeAll, expect, test } from 'bun:test'
import { join } from 'node:path'
import { failure } from '../../../src/fitting/life/failure.ts'
import { progressAt } from '../../../src/fitting/life/progress.ts'
import type { FittingRow } from '../../../src/fitting/life/queries.ts'
import { resultOf } from '../../../src/fitting/life/unfinished.ts'
import { testConfig } from '../../support/app.ts'
import { type Club, openClub } from '../../support/club.ts'
import { forEachSharedDatabase } from '../../support/databases.ts'
import { createdBy, exampleOf, type Operation, operationsIn, requestOf, takesKey } from '../../support/operations.ts'

// The answers that the API description shows are those that the handlers give to its own example requests.
// After a change of answers: EXAMPLES=write bun test test/site/reference/example-answers.test.ts

const file = join(import.meta.dir, '../../../src/site/reference/example-answers.json')
const env = { BASE_URL: 'https://fit.example' }

/** What changes with every call or every release of rules and data, but not with the form of an answer. */
const steady = (text: string): string =>
  text
    .replaceAll(/\b(fit|req|lnk|con|whe|mis|msg)_[0-9A-Z]{26}\b/g, '$1_01KAHV5K3T3Y5M8Q0W2Z4B6D8F')
    .replaceAll(/whsec_[\w+/]+=/g, 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD0123456789A=')
    .replaceAll(/"(computeMs|processingTimeMs)": [\d.]+/g, '"$1": 3')
    .replaceAll(/"((?:\w*R|r)evision)": "[^"]+"/g, '"$1": "0a1b2c3d4e5f6071"')
    .replaceAll(/(\/sessions\/|[?&](?:ref|signature)=)[^&"]+/g, '$1...')

/** Lists of things are cut to the first, so that an example can be read; lists of words and numbers stay. */
const shortened = (value: unknown): unknown => {
  if (Array.isArray(value)) return (typeof value[0] === 'object' ? value.slice(0, 1) : value).map(shortened)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, shortened(member)]))
}

/** These answer a fitting as analyze does: it is shown there. */
const answersFitting = /^(analyzeBatch|getFitting|fitSession)$/

forEachSharedDatabase((engine, open) => {
  if (engine !== 'embedded') return
  let club: Club
  let operations: Operation[]
  beforeAll(async () => {
    club = await openClub(await open(), { env })
    const all = operationsIn((await club.get('/swagger/json')).body)
    const showing = all.filter((one) => !('204' in one.responses) && (takesKey(one) || one.security?.length === 0))
    const own = showing.filter(({ operationId }) => !answersFitting.test(operationId!))
    // Its link to the lab is made after a fitting.
    operations = own.toSorted((one, other) => Number(isOfFitting(one)) - Number(isOfFitting(other)))
  })
  const isOfFitting = ({ path }: Operation) => path.startsWith('/v1/fittings')

  const record = async () => {
    const recorded: Record<string, Record<string, unknown>> = {}
    const ids: Record<string, string> = {}
    const answerTo = async (operation: Operation) => {
      const sent = exampleOf(operation)
      const named = Object.entries(ids).filter(([name]) => operation.path.includes(`{${name}}`))
      const [address, { body, ...init }] = requestOf(operation, {
        ...sent,
        parameters: { ...sent.parameters, ...Object.fromEntries(named) },
      })
      const answer = await club.call(address, body === undefined ? init : { ...init, body })
      if (operation.operationId === 'analyzeFitting') ids['fittingId'] = answer.body.fittingId
      if (answer.status === 201) Object.assign(ids, createdBy(operation, answer.body))
      return answer
    }
    for (const operation of operations)
      for (const _status of Object.keys(operation.responses).filter((status) => Number(status) < 300)) {
        const { status, body } = await answerTo(operation)
        const shown = operation.operationId === 'analyzeFitting' ? { examples: fittings(body) } : { example: body }
        if (status < 300) recorded[operation.operationId!] = { ...recorded[operation.operationId!], [status]: shown }
      }
    return steady(`${JSON.stringify(shortened(recorded), null, 1)}\n`)
  }

  test('the description shows what the handlers answer to its own examples', async () => {
    const recorded = await record()
    if (Bun.env['EXAMPLES'] === 'write') await Bun.write(file, recorded)
    expect(await Bun.file(file).json()).toEqual(JSON.parse(recorded))
    expect(Object.keys(JSON.parse(recorded)).sort()).toEqual(operations.map(({ operationId }) => operationId!).sort())
  })
})

/** A fitting as analyze answered it, and the same one while it runs and after it failed. */
const fittings = (completed: FittingRow & { readonly createdAt: unknown }) => {
  const begun: FittingRow = {
    ...completed,
    createdAt: new Date(String(completed.createdAt)),
    status: 'running',
    output: null,
    error: null,
    idempotencyKey: 'order-7741',
    isCharged: true,
    isLapsed: false,
  }
  const config = testConfig(env)
  return {
    completed: { value: completed },
    running: { value: resultOf(begun, config, progressAt('match')) },
    failed: { value: resultOf({ ...begun, status: 'failed', error: failure('INTERRUPTED') }, config) },
  }
}
