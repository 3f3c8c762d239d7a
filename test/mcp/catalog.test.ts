import { describe, expect, test } from 'bun:test'
import { requestTo } from '../support/app.ts'
import { onAgent, openAgent } from './agent.ts'

/** Ten thousand tokens of JSON like ours: 3.05 characters a token was the least of four answers (o200k). */
const charactersMax = 30_500
/** Of an answer that nothing was added to: 2,000 tokens of four characters. */
const answerMax = 8_000

onAgent((agent) => {
  const rest = async (path: string, body?: unknown) => {
    const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
    const headers = { authorization: `Bearer ${agent().apiKey}`, 'content-type': 'application/json' }
    // biome-ignore lint/suspicious/noExplicitAny: a caller of a JSON API sees untyped members
    return (await (await agent().handle(requestTo(path, { ...init, headers }))).json()) as any
  }

  describe('MC-010 search_clubs', () => {
    test('answers what REST answers, with query for q', async () => {
      const { json } = await agent().call('search_clubs', {
        clubType: 'driver',
        query: 'max',
        sort: 'price_low',
        limit: 7,
        offset: 2,
      })
      expect(json).toEqual(await rest('/v1/catalog/clubs?clubType=driver&q=max&sort=price_low&limit=7&offset=2'))
      expect(json.clubs.length).toBeGreaterThan(0)
    })
    test('20 clubs by default, 50 at most', async () => {
      expect((await agent().call('search_clubs')).json.clubs).toHaveLength(20)
      const { json: whole } = await agent().call('search_clubs', { sort: 'price_low', include: ['discontinued'] })
      expect(whole).toEqual(await rest('/v1/catalog/clubs?sort=price_low&include=discontinued'))
      expect(whole.clubs.some(({ current }: { current: boolean }) => !current)).toBe(true)
      const { text, json } = await agent().call('search_clubs', { limit: 50, clubType: 'iron' })
      expect(json.clubs).toHaveLength(50)
      expect(text.length).toBeLessThan(charactersMax)
    })
    test('SE-009 SE-020 bounds of the tool form', async () => {
      for (const args of [{ limit: 51 }, { limit: 0 }, { offset: 10_001 }, { minPrice: -1 }, { maxPrice: 10_001 }])
        expect(await agent().call('search_clubs', args)).toMatchObject({ isError: true })
      expect(await agent().call('search_clubs', { offset: 10_000, minPrice: 0, maxPrice: 10_000 })).toMatchObject({
        isError: false,
      })
    })
    test('a misspelled argument is named, with the one that was meant', async () => {
      const { isError, text } = await agent().call('search_clubs', { clubtype: 'driver' })
      expect(isError).toBeTrue()
      expect(text).toStartWith('VALIDATION_FAILED: clubtype is not a field here; did you mean clubType?')
      expect(text).toContain('search_clubs')
      expect(text).toContain('"clubType":"driver"')
    })
  })

  describe('MC-011 get_club', () => {
    test('the longest detail of each club type fits into a conversation', async () => {
      const { heads } = await rest('/v1/catalog')
      for (const clubType of ['driver', 'fairway', 'hybrid', 'iron', 'wedge'])
        for (const { headId } of heads.filter((head: { clubType: string }) => head.clubType === clubType)) {
          const { text, json } = await agent().call('get_club', { headId })
          expect(json.club.headId).toBe(headId)
          expect({ headId, isShort: text.length < answerMax }).toEqual({ headId, isShort: true })
        }
    })
    test('every option id of REST is there', async () => {
      const include = ['grips', 'shaftUpgrades', 'sources']
      const { json } = await agent().call('get_club', { headId: 'ping-g440-max-driver', include })
      const { club } = await rest('/v1/catalog/clubs/ping-g440-max-driver')
      const ids = (list: Record<string, string>[], member: string) => list.map((one) => one[member])
      expect(ids(json.club.shaftUpgrades, 'shaftId')).toEqual(ids(club.shaftUpgrades, 'shaftId'))
      expect(ids(json.club.grips, 'gripId')).toEqual(ids(club.grips, 'gripId'))
      expect({ ...json.club, grips: 0, shaftUpgrades: 0 }).toEqual({ ...club, grips: 0, shaftUpgrades: 0 })
    })
    test('an unknown id is told with those that were meant', async () => {
      const { isError, text } = await agent().call('get_club', { headId: 'ping-g440-max-drivr' })
      expect(isError).toBeTrue()
      expect(text).toContain('CLUB_NOT_FOUND')
      expect(text).toContain('ping-g440-max-driver')
      expect(text).toContain('search_clubs')
    })
  })

  describe('MC-012 compare_clubs', () => {
    test('answers what REST answers for two to four clubs', async () => {
      const headIds = ['ping-g440-max-driver', 'titleist-gts2-driver', 'no-such-club']
      const { json } = await agent().call('compare_clubs', { headIds })
      expect(json).toEqual(await rest('/v1/catalog/compare', { headIds }))
      expect(json.notFound).toEqual(['no-such-club'])
    })
    test('one, five or twice the same are refused', async () => {
      for (const headIds of [['a'], ['a', 'b', 'c', 'd', 'e'], ['a', 'a']])
        expect((await agent().call('compare_clubs', { headIds })).text).toContain('VALIDATION_FAILED')
    })
  })

  describe('a name where an id is asked', () => {
    // biome-ignore lint/suspicious/noExplicitAny: a caller of a JSON API sees untyped members
    const named = (club: string): [tool: string, args: Record<string, unknown>, idOf: (json: any) => string][] => [
      ['get_club', { headId: club }, (json) => json.club.headId],
      ['compare_clubs', { headIds: ['titleist-gts2-driver', club] }, (json) => json.clubs[1].headId],
      ['score_clubs', { headIds: [club] }, (json) => json.clubs[0].headId],
      ['build_store_link', { headId: club }, (json) => json.headId],
    ]
    test('the whole name of one club is that club', async () => {
      for (const [tool, args, idOf] of named('Qi35 driver')) {
        const { isError, json } = await agent().call(tool, args)
        expect({ tool, isError, headId: isError || idOf(json) }).toEqual({
          tool,
          isError: false,
          headId: 'taylormade-qi35-driver',
        })
      }
      expect((await agent().call('get_club', { headId: 'TaylorMade P790 2023' })).json.club.headId).toBe(
        'taylormade-p790-2023',
      )
    })
    test('a name of several clubs is told with all of them', async () => {
      for (const [tool, args] of named('Stealth 2 HD')) {
        const { isError, text } = await agent().call(tool, args)
        expect({ tool, isError }).toEqual({ tool, isError: true })
        expect(text).toStartWith('AMBIGUOUS_CLUB')
        expect(text).toContain('taylormade-stealth-2-hd-driver (TaylorMade Stealth 2 HD driver (2023))')
        expect(text).toContain('taylormade-stealth-2-hd-fairway')
      }
    })
    test('several ambiguous names of one call are told at once', async () => {
      const headIds = ['Stealth 2 HD', 'ping-g440-max-driver', 'Qi35']
      for (const [tool, args] of [
        ['compare_clubs', { headIds }],
        ['score_clubs', { headIds }],
      ] as const) {
        const { text } = await agent().call(tool, args)
        expect(text).toContain('taylormade-stealth-2-hd-driver')
        expect(text).toContain('taylormade-qi35-driver')
      }
    })
    test('a kind of club in other words is told the type to send', async () => {
      const refusalOf = async (tool: string, args: object) => (await agent().call(tool, args)).text
      const fit = { handedness: 'right', swingSpeed: 95 }
      expect(await refusalOf('analyze_fitting', { clubType: 'putter', ...fit })).toContain('putters are not fitted')
      expect(await refusalOf('analyze_fitting', { clubType: '3 wood', ...fit })).toContain(
        'send "fairway" and fairwayDesignation "3-wood"',
      )
      expect(await refusalOf('search_clubs', { clubType: 'mini driver' })).toContain('send "driver"')
      expect(await refusalOf('score_clubs', { clubType: 'sand wedge', speed: 95 })).toContain('send "wedge"')
    })
    test('the club type tells score_clubs which is meant', async () => {
      const args = { headIds: ['Stealth 2 HD'], clubType: 'fairway' }
      expect((await agent().call('score_clubs', args)).json.clubs[0].headId).toBe('taylormade-stealth-2-hd-fairway')
    })
    test('part of a name, or a wrong year, is not taken for the club', async () => {
      for (const headId of ['Qi35', 'Vokey', 'Qi35 driver 2019'])
        expect((await agent().call('get_club', { headId })).text).toStartWith('AMBIGUOUS_CLUB')
    })
    test('a misspelled name is not guessed', async () => {
      const { text } = await agent().call('get_club', { headId: 'stelth 2 plus driver' })
      expect(text).toStartWith('CLUB_NOT_FOUND')
      expect(text).toContain('taylormade-stealth-2-plus-driver')
    })
    test('two names of one club are not compared with each other', async () => {
      const headIds = ['Qi35 driver', 'taylormade-qi35-driver']
      expect((await agent().call('compare_clubs', { headIds })).text).toContain(
        'names a club that is already in the list',
      )
    })
  })

  test('ER-011 a limit that is used up is told with the time to wait, and other tools go on', async () => {
    const limited = await openAgent(agent().deps.sql, { env: { RATE_LIMIT_SEARCH_PER_MINUTE: '2' } })
    const first = await limited.call('search_clubs', { limit: 1 })
    expect(first.headers.get('ratelimit')).toMatch(/^"search";r=1;t=\d+$/)
    await limited.call('search_clubs', { limit: 1 })
    const { isError, text } = await limited.call('search_clubs', { limit: 1 })
    expect(isError).toBeTrue()
    expect(text).toMatch(/RATE_LIMITED: [\s\S]*Wait \d+ seconds, then make the same call again\./)
    expect((await limited.call('score_clubs', { limit: 1 })).isError).toBeFalse()
  })
})
