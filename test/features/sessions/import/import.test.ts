import { beforeAll, describe, expect, test } from 'bun:test'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { ImportAnswer } from '../../../../src/features/sessions/import/schema.ts'
import { forEachSharedDatabase } from '../../../support/databases.ts'
import { type Bay, openBay } from '../bay.ts'

const fileOf = (name: string) => Bun.file(join(import.meta.dir, '../read/files', name)).bytes()

forEachSharedDatabase((_engine, open) => {
  let bay: Bay
  beforeAll(async () => {
    bay = await openBay(await open())
  })
  const send = async (file: Uint8Array<ArrayBuffer> | string, query = '', type = 'text/csv') => {
    const response = await bay.send(`/v1/sessions/import${query}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${bay.apiKey}`, 'content-type': type },
      body: file,
    })
    // biome-ignore lint/suspicious/noExplicitAny: a caller of a JSON API sees untyped members
    return { status: response.status, body: (await response.json()) as any }
  }
  const ask = async (path: string, body?: unknown) => {
    const response = await bay.send(path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: `Bearer ${bay.apiKey}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    // biome-ignore lint/suspicious/noExplicitAny: as above
    return (await response.json()) as any
  }

  describe('a file of a launch monitor', () => {
    test('becomes a session in imperial numbers, and the answer has the declared shape', async () => {
      const { status, body } = await send(await fileOf('bridge-kmh.csv'))
      expect(status).toBe(200)
      // The published name of a schema that stands in it twice would be an address to Ajv.
      const shape = JSON.parse(JSON.stringify(ImportAnswer, (key, value) => (key === '$id' ? undefined : value)))
      const isAnswer = new Ajv2020({ strict: false, validateFormats: false }).compile(shape)
      expect([isAnswer(body), isAnswer.errors]).toEqual([true, null])
      const [shot] = body.session.segments[0].shots
      expect(shot).toMatchObject({
        club: 'Driver',
        units: 'imperial',
        ball: { speed: 124.34, carry: 169.51 },
        club_: { speed: 85 },
      })
      const { clubs } = await ask(`/v1/sessions/${body.session.sessionId}`)
      expect(clubs[0]).toMatchObject({ club: 'Driver', fits: 'driver', shotsCounted: 3 })
    })
    test('is the same session when it is sent again', async () => {
      const [first, again] = [await send(await fileOf('gc3-blocks.csv')), await send(await fileOf('gc3-blocks.csv'))]
      expect([first.status, again.status]).toEqual([200, 200])
      expect(again.body.session.sessionId).toBe(first.body.session.sessionId)
    })
    test('is only read in a dry run', async () => {
      const { status, body } = await send(await fileOf('decimal-comma.csv'), '?dryRun=true')
      expect([status, body.report.shots, 'sessionUrl' in body]).toEqual([200, 2, false])
      expect((await ask(`/v1/sessions/${body.session.sessionId}`)).code).toBe('SESSION_NOT_FOUND')
    })
    test('of a radar is fitted with the attack that it says', async () => {
      const { body } = await send(await fileOf('radar-attack.csv'))
      const fitted = await ask(`/v1/sessions/${body.session.sessionId}/fit`, {
        club: 'Driver',
        golfer: { handedness: 'right' },
      })
      expect(fitted.from.corrected).toEqual([])
      expect(fitted.input.swingMetrics.attackAngle).toBe(2)
    })
    test('in m/s without a word is asked about, and read as the sender says', async () => {
      const file = await fileOf('ms-without-unit.csv')
      const { body } = await send(file, '?dryRun=true')
      expect(body.report.units).toEqual({ speed: 'm/s', distance: 'm', source: 'assumed' })
      expect(body.report.doubts).toEqual([expect.stringContaining('m/s and m')])
      const imperial = await send(file, '?dryRun=true&units=imperial')
      expect(imperial.body.session.segments[0].shots[0].club_.speed).toBe(43.2)
      expect(imperial.body.report.doubts).toEqual([expect.stringContaining('Are they m/s and m?')])
      const japanese = await send(file, '?dryRun=true&speedUnit=m/s&distanceUnit=yd')
      expect(japanese.body.session.segments[0].shots[0].ball).toMatchObject({ speed: 138.91, carry: 208 })
    })
    test('of two players needs the name of one', async () => {
      const file = await fileOf('two-players.csv')
      const refused = await send(file)
      expect([refused.status, refused.body.errors[0].pointer]).toEqual([400, '/player'])
      expect(refused.body.detail).toContain('Sam, Kim')
      const { body } = await send(file, '?player=Kim')
      expect(body.session.segments.map((segment: { shots: unknown[] }) => segment.shots.length)).toEqual([2])
      expect((await ask(`/v1/sessions/${body.session.sessionId}`)).clubs[0].metrics[0].median).toBe(72)
    })
    test('with two heads of one club keeps them apart', async () => {
      const { body } = await send(
        'Club Type,Club Brand,Club Model,Ball Speed (mph),Club Speed (mph),Carry Distance (yd)\nDriver,PING,G440,142,98,225\nDriver,Titleist,GT2,140,98,222\n7i,PING,i240,115,85,155\n',
      )
      const { clubs } = await ask(`/v1/sessions/${body.session.sessionId}`)
      expect(clubs.map(({ club, fits }: { club: string; fits: string }) => [club, fits])).toEqual([
        ['Driver (PING G440)', 'driver'],
        ['Driver (Titleist GT2)', 'driver'],
        ['7i', 'iron'],
      ])
    })
    test('can be told what a column and a club is', async () => {
      const file = 'Stick,Ball Speed (mph),Carry (yds),Flown (yds)\nOld Faithful,115,155,151\n'
      const { body } = await send(file, '?dryRun=true&columns=club:1,carry:4&clubs=Old%20Faithful:7-iron')
      expect(body.session.segments[0].shots[0]).toMatchObject({ club: '7-iron', ball: { carry: 151 } })
    })
    test('that is an Excel workbook is read', async () => {
      const { status, body } = await send(
        await fileOf('workbook.xlsx'),
        '?dryRun=true',
        'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      )
      expect([status, body.report.format]).toEqual([200, 'workbook'])
      expect(body.session.segments[0].shots[0]).toMatchObject({ club: '7 Iron', ball: { speed: 115.2, carry: 155 } })
    })
    test.each([
      ['a PDF', '%PDF-1.7', 'is a PDF'],
      ['a page', '<!doctype html><table></table>', 'is a web page'],
      ['a text', 'hello\n', 'has no row of column names'],
      ['nothing', '', 'has no row of column names'],
      ['headings alone', 'Club,Ball Speed,Carry\n', 'no shots below them'],
      ['broken JSON', '{"a":', 'begins as JSON'],
      ['half a workbook', 'PK\u0003\u0004abc', 'no Excel workbook'],
    ])('that is %s is refused by what it is', async (_what, file, words) => {
      const { status, body } = await send(file)
      expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED'])
      expect(body.detail).toContain(words)
    })
    test('is no form', async () => {
      expect((await send('a=b', '', 'application/x-www-form-urlencoded')).status).toBe(415)
    })
  })
})
