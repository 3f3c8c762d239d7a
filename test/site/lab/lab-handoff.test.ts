import { beforeAll, describe, expect, test } from 'bun:test'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { createApp } from '../../../src/app.ts'
import { LabHandoff } from '../../../src/fitting/schema/result-schema.ts'
import { createAccount } from '../../../src/identity/accounts/index.ts'
import type { Sql } from '../../../src/platform/postgres/sql.ts'
import { requestTo } from '../../support/app.ts'
import { requests } from '../../support/club.ts'
import { forEachSharedDatabase } from '../../support/databases.ts'
import { type Deps, testDeps } from '../../support/deps.ts'

const clubTypes = ['driver', 'fairway', 'hybrid', 'iron', 'wedge'] as const

/** The whole service on a database, and one account. Time stands still until it is moved. */
const openLab = async (
  sql: Sql,
  { env = {}, with: replaced = {} }: { env?: Readonly<Record<string, string>>; with?: Partial<Deps> } = {},
) => {
  let now = new Date('2026-11-20T18:00:00.000Z')
  const clock = () => now
  const { deps } = await testDeps(sql, { clock, env })
  const app = createApp({ ...deps, ...replaced })
  const newAccount = () =>
    createAccount(deps, { email: 'pro@example.org', companyName: 'Shop', monthlyLimit: 50, isEnterprise: false })
  const { accountId, apiKey } = await newAccount()
  const call = async (method: string, path: string, { body, key = apiKey }: { body?: unknown; key?: string } = {}) => {
    const response = await app.handle(
      requestTo(path, {
        method,
        headers: { ...(key && { authorization: `Bearer ${key}` }), 'content-type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    )
    const text = await response.text()
    return { status: response.status, body: text === '' ? null : JSON.parse(text) }
  }
  return {
    sql,
    accountId,
    apiKey,
    newAccount,
    call,
    analyze: async (clubType: (typeof clubTypes)[number]) =>
      (await call('POST', '/v1/fitting/analyze', { body: requests[clubType] })).body,
    handOff: (fittingId: string, options?: Parameters<typeof call>[2]) =>
      call('POST', `/v1/fittings/${fittingId}/lab-handoff`, options),
    open: async (url: string) => {
      const { pathname, search } = new URL(url)
      const response = await app.handle(requestTo(pathname + search, { headers: { accept: 'text/html' } }))
      return { status: response.status, headers: response.headers, text: await response.text() }
    },
    moveTo: (iso: string) => {
      now = new Date(iso)
    },
  }
}
type Lab = Awaited<ReturnType<typeof openLab>>

forEachSharedDatabase((_engine, open) => {
  let lab: Lab
  let sql: Sql
  beforeAll(async () => {
    sql = await open()
    lab = await openLab(sql)
  })

  test('LA-001 LA-009 every club type is handed off, without a body', async () => {
    const isHandoff = new Ajv2020({ strict: false, validateFormats: false }).compile(LabHandoff)
    for (const clubType of clubTypes) {
      const { fittingId } = await lab.analyze(clubType)
      const { status, body } = await lab.handOff(fittingId)
      expect([clubType, status, isHandoff.errors ?? isHandoff(body)]).toEqual([clubType, 200, true])
      expect(body).toMatchObject({ success: true, fittingId })
      expect(body.labUrl).toStartWith(`http://fit.example/lab/${fittingId}?`)
      expect((await lab.open(body.labUrl)).status).toBe(200)
    }
  })

  test('a wedge fitting whose irons were deleted is shown; one whose irons cannot be read is not shown without them', async () => {
    const { fittingId: ironFittingId } = await lab.analyze('iron')
    const wedge = { ...requests.wedge, clubDetails: { ...requests.wedge.clubDetails, ironFittingId } }
    const { body: fitting } = await lab.call('POST', '/v1/fitting/analyze', { body: wedge })
    const { body: handoff } = await lab.handOff(fitting.fittingId)
    expect((await lab.open(handoff.labUrl)).status).toBe(200)
    await sql`update fittings set output = '{}' where id = ${ironFittingId}`
    expect((await lab.open(handoff.labUrl)).status).toBe(500)
    expect((await lab.call('DELETE', `/v1/fittings/${ironFittingId}`)).status).toBe(204)
    expect((await lab.open(handoff.labUrl)).status).toBe(200)
  })

  test('FR-010 FR-011 completed driver and iron fittings carry a labUrl over REST, the others do not', async () => {
    for (const clubType of clubTypes) {
      const fitting = await lab.analyze(clubType)
      const { body: record } = await lab.call('GET', `/v1/fittings/${fitting.fittingId}`)
      const isLinked = clubType === 'driver' || clubType === 'iron'
      expect([clubType, 'labUrl' in fitting, 'labUrl' in record]).toEqual([clubType, isLinked, isLinked])
      if (!isLinked) continue
      for (const { labUrl } of [fitting, record]) expect((await lab.open(labUrl)).status).toBe(200)
      expect(record.output.labUrl).toBeUndefined()
    }
  })

  describe('a link', () => {
    test('LA-003 is valid for 15 minutes; then it says that it expired, and how to get a new one', async () => {
      const { fittingId } = await lab.analyze('driver')
      const { body } = await lab.handOff(fittingId)
      expect(body.expiresAt).toBe('2026-11-20T18:15:00.000Z')
      lab.moveTo('2026-11-20T18:14:59.999Z')
      expect((await lab.open(body.labUrl)).status).toBe(200)
      lab.moveTo('2026-11-20T18:15:00.000Z')
      const expired = await lab.open(body.labUrl)
      expect([expired.status, expired.text.includes('This link has expired')]).toEqual([410, true])
      expect(expired.text).toContain('POST /v1/fittings/{fittingId}/lab-handoff')
      const again = await lab.handOff(fittingId)
      expect((await lab.open(again.body.labUrl)).status).toBe(200)
      lab.moveTo('2026-11-20T18:00:00.000Z')
    })

    test('LA-002 is signed: changed in any part, it opens nothing', async () => {
      const { labUrl, fittingId } = await lab.analyze('driver')
      const { body: other } = await lab.handOff((await lab.analyze('iron')).fittingId)
      const changed = (change: (url: URL) => void): string => {
        const url = new URL(labUrl)
        change(url)
        return url.href
      }
      const swapped = (name: string) =>
        changed(({ searchParams }) => searchParams.set(name, new URL(other.labUrl).searchParams.get(name)!))
      for (const wrong of [
        swapped('signature'),
        swapped('ref'),
        changed(({ searchParams }) => searchParams.set('expires', '1999999999')),
        changed(({ searchParams }) => searchParams.delete('signature')),
        changed(({ searchParams }) => searchParams.delete('ref')),
        labUrl.replace(fittingId, other.fittingId),
        `http://fit.example/lab/${fittingId}`,
      ]) {
        const page = await lab.open(wrong)
        expect([wrong, page.status, page.text.includes('incomplete')]).toEqual([wrong, 403, true])
      }
    })

    test('LA-004 holds no API credential and no account identity, in no spelling; two of one account share nothing', async () => {
      const links = [(await lab.analyze('driver')).labUrl, (await lab.analyze('driver')).labUrl]
      for (const link of links) {
        const { pathname, searchParams } = new URL(link)
        expect([...searchParams.keys()]).toEqual(['ref', 'expires', 'signature'])
        const spellings = [
          link,
          ...[...searchParams.values()].map((value) => Buffer.from(value, 'base64url').toString()),
        ]
        for (const secret of [
          lab.apiKey,
          lab.apiKey.slice(4),
          lab.accountId,
          lab.accountId.slice(4),
          'pro@example.org',
        ])
          expect(spellings.filter((spelling) => spelling.includes(secret))).toEqual([])
        const { text } = await lab.open(`http://fit.example${pathname}?${searchParams}`)
        for (const secret of [lab.apiKey, lab.accountId, 'pro@example.org']) expect(text).not.toContain(secret)
      }
      const [one, two] = links.map((link) => new URL(link).searchParams.get('ref'))
      expect(one).not.toBe(two)
    })

    test('is for one purpose: its signature opens no session, and a session link no fitting', async () => {
      const { labUrl, fittingId } = await lab.analyze('driver')
      const { search } = new URL(labUrl)
      expect((await lab.open(`http://fit.example/sessions/${fittingId}${search}`)).status).toBe(403)
    })

    test('is dead once its fitting was deleted', async () => {
      const { labUrl, fittingId } = await lab.analyze('driver')
      expect((await lab.call('DELETE', `/v1/fittings/${fittingId}`)).status).toBe(204)
      const dead = await lab.open(labUrl)
      expect([dead.status, dead.text.includes('no longer stored here')]).toEqual([404, true])
      expect((await lab.handOff(fittingId)).status).toBe(404)
    })

    test('its page is private, and its address is told to nobody', async () => {
      const { headers } = await lab.open((await lab.analyze('driver')).labUrl)
      expect(headers.get('cache-control')).toBe('private, no-store')
      expect(headers.get('referrer-policy')).toBe('no-referrer')
      expect(headers.get('x-robots-tag')).toContain('noindex')
      expect(headers.get('content-security-policy')).toStartWith("default-src 'none'; style-src 'self';")
    })

    test('leads to LAB_URL where one is set', async () => {
      const elsewhere = await openLab(sql, { env: { LAB_URL: 'https://lab.example/view' } })
      const { labUrl, fittingId } = await elsewhere.analyze('iron')
      expect(labUrl).toStartWith(`https://lab.example/view/${fittingId}?ref=`)
    })
  })

  describe('what is refused', () => {
    test('401 without a credential', async () => {
      const { fittingId } = await lab.analyze('driver')
      expect((await lab.handOff(fittingId, { key: '' })).status).toBe(401)
    })
    test('LA-005 LA-006 a fitting that is unknown, or another account’s, answers 404', async () => {
      const { fittingId } = await lab.analyze('driver')
      const { apiKey } = await lab.newAccount()
      for (const [id, key] of [
        ['fit_00000000000000000000000000', lab.apiKey],
        ['fit', lab.apiKey],
        [fittingId, apiKey],
      ] as const) {
        const { status, body } = await lab.handOff(id, { key })
        expect([id, status, body.code]).toEqual([id, 404, 'FITTING_NOT_FOUND'])
      }
    })
    test('LA-005 LA-007 a fitting that is not complete answers 422', async () => {
      const { fittingId } = await lab.analyze('driver')
      await lab.sql`update fittings set status = 'running', output = null, processing_time_ms = null,
                           lease_until = clock_timestamp() + interval '1 minute' where id = ${fittingId}`
      const { status, body } = await lab.handOff(fittingId)
      expect([status, body.code, body.detail]).toEqual([
        422,
        'FITTING_NOT_COMPLETE',
        `Fitting ${fittingId} is still running.`,
      ])
    })
    test('LA-008 a lab that is not configured answers 503, and fittings carry no labUrl', async () => {
      const bare = await openLab(sql, { with: { signer: null } })
      const fitting = await bare.analyze('driver')
      expect([fitting.status, 'labUrl' in fitting]).toEqual(['completed', false])
      const { status, body } = await bare.handOff(fitting.fittingId)
      expect([status, body.code]).toEqual([503, 'LAB_NOT_CONFIGURED'])
      expect(body.detail).toContain('LAB_SIGNING_SECRET')
      const page = await bare.open(`http://fit.example/lab/${fitting.fittingId}`)
      expect([page.status, page.text.includes('LAB_SIGNING_SECRET')]).toEqual([503, true])
    })
    test('AU-013 handing off needs the scope fittings:read', async () => {
      const { fittingId } = await lab.analyze('driver')
      const { apiKey, accountId } = await lab.newAccount()
      await lab.sql`update api_keys set scopes = array['fittings:create'] where account_id = ${accountId}`
      expect((await lab.handOff(fittingId, { key: apiKey })).body.code).toBe('INSUFFICIENT_SCOPE')
    })
  })
})
