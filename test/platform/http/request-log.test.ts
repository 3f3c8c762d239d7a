import { expect, test } from 'bun:test'
import { createRefusals } from '../../../src/platform/http/limits/refusals.ts'
import { isId } from '../../../src/platform/ids.ts'
import { post, probeApp, recordingLog, requestTo } from '../../support/app.ts'
import { until } from '../../support/service.ts'

test('one log line per request tells route, status and id, and nothing that the caller sent', async () => {
  const { app, lines } = probeApp()
  const get = (path: string) => app.handle(requestTo(path))
  const secret = { authorization: 'Bearer svc_secret' }
  await app.handle(post('/v1/swings?token=secret', { clubType: 'driver', swing: { speed: 91.5 } }, secret))
  await get('/v1/swings/secret?detail=full')
  await get('/v1/own-id')
  await get('/secret')
  // Lines are written just after the answers.
  await until('all are written', () => lines.length >= 4)

  expect(lines.map(({ method, route, status }) => [method, route, status])).toEqual([
    ['POST', '/v1/swings', 200],
    ['GET', '/v1/swings/:id', 200],
    ['GET', '/v1/own-id', 200],
    ['GET', '(none)', 404],
  ])
  expect(lines.map(({ requestId }) => isId('req', String(requestId)))).toEqual([true, true, false, true])
  expect(lines[2]).toMatchObject({ requestId: 'req_of_the_first_try' })
  for (const { ms } of lines) expect(Number.isFinite(ms)).toBe(true)
  expect(JSON.stringify(lines)).not.toMatch(/secret|91\.5/)
})

/** The line of one request. */
const lineOf = async ({ app, lines }: ReturnType<typeof probeApp>, request: Request) => {
  const requestId = (await app.handle(request)).headers.get('x-request-id')
  const found = () => lines.find((line) => line.message === 'request' && line['requestId'] === requestId)
  await until('the request is logged', () => found() !== undefined)
  return found()!
}

test('the line of a refusal has the code of the problem, and the operation even where it was never reached', async () => {
  const probe = probeApp()
  const wrong = await lineOf(probe, post('/v1/swings', { clubType: 'putter', swing: { speed: 95 } }))
  expect(wrong).toMatchObject({ route: '/v1/swings', status: 400, code: 'VALIDATION_FAILED' })
  const busy = await lineOf(probe, requestTo('/v1/swings/7', { headers: { 'x-too-busy': '1' } }))
  expect(busy).toMatchObject({ route: '/v1/swings/:id', status: 503, code: 'OVERLOADED' })
  const nowhere = await lineOf(probe, requestTo('/nowhere'))
  expect(nowhere).toMatchObject({ route: '(none)', status: 404, code: 'NOT_FOUND' })
  const noHost = await lineOf(probe, requestTo('/v1/swings/7', { headers: { host: 'a b' } }))
  expect(noHost).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' })
})

test('the line names platform and agent, short and without what could move a cursor', async () => {
  const headers = { 'x-svc-platform': 'chat\u009b2J', 'x-svc-client': `caddie ${'x'.repeat(200)}` }
  const line = await lineOf(probeApp(), requestTo('/v1/swings/7', { headers }))
  expect(line).toMatchObject({ platform: 'chat?2J', client: `caddie ${'x'.repeat(93)}` })
})

test('whoever is refused often is named once a minute, with key and address prefix', () => {
  const { log, lines } = recordingLog()
  const refusals = createRefusals(log)
  for (let n = 0; n < 500; n++) refusals.add(429, { accountId: 'acc_1', keyId: 'key_loud', from: '192.0.2.0/24' })
  for (let n = 0; n < 80; n++) refusals.add(401, { from: '198.51.100.0/24' })
  for (let n = 0; n < 20; n++) refusals.add(429, { accountId: 'acc_1', keyId: 'key_quiet' })
  refusals.tell()
  refusals.tell()
  expect(lines.filter(({ message }) => message === 'refused most')).toMatchObject([
    {
      most: [
        { status: 429, keyId: 'key_loud', accountId: 'acc_1', refused: 500 },
        { status: 401, from: '198.51.100.0/24', refused: 80 },
      ],
    },
  ])
})
