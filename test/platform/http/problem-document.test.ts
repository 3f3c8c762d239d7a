import { describe, expect, test } from 'bun:test'
import { type Problem, problem, problemBody } from '../../../src/platform/errors.ts'
import { exampleProblem } from '../../../src/platform/http/openapi/openapi-problems.ts'
import { ProblemBody } from '../../../src/platform/http/problem-schema.ts'
import { type ProblemName, problems } from '../../../src/platform/problem-table.ts'
import { fieldProblems } from '../../../src/platform/schema.ts'
import { post, probeApp, requestTo } from '../../support/app.ts'
import { inText } from '../../support/in-english.ts'

describe('every problem of the table is a whole RFC 9457 document', () => {
  for (const name of Object.keys(problems) as ProblemName[])
    test(problems[name].code, () => {
      const body = exampleProblem(name, 'http://fit.example')
      expect(fieldProblems(ProblemBody, JSON.parse(JSON.stringify(body)))).toEqual([])
      expect(body.type).toBe(`http://fit.example/docs/errors/${body.code}`)
      expect(body).toMatchObject({ success: false, status: problems[name].status, detail: problems[name].example })
    })
})

test('members stand in the documented order, and errors only where there are any', () => {
  const body = (thrown: Problem) =>
    Object.keys(problemBody(thrown, { baseUrl: 'http://fit.example', requestId: 'req_1' }))
  const always = ['type', 'title', 'status', 'detail', 'instance', 'success', 'code']
  expect(body(problem('notFound', { detail: inText('x') }))).toEqual([...always, 'retry'])
  expect(
    body(problem('validationFailed', { detail: inText('x'), errors: [{ pointer: '', detail: inText('y') }] })),
  ).toEqual([...always, 'errors', 'retry'])
  expect(body(problem('quotaExceeded', { detail: inText('x'), resetsAt: 't', retryAfter: 1 }))).toEqual([
    ...always,
    'retry',
    'resetsAt',
    'retryAfter',
  ])
})

test('issue 59 a refusal is a message: English does not compile', () => {
  // @ts-expect-error A text would be English for every reader.
  problem('notFound', { detail: 'There is none.' })
  // @ts-expect-error As above.
  problem('validationFailed', { detail: inText('x'), errors: [{ pointer: '', detail: 'must be y' }] })
})

test('429 and 503 carry Retry-After in whole seconds, given or by default', () => {
  expect(problem('rateLimited', { detail: inText('x'), retryAfter: 1.2 }).headers).toEqual({ 'Retry-After': '2' })
  expect(problem('storageUnavailable', { detail: inText('x') }).headers).toEqual({ 'Retry-After': '5' })
  expect(problem('storageUnavailable', { detail: inText('x'), retryAfter: 1 }).headers).toEqual({ 'Retry-After': '1' })
  expect(problem('notFound', { detail: inText('x') }).headers).toEqual({})
})

test('the answer of each kind of refusal is such a document, in its media type, never cached', async () => {
  const { app } = probeApp()
  const refusals = [
    requestTo('/nope'),
    requestTo('/v1/swings'),
    requestTo('/v1/fault'),
    post('/v1/swings', '{'),
    post('/v1/swings', {}),
  ]
  for (const request of refusals) {
    const answer = await app.handle(request)
    const body = (await answer.json()) as { status: number }
    expect(answer.headers.get('content-type')).toBe('application/problem+json')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(body.status).toBe(answer.status)
    expect(fieldProblems(ProblemBody, body)).toEqual([])
  }
})

test('a refusal before routing is a problem document with its id and headers too', async () => {
  const { app } = probeApp()
  const answer = await app.handle(requestTo('/v1/swings/7', { headers: { 'x-too-busy': '1' } }))
  expect({ status: answer.status, wait: answer.headers.get('retry-after') }).toEqual({ status: 503, wait: '2' })
  expect(await answer.json()).toMatchObject({
    code: 'OVERLOADED',
    retryAfter: 2,
    instance: answer.headers.get('x-request-id'),
  })
})
