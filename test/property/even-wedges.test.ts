import { expect, test } from 'bun:test'
import { unevenDeg } from '../../src/fitting/engine/wedges/wedge-set.ts'
import type { FittingRequest } from '../../src/fitting/schema/schema.ts'
import { createScorer } from '../../src/scoring/index.ts'
import { catalog } from '../equipment/catalog/bundled.ts'
import { testConfig } from '../support/app.ts'
import { cases } from '../support/cases.ts'
import { someGolfers } from '../support/golfers.ts'
import { fit, fittingResult } from '../support/in-english.ts'

// A golfer buys the whole set: its gaps are even, far enough apart to tell, and it holds no club that came with the irons.

const scorer = createScorer(catalog)
const config = testConfig()
const answerTo = (input: FittingRequest) =>
  fittingResult({ input, scorer, config, fittingId: 'fit_1', idempotencyKey: null, createdAt: new Date(0) })
const wedgeGolfers = someGolfers('wedge', cases(3_000), 20_261_141)

/** The set of a golfer whose current wedge has no say in it. */
const setAfter = (request: FittingRequest, pwLoft: number) => {
  const { currentEquipment: _, ...rest } = request
  const { wedgeHit: _hit, ...clubDetails } = { ...request.clubDetails, pwLoft }
  const { wedgeFit } = fit({ ...rest, clubDetails })
  const lofts = [pwLoft, ...wedgeFit!.set.map(({ loftDeg }) => loftDeg)]
  return { lofts, set: wedgeFit!.set, fullSwing: request.clubDetails?.lobWedgeFullSwing }
}

const differ = (gaps: readonly number[]): number => Math.max(...gaps) - Math.min(...gaps)

test('the gaps of a set differ by a degree at most; a lob wedge for greenside shots may follow farther', () => {
  const uneven = wedgeGolfers.flatMap((request, i) => {
    const { lofts, set, fullSwing } = setAfter(request, 40 + (i % 11))
    const full = fullSwing === 'no' && set.at(-1)?.club === 'LW' ? lofts.slice(0, -1) : lofts
    const gaps = full.slice(1).map((loft, i) => loft - full[i]!)
    return differ(gaps) > 1 || unevenDeg(lofts) > 0 ? [lofts.join('-')] : []
  })
  expect(uneven).toEqual([])
})

test('full wedges lie 8 yards apart, where 6° are more', () => {
  const near = wedgeGolfers.flatMap((request, i) => {
    const { lofts, set, fullSwing } = setAfter(request, 40 + (i % 11))
    return set.flatMap(({ club, gapDeg, gapYards }) => {
      // A lob wedge that was asked for follows; and a gap is 6° at most, however few yards that is; carries are rounded.
      const mustFollow = club === 'LW' && (fullSwing === 'yes' || fullSwing === 'no')
      const isEnough = gapYards === null || gapYards >= 8 || (6 * gapYards) / gapDeg < 9
      return mustFollow || isEnough ? [] : [`${lofts}: ${gapYards} yd`]
    })
  })
  expect(near).toEqual([])
})

test('the pitching wedge that was hit is read and never sold, whether its loft was sent or not', () => {
  const asked = wedgeGolfers.flatMap(({ currentEquipment, ...request }, i): FittingRequest[] => {
    const hit: FittingRequest = { ...request, clubDetails: { ...request.clubDetails, wedgeHit: 'PW' } }
    return [hit, { ...hit, currentEquipment: { ...currentEquipment, loft: 41 + (i % 9) } }]
  })
  for (const request of asked) {
    const { specs, wedgeFit } = fit(request)
    expect(wedgeFit!.wedgeHit).toBe('PW')
    expect(wedgeFit!.set.map(({ loftDeg }) => loftDeg)).toContain(specs.loft.value)
    expect(specs.loft.value).toBeGreaterThanOrEqual(wedgeFit!.pitchingWedgeLoftDeg + 3)
  }
})

test('each wedge of the set has its own pick with a store link, and what the golfer owns has none', () => {
  const golfersOfAll = someGolfers('wedge', cases(900), 20_261_142).filter(({ inventory }) => inventory !== 'only')
  const faults = golfersOfAll.flatMap((input) => {
    const { wedgeFit, analysis, topPicks } = answerTo(input)
    return wedgeFit!.set.flatMap(({ loftDeg, bounceDeg, gapDeg, owned, pick, carryYards, grind }) => {
      const words = `${loftDeg}° (gap ${gapDeg}°, bounce ${bounceDeg}°, ${grind}, about ${carryYards} yd)`
      const query = pick ? new URL(pick.storeUrl).searchParams : null
      const isMade = catalog.heads.some(
        (head) =>
          head.clubType === 'wedge' &&
          !head.discontinued &&
          head.gender === 'unisex' &&
          head.options.some(
            ({ loft, hands }) => Math.abs(loft - loftDeg) <= 1 && hands.includes(input.golfer.handedness),
          ),
      )
      const inLine = topPicks[0]?.build.wedges?.find(({ loft }) => loft === pick?.loft)
      const isOther = pick?.headId === topPicks[0]?.headId && inLine !== undefined && inLine.bounce !== pick?.bounce
      return [
        ...(isOther ? [`${loftDeg} of the first line has two bounces`] : []),
        ...(analysis!.summary.includes(words) ? [] : [`summary lacks ${words}`]),
        ...(owned && pick ? [`${loftDeg} is owned and sold`] : []),
        ...(isMade && !owned && !pick && (input.golfer.age ?? 99) > 18 ? [`${loftDeg} has no pick`] : []),
        ...(pick && Math.abs(pick.playingLoft - loftDeg) > 0.5 ? [`${loftDeg} is sold as ${pick.playingLoft}`] : []),
        ...(query && (query.get('loft') !== `${pick!.loft}` || query.get('wedges')!.includes(',')) ? ['link'] : []),
      ]
    })
  })
  expect([faults.length, faults[0]]).toEqual([0, undefined])
})
