import { afterAll, expect, test } from 'bun:test'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import type { Sql } from '../../src/platform/postgres/sql.ts'
import { keyedTables, statement } from '../../src/platform/postgres/tables.ts'
import { addresses as dashboardAddresses } from '../../src/site/dashboard/addresses.ts'
import { addresses as keepingAddresses } from '../../src/site/keeping/addresses.ts'
import { type Replica, replica } from '../identity/people/harness.ts'
import { requests } from '../support/club.ts'
import { onOneSharedDatabase } from '../support/databases.ts'
import { createdBy, exampleOf, on, operationsIn, requestOf, takesKey } from '../support/operations.ts'

const mails: string[] = []
const mailServer = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData: (stream, _, done) => {
    stream.on('data', (bytes: Buffer) => void mails.push(bytes.toString())).on('end', () => done())
  },
})
mailServer.listen(0, '127.0.0.1')
afterAll(() => mailServer.close())
const env = {
  SMTP_URL: `smtp://127.0.0.1:${(mailServer.server.address() as AddressInfo).port}`,
  MAIL_FROM: 'fit@range.example',
}

/** What is written of each request, whether it changes anything or not. */
const always = /^(recent_requests|audit_events|key_days|person_sessions)$/

/** How many rows each table has: what was made twice are two. */
const storedRows = async (sql: Sql): Promise<string[]> => {
  const tables = (await keyedTables(sql)).filter(({ name }) => !always.test(name))
  const read = tables.map(async ({ name }) => {
    const [row] = await statement<{ rows: number }>(sql, `select count(*)::int as rows from ${name}`)
    return `${name} ${row!.rows}`
  })
  return Promise.all(read)
}

/** Operations that take no key: each link, test event and report counts. HAProxy of ops/compose repeats none of them. */
const takesNoKey = ['buildStoreLink', 'testWebhook', 'reportMisread']

/** What each form is filled in with, and what its address names. A new form needs a line here. */
const forms: Readonly<Record<string, readonly [fields: Record<string, string>, named?: string]>> = {
  '/dashboard/keys': [{ name: 'till', scope: 'fittings:create', days: '0', purpose: 'server' }],
  '/dashboard/keys/:id/roll': [{ overlap: '0' }, 'select id from api_keys where account_id = $'],
  '/dashboard/keys/:id/revoke': [{}, 'select id from api_keys where account_id = $ order by created_at desc'],
  '/dashboard/agents': [{ name: 'host', scope: 'fittings:read', days: '0' }],
  '/dashboard/agents/:id/revoke': [{}, 'select id from agent_connections where account_id = $'],
  '/dashboard/apps/:id/revoke': [{}],
  '/dashboard/webhooks': [{ url: 'https://shop.example/hook', event: 'fitting.completed' }],
  '/dashboard/webhooks/:id/enable': [{}, 'select id from webhook_endpoints where account_id = $'],
  '/dashboard/webhooks/:id/rotate': [{}, 'select id from webhook_endpoints where account_id = $'],
  '/dashboard/webhooks/:id/remove': [{}, 'select id from webhook_endpoints where account_id = $'],
  '/dashboard/team': [{ email: 'new@range.example', role: 'member' }],
  '/dashboard/team/uninvite': [{ email: 'new@range.example' }],
  '/dashboard/team/:id/role': [{ role: 'owner' }, 'select id from people where account_id = $ order by created_at'],
  '/dashboard/team/:id/remove': [{}, 'select id from people where account_id = $ order by created_at'],
  '/dashboard/inventory': [{ list: 'sku,name\n1,x' }],
  '/dashboard/store-link': [{ url: 'https://shop.example/{headId}' }],
  '/dashboard/look': [{ name: 'Range' }],
  '/dashboard/password': [{ password: 'wrong', 'new-password': 'nine irons in the rain' }],
  '/dashboard/sign-out-everywhere': [{}],
  '/fittings/:id/again': [{ value: '101', system: 'us' }, 'select id from fittings where account_id = $'],
  '/fittings/:id/golfer': [{ name: 'Ann' }, 'select id from fittings where account_id = $'],
  '/fittings/:id/mail': [{ email: 'ann@c.example', consent: 'yes' }, 'select id from fittings where account_id = $'],
  '/fittings/:id/note': [{ note: 'blades' }, 'select id from fittings where account_id = $'],
  '/fittings/:id/share': [{}, 'select id from fittings where account_id = $'],
  '/fittings/:id/unshare': [{}, 'select id from fittings where account_id = $'],
  '/golfers': [{ name: 'Bea', handedness: 'left' }],
  '/golfers/:id': [{ name: 'Cid', handedness: 'left' }, 'select id from golfers where account_id = $'],
  '/golfers/:id/erase': [{}, 'select id from golfers where account_id = $ order by created_at desc'],
}

