/** Bodies that cost the most: each as long as its operation takes one, and allowed or wrong in the costliest way. */

const many = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i))

/** Base 36 names, each another. */
const names = (count: number, from = 0): string[] => many(count, (i) => `${(from + i).toString(36)}x`)
const members = (count: number): string =>
  names(count)
    .map((name) => `"${name}":1`)
    .join(',')

const uuid = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

const metrics = (count: number, from: number) => Object.fromEntries(names(count, from).map((name, i) => [name, i]))

/** A shot with as many metrics as it may have, each shot with other names. */
const shot = (n: number, metricsEach: number) => ({
  shotId: uuid(n),
  shotNumber: n,
  capturedAtUtc: '2026-11-20T17:02:11Z',
  club: `${n % 40} iron`,
  source: 'csv',
  measurementRef: 'club-face',
  units: 'imperial',
  needsReview: false,
  ball: { speed: 100 + (n % 50), launchAngle: 17, backSpin: 6000, carry: 150, ...metrics(metricsEach - 4, n * 7) },
  club_: metrics(metricsEach, n * 11),
  extended: metrics(metricsEach, n * 13),
})

const session = (shots: unknown[], more: object = {}) => ({
  payloadVersion: 1,
  appVersion: '1',
  sessionId: uuid(1),
  fitterId: 'bench',
  startedAtUtc: '2026-11-20T17:00:00Z',
  processedAtUtc: '2026-11-20T18:00:00Z',
  segments: [{ id: uuid(0), shots }],
  ...more,
})

/** Two clubs in turn, each shot with the usual numbers: the longest work that medians and a comparison have. */
export const twoClubs = JSON.stringify(
  session(
    many(2000, (i) => ({ ...shot(i + 1, 10), club: i % 2 === 0 ? 'Driver' : '7 iron' })),
    { sessionId: uuid(2) },
  ),
)
export const comparedClubs = JSON.stringify({ first: { club: 'Driver' }, second: { club: '7 iron' } })

const sessionBytesMax = 5_242_880
const scoresBytesMax = 1_048_576
const bodyBytesMax = 65_536

/** As many of them as fit. */
const filled = (before: string, after: string, bytesMax: number, item: (index: number) => string): string => {
  const parts: string[] = []
  let room = bytesMax - before.length - after.length
  for (let i = 0; ; i++) {
    const part = item(i)
    room -= part.length + 1
    if (room < 0) return before + parts.join(',') + after
    parts.push(part)
  }
}

const metricsEach = 77 // 2,000 shots of 231 metrics are just under 5 MB
const longest = JSON.stringify(session(many(2000, (i) => shot(i + 1, metricsEach))))
const aShot = JSON.stringify(shot(1, 10))
const before = (text: string, mark: string) => text.slice(0, text.lastIndexOf(mark))

export const sessions = {
  'allowed: 2,000 shots, 231 metrics each': longest,
  'refused: the last shot is wrong': longest.replace(/"needsReview":false(?!.*needsReview)/, '"needsReview":0'),
  'refused: the last member is there twice': `${longest.slice(0, -1)},"fitterId":"x"}`,
  'refused: 400,000 metric names': JSON.stringify(session([])).replace(
    '"shots":[]',
    `"shots":[${before(aShot, '"ball":')}"ball":{${members(400_000)}}}]`.replace(/,"ball"/, ',"ball"'),
  ),
  'refused: 450,000 unknown members': `{${members(450_000)}}`,
  'refused: 1.7 million lists': `{"segments":[${'[],'.repeat(1_700_000)}[]]}`,
  'refused: 600,000 wrong metrics': filled(JSON.stringify(session([])).slice(0, -4), ']}]}', sessionBytesMax, (i) =>
    JSON.stringify({ ...shot(i, 5), ball: Object.fromEntries(names(99, i).map((name) => [name, ''])) }),
  ),
  'refused: one text of 5 MB': `{"appVersion":"${'x'.repeat(5_200_000)}"}`,
}

/** A completed fitting as scores take it, with whatever else it may hold. */
const fitting = (more: string) =>
  `{"input":{"clubType":"driver","golfer":{},"swingMetrics":{"swingSpeed":95}},"result":{"specs":{"shaftFlex":{"value":"Stiff"},"loft":{"value":10}},"clubRecommendations":{"heads":[]}},"more":${more}}`

