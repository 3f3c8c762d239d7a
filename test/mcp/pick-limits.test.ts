import { expect, test } from 'bun:test'
import { requestFrom } from '../../src/cli/fit/fit-fields.ts'
import type { FittingRequest } from '../../src/fitting/index.ts'
import { requestTo } from '../support/app.ts'
import { onAgent } from './agent.ts'

// A budget and makers go with a fitting through every door: the API, its batches, the tools and the command line.

const driver: FittingRequest = {
  clubType: 'driver',
  golfer: { handedness: 'right', handicap: 14 },
  swingMetrics: { swingSpeed: 95, missPattern: 'fade', missSize: 'moderate' },
}
const flat = { clubType: 'driver', ...driver.golfer, ...driver.swingMetrics }

onAgent((agent) => {
  const post = async (path: string, body: string, type = 'application/json') => {
    const headers = { 'content-type': type, authorization: `Bearer ${agent().apiKey}` }
    const response = await agent().handle(requestTo(path, { method: 'POST', headers, body }))
    return { status: response.status, text: await response.text() }
  }
  const fitted = async (limits: Partial<FittingRequest>) => {
    const { status, text } = await post('/v1/fitting/analyze', JSON.stringify({ ...driver, ...limits }))
    return { status, json: JSON.parse(text) }
  }
  const called = (limits: object) => agent().call('analyze_fitting', { ...flat, ...limits })
  const ids = (picks: readonly { headId: string }[]) => picks.map(({ headId }) => headId)

  test.each<[string, Partial<FittingRequest>]>([
    ['a budget', { budget: 400 }],
    ['a maker', { brands: ['PING'] }],
    ['makers as golfers write them', { brands: ['ping', 'Taylor Made'] }],
    ['both', { budget: 500, brands: ['PING', 'Cobra'] }],
    ['what is in stock', { inventory: 'only' }],
  ])('%s limits the picks of the API and of the tools alike', async (_, limits) => {
    const [rest, tool] = [await fitted(limits), await called(limits)]
    expect(rest.status).toBe(200)
    expect(ids(rest.json.topPicks).slice(0, tool.json.topPicks.length)).toEqual(ids(tool.json.topPicks))
    expect(rest.json.input).toMatchObject(limits)
    for (const { brand, total } of rest.json.topPicks) {
      expect(total.price).toBeLessThanOrEqual(limits.budget ?? Infinity)
      if (limits.brands)
        expect(limits.brands.map((said) => said.toLowerCase().replace(' ', ''))).toContain(brand.toLowerCase())
    }
  })

  test('a budget that buys none says so, with the lowest total that there is', async () => {
    const { json } = await fitted({ budget: 20 })
    expect(json.topPicks).toEqual([])
    const sentence = /^No driver costs \$20 or less, head and shaft: the next costs \$([\d.]+), the (.+)\.$/
    const [, lowest] = sentence.exec(json.clubRecommendations.compromises[0]) ?? []
    // Finding 14: the advice does not blame the fit.
    expect(json.advice.steps.at(-1)).toMatchObject({ kind: 'clubs', text: json.clubRecommendations.compromises[0] })
    const enough = await fitted({ budget: Number(lowest) })
    expect(enough.json.topPicks.map(({ total }: { total: { price: number } }) => total.price)).toEqual([Number(lowest)])
    const tool = await called({ budget: 20 })
    expect(tool.json.clubRecommendations.compromises).toEqual(json.clubRecommendations.compromises)
  })

  test('makers without such a club leave none, and those that have one are named', async () => {
    const { json } = await fitted({ brands: ['Takomo'] })
    expect(json.topPicks).toEqual([])
    const said = json.clubRecommendations.compromises[0]
    expect(said).toMatch(/^No driver by Takomo is sold now for this golfer: .*PING.* have one\.$/)
  })

  test('a name that is no maker is refused with the maker it may mean, and costs nothing', async () => {
    const { status, json } = await fitted({ brands: ['PING', 'Calaway'] })
    expect(status).toBe(400)
    expect(json.code).toBe('VALIDATION_FAILED')
    const [wrong] = json.errors
    expect(wrong.pointer).toBe('/brands/1')
    expect(wrong.detail).toContain('did you mean Callaway?')
    const { isError, text } = await called({ brands: ['Calaway'] })
    expect({ isError, isMeant: text.includes('did you mean Callaway?') }).toEqual({ isError: true, isMeant: true })
    const row = JSON.stringify({ idempotencyKey: 'one', request: { ...driver, brands: ['Calaway'] } })
    const batch = await post('/v1/fitting/batch', row, 'application/x-ndjson')
    expect(batch.text).toContain('"status":"refused"')
    expect(batch.text).toContain('/request/brands/0')
  })

  test.each([[{ budget: -1 }], [{ brands: [] }], [{ brands: ['1', '2', '3', '4', '5', '6'] }], [{ brands: 'PING' }]])(
    '%p is refused',
    async (limits) => expect((await fitted(limits as never)).status).toBe(400),
  )
})

test('a column or an option says makers with commas between them', () => {
  expect(requestFrom({ budget: '400', brands: 'PING, Tour Edge' })).toMatchObject({
    budget: 400,
    brands: ['PING', 'Tour Edge'],
  })
})
