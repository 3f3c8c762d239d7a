import { expect, test } from 'bun:test'
import { unevenDeg } from '../../src/fitting/engine/wedge-set.ts'
import { fit } from '../../src/fitting/index.ts'
import type { FittingRequest } from '../../src/fitting/schema.ts'
import { cases } from '../support/cases.ts'
import { someGolfers } from '../support/golfers.ts'

// A golfer buys the whole set: its gaps are even, far enough apart to tell, and it holds no club that came with the irons.

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
