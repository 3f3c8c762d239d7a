import { describe, expect, test } from 'bun:test'
import { driverMphPerOwnMph } from '../../src/golf/speeds.ts'
import { loftBySpeedDeg } from '../../src/scoring/rules/stock-loft.ts'
import { buildStepAt, buildStepOf, buildSteps } from '../../src/scoring/rules/stock-shaft.ts'
import { suggestShaft } from '../../src/scoring/shaft-rows.ts'
import { catalog } from '../equipment/catalog/bundled.ts'
import { fit } from '../support/in-english.ts'

const speeds = Array.from({ length: 160 }, (_, index) => 50 + index / 2)
const woods = ['driver', 'fairway', 'hybrid'] as const

describe('without a fitting, speed alone gives what a fitting of that speed alone would', () => {
  const fitted = (clubType: 'driver' | 'fairway' | 'hybrid' | 'iron', driverMph: number, handicap?: number) =>
    fit({
      clubType,
      golfer: { handedness: 'right', ...(handicap !== undefined && { handicap }) },
      swingMetrics: { swingSpeed: driverMph / driverMphPerOwnMph[clubType] },
    }).specs
  test.each(woods)('the loft of a %s', (clubType) => {
    for (const speedMph of speeds)
      for (const handicap of [4, 18]) {
        const loft = fitted(clubType, speedMph, handicap).loft.value
        expect([speedMph, loftBySpeedDeg(clubType, { speedMph, handicap })]).toEqual([speedMph, loft])
      }
  })
  test.each([...woods, 'iron'] as const)('the flex of a %s', (clubType) => {
    for (const speedMph of speeds) {
      const { flex } = buildSteps[buildStepAt(clubType, speedMph)]!
      expect([speedMph, flex]).toEqual([speedMph, fitted(clubType, speedMph).shaftFlex.value as never])
    }
  })
})

describe('a suggested shaft', () => {
  test('is always one that the head is sold with', () => {
    for (const head of catalog.heads)
      for (const step of buildSteps.keys()) {
        const { flex, weightBand, shaft } = suggestShaft(head, step, catalog)
        const stock = head.stockShafts.find((one) => one.model === shaft.model && one.weightBand === weightBand)
        expect(stock?.flexes).toContain(flex)
      }
  })
  test('has the wanted flex wherever the maker offers it', () => {
    for (const head of catalog.heads) {
      const offered = new Set(head.stockShafts.flatMap(({ flexes }) => flexes))
      for (const [step, { flex }] of buildSteps.entries())
        if (offered.has(flex)) expect(suggestShaft(head, step, catalog).flex).toBe(flex)
    }
  })
  test('of a fitting follows its flex', () => {
    expect(buildSteps[buildStepOf('Stiff+')]!.flex).toBe('Stiff+')
    expect(buildSteps[buildStepOf('Junior')]!.flex).toBe('Ladies')
  })
})
