import { expect, test } from 'bun:test'
import { FoundClubs } from '../../../../src/equipment/catalog/answers/answer-schema.ts'
import { fieldProblems } from '../../../../src/platform/schema.ts'
import { records } from '../bundled.ts'
import { inShop, type Shop } from '../shop.ts'

/** Heads of the release. */
const headCount = records.heads.length
const countOf = (type: string) => records.heads.filter(({ clubType }) => clubType === type).length

interface Summary {
  readonly headId: string
  readonly clubType: string
  readonly brand: string
  readonly model: string
  readonly category: string
  readonly price: number | null
  readonly priceNow?: number
  readonly setPrice?: number
  readonly lofts: number[]
  readonly hands: string[]
  readonly image: string
  readonly current: boolean
  readonly recommendations30d: number
}

/** Every club that matches, page by page. */
const all = async (shop: Shop, query: string): Promise<Summary[]> => {
  const clubs: Summary[] = []
  for (let offset = 0; ; offset += 50) {
    const { body } = await shop.get(`/v1/catalog/clubs?${query}&limit=50&offset=${offset}`)
    clubs.push(...body.clubs)
    if (clubs.length >= body.total) return clubs
  }
}

/** What the purchase costs today: of irons the set. */
const costOf = ({ clubType, price, priceNow, setPrice }: Summary): number | null =>
  clubType === 'iron' ? (setPrice ?? null) : (priceNow ?? price)

/** Clubs that are sold now, then the others, as a list has them. */
const partsOf = (clubs: readonly Summary[]): readonly Summary[][] => {
  const firstOld = clubs.findIndex(({ current }) => !current)
  expect(clubs.slice(firstOld).filter(({ current }) => current)).toEqual([])
  return [clubs.slice(0, firstOld), clubs.slice(firstOld)]
}

