import { describe, expect, test } from 'bun:test'
import type { FittingRequest } from '../../src/fitting/schema/schema.ts'
import { builtWithin } from '../../src/golf/clubs/matching.ts'
import { clubTypes } from '../../src/golf/names/words.ts'
import { createScorer } from '../../src/scoring/index.ts'
import { catalog } from '../equipment/catalog/bundled.ts'
import { testConfig } from '../support/app.ts'
import { cases } from '../support/cases.ts'
import { someGolfers } from '../support/golfers.ts'
import { fittingResult } from '../support/in-english.ts'

const scorer = createScorer(catalog)
const config = testConfig()

const fitted = (input: FittingRequest) =>
  fittingResult({ input, scorer, config, fittingId: 'fit_1', idempotencyKey: null, createdAt: new Date(0) })
type Fitted = ReturnType<typeof fitted>
type Pick = Fitted['topPicks'][number]

/** What of a build differs from the fitting by more than a builder may, each with both figures. */
const differences = (
  { specs, clubType }: Fitted,
  { build, reasons }: Pick,
): (readonly [wanted: string, built: string])[] => {
  const { shaft, length, playingLoft, lieOffset } = build
  const [loft, inches, grams, lie] = [specs.loft, specs.length, specs.shaftWeight, specs.lieAngle].map(
    ({ value }) => value as number,
  ) as [number, number, number, number]
  const from = Number.parseInt(shaft.weightBand, 10)
  const isOtherWeight =
    shaft.weightGrams === null
      ? grams < from || grams > from + 9
      : Math.abs(shaft.weightGrams - grams) > builtWithin.shaftGrams
  // For who needs height a weaker iron is no compromise: its loft stands among the reasons.
  const isWeakerIron =
    clubType === 'iron' && playingLoft > loft && reasons.some((said) => said.includes(`${playingLoft}°`))
  const found = [
    Math.abs(playingLoft - loft) > builtWithin.loftDeg && !isWeakerIron && [`${loft}°`, `${playingLoft}°`],
    length !== null && Math.abs(length - inches) > builtWithin.lengthIn && [`${inches} in`, `${length} in`],
    isOtherWeight && [
      `${grams} g`,
      shaft.weightGrams === null ? shaft.weightBand.slice(0, 5) : `${shaft.weightGrams} g`,
    ],
    Math.abs(lieOffset - lie) > builtWithin.lieDeg && ['°', '°'],
    shaft.flex !== specs.shaftFlex.value && [specs.shaftFlex.value, shaft.flex],
  ]
  return found.filter((each) => each !== false) as [string, string][]
}

describe.each(clubTypes)('a pick of a %s fitting', (clubType) => {
  const results = someGolfers(clubType, cases(600), 20_261_126).map((input) => ({ input, result: fitted(input) }))
  const picks = results.flatMap(({ input, result }) => result.topPicks.map((pick) => ({ input, result, pick })))

  test('names whatever its build has otherwise than fitted, with both figures', () => {
    const unsaid = picks.flatMap(({ input, result, pick }) =>
      differences(result, pick)
        .filter((figures) => !pick.compromises.some((said) => figures.every((figure) => said.includes(figure))))
        .map((figures) => ({ input, headId: pick.headId, figures, said: pick.compromises })),
    )
    expect([unsaid.length, unsaid[0]]).toEqual([0, undefined])
  })

  test('says of no loft that is estimated that the head is made in it', () => {
    const sure = picks.filter(
      ({ pick }) =>
        pick.estimated.includes('loft') && pick.reasons.some((reason) => /°/.test(reason) && /^Made in/.test(reason)),
    )
    expect([sure.length, sure[0]?.pick.reasons]).toEqual([0, undefined])
  })
})
