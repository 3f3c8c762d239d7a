import { expect, test } from 'bun:test'
import type { HeadLoft } from '../../../src/equipment/catalog/index.ts'
import type { FittingRequest } from '../../../src/fitting/index.ts'
import { languages } from '../../../src/pages/index.ts'
import { createScorer } from '../../../src/scoring/index.ts'
import { labPage } from '../../../src/site/lab/page/lab-page.ts'
import { labView } from '../../../src/site/lab/view.ts'
import { catalog } from '../../equipment/catalog/bundled.ts'
import { testConfig } from '../../support/app.ts'
import { type CompletedFitting, fittingResult } from '../../support/in-english.ts'

// The club that a golfer plays now, as far as it was told or its model is in the catalog.

const scorer = createScorer(catalog)
const reader = { lang: 'en', locale: 'en-US', texts: languages['en']!, system: 'imperial' } as const

const seen = (
  asked: Pick<FittingRequest, 'clubType' | 'currentEquipment'> & { readonly swingSpeed: number },
  asStored = (fitting: CompletedFitting) => fitting,
) => {
  const { swingSpeed, ...rest } = asked
  const input: FittingRequest = {
    ...rest,
    golfer: { handedness: 'right', handicap: 14 },
    swingMetrics: { swingSpeed },
  }
  const facts = { fittingId: 'fit_01KAHV5K3T3Y5M8Q0W2Z4B6D8F', idempotencyKey: null, createdAt: new Date(0) }
  const fitting = asStored(fittingResult({ ...facts, input, scorer, config: testConfig() }))
  const view = labView({ input }, fitting, catalog)
  const { text } = labPage(view, null, reader, {
    serviceName: 'Clubwright',
    baseUrl: 'http://localhost',
    script: null,
    rules: null,
  })
  const shown = text.replaceAll(/<span class="metric">.*?<\/span>/g, '').replaceAll('\u00a0', ' ')
  const rows = [...shown.matchAll(/<tr class="spec-row">(.*?)<\/tr>/gs)].map(([, row]) => row!)
  const now = rows.map((row) =>
    /<td class="was">(.*?)<\/td>/s
      .exec(row)![1]!
      .replaceAll(/<span class="label-small">.*?<\/span>|<[^>]+>/g, '')
      .trim(),
  )
  const changes = /<ul class="changes">(.*?)<\/ul>/s.exec(shown)?.[1]?.replaceAll(/<[^>]+>/g, '') ?? ''
  return { fitting, own: view.own, now, changes, shown }
}

const stealth = catalog.head('taylormade-stealth-driver')!

test('what was told of the own club stands beside what was fitted, the rest as its model is sold, else not known', () => {
  const { now, own } = seen({
    clubType: 'driver',
    swingSpeed: 94,
    currentEquipment: {
      brand: 'TaylorMade',
      model: 'Stealth (2022)',
      loft: 9,
      shaftModel: 'Ventus Blue 6 S',
      shaftWeight: 66,
    },
  })
  expect(own.figures).toMatchObject({
    loft: { value: 9, isAsSold: false },
    shaftFlex: { value: 'Stiff', isAsSold: false },
    shaftWeight: { value: 66, isAsSold: false },
    swingWeight: { value: stealth.swingWeight, isAsSold: true },
    length: { value: stealth.lengthIn, isAsSold: true },
    headProfile: { value: stealth.category },
  })
  for (const part of ['9°', 'Stiff', '66 g', `${stealth.swingWeight} as sold`, 'Core', 'not known'])
    expect(now).toContain(part)
  expect(now).not.toContain('')
})

test('of a club that nobody named nothing but its told figures is known', () => {
  const { now } = seen({ clubType: 'iron', swingSpeed: 78, currentEquipment: { loft: 31, length: 37 } })
  expect(now.filter((text) => text !== 'not known')).toHaveLength(2)
})

test('a flex is read from the words of a shaft, and no letter of a model counts as one', () => {
  const flexOf = (shaftModel: string) =>
    seen({ clubType: 'driver', swingSpeed: 94, currentEquipment: { loft: 9, shaftModel } }).own.figures.shaftFlex?.value
  for (const [shaft, flex] of [
    ['Tensei Blue 65 R', 'Regular'],
    ['Ventus Black 6X', 'Extra Stiff'],
    ['something extra stiff', 'Extra Stiff'],
    ['something Stiff', 'Stiff'],
    ['Speeder NX Green 50 SR', 'SR'],
    ['no name', undefined],
  ] as const)
    expect({ shaft, flex: flexOf(shaft) }).toEqual({ shaft, flex })
})

test('a hosel to turn is told by the chart of its model, how near it comes, or that it does not turn', () => {
  const { changes, own, fitting } = seen({
    clubType: 'driver',
    swingSpeed: 94,
    currentEquipment: { brand: 'TaylorMade', model: 'Stealth (2022)', loft: 9 },
  })
  expect(fitting.clubRecommendations.currentClub).toMatchObject({ verdict: 'adjust', changes: [{ how: 'turn_hosel' }] })
  const nearest = own.ways!.toSorted(
    (one, other) =>
      Math.abs(one.playingDeg - fitting.specs.loft.value) - Math.abs(other.playingDeg - fitting.specs.loft.value),
  )[0]!
  expect(changes).toContain('On this model: ')
  expect(changes).toContain(`plays ${nearest.playingDeg}°`)
  expect(changes).toContain(nearest.setting!)
  const isFixed = ({ loft, sleeve }: HeadLoft) => sleeve === null && loft >= 9 && loft <= 10.5
  const fixed = catalog.heads.find(({ clubType, lofts }) => clubType === 'driver' && lofts?.some(isFixed))!
  const other = seen({
    clubType: 'driver',
    swingSpeed: 88,
    currentEquipment: { model: fixed.headId, loft: fixed.lofts!.find(isFixed)!.loft },
  })
  expect([other.own.ways, other.changes]).toEqual([
    [],
    expect.stringContaining('The hosel of this model does not turn.'),
  ])
})

test('an older fitting, whose own club is adjusted without changes, says the reason once', () => {
  const club = { clubType: 'driver', swingSpeed: 94, currentEquipment: { model: 'Stealth (2022)', loft: 9 } } as const
  const older = ({ advice: _advice, clubRecommendations, ...fitting }: CompletedFitting): CompletedFitting => {
    const { changes: _, ...currentClub } = clubRecommendations.currentClub!
    return { ...fitting, clubRecommendations: { ...clubRecommendations, currentClub } }
  }
  const { fitting, changes, shown } = seen(club, older)
  const { verdict, reason } = fitting.clubRecommendations.currentClub!
  expect(verdict).toBe('adjust')
  expect(changes.toLowerCase()).toBe(`${reason!.toLowerCase()}.`)
  const text = shown.replaceAll(/<[^>]+>/g, '').toLowerCase()
  expect(text.split(reason!.toLowerCase()).length - 1).toBe(1)
})
