import { describe, expect, test } from 'bun:test'
import type { FittingRequest } from '../../src/fitting/schema/schema.ts'
import { clubTypes, launchProfiles, type WoodCategory } from '../../src/golf/names/words.ts'
import { createScorer } from '../../src/scoring/index.ts'
import { catalog } from '../equipment/catalog/bundled.ts'
import { testConfig } from '../support/app.ts'
import { cases } from '../support/cases.ts'
import { someGolfers } from '../support/golfers.ts'
import { fit, fittingResult } from '../support/in-english.ts'

// What golfers say in words moves the club by a rule, or is named as not used.

const seed = 20_261_128
const scorer = createScorer(catalog)
const config = testConfig()
const answerTo = (input: FittingRequest) =>
  fittingResult({ input, scorer, config, fittingId: 'fit_1', idempotencyKey: null, createdAt: new Date(0) })
const saying = (request: FittingRequest, goals: string | string[] | undefined): FittingRequest => {
  const { preferences: _, ...rest } = request
  return goals === undefined ? rest : { ...rest, preferences: { goals } }
}
const notesOf = (request: FittingRequest) =>
  fit(request)
    .notes.filter(({ rule }) => rule === 'IN-GOALS')
    .map(({ text }) => text)
const place = (request: FittingRequest) => launchProfiles.indexOf(fit(request).specs.launchProfile.value)

/** Dollars as people write them: `1,299.50`. */
const asWritten = (sum: number): string =>
  sum.toLocaleString('en-US', Number.isInteger(sum) ? {} : { minimumFractionDigits: 2 })

describe.each(clubTypes)('a %s', (clubType) => {
  const golfers = someGolfers(clubType, cases(1_200), seed)

  test('for one arm, sore joints, a bad back or somebody who wants it light is no heavier, and says so', () => {
    for (const golfer of golfers)
      for (const words of ['one-armed', 'arthritis', 'bad back', 'must be light']) {
        const [plain, asked] = [fit(saying(golfer, undefined)).specs, fit(saying(golfer, words)).specs]
        const isCarried = plain.shaftWeight.rule !== 'SHAFT-WEIGHT'
        expect({ words, isHeavier: asked.shaftWeight.value > plain.shaftWeight.value }).toMatchObject({
          isHeavier: false,
        })
        if (!isCarried) expect(asked.shaftWeight.rules).toContain('IN-GOALS')
        if (words === 'arthritis' && asked.shaftMaterial?.rule === 'IRON-MATERIAL')
          expect(asked.shaftMaterial.value).toBe('Graphite')
      }
  })

  test('launches lower or higher as asked, and never lower where the flight needs the height', () => {
    for (const golfer of golfers) {
      const plain = place(saying(golfer, undefined))
      const moves = clubType !== 'wedge'
      // A hybrid that lands flat says so by its rule.
      const isFlat = fit(saying(golfer, undefined)).specs.launchProfile.rules.includes('HYB-SEVEN-WOOD')
      const lower = isFlat || plain > launchProfiles.indexOf('mid') ? plain : Math.max(0, plain - 1)
      expect([place(saying(golfer, 'low flight')), place(saying(golfer, 'it flies too low'))]).toEqual(
        moves ? [lower, Math.min(launchProfiles.length - 1, plain + 1)] : [plain, plain],
      )
      expect(place(saying(golfer, ['low flight', 'high flight']))).toBe(plain)
    }
  })

  test('is never of a demanding head for who asks for straight', () => {
    const demanding: readonly (WoodCategory | string)[] = ['low_spin', 'tour', 'core']
    for (const golfer of golfers) {
      const head = fit(saying(golfer, 'straight')).specs.headProfile
      const isHook = golfer.swingMetrics.missPattern === 'hook'
      if (clubType !== 'iron' && clubType !== 'wedge' && !isHook) expect(demanding).not.toContain(head.value)
      if (clubType === 'wedge') expect(head.value).toBe('cavity_back')
    }
  })

  test('names every phrase that changed nothing', () => {
    const [golfer] = golfers
    const specsOf = (request: FittingRequest) =>
      Object.values(fit(request).specs).map(({ value, display }) => [value, display])
    for (const words of ['blue grips', 'not light', 'low handicap', 'backspin']) {
      expect(notesOf(saying(golfer!, ['light', words])).at(-1)).toBe(
        `Not used (goals): “${words}”. It changed nothing.`,
      )
      expect(specsOf(saying(golfer!, words))).toEqual(specsOf(saying(golfer!, undefined)))
    }
    const moves = { ...saying(golfer!, undefined), preferences: { tempo: 'like Ernie', shaftType: 'no idea' } }
    expect(notesOf(moves)).toEqual([
      'Not used (tempo): “like Ernie”. It changed nothing.',
      'Not used (shaft type): “no idea”. It changed nothing.',
    ])
    expect(notesOf(saying(golfer!, undefined))).toEqual([])
  })

  test('for who asks for cheaper begins with the lowest total of equals, and says what the picks cost', () => {
    const answers = golfers.map((golfer) => ({
      plain: answerTo(saying(golfer, undefined)).topPicks,
      asked: answerTo(saying(golfer, 'cheaper')),
    }))
    for (const { asked } of answers) {
      const sums = asked.topPicks.flatMap(({ total }) => total!.price ?? [])
      const [note] = asked.analysis!.keyInsights.filter(({ rule }) => rule === 'IN-GOALS')
      if (sums.length === 0) expect(note!.text).toContain('no pick has a known price')
      for (const sum of sums) expect(note!.text).toContain(`$${asWritten(sum)}`)
      const isDearer = sums.length > 0 && asked.topPicks[0]!.total!.price !== Math.min(...sums)
      expect(note!.text.includes('fits less well than')).toBe(isDearer)
    }
    const saved = answers.flatMap(({ plain, asked }) => {
      const [before, first] = [plain[0]?.total?.price, asked.topPicks[0]?.total?.price]
      return before == null || first == null ? [] : [before - first]
    })
    expect(saved.reduce((sum, dollars) => sum + dollars, 0)).toBeGreaterThan(0)
  })
})

test('the one-armed golfer who must have it light gets a lighter driver and is sent to a fitter', () => {
  const golfer = { handedness: 'right', handicap: 18 } as const
  const asked: FittingRequest = { clubType: 'driver', golfer, swingMetrics: { swingSpeed: 85 } }
  const spoken = saying(asked, 'one-armed, must be light')
  expect(fit(spoken).specs.shaftWeight.value).toBe(fit(asked).specs.shaftWeight.value - 5)
  expect(notesOf(spoken).join()).toContain('have a fitter watch')
})
