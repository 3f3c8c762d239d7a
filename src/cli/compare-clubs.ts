import { type ComparisonAnswer, compareStored } from '../features/sessions/index.ts'
import { Problem } from '../platform/errors.ts'
import type { Sql } from '../platform/postgres/sql.ts'
import { OperatorError } from './verb.ts'

interface Asked {
  readonly session: string
  readonly account: string
  readonly first?: string
  readonly firstSegment?: string
  readonly second?: string
  readonly secondSegment?: string
  readonly with?: string
}

/** Options by the members of the question that they make. */
const options: Readonly<Record<string, string>> = {
  '/first': '--first',
  '/first/club': '--first',
  '/first/segment': '--first-segment',
  '/second': '--second',
  '/second/club': '--second',
  '/second/segment': '--second-segment',
}

/** Compare clubs by the same use case as a request would. @throws {OperatorError} They cannot be compared. */
export const compareForOperator = async (sql: Sql, asked: Asked): Promise<ComparisonAnswer> => {
  const { session: sessionId, account, first, firstSegment, second, secondSegment, with: other } = asked
  const isSecond = [second, secondSegment, other].some((each) => each !== undefined)
  if (first === undefined && [firstSegment, second, secondSegment].some((each) => each !== undefined))
    throw new OperatorError('--first is required beside --second and segments.', { code: 'USAGE' })
  if (first !== undefined && !isSecond)
    throw new OperatorError('--second or --with is required beside --first.', { code: 'USAGE' })
  const question = {
    sessionId,
    ...(first !== undefined && {
      first: { club: first, ...(firstSegment !== undefined && { segment: firstSegment }) },
    }),
    ...(isSecond && {
      second: {
        ...(second !== undefined && { club: second }),
        ...(secondSegment !== undefined && { segment: secondSegment }),
        ...(other !== undefined && { sessionId: other }),
      },
    }),
  }
  return compareStored(sql, account, question).catch((error: unknown) => {
    if (!(error instanceof Problem)) throw error
    if (error.errors.length === 0) throw new OperatorError(error.message, { code: 'NOT_FOUND' })
    const fields = error.errors.map(({ pointer, detail }) => ({ option: options[pointer] ?? pointer, problem: detail }))
    throw new OperatorError(fields.map(({ option, problem }) => `${option} ${problem}`).join('\n'), {
      code: 'REFUSED',
      fields,
    })
  })
}
