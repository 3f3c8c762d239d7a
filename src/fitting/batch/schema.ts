import { type Static, type TObject, Type } from '@sinclair/typebox'
import { orNull, text } from '../../platform/described.ts'
import { idempotencyKeyForm } from '../../platform/http/idempotency-key.ts'
import { ProblemBody } from '../../platform/http/problem-schema.ts'
import { closed, oneBy, oneOf, type Shown } from '../../platform/schema.ts'
import { capitalize } from '../../platform/values.ts'
import { fittingsByStatus } from '../schema/result-schema.ts'
import { FittingRequest } from '../schema/schema.ts'

/** Rows of one batch. */
export const rowsMax = 500

/** One line of the request. The key is not optional: an answer that breaks off is sent for again by the same keys. */
export const BatchRow = closed(
  {
    idempotencyKey: Type.String({
      ...idempotencyKeyForm,
      description: 'Idempotency key of this row, like the Idempotency-Key header of analyze: 1 to 255 characters.',
      examples: ['golfer-1041-driver'],
    }),
    request: FittingRequest,
  },
  {
    $id: 'BatchRow',
    description: `One line of the body, which is NDJSON: 1 to ${rowsMax} such lines, each with its own idempotencyKey.`,
    examples: [{ idempotencyKey: 'golfer-1041-driver', request: FittingRequest['examples'][0] }],
  },
)
export type BatchRow = Static<typeof BatchRow>

const always = {
  index: Type.Integer({
    minimum: 0,
    unit: 'position',
    examples: [0],
    description: 'Index of the row in the request, from 0; empty lines do not count.',
  }),
  idempotencyKey: orNull(text('Key.', 'golfer-1041-driver'), 'As it was sent; null if it could not be read.'),
  isReplay: Type.Boolean({ description: 'Whether this fitting was made by an earlier request with this key.' }),
}
const AnsweredRow = closed(always, { $id: 'AnsweredRow', description: 'Members that the answer to every row has.' })

const answered = <const Status extends string, Fitting extends TObject>(status: Status, fitting: Fitting) =>
  closed(
    { ...always, status: oneOf([status], { description: 'The status of `fitting`.' }), fitting },
    {
      $id: `${capitalize(status)}BatchAnswer`,
      basedOn: AnsweredRow,
      description: `The answer to a row whose fitting is ${status}.`,
    },
  )

const RefusedBatchAnswer = closed(
  {
    ...always,
    status: oneOf(['refused'], { description: 'Nothing was fitted.' }),
    problem: ProblemBody,
  },
  {
    $id: 'RefusedBatchAnswer',
    basedOn: AnsweredRow,
    description: 'The answer to a row that was refused: `problem` says why, and when to send it again with its key.',
  },
)

const { CompletedFitting, RunningFitting, FailedFitting } = fittingsByStatus

/** One line of the answer. */
export const BatchAnswer = oneBy(
  'status',
  [
    answered('completed', CompletedFitting),
    answered('running', RunningFitting),
    answered('failed', FailedFitting),
    RefusedBatchAnswer,
  ],
  {
    $id: 'BatchAnswer',
    description: 'One line of the answer, which is NDJSON: one line for each row, in the order of the rows.',
  },
)
export type BatchAnswer = Shown<typeof BatchAnswer>
