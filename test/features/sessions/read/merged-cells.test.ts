import { expect, test } from 'bun:test'
import { readShotFile } from '../../../../src/features/sessions/read/index.ts'
import { inEnglish } from '../../../../src/words/index.ts'

const read = async (text: string) => {
  const reading = await readShotFile(new TextEncoder().encode(text))
  if ('refusal' in reading) throw new Error(inEnglish(reading.refusal))
  return reading
}
const clubsOf = async (text: string) => (await read(text)).shots.map(({ club }) => club)

test('a merged cell of a club holds for the rows below it, and the report says so', async () => {
  const { shots, report } = await read(
    'Club,Player,Ball Speed (mph),Carry (yd)\n7 Iron,Sam,115,155\n,,114,153\n,,116,157\nDriver,Sam,142,225\n,,141,223\nAverage,,125,182\n',
  )
  expect(shots.map(({ club, player }) => [club, player])).toEqual([
    ...Array.from({ length: 3 }, () => ['7 Iron', 'Sam']),
    ...Array.from({ length: 2 }, () => ['Driver', 'Sam']),
  ])
  expect(report.corrections).toEqual([expect.stringContaining('lines: 3')])
  expect(report.doubts).toEqual([])
})
test('brand and model are merged with the club', async () => {
  const { shots } = await read(
    'Club,Brand,Model,Ball Speed (mph),Carry (yd)\nDriver,PING,G440,142,225\n,,,141,223\nDriver ,Titleist,GT2,143,226\n',
  )
  expect(shots.map(({ head }) => head)).toEqual(['PING G440', 'PING G440', 'Titleist GT2'])
})
test('an empty cell among repeated clubs is a shot without a club', async () => {
  expect(
    await clubsOf('Club,Ball Speed (mph),Carry (yd)\n7 Iron,115,155\n7 Iron,114,153\n,90,120\nDriver,142,225\n'),
  ).toEqual(['7 Iron', '7 Iron', null, 'Driver'])
})
test('shots before the first club have none', async () => {
  expect(await clubsOf('Club,Ball Speed (mph),Carry (yd)\n,115,155\n7 Iron,114,153\n,90,120\n')).toEqual([
    null,
    '7 Iron',
    null,
  ])
})
test('N1 a line may end before the columns that are merged', async () => {
  const { shots } = await read(
    'Club,Ball Speed (mph),Carry (yd),Note,Player\n7 Iron,115,155,good,Sam\n,114,153\nDriver,142,225,,Sam\n',
  )
  expect(shots.map(({ club, player }) => [club, player])).toEqual([
    ['7 Iron', 'Sam'],
    ['7 Iron', 'Sam'],
    ['Driver', 'Sam'],
  ])
})
