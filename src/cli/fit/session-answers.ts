import { createInterface } from 'node:readline/promises'
import { OperatorError } from '../verb.ts'
import { readFile, type Said } from './session-file.ts'
import { showReading } from './session-shown.ts'

type Read = Awaited<ReturnType<typeof readFile>>
/** Asks a person. @returns Their answer; empty: as it is. */
type Ask = (question: string) => Promise<string>

/**
 * Read a file, and settle what it leaves open: with the person at the terminal, or not at all.
 * @param isAccepted The file counts as it is read.
 * @throws {OperatorError} Questions are open and nobody answers them.
 */
export const readAnswered = async (path: string, said: Said, isAccepted: boolean): Promise<Read> => {
  const read = await readFile(path, said)
  const isOpen = (read.report.doubts.length > 0 && !isAccepted) || read.report.players.length > 1
  if (!isOpen) return read
  if (!process.stdin.isTTY || !process.stderr.isTTY) throw unanswered(read)
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  try {
    return await answered(path, read, said, (question) => terminal.question(question))
  } finally {
    terminal.close()
  }
}

const unanswered = (read: Read): OperatorError =>
  new OperatorError(
    [
      showReading(read),
      'The file leaves questions open. Answer with --speed-unit, --distance-unit, --columns, --clubs, --player or --head, or take it as it is read with --accept.',
    ].join('\n'),
    { code: 'REFUSED' },
  )

/** Ask for what the report asks, read again, and ask whether the rest may stay. @throws {OperatorError} It may not. */
export const answered = async (path: string, read: Read, said: Said, ask: Ask): Promise<Read> => {
  const answers: Record<string, string> = { ...said }
  const { units, clubs, players } = read.report
  const choose = async (name: string, question: string, asRead: string) => {
    const answer = (await ask(`${question} [${asRead}] `)).trim()
    if (answer !== '') answers[name] = answer
  }
  if (units.source === 'assumed' || units.source === 'numbers') {
    await choose('speedUnit', 'Speeds are in mph, km/h or m/s?', units.speed)
    await choose('distanceUnit', 'Distances are in yd or m?', units.distance)
  }
  if (players.length > 1)
    await choose('player', `Whose shots? ${players.map(({ name }) => name).join(', ')}`, 'everybody')
  const named: string[] = []
  for (const { club } of clubs.filter(({ as }) => as === null)) {
    const answer = (await ask(`Which club is "${club}"? `)).trim()
    if (answer !== '') named.push(`${club}:${answer}`)
  }
  if (named.length > 0) answers['clubs'] = [...(said['clubs'] ? [said['clubs']] : []), ...named].join(',')
  const again = await readFile(path, answers)
  if (again.report.players.length > 1) throw unanswered(again)
  if (again.report.doubts.length === 0) return again
  if (/^y(es)?$/i.test((await ask(`${showReading(again)}\nTake it as it is read? (yes or no) `)).trim())) return again
  throw new OperatorError('Nothing was stored.', { code: 'REFUSED' })
}
