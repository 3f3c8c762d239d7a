import { beforeAll, expect, test } from 'bun:test'
import { setGolferOf } from '../../../src/features/golfers/index.ts'
import { shareFitting } from '../../../src/features/sharing/index.ts'
import { exportAccount } from '../../../src/maintenance/backup/index.ts'
import { unescaped } from '../../../src/pages/index.ts'
import { type Browser, type Replica, replica } from '../../identity/people/harness.ts'
import { requests } from '../../support/club.ts'
import { forEachSharedDatabase } from '../../support/databases.ts'

forEachSharedDatabase((_engine, open) => {
  let club: Replica
  let browser: Browser
  beforeAll(async () => {
    club = await replica(await open(), { isInProcess: true })
    browser = (await club.person('member')).browser
  })

  const fitted = async (on = club): Promise<string> => {
    const made = await on.call('POST', '/v1/fitting/analyze', { body: requests.driver, token: on.apiKey })
    return ((await made.json()) as { fittingId: string }).fittingId
  }
  const note = (id: string, text: string) => browser.send(`/fittings/${id}/note`, { note: text })
  const page = async (path: string, by = browser) => (await by.open(path)).text()
  const stored = (id: string) => club.sql`select text from fitting_notes where fitting_id = ${id}`

  test('a member notes something on a fitting, changes it, and takes it away; page and work order say it line by line', async () => {
    const id = await fitted()
    const at = `/v1/fittings/${id}`
    expect(await page(at)).toContain(`href="/fittings/${id}/note"`)
    const written = await note(id, '  Likes <b>blades</b> & "feel"\r\nCall on Friday\r\n')
    expect([written.status, written.headers.get('location')]).toEqual([303, at])
    const lines = 'Likes <b>blades</b> & "feel"\nCall on Friday'
    for (const path of [at, `${at}?view=order`, `/fittings/${id}/note`]) {
      const text = await page(path)
      expect([path, unescaped(text)]).toEqual([path, expect.stringContaining(lines)])
      expect(text).not.toContain('<b>blades')
    }
    await note(id, 'Blades it is')
    expect(await page(at)).toContain('Blades it is')
    expect(await page(at)).not.toContain('Friday')
    await note(id, ' \r\n ')
    for (const path of [at, `${at}?view=order`]) expect(await page(path)).not.toContain('class="noted"')
    expect(await stored(id)).toEqual([])
  })

  test('a note has 2,000 characters in any writing; a longer one comes back as it was typed', async () => {
    const id = await fitted()
    for (const text of ['好'.repeat(2_000), `${'line\r\n'.repeat(399)}12345`])
      expect((await note(id, text)).status).toBe(303)
    const tooLong = `${'x'.repeat(2_000)}end`
    const refused = await note(id, tooLong)
    const text = await refused.text()
    expect([refused.status, text.includes('longer than 2,000 characters'), text.includes(tooLong)]).toEqual([
      400,
      true,
      true,
    ])
    expect(await stored(id)).toEqual([{ text: `${'line\n'.repeat(399)}12345` }])
  })

  test('N9 a note loses what a terminal obeys and what nobody sees; a name that has it is refused', async () => {
    const id = await fitted()
    await note(id, 'likes \u001b[31mred\u202e \u200bblades\u{E0041}\r\nand\tgold')
    expect(await stored(id)).toEqual([{ text: 'likes [31mred blades\nand\tgold' }])
    for (const name of ['Pat\u001b[2J', 'Pat\u202e', 'P\u200bat', 'Pat\u{E0041}'])
      for (const path of ['/golfers', `/fittings/${id}/golfer`]) {
        const refused = await browser.send(path, { name })
        expect([name, refused.status, await refused.text()]).toEqual([
          name,
          400,
          expect.stringContaining('must not have characters that are invisible'),
        ])
      }
    expect((await browser.send('/golfers', { name: 'Zoë 👩🏽 Ng' })).status).toBe(303)
  })

  test('nobody else reads or writes it: no other account, no link, no sheet, no program', async () => {
    const id = await fitted()
    await note(id, 'owes us a dozen balls')
    const other = (await (await replica(club.sql, { isInProcess: true })).person('owner')).browser
    expect((await other.open(`/fittings/${id}/note`)).status).toBe(404)
    expect((await other.send(`/fittings/${id}/note`, { note: 'mine' })).status).toBe(404)
    expect((await browser.send(`/fittings/${id}/note`, { note: 'x' }, { origin: 'https://evil.example' })).status).toBe(
      403,
    )
    const out = await club.browser().open(`/fittings/${id}/note`)
    expect(out.headers.get('location')).toBe(`/sign-in?next=/fittings/${id}/note`)
    expect(await stored(id)).toEqual([{ text: 'owes us a dozen balls' }])

    const shared = (await browser.send(`/fittings/${id}/share`)).headers.get('location')!
    const handoff = await club.call('POST', `/v1/fittings/${id}/lab-handoff`, { token: club.apiKey })
    const { pathname, search } = new URL(((await handoff.json()) as { labUrl: string }).labUrl)
    const record = await club.call('GET', `/v1/fittings/${id}`, { token: club.apiKey })
    const seen = [await record.text(), await page(`/v1/fittings/${id}?view=sheet`)]
    for (const link of [shared, `${pathname}${search}`])
      for (const view of ['', '&view=sheet', '&view=order']) {
        const answer = await club.browser().open(`${link}${view}`)
        expect(answer.status).toBe(200)
        seen.push(await answer.text())
      }
    for (const text of seen) expect(text).not.toContain('dozen balls')
  })

  test('it is exported with the account, and goes with its fitting or its golfer', async () => {
    const [one, two, kept] = [await fitted(), await fitted(), await fitted()]
    for (const id of [one, two, kept]) await note(id, `about ${id}`)
    let exported = ''
    await exportAccount(club.sql, club.accountId, async (lines) => {
      exported += lines
    })
    expect(exported).toContain(`"text":"about ${one}"`)
    expect((await club.call('DELETE', `/v1/fittings/${one}`, { token: club.apiKey })).status).toBe(204)
    expect((await note(one, 'again')).status).toBe(404)
    const golfer = (await browser.send('/golfers', { name: 'Goes' })).headers.get('location')!
    await browser.send(`/fittings/${two}/golfer`, { golfer: golfer.split('/').at(-1)! })
    await browser.send(`${golfer}/erase`) // the fittings stay
    expect((await browser.open(`/v1/fittings/${two}`)).status).toBe(200)
    expect([await stored(one), await stored(two), await stored(kept)]).toEqual([[], [], [{ text: `about ${kept}` }]])
  })

  test('a note that is written while the fitting is being erased goes with it', async () => {
    const id = await fitted()
    let writing: Promise<Response> | undefined
    await club.sql.begin(async (sql) => {
      await sql`select erase_fitting(${club.accountId}, ${id}, null)`
      writing ??= note(id, 'too late')
      await Bun.sleep(200)
    })
    expect((await writing!).status).toBe(404)
    expect(await stored(id)).toEqual([])
  })

  test('N6 a link and a golfer that are written while the fitting is being erased go with it', async () => {
    const golfer = (await browser.send('/golfers', { name: 'Late' })).headers.get('location')!.split('/').at(-1)!
    const id = await fitted()
    let writing: Promise<unknown>[] = []
    await club.sql.begin(async (sql) => {
      await sql`select erase_fitting(${club.accountId}, ${id}, null)`
      if (writing.length === 0)
        writing = [shareFitting(club.deps, club.accountId, id, true), setGolferOf(club.sql, club.accountId, id, golfer)]
      await Bun.sleep(200)
    })
    expect(await Promise.all(writing)).toEqual(['revoked', false])
    const left = await club.sql`
      select fitting_id from fitting_shares where fitting_id = ${id}
       union all select fitting_id from fitting_golfers where fitting_id = ${id}`
    expect(left).toEqual([])
  })

  test('whose a fitting is can be said one click from its result and from the list', async () => {
    const id = await fitted()
    for (const path of [`/v1/fittings/${id}`, '/fittings'])
      expect(await page(path)).toContain(`href="/fittings/${id}/golfer"`)
  })

  test('the list counts the fittings of this UTC day and shows them alone, page by page', async () => {
    const shop = await replica(club.sql, { isInProcess: true })
    const own = (await shop.person('member')).browser
    const idsIn = (text: string) => [...text.matchAll(/name="of" value="(fit_\w+)"/g)].map(([, id]) => id!)
    expect(await page('/fittings', own)).toContain('Today (UTC): 0')
    const yesterday = await fitted(shop)
    shop.moveTo('2026-11-23T00:00:00Z')
    expect(await page('/fittings?day=today', own)).toContain('There is no fitting of this day.')
    const today: string[] = []
    for (let made = 0; made < 13; made++) today.unshift(await fitted(shop))
    expect(await page('/fittings', own)).toContain('<a href="/fittings?day=today">Today (UTC): 13</a>')
    const first = await page('/fittings?day=today', own)
    expect(first).toContain('Nov 23, 2026 (UTC)')
    const older = /href="(\/fittings\?[^"]*before=[^"]*)"/.exec(first)![1]!.replaceAll('&amp;', '&')
    shop.moveTo('2026-11-24T00:00:00Z') // the next page is of the same day still
    const shown = [...idsIn(first), ...idsIn(await page(older, own))]
    expect(shown.toSorted()).toEqual(today.toSorted())
    expect(idsIn(await page('/fittings?day=2026-11-22', own))).toEqual([yesterday])
    for (const day of ['', 'tomorrow', '2026-02-30']) expect((await own.open(`/fittings?day=${day}`)).status).toBe(404)
  })
})
