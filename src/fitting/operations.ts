import { Type } from '@sinclair/typebox'
import { directOnly } from '../identity/auth/index.ts'
import { attributionHeaders } from '../platform/http/attribution.ts'
import { idempotencyKeyForm } from '../platform/http/idempotency-key.ts'
import { tongueFields } from '../platform/http/listener.ts'
import { operation } from '../platform/http/operation.ts'
import { closed, oneOf, queryShape, shape } from '../platform/schema.ts'
import { golferAsSaid } from './answer/golfer-as-said.ts'
import { labLinkMinutes } from './answer/lab-link.ts'
import { crossFieldProblems } from './life/check.ts'
import { testGolferWords } from './life/rehearsal.ts'
import { FittingList, FittingListQuery } from './listing/listing.ts'
import { FittingWithLab, LabHandoff, StoredFitting } from './schema/result-schema.ts'
import { FittingRequest } from './schema/schema.ts'

/** Query of an analysis: how much of the reasoning to show. */
export const AnalyzeQuery = closed({
  detail: Type.Optional(
    oneOf(['full'], {
      description: 'Adds the written analysis, the reason for each figure and, from re-fits, how sure each figure is.',
    }),
  ),
  askFirst: Type.Optional(
    oneOf(['true'], {
      description:
        'If something looks wrong or would change the fit, answers QUESTIONS_FIRST with the questions instead of fitting, free. An extension of the interface specification.',
    }),
  ),
  ...tongueFields,
})

const ReadQuery = closed({
  detail: Type.Optional(
    oneOf(['full'], {
      description:
        'Adds how sure each figure of a completed fitting is, from re-fits (rule IN-REFIT). An extension of the interface specification.',
    }),
  ),
  ...tongueFields,
})

const FittingParams = closed({
  fittingId: Type.String({
    maxLength: 64,
    description: 'The `fittingId` of an analyze response.',
    examples: ['fit_01KAHV5K3T3Y5M8Q0W2Z4B6D8F'],
  }),
})

/** Headers of analyze that we read; others pass. */
export const AnalyzeHeaders = Type.Object({
  'idempotency-key': Type.Optional(
    Type.String({
      ...idempotencyKeyForm,
      description:
        'The same key with the same request returns the first fitting and charges nothing; after a failure it runs the fitting again at no charge. Keys belong to the account and are kept for at least 72 hours after the fitting has ended.',
      examples: ['order-7741'],
    }),
  ),
  ...attributionHeaders,
})

/** The problems of analyze, and the headers of its answers. */
export const analyzeOutcomes = {
  problems: [
    'correctionRefused',
    'questionsFirst',
    'idempotencyKeyReused',
    'fittingErased',
    'fittingInProgress',
    'quotaExceeded',
    'dailyCapReached',
    'overloaded',
  ],
  answerHeaders: {
    'X-Request-ID': 'Stable id of the fitting request: a replay carries the first one’s.',
    'Idempotent-Replayed': '`true` when the answer is a replay; absent otherwise.',
  },
} as const

const analyzeWords =
  'Takes measurements and returns an explained build: specs with the rule behind each, and real clubs with store links. Show the attribution line with the result.\n\nThe answer is a fitting: `completed`, nearly always within milliseconds; `running` when it takes longer than 25 seconds (read it again by its id); or `failed`, with `retry.idempotencyKey`: the same request with that key runs it again under the same id. A fitting consumes one included fitting or purchased credit, however often it is run again; a failed one is refunded if it is not run again within 24 hours. A refused request consumes nothing and does not use up its key.\n\nWhere something looks wrong (a number in another unit, the speed of another club) or would change the fit (the size of a miss), the fitting is made as the request stands, `next.action` is `ask`, and the answer is free: one request within a day that names the fitting in `corrects`, and changes nothing but its `next.freeFields`, consumes nothing. A correction that asks again has one more, within the same day. Corrections count in daily caps. A failed correction can be made again. `askFirst=true` answers with the questions instead of fitting.'

/** Fitting of one club. */
export const fittingAnalysis = operation({
  id: 'analyzeFitting',
  tag: 'Fitting',
  scope: 'fittings:create',
  limit: 'analyze',
  body: shape(FittingRequest, crossFieldProblems, golferAsSaid),
  query: shape(AnalyzeQuery),
  headers: shape(AnalyzeHeaders),
  answers: { 200: FittingWithLab },
  ...analyzeOutcomes,
  summary: 'Fit a club',
  description: `${analyzeWords}\n\n${testGolferWords}`,
})

/** Fittings of the account. */
export const fittingList = operation({
  id: 'listFittings',
  tag: 'Fitting',
  scope: 'fittings:read',
  limit: 'read',
  query: queryShape(FittingListQuery),
  answers: { 200: FittingList },
  summary: 'List fittings',
  description:
    'Fittings of the account, newest first; for test keys those of test keys. New fittings do not move the pages. Where few fittings match, a page may have fewer than `limit`, or none, before the last one: go on while there is a `nextCursor`. An extension of the interface specification.',
})

/** A stored fitting. */
export const savedFitting = operation({
  id: 'getFitting',
  tag: 'Fitting',
  scope: 'fittings:read',
  limit: 'read',
  params: shape(FittingParams),
  query: shape(ReadQuery),
  answers: { 200: StoredFitting },
  problems: ['fittingNotFound'],
  summary: 'Read a saved fitting',
  description:
    'Returns the request and its result. While a fitting is running, the response says when to read it again; if the process running it has died, this request takes it over. A failed fitting says why, and which key to send to analyze to run it again.\n\nIn a browser where a member of the account is signed in, the same URL shows the lab.',
})

/** Deletion of a fitting. */
export const fittingDeletion = operation({
  ...directOnly,
  id: 'deleteFitting',
  ends: 'data',
  tag: 'Fitting',
  scope: 'fittings:create',
  limit: 'read',
  params: shape(FittingParams),
  answers: { 204: null },
  problems: ['fittingNotFound', 'fittingInProgress'],
  summary: 'Delete a saved fitting',
  description:
    'Erases the request and its result immediately and permanently; the fitting can no longer be found. The charge stays, except that a failed fitting is refunded. Its Idempotency-Key remains reserved until 72 hours after the fitting ended: sending it again is refused with FITTING_ERASED, so that nothing is charged unexpectedly. Store links made from the fitting keep working. In the studio, somebody without an account deletes what their browser made. Requires an API key or an agent token; OAuth tokens are refused. An extension of the interface specification.',
})

/** A link to the lab for a stored fitting. */
export const labHandoff = operation({
  id: 'handOffToLab',
  tag: 'Fitting',
  scope: 'fittings:read',
  limit: 'read',
  params: shape(FittingParams),
  answers: { 200: LabHandoff },
  problems: ['fittingNotFound', 'fittingNotComplete', 'labNotConfigured'],
  summary: 'Create a link to the lab page of a fitting',
  description: `A page that draws the fitting and lets a golfer change the swing, the club and the weather. The link is signed, works for ${labLinkMinutes} minutes and only for this fitting, and contains neither a credential nor the account. Call this again for a new link; deleting the fitting ends all its links. Takes no body. Driver and iron fittings carry such a \`labUrl\` already.`,
})
