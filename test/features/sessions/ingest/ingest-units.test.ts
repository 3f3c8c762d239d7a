import { beforeAll, expect, test } from 'bun:test'
import fc from 'fast-check'
import { inImperial } from '../../../../src/features/sessions/in-imperial.ts'
import { selectSession } from '../../../../src/features/sessions/index.ts'
import type { Shot } from '../../../../src/features/sessions/schema.ts'
import { forEachSharedDatabase } from '../../../support/databases.ts'
import { type Bay, openBay, sessionOf, shotOf, uuid } from '../bay.ts'

/** A driver of 98 mph, in the units of a name: by the factors of docs/units.md. */
const driverIn = (units: string, speed: number, distance: number, height = distance * 3): Shot =>
  shotOf(1, {
    club: 'Driver',
    units,
    ball: { Ball_Speed: 142 / speed, VLA: 13, backSpin: 2600, carry: 225 / distance, apex: 90 / height, tempo: 3.1 },
    club_: { speed: 98 / speed, attackAngle: -1.5 },
    extended: { clubHeadSpeed: 98 / speed, total: 247 / distance, humidity: 40, spinAxis: null },
  })
const [kmh, ms, m] = [1 / 1.609344, 1 / 0.44704, 1 / 0.9144]

const systems: readonly (readonly [names: readonly string[], speed: number, distance: number, from: string])[] = [
  [
    ['metric', 'Metric', 'km/h, m', 'km/h and meters', 'kph/m', 'kmh', 'metric (km/h)', 'kilometers per hour, meters'],
    kmh,
    m,
    'km/h and m',
  ],
  [['m/s', 'ms', 'SI', 'm/s, m, rpm', 'mps/m', 'meters per second, meters', 'metric'], ms, m, 'm/s and m'],
  [['mph/m', 'mph, meters', 'mph with metres', 'metric', 'miles per hour and m'], 1, m, 'mph and m'],
  [['m/s, yd'], ms, 1, 'm/s and yd'],
  [['km/h, yards'], kmh, 1, 'km/h and yd'],
]

for (const [names, speed, distance, from] of systems)
  test(`numbers in ${from} are converted, by whatever name they go: ${names.join('; ')}`, async () => {
    for (const name of names) {
      const { session, converted } = await inImperial(sessionOf([driverIn(name, speed, distance)]))
      expect([name, converted]).toEqual([name, [from]])
      const near = (value: number) => expect.closeTo(value, 1)
      expect(session.segments[0]!.shots[0]).toMatchObject({
        units: 'imperial',
        ball: { Ball_Speed: near(142), VLA: 13, backSpin: 2600, carry: near(225), tempo: 3.1 },
        club_: { speed: near(98), attackAngle: -1.5 },
        extended: { clubHeadSpeed: near(98), total: near(247), humidity: 40, spinAxis: null },
      })
    }
  })
test('peak heights are in feet where distances are in yards, or where feet are said', async () => {
  for (const [name, height] of [
    ['km/h, m', m * 3],
    ['km/h, yd', 1],
    ['km/h, m, ft', 1],
  ] as const) {
    const shot = driverIn(name, kmh, name.includes('yd') ? 1 : m, height)
    const { session } = await inImperial(sessionOf([shot]))
    expect(session.segments[0]!.shots[0]!.ball!['apex']).toBeCloseTo(90, 1)
  }
})
test('imperial numbers and units by unknown names stay as they are', async () => {
  for (const name of [
    'imperial',
    'mph/yards',
    '',
    'furlongs',
    'imperial metric',
    'mph and km/h',
    'meters',
    'quasi metric',
  ]) {
    const sent = sessionOf([shotOf(1, { units: name, ball: { launchAngle: 12 } })])
    expect(await inImperial(sent)).toEqual({ session: sent, converted: [] })
  }
})
test('each unit of a session is converted for itself', async () => {
  const { session, converted } = await inImperial(
    sessionOf([driverIn('imperial', 1, 1), driverIn('km/h, m', kmh, m), driverIn('m/s', ms, m)]),
  )
  expect(converted).toEqual(['km/h and m', 'm/s and m'])
  for (const { club_ } of session.segments[0]!.shots) expect(club_!['speed']).toBeCloseTo(98, 1)
})
test('no number, however large, becomes one that is none', async () => {
  await fc.assert(
    fc.asyncProperty(fc.double({ noNaN: true, noDefaultInfinity: true }), async (value) => {
      const { session } = await inImperial(
        sessionOf([shotOf(1, { units: 'metric', ball: { speed: value, carry: value } })]),
      )
      for (const number of Object.values(session.segments[0]!.shots[0]!.ball!)) expect(number).toBeFinite()
    }),
    { numRuns: 50 },
  )
})

forEachSharedDatabase((_engine, open) => {
  let bay: Bay
  beforeAll(async () => {
    bay = await openBay(await open())
  })
  test('a metric session is stored in mph and yards, says so, and can be fitted', async () => {
    const shots = [1, 2, 3].map((n) => ({ ...driverIn('m/s', ms, m), shotId: uuid(n), shotNumber: n }))
    const sessionId = uuid(31)
    const { status, body } = await bay.ingest(sessionOf(shots, { sessionId }))
    expect([status, body.converted]).toEqual([201, ['m/s and m']])
    const stored = await selectSession(bay.sql, bay.accountId, sessionId)
    expect(stored!.segments[0]!.shots[0]!.club_!['speed']).toBeCloseTo(98, 1)
    const again = await bay.ingest(sessionOf(shots, { sessionId }))
    expect([again.status, again.body.sessionUrl.split('?')[0]]).toEqual([200, body.sessionUrl.split('?')[0]])
    const read = await bay.send(`/v1/sessions/${sessionId}`, { headers: { authorization: `Bearer ${bay.apiKey}` } })
    const { clubs } = (await read.json()) as { clubs: { fits: string; whyNot: string | null; check: string[] }[] }
    expect(clubs[0]).toMatchObject({ fits: 'driver', whyNot: null, check: [] })
  })
})