inShop((shop) => {
  const find = async (query = '') => (await shop().get(`/v1/catalog/clubs?${query}`)).body

  test('SE-001 the envelope has success, total, offset, limit, clubs and facets, as the API description says', async () => {
    const body = await find('clubType=wedge&offset=5&limit=3')
    expect(Object.keys(body)).toEqual(['success', 'total', 'offset', 'limit', 'clubs', 'facets'])
    expect(body).toMatchObject({ success: true, total: countOf('wedge'), offset: 5, limit: 3 })
    expect(fieldProblems(FoundClubs, body)).toEqual([])
  })
  test('SE-002 a summary has id, price in USD, lofts, category, image and the 30-day recommendation count', async () => {
    shop().recommend({ 'ping-g440-max-driver': 7 })
    const [club] = (await find('clubType=driver&q=g440')).clubs
    expect(club).toMatchObject({
      headId: 'ping-g440-max-driver',
      price: 619,
      currency: 'USD',
      lofts: [9, 10.5, 12],
      category: 'core',
      recommendations30d: 7,
    })
    expect(club.image).toMatch(/^http:\/\/fit\.example\/pictures\/driver-core-[0-9a-f]{12}\.svg$/)
    shop().recommend({})
  })
  test('SE-003 irons are priced per club', async () => {
    const [club] = (await find('clubType=iron&q=p790')).clubs
    expect(club.pricePer).toBe('club')
    expect(club.price).toBeLessThan(300)
  })
  test('SE-004 clubType filters by the five types', async () => {
    const totals = []
    for (const type of ['driver', 'fairway', 'hybrid', 'iron', 'wedge']) {
      const body = await find(`clubType=${type}&limit=50`)
      expect(new Set(body.clubs.map(({ clubType }: Summary) => clubType))).toEqual(new Set([type]))
      totals.push(body.total)
    }
    expect(totals).toEqual(['driver', 'fairway', 'hybrid', 'iron', 'wedge'].map(countOf))
  })
  test('SE-005 brand filters without regard to case', async () => {
    const { total, clubs } = await find('brand=PiNg')
    expect(total).toBeGreaterThan(20)
    expect(new Set(clubs.map(({ brand }: Summary) => brand))).toEqual(new Set(['PING']))
    expect((await find('brand=ping')).total).toBe(total)
    expect((await find('brand=pin')).total).toBe(0)
  })
  test('SE-006 category filters by head category', async () => {
    const { total, clubs } = await find('category=players_distance&limit=50')
    expect(total).toBe(records.heads.filter(({ category }) => category === 'players_distance').length)
    expect(new Set(clubs.map(({ category }: Summary) => category))).toEqual(new Set(['players_distance']))
    expect((await find('category=blade&clubType=wedge')).total).toBe(42)
  })
  test('SE-007 minPrice keeps clubs from that price up, and none without a price', async () => {
    const clubs = await all(shop(), 'clubType=driver&minPrice=649')
    expect(Math.min(...clubs.map((club) => costOf(club) ?? 0))).toBe(649)
    expect(clubs.map(({ headId }) => headId)).toContain('titleist-gts2-driver')
  })
  test('SE-008 maxPrice keeps clubs up to that price, and none without a price', async () => {
    const clubs = await all(shop(), 'clubType=driver&maxPrice=299.99')
    expect(Math.max(...clubs.map((club) => costOf(club) ?? 1e6))).toBe(299.99)
    expect((await find('minPrice=500&maxPrice=400')).total).toBe(0)
  })
  test('SE-010 q keeps clubs in which every word appears in brand, model or category', async () => {
    const { total, clubs } = await find('q=PING%20max&clubType=driver&limit=50')
    expect(total).toBeGreaterThan(3)
    for (const { brand, model, category } of clubs as Summary[])
      for (const word of ['ping', 'max']) expect(`${brand} ${model} ${category}`.toLowerCase()).toContain(word)
    expect((await find('q=ping%20titleist')).total).toBe(0)
    expect((await find('q=game%20improvement')).total).toBe((await find('q=game_improvement')).total)
  })
  test('SE-010 a word may not reach over the border of two fields', async () => {
    expect((await find('q=pingg440')).total).toBe(0)
  })
  test('SE-010 q whose words find nothing counts the clubs without the words, and says why', async () => {
    const { total, clubs, facets, why, didYouMean } = await find('q=titleist%20ap2%20irons&clubType=iron')
    expect({ total, clubs, didYouMean }).toEqual({ total: 0, clubs: [], didYouMean: [] })
    expect(facets).toEqual((await find('clubType=iron')).facets)
    expect(why).toStartWith('Not understood: ap2.')
    expect(fieldProblems(FoundClubs, await find('q=xyzzy'))).toEqual([])
  })
  test('what may have been meant has nearly this name, and is of the type that is said', async () => {
    const meant = async (q: string) =>
      ((await find(`q=${encodeURIComponent(q)}`)).didYouMean ?? []).map(({ headId }: { headId: string }) => headId)
    for (const headId of await meant('stealth 3 hd driver')) expect(headId).toMatch(/^taylormade-stealth-.*driver$/)
    expect(await meant('stealth 3 hd driver')).toHaveLength(3)
    expect((await meant('taylormade-qi35-drvr-x'))[0]).toBe('taylormade-qi35-driver')
    for (const other of [
      'TaylorMade M4',
      'Ping G400',
      'Titleist 718 AP2',
      'Callaway XR16',
      'zero torque putter',
      'driving iron',
      'xyzzy',
    ])
      expect({ other, meant: await meant(other) }).toEqual({ other, meant: [] })
  })
  test('why nothing was found: not listed, known by name only, not understood, another type, the filters', async () => {
    const why = async (query: string) => (await find(query)).why
    expect(await why('q=zero%20torque%20putter')).toBe('Putters are not listed.')
    expect(await why('q=utility%20iron')).toBe('Driving and utility irons are not listed.')
    // The M4 came out in 2018 and the G400 in 2017, by their makers.
    expect(await why('q=TaylorMade%20M4')).toStartWith('The TaylorMade M4 (2018) is known by name only')
    expect(await why('q=Ping%20G400')).toStartWith('The PING G400 (2017) is known by name only')
    expect(await why('q=TaylorMade%20M4%20Rescue')).toStartWith('The TaylorMade M4 Rescue')
    expect(await why('q=wobbly%20driver')).toMatch(/^Not understood: wobbly\. Listed are clubs of 20\d\d to 20\d\d\.$/)
    expect(await why('q=qi35%20wedge')).toMatch(/^Of this name there are other clubs: \d+ clubs \(.*driver.*\)/)
    expect(await why('q=qi35&clubType=wedge')).toMatch(/^The filters leave out what the words name: \d+ clubs/)
    expect(await why('minPrice=9999')).toBe('No club passes all filters.')
    expect(await why('q=g440')).toBeUndefined()
  })
  test('kinds of club are understood in German, French, Spanish and Japanese, the number before or after', async () => {
    const { total } = await find('q=hybrid')
    const fourHybrids = (await find('q=4%20hybrid')).total
    const threeWoods = (await find('q=3%20wood')).total
    expect(Math.min(total, fourHybrids, threeWoods)).toBeGreaterThan(50)
    for (const said of ['Hybride', 'híbrido', 'ハイブリッド'])
      expect({ said, total: (await find(`q=${encodeURIComponent(said)}`)).total }).toEqual({ said, total })
    for (const said of ['hybrid 4', 'hybride 4', 'híbrido 4', 'ハイブリッド4'])
      expect({ said, total: (await find(`q=${encodeURIComponent(said)}`)).total }).toEqual({ said, total: fourHybrids })
    expect((await find(`q=${encodeURIComponent('Holz 3')}`)).total).toBe(threeWoods)
    const forged = (await find('q=Eisen%20forged')).clubs as Summary[]
    expect(forged.length).toBeGreaterThan(0)
    expect(forged.filter(({ clubType }) => clubType !== 'iron')).toEqual([])
  })
  test('a grind finds the wedges that have it', async () => {
    const { clubs } = await find('q=K-grind')
    expect(clubs.length).toBeGreaterThan(0)
    for (const { headId } of clubs as Summary[]) {
      const { club } = (await shop().get(`/v1/catalog/clubs/${headId}`)).body
      expect(JSON.stringify(club)).toContain('"grind":"K"')
    }
  })
  test('SE-005 a maker is found by parted words, a nickname and a slip', async () => {
    const { total } = await find('brand=TaylorMade')
    for (const said of ['taylor%20made', 'Taylormaid', 'TM', 'Talyormade'])
      expect({ said, total: (await find(`brand=${said}`)).total }).toEqual({ said, total })
  })
  test('SE-010 a year is a preference: it leaves the others in the answer', async () => {
    const generations = (clubs: Summary[]) => clubs.map(({ headId }) => headId).toSorted()
    const [dated, all] = [await find('q=p790%202021'), await find('q=p790')]
    expect(dated.clubs[0].headId).toBe('taylormade-p790-2021')
    expect(generations(dated.clubs)).toEqual(generations(all.clubs))
    expect((await find('q=p790%202003')).total).toBe(all.total)
  })
  test('SE-014 words leave the order of a sort that is given', async () => {
    const prices = (await all(shop(), 'q=g440%20max&sort=price_low')).map(costOf)
    expect(prices.length).toBeGreaterThan(3)
    expect(prices).toEqual(prices.toSorted((a, b) => (a ?? 1e6) - (b ?? 1e6)))
  })
  test('SE-012 hand filters by right or left', async () => {
    const left = await all(shop(), 'hand=left&clubType=hybrid')
    const right = await all(shop(), 'hand=right&clubType=hybrid')
    expect(left.every(({ hands }) => hands.includes('left'))).toBe(true)
    expect(left.length).toBeLessThan(right.length)
  })
  test('SE-013 sort popular puts the most recommended first, then what is sold now', async () => {
    shop().recommend({ 'taylormade-m5-driver': 2, 'ping-g440-max-driver': 9 })
    const clubs = await all(shop(), 'clubType=driver&sort=popular')
    expect(clubs.slice(0, 2).map(({ headId }) => headId)).toEqual(['ping-g440-max-driver', 'taylormade-m5-driver'])
    const rest = clubs.slice(2).map(({ current }) => current)
    expect(rest.lastIndexOf(true)).toBe(rest.indexOf(false) - 1)
    shop().recommend({})
  })
  for (const [id, sort, sign] of [
    ['SE-014', 'price_low', 1],
    ['SE-015', 'price_high', -1],
  ] as const)
    test(`${id} A1.6 sort ${sort} orders the whole list by what the purchase costs today, clubs without a price last`, async () => {
      for (const clubType of ['iron', 'driver']) {
        const query = `clubType=${clubType}&sort=${sort}`
        const clubs = await all(shop(), query)
        expect(await all(shop(), `${query}&include=discontinued`)).toEqual(clubs)
        const prices = clubs.map(costOf)
        const known = prices.filter((price) => price !== null)
        expect(known).toEqual(known.toSorted((a, b) => sign * (a - b)))
        expect(prices.slice(known.length).every((price) => price === null)).toBe(true)
        expect(known.length).toBeLessThan(prices.length)
      }
    })
  test('A1.6 a price limit is what the purchase costs today: PING sells the G440 MAX for $449', async () => {
    const { clubs } = await find('clubType=driver&brand=PING&maxPrice=460')
    expect(clubs[0]).toMatchObject({ current: true, priceNow: 449 })
    expect((clubs as Summary[]).map(({ headId }) => headId)).toContain('ping-g440-max-driver')
    // Six irons of the T350 are $1,199.
    const ids = async (query: string) => (await all(shop(), query)).map(({ headId }) => headId)
    expect(await ids('clubType=iron&maxPrice=1198')).not.toContain('titleist-t350-2025')
    expect(await ids('clubType=iron&maxPrice=1200')).toContain('titleist-t350-2025')
  })
  test('SE-016 sort name orders by maker and model, current clubs first unless old ones are included', async () => {
    const whole = await all(shop(), 'sort=name&include=discontinued')
    expect(whole).toHaveLength(headCount)
    for (const clubs of [...partsOf(await all(shop(), 'sort=name')), whole]) {
      const names = clubs.map(({ brand, model }) => `${brand}\0${model}`.toLowerCase())
      expect(names).toEqual(names.toSorted())
    }
  })
  test('SE-017 without a sort the order is popular', async () => {
    expect((await find('limit=50')).clubs).toEqual((await find('limit=50&sort=popular')).clubs)
  })
  test('SE-018 a page has 20 clubs by default', async () => {
    const { limit, offset, clubs } = await find()
    expect({ limit, offset, count: clubs.length }).toEqual({ limit: 20, offset: 0, count: 20 })
  })
  test('SE-019 pages neither repeat nor lose a club, and there is nothing after the last', async () => {
    for (const sort of ['popular', 'price_low', 'price_high', 'name'])
      expect(new Set((await all(shop(), `sort=${sort}`)).map(({ headId }) => headId)).size).toBe(headCount)
    expect((await find(`offset=${headCount}`)).clubs).toEqual([])
    expect((await find('offset=1000000')).total).toBe(headCount)
  })
  test('SE-001 facets count all clubs found, not only those of the page', async () => {
    const { total, facets } = await find('brand=titleist&limit=1')
    const sum = (facet: { count: number }[]) => facet.reduce((all, { count }) => all + count, 0)
    expect(sum(facets.clubType)).toBe(total)
    expect(sum(facets.category)).toBe(total)
    expect(facets.brand).toEqual([{ value: 'Titleist', count: total }])
    const priced = (await all(shop(), 'brand=titleist')).map(costOf)
    const known = priced.filter((price) => price !== null)
    expect(facets.price).toEqual({
      min: Math.min(...known),
      max: Math.max(...known),
      unknown: priced.length - known.length,
    })
  })
  test('SE-022 a summary does not judge fit', async () => {
    const [club] = (await find()).clubs
    expect(Object.keys(club).filter((name) => /score|verdict|fit/i.test(name))).toEqual([])
  })
  test('ER-012 no free operation consumes a fitting', async () => {
    await find()
    await shop().get('/v1/catalog')
    await shop().get('/v1/catalog/clubs/ping-g440-max-driver')
    await shop().get('/v1/catalog/club-models?clubType=iron')
    await shop().post('/v1/catalog/compare', { headIds: ['ping-g440-max-driver', 'titleist-gts2-driver'] })
    expect((await shop().get('/v1/key/status')).body.usage.current).toBe(0)
  })
  test('the example values of the API description find a club when all are sent, as its page does', async () => {
    const { paths } = (await shop().get('/swagger/json')).body
    const parameters: { name: string; example: unknown }[] = paths['/v1/catalog/clubs'].get.parameters
    const query = parameters.map(({ name, example }) => `${name}=${encodeURIComponent(String(example))}`).join('&')
    expect(parameters).toHaveLength(12)
    expect((await find(query)).total).toBeGreaterThan(0)
  })
})
