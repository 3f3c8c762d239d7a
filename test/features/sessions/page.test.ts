import { beforeAll, describe, expect, test } from 'bun:test'
import { forEachSharedDatabase } from '../../support/databases.ts'
import { type Bay, openBay, sessionOf, shotOf, uuid } from './bay.ts'

const seven = [150, 152, 148, 151, 149, 90].map((carry, i) =>
  shotOf(i + 1, {
    ball: { speed: 105 + i / 10, launchAngle: 17, backSpin: 6000, carry, offline: i - 3, hangTime: 5.5 },
    club_: { speed: 80 },
  }),
)
const doubtful = shotOf(7, { ball: { speed: 1050, carry: 149, offline: 1 }, needsReview: true, ocrConfidence: 0.62 })

forEachSharedDatabase((_engine, open) => {
  let bay: Bay
  let url: string
  beforeAll(async () => {
    bay = await openBay(await open())
    const session = sessionOf([...seven, doubtful], { customerRef: 'sam@example.com', fitterId: 'fitter-of-bay-3' })
    url = (await bay.ingest(session)).body.sessionUrl
  })
  const tampered = (change: (url: URL) => void): string => {
    const copy = new URL(url)
    change(copy)
    return copy.href
  }

  test('SI-020 the sessionUrl opens without a credential, and carries neither credential nor account', async () => {
    const page = await bay.open(url)
    expect(page.status).toBe(200)
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(page.text).toContain('Session of November 20, 2026')
    for (const secret of [bay.accountId, bay.apiKey, bay.accountId.slice(4)]) {
      expect(url).not.toContain(secret)
      expect(page.text).not.toContain(secret)
    }
  })

  test('no cache keeps it, no search engine lists it, and nothing on it runs or comes from elsewhere', async () => {
    const { headers, text } = await bay.open(url)
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(headers.get('x-robots-tag')).toContain('noindex')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('content-security-policy')).toStartWith("default-src 'none'; style-src 'self';")
    expect(text.replace('<script src="/docs/site.js"></script>', '')).not.toMatch(
      /<script|<style|\sstyle=|\son[a-z]+=|https?:/,
    )
    for (const [, address] of text.matchAll(/<link\b[^>]*\bhref="([^"]+)"/g))
      expect((await bay.open(`http://fit.example${address}`)).status).toBe(200)
  })

  test('it shows what was measured, and nothing about who', async () => {
    const { text } = await bay.open(url)
    expect(text).toContain('<td>150.0<small>149.0 to 151.0</small></td>')
    expect(text).toContain('<td>5<small>of 7</small></td>')
    expect(text).toContain('Outlier: Carry')
    expect(text).toContain('Needs review (62% sure)')
    expect(text).toContain('<code>ball.hangTime</code>')
    for (const who of ['sam@example.com', 'fitter-of-bay-3']) expect(text).not.toContain(who)
  })

  test('every chart is named and described, and an outlier and a shot to review look different', async () => {
    const { text } = await bay.open(url)
    const charts = [...text.matchAll(/<svg [^>]*role="img"[\s\S]*?<\/svg>/g)].map(([chart]) => chart)
    expect(charts.map((chart) => /<title>(.*?)<\/title>/.exec(chart)?.[1])).toEqual([
      'Dispersion, yd',
      'Carry by club, yd',
      'Ball speed by club, mph',
      'Launch by club, degrees',
      'Spin by club, rpm',
    ])
    expect(charts[1]).toContain('<desc>7 Iron: median 150.0 yd, middle half 149.0 to 151.0. </desc>')
    // The dispersion has 7 shots; the topped one lies far below and is told, not drawn.
    expect(charts[0]!.match(/class="mark k0 counts"/g)).toHaveLength(5)
    expect(charts[0]!.match(/class="mark k0 review"/g)).toHaveLength(1)
    expect(text).toContain('Off the chart, but in the table: 1.')
  })

  test('a misread number does not stretch the axis of the others', async () => {
    const { text } = await bay.open(url)
    const chart = /<svg [^>]*aria-label="Ball speed by club, mph"[\s\S]*?<\/svg>/.exec(text)![0]
    const ticks = [...chart.matchAll(/class="tick"[^>]*>([\d.]+)</g)].map(([, tick]) => Number(tick))
    expect(Math.max(...ticks)).toBeLessThan(120)
  })

  test('a link shows what it was given out for, or nothing: one of a replaced session is dead', async () => {
    const sent = (club: string) => bay.ingest(sessionOf([shotOf(1, { club })], { sessionId: uuid(31) }))
    const first = (await sent('Old club')).body.sessionUrl
    const second = (await sent('New club')).body.sessionUrl
    expect((await bay.open(second)).text).toContain('New club')
    const dead = await bay.open(first)
    expect([dead.status, dead.text.includes('sent again with different content')]).toEqual([404, true])
    expect(dead.text).not.toMatch(/(Old|New) club/)
  })

  test('sending the same again, as after a lost answer, leaves the links that are out', async () => {
    const session = sessionOf([shotOf(1)], { sessionId: uuid(35) })
    const first = await bay.ingest(session)
    const again = await bay.ingest(session)
    expect([first.status, again.status]).toEqual([201, 200])
    for (const { body } of [first, again]) expect((await bay.open(body.sessionUrl)).status).toBe(200)
  })

  describe('a link that is not as it was given out', () => {
    test('403 with a page that says what to do, whatever was changed', async () => {
      const otherPage = (await bay.ingest(sessionOf([shotOf(1)], { sessionId: uuid(32) }))).body.sessionUrl
      for (const wrong of [
        tampered(({ searchParams }) =>
          searchParams.set('signature', `${searchParams.get('signature')!.slice(0, -1)}!`),
        ),
        tampered(({ searchParams }) => searchParams.set('expires', String(Number(searchParams.get('expires')) + 1))),
        tampered(({ searchParams }) => searchParams.delete('signature')),
        tampered((url) => {
          url.search = ''
        }),
        tampered((url) => {
          url.pathname = new URL(otherPage).pathname
        }),
        tampered((url) => {
          url.pathname = '/sessions/ses_00000000000000000000000000'
        }),
      ]) {
        const { status, text, headers } = await bay.open(wrong)
        expect([wrong, status]).toEqual([wrong, 403])
        expect(text).toContain('This link is incomplete')
        expect(text).not.toContain('7 Iron')
        expect(headers.get('cache-control')).toBe('private, no-store')
      }
    })
    test('a key opens no page: the signature alone does', async () => {
      const { pathname } = new URL(url)
      const response = await bay.send(pathname, { headers: { authorization: `Bearer ${bay.apiKey}` } })
      expect(response.status).toBe(403)
    })
    test('410 from 30 days after the ingest, and a new ingest makes a link that works', async () => {
      const session = sessionOf([shotOf(1)], { sessionId: uuid(33) })
      const { sessionUrl } = (await bay.ingest(session)).body
      bay.moveTo('2026-12-20T17:59:59.999Z')
      expect((await bay.open(sessionUrl)).status).toBe(200)
      bay.moveTo('2026-12-20T18:00:00.000Z')
      const expired = await bay.open(sessionUrl)
      expect([expired.status, expired.text.includes('30 days')]).toEqual([410, true])
      expect((await bay.open((await bay.ingest(session)).body.sessionUrl)).status).toBe(200)
      bay.moveTo('2026-11-20T18:00:00.000Z')
    })
    test('404 when the session was removed', async () => {
      const { sessionUrl } = (await bay.ingest(sessionOf([], { sessionId: uuid(34) }))).body
      await bay.sql`delete from sessions where account_id = ${bay.accountId} and id = ${uuid(34)}`
      expect((await bay.open(sessionUrl)).status).toBe(404)
    })
    test('503 where no secret is configured: sessions are stored, and their address says how to configure one', async () => {
      const bare = await openBay(bay.sql, { with: { signer: null } })
      const { status, body } = await bare.ingest(sessionOf([shotOf(1)], { sessionId: uuid(35) }))
      expect([status, new URL(body.sessionUrl).search]).toEqual([201, ''])
      const page = await bare.open(body.sessionUrl)
      expect([page.status, page.text.includes('LAB_SIGNING_SECRET')]).toEqual([503, true])
    })
  })

  test('whatever a sender writes is text on the page', async () => {
    const evil = '"><img src=x onerror=alert(1)><script>alert(2)</script>'
    const shots = [1, 2, 3, 4, 5].map((n) =>
      shotOf(n, {
        club: evil.slice(0, 100),
        units: evil.slice(0, 60),
        ball: { speed: n, offline: n, carry: n, [evil]: n },
      }),
    )
    const session = { ...sessionOf([], { sessionId: uuid(36) }), segments: [{ id: uuid(1), label: evil, shots }] }
    const { text } = await bay.open((await bay.ingest(session)).body.sessionUrl)
    expect(text).toContain('&#60;script&#62;')
    expect(mainOf(text)).not.toMatch(/<img|<script|onerror=alert\(1\)>/)
  })

  test('a session without shots, without numbers and with one number has a page too', async () => {
    const nearlyOne = [0, 5e-323].map((carry, n) => shotOf(n + 1, { ball: { carry } }))
    for (const shots of [
      [],
      [shotOf(1, { ball: null, club: null })],
      [shotOf(1, { ball: { carry: 100 } })],
      nearlyOne,
    ]) {
      const { sessionUrl } = (await bay.ingest(sessionOf(shots, { sessionId: uuid(37) }))).body
      const { status, text } = await bay.open(sessionUrl)
      expect(status).toBe(200)
      expect(text).not.toMatch(/NaN|undefined|Infinity|null/)
    }
  })

  test('units that we do not know are shown as sent, and never as ours', async () => {
    const shots = seven.map((shot) => ({ ...shot, units: 'furlongs' }))
    const { text } = await bay.open((await bay.ingest(sessionOf(shots, { sessionId: uuid(38) }))).body.sessionUrl)
    expect(text).toContain('Units as sent: furlongs')
    expect(mainOf(text)).not.toMatch(/\bmph\b|\byd\b/)
  })
})

const mainOf = (text: string): string => /<main.*<\/main>/s.exec(text)![0]
