import { Type } from '@sinclair/typebox'
import { attributionHeaders } from '../../platform/http/attribution.ts'
import { lines, lineType } from '../../platform/http/lines.ts'
import { operation } from '../../platform/http/operation.ts'
import { shape } from '../../platform/schema.ts'
import { BatchAnswer, BatchRow, rowsMax } from './schema.ts'

/** Headers of a batch that we read; others pass. */
export const BatchHeaders = Type.Object(attributionHeaders)

export const fittingBatch = operation({
  id: 'analyzeBatch',
  tag: 'Fitting',
  scope: 'fittings:create',
  limit: 'analyze',
  body: lines(BatchRow),
  headers: shape(BatchHeaders),
  answers: { 200: BatchAnswer },
  answerType: lineType,
  problems: ['overloaded'],
  summary: 'Fit up to 500 golfers in one request',
  description: `An extension of the interface specification. Body and answer are NDJSON: a JSON object on each line, up to ${rowsMax} rows and 1 MB. Each row has its own Idempotency-Key and is fitted, charged and stored as \`analyze\` does it; the same key works at both.\n\nThe answer has one line for each row, in the order of the rows, written as groups of rows are done. A row that cannot be fitted is answered with its own problem document and never stops the others: when the allowance is used up, the remaining rows answer QUOTA_EXCEEDED. Each row counts as a request toward the rate limit of analyze; rows above it answer RATE_LIMITED.\n\nIf the answer breaks off, send the same body again: completed rows are replayed and charge nothing, rows that were just being fitted answer FITTING_IN_PROGRESS for up to ten seconds. Fittings come without the written analysis; read one with \`?detail=full\` for it.`,
})
