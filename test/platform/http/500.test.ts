import { expect, test } from 'bun:test'
import { probeApp, requestTo } from '../../support/app.ts'
import { until } from '../../support/service.ts'

test('a fault of ours answers 500 without a word of the cause, which is logged under the request id', async () => {
  const { app, lines } = probeApp()
  const answer = await app.handle(requestTo('/v1/fault'))
  const text = await answer.text()
  expect(answer.status).toBe(500)
  expect(text).not.toContain('hunter2')
  expect(text).not.toContain('.ts')
  expect(JSON.parse(text)).toMatchObject({
    code: 'INTERNAL',
    retry: 'same key',
    instance: answer.headers.get('x-request-id'),
  })
  expect(lines.filter(({ level }) => level === 'error')).toEqual([
    expect.objectContaining({ requestId: answer.headers.get('x-request-id'), errorMessage: 'password=hunter2' }),
  ])
})

test("an answer of ours that breaks its own schema is our fault, not the caller's", async () => {
  const { app } = probeApp()
  const answer = await app.handle(requestTo('/v1/wrong-answer'))
  const text = await answer.text()
  expect({ status: answer.status, code: JSON.parse(text).code }).toEqual({ status: 500, code: 'INTERNAL' })
  expect(text).not.toContain('hunter2')
})

test('a refusal that is meant is one line of the log, a warning that says why', async () => {
  const { app, lines } = probeApp()
  await app.handle(requestTo('/v1/storage-away'))
  await until('it is logged', () => lines.length > 0)
  expect(lines).toEqual([
    expect.objectContaining({
      level: 'warn',
      message: 'request',
      route: '/v1/storage-away',
      status: 503,
      code: 'STORAGE_UNAVAILABLE',
      errorMessage: 'connect ECONNREFUSED',
    }),
  ])
})
