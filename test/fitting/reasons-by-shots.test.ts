import { expect, test } from 'bun:test'
import { reasonByShots as reason } from '../../src/fitting/answer/shots-note.ts'
import { inEnglish } from '../../src/words/index.ts'

const reasonByShots = (...given: Parameters<typeof reason>) => inEnglish(reason(...given))

const request = {
  swingMetrics: { swingSpeed: 95.2, attackAngle: -1.3, launchAngle: 10.8, spinRate: 2880 },
  shots: {
    count: 12,
    figures: {
      swingSpeed: { shots: 12, spread: 1.6 },
      attackAngle: { shots: 9, spread: 1.12 },
      launchAngle: { shots: 12, spread: 0.9 },
    },
  },
}

test('a reason cites the shots behind the numbers that it rests on', () => {
  expect(reasonByShots('95.2 mph with an attack of -1.3° asks for 10.8°.', request)).toBe(
    '95.2 mph with an attack of -1.3° asks for 10.8°. By 12 shots: club speed ± 1.6 mph, attack angle ± 1.1° (9 shots).',
  )
})

test('a loft that happens to be as many degrees, another speed and a number without shots cite nothing', () => {
  for (const why of [
    '10.8° is stock.',
    '195.2 mph asks for 1.3°.',
    'A spin of 2880 rpm is high.',
    'Lie stays standard.',
  ])
    expect(reasonByShots(why, request)).toBe(why)
})

test('without shots a reason stays as it is', () => {
  const { swingMetrics } = request
  expect(reasonByShots('95.2 mph asks for it.', { swingMetrics })).toBe('95.2 mph asks for it.')
})
