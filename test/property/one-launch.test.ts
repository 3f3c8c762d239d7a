import { describe, expect, test } from 'bun:test'
import type { FittingRequest } from '../../src/fitting/schema/schema.ts'
import { clubTypes, type LaunchProfile, launchProfiles } from '../../src/golf/names/words.ts'
import { createScorer } from '../../src/scoring/index.ts'
import { catalog } from '../equipment/catalog/bundled.ts'
import { testConfig } from '../support/app.ts'
import { golfersOr } from '../support/cases.ts'
import { someGolfers } from '../support/golfers.ts'
import { type CompletedFitting, fittingResult } from '../support/in-english.ts'

// The fitted launch profile, what a pick is praised for, and what it is said to miss are of one opinion.

/** GOLFERS=20000 meets that many; without it few enough for every run. */
const golfersPerClub = Math.ceil(golfersOr(1_000) / clubTypes.length)
const seed = 20_261_125

const scorer = createScorer(catalog)
const config = testConfig()
const answerTo = (input: FittingRequest): CompletedFitting =>
  fittingResult({
    input,
    scorer,
    config,
    fittingId: 'fit_01KAHV5K3T3Y5M8Q0W2Z4B6D8F',
    idempotencyKey: null,
    createdAt: new Date('2026-11-20T12:00:00Z'),
  })

const mid = launchProfiles.indexOf('mid')
const placeOf = (profile: unknown): number => launchProfiles.indexOf(profile as LaunchProfile)
const fittedLaunch = ({ specs }: CompletedFitting): number => placeOf(specs['launchProfile']!.value)

/** Picks that are praised for launching to a side of which the golfer has enough. */
const wronglyPraised = (answer: CompletedFitting): readonly string[] => {
  const fitted = fittedLaunch(answer)
  const wrong = [...(fitted < mid ? ['Launches high'] : []), ...(fitted > mid ? ['Launches low'] : [])]
  return answer.topPicks.flatMap(({ reasons }) =>
    reasons.filter((reason) => wrong.some((praise) => reason.startsWith(praise)) || contradictsItself(reason)),
  )
}

/** `Launches high: your 14° is 0.2° over the 13.8° target.` */
const contradictsItself = (reason: string): boolean => /^Launches high: .* over the/.test(reason)

/** Picks that do not say what launch their shaft gives, or say it of one that hardly differs. */
const launchUntold = (answer: CompletedFitting): readonly string[] =>
  answer.topPicks.flatMap(({ build, compromises }) => {
    const stepsOff = Math.abs(placeOf(build.shaft.launch) - fittedLaunch(answer))
    const isTold = compromises.some((one) => one.startsWith('The shaft launches '))
    return isTold === stepsOff >= 2 ? [] : [`${stepsOff} steps off, ${isTold ? '' : 'not '}told`]
  })

const faults = { wronglyPraised, launchUntold } as const

describe.each(clubTypes)('%s', (clubType) => {
  const golfers = someGolfers(clubType, golfersPerClub, seed)
  const answers = golfers.map((input) => ({ input, answer: answerTo(input) }))
  test.each([
    ['no pick is praised for a launch that the golfer has enough of', 'wronglyPraised'],
    ['a shaft two steps of launch away or more is a compromise', 'launchUntold'],
  ] as const)('%s', (_, fault) => {
    const found = answers.flatMap(({ input, answer }) => {
      const said = faults[fault](answer)
      return said.length === 0 ? [] : [{ said, input }]
    })
    expect({ faulty: found.length, examples: found.slice(0, 2) }).toEqual({ faulty: 0, examples: [] })
  })
})
