import { expect, test } from 'bun:test'
import { probeApp, requestTo } from '../support/app.ts'

const { app } = probeApp({})
const get = (path: string, headers: Record<string, string>) => app.handle(requestTo(path, { headers }))

test('an address without a page is answered to people in their language, and to programs as before', async () => {
  const english = await get('/nothing', { accept: 'text/html' })
  expect([english.status, english.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
  const text = await english.text()
  expect(text).toContain('There is no such page')
  expect(text).not.toMatch(/operation|NOT_FOUND/)
  const german = await get('/nothing', { accept: 'text/html', 'accept-language': 'fr, de-AT;q=0.9, en;q=0.5' })
  expect(await german.text()).toContain('<html lang="de">')
  const program = await get('/nothing', { accept: 'application/json' })
  expect([program.status, program.headers.get('content-type')]).toEqual([404, 'application/problem+json'])
})
