import { type ComparisonAnswer, compareStored } from '../../features/sessions/index.ts'
import { Problem } from '../../platform/errors.ts'
import type { Sql } from '../../platform/postgres/sql.ts'
import { inEnglish } from '../../words/index.ts'
import { OperatorError } from '../verb.ts'

/** The options of a comparison. */
export interface AskedClubs {
  readonly session: string
  readonly first?: string
  readonly firstSegment?: string
  readonly second?: string
  readonly secondSegment?: string
  readonly with?: string
}

/** Options by the members of the question that they make. */
export const questionOptions: Readonly<Record<string, string>> = {
  '/first': '--first',
  '/first/club': '--first',
  '/first/segment': '--first-segment',
  '/second': '--second',
  '/second/club': '--second',
  '/second/segment': '--second-segment',
}

/** The question that the options ask. @throws {OperatorError} They ask none. */
export const questionOf = (asked: AskedClubs) => {
  const { session: sessionId, first, firstSegment, second, secondSegment, with: other } = asked
  const isSecond = [second, secondSegment, other].some((each) => each !== undefined)
  if (first === undefined && [firstSegment, second, secondSegment].some((each) => each !== undefined))
    throw new OperatorError('--first is required beside --second and segments.', { code: 'USAGE' })
  if (first !== undefined && !isSecond)
    throw new OperatorError('--second or --with is required beside --first.', { code: 'USAGE' })
  return {
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
}

/** Compare clubs by the same use case as a request would. @throws {OperatorError} They cannot be compared. */
export const compareForOperator = async (
  sql: Sql,
  { account, ...asked }: AskedClubs & { readonly account: string },
): Promise<ComparisonAnswer> =>
  compareStored(sql, account, questionOf(asked)).catch((error: unknown) => {
    if (!(error instanceof Problem)) throw error
    if (error.errors.length === 0) throw new OperatorError(error.message, { code: 'NOT_FOUND' })
    const fields = inEnglish(error.errors).map(({ pointer, detail }) => ({
      option: questionOptions[pointer] ?? pointer,
      problem: detail,
    }))
    throw new OperatorError(fields.map(({ option, problem }) => `${option} ${problem}`).join('\n'), {
      code: 'REFUSED',
      fields,
    })
  })
