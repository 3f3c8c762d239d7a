import { describe, expect, test } from 'bun:test'
import { probeApp, requestTo } from '../../support/app.ts'

const { app } = probeApp()

describe('an address that does not exist answers 404', () => {
  for (const path of [
    '/nope',
    '/v1/swing',
    '/v1/swings/7/close/again',
    '/V1/swings',
    '/v1/swings/..%2f..',
    '/constructor',
  ])
    test(path, async () => {
      const response = await app.handle(requestTo(path.replace('..%2f..', '7/%2e%2e/8/9')))
      expect(response.status).toBe(404)
      expect(await response.json()).toMatchObject({ code: 'NOT_FOUND', retry: 'never' })
    })
  test('an address of 8,000 characters is not repeated whole', async () => {
    const response = await app.handle(requestTo(`/${'a'.repeat(199)}`.repeat(40)))
    expect(response.status).toBe(404)
    expect((await response.text()).length).toBeLessThan(1000)
  })
})

describe('a known address with another method answers 405 and Allow', () => {
  const cases: [path: string, allow: string, wrong: string[]][] = [
    ['/v1/swings', 'POST', ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']],
    ['/v1/swings/', 'POST', ['GET']],
    ['/v1/swings/7', 'GET, HEAD', ['POST', 'PUT', 'DELETE', 'OPTIONS']],
    ['/v1/swings/7/close', 'POST', ['GET', 'DELETE']],
    ['/swagger/json', 'GET, HEAD', ['POST']],
  ]
  for (const [path, allow, wrong] of cases)
    for (const method of wrong)
      test(`${method} ${path}`, async () => {
        const response = await app.handle(requestTo(path, { method }))
        expect({ status: response.status, allow: response.headers.get('allow') }).toEqual({ status: 405, allow })
        if (method !== 'HEAD')
          expect(await response.json()).toMatchObject({
            code: 'METHOD_NOT_ALLOWED',
            detail: `${path} takes ${allow}, not ${method}.`,
          })
      })
})

test('HEAD answers as GET, with the same headers and no body', async () => {
  for (const path of ['/v1/swings/7', '/docs/errors', '/docs/errors/INTERNAL', '/swagger/json']) {
    const get = await app.handle(requestTo(path))
    const head = await app.handle(requestTo(path, { method: 'HEAD' }))
    expect(head.status).toBe(200)
    expect(await head.text()).toBe('')
    for (const name of ['content-type', 'etag', 'cache-control', 'content-security-policy'])
      expect(head.headers.get(name)).toBe(get.headers.get(name))
    expect(head.headers.get('content-length')).toBe(String((await get.bytes()).length))
  }
})
