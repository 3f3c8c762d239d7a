import { beforeAll, expect, test } from 'bun:test'
import { type Replica, replica } from '../../identity/people/harness.ts'
import { requests } from '../../support/club.ts'
import { forEachSharedDatabase } from '../../support/databases.ts'

forEachSharedDatabase((_engine, open) => {
  let club: Replica
  beforeAll(async () => {
    club = await replica(await open(), { isInProcess: true })
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
    const other = await (await replica(club.sql, { isInProcess: true })).person('owner')
    expect((await other.browser.open(`/fittings/compare?of=${driver}&of=${iron}`)).status).toBe(404)
    expect(await textOf(await other.browser.open('/fittings'))).toContain('Nothing is kept yet')
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
})
