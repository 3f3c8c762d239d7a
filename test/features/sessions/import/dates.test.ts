import { expect, test } from 'bun:test'
import { readSession } from '../../../../src/features/sessions/import/read-session.ts'

const readAt = new Date('2026-11-20T18:00:00Z')
const sessionIn = async (text: string) => {
  const read = await readSession(new TextEncoder().encode(text), { dryRun: 'true' }, readAt)
  if ('refusal' in read) throw new Error(read.refusal)
  const { startedAtUtc, processedAtUtc, segments } = read.session
  return {
    startedAtUtc,
    processedAtUtc,
    shots: segments.flatMap(({ shots }) => shots.map((shot) => shot.capturedAtUtc)),
  }
}
const withDates = (...dates: readonly string[]) =>
  `Date,Club,Ball Speed (mph),Club Speed (mph),Carry (yd)\n${dates.map((date, i) => `"${date}",7 Iron,115,${85 + i},155`).join('\n')}\n`

test.each([
  ['2026-05-20 17:45:01', '2026-05-20T17:45:01.000Z'],
  ['2026-05-20T17:45:01Z', '2026-05-20T17:45:01.000Z'],
  ['2026-05-20T17:45:01.123+02:00', '2026-05-20T15:45:01.000Z'],
  ['2026-05-20; 17-45-01', '2026-05-20T17:45:01.000Z'],
  ['2026/5/20', '2026-05-20T00:00:00.000Z'],
  ['05/20/2026 17:45:01', '2026-05-20T17:45:01.000Z'],
  ['5/6/26 5:45:01 PM', '2026-05-06T17:45:01.000Z'],
  ['5/6/2026 12:05 AM', '2026-05-06T00:05:00.000Z'],
  ['20/05/2026 17:45', '2026-05-20T17:45:00.000Z'],
  ['06.05.2026 17:45', '2026-05-06T17:45:00.000Z'],
  ['06.05.26', '2026-05-06T00:00:00.000Z'],
])('%s is the date of the session', async (written, moment) => {
  const { startedAtUtc, processedAtUtc, shots } = await sessionIn(withDates(written))
  expect([startedAtUtc, ...shots]).toEqual([moment, moment])
  expect(processedAtUtc).toBe(readAt.toISOString())
})

test('one date of a file tells how all of them are written', async () => {
  const { startedAtUtc, shots } = await sessionIn(withDates('05/06/2026 10:00', '13/06/2026 10:00'))
  expect(startedAtUtc).toBe('2026-06-05T10:00:00.000Z')
  expect(shots).toEqual(['2026-06-05T10:00:00.000Z', '2026-06-13T10:00:00.000Z'])
})

test.each(['05/06/2026 17:45', '31.02.2026', '2027-05-20', 'Tuesday', '12:30'])(
  '%s is no date that is known',
  async (written) => {
    expect((await sessionIn(withDates(written))).startedAtUtc).toBe(readAt.toISOString())
  },
)

test('a date and a time in columns of their own, and a date above the headings, stand too', async () => {
  const apart = 'Date,Time,Club,Ball Speed (mph),Carry (yd)\n05/20/2026,17:45:01,7 Iron,115,155\n'
  expect((await sessionIn(apart)).startedAtUtc).toBe('2026-05-20T17:45:01.000Z')
  const above = await Bun.file(`${import.meta.dir}/../read/files/skytrak-blocks.csv`).text()
  expect((await sessionIn(above)).startedAtUtc).toBe('2026-06-09T09:15:00.000Z')
})
