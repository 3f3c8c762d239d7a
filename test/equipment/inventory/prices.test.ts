import { beforeAll, expect, test } from 'bun:test'
import {
  checkInput,
  type InputOf,
  type OperationName,
  type ResultOf,
  runOperation,
} from '../../../src/cli/operations.ts'
import { lookupsOf } from '../../../src/fitting/life/lookups.ts'
import type { FittingRequest } from '../../../src/fitting/schema/schema.ts'
import { createKey } from '../../../src/identity/accounts/index.ts'
import { eraseAccount } from '../../../src/maintenance/erasure/index.ts'
import { type Browser, type Replica, replica } from '../../identity/people/harness.ts'
import { forEachSharedDatabase } from '../../support/databases.ts'

const driver = { clubType: 'driver', golfer: { handedness: 'right' }, swingMetrics: { swingSpeed: 95 } }
const iron = { clubType: 'iron', golfer: { handedness: 'right' }, swingMetrics: { swingSpeed: 80 } }
const wedge = {
  clubType: 'wedge',
  golfer: { handedness: 'right', handicap: 8 },
  swingMetrics: { swingSpeed: 78 },
  clubDetails: { wedgeHit: 'SW', pwLoft: 44, lobWedgeFullSwing: 'yes' },
}

interface Shop {
  readonly price: number
  readonly clubs: number
  readonly sku?: string
  readonly date: string
}
interface Pick {
  readonly headId: string
  readonly price: number | null
  readonly shopPrice?: Shop
  readonly total: {
    readonly price: number | null
    readonly clubs: number
    readonly text: string
    readonly shopDate?: string
  }
  readonly build: {
    readonly loft: number
    readonly shaft: { readonly upcharge: number | null }
    readonly wedges?: readonly { readonly loft: number }[]
  }
}
interface Fitted {
  readonly fittingId: string
  readonly topPicks: readonly Pick[]
  readonly wedgeFit?: { readonly set: readonly { readonly pick: Pick | null }[] }
  readonly analysis: { readonly keyInsights: readonly { readonly text: string }[] }
}

