import { expect, test } from 'bun:test'
import type { FittingRequest } from '../../src/fitting/index.ts'
import { clubTypes } from '../../src/golf/names/words.ts'
import { createScorer } from '../../src/scoring/index.ts'
import { catalog } from '../equipment/catalog/bundled.ts'
import { testConfig } from '../support/app.ts'
import { cases } from '../support/cases.ts'
import { someGolfers } from '../support/golfers.ts'
import { fit, fittingResult, withRefitShares } from '../support/in-english.ts'

// "15° if your launch is above 12°": whoever measures 12.5° and sends it is fitted with 15°.

const scorer = createScorer(catalog)
const config = testConfig()

type Sent = FittingRequest['swingMetrics']

const withMetrics = (request: FittingRequest, more: Sent): FittingRequest => {
  const { estimateSpeed, ...others } = request.swingMetrics
  const isSpeed = 'swingSpeed' in more || 'ballSpeed' in more
  return { ...request, swingMetrics: { ...others, ...(estimateSpeed && !isSpeed && { estimateSpeed }), ...more } }
}

/** Steps that a golfer can tell. */
const metrics = {
  'attack angle': ['attackAngle', 0.5],
  launch: ['launchAngle', 0.5],
  spin: ['spinRate', 50],
  'ball speed': ['ballSpeed', 1],
  'club speed': ['swingSpeed', 1],
} as const

const misses: Readonly<Record<string, readonly Sent[]>> = {
  'your miss is a fade or slice': [{ missPattern: 'fade' }],
  'your miss is a draw or hook': [{ missPattern: 'hook' }],
  'you miss both ways': [{ missPattern: 'both' }],
  'your misses hardly curve': [{ missPattern: 'straight' }],
  'your miss is a moderate or large slice': [
    { missPattern: 'fade', missSize: 'moderate' },
    { missPattern: 'fade', missSize: 'large' },
  ],
  'your miss is a moderate or large hook': [
    { missPattern: 'hook', missSize: 'moderate' },
    { missPattern: 'hook', missSize: 'large' },
  ],
  'that miss is moderate or large': [{ missSize: 'moderate' }, { missSize: 'large' }],
  'you strike it off the heel': [{ strikePattern: 'heel' }],
  'you strike it off the toe': [{ strikePattern: 'toe' }],
  'you strike it in the center': [{ strikePattern: 'center' }],
  'you strike it all over the face': [{ strikePattern: 'mix' }],
  'you do not strike it in the center': [{ strikePattern: 'heel' }, { strikePattern: 'toe' }, { strikePattern: 'mix' }],
}

/** The requests of a golfer who fulfills the condition as it is printed. */
const fulfilling = (request: FittingRequest, condition: string): FittingRequest[] => {
  const figure = /^your (?<what>.+) is (?<side>above|below) (?<border>-?[\d,.]+)/.exec(condition)
  if (figure === null) return misses[condition]!.map((more) => withMetrics(request, more))
  const { what, side, border } = figure.groups as { what: string; side: string; border: string }
  const next = (step: number) => Number(border.replaceAll(',', '')) + (side === 'above' ? step : -step)
  if (what === 'handicap') {
    const handicap = next(1)
    return [{ ...request, golfer: { ...request.golfer, handicap: handicap > 25 ? '25+' : handicap } }]
  }
  if (what === 'wrist to floor') return [{ ...request, golfer: { ...request.golfer, wristToFloor: next(0.5) } }]
  const [field, step] = metrics[what as keyof typeof metrics]
  return [withMetrics(request, { [field]: next(step) })]
}

test.each([...clubTypes])('what a %s answer says of a number that was not sent comes true when it is', async (club) => {
  const untrue: string[] = []
  let said = 0
  for (const request of someGolfers(club, cases(150), 20_261_129)) {
    const parts = { input: request, scorer, config, fittingId: 'fit_1', idempotencyKey: null, createdAt: new Date(0) }
    const { specs } = await withRefitShares(fittingResult(parts), request, async () => null)
    for (const [name, { alternatives, display }] of Object.entries(specs))
      for (const text of alternatives ?? []) {
        const [, other, condition] = /^(.+) if (you.+|that miss .+)$/.exec(text) ?? []
        if (condition === undefined) continue
        said++
        for (const one of fulfilling(request, condition)) {
          const now = fit(one).specs[name as 'loft']!.display
          if (now !== other) untrue.push(`${name} ${display}, ${text}: ${now}, ${JSON.stringify(request)}`)
        }
      }
  }
  expect([said > 0, untrue.length, untrue[0]]).toEqual([true, 0, undefined])
})
