import { beforeAll, describe, expect, test } from 'bun:test'
import { sessionReader } from '../../../../src/features/sessions/import/read-apart.ts'
import { inEnglish } from '../../../../src/words/index.ts'
import { onOneSharedDatabase } from '../../../support/databases.ts'
import { moreFiles, reviewedFiles, sheetRows, workbook } from '../../../support/foreign-files.ts'
import { type Bay, openBay } from '../bay.ts'

const shots = (players: number, count: number) =>
  `Player,Club,Ball Speed (mph),Carry (yds)\n${Array.from({ length: count }, (_, i) => `P${i % players},Driver,${150 + (i % 20)}.${i % 97},${240 + (i % 31)}`).join('\n')}`

onOneSharedDatabase((open) => {
  let bay: Bay
  beforeAll(async () => {
    bay = await openBay(await open())
  })
  const send = async (file: Uint8Array<ArrayBuffer> | string, query = '?dryRun=true', key = bay.apiKey) => {
    const response = await bay.send(`/v1/sessions/import${query}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/octet-stream' },
      body: file,
    })
    // biome-ignore lint/suspicious/noExplicitAny: a caller of a JSON API sees untyped members
    return { status: response.status, body: (await response.json()) as any }
  }

  describe('N1 a file has one budget', () => {
    test.each([
      ['workbook, a cell in column CZZZ', '71,006 columns'],
      ['workbook, a cell in column ZZZZ', '475,254 columns'],
      ['workbook, a cell in row 1,000,000', '25,000 lines'],
      ['workbook, a cell in row 3,000,000', '25,000 lines'],
      ['workbook, 2,000 shots and a cell in column 2,698', '2,698 columns'],
      ['workbook, 200 MB of blanks, says 1,000 bytes', '16 MB'],
      ['workbook, 200 MB of blanks, says 15 MB', '16 MB'],
      ['workbook, 2,400,000 empty rows', '25,000 lines'],
      ['JSON, 4,000 shots with a member of its own each', '500'],
      ['CSV, a line of 200,000 columns', '500'],
      ['CSV, 300,000 lines without numbers', '25,000 lines'],
      ['CSV, an open quote and 2 MB', '25,000 lines'],
      ['CSV, 60,000 shots', '25,000 lines'],
      ['JSON, objects 50,000 deep', '32 levels'],
      ['workbook, a cell in row 1,000,000,000', '25,000 lines'],
      ['workbook, a cell behind a bracket and an entity', 'nowhere'],
      ['workbook, 900 names of one sheet of 25,000 rows', 'several names'],
      ['workbook, a text of 13 MB', '32,767'],
      ['JSON, 900,000 objects in one with 400 members', '1,000,000 cells'],
      ['CSV, 5 MB of lines with a quote', '25,000 lines'],
    ])('%s: 400 names the limit', async (name, limit) => {
      const { status, body } = await send({ ...reviewedFiles, ...moreFiles }[name]!())
      expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED'])
      expect(body.detail).toContain(limit)
    })
    test('headings of 10,000 columns that are none of shots are refused', async () => {
      expect((await send(reviewedFiles['CSV, headings of 10,000 columns']!())).status).toBe(400)
    })
    test('an export of 20,000 shots by ten players is read, and one player is stored', async () => {
      const { status, body } = await send(shots(10, 20_000), '?player=P3')
      expect([status, body.report?.shots]).toEqual([200, 2_000])
    })
    test('a workbook of 20,000 shots is read as far as to say that they are too many', async () => {
      const { status, body } = await send(workbook(sheetRows(20_000)))
      expect(status).toBe(400)
      expect(body.detail).toContain('a session at most 2000')
    })
  })

  describe('N1 a file is read in a thread of its own', () => {
    const wish = { dryRun: 'true' } as const
    const read = (bytes: string, reader: ReturnType<typeof sessionReader>) =>
      reader('acc', { bytes: new TextEncoder().encode(bytes), wish, at: new Date() })

    test('that is ended after its time: the next file has another', async () => {
      const reader = sessionReader({ ms: 20, bytes: 256_000_000 })
      expect(inEnglish(await read(shots(30, 24_000), reader))).toMatchObject({
        refusal: expect.stringContaining('0.02 s'),
      })
      expect(inEnglish(await read('hello', sessionReader()))).toMatchObject({
        refusal: expect.stringContaining('column names'),
      })
      expect(await read('hello', reader)).toHaveProperty('refusal')
    })
    test('that is ended when it takes more memory', async () => {
      const reader = sessionReader({ ms: 60_000, bytes: 1_000_000 })
      expect(inEnglish(await read(shots(30, 24_000), reader))).toMatchObject({
        refusal: expect.stringContaining('1 MB of memory'),
      })
    })
    test('of 60 files of one account at once some are told to come later; another account has its turn', async () => {
      const other = await bay.newAccount()
      const many = Array.from({ length: 60 }, () => send('Club,Ball Speed (mph),Carry (yds)\nDriver,150,240\n'))
      const one = await send('Club,Ball Speed (mph),Carry (yds)\nDriver,150,240\n', '?dryRun=true', other.apiKey)
      expect(one.status).toBe(200)
      const statuses = (await Promise.all(many)).map(({ status }) => status)
      expect(new Set(statuses)).toEqual(new Set([200, 503]))
    })
  })
})
