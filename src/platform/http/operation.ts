import type { TSchema } from '@sinclair/typebox'
import type { ProblemName } from '../problem-table.ts'
import { responses } from './openapi/openapi.ts'
import type { Tag } from './openapi/openapi-tags.ts'

/** What the API description says of an operation. */
interface Description {
  readonly id: string
  readonly tag: Tag
  readonly summary: string
  readonly description?: string
  /** Said where a bearer credential is not what opens it; an empty list opens it to everyone. */
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[]
  /** Status to schema; `null` for an answer without a body. */
  readonly answers: Readonly<Record<number, TSchema | null>>
  /** Media type of its answers, where they are not JSON. */
  readonly answerType?: string
  /** The problems that are its own; those of its kind are added (see `apiDescription`). */
  readonly problems?: readonly ProblemName[]
  /** What is gone after it for good: the credential that it was called with, or stored data. */
  readonly ends?: 'credential' | 'data'
  /** Headers of its answers, and what they mean. */
  readonly answerHeaders?: Readonly<Record<string, string>>
}

/**
 * What an operation is, said once. It is the options of the route: Elysia checks requests by it, `access` reads scope and
 * limit, and the API description follows from it. The MCP tool of the operation takes scope, limit and schemas from here.
 *
 * Frozen, since Elysia takes scope and limit out of the options that it is given: a route gets a copy.
 *
 * @example
 * const search = operation({ id: 'findFitters', scope: 'fittings:read', limit: 'free', query, answers: { 200: Answer }, ... })
 * new Elysia().use(access(limits)).get('/v1/fitters', handler, { ...search })
 */
export const operation = <const Parts extends Description>(parts: Parts) => {
  const { id, tag, summary, description, security, answers, answerType, problems, answerHeaders, ends, ...options } =
    parts
  return Object.freeze({
    ...options,
    answers: answers as Parts['answers'],
    problems: problems as Parts['problems'],
    detail: {
      operationId: id,
      summary,
      ...(description !== undefined && { description }),
      tags: [tag],
      ...(security && { security: security as Record<string, string[]>[] }),
      responses: responses(answers, answerHeaders, answerType),
      ...(problems && { 'x-problems': problems }),
      // Programs that call every operation of a description leave these out.
      ...(ends === 'credential' && { 'x-ends-credential': true }),
      ...(ends === 'data' && { 'x-destructive': true }),
    },
  })
}