onOneSharedDatabase((open) => {
  const address = async (club: Replica, path: string, named: string | undefined): Promise<string> => {
    if (!path.includes(':id')) return path
    if (named === undefined) return path.replace(':id', 'none')
    const parts = named.split('$')
    const [row] = await club.sql<{ id: string }>(Object.assign(parts, { raw: parts }), club.accountId)
    return path.replace(':id', row!.id)
  }

  test('review 2, finding 2: every form that is sent again writes nothing twice', async () => {
    const sql = await open()
    const club = await replica(sql, { isInProcess: true, env })
    await club.call('POST', '/v1/fitting/analyze', { body: requests.driver, token: club.apiKey })
    await club.person('owner')
    for (const path of [...dashboardAddresses, ...keepingAddresses]) {
      const { browser } = await club.person('owner')
      const [fields, named] = forms[path] ?? [{}]
      const at = await address(club, path, named)
      const query = path.endsWith('/again') ? '?field=swingSpeed' : ''
      const sent = { ...fields, key: crypto.randomUUID() }
      const first = await browser.send(at + query, sent)
      if (first.status === 405) continue // a page without a form
      expect([path, Object.hasOwn(forms, path)]).toEqual([path, true])
      const before = await storedRows(sql)
      const again = await browser.send(at + query, sent)
      const written = (await storedRows(sql)).filter((table) => !before.includes(table))
      expect({ path, first: first.status, again: again.status, written }).toMatchObject({ path, written: [] })
      expect([path, again.status < 500]).toEqual([path, true])
    }
    expect(mails.length).toBe(1)
    expect(mails[0]).toMatch(/^Message-ID:\s+<form-[0-9a-f]{64}@range\.example>\r$/im)
  })

  test('forms carry a key of their own', async () => {
    const club = await replica(await open(), { isInProcess: true })
    const { browser } = await club.person('owner')
    for (const path of ['/dashboard/keys', '/dashboard/team', '/dashboard/webhooks', '/golfers']) {
      const keys = async () => {
        const text = await (await browser.open(path)).text()
        const found = text.matchAll(
          /<form method="post" action="(?!\/sign-out)[^>]*>(?:<input type="hidden" name="key" value="([0-9a-f-]{36})">)?/g,
        )
        return [...found].map(([, key]) => key)
      }
      const [one, other] = [await keys(), await keys()]
      expect([path, one.length > 0 && [...one, ...other].every(Boolean)]).toEqual([path, true])
      expect(new Set([...one, ...other]).size).toBe(one.length + other.length)
    }
  })

  test('review 2, finding 2: every operation of the API that is sent again with its key writes nothing twice', async () => {
    const sql = await open()
    const club = await replica(sql, { isInProcess: true })
    const description = await (await club.call('GET', '/swagger/json')).json()
    const made = await club.call('POST', '/v1/fitting/analyze', { body: requests.driver, token: club.apiKey })
    const ids: Record<string, string> = { fittingId: ((await made.json()) as { fittingId: string }).fittingId }
    const posts = operationsIn(description).filter(
      (one) => one.method === 'POST' && takesKey(one) && !takesNoKey.includes(one.operationId!),
    )
    expect(posts.length).toBeGreaterThan(12)
    for (const operation of posts) {
      const [path, { body, headers, ...init }] = requestOf(on(operation, ids), exampleOf(on(operation, ids)))
      const send = () =>
        club.app.handle(
          new Request(`http://fit.example${path}`, {
            ...init,
            ...(body !== undefined && { body }),
            headers: { ...headers, authorization: `Bearer ${club.apiKey}`, 'idempotency-key': operation.operationId! },
          }),
        )
      const first = await send()
      if (first.status === 201) Object.assign(ids, createdBy(operation, await first.json()))
      const before = await storedRows(sql)
      const again = await send()
      expect([operation.operationId, Math.floor(again.status / 100)]).toEqual([
        operation.operationId,
        Math.floor(first.status / 100),
      ])
      const written = (await storedRows(sql)).filter((table) => !before.includes(table))
      expect([operation.operationId, written]).toEqual([operation.operationId, []])
    }
  })
})
