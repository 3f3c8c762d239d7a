import { beforeAll, describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import type { BagRequest } from '../../src/features/bag/index.ts'
import type { PlanRequest } from '../../src/features/bag/plan/plan-schema.ts'
import type { FittingRequest } from '../../src/fitting/index.ts'
import { withRefitShares } from '../../src/fitting/refits/index.ts'
import { clubTypes } from '../../src/golf/names/words.ts'
import { ruleById } from '../../src/ruleset/index.ts'
import { createScorer } from '../../src/scoring/index.ts'
import { catalog } from '../equipment/catalog/bundled.ts'
import { bags } from '../features/bag/bags.ts'
import { type Bay, openBay, sessionOf, shotOf } from '../features/sessions/bay.ts'
import { testConfig } from '../support/app.ts'
import { cases } from '../support/cases.ts'
import { requests } from '../support/club.ts'
import { forEachSharedDatabase } from '../support/databases.ts'
import { golfers } from '../support/golfers.ts'
import { analyzeBag, answerPlan, type CompletedFitting, fittingResult } from '../support/in-english.ts'

// Every number of an answer has a reason: the rule beside it, the rules of a block around it, or it is no figure of ours.

/** Numbers that no rule made: what was sent, what the catalog holds, what was counted, and what counts the answer itself. */
const plain: readonly RegExp[] = [
  /^(input|.*\.request)\b/, // the request again, and requests to send
  /\.(year|price|upcharge)$/, // of the catalog
  /\.rank$/, // place in the list
  /^(progress\.percent|meta\.computeMs|processingTimeMs|count|shots)$/, // of the run and of the answer
  /^fittings\[\]\.|\.fitting$|\.answers\[\]$/, // positions in lists of the answer
  /^context\.golfer\.(speed|handicap)$/, // as sent
  /\.evidence\.(picked|of|share)$/, // counted fittings
  /^from\.(shots(Used|LeftOut)$|figures\[\]\.)/, // shots that a fitting was made of, and their own medians
  /^clubs\[\]\.(shots|shotsCounted)$|^clubs\[\]\.metrics\[\]\.|^clubs\[\]\.leftOut\[\]\./, // medians of the sender's own shots
]

const rulesIn = (block: object): string[] =>
  ['rule', 'rules', 'rulesApplied'].flatMap((name) => (block as Record<string, unknown>)[name] ?? []) as string[]

/** Paths of the numbers of an answer without a reason. */
const unnamed = (value: unknown, path = '', isNamed = false): string[] => {
  if (typeof value === 'number') return isNamed || plain.some((one) => one.test(path)) ? [] : [path]
  if (Array.isArray(value)) return value.flatMap((one) => unnamed(one, `${path}[]`, isNamed))
  if (typeof value !== 'object' || value === null) return []
  const rules = rulesIn(value)
  for (const rule of rules) if (ruleById(rule) === undefined) throw new Error(`${path} names ${rule}, which is no rule`)
  const isBlock = isNamed || rules.length > 0
  return Object.entries(value).flatMap(([name, one]) => unnamed(one, path === '' ? name : `${path}.${name}`, isBlock))
}
const unnamedIn = (answer: unknown): string[] => [...new Set(unnamed(answer))]

const scorer = createScorer(catalog)
const answerTo = (input: FittingRequest): CompletedFitting =>
  fittingResult({
    input,
    scorer,
    config: testConfig(),
    fittingId: 'fit_01KAHV5K3T3Y5M8Q0W2Z4B6D8F',
    idempotencyKey: null,
    createdAt: new Date('2026-11-20T12:00:00Z'),
  })

/** Rules of the flight that somebody finds in the list of all. */
const flightRulesOf = ({ meta }: CompletedFitting) => meta.rulesApplied.filter((rule) => rule.startsWith('FLT-'))

describe.each(clubTypes)('a %s fitting', (clubType) => {
  test('has a reason for every number, and its list of rules has those that flew', () => {
    const holds = (request: FittingRequest) => {
      const answer = answerTo(request)
      expect(unnamedIn(answer)).toEqual([])
      const { configurations, flight } = answer.analysis!
      const hasFlown =
        flight.current !== null || flight.fitted !== null || configurations.some(({ expected }) => expected !== null)
      if (hasFlown) expect(flightRulesOf(answer)).toEqual(expect.arrayContaining(['FLT-TRAJECTORY', 'FLT-ROLL']))
    }
    fc.assert(fc.property(golfers(clubType), holds), { numRuns: cases(200) })
  })
  test('has them with its re-fits too', async () => {
    const request = requests[clubType] as FittingRequest
    expect(unnamedIn(await withRefitShares(answerTo(request), request, async () => null))).toEqual([])
  })
})

test('a driver of which only the speed is known was struck, hit, flown and rolled by rules', () => {
  expect(flightRulesOf(answerTo(requests.driver as FittingRequest))).toEqual(
    expect.arrayContaining(['FLT-IMPACT', 'FLT-STRIKE', 'FLT-TRAJECTORY', 'FLT-LANDING', 'FLT-ROLL']),
  )
})

test('a bag has a reason for every number that its golfer did not give', () => {
  const holds = (request: BagRequest) => {
    const answer = analyzeBag(request)
    expect(unnamedIn({ ...answer, clubs: answer.clubs.filter(({ rules }) => rules.length > 0) })).toEqual([])
    for (const { loftSource, carrySource, totalSource, rules } of answer.clubs) {
      const isMade = loftSource === 'stock' || [carrySource, totalSource].some((one) => /derived|estimated/.test(one))
      expect(rules.length > 0).toBe(isMade)
    }
  }
  fc.assert(fc.property(bags(), holds), { numRuns: cases(200) })
})

test('a planned bag has a reason for every number', () => {
  const person = fc.record({ handedness: fc.constant('right' as const), handicap: fc.integer({ min: -5, max: 25 }) })
  const holds = (golfer: PlanRequest['golfer'], driverSpeed: number) =>
    expect(unnamedIn(answerPlan({ golfer, driverSpeed, keep: [{ club: '5 wood' }] }))).toEqual([])
  fc.assert(fc.property(person, fc.integer({ min: 60, max: 125 }), holds), { numRuns: cases(60) })
})

forEachSharedDatabase((_engine, open) => {
  let bay: Bay
  beforeAll(async () => {
    bay = await openBay(await open(), { env: { LAB_SIGNING_SECRET: 'b'.repeat(32) } })
  })
  const ask = async (path: string, body?: unknown) => {
    const response = await bay.send(path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: `Bearer ${bay.apiKey}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    expect(response.ok).toBe(true)
    return JSON.parse(await response.text())
  }

  test('scores have a reason, alone and in a list', async () => {
    const golfers = [{ golfer: { speed: 100, handicap: 9 } }, { golfer: { speed: 80, miss: 'fade' } }]
    expect(unnamedIn(await ask('/v1/catalog/scores', golfers[0]))).toEqual([])
    const { results } = await ask('/v1/catalog/scores', { contexts: golfers })
    for (const result of results) expect(unnamedIn(result)).toEqual([])
  })

  test('so have the medians of a session, and the fitting that is made of them', async () => {
    const shots = [0, 1, 2, 3, 4].map((i) =>
      shotOf(i + 1, {
        ball: { speed: 104 + i, launchAngle: 17, backSpin: 6000 },
        club_: { speed: 80, attackAngle: -3 },
      }),
    )
    const session = sessionOf(shots)
    await bay.ingest(session)
    const path = `/v1/sessions/${session.sessionId}`
    expect(unnamedIn(await ask(path))).toEqual([])
    const fitting = await ask(`${path}/fit?detail=full`, { club: '7 Iron', golfer: { handedness: 'right' } })
    expect(unnamedIn(fitting.fitting ?? fitting)).toEqual([])
  })

  test('the lab links the rules that flew its flights', async () => {
    const { labUrl, meta } = await ask('/v1/fitting/analyze', requests.driver)
    const page = await bay.send(labUrl.replace(/^https?:\/\/[^/]+/, ''))
    const text = await page.text()
    const linked = meta.rulesApplied.filter((rule: string) => rule.startsWith('FLT-'))
    expect(linked).toContain('FLT-TRAJECTORY')
    for (const rule of linked)
      expect({ rule, isLinked: text.includes(`/v1/rules/${rule}`) }).toEqual({ rule, isLinked: true })
  })
})
