import { beforeAll, describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import type { FittingRequest } from '../../src/fitting/index.ts'
import { clubTypes } from '../../src/golf/names/words.ts'
import { rules } from '../../src/ruleset/index.ts'
import { golfers } from '../support/golfers.ts'
import { onAgent } from './agent.ts'
import { flattened } from './flattened.ts'

/** As a rule of thumb for English and JSON. */
const charactersPerToken = 4
const tokens = (text: string): number => Math.ceil(text.length / charactersPerToken)

/** An answer to the usual question costs a model no more than this. */
const answerTokens = 2_000
const usual: readonly (readonly [tool: string, args: object])[] = [
  ['analyze_fitting', { clubType: 'driver', handedness: 'right', swingSpeed: 95, missPattern: 'fade' }],
  ['analyze_fitting', { clubType: 'fairway', handedness: 'left', swingSpeed: 98 }],
  ['analyze_fitting', { clubType: 'hybrid', handedness: 'right', swingSpeed: 84, loft: 22 }],
  ['analyze_fitting', { clubType: 'iron', handedness: 'right', swingSpeed: 78, handicap: 14 }],
  ['analyze_fitting', { clubType: 'wedge', handedness: 'right', swingSpeed: 72, wedgeHit: 'SW', pwLoft: 45 }],
  ['get_fitting', { fittingId: 'last' }],
  ['get_fitting', { fittingId: 'last', detail: false }],
  ['search_clubs', { clubType: 'driver' }],
  ['get_club', { headId: 'ping-g440-max-driver' }],
  ['compare_clubs', { headIds: ['ping-g440-max-driver', 'titleist-gt3-driver'] }],
  ['score_clubs', { speed: 95, miss: 'slice', clubType: 'driver' }],
  ['score_clubs', { speed: 95, miss: 'slice' }],
  ['build_store_link', { headId: 'ping-g440-max-driver', loft: 10.5 }],
  ['get_grip_size', { handLengthIn: 7.5 }],
  ['analyze_bag_gapping', { clubs: ['driver', '3w', '4h', '5-PW', '52', '56', '60'], driverSpeed: 95 }],
  ['find_fitter', { city: 'Boston, MA' }],
  ['check_key_status', {}],
  ['get_api_status', {}],
]

/** Golfers with the longest answers, found by the property below. */
const longest = [
  {
    clubType: 'wedge',
    golfer: { handedness: 'right', age: 10 },
    swingMetrics: { ballSpeed: 50, spinRate: 5000, missPattern: 'fade', ballFlight: 'low' },
    clubDetails: {
      fairwayDesignation: '3-wood',
      fairwaySpeedSource: 'driver',
      driverSpeed: 30,
      pwLoft: 35,
      ironShaft: { weightGrams: 60.5 },
    },
  },
  {
    clubType: 'wedge',
    golfer: { handedness: 'right', gender: 'female' },
    swingMetrics: { ballSpeed: 50 },
    currentEquipment: { loft: 44 },
    clubDetails: {
      fairwayDesignation: '3-wood',
      fairwaySpeedSource: 'driver',
      sevenIronSpeed: 66.1,
      pwLoft: 35,
      wedgeHit: 'LW',
    },
  },
  {
    clubType: 'iron',
    golfer: { handedness: 'right', handicap: 0, gender: 'female' },
    swingMetrics: { swingSpeed: 30, ballSpeed: 50, launchAngle: 12, spinRate: 3500, missPattern: 'fade' },
    currentEquipment: { loft: 20 },
    clubDetails: {
      fairwaySpeedSource: 'driver',
      sevenIronSpeed: 30,
      lobWedgeFullSwing: 'yes',
      ironShaft: { weightGrams: 40 },
    },
  },
  {
    clubType: 'wedge',
    golfer: { handedness: 'right', gender: 'female' },
    swingMetrics: { ballSpeed: 50, launchAngle: 18, missPattern: 'fade' },
    clubDetails: {
      driverSpeed: 30,
      sevenIronSpeed: 81.8,
      pwLoft: 35,
      ironShaft: { flex: 'Ladies', material: 'Graphite' },
    },
  },
] as const satisfies FittingRequest[]

/** DOORS=3000 is more fittings than a key may ask for in a minute. */
const unlimited = { env: { RATE_LIMIT_ANALYZE_PER_MINUTE: '0' } }

onAgent((agent) => {
  let list = ''
  beforeAll(async () => {
    const { message } = await agent().rpc({ jsonrpc: '2.0', id: 1, method: 'tools/list' })
    list = JSON.stringify(message.result.tools)
  })
  describe('what a conversation pays', () => {
    test('the list of tools', () => expect(tokens(list)).toBeLessThanOrEqual(7_000))
    test('each tool has an answer here', () => {
      const named = (JSON.parse(list) as { name: string }[]).map(({ name }) => name)
      expect([...new Set(usual.map(([tool]) => tool))].toSorted()).toEqual(named.toSorted())
    })
    for (const [tool, args] of usual)
      test(`${tool} ${JSON.stringify(args)}`, async () => {
        const { text, links, isError } = await agent().call(tool, args, { path: '/mcp?links=true' })
        expect({ isError, text: isError ? text : '' }).toEqual({ isError: false, text: '' })
        expect(tokens(text + JSON.stringify(links))).toBeLessThanOrEqual(answerTokens)
      })
    test('each document that a model may read', async () => {
      const list = async (method: string) => (await agent().rpc({ jsonrpc: '2.0', id: 1, method })).message.result
      const documents = (await list('resources/list')).resources.filter(({ uri }: { uri: string }) =>
        uri.startsWith('svc:'),
      )
      const uris = [...documents.map(({ uri }: { uri: string }) => uri), ...rules.map(({ id }) => `svc://rules/${id}`)]
      for (const uri of uris) {
        const { message } = await agent().rpc({ jsonrpc: '2.0', id: 1, method: 'resources/read', params: { uri } })
        const { text } = message.result.contents[0]
        expect({ uri, isShort: tokens(text) <= answerTokens }).toEqual({ uri, isShort: true })
      }
      const { message } = await agent().rpc({
        ...{ jsonrpc: '2.0', id: 1, method: 'resources/read' },
        params: { uri: 'svc://rules/LIE-STATIC' },
      })
      const { rule } = JSON.parse(message.result.contents[0].text)
      expect(rule).toMatchObject({ id: 'LIE-STATIC', rowsAt: 'http://fit.example/v1/rules/LIE-STATIC' })
      expect(rule.rowCount).toBeGreaterThan(100)
    })
    const expectShort = async (golfer: FittingRequest) => {
      const made = await agent().call('analyze_fitting', flattened(golfer).flat)
      const read = await agent().call('get_fitting', { fittingId: made.json.fittingId })
      for (const { text, links } of [made, read])
        expect(tokens(text + JSON.stringify(links))).toBeLessThanOrEqual(answerTokens)
    }
    test('a fitting of any golfer, when it is made and when it is read', async () => {
      await fc.assert(fc.asyncProperty(fc.oneof(...clubTypes.map(golfers)), expectShort), {
        numRuns: Number(process.env['DOORS'] ?? 10),
      })
    })
    test.each(longest)('a fitting with the longest answer: %j', expectShort)
  })
}, unlimited)
