import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { withRefitShares } from '../../src/fitting/refits/index.ts'
import type { FittingRequest } from '../../src/fitting/schema/schema.ts'
import { clubTypes } from '../../src/golf/names/words.ts'
import { ruleById } from '../../src/ruleset/index.ts'
import { createScorer } from '../../src/scoring/index.ts'
import { catalog } from '../equipment/catalog/bundled.ts'
import { testConfig } from '../support/app.ts'
import { cases } from '../support/cases.ts'
import { golfers } from '../support/golfers.ts'
import { type CompletedFitting, fittingResult } from '../support/in-english.ts'

// A reader of an answer finds the rule behind every sentence, and `meta.rulesApplied` is the list of exactly these rules.

const scorer = createScorer(catalog)
const config = testConfig()
const seed = 20_261_126

const answerTo = (input: FittingRequest): CompletedFitting =>
  fittingResult({
    input,
    scorer,
    config,
    fittingId: 'fit_01KAHV5K3T3Y5M8Q0W2Z4B6D8F',
    idempotencyKey: null,
    createdAt: new Date('2026-11-20T12:00:00Z'),
  })

/** What a sentence about a figure says, and whose work that is: one of these rules. */
const spokenWork: readonly (readonly [said: RegExp, rules: readonly string[]])[] = [
  [/By the flight model/, ['DRV-GOAL']],
  [/before flights are compared/, ['DRV-GOAL']],
  [/because at [\d.]+° the ball/, ['IRON-GOAL']],
  [/because the ball (lands|comes in|spins|flies)/, ['IRON-HOLD']],
  [/hold(s)? a green/, ['IRON-GOAL', 'IRON-HOLD']],
  [/on target|spin is \d+% over target|launch and spin are both/i, ['FLT-DRIVER-TARGET', 'SHAFT-LAUNCH']],
  [/against a target/, ['FLT-DRIVER-TARGET', 'SHAFT-LAUNCH']],
  [/shape of the flight/, ['DRV-SHAPE']],
  [/ball flight read as/i, ['IN-BALL-FLIGHT']],
  [/assumed attack/i, ['IN-ATTACK']],
  [/at a smash factor of/, ['FLT-SMASH']],
  [/club speed held to/, ['IN-CONSISTENT-SPEED']],
  [/weighed with/, ['FLT-CARRY']],
  [/less the roll/, ['FLT-TOTAL']],
  [/average score|unknown handicap/i, ['IN-HANDICAP']],
  [/(women's tables|women's standard)/, ['IN-GROUP']],
  [/exception to Ladies flex|literal women's rule/, ['SHAFT-FLEX-WOMEN']],
  [/irons [+-][\d.]+ in from/, ['LEN-IRON']],
  [/static lie|^Height [\d.]+ in with wrist/, ['LIE-STATIC']],
  [/° for (a \w+ (hook|fade)|a (hook|fade) of|(toe|heel) strikes)/, ['LIE-MISS']],
  [/carried over from the irons|as the irons/i, ['WDG-SHAFT']],
  [/ at (1 mph|one stroke|one year|1°)/, ['IN-NEIGHBORS']],
  [/if the (club|ball) speed is right/, ['IN-CONSISTENT-SPEED']],
]

/** Ids of rules in a value, wherever they stand. */
const namedIn = (value: unknown): string[] =>
  (JSON.stringify(value) ?? '').match(/\b[A-Z]{2,5}(?:-[A-Z]+)+\b/g)?.filter((id) => ruleById(id) !== undefined) ?? []

/** Rules that every answer rests on: how the request is read, and how clubs are matched. */
const everyAnswers = [
  'IN-SPEED-MEANING',
  'IN-GROUP',
  'MATCH-HEAD',
  'MATCH-LOFT',
  'MATCH-SHAFT',
  'SCORE-HEAD',
  'SCORE-PICK',
  'GRIP-SIZE',
]

const namesItsRules = ({ meta, input: _, ...said }: CompletedFitting) => {
  expect(meta.rulesApplied.toSorted()).toEqual(
    [...new Set([...everyAnswers, ...namedIn(said), ...namedIn(meta.golfer)])].toSorted(),
  )
  for (const [name, { why, alternatives, rules }] of Object.entries(said.specs))
    for (const text of [why!, ...alternatives!.filter((one) => !one.includes('re-fits'))])
      for (const [pattern, behind] of spokenWork)
        if (pattern.test(text) && !behind.some((rule) => rules?.includes(rule)))
          throw new Error(`${name} names ${rules}, none of ${behind}: ${text}`)
}

/** Whose work a doubt about the input is. What belongs to another club has no rule: it changed nothing. */
const doubtsHaveRules = ({ analysis }: CompletedFitting) => {
  for (const { rule, text } of analysis!.warnings)
    expect({ text, isNamed: rule !== undefined }).toEqual({ text, isNamed: !text.endsWith('changed nothing.') })
}

describe.each(clubTypes)('a %s answer', (clubType) => {
  test('names every rule that its sentences speak of, and rulesApplied is the list of them', () => {
    const holds = (request: FittingRequest) => {
      const answer = answerTo(request)
      namesItsRules(answer)
      doubtsHaveRules(answer)
    }
    fc.assert(fc.property(golfers(clubType), holds), { numRuns: cases(400), seed })
  })
  test('with detail names the re-fits too', async () => {
    const holds = async (request: FittingRequest) => {
      const sure = await withRefitShares(answerTo(request), request, async () => null)
      expect(sure.meta.rulesApplied).toEqual([...answerTo(request).meta.rulesApplied, 'IN-REFIT'])
    }
    await fc.assert(fc.asyncProperty(golfers(clubType), holds), { numRuns: 5, seed })
  })
})

test('the verdict on a current club is in the list of rules', () => {
  const { meta, clubRecommendations } = answerTo({
    clubType: 'driver',
    golfer: { handedness: 'right', handicap: 12 },
    swingMetrics: { swingSpeed: 106.3, ballSpeed: 154.3, launchAngle: 12.5, spinRate: 3464 },
    currentEquipment: { loft: 15 },
  })
  expect(clubRecommendations.currentClub!.rule).toBe('KEEP-CLUB')
  expect(meta.rulesApplied).toEqual(expect.arrayContaining(['KEEP-CLUB', 'DRV-GOAL']))
})
