import { describe, expect, test } from 'bun:test'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import type { Head } from '../../../../src/equipment/catalog/index.ts'
import { onAgent } from '../../../mcp/agent.ts'
import { requestTo } from '../../../support/app.ts'
import { catalog } from '../bundled.ts'

// What people ask for in four languages, and what must be true of the first three clubs found.

const phrases: { phrase: string; type: string; property: string }[] = parse(
  await Bun.file(join(import.meta.dir, 'needs.csv')).text(),
  { columns: true },
)

const costOf = (head: Head): number => {
  const one = head.priceNow ?? head.price ?? Number.NaN
  return head.clubType === 'iron' ? one * (head.sets.includes('5-PW') ? 6 : 5) : one
}
const isHigh = ({ launch }: Head) => launch === 'high' || launch === 'mid-high'

const properties: Readonly<Record<string, (head: Head, ...numbers: number[]) => boolean>> = {
  current: (head) => !head.discontinued,
  forgiving: ({ forgiveness }) => forgiveness >= 8,
  draw: ({ bias }) => bias === 'draw',
  slow: (head) => head.weightClass === 'light' || isHigh(head),
  light: ({ weightClass }) => weightClass === 'light',
  adult: ({ gender }) => gender !== 'junior',
  high: isHigh,
  lowspin: ({ spin }) => spin === 'low' || spin === 'mid-low',
  cheap: (head) => costOf(head) < (head.clubType === 'hybrid' ? 250 : 400),
  under: (head, dollars) => costOf(head) < dollars!,
  adjustable: ({ adjustable }) => adjustable.loftSleeveDeg > 0,
  number: (head, number) =>
    head.clubType === 'fairway' && head.designations.some((name) => name.endsWith(`${number}-wood`)),
  wedge: (head, loft, from, to) =>
    head.clubType === 'wedge' &&
    head.options.some((option) => option.loft === loft && option.bounce! >= from! && option.bounce! <= to!),
  blade: ({ category }) => category === 'blade',
  players: ({ category }) => category === 'blade' || category === 'players_iron',
  junior: ({ gender }) => gender === 'junior',
  height: ({ heightRangeIn }, inches) => heightRangeIn![0]! <= inches! && inches! <= heightRangeIn![1]!,
  women: ({ gender }) => gender === 'women',
  left: ({ hands }) => hands.includes('left'),
  graphite: ({ stockShafts }) => stockShafts.some(({ material }) => material === 'Graphite'),
}

onAgent((agent) => {
  const find = async (q: string, more = '') => {
    const path = `/v1/catalog/clubs?q=${encodeURIComponent(q)}${more}`
    const headers = { authorization: `Bearer ${agent().apiKey}` }
    // biome-ignore lint/suspicious/noExplicitAny: a caller of a JSON API sees untyped members
    return (await (await agent().handle(requestTo(path, { headers }))).json()) as any
  }

  describe('A2.8 a search by need', () => {
    test.each(phrases)('$phrase', async ({ phrase, type, property }) => {
      const found = await find(phrase)
      // A search leaves nothing behind for the next one.
      expect(await find(phrase)).toEqual(found)
      expect((await agent().call('search_clubs', { query: phrase })).json).toEqual(found)
      const first: string[] = found.clubs.slice(0, 3).map(({ headId }: { headId: string }) => headId)
      expect(first.length).toBeGreaterThan(0)
      const isOf = (headId: string) => {
        const head = catalog.head(headId)!
        const isMet = (said: string) => {
          const [name, ...numbers] = said.split(':')
          return properties[name!]!(head, ...numbers.map(Number))
        }
        return (type === '' || head.clubType === type) && property.split(' ').every(isMet)
      }
      expect(first.filter((headId) => !isOf(headId))).toEqual([])
    })
    test('of every page all clubs keep a limit of price and are sold now', async () => {
      const { clubs, total } = await find('driver under $400 current', '&limit=50')
      expect(clubs).toHaveLength(total)
      for (const { headId } of clubs) {
        const head = catalog.head(headId)!
        expect({ headId, isKept: !head.discontinued && costOf(head) < 400 }).toEqual({ headId, isKept: true })
      }
    })
    test.each(['cheap', 'cheap irons'])(
      'finding 11 %s lists what the whole purchase costs, lowest first',
      async (q) => {
        const costs: number[] = (await find(q, '&limit=50')).clubs.map(({ headId }: { headId: string }) =>
          Math.round(100 * costOf(catalog.head(headId)!)),
        )
        expect(costs.length).toBeGreaterThan(10)
        expect(costs).toEqual(costs.toSorted((a, b) => a - b))
      },
    )
    test('says what it understood, in the language asked for', async () => {
      expect((await find('forgiving driver under 400')).read).toBe('Read as: forgiving and up to $400.')
      expect((await find('fers pour débutant')).read).toBe('Read as: for a high handicap.')
      expect((await find('driver für Linkshänder', '&lang=de')).read).toBe('Verstanden: für Linkshänder.')
      expect((await find('hierros para zurdos', '&lang=es')).read).toBe('Se entendió: para zurdos.')
      expect((await find('g440 max driver')).read).toBeUndefined()
    })
    test('used clubs are said not to be listed', async () => {
      expect((await find('used drivers')).read).toContain('used clubs are not listed')
    })
    test('a maker that is not listed is said not to be, and how its clubs are compared', async () => {
      for (const [q, maker] of [
        ['nike', 'Nike'],
        ['maltby irons', 'Maltby'],
        ['best benross driver', 'Benross'],
      ])
        expect((await find(q!)).why).toStartWith(`Clubs of ${maker} are not listed`)
      expect((await find('TaylorMade M4')).why).toContain('`unlisted`')
    })
    test('needs that no club meets together are told apart from words that mean nothing', async () => {
      expect(await find('used women driver under 100')).toMatchObject({
        total: 0,
        why: 'No club listed meets all of this.',
        read: expect.stringContaining('for women'),
      })
    })
    test('the name of a club comes before a need in its words, and a limit of the query counts too', async () => {
      expect((await find('US Kids Ultralight driver')).clubs[0].headId).toBe('us-kids-ultralight-driver')
      expect((await find('New Level 902')).clubs[0].brand).toBe('New Level')
      const { clubs } = await find('driver under 400', '&maxPrice=320&sort=price_high')
      expect(clubs[0].priceNow ?? clubs[0].price).toBeLessThanOrEqual(320)
    })
  })
})
