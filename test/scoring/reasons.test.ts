import { expect, test } from 'bun:test'
import { readSavedGolfer } from '../../src/fitting/index.ts'
import { categoryAttributes, drawbacksFor, golferNeed, type Need, reasonsFor } from '../../src/scoring/index.ts'
import { inEnglish } from '../../src/words/index.ts'
import { requests } from '../support/club.ts'
import { drawbacksOf, type HeadTraits, reasonsOf, scoreHead } from '../support/reference-rules.ts'

type Head = Parameters<typeof reasonsFor>[1] & HeadTraits
/** Sentences of what holds by SCORE-HEAD; that the core finds the same is asserted in test/matching/core.test.ts. */
const reasons = (need: Need, head: Head) => inEnglish(reasonsFor(need, head, reasonsOf(need, head)))
const drawbacks = (need: Need, head: Head) =>
  inEnglish(drawbacksFor(need, head, drawbacksOf(need, head, scoreHead(need, head, 1).cap)))

const slicer = golferNeed({
  speedMph: 95,
  handicap: 16,
  launch: { deg: 10.2, targetDeg: 12.3 },
  spin: { rpm: 3300, targetRpm: 2750 },
  missPattern: 'fade',
  missSize: 'moderate',
})

test('a reason names the number or word it rests on', () => {
  expect(reasons(slicer, categoryAttributes.draw)).toEqual([
    'Draw bias works against your moderate slice.',
    'Launches high: your 10.2° is 2.1° under the 12.3° target.',
    'Forgiveness 8 of 10 for a handicap of 16.',
    'We put such heads at driver speeds of 60 to 130 mph; yours is 95 mph.',
  ])
  expect(reasons(slicer, categoryAttributes.low_spin)).toContain(
    'Spins less: your 3,300 rpm is 550 rpm over the target.',
  )
})

test('where a number is missing, the reason says what stands in for it', () => {
  const unknown = golferNeed({ speedMph: 79.2, speedFrom: '7-iron speed 66 mph x 1.20' })
  expect(reasons(unknown, categoryAttributes.light)).toEqual([
    'Launches high: at 79.2 mph the ball needs help to climb.',
    'Forgiveness 8 of 10; without a handicap we lean to forgiving heads.',
    'We put such heads at any driver speed up to 88 mph; yours is 79.2 mph (7-iron speed 66 mph x 1.20).',
  ])
  const scored = golferNeed({ speedMph: 95, handicap: 16, handicapFrom: 'average score 92' })
  expect(reasons(scored, categoryAttributes.core)[0]).toBe(
    'Forgiveness 7 of 10 for a handicap of 16 (from average score 92).',
  )
  const stated = { input: { ...requests.driver, golfer: { handedness: 'right', handicap: '25+' } } } as const
  const high = readSavedGolfer(stated)
  expect(reasons(golferNeed(high), categoryAttributes.draw)).toContain(
    'Forgiveness 8 of 10 for a handicap of 27 (from handicap 25+).',
  )
})

test('a slow ball that was measured, or whose fitted shaft launches low, is not said to need help', () => {
  const praise = (facts: Parameters<typeof golferNeed>[0]) => reasons(golferNeed(facts), categoryAttributes.light)[0]
  const slow = { speedMph: 78, handicap: 20 }
  expect(praise(slow)).toBe('Launches high: at 78 mph the ball needs help to climb.')
  expect(praise({ ...slow, launchesEnough: true })).toStartWith('Forgiveness')
  expect(praise({ ...slow, launch: { deg: 15.2, targetDeg: 15 } })).toStartWith('Forgiveness')
  expect(praise({ ...slow, launch: { deg: 14, targetDeg: 15 } })).toBe(
    'Launches high: your 14° is 1° under the 15° target.',
  )
  expect(praise({ ...slow, launch: { deg: 14, targetDeg: 15 }, launchesEnough: true })).toStartWith('Forgiveness')
})

test('an iron is never praised or blamed for draw bias, only for its offset', () => {
  expect(reasons(slicer, { ...categoryAttributes.game_improvement, draw: 1 })[0]).toBe(
    'Its offset helps against your moderate slice.',
  )
  expect(drawbacks(slicer, categoryAttributes.blade)).not.toContainEqual(expect.stringContaining('fade'))
})

test('a head is neutral for a hook up to half a point of draw', () => {
  const hooker = golferNeed({ speedMph: 95, handicap: 12, missPattern: 'hook', missSize: 'moderate' })
  const first = (draw: number) => reasons(hooker, { ...categoryAttributes.core, draw })[0]
  expect(first(0.5)).toBe('Neutral: nothing adds to your moderate hook.')
  expect(first(0.6)).toStartWith('Forgiveness')
})

test('a drawback says why a head is held down', () => {
  const drawback = (category: keyof typeof categoryAttributes, facts: Parameters<typeof golferNeed>[0]) =>
    drawbacks(golferNeed(facts), categoryAttributes[category])
  expect(drawback('low_spin', { speedMph: 84 })).toEqual([
    'Low-spin and tour heads want 90 mph and more; yours is 84 mph.',
  ])
  expect(drawback('draw', { speedMph: 95, missPattern: 'hook', missSize: 'large' })).toEqual([
    'A draw head makes a large hook worse.',
  ])
  expect(drawback('light', { speedMph: 104 })).toEqual(['Light heads are for up to 100 mph; yours is 104 mph.'])
  expect(drawback('light', { speedMph: 94 })).toEqual(['We put such heads at up to 88 mph; yours is 94 mph.'])
  expect(drawback('blade', { speedMph: 95, handicap: 18 })).toEqual(['A blade asks too much at a handicap of 18.'])
  expect(drawback('core', { speedMph: 95, missPattern: 'fade', missSize: 'moderate' })).toEqual([
    'Does little against your moderate slice.',
  ])
  expect(drawback('core', { speedMph: 95, handicap: 8 })).toEqual([])
})

test('half of a whole need is enough for a drawback: 2° of launch, 600 rpm of spin', () => {
  const found = (category: 'low_spin' | 'max_forgiveness', deg: number, rpm: number) =>
    drawbacks(
      golferNeed({ speedMph: 100, handicap: 8, launch: { deg, targetDeg: 13 }, spin: { rpm, targetRpm: 2700 } }),
      categoryAttributes[category],
    )
  expect(found('low_spin', 11, 2700)).toEqual(['Launches low, and your 11° is 2° under the 13° target.'])
  expect(found('low_spin', 11.1, 2700)).toEqual([])
  expect(found('max_forgiveness', 13, 3300)).toEqual([
    'Spins more than average, and your 3,300 rpm is 600 rpm over the target.',
  ])
  expect(found('max_forgiveness', 13, 3290)).toEqual([])
})
