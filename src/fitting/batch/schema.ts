import { type Static, Type } from '@sinclair/typebox'
import { orNull, text } from '../../platform/described.ts'
import { idempotencyKeyForm } from '../../platform/http/idempotency-key.ts'
import { ProblemBody } from '../../platform/http/problem-schema.ts'
import { closed, oneOf, type Shown } from '../../platform/schema.ts'
import { FittingWithLab } from '../result-schema.ts'
import { FittingRequest } from '../schema.ts'

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

/** One line of the answer. */
export const BatchAnswer = closed(
  {
    index: Type.Integer({
      minimum: 0,
      unit: 'position',
      examples: [0],
      description: 'Index of the row in the request, from 0; empty lines do not count.',
    }),
    idempotencyKey: orNull(text('Key.', 'golfer-1041-driver'), 'As it was sent; null if it could not be read.'),
    status: oneOf(['completed', 'running', 'failed', 'refused'], {
      description:
        'The status of `fitting`, or `refused`: `problem` then says why, and when to send the row again with its key.',
    }),
    isReplay: Type.Boolean({ description: 'Whether this fitting was made by an earlier request with this key.' }),
    fitting: Type.Optional(FittingWithLab),
    problem: Type.Optional(ProblemBody),
  },
  {
    $id: 'BatchAnswer',
    description: 'One line of the answer, which is NDJSON: one line for each row, in the order of the rows.',
  },
)
export type BatchAnswer = Shown<typeof BatchAnswer>
