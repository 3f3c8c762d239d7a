import { beforeAll, describe, expect, test } from 'bun:test'
import { forEachSharedDatabase } from '../../../support/databases.ts'
import { type Bay, openBay, sessionOf, shotOf, uuid } from '../bay.ts'

// Bad input is refused before the database is asked, so one engine is enough.
forEachSharedDatabase((engine, open) => {
  if (engine !== 'embedded') return
  let bay: Bay
  beforeAll(async () => {
    bay = await openBay(await open())
  })
  const problemsOf = async (body: unknown): Promise<{ pointer: string; detail: string; received?: unknown }[]> => {
    const answer = await bay.ingest(body)
    expect([answer.status, answer.body.code]).toEqual([400, 'VALIDATION_FAILED'])
    return answer.body.errors
  }
  const pointersOf = async (body: unknown) => (await problemsOf(body)).map(({ pointer }) => pointer)
  const withShot = (about: object) => sessionOf([{ ...shotOf(1), ...about }])
  const shot = '/segments/0/shots/0'

  describe('a wrong field is named', () => {
    for (const [name, body, pointer] of [
      ['SI-001 payloadVersion 0', { ...sessionOf([]), payloadVersion: 0 }, '/payloadVersion'],
      ['SI-001 payloadVersion 1.5', { ...sessionOf([]), payloadVersion: 1.5 }, '/payloadVersion'],
      ['SI-001 payloadVersion as text', { ...sessionOf([]), payloadVersion: '1' }, '/payloadVersion'],
      ['SI-001 no payloadVersion', { ...sessionOf([]), payloadVersion: undefined }, '/payloadVersion'],
      ['SI-002 no appVersion', { ...sessionOf([]), appVersion: undefined }, '/appVersion'],
      ['SI-002 no fitterId', { ...sessionOf([]), fitterId: undefined }, '/fitterId'],
      ['SI-002 fitterId null', { ...sessionOf([]), fitterId: null }, '/fitterId'],
      ['SI-003 customerRef null', { ...sessionOf([]), customerRef: null }, '/customerRef'],
      ['SI-004 sessionId no UUID', { ...sessionOf([]), sessionId: 'today' }, '/sessionId'],
      ['SI-004 sessionId of 35 characters', { ...sessionOf([]), sessionId: uuid(1).slice(1) }, '/sessionId'],
      ['SI-005 startedAtUtc a day', { ...sessionOf([]), startedAtUtc: '2026-11-20' }, '/startedAtUtc'],
      ['SI-005 processedAtUtc a number', { ...sessionOf([]), processedAtUtc: 1_763_658_131 }, '/processedAtUtc'],
      ['SI-006 no segments', { ...sessionOf([]), segments: undefined }, '/segments'],
      ['SI-006 segments an object', { ...sessionOf([]), segments: {} }, '/segments'],
      ['SI-007 segment without id', { ...sessionOf([]), segments: [{ shots: [] }] }, '/segments/0/id'],
      ['SI-007 segment without shots', { ...sessionOf([]), segments: [{ id: uuid(1) }] }, '/segments/0/shots'],
      [
        'SI-007 label a number',
        { ...sessionOf([]), segments: [{ id: uuid(1), label: 1, shots: [] }] },
        '/segments/0/label',
      ],
      ['SI-008 shotId missing', withShot({ shotId: undefined }), `${shot}/shotId`],
      ['SI-009 shotNumber 0', withShot({ shotNumber: 0 }), `${shot}/shotNumber`],
      ['SI-010 capturedAtUtc wrong', withShot({ capturedAtUtc: 'noon' }), `${shot}/capturedAtUtc`],
      ['SI-011 club a number', withShot({ club: 7 }), `${shot}/club`],
      ['SI-012 another source', withShot({ source: 'ocr-garmin' }), `${shot}/source`],
      ['SI-013 another measurementRef', withShot({ measurementRef: 'club-toe' }), `${shot}/measurementRef`],
      ['SI-014 units missing', withShot({ units: undefined }), `${shot}/units`],
      ['SI-015 ocrConfidence 1.01', withShot({ ocrConfidence: 1.01 }), `${shot}/ocrConfidence`],
      ['SI-016 needsReview missing', withShot({ needsReview: undefined }), `${shot}/needsReview`],
      ['SI-016 needsReview as text', withShot({ needsReview: 'no' }), `${shot}/needsReview`],
      ['SI-017 ball a list', withShot({ ball: [] }), `${shot}/ball`],
      ['SI-018 club as a metric bag', withShot({ club: { speed: 80 } }), `${shot}/club`],
      ['SI-019 a metric as text', withShot({ club_: { speed: '80' } }), `${shot}/club_/speed`],
      [
        'SI-019 an unlimited metric',
        JSON.stringify(withShot({ ball: { speed: 7.25 } })).replace('7.25', '1e999'),
        `${shot}/ball/speed`,
      ],
      [
        'SI-017 more metrics than a launch monitor has',
        withShot({ extended: Object.fromEntries(Array.from({ length: 101 }, (_, i) => [`m${i}`, i])) }),
        `${shot}/extended`,
      ],
    ] as const)
      test(name, async () => expect(await pointersOf(body)).toEqual([pointer]))
  })

  test('SI-017 a misspelled bag is told the right name', async () => {
    expect(await problemsOf(withShot({ bal: { speed: 80 } }))).toEqual([
      { pointer: `${shot}/bal`, detail: expect.stringContaining('did you mean ball?') },
    ])
  })

  test('SI-007 SI-011 SI-015 SI-017 what may be null or left out is accepted so', async () => {
    const bare = { ...shotOf(1), ball: null, club_: null, extended: null, club: null, ocrConfidence: null }
    const { club: _, ball: __, ...barest } = shotOf(2)
    const segments = [
      { id: uuid(1), label: null, shots: [bare, barest] },
      { id: uuid(2), shots: [] },
    ]
    expect((await bay.ingest({ ...sessionOf([]), segments })).status).toBeLessThan(300)
    expect((await bay.ingest(withShot({ ball: { speed: null }, ocrConfidence: 0 }))).status).toBe(200)
  })

  test('every wrong field is in one answer', async () => {
    const body = { ...withShot({ source: 'x', units: 3 }), sessionId: 'x', extra: 1 }
    expect((await pointersOf(body)).sort()).toEqual(['/extra', `${shot}/source`, `${shot}/units`, '/sessionId'].sort())
  })

  test('SI-008 a shot that is there twice is named, with the one before', async () => {
    const twice = {
      ...sessionOf([shotOf(1), shotOf(2)]),
      segments: [
        { id: uuid(1), shots: [shotOf(1), shotOf(10)] },
        { id: uuid(2), shots: [shotOf(2), { ...shotOf(3), shotId: uuid(1).toUpperCase() }] },
      ],
    }
    expect(await problemsOf(twice)).toEqual([
      {
        pointer: '/segments/1/shots/1/shotId',
        detail: 'is already the id of /segments/0/shots/0',
        received: uuid(1),
      },
    ])
  })

  test('SI-006 2,001 shots over several segments are too many, and the answer says how many', async () => {
    const shots = Array.from({ length: 2001 }, (_, i) => shotOf(i + 1))
    const segments = [
      { id: uuid(1), shots: shots.slice(0, 1000) },
      { id: uuid(2), shots: shots.slice(1000) },
    ]
    expect(await problemsOf({ ...sessionOf([]), segments })).toEqual([
      { pointer: '/segments', detail: 'must have at most 2000 shots in total, but there are 2001' },
    ])
  })

  test('a body with thousands of mistakes is answered with a hundred of them', async () => {
    const same = Array.from({ length: 2000 }, () => shotOf(1))
    expect(await problemsOf(sessionOf(same))).toHaveLength(100)
  })

  test('nothing of a refused session is stored', async () => {
    const sessionId = uuid(42)
    await bay.ingest({ ...sessionOf([shotOf(1)], { sessionId }), fitterId: 7 })
    expect(await bay.sql`select id from sessions where id = ${sessionId}`).toEqual([])
  })
})
