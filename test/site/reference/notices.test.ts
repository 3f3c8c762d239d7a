import { expect, test } from 'bun:test'
import { probeApp, requestTo } from '../../support/app.ts'

const read = async (path: string, env: Readonly<Record<string, string>> = {}) => {
  const answer = await probeApp(env).app.handle(requestTo(path))
  return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() }
}

test('/favicon.ico is the icon of the pages', async () => {
  const icon = await read('/favicon.ico')
  expect(icon).toEqual(await read('/docs/icon.svg'))
  expect(icon).toMatchObject({ status: 200, type: 'image/svg+xml' })
})

test('/robots.txt keeps crawlers to the pages and the rule book', async () => {
  const { status, type, text } = await read('/robots.txt')
  expect({ status, type }).toEqual({ status: 200, type: 'text/plain; charset=utf-8' })
  expect(text.split('\n')).toEqual(
    expect.arrayContaining(['User-agent: *', 'Disallow: /v1/', 'Disallow: /sessions/', 'Allow: /v1/rules']),
  )
})

test('security.txt names the contact that the operator has set, for the next months (RFC 9116)', async () => {
  const { status, type, text } = await read('/.well-known/security.txt', {
    SECURITY_CONTACT: 'mailto:security@fit.example',
  })
  expect({ status, type }).toEqual({ status: 200, type: 'text/plain; charset=utf-8' })
  expect(text).toStartWith('Contact: mailto:security@fit.example\n')
  expect(text).toContain('\nCanonical: http://fit.example/.well-known/security.txt\n')
  const days = (Date.parse(/\nExpires: (.+)\n/.exec(text)![1]!) - Date.now()) / 86_400_000
  expect(days).toBeWithin(30, 365)
})

test('security.txt is 404 where the operator has named nobody, and says which setting does', async () => {
  const { status, text } = await read('/.well-known/security.txt')
  expect(status).toBe(404)
  expect(JSON.parse(text).detail).toContain('SECURITY_CONTACT')
})
