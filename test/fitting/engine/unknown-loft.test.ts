import { describe, expect, test } from 'bun:test'
import { fit } from '../../support/in-english.ts'
import { requestFor } from './request.ts'

describe('finding 5: an unknown current loft is not the fitted one', () => {
  const ball = (swingSpeed: number, launchAngle: number, spinRate: number) => ({
    swingMetrics: { swingSpeed, ballSpeed: 1.44 * swingSpeed, launchAngle, spinRate },
  })
  test('5 without the loft no driver is told what another loft would carry, and the loft is asked first', () => {
    for (const swingSpeed of [55, 70, 85, 100, 115])
      for (const launchAngle of [5, 9, 13, 17])
        for (const spinRate of [1800, 2700, 3600]) {
          const { notes, flights, quality } = fit(requestFor('driver', ball(swingSpeed, launchAngle, spinRate)))
          const text = notes.map((one) => one.text).join(' ')
          expect(text).not.toMatch(/lofts compared|would carry .* more and go|less than the current shot|loft alone/)
          expect(text).toContain('Nothing is said of another loft while the loft')
          expect(flights.isLoftUnknown).toBe(true)
          expect(quality.missing[0]!.field).toBe('currentEquipment.loft')
        }
  })
  test('5 with the loft of the club that hit it the same ball is compared', () => {
    // Published case: 55 mph, launch 9 with 10.5° of loft (../shared/review/fitting-5.md, D11).
    const { notes } = fit(requestFor('driver', { ...ball(55, 9, 3000), currentEquipment: { loft: 10.5 } }))
    expect(notes.map((one) => one.text).join(' ')).toMatch(/would carry \d+ yd more/)
  })
})

describe('a carry that is refused is held against one figure', () => {
  test('a 7-iron of unknown loft is compared in the loft that is fitted', () => {
    for (const [swingSpeed, handicap] of [
      [70, 18],
      [78, 20],
      [85, 8],
      [92, 0],
    ] as const) {
      const at = (loft?: number) =>
        fit(
          requestFor('iron', {
            golfer: { handicap },
            swingMetrics: { swingSpeed, carryDistance: 2.2 * swingSpeed },
            ...(loft !== undefined && { currentEquipment: { loft } }),
          }),
        )
      const unknown = at()
      const expected = (text: string) => /a carry of about (\d+) yd/.exec(text)![1]
      expect(expected(unknown.warnings[0]!.text)).toBe(expected(at(unknown.specs.loft.value).warnings[0]!.text))
    }
  })
})
