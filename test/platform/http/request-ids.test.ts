import { expect, test } from 'bun:test'
import { isId } from '../../../src/platform/ids.ts'
import { post, probeApp, requestTo } from '../../support/app.ts'

const { app } = probeApp()
const get = (path: string, headers: Record<string, string> = {}) => app.handle(requestTo(path, { headers }))

test('every answer has its own X-Request-ID: success, page, 304, and each kind of problem', async () => {
  const { headers } = await get('/docs/errors')
  const answers = [
    await get('/v1/swings/7'),
    await get('/docs/errors'),
    await get('/docs/errors', { 'if-none-match': headers.get('etag') ?? '' }),
    await get('/nope'),
    await get('/v1/fault'),
    await get('/v1/swings'),
    await app.handle(post('/v1/swings', '{')),
    await app.handle(post('/v1/swings', {})),
  ]
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 304, 404, 500, 405, 400, 400])
  const ids = answers.map((answer) => answer.headers.get('x-request-id') ?? '')
  expect(ids.filter((id) => isId('req', id))).toHaveLength(answers.length)
  expect(new Set(ids).size).toBe(answers.length)
})

test('a problem names the id of its answer', async () => {
  const answer = await get('/nope')
  expect(await answer.json()).toMatchObject({ instance: answer.headers.get('x-request-id') })
})

test('ID-008 a route may answer with a stable id of its own', async () => {
  expect((await get('/v1/own-id')).headers.get('x-request-id')).toBe('req_of_the_first_try')
})

test("a caller's own id comes back as X-Client-Request-ID when it is plain", async () => {
  const echoed = async (headers: Record<string, string>) =>
    (await get('/v1/swings/7', headers)).headers.get('x-client-request-id')
  expect(await echoed({ 'x-request-id': 'trace 1/a' })).toBe('trace 1/a')
  expect(await echoed({ 'x-client-request-id': 'mine', 'x-request-id': 'other' })).toBe('mine')
  expect(await echoed({ 'x-request-id': 'x'.repeat(100) })).toHaveLength(100)
  expect(await echoed({ 'x-request-id': 'x'.repeat(101) })).toBeNull()
  expect(await echoed({ 'x-request-id': 'caf\u00e9' })).toBeNull()
  expect(await echoed({})).toBeNull()
})