export const scores = (headIds: readonly string[], shaftIds: readonly string[]) => ({
  'allowed: 32 golfers, every head, 20 shafts': JSON.stringify({
    contexts: many(32, (i) => ({
      golfer: { speed: 80 + i, miss: 'slice' },
      headIds: many(600, (j) => headIds[(i + j) % headIds.length]),
      shafts: shaftIds.slice(i, i + 20),
    })),
  }),
  'allowed: 1 MB of deep and wide JSON': `{"fittings":{"driver":${fitting(
    `${'['.repeat(20)}${filled('[', ']', 1_000_000, (i) => `{"${i.toString(36)}":[]}`).replaceAll(/((?:[^,]*,){9000}[^,]*),/g, '$1],[')}${']'.repeat(20)}`,
  )}}}`,
  'refused: 32 x 999 unknown heads': JSON.stringify({
    contexts: many(32, (i) => ({ headIds: many(999, (j) => `ping-g44${i}-${j}`) })),
  }),
  'refused: 1 MB of unknown members': filled('{', '}', scoresBytesMax, (i) => `"golfe${i.toString(36)}":1`),
})

const call = (id: number, name: string, args: object) =>
  JSON.stringify({ jsonrpc: '2.0', id, method: 'tools/call', params: { name, arguments: args } })

export const messages = {
  'allowed: a batch of 100 score_clubs': `[${many(100, (i) => call(i, 'score_clubs', { speed: 60 + i, limit: 10 })).join(',')}]`,
  'allowed: a batch of 100 analyze_fitting': `[${many(100, (i) =>
    call(i, 'analyze_fitting', { clubType: 'iron', handedness: 'right', swingSpeed: 60 + i / 2, detail: true }),
  ).join(',')}]`,
  'refused: a batch at the body limit of unknown heads': filled('[', ']', bodyBytesMax, (i) =>
    call(i, 'score_clubs', { headIds: many(38, (j) => `ping-g44${i}-${j}`) }),
  ),
  'refused: a batch of 3,000 pings': filled('[', ']', bodyBytesMax, (i) => `{"id":${i}}`),
  'refused: 60 kB of unknown arguments': call(1, 'analyze_fitting', metrics(5_500, 0)),
}

const unknown = filled('{', '}', bodyBytesMax, (i) => `"swingMetric${i.toString(36)}":1`)
const batchBytesMax = 1_048_576
const batchRow = (i: number) =>
  JSON.stringify({
    idempotencyKey: `stall-${Bun.nanoseconds()}-${i}`,
    request: {
      clubType: 'driver',
      golfer: { handedness: 'right', handicap: 14 },
      swingMetrics: { swingSpeed: 80 + (i % 40), ballSpeed: 120 + (i % 40), launchAngle: 12, spinRate: 2900 },
    },
  })

/** One golfer. */
export const driver = JSON.stringify({
  clubType: 'driver',
  golfer: { handedness: 'right', handicap: 14 },
  swingMetrics: { swingSpeed: 95, ballSpeed: 138, launchAngle: 12, spinRate: 2900 },
})

/** Made anew for each time: a row that was fitted before is only looked up. */
export const batches = {
  'allowed: 500 drivers': () => many(500, batchRow).join('\n'),
  'refused: 500 rows of 2 kB of unknown members': () =>
    many(500, () => filled('{', '}', batchBytesMax / 500 - 1, (i) => `"reques${i.toString(36)}":1`)).join('\n'),
  'refused: one row of 1 MB': () => `{"request":[${'[],'.repeat(300_000)}[]]}`,
  'refused: 300,000 rows': () => '{}\n'.repeat(300_000),
}

const word = (i: number) => `irom hybrd wegde ${i.toString(36).repeat(12)}`.slice(0, 60)

export const small = {
  '/v1/fitting/analyze': {
    'refused: 64 kB of unknown members': unknown,
    'refused: 64 kB of lists': `{"swingMetrics":[${'[],'.repeat(20_000)}[]]}`,
    'refused: 40 kB of unknown words': JSON.stringify({ clubType: 'x'.repeat(40_000), ['driver '.repeat(3000)]: 1 }),
  },
  '/v1/bag/gapping': {
    'allowed: 18 clubs': JSON.stringify({ clubs: many(18, (i) => ({ club: `wedge ${45 + i}°` })), driverSpeed: 95 }),
    'refused: 20 clubs of unknown words': JSON.stringify({ clubs: many(20, (i) => ({ club: word(i) })) }),
    'refused: 64 kB of unknown members': unknown,
    'refused: 20 names of 3,200 characters': JSON.stringify({
      clubs: many(20, () => ({ club: 'wegde '.repeat(533) })),
    }),
  },
  '/v1/store/link': { 'refused: 64 kB of unknown members': unknown },
  '/v1/grip-size': { 'refused: 64 kB of unknown members': unknown },
  '/v1/catalog/compare': { 'refused: 64 kB of unknown members': unknown },
}
