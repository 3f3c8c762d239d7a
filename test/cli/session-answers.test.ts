import { afterAll, expect, test } from 'bun:test'
import { join } from 'node:path'
import { answered } from '../../src/cli/fit/session-answers.ts'
import { readFile } from '../../src/cli/fit/session-file.ts'
import { scratchDirectory } from '../support/service.ts'

const scratch = scratchDirectory()
afterAll(scratch.remove)

const ask = async (text: string, answers: readonly string[]) => {
  const path = join(scratch.path, 'shots.csv')
  await Bun.write(path, text)
  const asked: string[] = []
  const read = await answered(path, await readFile(path, {}), {}, (question) => {
    asked.push(question)
    return Promise.resolve(answers[asked.length - 1] ?? '')
  })
  return { asked, ...read }
}

test('a person is asked for the units, and for each club that was not read', async () => {
  const { asked, session, report } = await ask(
    'Club,Ball Speed,Club Speed,Carry\nDriver,62.1,43.2,208\nBig dog,61.9,43.0,207\n',
    ['m/s', 'm', 'driver'],
  )
  expect(asked).toEqual([
    'Speeds are in mph, km/h or m/s? [m/s] ',
    'Distances are in yd or m? [m] ',
    'Which club is "Big dog"? ',
  ])
  expect(report.doubts).toEqual([])
  expect(session.segments[0]!.shots.map(({ club }) => club)).toEqual(['Driver', 'driver'])
})
test('a person is asked whose shots are meant', async () => {
  const text = 'Player,Club,Ball Speed (mph),Carry (yd)\nSam,Driver,142,225\nKim,Driver,120,180\n'
  const { asked, session } = await ask(text, ['Kim'])
  expect([asked, session.segments[0]!.shots.length]).toEqual([['Whose shots? Sam, Kim [everybody] '], 1])
})
test('what nobody can answer is taken as it is read, or not', async () => {
  const text = 'Club,Ball Speed (mph),Carry (yd)\nDriver,142,225\nDriver,fast,224\n'
  expect((await ask(text, ['yes'])).report.shots).toBe(2)
  await expect(ask(text, ['no'])).rejects.toThrow('Nothing was stored.')
})
