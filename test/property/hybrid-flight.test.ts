import { expect, test } from 'bun:test'
import type { FittingRequest } from '../../src/fitting/schema/schema.ts'
import { launchProfiles } from '../../src/golf/names/words.ts'
import { cases } from '../support/cases.ts'
import { someGolfers } from '../support/golfers.ts'
import { fit } from '../support/in-english.ts'

const seed = 20_261_133
/** Where they end is measured of every third, else flown from launch and spin. */
const measured = someGolfers('hybrid', cases(3_000), seed).map((request, place): FittingRequest => {
  const { landingAngle: _, goals: __, ...swingMetrics } = { goals: 0, ...request.swingMetrics }
  const { preferences: ___, ...rest } = request
  const flown = { launchAngle: 8 + (place % 9), spinRate: 2_500 + 250 * (place % 7) }
  return {
    ...rest,
    swingMetrics: { ...swingMetrics, ...(place % 3 === 0 ? { launchAngle: 15, landingAngle: 36 } : flown) },
  }
})

test('a hybrid that lands under 40 degrees never gets a shaft that launches lower than mid', () => {
  const flat = measured.flatMap((request) =>
    [request, { ...request, preferences: { goals: 'low flight' } }].flatMap((asked) => {
      const { specs, swing } = fit(asked)
      const landingDeg = swing.landingDeg ?? swing.presentShot?.flight.landingDeg ?? 90
      return landingDeg < 40 ? [specs.launchProfile.value] : []
    }),
  )
  expect(flat.length).toBeGreaterThan(20)
  expect(flat.filter((profile) => launchProfiles.indexOf(profile) < launchProfiles.indexOf('mid'))).toEqual([])
})

test('nobody with a moderate or large hook is sent to a 7-wood, and fast ones to a utility iron', () => {
  for (const request of measured) {
    const { notes, swing } = fit({
      ...request,
      swingMetrics: { ...request.swingMetrics, missPattern: 'hook', missSize: 'large' },
    })
    const said = notes.map(({ text }) => text).join(' ')
    expect(said).not.toContain('7-wood')
    expect(said.includes('utility iron')).toBe(swing.clubSpeedMph.value >= 90)
  }
})
