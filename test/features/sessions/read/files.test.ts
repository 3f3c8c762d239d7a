import { describe, expect, test } from 'bun:test'
import { join } from 'node:path'
import { fittableClub } from '../../../../src/features/sessions/fittable-club.ts'
import { readShotFile } from '../../../../src/features/sessions/read/index.ts'
import { inEnglish } from '../../../../src/words/index.ts'

/** What a person reads in a file. */
interface Shot {
  readonly club: string | null
  readonly fits?: string | null
  readonly player?: string
  readonly numbers: Readonly<Record<string, number>>
  readonly absent?: readonly string[]
}

/**
 * Small files in the forms of exports that public importers and their tests describe (November 2026), with the right reading of
 * each, made by hand.
 */
const files: readonly (readonly [form: string, file: string, shots: readonly Shot[]])[] = [
  [
    'clubs in rows of their own (GC3)',
    'gc3-blocks.csv',
    [
      {
        club: '7i',
        fits: 'iron',
        numbers: {
          ballSpeed: 115.2,
          launchAngle: 17.1,
          spinRate: 6480,
          carry: 154.8,
          offline: -5.4,
          clubSpeed: 85.1,
          attackAngle: -4.0,
          clubPath: 1.1,
          faceAngle: 0.2,
        },
      },
      {
        club: 'Dr',
        fits: 'driver',
        numbers: {
          ballSpeed: 142,
          launchAngle: 13,
          spinRate: 2600,
          carry: 225,
          offline: 10,
          clubSpeed: 98,
          attackAngle: 1,
          clubPath: 2,
          faceAngle: 3,
        },
      },
    ],
  ],
  [
    'clubs in rows of their own (SkyTrak)',
    'skytrak-blocks.csv',
    [
      {
        club: 'PW',
        fits: 'wedge',
        numbers: {
          ballSpeed: 96,
          launchAngle: 26,
          spinRate: 8000,
          offline: 5,
          carry: 127,
          landingAngle: 48,
          clubSpeed: 74,
          faceAngle: 3.0,
        },
      },
      {
        club: '7 IRON',
        fits: 'iron',
        numbers: {
          ballSpeed: 115,
          launchAngle: 17,
          spinRate: 6500,
          offline: -6,
          carry: 155,
          landingAngle: 46,
          clubSpeed: 85,
          faceAngle: 0.4,
        },
      },
    ],
  ],
  [
    'the category beside the club',
    'club-type-is-category.csv',
    [
      { club: '7i', fits: 'iron', numbers: { carry: 155, clubSpeed: 85 } },
      { club: '9i', fits: null, numbers: { carry: 128 } },
      { club: '50', fits: 'wedge', numbers: { carry: 103 } },
      { club: '58', fits: 'wedge', numbers: { carry: 80 } },
    ],
  ],
  [
    'the largest float where no club was seen',
    'not-measured-digits.csv',
    [
      {
        club: 'Driver',
        fits: 'driver',
        numbers: { ballSpeed: 142, clubSpeed: 98, clubPath: -5.2, attackAngle: -4.1, faceAngle: 3.4 },
      },
      {
        club: 'Driver',
        fits: 'driver',
        numbers: { ballSpeed: 142.4 },
        absent: ['clubSpeed', 'clubPath', 'attackAngle', 'faceAngle'],
      },
      {
        club: 'Driver',
        fits: 'driver',
        numbers: { ballSpeed: 141.6 },
        absent: ['clubSpeed', 'clubPath', 'attackAngle', 'faceAngle'],
      },
    ],
  ],
  [
    'the same with an exponent',
    'not-measured-exponent.csv',
    [
      {
        club: 'Driver',
        fits: 'driver',
        numbers: { ballSpeed: 142, clubSpeed: 98, clubPath: -5.2, attackAngle: -4.1, faceAngle: 3.4 },
      },
      {
        club: 'Driver',
        fits: 'driver',
        numbers: { ballSpeed: 142.4 },
        absent: ['clubSpeed', 'clubPath', 'attackAngle', 'faceAngle'],
      },
      {
        club: 'Driver',
        fits: 'driver',
        numbers: { ballSpeed: 141.6 },
        absent: ['clubSpeed', 'clubPath', 'attackAngle', 'faceAngle'],
      },
    ],
  ],
  [
    'decimal commas',
    'decimal-comma.csv',
    [
      {
        club: 'Eisen 7',
        fits: 'iron',
        numbers: { ballSpeed: 115.03, clubSpeed: 85.05, launchAngle: 17.13, spinRate: 6500, carry: 154.99 },
      },
      { club: 'Eisen 7', fits: 'iron', numbers: { launchAngle: 16.5, spinRate: 6480 } },
    ],
  ],
  [
    'exponents',
    'exponent.csv',
    [{ club: 'I7', fits: 'iron', numbers: { clubPath: 0, faceAngle: 0, attackAngle: -4.1, carry: 155 } }],
  ],
  [
    'the side before the number',
    'side-letter-first.csv',
    [
      { club: '7 Iron', fits: 'iron', numbers: { offline: -12.3 } },
      { club: '7 Iron', fits: 'iron', numbers: { offline: 3.0 } },
    ],
  ],
  [
    'spaces between thousands',
    'space-thousands.csv',
    [
      { club: '7 Iron', fits: 'iron', numbers: { spinRate: 6500 } },
      { club: '7 Iron', fits: 'iron', numbers: { spinRate: 6480 } },
    ],
  ],
  [
    'apostrophes between thousands',
    'swiss-thousands.csv',
    [{ club: '7 Iron', fits: 'iron', numbers: { spinRate: 6500, offline: 0.5 } }],
  ],
  [
    'windows-1252',
    'windows-1252.csv',
    [{ club: 'Eisen 7', fits: 'iron', numbers: { clubSpeed: 85, ballSpeed: 115.02, faceAngle: 0.4 } }],
  ],
  [
    'carriage returns alone',
    'cr-line-ends.csv',
    [
      { club: '7 Iron', fits: 'iron', numbers: { carry: 155 } },
      { club: '7 Iron', fits: 'iron', numbers: { carry: 156 } },
    ],
  ],
  [
    'a space before a quote',
    'space-before-quote.csv',
    [
      { club: '7 Iron', fits: 'iron', numbers: { carry: 155 } },
      { club: '7 Iron', fits: 'iron', numbers: { carry: 156 } },
    ],
  ],
  [
    'a quote within a note',
    'stray-quote.csv',
    [
      { club: '7 Iron', fits: 'iron', numbers: { carry: 155 } },
      { club: '7 Iron', fits: 'iron', numbers: { carry: 156 } },
      { club: '7 Iron', fits: 'iron', numbers: { carry: 157 } },
      { club: '7 Iron', fits: 'iron', numbers: { carry: 158 } },
    ],
  ],
  [
    'rows of statistics',
    'max-row.csv',
    [
      { club: 'IRON7', fits: 'iron', numbers: { carry: 155 } },
      { club: 'IRON7', fits: 'iron', numbers: { carry: 151 } },
    ],
  ],
  [
    'a player called Meanwell',
    'player-name.csv',
    [
      { club: '7 Iron', fits: 'iron', numbers: { carry: 155 } },
      { club: '7 Iron', fits: 'iron', numbers: { carry: 153 } },
    ],
  ],
  [
    'words of statistics in a tag',
    'tag-word.csv',
    [
      { club: '7 Iron', fits: 'iron', numbers: { carry: 155 } },
      { club: '7 Iron', fits: 'iron', numbers: { carry: 153 } },
      { club: '7 Iron', fits: 'iron', numbers: { carry: 152 } },
    ],
  ],
  [
    'short names of columns (FlightScope)',
    'flightscope-short.csv',
    [
      {
        numbers: {
          ballSpeed: 115,
          clubSpeed: 85,
          launchAngle: 17,
          spinRate: 6500,
          carry: 155,
          offline: -4.2,
          peakHeight: 93,
          landingAngle: 46,
          attackAngle: -4.1,
          faceAngle: -0.4,
        },
        club: '7 Iron',
      },
    ],
  ],
  [
    'a column twice',
    'flightscope-sim.csv',
    [
      {
        club: '7 Iron 245',
        fits: 'iron',
        numbers: {
          ballSpeed: 115,
          clubSpeed: 85,
          launchAngle: 17,
          spinRate: 6500,
          carry: 154.97,
          offline: 4.92,
          clubPath: -1.2,
          faceAngle: -0.4,
          landingAngle: 46,
          attackAngle: -4.1,
        },
      },
    ],
  ],
  [
    'headings of two rows',
    'two-heading-rows.csv',
    [
      {
        club: 'IRON7',
        fits: 'iron',
        numbers: {
          carry: 155,
          total: 161,
          offline: -0.4,
          clubSpeed: 85,
          ballSpeed: 115,
          spinRate: 6500,
          launchAngle: 17,
        },
      },
    ],
  ],
  [
    'brackets that hold no unit',
    'bracket-is-no-unit.csv',
    [
      {
        club: '7 Iron',
        fits: 'iron',
        numbers: { clubSpeed: 85, ballSpeed: 115.02, carry: 154.97, total: 164.04, offline: 4.16 },
      },
    ],
  ],
  ['metres', 'metres-spelt.csv', [{ club: '7 Iron', fits: 'iron', numbers: { carry: 154.97, total: 164.04 } }]],
  [
    'mph with meters',
    'mph-and-metres.csv',
    [
      {
        club: 'Driver',
        fits: 'driver',
        numbers: { clubSpeed: 98, ballSpeed: 142.4, carry: 224.19, total: 246.06, offline: -8.75 },
      },
    ],
  ],
  [
    'a legend after the unit',
    'unit-with-sign-legend.csv',
    [{ club: '7 Iron', fits: 'iron', numbers: { carry: 154.97, offline: 4.37 } }],
  ],
  ['shots taken out', 'use-in-stat.csv', [{ club: '7Iron', fits: 'iron', numbers: { carry: 155 } }]],
  [
    'a TrackMan report',
    'trackman-report.json',
    [{ club: '7Iron', fits: 'iron', numbers: { clubSpeed: 85, ballSpeed: 114.98, carry: 154.97 } }],
  ],
  [
    'km/h of a bridge',
    'bridge-kmh.csv',
    [
      { club: 'Driver', numbers: { clubSpeed: 85, ballSpeed: 124.34, carry: 169.51 } },
      { club: 'Driver', numbers: { clubSpeed: 85.62 } },
      { club: 'Driver', numbers: { clubSpeed: 84.63 } },
    ],
  ],
  [
    'm/s without a word',
    'ms-without-unit.csv',
    [
      { club: 'Driver', numbers: { clubSpeed: 96.64, ballSpeed: 138.91, carry: 227.47 } },
      { club: 'Driver', numbers: { clubSpeed: 96.19, carry: 226.38 } },
    ],
  ],
  [
    'an open connect message',
    'openconnect.json',
    [{ club: null, numbers: { clubSpeed: 85, ballSpeed: 115, carry: 155, launchAngle: 17, attackAngle: -4.1 } }],
  ],
  [
    'two players',
    'two-players.csv',
    [
      { club: 'Driver', player: 'Sam', numbers: { clubSpeed: 98 } },
      { club: 'Driver', player: 'Sam', numbers: { clubSpeed: 98 } },
      { club: 'Driver', player: 'Kim', numbers: { clubSpeed: 72 } },
      { club: 'Driver', player: 'Kim', numbers: { clubSpeed: 72 } },
    ],
  ],
  [
    'radar',
    'radar-attack.csv',
    [
      { club: 'Driver', numbers: { attackAngle: 2 } },
      { club: 'Driver', numbers: { attackAngle: 2 } },
      { club: 'Driver', numbers: { attackAngle: 2 } },
    ],
  ],
]

describe('every shot is read right from a file with', () => {
  test.each(files)('%s', async (_form, file, expected) => {
    const bytes = await Bun.file(join(import.meta.dir, 'files', file)).bytes()
    const reading = await readShotFile(bytes)
    if ('refusal' in reading) throw new Error(inEnglish(reading.refusal))
    const { shots } = reading
    expect(shots.map(({ club }) => club)).toEqual(expected.map(({ club }) => club))
    for (const [i, { fits, player, numbers, absent = [] }] of expected.entries()) {
      const shot = shots[i]!
      for (const [metric, value] of Object.entries(numbers))
        expect([i, metric, shot.numbers.get(metric as never)]).toEqual([i, metric, expect.closeTo(value, 1)])
      for (const metric of absent) expect([i, metric, shot.numbers.has(metric as never)]).toEqual([i, metric, false])
      if (player !== undefined) expect(shot.player).toBe(player)
      const read = fittableClub(shot.club ?? '')
      if (fits !== undefined) expect('refusal' in read ? null : read.clubType).toBe(fits as never)
    }
  })
})
