import { beforeAll, expect, test } from 'bun:test'
import { roomGuard } from '../../../src/platform/postgres/embedded/disk.ts'
import { addresses } from '../../../src/site/keeping/addresses.ts'
import { type Replica, replica } from '../../identity/people/harness.ts'
import { requests } from '../../support/club.ts'
import { forEachSharedDatabase } from '../../support/databases.ts'
import type { Deps } from '../../support/deps.ts'

/** More than any disk has. */
const everything = 1e12

forEachSharedDatabase((_engine, open) => {
  let club: Replica
  let isFull = false
  beforeAll(async () => {
    const guard = roomGuard('.', everything)
    const change = (deps: Deps) => ({ ...deps, ensureRoom: () => isFull && guard() })
    club = await replica(await open(), { isInProcess: true, change })
  })

  const fitted = async (request: unknown = requests.driver): Promise<string> => {
    const made = await club.call('POST', '/v1/fitting/analyze', { body: request, token: club.apiKey })
    return ((await made.json()) as { fittingId: string }).fittingId
  }
  const textOf = async (answer: Response) => (await answer.text()).replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')

  test('my fittings say whose they are, of which club, and what came of them; two stand side by side', async () => {
    const [driver, iron] = [await fitted(), await fitted(requests.iron)]
    const { browser } = await club.person('member')
    await browser.send(`/fittings/${driver}/golfer`, { name: 'Sam Snead' })
    const list = await browser.open('/fittings')
    expect(list.status).toBe(200)
    const text = await textOf(list)
    for (const part of ['Sam Snead', 'Driver', 'Iron set', 'Whose fitting is it?']) expect(text).toContain(part)
    const two = await textOf(await browser.open(`/fittings/compare?of=${driver}&of=${iron}`))
    for (const part of ['Sam Snead', 'Club speed', '95 mph', '84 mph', 'Shaft flex', 'First pick'])
      expect(two).toContain(part)
    expect((await browser.open(`/fittings/compare?of=${driver}`)).status).toBe(400)
    const german = await browser.send('/fittings/compare', {}, { 'accept-language': 'de' })
    expect([german.status, await german.text()]).toEqual([405, expect.stringContaining('<h1>Das geht hier nicht</h1>')])
    const nobody = 'gol_00000000000000000000000000'
    const said = await textOf(await browser.send(`/golfers/${nobody}`, { name: 'Lee' }, { 'accept-language': 'de' }))
    expect(said).toContain(`Diese Seite gibt es nicht In diesem Konto gibt es keinen Spieler ${nobody}.`)
    const whose = await browser.send(`/fittings/${iron}/golfer`, { golfer: nobody }, { 'accept-language': 'es' })
    expect(await textOf(whose)).toContain(`no hay ningún golfista ${nobody}, o se borró el fitting ${iron}.`)
    const other = await (await replica(club.sql, { isInProcess: true })).person('owner')
    expect((await other.browser.open(`/fittings/compare?of=${driver}&of=${iron}`)).status).toBe(404)
    expect(await textOf(await other.browser.open('/fittings'))).toContain('Nothing is kept yet')
  })

  test('the fittings of a golfer go on at the next page, of that golfer alone; of nobody there is none', async () => {
    const other = await replica(club.sql, { isInProcess: true })
    const { browser } = await other.person('member')
    const golfer = (await browser.send('/golfers', { name: 'Often' })).headers.get('location')!.split('/').at(-1)!
    for (let made = 0; made < 14; made++) {
      const answer = await other.call('POST', '/v1/fitting/analyze', { body: requests.driver, token: other.apiKey })
      const { fittingId } = (await answer.json()) as { fittingId: string }
      if (made > 0) await browser.send(`/fittings/${fittingId}/golfer`, { golfer })
    }
    const shown = async (at: string) => (await (await browser.open(at)).text()).replaceAll('&amp;', '&')
    const first = await shown(`/fittings?golfer=${golfer}`)
    const older = /href="(\/fittings\?[^"]*before=[^"]*)"/.exec(first)![1]!
    const second = await shown(older)
    const idsIn = (page: string) => [...page.matchAll(/name="of" value="(fit_\w+)"/g)].map(([, id]) => id!)
    expect([idsIn(first).length, idsIn(second).length, second.includes('before=')]).toEqual([12, 1, false])
    expect(new Set([...idsIn(first), ...idsIn(second)]).size).toBe(13)
    for (const unknown of ['glf_none', '', golfer.toLowerCase()])
      expect((await browser.open(`/fittings?golfer=${unknown}`)).status).toBe(404)
  })

  test('a fitting for a golfer who was erased meanwhile is nobody’s, and it is asked whose it is', async () => {
    const { browser } = await club.person('member')
    const golfer = (await browser.send('/golfers', { name: 'Gone' })).headers.get('location')!.split('/').at(-1)!
    const form = { golfer, clubType: 'driver', handedness: 'right', swingSpeed: '95', system: 'imperial' }
    const whereTo = async () => (await browser.send('/studio', form)).headers.get('location')!
    expect(await whereTo()).toMatch(/^\/v1\/fittings\/fit_\w+$/)
    await browser.send(`/golfers/${golfer}/erase`)
    const asked = await whereTo()
    expect(asked).toMatch(/^\/fittings\/fit_\w+\/golfer$/)
    const refused = await browser.send(asked, { golfer })
    expect([refused.status, await textOf(refused)]).toEqual([404, expect.stringContaining(`no golfer ${golfer}`)])
    expect((await browser.send(asked, { golfer: '' })).status).toBe(303)
  })

  test('the same golfer again with one number changed is charged once, keeps the golfer, and stands beside the first', async () => {
    const first = await fitted()
    const { browser } = await club.person('member')
    await browser.send(`/fittings/${first}/golfer`, { name: 'Ben' })
    const page = await (await browser.open(`/fittings/${first}/again?field=swingSpeed`)).text()
    const [, key] = /name="key" value="([^"]+)"/.exec(page)!
    const again = () =>
      browser.send(`/fittings/${first}/again?field=swingSpeed`, { system: 'metric', key: key!, value: '169' })
    const [one, two] = [await again(), await again()]
    const location = one.headers.get('location')!
    expect(two.headers.get('location')).toBe(location)
    const second = /of=(fit_\w+)$/.exec(location)![1]!
    const read = await club.call('GET', `/v1/fittings/${second}`, { token: club.apiKey })
    const { input } = (await read.json()) as { input: { swingMetrics: { swingSpeed: number; missPattern: string } } }
    expect(input.swingMetrics).toMatchObject({ swingSpeed: 105.012, missPattern: 'fade' })
    expect(await textOf(await browser.open(location))).toContain('Ben')
    for (const value of ['', 'fast', '900']) {
      const refused = await browser.send(`/fittings/${first}/again?field=swingSpeed`, {
        system: 'imperial',
        key: 'k',
        value,
      })
      expect([value, refused.status]).toEqual([value, 400])
    }
    const tooFast = { system: 'metric', key: 'k', value: '900' }
    const said = await textOf(await browser.send(`/fittings/${first}/again?field=swingSpeed`, tooFast))
    expect(said).toContain('That cannot be: Club speed (48 km/h to 241 km/h).')
  })

  test('a handicap is read as golfers write it, in a profile and in a fitting again', async () => {
    const first = await fitted({ ...requests.driver, golfer: { handedness: 'right', handicap: 12 } })
    const { browser } = await club.person('member')
    const again = async (value: string) => {
      const fields = { system: 'imperial', key: `plus${value}`, value }
      const { headers } = await browser.send(`/fittings/${first}/again?field=handicap`, fields)
      const second = /of=(fit_\w+)$/.exec(headers.get('location')!)![1]!
      const read = await club.call('GET', `/v1/fittings/${second}`, { token: club.apiKey })
      return ((await read.json()) as { input: { golfer: { handicap: unknown } } }).input.golfer.handicap
    }
    expect([await again('+2'), await again('30')]).toEqual([-2, '25+'])
    const made = await browser.send('/golfers', { name: 'Plus' })
    const link = made.headers.get('location')!
    const kept = async (handicap: string) => {
      const fields = { name: 'Plus', shownIn: 'imperial', units: 'imperial', handicap }
      expect([handicap, (await browser.send(link, fields)).status]).toEqual([handicap, 303])
      const page = await (await browser.open(link)).text()
      return /name="handicap"[^>]*value="([^"]*)"/.exec(page)![1]
    }
    expect([await kept('+2'), await kept('30'), await kept('')]).toEqual(['-2', '25+', ''])
  })

  test('what is typed and cannot be read or cannot be is refused, and nothing is lost', async () => {
    const { browser } = await club.person('member')
    const link = (await browser.send('/golfers', { name: 'Typed' })).headers.get('location')!
    const fields = { name: 'Typed', shownIn: 'metric', units: 'metric', height: '185', age: '46' }
    expect((await browser.send(link, fields)).status).toBe(303)
    const wrong = { height: ["6'2", '185 cm', '900'], age: ['46 y', '900'], handicap: ['good', '70'] }
    for (const [name, texts] of Object.entries(wrong))
      for (const text of texts) {
        const refused = await browser.send(link, { ...fields, [name]: text })
        expect([name, text, refused.status]).toEqual([name, text, 400])
        expect(await textOf(refused)).toMatch(/That is not a number|That cannot be: [^&]* to /)
      }
    const page = await (await browser.open(link)).text()
    for (const value of ['185.42', '46']) expect(page).toContain(`value="${value}"`)
  })

  test('a new golfer without a name takes nobody’s fitting away', async () => {
    const fitting = await fitted()
    const { browser } = await club.person('member')
    const at = `/fittings/${fitting}/golfer`
    await browser.send(at, { name: 'Lee' })
    for (const name of ['', '  ']) {
      const refused = await browser.send(at, { name })
      expect([refused.status, await textOf(refused)]).toEqual([400, expect.stringContaining('A name is needed.')])
    }
    expect(await textOf(await browser.open(`/v1/fittings/${fitting}`))).toContain('Lee')
    await browser.send(at, { golfer: '' })
    expect(await textOf(await browser.open(`/v1/fittings/${fitting}`))).toContain('Whose fitting is it?')
  })

  test('an account with as many golfers as it may have is told so', async () => {
    const fitting = await fitted()
    await club.sql`
      insert into golfers (account_id, id, name, profile, created_at)
      select ${club.accountId}, 'glf_' || lpad(n::text, 26, '0'), 'Full', '{"handedness":"right","units":"imperial"}'::json, now()
        from generate_series(1, 1000) n`
    const { browser } = await club.person('member')
    for (const at of ['/golfers', `/fittings/${fitting}/golfer`]) {
      const refused = await browser.send(at, { name: 'One more' })
      expect([refused.status, await textOf(refused)]).toEqual([400, expect.stringContaining('no room for more')])
    }
    await club.sql`delete from golfers where name = 'Full'`
  })

  test('on a disk that is nearly full every form is refused but for those that end something', async () => {
    const { browser } = await club.person('member')
    isFull = true
    const taken: string[] = []
    for (const address of addresses) {
      const { status } = await browser.send(address.replace(':id', 'none'))
      if (status !== 405 && status !== 503) taken.push(address)
    }
    isFull = false
    expect(taken).toEqual(['/fittings/:id/unshare', '/golfers/:id/erase'])
  })

  test('a golfer has a profile in units of home, and is erased with the fittings', async () => {
    const fitting = await fitted(requests.iron)
    const { browser } = await club.person('member')
    await browser.send(`/fittings/${fitting}/golfer`, { name: 'Kathy' })
    const link = /href="(\/golfers\/glf_\w+)">Kathy/.exec(await (await browser.open('/golfers')).text())![1]!
    expect(await (await browser.open(link)).text()).toContain('value="36.5"') // of the fitting
    const change = {
      name: 'Kathy',
      handedness: 'left',
      shownIn: 'metric',
      units: 'metric',
      height: '170',
      gender: 'female',
    }
    expect((await browser.send(link, { ...change, wristToFloor: '86,4', age: '41' })).status).toBe(303)
    const page = await (await browser.open(link)).text()
    expect(page).toContain('value="86.4"')
    expect(page).toContain('Height (cm)')
    expect((await browser.send(link, { ...change, age: '900' })).status).toBe(400)
    const foreign = await browser.send(`${link}/erase`, { fittings: 'yes' }, { origin: 'https://evil.example' })
    expect(foreign.status).toBe(403)
    expect((await browser.send(`${link}/erase`, { fittings: 'yes' })).headers.get('location')).toBe('/golfers')
    expect((await browser.open(link)).status).toBe(404)
    expect((await club.call('GET', `/v1/fittings/${fitting}`, { token: club.apiKey })).status).toBe(404)
    expect(await club.sql`select fitting_id from fitting_golfers where fitting_id = ${fitting}`).toEqual([])
  })

  test('N10 what another account has is not there, for its forms as for its pages', async () => {
    const id = await fitted()
    const { browser } = await club.person()
    const golfer = (await browser.send('/golfers', { name: 'Ann' })).headers.get('location')!
    const other = (await (await replica(club.sql, { isInProcess: true })).person('owner')).browser
    const answers = [
      await other.send(`${golfer}/erase`, { fittings: 'yes' }),
      await other.open(`/fittings/${id}/golfer`),
      await other.send(`/fittings/${id}/golfer`, { name: 'Mine' }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
    expect((await browser.open(golfer)).status).toBe(200)
  })
})
