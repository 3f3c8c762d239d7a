import { Type } from '@sinclair/typebox'
import { attributionHeaders } from '../../platform/http/attribution.ts'
import { lines, lineType } from '../../platform/http/body/lines.ts'
import { operation } from '../../platform/http/operation.ts'
import { shape } from '../../platform/schema.ts'
import { BatchAnswer, BatchRow, rowsMax } from './schema.ts'

/** Headers of a batch that we read; others pass. */
export const BatchHeaders = Type.Object(attributionHeaders)

/** Fittings of many golfers, one per line. */
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
  description: `An extension of the interface specification. Body and answer are NDJSON: up to ${rowsMax} rows and 1 MB. Each row has its own Idempotency-Key and is fitted, charged and stored as by \`analyze\`; its answer is one line, without the written analysis, in the order of the rows. An invalid row never stops the others: it is answered with its own problem document. Each row counts toward the rate limit of analyze.\n\nIf the answer is cut off, send the same body again: completed rows are replayed and charge nothing.`,
})
