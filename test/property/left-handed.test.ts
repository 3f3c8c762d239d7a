import { expect, test } from 'bun:test'
import fc from 'fast-check'
import type { FittingRequest } from '../../src/fitting/schema/schema.ts'
import { clubTypes } from '../../src/golf/names/words.ts'
import { createScorer } from '../../src/scoring/index.ts'
import { catalog } from '../equipment/catalog/bundled.ts'
import { testConfig } from '../support/app.ts'
import { cases } from '../support/cases.ts'
import { golfers } from '../support/golfers.ts'
import { fittingResult, withRefitShares } from '../support/in-english.ts'

const scorer = createScorer(catalog)
const config = testConfig()
const seed = 20_261_126

/** The same golfer in a mirror: what a launch monitor shows to the right it now shows to the left. */
const mirrored = (request: FittingRequest): FittingRequest => {
  const { clubPath, faceAngle } = request.swingMetrics
  return {
    ...request,
    golfer: { ...request.golfer, handedness: request.golfer.handedness === 'left' ? 'right' : 'left' },
    swingMetrics: {
      ...request.swingMetrics,
      ...(clubPath !== undefined && { clubPath: -clubPath }),
      ...(faceAngle !== undefined && { faceAngle: -faceAngle }),
    },
  }
}

/** All that is said of the golfer; the clubs are those that are made for the hand. */
const saidOf = async (input: FittingRequest, isSure: boolean) => {
  const fittingId = 'fit_01KAHV5K3T3Y5M8Q0W2Z4B6D8F'
  const made = fittingResult({ input, scorer, config, fittingId, idempotencyKey: null, createdAt: new Date(0) })
  const answer = isSure ? await withRefitShares(made, input, async () => null) : made
  const { specs, woodFit, wedgeFit, analysis, meta, next, clubRecommendations } = answer
  const { ironSet, currentClub } = clubRecommendations
  const { computeMs: _, ...origin } = meta
  const { ironSheet: _set, ...written } = analysis!
  // Heads and prices are of clubs, and a border's head may be made for one hand alone.
  const keyInsights = written.keyInsights.filter(({ text }) => !/Its best head here|Cheaper was asked for/.test(text))
  const said = {
    specs,
    woodFit,
    wedgeFit: wedgeFit && { ...wedgeFit, set: wedgeFit.set.map(({ pick: _club, ...wedge }) => wedge) },
    ironSet,
    currentClub,
    analysis: { ...written, keyInsights },
    meta: origin,
    next,
  }
  return JSON.parse(JSON.stringify(said).replaceAll(/\b(left|right)ward\b/g, 'one-sided'))
}

test.each(clubTypes)('a %s is fitted by the same numbers for either hand', async (clubType) => {
  const sameNumbers = async (request: FittingRequest) =>
    expect(await saidOf(mirrored(request), false)).toEqual(await saidOf(request, false))
  await fc.assert(fc.asyncProperty(golfers(clubType), sameNumbers), { numRuns: cases(300), seed })
})

test.each(clubTypes)('a %s fits either hand as surely, with the same alternatives', async (clubType) => {
  const asSurely = async (request: FittingRequest) =>
    expect(await saidOf(mirrored(request), true)).toEqual(await saidOf(request, true))
  await fc.assert(fc.asyncProperty(golfers(clubType), asSurely), { numRuns: cases(60), seed })
})
