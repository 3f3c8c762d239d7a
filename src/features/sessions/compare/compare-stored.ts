import { problem } from '../../../platform/errors.ts'
import type { Sql } from '../../../platform/postgres/sql.ts'
import type { FieldProblem } from '../../../platform/schema.ts'
import { say } from '../../../words/say.ts'
import { sessionFor } from '../owned.ts'
import type { Session } from '../schema.ts'
import { comparisonAnswer } from './answer.ts'
import { compareClubs, gapsOf, isIncomparable, type Side, sideOf } from './compare-clubs.ts'
import type { ComparisonAnswer, ComparisonRequest } from './schema.ts'

/**
 * Compare clubs of the sessions of an account.
 * @throws sessionNotFound, validationFailed
 */
export const compareStored = async (
  sql: Sql,
  accountId: string,
  { sessionId, first, second }: ComparisonRequest & { readonly sessionId: string },
): Promise<ComparisonAnswer> => {
  const one = await sessionFor(sql, accountId, sessionId)
  const otherId = second?.sessionId
  const isSame = otherId === undefined || otherId.toLowerCase() === sessionId.toLowerCase()
  const other = isSame ? one : await sessionFor(sql, accountId, otherId)
  const sides = first === undefined || second === undefined ? null : await bothSides(one, other, { first, second })
  const comparison = sides === null ? null : await compareClubs(...sides)
  const gaps = [...(await gapsOf(one)), ...(isSame ? [] : await gapsOf(other))]
  return comparisonAnswer(comparison, gaps)
}

type Asked = Required<Pick<ComparisonRequest, 'first' | 'second'>>

const bothSides = async (one: Session, other: Session, { first, second }: Asked): Promise<[Side, Side]> => {
  const asked = { club: second.club ?? first.club, segment: second.segment }
  const [a, b] = [await sideOf(one, first), await sideOf(other, asked)]
  const wrong: FieldProblem[] = [
    ...(isIncomparable(a) ? [{ pointer: `/first/${a.member}`, detail: a.refusal }] : []),
    ...(isIncomparable(b) ? [{ pointer: `/second/${b.member}`, detail: b.refusal }] : []),
  ]
  if (!isIncomparable(a) && !isIncomparable(b)) {
    const known = new Set(a.shots.map(({ shot }) => shot))
    if (!b.shots.some(({ shot }) => known.has(shot))) return [a, b]
    wrong.push({ pointer: '/second', detail: say('sessions.sameShots') })
  }
  throw problem('validationFailed', {
    detail: say('general.clauses', { clauses: wrong.map(({ detail }) => detail) }),
    errors: wrong,
  })
}