forEachSharedDatabase((_engine, open) => {
  let club: Replica
  let owner: Browser
  beforeAll(async () => {
    club = await replica(await open(), { isInProcess: true })
    owner = (await club.person()).browser
  })
  const run = <Name extends OperationName>(name: Name, input: InputOf<Name>): Promise<ResultOf<Name>> => {
    checkInput(name, input)
    return runOperation(club.deps as never, name, input) as Promise<ResultOf<Name>>
  }
  const date = '2026-11-20'
  const put = (lines: readonly string[], more: { map?: string; dryRun?: boolean; account?: string } = {}) =>
    run('prices import', { account: club.accountId, text: lines.join('\n'), date, ...more })
  const remove = () => run('prices remove', { account: club.accountId })
  const fitted = async (request: object = driver, key = club.apiKey): Promise<Fitted> => {
    const answer = await club.call('POST', '/v1/fitting/analyze?detail=full', { token: key, body: request })
    expect(answer.status).toBe(200)
    return (await answer.json()) as Fitted
  }

  test('each pick says the shop’s price with its date, and the total goes by it, until the list is removed', async () => {
    const before = await fitted()
    const [first, second] = before.topPicks as [Pick, Pick]
    const { loft } = first.build
    await put([
      'headId,hand,loft,price,sku',
      `${first.headId},,,555,ANY`,
      `${first.headId},right,${loft},520,DEAR`,
      `${first.headId},right,${loft},501.5,EXACT`,
      `${first.headId},left,${loft},1,LEFT`,
      `${first.headId},right,${loft + 1.5},1,OTHER`,
      `${second.headId},left,,1,`,
    ])
    const { topPicks } = await fitted()
    expect(topPicks.map(({ headId, price }) => [headId, price])).toEqual(
      before.topPicks.map(({ headId, price }) => [headId, price]),
    )
    expect(topPicks[0]!.shopPrice).toEqual({ price: 501.5, clubs: 1, sku: 'EXACT', date })
    const upcharge = first.build.shaft.upcharge
    expect(topPicks[0]!.total.price).toBe(upcharge === null ? null : 501.5 + upcharge)
    expect(topPicks[0]!.total.text).toContain('$501.50')
    expect(topPicks[0]!.total.shopDate).toBe(date)
    expect(topPicks[0]!.total.text).toContain(`(the shop’s price of ${date})`)
    expect([topPicks[1]!.shopPrice, topPicks[1]!.total]).toEqual([undefined, second.total])
    const testKey = (await createKey(club.deps, club.accountId, { name: 'test', isTest: true }))!
    expect((await fitted(driver, testKey.apiKey)).topPicks[0]!.shopPrice?.sku).toBe('EXACT')
    const agent = await club.agent(['fittings:create', 'fittings:read'])
    expect((await fitted(driver, agent.accessToken)).topPicks[0]!.shopPrice?.sku).toBe('EXACT')
    await remove()
    expect((await fitted(driver, agent.accessToken)).topPicks[0]!.shopPrice).toBeUndefined()
    expect((await fitted()).topPicks.map(({ total, shopPrice }) => [total, shopPrice])).toEqual(
      before.topPicks.map(({ total }) => [total, undefined]),
    )
    expect(await run('prices list', { account: club.accountId })).toEqual({ date: null, items: [] })
  })

  test('a set of irons costs what its clubs cost, or what the set costs', async () => {
    const { headId, total, build } = (await fitted(iron)).topPicks[0]!
    const { clubs } = total
    const more = clubs * (build.shaft.upcharge ?? 0)
    await put(['headId,clubs,price', `${headId},1,150`])
    const each = (await fitted(iron)).topPicks[0]!
    expect([each.shopPrice, each.total.price]).toEqual([{ price: 150, clubs: 1, date }, 150 * clubs + more])
    await put(['headId,clubs,price', `${headId},1,150`, `${headId},${clubs},799.99`, `${headId},${clubs + 1},1`])
    const set = (await fitted(iron)).topPicks[0]!
    expect(set.shopPrice).toEqual({ price: 799.99, clubs, date })
    expect(set.total.price).toBeCloseTo(799.99 + more, 6)
    expect(set.total.text).toContain(`$799.99 with stock shafts (the shop’s price of ${date})`)
  })

  test('a set of wedges has a sum where the shop sells each of them', async () => {
    const { headId, build, total } = (await fitted(wedge)).topPicks[0]!
    const lofts = build.wedges!.map(({ loft }) => loft)
    const lines = lofts.map((loft, i) => `${headId},${loft},${100 + i}`)
    await put(['headId,loft,price', ...lines])
    const all = await fitted(wedge)
    const more = lofts.length * (build.shaft.upcharge ?? 0)
    expect(all.topPicks[0]!.total.price).toBe(lofts.reduce((sum, _, i) => sum + 100 + i, 0) + more)
    const bought = all.wedgeFit!.set.flatMap(({ pick }) => (pick?.headId === headId ? [pick] : []))
    expect(bought.length).toBeGreaterThan(0)
    for (const pick of bought) expect(pick.shopPrice).toMatchObject({ clubs: 1, date })
    await put(['headId,loft,price', `${headId},${build.loft},77`])
    const one = (await fitted(wedge)).topPicks[0]!
    expect([one.shopPrice, one.total]).toEqual([{ price: 77, clubs: 1, date }, total])
  })

  test('a golfer who asks for something cheaper hears the shop’s prices', async () => {
    const cheaper = { ...driver, preferences: { goals: 'cheaper' } }
    const picks = (await fitted(cheaper)).topPicks
    await put(['headId,price', ...picks.map(({ headId }) => `${headId},99`)])
    const notes = (await fitted(cheaper)).analysis.keyInsights
    expect(notes.map(({ text }) => text).join(' ')).toContain(`$99 at the shop (${date})`)
  })

  test('lists of names and exports are taken, and what has no price in dollars is left out', async () => {
    const dry = await put(
      ['Modell,Preis,Anzahl', 'PING G440 MAX Driver,"599,00 €",', 'PING G440 MAX Driver,$ 599,1', 'Soft Ball,40,1'],
      { map: 'name=Modell, clubs=Anzahl', dryRun: true },
    )
    expect(dry).toMatchObject({ articles: 1, isDryRun: true, date })
    expect(dry.leftOut.map(({ line, why }) => [line, why])).toEqual([
      [2, 'its price is not in US dollars (€)'],
      [4, '"Soft Ball" is no club of the catalog'],
    ])
    const irons = (await fitted(iron)).topPicks[0]!.headId
    const shown = await put(['headId,price', `${irons},999`, 'ping-g440-max-driver,599'], { dryRun: true })
    expect(shown.leftOut.map(({ why }) => why)).toEqual([
      'does not say in a column clubs how many irons its price buys (1: each)',
    ])
    await expect(put(['headId,price,currency', 'ping-g440-max-driver,599,EUR'])).rejects.toThrow(
      'not in US dollars (EUR)',
    )
    for (const heading of ['Preis (€)', 'price EUR'])
      await expect(put([`headId,${heading}`, 'ping-g440-max-driver,599'], { map: `price=${heading}` })).rejects.toThrow(
        'another currency',
      )
    for (const lines of [['headId'], ['headId,price,colour', 'ping-g440-max-driver,5,red'], ['headId,price', 'x-y,5']])
      await expect(put(lines)).rejects.toThrow('Nothing was imported.')
    await expect(put(['headId,price', 'ping-g440-max-driver,0'])).rejects.toThrow('line 2: price')
  })

  test('accounts never meet, and a list goes with its account', async () => {
    const [first, second] = (await fitted()).topPicks
    const other = await replica(club.sql, { isInProcess: true })
    await put(['headId,price', `${first!.headId},7`], { account: other.accountId })
    await put(['headId,price', `${second!.headId},8`])
    expect((await fitted()).topPicks.map(({ shopPrice }) => shopPrice?.price)).toEqual([undefined, 8, undefined])
    await remove()
    expect((await run('prices list', { account: other.accountId })).items).toHaveLength(1)
    expect((await fitted(driver, other.apiKey)).topPicks[0]!.shopPrice?.price).toBe(7)
    await eraseAccount(other.deps, other.accountId)
    expect(await other.sql`select place from price_items where account_id = ${other.accountId}`).toEqual([])
  })

  test('no list is looked for where the account has none', async () => {
    const sql = {
      read: () => {
        throw new Error('asked')
      },
    }
    const lookUp = (more: object) =>
      lookupsOf({ ...club.deps, sql: sql as never }, { accountId: club.accountId, ...more }, driver as FittingRequest)
    expect(await (await lookUp({})).prices()).toBeNull()
    await expect((await lookUp({ priceListDate: date })).prices()).rejects.toThrow('asked')
  })

  test('the lab and the dashboard show the price with its date', async () => {
    const [first] = (await fitted()).topPicks
    await put(['headId,price', `${first!.headId},123.45`])
    const { fittingId } = await fitted()
    const handoff = await club.call('POST', `/v1/fittings/${fittingId}/lab-handoff`, { token: club.apiKey })
    const { labUrl } = (await handoff.json()) as { labUrl: string }
    for (const path of [labUrl.slice(labUrl.indexOf('/lab')), `/dashboard/fittings/${fittingId}`])
      expect(await (await owner.open(path)).text()).toContain(`the shop’s price of ${date}`)
    const stock = async () => (await owner.open('/dashboard/inventory')).text()
    expect(await stock()).toContain(`Your prices of ${date}`)
    expect(await stock()).toContain('123.45')
    await remove()
    expect(await stock()).not.toContain('Your prices')
  })
})
