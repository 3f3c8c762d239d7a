import { describe, expect, test } from 'bun:test'
import { join } from 'node:path'
import { fittableClub } from '../../../../src/features/sessions/fittable-club.ts'
import { readShotFile } from '../../../../src/features/sessions/read/index.ts'
import { inEnglish } from '../../../../src/words/index.ts'

// Files in the forms that public importers read (November 2026), with the right reading of each, made by hand.

interface Shot {
  readonly club: string | null
  readonly fits?: string | null
  readonly numbers: Readonly<Record<string, number>>
}
const folder = join(import.meta.dir, 'files')
const readings: { form: string; finding: string; file: string; units?: 'imperial'; shots: Shot[] }[] = await Bun.file(
  join(import.meta.dir, 'readings.json'),
).json()

const readFile = async (file: string, units?: 'imperial') =>
  readShotFile(await Bun.file(join(folder, file)).bytes(), units === undefined ? {} : { units })
const readText = (text: string) => readShotFile(new TextEncoder().encode(text))
const doubtsOf = async (text: string): Promise<string[]> => {
  const read = await readText(text)
  return 'refusal' in read ? [inEnglish(read.refusal)] : [...read.report.doubts]
}

describe('a file of the field is read as a person reads it', () => {
  test.each(readings)('$finding $file: $form', async ({ file, units, shots: right }) => {
    const read = await readFile(file, units)
    if ('refusal' in read) throw new Error(inEnglish(read.refusal))
    expect(read.shots).toHaveLength(right.length)
    for (const [i, { fits, numbers }] of right.entries()) {
      const shot = read.shots[i]!
      const fitted = shot.club === null ? null : fittableClub(shot.club)
      if (fits !== undefined)
        expect(fitted === null || 'refusal' in fitted ? null : fitted.clubType).toBe(fits as never)
      const seen = Object.fromEntries(
        Object.keys(numbers).map((id) => [id, shot.numbers.get(id as never) ?? Number.NaN]),
      )
      for (const [id, value] of Object.entries(numbers))
        expect({
          id,
          off: Math.abs(seen[id]! - value) < 0.06 + Math.abs(value) * (id === 'spinRate' ? 0.01 : 0.001),
        }).toEqual({ id, off: true })
    }
  })
})

describe('what was not used is a doubt', () => {
  test('G8 a column with a unit or numbers that nothing took', async () => {
    const text = 'Club,Ball Speed (mph),Zoom (mph),Carry (yd),Note\n7 Iron,115,84,155,a\n7 Iron,114,83,154,b\n'
    expect(await doubtsOf(text)).toEqual(['What is in Zoom (mph)? This column was not understood, and is not used.'])
  })
  test('G7 units that were assumed', async () => {
    expect(await doubtsOf('Club,Carry,Total\n7 Iron,140,147\n7 Iron,138,145\n')).toEqual([
      'The file names no unit of its distances. They were read as yd. Are they that?',
    ])
  })
  test('G7 a club that cannot do what its line says', async () => {
    const [doubt] = await doubtsOf('Club,Ball Speed (mph),Club Speed (mph),Carry (yd)\n7 Iron,115,85,441\n')
    expect(doubt).toContain('No 7 Iron does what line 2 says')
    expect(await doubtsOf('Club,Ball Speed (mph),Club Speed (mph),Carry (yd)\n7 Iron,140,85,155\n')).toHaveLength(1)
  })
  test('G2 a file that loses more than a tenth of its lines', async () => {
    const shots = '7 Iron,115,85,17,155\n'.repeat(9)
    const text = `Club,Ball Speed (mph),Club Speed (mph),Launch (deg),Carry (yd)\n${shots}${'7 Iron,,,12,\n'.repeat(3)}`
    expect(await doubtsOf(text)).toEqual([
      '3 lines of 13 count as no shots: they are listed with the reason. Is that right?',
    ])
  })
})

test('G7 feet and feet per second are told from the flight', async () => {
  const rows = '7 Iron,158.1,118.9,17.8,6110,441\n7 Iron,157,118.4,18.1,6180,437.5\n'
  const read = await readText(`Club,Ball Speed,Club Speed,Launch,Spin,Carry\n${rows}`)
  if ('refusal' in read) throw new Error(inEnglish(read.refusal))
  expect(read.report.units).toMatchObject({ speed: 'ft/s', distance: 'ft' })
  expect(read.shots[0]!.numbers.get('carry')).toBeCloseTo(147, 1)
})
test('G17 Japanese words that are written together leave no column out', async () => {
  const read = await readFile('r10-japanese.csv')
  if ('refusal' in read) throw new Error(inEnglish(read.refusal))
  expect(read.report.doubts).toEqual([])
  expect(read.shots[0]!.numbers.get('faceToPath')).toBe(-0.5)
})
test('G9 shots that are stored again count once, and it is said', async () => {
  const read = await readFile('r10-2026-duplicate.csv')
  if ('refusal' in read) throw new Error(inEnglish(read.refusal))
  expect(read.report.corrections).toContain('Shots that stand in the file again (1) count once.')
  expect(read.report.leftOut.map(({ line, why }) => [line, why])).toContainEqual([4, 'the shot of line 3 again'])
})
test('G16 of a line that mostly cannot be, nothing is kept', async () => {
  const read = await readText(
    'Club,ballSpeed,headSpeed,launchAngle,path,carry\nIron7,492,371,176,21,1398\nIron7,489,369,181,12,1391\n',
  )
  if (!('refusal' in read)) expect(read.shots.every(({ numbers }) => numbers.size === 0)).toBe(true)
})
test('K25 shots of a round are called that', async () => {
  expect(inEnglish(await readFile('round-of-golf.csv'))).toMatchObject({
    refusal: expect.stringContaining('the shots of a round'),
  })
})
test('K20 a ratio without its club speed is no question', async () => {
  const text =
    'Club,Ball Speed (mph),Club Speed (mph),Smash Factor,Carry (yd)\n7 Iron,115,,-29.06,155\n7 Iron,114,84,1.36,154\n'
  expect(await doubtsOf(text)).toEqual([])
})
