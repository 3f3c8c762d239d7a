/** What an agent sends when it has misheard, and the one field that its golfer puts right. */
interface Misheard {
  readonly words: string
  readonly args: Readonly<Record<string, unknown>>
  readonly answer: Readonly<Record<string, unknown>>
}

const of = (clubType: string, more: object) => ({ clubType, handedness: 'right', ...more })

/** Requests whose numbers are in another unit or of another club, or whose miss has no size. */
export const misheard: readonly Misheard[] = [
  { words: '145 on my radar (km/h)', args: of('driver', { swingSpeed: 145 }), answer: { swingSpeed: 90.1 } },
  { words: '42 (m/s)', args: of('driver', { swingSpeed: 42 }), answer: { swingSpeed: 94 } },
  { words: 'irons at 130 (km/h)', args: of('iron', { swingSpeed: 130 }), answer: { swingSpeed: 80.8 } },
  { words: 'irons at 34 (m/s)', args: of('iron', { swingSpeed: 34 }), answer: { swingSpeed: 76.1 } },
  { words: 'wedges at 115 (km/h)', args: of('wedge', { swingSpeed: 115 }), answer: { swingSpeed: 71.5 } },
  {
    words: 'a sheet in m/s',
    args: of('driver', { swingSpeed: 43.9, ballSpeed: 63.5 }),
    answer: { swingSpeed: 98.2, ballSpeed: 142 },
  },
  {
    words: 'irons at 95, handicap 20 (the driver)',
    args: of('iron', { swingSpeed: 95, handicap: 20 }),
    answer: { swingSpeed: 78 },
  },
  {
    words: 'a hybrid as fast as the driver',
    args: of('hybrid', { swingSpeed: 95, driverSpeed: 95 }),
    answer: { swingSpeed: 88 },
  },
  {
    words: 'she swings 105, handicap 25 (km/h)',
    args: of('driver', { swingSpeed: 105, gender: 'female', handicap: 25 }),
    answer: { swingSpeed: 65.2 },
  },
  {
    words: 'he swings 120, handicap over 25 (km/h)',
    args: of('driver', { swingSpeed: 120, gender: 'male', handicap: '25+' }),
    answer: { swingSpeed: 74.6 },
  },
  { words: 'the ball leaves at 230 (km/h)', args: of('driver', { ballSpeed: 230 }), answer: { ballSpeed: 142.9 } },
  { words: 'ball speed 95 (the club)', args: of('driver', { ballSpeed: 95 }), answer: { ballSpeed: 137 } },
  {
    words: 'I weigh 85 (kg) at 5 ft 11',
    args: of('driver', { swingSpeed: 95, weight: 85, heightFeet: 5, heightInches: 11 }),
    answer: { weight: 187 },
  },
  { words: 'I slice it', args: of('driver', { swingSpeed: 95, missPattern: 'slice' }), answer: { missSize: 'large' } },
  {
    words: 'I hook it',
    args: of('driver', { swingSpeed: 100, missPattern: 'hook' }),
    answer: { missSize: 'moderate' },
  },
]

/** Requests with a loft, which is the one that is wanted. */
export const lofts: readonly Readonly<Record<string, unknown>>[] = [
  of('wedge', { swingSpeed: 72, loft: 58 }),
  of('fairway', { swingSpeed: 95, loft: 15 }),
  of('hybrid', { swingSpeed: 84, loft: 22 }),
  of('iron', { swingSpeed: 78, loft: 34 }),
  of('driver', { swingSpeed: 95, loft: 13 }),
]
