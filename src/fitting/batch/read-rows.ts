import { type FieldProblem, type Problem, problem } from '../../platform/errors.ts'
import { readJsonText } from '../../platform/http/body/json-text.ts'
import { unforeseen } from '../../platform/http/problems.ts'
import { shape, wrongFields } from '../../platform/schema.ts'
import { isRecord } from '../../platform/values.ts'
import { mapYielding } from '../../platform/work/yield.ts'
import { say } from '../../words/say.ts'
import { golferAsSaid } from '../answer/golfer-as-said.ts'
import { crossFieldProblems } from '../life/check.ts'
import { BatchRow, rowsMax } from './schema.ts'

/** One line of a batch: the row that it holds, or what is wrong with it. */
export interface ReadRow {
  readonly index: number
  /** Null where the line has none. */
  readonly key: string | null
  readonly row: BatchRow | Problem
}

/**
 * The rows of a batch, each checked by itself.
 * @throws validationFailed for a batch without rows, or with too many.
 */
export const readRows = async (text: string, max: number = rowsMax): Promise<ReadRow[]> => {
  const lines = rowLines(text, max)
  if (lines.length === 0 || lines.length > max) throw wrongCount(lines.length, max)
  const first = new Map<string, number>()
  return mapYielding(lines, async (line, index) => {
    const read = await readRow(line, index)
    if (read.key === null) return read
    const earlier = first.get(read.key)
    if (earlier === undefined) first.set(read.key, index)
    return earlier === undefined ? read : { ...read, row: sentTwice(read.key, earlier) }
  })
}

/** The lines that are not empty; one more than a batch may have is enough to refuse it. */
const rowLines = (text: string, max: number): string[] => {
  const lines: string[] = []
  for (const [line] of text.matchAll(/\S[^\n]*/g)) {
    lines.push(line)
    if (lines.length > max) break
  }
  return lines
}

const rowShape = shape(
  BatchRow,
  (row) => atRequest(crossFieldProblems(isRecord(row) ? row['request'] : undefined)),
  (row) => (isRecord(row) ? { ...row, request: golferAsSaid(row['request']) } : row),
)

/** What is wrong in a request, from the row that holds it. */
export const atRequest = (wrong: readonly FieldProblem[]): FieldProblem[] =>
  wrong.map((field) => ({ ...field, pointer: `/request${field.pointer}` }))

const readRow = async (line: string, index: number): Promise<ReadRow> => {
  let key: string | null = null
  try {
    const value = await readJsonText(line)
    key = keyIn(value)
    return { index, key, row: rowShape['~standard'].validate(value).value }
  } catch (thrown) {
    return { index, key, row: unforeseen(thrown) }
  }
}

const keyIn = (value: unknown): string | null => {
  const key = isRecord(value) ? value['idempotencyKey'] : null
  return typeof key === 'string' ? key : null
}

const wrongCount = (count: number, max: number): Problem => {
  const detail = say(count === 0 ? 'fittings.noRows' : 'fittings.manyRows', { rows: max })
  return problem('validationFailed', { detail: say('fittings.ofBody', { detail }), errors: [{ pointer: '', detail }] })
}

const sentTwice = (key: string, earlier: number): Problem =>
  wrongFields([
    { pointer: '/idempotencyKey', detail: say('fittings.keyTwice', { row: earlier }), received: key.slice(0, 100) },
  ])
