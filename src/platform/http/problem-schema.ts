import { type TProperties, Type } from '@sinclair/typebox'
import type { ProblemMembers } from '../errors.ts'
import { problems } from '../problem-table.ts'
import { oneOf } from '../schema.ts'

const codes = Object.values(problems).map(({ code }) => code)

/** The document of every answer that is not a success (RFC 9457, with our members). Some codes add members of their own. */
export const ProblemBody = Type.Object(
  {
    type: Type.String({
      format: 'uri',
      description: 'Page that explains this code.',
      examples: ['https://fit.example/docs/errors/VALIDATION_FAILED'],
    }),
    title: Type.String({
      description: 'Short summary of the problem, the same for every occurrence.',
      examples: ['The request has invalid fields'],
    }),
    status: Type.Integer({ description: 'HTTP status.', unit: 'HTTP status', examples: [400] }),
    detail: Type.String({
      description: 'What is wrong with this request, and what to do.',
      examples: ['swingMetrics.swingSpeed must be 30 to 150 mph.'],
    }),
    instance: Type.String({
      description: 'Id of this request, as in X-Request-ID.',
      examples: ['req_01JD0Z8Q4T5V6W7X8Y9Z0A1B2C'],
    }),
    success: Type.Literal(false, { description: 'Always false.' }),
    code: oneOf(codes, { description: 'Stable code to branch on.' }),
    errors: Type.Optional(
      Type.Array(
        Type.Object(
          {
            pointer: Type.String({
              description: 'JSON Pointer to the field; empty for the whole request.',
              examples: ['/swingMetrics/swingSpeed'],
            }),
            detail: Type.String({ description: 'What the field must be.', examples: ['must be 30 to 150 mph'] }),
            received: Type.Optional(
              Type.Unknown({ description: 'The value as sent, if it is a short scalar.', examples: [500] }),
            ),
          },
          { $id: 'FieldProblem', description: 'An invalid field.' },
        ),
        { description: 'All invalid fields.' },
      ),
    ),
    retry: oneOf(['never', 'after Retry-After', 'after resetsAt', 'same key'], {
      description: 'When the same request may be sent again.',
    }),
  },
  { $id: 'Problem', description: 'What went wrong.' },
)

const retryAfter = Type.Number({
  $id: 'RetryAfter',
  minimum: 0,
  unit: 'seconds',
  description: 'Seconds after which the same request may be sent again, as in Retry-After.',
  examples: [12],
})
const resetsAt = Type.String({
  $id: 'ResetsAt',
  format: 'date-time',
  description: 'When fittings are available again.',
  examples: ['2027-04-01T00:00:00.000Z'],
})

/** The members that a code adds. */
export const problemMembers = {
  ambiguousClub: {
    candidates: Type.Array(
      Type.Object(
        {
          headId: Type.String({ description: 'Id of the club.', examples: ['taylormade-p790-2025'] }),
          name: Type.String({ description: 'Its name.', examples: ['TaylorMade P790 irons (2025)'] }),
        },
        { description: 'A club.' },
      ),
      { description: 'The clubs that match the name.' },
    ),
  },
  fittingInProgress: { retryAfter },
  questionsFirst: {
    questions: Type.Array(
      Type.Object(
        {
          question: Type.String({
            description: 'The question.',
            examples: ['145 mph is above tour speed. Is it 145 km/h, which is 90.1 mph?'],
          }),
          fields: Type.Array(Type.String(), {
            description: 'Fields of the request that the answer may change.',
            examples: [['swingMetrics.swingSpeed']],
          }),
        },
        { description: 'A question to the golfer.' },
      ),
      { description: 'What to ask, most important first.' },
    ),
  },
  payloadVersionUnsupported: {
    minPayloadVersion: Type.Integer({
      unit: 'version',
      description: 'Oldest payloadVersion that is accepted.',
      examples: [2],
    }),
  },
  rateLimited: { retryAfter },
  quotaExceeded: { resetsAt, retryAfter },
  dailyCapReached: { resetsAt, retryAfter },
  misreadCapReached: { resetsAt, retryAfter },
  fittersUnavailable: { retryAfter },
  catalogUnavailable: { retryAfter },
  storageUnavailable: {
    retryAfter,
    fittingId: Type.Optional(
      Type.String({
        description: 'A fitting that was started and may have been stored: read it before sending the request again.',
        examples: ['fit_01KAHV5K3T3Y5M8Q0W2Z4B6D8F'],
      }),
    ),
  },
  overloaded: { retryAfter },
  notReady: {
    retryAfter,
    checks: Type.Optional(
      Type.Record(Type.String(), Type.Boolean(), { description: 'What was checked, and whether it passed.' }),
    ),
  },
} as const satisfies Record<keyof ProblemMembers, TProperties>
