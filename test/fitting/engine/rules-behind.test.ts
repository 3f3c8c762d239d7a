import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import type { FittingRequest } from '../../../src/fitting/schema/schema.ts'
import { clubTypes } from '../../../src/golf/names/words.ts'
import { ruleById } from '../../../src/ruleset/index.ts'
import { golfers } from '../../support/golfers.ts'
import { fit } from '../../support/in-english.ts'

const man = { handedness: 'right' } as const
const rulesOf = (request: Partial<FittingRequest> & Pick<FittingRequest, 'clubType' | 'swingMetrics'>) =>
  Object.fromEntries(Object.entries(fit({ golfer: man, ...request }).specs).map(([name, { rules }]) => [name, rules]))

describe('a spec names every rule behind it', () => {
  test('the deciding one first, each once, and each published', () => {
    const request = fc.oneof(...clubTypes.map((clubType) => golfers(clubType)))
    fc.assert(
      fc.property(request, (golfer) => {
        for (const { rule, rules } of Object.values(fit(golfer).specs)) {
          expect(rules[0]).toBe(rule)
          expect(new Set(rules).size).toBe(rules.length)
          expect(rules.filter((id) => ruleById(id) === undefined)).toEqual([])
        }
      }),
      { numRuns: 300 },
    )
  })
  test('the rules applied to a fitting hold those of its specs', () => {
    const { specs, rulesApplied } = fit({ clubType: 'driver', golfer: man, swingMetrics: { ballSpeed: 147 } })
    expect(rulesApplied).toEqual(expect.arrayContaining(Object.values(specs).flatMap(({ rules }) => rules)))
  })
  test('a wedge shaft by the wedge speed: the conversion to the 7-iron', () => {
    const rules = rulesOf({ clubType: 'wedge', swingMetrics: { swingSpeed: 72 }, clubDetails: { wedgeHit: 'GW' } })
    expect(rules['shaftWeight']).toEqual(['SHAFT-WEIGHT', 'WDG-SHAFT', 'IN-CONVERT'])
    expect(rules['shaftFlex']).not.toContain('IN-CONVERT')
  })
  test('a wedge shaft by a 7-iron speed converts nothing, and one carried over is the irons’ alone', () => {
    const wedge = { clubType: 'wedge', swingMetrics: { swingSpeed: 72 } } as const
    expect(rulesOf({ ...wedge, clubDetails: { sevenIronSpeed: 80 } })['shaftWeight']).not.toContain('IN-CONVERT')
    const given = { ...wedge, clubDetails: { ironShaft: { weightGrams: 110, flex: 'Stiff' as const } } }
    expect(rulesOf(given)['shaftWeight']).toEqual(['WDG-SHAFT'])
    expect(rulesOf(given)['shaftFlex']).toEqual(['WDG-SHAFT'])
  })
  test('a wedge length: the rule that publishes the length of its class', () => {
    const rules = rulesOf({ clubType: 'wedge', swingMetrics: { swingSpeed: 72 }, clubDetails: { wedgeHit: 'GW' } })
    expect(rules['length']).toEqual(['LEN-IRON', 'WDG-CLASS', 'WDG-LOFT'])
    expect(ruleById('WDG-LOFT')!.statement).toContain('GW 35.5')
  })
  test('a speed read from ball speed: the rules of the smash factor, in all that reads the speed', () => {
    const rules = rulesOf({ clubType: 'driver', swingMetrics: { ballSpeed: 147 } })
    for (const name of ['loft', 'shaftFlex', 'shaftWeight', 'launchProfile', 'swingWeight'])
      expect(rules[name]).toEqual(expect.arrayContaining(['IN-DERIVE', 'FLT-SMASH']))
    expect(rules['lieAngle']).toEqual(['LIE-WOOD'])
    expect(rulesOf({ clubType: 'driver', swingMetrics: { swingSpeed: 100 } })['shaftFlex']).toEqual(['SHAFT-FLEX'])
  })
  test('an attack angle that was not measured: the usual one of IN-ATTACK', () => {
    const attacks = [undefined, 2].map(
      (attackAngle) =>
        rulesOf({ clubType: 'driver', swingMetrics: { swingSpeed: 100, ...(attackAngle && { attackAngle }) } })['loft'],
    )
    expect(attacks).toEqual([['DRV-LOFT', 'IN-ATTACK'], ['DRV-LOFT']])
  })
  test('a swing weight: the rules of the shaft weight and the length that it follows', () => {
    const golfer = { ...man, heightFeet: 6, heightInches: 2, wristToFloor: 38.5 }
    const rules = rulesOf({ clubType: 'iron', golfer, swingMetrics: { swingSpeed: 85 } })
    expect(rules['swingWeight']).toEqual(['SHAFT-SWING-WEIGHT', 'SHAFT-WEIGHT', 'LEN-IRON'])
  })
})
