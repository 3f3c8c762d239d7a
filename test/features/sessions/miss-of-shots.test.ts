import { describe, expect, test } from 'bun:test'
import { fitRequestOf } from '../../../src/features/sessions/index.ts'
import type { Shot } from '../../../src/features/sessions/schema.ts'
import { driverLoftDeg } from '../../../src/golf/clubs/lofts.ts'
import { fit } from '../../support/in-english.ts'
import { sessionOf, shotOf } from './bay.ts'

/** Scatter about a median of 0, the same on both sides. */
const scatter = [-3, -2, -1.5, -1, -0.6, -0.3, -0.1, 0.1, 0.3, 0.6, 1, 1.5, 2, 3]

type Numbers = Readonly<Record<string, number>>

/** Fourteen drives of a 95 mph golfer. */
const drives = (
  { offline = 0, clubPath = 0, faceAngle = 0, ...more }: Numbers,
  about: Partial<Shot> = {},
): readonly Shot[] =>
  scatter.map((by, i) =>
    shotOf(i + 1, {
      club: 'Driver',
      ball: { speed: 138 + by, launchAngle: 14.4, backSpin: 3400, carry: 205 + by, offline: offline + 4 * by },
      club_: { speed: 95 + by / 2, attackAngle: -2.55, clubPath: clubPath + by / 3, faceAngle, ...more },
      ...about,
    }),
  )
const golfer = { handedness: 'right', handicap: 14 } as const
const asked = (shots: readonly Shot[], more: object = {}) =>
  fitRequestOf(sessionOf(shots), { club: 'Driver', golfer, ...more })
const missOf = async (shots: readonly Shot[], more: object = {}) => {
  const { request } = await asked(shots, more)
  const { missPattern, missSize } = request.swingMetrics
  return [missPattern, missSize]
}
const slicer = { offline: 31.5, clubPath: -5.25, faceAngle: 1.05 }

describe('the shots of a session', () => {
  test('31 yards right with an open face get a draw head, draw weight and no less loft than the swing asks for', async () => {
    const { request, from } = await asked(drives(slicer, { source: 'ocr-trackman' }))
    expect(request.swingMetrics).toMatchObject({ missPattern: 'fade', missSize: 'large' })
    expect(from.read).toEqual([
      'missPattern fade, missSize large: half of 14 shots end 31.5 yd right of the target or more, the face 6.3° open to the path',
    ])
    const { specs } = fit(request)
    expect([specs.headProfile.value, specs.weightSetting?.value]).toEqual(['draw', 'Draw Bias'])
    expect(specs.loft.value).toBeGreaterThanOrEqual(Math.floor(2 * driverLoftDeg(95, -2.6)) / 2)
    expect(specs.launchProfile.value).not.toBe('mid-low')
  })
  test('what the golfer says of the miss wins', async () => {
    const swing = { missPattern: 'hook', missSize: 'slight' } as const
    expect(await missOf(drives(slicer), { swing })).toEqual(['hook', 'slight'])
    expect(await missOf(drives(slicer), { swing: { missPattern: 'fade' } })).toEqual(['fade', 'large'])
  })
  for (const [what, numbers, miss] of [
    ['a left miss with a closed face is a hook', { offline: -24, clubPath: 4, faceAngle: 0 }, ['hook', 'moderate']],
    ['an open face alone is a fade', { offline: 6, clubPath: -4.5, faceAngle: 0 }, ['fade', 'moderate']],
    ['far right without a curve is a push', { offline: 26, clubPath: 6, faceAngle: 6 }, ['straight', undefined]],
    ['small misses say nothing', { offline: 8, clubPath: -1, faceAngle: 0 }, [undefined, undefined]],
  ] as const)
    test(what, async () => {
      expect(await missOf(drives(numbers))).toEqual([...miss])
    })
  test('a left-hander’s fade goes left', async () => {
    const left = { golfer: { handedness: 'left' } }
    expect(await missOf(drives({ offline: -31.5, clubPath: 5.25, faceAngle: -1.05 }), left)).toEqual(['fade', 'large'])
  })
  test('drives that end far out on both sides are a two-way miss', async () => {
    const both = drives({}).map((shot, i) => ({
      ...shot,
      ball: { ...shot.ball, offline: i % 2 === 0 ? 24 + i / 2 : -24 - i / 2 },
    }))
    expect(await missOf(both)).toEqual(['both', 'moderate'])
  })
  test('few shots say nothing', async () => {
    expect(await missOf(drives(slicer).slice(0, 4))).toEqual([undefined, undefined])
  })
  test('strikes toward the heel are heel strikes, by millimeters', async () => {
    const { request } = await asked(drives({ impactX: -11, impactY: 3, dynamicLie: 58 }))
    expect(request.swingMetrics.strikePattern).toBe('heel')
  })
})

describe('an offset of a camera', () => {
  const camera = drives(slicer, { source: 'csv', measurementRef: 'club-face' })
  test('stands among the assumptions once taken off, and is not advised again', async () => {
    const { request } = await asked(camera)
    expect(request.swingMetrics.attackAngle).toBe(-4.5)
    const { assumptions, notes } = fit(request)
    expect(assumptions).toContainEqual(
      expect.objectContaining({ field: 'attackAngle', value: -4.5, how: expect.stringContaining('camera') }),
    )
    expect(notes.map(({ text }) => text).join()).not.toContain('camera')
  })
  test('is never taken off numbers of a radar', async () => {
    const { request, from } = await asked(drives(slicer, { source: 'ocr-trackman', measurementRef: 'club-face' }))
    expect([request.swingMetrics.attackAngle, from.corrected]).toEqual([-2.5, []])
    expect(fit(request).assumptions.map(({ field }) => field)).not.toContain('attackAngle')
  })
})
