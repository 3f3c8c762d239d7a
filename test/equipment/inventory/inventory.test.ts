import { beforeAll, expect, test } from 'bun:test'
import { importStock, selectStock } from '../../../src/equipment/inventory/index.ts'
import { createKey } from '../../../src/identity/accounts/index.ts'
import { eraseAccount } from '../../../src/maintenance/erasure/index.ts'
import { type Browser, type Replica, replica } from '../../identity/people/harness.ts'
import { forEachSharedDatabase } from '../../support/databases.ts'

const golfer = { clubType: 'driver', golfer: { handedness: 'right' }, swingMetrics: { swingSpeed: 95 } }

interface Pick {
  readonly headId: string
  readonly storeUrl: string
  readonly build: { readonly loft: number; readonly wedges?: readonly { readonly loft: number }[] }
  readonly compromises: readonly string[]
}

forEachSharedDatabase((_engine, open) => {
  let club: Replica
  let owner: Browser
  beforeAll(async () => {
    club = await replica(await open(), { isInProcess: true })
    owner = (await club.person()).browser
  })
  const put = (csv: string, as = owner) => as.send('/dashboard/inventory', { csv })
  const stored = (accountId = club.accountId) => selectStock(club.sql, accountId)
  const leadTo = (storeLink: string) => owner.send('/dashboard/store-link', { storeLink })
  const fitted = async (key = club.apiKey) => {
    const answer = await club.call('POST', '/v1/fitting/analyze', { token: key, body: golfer })
    return ((await answer.json()) as { topPicks: Pick[] }).topPicks
  }

  test('links name the article made in the hand and loft, and clubs without one lead to the store of this service', async () => {
    const [first, second, third] = await fitted()
    const loft = first!.build.loft
    const lines = [
      'sku,headId,hand,loft,price,stock',
      `ANY,${first!.headId},,,449.99,9`,
      `LEFT,${first!.headId},left,${loft},,9`,
      `OTHER-LOFT,${first!.headId},right,${loft + 1.5},,9`,
      `GONE,${first!.headId},right,${loft},449.99,0`,
      `EXACT/1,${first!.headId},right,${loft},449.99,2`,
      `LEFT-2,${second!.headId},left,,,1`,
      `PLAIN-3,${third!.headId},,,,0`,
    ]
    expect((await put(lines.join('\n'))).status).toBe(303)
    expect(await stored()).toHaveLength(7)
    expect((await leadTo('https://shop.example/products/{sku}?option={loft}')).status).toBe(303)
    const links = (await fitted()).map(({ headId, storeUrl }) => [headId, new URL(storeUrl).pathname])
    expect(links).toEqual([
      [first!.headId, '/products/EXACT%2F1'],
      [second!.headId, `/store/club/${second!.headId}`],
      [third!.headId, '/products/PLAIN-3'],
    ])
    const body = { headId: third!.headId, hand: 'right' }
    const link = await club.call('POST', '/v1/store/link', { token: club.apiKey, body })
    expect(((await link.json()) as { url: string }).url).toStartWith('https://shop.example/products/PLAIN-3?option=&')
    const testKey = (await createKey(club.deps, club.accountId, { name: 'test', isTest: true }))!
    expect((await fitted(testKey.apiKey))[0]!.storeUrl).toContain('/products/EXACT%2F1')
    await leadTo('')
  })

  test('reading stops at 50 problems, of which five say what was probably meant', async () => {
    const [head] = await fitted()
    const lines = Array.from({ length: 5_000 }, (_, i) => `S-${i},${head!.headId.slice(0, -2)}${i},1`)
    const csv = ['sku,headId,stock', ...lines].join('\n')
    const { catalog } = club.deps.scorer.current().image
    const by = { kind: 'operator', id: null, from: null } as const
    const imported = await importStock({ sql: club.sql, catalog }, club.accountId, csv, by)
    const problems =
      'problems' in (imported as object) ? (imported as { problems: { problem: string }[] }).problems : []
    expect(problems).toHaveLength(50)
    expect(problems.filter(({ problem }) => problem.includes('Did you mean'))).toHaveLength(5)
    const answer = await put(csv)
    expect([answer.status, (await answer.text()).includes('Line 2: headId is not in the catalog')]).toEqual([400, true])
  })

  interface Fitted {
    readonly topPicks: readonly (Pick & { readonly score: number; readonly reasons: readonly string[] })[]
    readonly clubRecommendations: { readonly compromises: readonly string[] }
    readonly specs: object
    readonly fittingId: string
  }
  const fittedFrom = async (inventory?: string, request: object = golfer) => {
    const body = { ...request, inventory }
    const answer = await club.call('POST', '/v1/fitting/analyze', { token: club.apiKey, body })
    expect(answer.status).toBe(200)
    return (await answer.json()) as Fitted
  }

  test('picks are limited to what is in stock in the hand and loft, and a shop that has nothing is told of in a sentence', async () => {
    const { specs, topPicks } = await fittedFrom()
    const [first, second] = topPicks
    const lines = [
      'sku,headId,hand,loft,stock',
      `HERE,${second!.headId},right,${second!.build.loft},1`,
      `GONE,${first!.headId},right,${first!.build.loft},0`,
      `LEFT,${first!.headId},left,,5`,
    ]
    await put(lines.join('\n'))
    const limited = await fittedFrom('only')
    expect(limited.topPicks.map(({ headId }) => headId)).toEqual([second!.headId])
    expect(limited.topPicks[0]!.reasons).toContain('In stock at the shop as HERE.')
    expect(limited.clubRecommendations.compromises).toContain('The shop has no other club in stock that fits.')
    expect(limited.specs).toEqual(specs)

    await put('sku,headId,stock\nGONE,ping-g440-max-driver,0')
    const none = await fittedFrom('only')
    expect([none.topPicks, none.specs]).toEqual([[], specs])
    expect(none.clubRecommendations.compromises).toEqual([
      'The shop has no club in stock that fits, so nothing is picked; the figures hold for any shop.',
    ])
    const handoff = await club.call('POST', `/v1/fittings/${none.fittingId}/lab-handoff`, { token: club.apiKey })
    const { labUrl } = (await handoff.json()) as { labUrl: string }
    const lab = await owner.open(labUrl.slice(labUrl.indexOf('/lab')))
    expect(await lab.text()).toContain('The shop has no club in stock that fits')
    await put('sku,headId,stock')
    expect((await fittedFrom('only')).clubRecommendations.compromises[0]).toStartWith('The account has no stock list')
  })

  test('a wedge set is limited to what is in stock too, and what is missing of it is said', async () => {
    const wedge = {
      clubType: 'wedge',
      golfer: { handedness: 'right', handicap: 8 },
      swingMetrics: { swingSpeed: 78 },
      clubDetails: { wedgeHit: 'SW', pwLoft: 44, lobWedgeFullSwing: 'yes' },
    }
    const lofts = ({ topPicks }: Fitted) => topPicks[0]!.build.wedges!.map(({ loft }) => loft)
    const free = await fittedFrom(undefined, wedge)
    const { headId, build } = free.topPicks[0]!
    const [kept, ...gone] = [build.loft, ...lofts(free).filter((loft) => loft !== build.loft)]
    expect(gone.length).toBeGreaterThan(1)
    await put(['sku,headId,loft,stock', `SW,${headId},${kept},1`, `GW,${headId},${gone[0]},0`].join('\n'))
    const limited = await fittedFrom('only', wedge)
    expect([limited.topPicks[0]!.headId, lofts(limited)]).toEqual([headId, [kept!]])
    expect(limited.topPicks[0]!.compromises.join(' ')).toContain('The shop has in stock of this line no')
    await put('sku,headId,stock')
  })

  test('stock that is preferred decides between equal clubs, and never against a better one', async () => {
    const { topPicks } = await fittedFrom()
    const answer = await club.call('POST', '/v1/fitting/analyze', { token: club.apiKey, body: golfer })
    const { heads } = ((await answer.json()) as { clubRecommendations: { heads: string[] } }).clubRecommendations
    const others = heads.slice(3)
    await put(['sku,headId,stock', ...others.map((headId, i) => `S${i},${headId},1`)].join('\n'))
    const preferred = await fittedFrom('prefer')
    const now = preferred.topPicks.filter(({ headId }) => others.includes(headId))
    expect(now.length).toBeGreaterThan(0)
    for (const { reasons } of now) expect(reasons.join()).toContain('In stock at the shop as S')
    const scores = (picks: readonly { score: number }[]) => picks.map(({ score }) => score).sort()
    for (const [i, score] of scores(preferred.topPicks).entries())
      expect(score).toBeGreaterThanOrEqual(scores(topPicks)[i]! - 4)
    await put('sku,headId,stock')
    expect((await fittedFrom('prefer')).clubRecommendations.compromises).toContain(
      'None of the picks is in stock at the shop.',
    )
    expect((await fittedFrom('prefer')).topPicks.map(({ headId }) => headId)).toEqual(
      topPicks.map(({ headId }) => headId),
    )
  })

  test('a list that is wrong anywhere changes nothing, and each wrong line is told', async () => {
    await put('sku,headId,stock\nA,ping-g440-max-driver,1')
    const before = await stored()
    const wrong = await put(
      [
        'sku,headId,stock,loft',
        'A,ping-g440-max-driver,1,9',
        'A,ping-g440-max-driver,1,9',
        'B,ping-g44-max-driver,1,',
        'C,,x,9',
      ].join('\n'),
    )
    expect(wrong.status).toBe(400)
    const text = await wrong.text()
    for (const words of [
      'Line 3: sku is the same as in line 2',
      'Line 4: headId is not in the catalog',
      'ping-g440-max-driver',
      'Line 5: ',
    ])
      expect(text).toContain(words)
    for (const csv of ['', 'sku,stock\nA,1', 'sku,headId,stock,color\nA,ping-g440-max-driver,1,red', '"'])
      expect((await put(csv)).status).toBe(400)
    expect(await stored()).toEqual(before)
  })

  test('members see the list and do not change it; other accounts see nothing of it', async () => {
    await put('sku,headId,stock\nA,ping-g440-max-driver,1')
    const member = (await club.person('member')).browser
    expect(await (await member.open('/dashboard/inventory')).text()).toContain('<code>A</code>')
    expect((await put('sku,headId,stock', member)).status).toBe(403)
    expect(await stored()).toHaveLength(1)
    const other = await replica(club.sql, { isInProcess: true })
    const stranger = (await other.person()).browser
    expect(await (await stranger.open('/dashboard/inventory')).text()).not.toContain('<code>A</code>')
    expect(await stored(other.accountId)).toEqual([])
  })

  test('on the dashboard the list is shown, and pasted again', async () => {
    const csv = 'sku,headId,hand,loft,price,stock\nG440-9,ping-g440-max-driver,right,9,449.99,3'
    const done = await owner.send('/dashboard/inventory', { csv })
    expect(done.headers.get('location')).toBe('/dashboard/inventory?done=stock-list')
    const page = await (await owner.open('/dashboard/inventory')).text()
    for (const words of ['<code>G440-9</code>', '449.99', '9°', csv]) expect(page).toContain(words)
    const refused = await owner.send('/dashboard/inventory', { csv: 'sku' })
    expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('Nothing was changed')])
    const long = ['sku,headId,stock', ...Array.from({ length: 2_000 }, (_, i) => `S${i},ping-g440-max-driver,1`)]
    expect((await owner.send('/dashboard/inventory', { csv: long.join('\n') })).status).toBe(303)
  })

  test('it goes with the account', async () => {
    const other = await replica(club.sql, { isInProcess: true })
    await put('sku,headId,stock\nA,ping-g440-max-driver,1', (await other.person()).browser)
    await eraseAccount(other.deps, other.accountId)
    const left = await other.sql`select sku from stock_items where account_id = ${other.accountId}`
    expect(left).toEqual([])
  })
})
