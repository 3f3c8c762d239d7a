import { expect, test } from 'bun:test'
import { isId } from '../../src/ids.ts'
import { post, probeApp, requestTo } from '../support/app.ts'

test('one log line per request tells route, status and id, and nothing that the caller sent', async () => {
  const { app, lines } = probeApp()
  const get = (path: string) => app.handle(requestTo(path))
  const secret = { authorization: 'Bearer svc_secret' }
  await app.handle(post('/v1/swings?token=secret', { clubType: 'driver', swing: { speed: 91.5 } }, secret))
  await get('/v1/swings/secret?detail=full')
  await get('/v1/own-id')
  await get('/secret')
  // Lines are written just after the answers.
  const until = Date.now() + 2000
  while (lines.length < 4 && Date.now() < until) await new Promise(setImmediate)

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
