import { beforeAll, expect, test } from 'bun:test'
import fc, { type Arbitrary } from 'fast-check'
import { selectSession } from '../../../src/features/sessions/index.ts'
import type { Session, Shot } from '../../../src/features/sessions/schema.ts'
import { cleaned } from '../../../src/platform/text/plain-text.ts'
import { forEachSharedDatabase } from '../../support/databases.ts'
import { type Bay, openBay, uuid } from './bay.ts'

const dateTime = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString())
// Half surrogates are refused and hidden characters taken out, which other tests show.
const text = (maxLength: number) =>
  fc.string({ unit: 'grapheme', maxLength: Math.floor(maxLength / 8) }).filter((s) => cleaned(s) === s)
// Numbers in other units that we know are stored in ours, which other tests show: a text of chance may say `y` or `ms`.
const unknownUnits = text(60).map((words) => `bay ${words}`)
const orNull = <Value>(value: Arbitrary<Value>) => fc.option(value, { nil: null })
const finite = fc.double({ noNaN: true, noDefaultInfinity: true })
const bag = orNull(
  fc.dictionary(fc.oneof(fc.constantFrom('speed', 'carry', 'Back Spin', 'offline'), text(40)), orNull(finite), {
    noNullPrototype: true,
  }),
).filter((metrics) => !Object.keys(metrics ?? {}).includes('__proto__'))

const shot: Arbitrary<Shot> = fc.record(
  {
    shotId: fc.uuid(),
    shotNumber: fc.oneof(fc.integer({ min: 1 }), fc.constant(1e300)),
    capturedAtUtc: dateTime,
    club: orNull(fc.oneof(fc.constantFrom('Driver', '7 iron'), text(100))),
    source: fc.constantFrom('ocr-foresight', 'ocr-trackman', 'synthetic', 'csv'),
    measurementRef: fc.constantFrom('club-face', 'club-cog'),
    units: fc.oneof(fc.constantFrom('', 'imperial', 'mph/yards'), unknownUnits),
    ocrConfidence: orNull(fc.double({ min: 0, max: 1, noNaN: true })),
    needsReview: fc.boolean(),
    ball: bag,
    club_: bag,
    extended: bag,
  },
  {
    requiredKeys: ['shotId', 'shotNumber', 'capturedAtUtc', 'source', 'measurementRef', 'units', 'needsReview'],
    noNullPrototype: true,
  },
)
/** Ids that a smaller example has twice are another fault than the one that is looked for. */
const haveOwnIds = ({ segments }: Session): boolean => {
  const ids = segments.flatMap(({ id, shots }) => [id, ...shots.map(({ shotId }) => shotId)])
  return new Set(ids).size === ids.length
}

const sessions: Arbitrary<Session> = fc
  .record(
    {
      payloadVersion: fc.oneof(fc.integer({ min: 1 }), fc.constant(2 ** 53), fc.constant(1e300)),
      appVersion: text(200),
      customerRef: text(320),
      sessionId: fc.uuid(),
      fitterId: text(200),
      startedAtUtc: dateTime,
      processedAtUtc: dateTime,
      segments: fc.array(
        fc.record(
          { id: fc.uuid(), label: orNull(text(200)), shots: fc.array(shot, { maxLength: 8 }) },
          { requiredKeys: ['id', 'shots'], noNullPrototype: true },
        ),
        { maxLength: 4 },
      ),
    },
    {
      requiredKeys: [
        'payloadVersion',
        'appVersion',
        'sessionId',
        'fitterId',
        'startedAtUtc',
        'processedAtUtc',
        'segments',
      ],
      noNullPrototype: true,
    },
  )
  .filter(haveOwnIds)

/** As it travels: -0 becomes 0. */
const sent = (session: Session): Session => JSON.parse(JSON.stringify(session))

/** Values that no field of a session takes. */
const wrongValues: readonly unknown[] = [{ no: {} }, [[]], true, 'no such thing, anywhere'.repeat(40)]
const isWrongFor = (name: string, value: unknown): boolean => name !== 'needsReview' || value !== true

/** Every field of a session, by the path to it, that is wrong with a wrong value. */
const fieldsOf = (session: Session): string[][] => [
  ...Object.keys(session).map((name) => [name]),
  ...session.segments.flatMap((segment, i) => [
    ...Object.keys(segment).map((name) => ['segments', String(i), name]),
    ...segment.shots.flatMap((shot, j) =>
      Object.keys(shot).map((name) => ['segments', String(i), 'shots', String(j), name]),
    ),
  ]),
]

const broken = (session: Session, path: readonly string[], value: unknown): unknown => {
  const copy = structuredClone(session)
  const parent = path.slice(0, -1).reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], copy)
  ;(parent as Record<string, unknown>)[path.at(-1)!] = value
  return copy
}

forEachSharedDatabase((_engine, open) => {
  let bay: Bay
  beforeAll(async () => {
    bay = await openBay(await open(), { env: { RATE_LIMIT_INGEST_PER_MINUTE: '0', RATE_LIMIT_PAGE_PER_MINUTE: '0' } })
  })

  test('SI-021 SI-022 every sound session is stored as it was sent, replaced as it was sent, and has a page', async () => {
    await fc.assert(
      fc.asyncProperty(sessions, sessions, async (first, second) => {
        const replacement = { ...second, sessionId: first.sessionId }
        for (const [session, statuses] of [
          [first, [200, 201]],
          [replacement, [200]],
        ] as const) {
          const { status, body } = await bay.ingest(session)
          expect({ statuses, status, body }).toMatchObject({ status: statuses.includes(status as never) ? status : -1 })
          expect(await selectSession(bay.sql, bay.accountId, first.sessionId)).toEqual(sent(session))
          const page = await bay.open(body.sessionUrl)
          expect(page.status).toBe(200)
          // Text of the sender may say anything; coordinates and cells may not.
          expect(page.text).not.toMatch(/(?:[xy][12]?|d|width)="[^"]*(?:NaN|Infinity)|<td>−?(?:NaN|∞|Infinity)/)
        }
      }),
      { numRuns: 30 },
    )
  })

  test('SI-001 to SI-019 one field broken, whichever, is the one that the answer names', async () => {
    await fc.assert(
      fc.asyncProperty(sessions, fc.nat(), fc.constantFrom(...wrongValues), async (session, pick, value) => {
        const fields = fieldsOf(session)
        const path = fields[pick % fields.length]!
        fc.pre(isWrongFor(path.at(-1)!, value))
        const { status, body } = await bay.ingest(broken(session, path, value))
        expect(status).toBe(400)
        const pointer = `/${path.join('/')}`
        for (const error of body.errors as { pointer: string }[]) expect(`${error.pointer}/`).toStartWith(`${pointer}/`)
      }),
      { numRuns: 120 },
    )
  })

  test('SI-022 any sequence of posts leaves the last one of each id', async () => {
    const posts = fc.array(fc.tuple(fc.integer({ min: 500, max: 503 }), sessions), { minLength: 1, maxLength: 8 })
    await fc.assert(
      fc.asyncProperty(posts, async (sequence) => {
        const last = new Map<string, Session>()
        for (const [id, session] of sequence) {
          const post = { ...session, sessionId: uuid(id) }
          expect((await bay.ingest(post)).status).toBeLessThan(300)
          last.set(post.sessionId, post)
        }
        for (const [id, session] of last) expect(await selectSession(bay.sql, bay.accountId, id)).toEqual(sent(session))
      }),
      { numRuns: 12 },
    )
  })
})
