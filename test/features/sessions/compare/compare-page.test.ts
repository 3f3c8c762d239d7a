import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { chance } from '../../../../src/platform/chance.ts'
import { chromiumPath, faultsOf, openBrowser, type TestBrowser } from '../../../support/browser.ts'
import { forEachSharedDatabase } from '../../../support/databases.ts'
import { freePort } from '../../../support/service.ts'
import { type Bay, openBay, sessionOf, shotOf, uuid } from '../bay.ts'

const shotsWith = (club: string, from: number, [carry, aside]: readonly [number, number], spread: number) => {
  const draws = chance(from + 3)
  return Array.from({ length: 14 }, (_, i) => {
    const carried = draws.normal(carry, spread)
    const ball = { speed: carried * 0.62, launchAngle: 12 + i / 10, backSpin: 2500 + 20 * i, carry: carried }
    return shotOf(from + i, {
      club,
      ball: { ...ball, offline: draws.normal(aside, 1.6 * spread) },
      club_: { speed: 96 },
    })
  })
}
const session = sessionOf(
  [
    ...shotsWith('Driver <PING> G440', 1, [232, 3], 6),
    ...shotsWith('Driver Callaway Elyte', 101, [222, 16], 9),
    ...shotsWith('7 Iron', 201, [152, 2], 4),
    ...shotsWith('PW', 301, [118, -1], 3),
  ],
  { customerRef: 'sam@example.com' },
)

forEachSharedDatabase((engine, open) => {
  if (engine !== 'embedded') return // the page is the same on both
  let bay: Bay
  let url: URL
  let port: number
  beforeAll(async () => {
    port = freePort()
    bay = await openBay(await open(), { env: { BASE_URL: `http://localhost:${port}` } })
    url = new URL((await bay.ingest(session)).body.sessionUrl)
  })
  const path = (more = '') => `${url.pathname}/compare${url.search}${more}`
  const look = async (more = '', lang = 'en') => {
    const response = await bay.send(path(more), { headers: { 'accept-language': lang } })
    return { status: response.status, headers: response.headers, text: await response.text() }
  }

  test('the page of the session links to it, with the same signature', async () => {
    const { text } = await bay.open(url.href)
    expect(text).toContain(`href="${path().replaceAll('&', '&#38;')}"`)
    expect((await look()).status).toBe(200)
  })

  test('without the signature there is no comparison', async () => {
    for (const wrong of [`${url.pathname}/compare`, path().replace('signature=', 'signature=x')])
      expect((await bay.send(wrong)).status).toBe(403)
  })

  test('it shows both clubs in one view, every difference with its interval, and nothing about who', async () => {
    const { text, headers } = await look()
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(text.match(/<ellipse/g)).toHaveLength(2)
    expect(text).toContain('Driver &#60;PING&#62; G440')
    expect(text).toMatch(/<th scope="row">Carry <small>yd<\/small><\/th>/)
    expect(text.replace('<script src="/docs/site.js"></script>', '')).not.toMatch(/sam@example|<script|\sstyle=/)
    const carries = text.slice(text.indexOf('Gaps of carry</h2>'))
    expect(carries).toContain('7 Iron <small>')
  })

  test('a chosen pair, the same club twice, and a place that is none', async () => {
    expect((await look('&first=2&second=3')).text).toContain('which is better depends on the hole')
    expect((await look('&first=1&second=1')).text).toContain('Choose two different clubs.')
    expect((await look('&first=99&second=x')).text).toContain('Chance that')
  })

  test('a German browser reads it in German, numbers too', async () => {
    const { text } = await look('', 'de-DE,de;q=0.9,en;q=0.5')
    expect(text).toContain('<html lang="de">')
    expect(text).toContain('Zwei Schläger im Vergleich')
    expect(text).toMatch(/<td>\d{3},\d<\/td>/)
    expect(text).not.toContain('Median carry')
  })

  test('a session with too few shots says so', async () => {
    const few = sessionOf([shotOf(1), shotOf(2)], { sessionId: uuid(99) })
    const link = new URL((await bay.ingest(few)).body.sessionUrl)
    const { text } = await bay.open(`${link.origin}${link.pathname}/compare${link.search}`)
    expect(text).toContain('once at least 5 shots with each count')
  })

  describe.skipIf(chromiumPath === undefined)('in Chromium', () => {
    let browser: TestBrowser
    beforeAll(async () => {
      browser = await openBrowser(bay.app, port)
    })
    afterAll(() => browser?.stop())

    test('it is accessible and sticks out nowhere, on a phone and on a desk, in light and in dark', async () => {
      const page = await browser.tab({ javaScriptEnabled: true })
      await page.goto(path())
      expect(await faultsOf(page)).toEqual([])
    })
  })
})
