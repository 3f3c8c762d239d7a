import { expect, test } from 'bun:test'
import { join } from 'node:path'
import { clubSentenceIds } from '../../../src/features/sessions/fit-schema.ts'
import {
  correctionIds,
  doubtIds,
  leftOutReasons,
  type Report,
  readShotFile,
} from '../../../src/features/sessions/read/index.ts'
import { de } from '../../../src/pages/texts/de.ts'
import { en } from '../../../src/pages/texts/en.ts'
import { sayStatement } from '../../../src/site/studio/browser/statement.ts'

const { session: german } = de.studio
const { session: english } = en.studio

test('the page has words in both languages for everything that a report may say', () => {
  for (const { doubtsSaid, correctionsSaid, leftOutSaid, clubSaid } of [german, english]) {
    expect(Object.keys(doubtsSaid)).toEqual([...doubtIds])
    expect(Object.keys(correctionsSaid)).toEqual([...correctionIds])
    expect(Object.keys(leftOutSaid)).toEqual([...leftOutReasons])
    expect(Object.keys(clubSaid).sort()).toEqual([...clubSentenceIds].sort())
  }
})

/** Files that are asked about, beside those of the reader's own tests. */
const written = [
  'Club,Ball Speed,Carry\nDriver,62.1,208\nBlade,61.9,207\n,61,200\n',
  'Player,Brand,Model,Club,Ball Speed (mph),Carry (yd)\nSam,PING,G440,Driver,140,220\nKim,Titleist,GT2,Driver,120,fast\n',
  'Club,Ball Speed (mph),Spin Rate,Spin Rate Type\n7i,115,6500,Measured\n7i,114,3000,Estimated\n9i,100,8000,Estimated\n',
]

test('every sentence of a report is said in German by its id and values, with no word of the English one', async () => {
  const files = [...new Bun.Glob('*').scanSync(folder)].sort()
  const bytes = await Promise.all(files.map((name) => Bun.file(join(folder, name)).bytes()))
  const seen = new Set<string>()
  for (const file of [...bytes, ...written.map((text) => new TextEncoder().encode(text))])
    for (const units of ['auto', 'imperial', 'ms'] as const) {
      const read = await readShotFile(file, { units })
      if ('refusal' in read) continue
      for (const { id, sentence, text } of sentencesOf(read.report)) {
        seen.add(id)
        expect(text).not.toMatch(/\{|\b(the|was|were|which|are|file|shots?|line|and|rows?)\b/i)
        expect(sentence).toMatch(/\w/)
      }
    }
  expect([...seen].sort()).toEqual(expect.arrayContaining(['unitsAssumed', 'unknownClub', 'players', 'heads']))
  expect(seen.size).toBeGreaterThanOrEqual(12)
})

const folder = join(import.meta.dir, '../../features/sessions/read/files')

const sentencesOf = ({ doubts, doubtsSaid, corrections, correctionsSaid, leftOut }: Report) => {
  const say = (
    said: Readonly<Record<string, string>>,
    sentences: readonly string[],
    statements: Report['doubtsSaid' | 'correctionsSaid'],
  ) =>
    statements.map((statement, i) => ({
      id: statement.id as string,
      sentence: sentences[i]!,
      text: sayStatement(
        { said, or: german.or, locale: 'de' },
        { ...statement, values: withoutNames(statement.values) },
      ),
    }))
  expect([doubtsSaid.length, correctionsSaid.length]).toEqual([doubts.length, corrections.length])
  return [
    ...say(german.doubtsSaid, doubts, doubtsSaid),
    ...say(german.correctionsSaid, corrections, correctionsSaid),
    ...leftOut.map(({ reason, why }) => ({ id: reason as string, sentence: why, text: german.leftOutSaid[reason] })),
  ]
}

/** Headings and names stay as they stand in the file, in any language. */
const withoutNames = (values: Report['doubtsSaid'][number]['values']) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      ['heading', 'columns', 'club', 'cell', 'names'].includes(name) ? 'X' : value,
    ]),
  )
