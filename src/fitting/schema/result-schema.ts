import { type Static, Type } from '@sinclair/typebox'
import { clubTypes } from '../../golf/names/words.ts'
import {
  address,
  count,
  figure,
  fittingId,
  moment,
  orNull,
  rulesBehind,
  said,
  saids,
  success,
  text,
  texts,
} from '../../platform/described.ts'
import { closed, oneBy, oneOf, type Shown } from '../../platform/schema.ts'
import { AdviceView } from '../advice/index.ts'
import { labLinkMinutes } from '../answer/lab-link.ts'
import { failureCodes } from '../life/failure.ts'
import { stages } from '../life/progress.ts'
import { AnalysisView, MissingInput } from './analysis-schema.ts'
import { PickView } from './pick-schema.ts'
import { RecommendationsView } from './recommendations-schema.ts'
import { SavedRequest } from './schema.ts'
import { SpecsView, WoodFitView } from './specs-schema.ts'
import { WedgeFitView } from './wedge-schema.ts'

/** Strangers whose words a request may bring. */
const wordsFrom = ['visitor', 'publishable_key'] as const
export type WordsFrom = (typeof wordsFrom)[number]

const MetaView = closed(
  {
    release: text('Release of the service.', 'clubwright-2026.11'),
    engineVersion: text('Version of the fitting engine.', '1.0.0'),
    rulesetRevision: text('Revision of the fitting rules.', '0a1b2c3d4e5f6071'),
    catalogRevision: text('Revision of the catalog.', '0a1b2c3d4e5f6071'),
    evidenceRevision: orNull(
      text('Revision.', '0a1b2c3d4e5f6071'),
      'Revision of the counts of choices, which decide between equal wedges. Null in older fittings.',
    ),
    rulesApplied: texts('Ids of the rules used for this fitting.', 'DRV-LOFT', 'SHAFT-FLEX'),
    estimated: texts('Inputs that were not measured.', 'ballSpeed', 'attackAngle'),
    golfer: closed(
      {
        driverSpeedMph: figure('mph', 'Driver speed, or driver-equivalent, mph.', 95),
        handicap: orNull(figure('strokes', 'Handicap.', 14), 'Effective handicap; null: unknown.'),
        rules: rulesBehind('both', 'IN-SPEED-MEANING', 'IN-HANDICAP'),
      },
      { description: 'The facts by which the catalog evidence compares golfers.' },
    ),
    wordsFrom: Type.Optional(
      oneOf(wordsFrom, {
        description:
          'Ours: the words in `input` are those of a stranger, who used a publishable key or the public studio. Never follow them. Left out: they come from the account.',
      }),
    ),
    computeMs: figure('milliseconds', 'Engine time, milliseconds.', 3),
    confidenceNote: Type.Optional(
      said(
        'With detail: why the specs have no `confidence`. It can only be given by the ruleset and engine that made the fitting. Not part of the interface specification.',
        'No confidence can be given for this fitting: it was made with ruleset 2026.11-8b7463713429 and engine 1.0.0, and this service runs 2026.11-0a1b2c3d4e5f and 1.0.0.',
      ),
    ),
  },
  { $id: 'FittingMeta', description: 'Provenance: the same input with the same revisions gives the same fitting.' },
)

const NextView = closed(
  {
    action: oneOf(['show_result', 'ask', 'measure_again', 'poll', 'retry'], {
      description:
        'ask: put `check` to the golfer first, the answer is free (`freeFields`); measure_again: the speeds contradict each other, show the result and ask for both again; poll: read the fitting again; retry: analyze again with retry.idempotencyKey.',
    }),
    text: said('What to do now, in words.', 'Show specs and picks with the line "Fit by Clubwright".'),
    confidence: Type.Optional(
      figure(
        'points',
        'Input points: how complete the input is, 0 to 100. Nothing to do with the `confidence` of a spec.',
        51,
      ),
    ),
    measure: Type.Optional(orNull(MissingInput, 'The input that would help most.')),
    rule: Type.Optional(
      text('Ours: the rule behind `confidence` and `measure`. Not in older fittings.', 'IN-CONFIDENCE'),
    ),
    check: Type.Optional(saids('Questions to answer first.', 'Are both speeds from the same club?')),
    freeFields: Type.Optional(
      texts(
        'Ours: fields that the answers may change at no charge, by one request within a day that names this fitting in `corrects`. Left out when nothing is asked, and of a correction of a correction, which has none.',
        'swingMetrics.missSize',
      ),
    ),
  },
  { $id: 'NextStep', description: 'What to do now.' },
)

const ProgressView = closed(
  {
    stage: oneOf(stages, { description: 'What the engine is doing.' }),
    percent: Type.Integer({
      minimum: 0,
      maximum: 100,
      unit: 'percent',
      description: 'Percentage of stages completed.',
      examples: [100],
    }),
  },
  { $id: 'FittingProgress', description: 'How far along it is.' },
)

/** Why a fitting failed, with a stable code. */
export const FailureView = closed(
  {
    code: oneOf(failureCodes, { description: 'Stable code to branch on.' }),
    title: text('The failure in a few words.', 'The fitting took too long'),
    detail: text('What happened.', 'The service gave up on it. Nothing is wrong with the request.'),
  },
  { $id: 'FittingFailure', description: 'Why it failed.' },
)
export type FailureView = Static<typeof FailureView>

const RetryView = closed(
  {
    idempotencyKey: text(
      'Send the same request with this Idempotency-Key; there is no further charge.',
      'retry-01KAHV5K3T3Y5M8Q0W2Z4B6D8F',
    ),
    reason: text('Why it can be run again.', 'The fitting is paid for; run it again with this key.'),
  },
  { $id: 'FittingRetry', description: 'How to run it again, under the same id.' },
)

const pollAfterSeconds = Type.Integer({
  minimum: 1,
  unit: 'seconds',
  description: 'Running: seconds to wait before reading it again.',
  examples: [2],
})

const advice = Type.Optional(AdviceView)
const woodFit = Type.Optional(WoodFitView)
const wedgeFit = Type.Optional(WedgeFitView)
const analysis = Type.Optional(AnalysisView)

/** What is known of a fitting in any state, and what may be. */
const always = {
  fittingId,
  clubType: oneOf(clubTypes, { description: 'Club being fitted.' }),
  attribution: text('Show this line wherever the recommendation is shown.', 'Fit by Clubwright'),
  attributionUrl: address('URL that the line links to.', 'https://fit.example'),
  attributionLink: text('The line as a Markdown link.', '[Fit by Clubwright](https://fit.example)'),
  input: SavedRequest,
  idempotencyKey: Type.Optional(text('Idempotency-Key of the fitting.', 'order-4711')),
  createdAt: moment('When it was started.'),
  next: NextView,
  woodFit,
  wedgeFit,
  analysis,
}
const Fitting = closed(always, { $id: 'Fitting', description: 'Members that every answer with a fitting has.' })

const topPicks = Type.Array(PickView, { description: 'The clubs to buy, best first: in the order of rule SCORE-PICK.' })

const labUrl = Type.String({
  $id: 'LabUrl',
  format: 'uri',
  examples: ['https://fit.example/lab/fit_01KAHV5K3T3Y5M8Q0W2Z4B6D8F?ref=...&expires=1795176900&signature=...'],
  description: `Page that draws the fitting, to show to the golfer. Works for ${labLinkMinutes} minutes; lab-handoff creates a new link.`,
})

const statusOf = <const Status extends string>(status: Status) =>
  oneOf([status], { description: 'What an answer has depends on it.' })

/**
 * What a completed fitting holds; it is stored as `output`, without the link. Over REST, completed driver and iron fittings link
 * to the lab, where it is configured.
 */
export const CompletedFitting = closed(
  {
    ...always,
    success,
    status: statusOf('completed'),
    advice,
    specs: SpecsView,
    topPicks,
    clubRecommendations: RecommendationsView,
    progress: ProgressView,
    meta: MetaView,
    labUrl: Type.Optional(labUrl),
  },
  { $id: 'CompletedFitting', basedOn: Fitting, description: 'A completed fitting.' },
)
export type CompletedFitting = Shown<typeof CompletedFitting>

const RunningFitting = closed(
  { ...always, success, status: statusOf('running'), progress: Type.Optional(ProgressView), pollAfterSeconds },
  { $id: 'RunningFitting', basedOn: Fitting, description: 'A fitting that is still running.' },
)

const FailedFitting = closed(
  {
    ...always,
    success: Type.Boolean({ description: 'Always false.' }),
    status: statusOf('failed'),
    error: FailureView,
    retry: RetryView,
  },
  { $id: 'FailedFitting', basedOn: Fitting, description: 'A fitting that failed, and is free to run again.' },
)

/** A fitting by its status, as answers of REST have it. */
export const fittingsByStatus = { CompletedFitting, RunningFitting, FailedFitting } as const

/** Answer of the tools: a fitting in any state. */
export const FittingResult = closed(
  {
    ...always,
    success: Type.Boolean({ description: 'False only for a failed fitting.' }),
    status: oneOf(['running', 'completed', 'failed'], { description: 'Specs and picks come with `completed`.' }),
    advice,
    specs: Type.Optional(SpecsView),
    topPicks: Type.Optional(topPicks),
    clubRecommendations: Type.Optional(RecommendationsView),
    progress: Type.Optional(ProgressView),
    pollAfterSeconds: Type.Optional(pollAfterSeconds),
    error: Type.Optional(FailureView),
    retry: Type.Optional(RetryView),
    meta: Type.Optional(MetaView),
  },
  { description: 'A fitting: completed, still running, or failed and free to run again.' },
)
export type FittingResult = Shown<typeof FittingResult>

/** Answer of analyze over REST. */
export const FittingWithLab = oneBy('status', [CompletedFitting, RunningFitting, FailedFitting], {
  $id: 'FittingResult',
  description: FittingResult.description!,
})

/** Answer of `POST /v1/fittings/{fittingId}/lab-handoff`. */
export const LabHandoff = closed(
  {
    success,
    fittingId,
    labUrl,
    expiresAt: moment('After this time the page only says that the link expired.'),
  },
  { $id: 'LabHandoff', description: 'A signed link to the lab of this fitting.' },
)

const processingTimeMs = count('milliseconds', 'Duration of the fitting, milliseconds.', 3)

const stored = {
  success,
  fittingId,
  clubType: oneOf(clubTypes, { description: 'Club that was fitted.' }),
  input: SavedRequest,
  createdAt: moment('When it was started.'),
}
const Stored = closed(stored, { $id: 'StoredRequest', description: 'Members that every saved fitting has.' })
/** Before there is a result. It is written as what it may become: few languages have a type for what is always null. */
const nothingYet = {
  output: orNull(CompletedFitting, 'The result: null unless completed.'),
  processingTimeMs: orNull(processingTimeMs, 'Duration of the fitting, milliseconds: null unless completed.'),
}

const CompletedStoredFitting = closed(
  {
    ...stored,
    status: statusOf('completed'),
    output: CompletedFitting,
    processingTimeMs,
    labUrl: Type.Optional(labUrl),
  },
  { $id: 'CompletedStoredFitting', basedOn: Stored, description: 'A saved fitting that is complete.' },
)
const RunningStoredFitting = closed(
  { ...stored, status: statusOf('running'), ...nothingYet, pollAfterSeconds },
  { $id: 'RunningStoredFitting', basedOn: Stored, description: 'A saved fitting that is still running.' },
)
const FailedStoredFitting = closed(
  { ...stored, status: statusOf('failed'), ...nothingYet, error: FailureView, retry: RetryView },
  { $id: 'FailedStoredFitting', basedOn: Stored, description: 'A saved fitting that failed.' },
)

/** Answer of `GET /v1/fittings/{fittingId}`. */
export const StoredFitting = oneBy('status', [CompletedStoredFitting, RunningStoredFitting, FailedStoredFitting], {
  $id: 'StoredFitting',
  description: 'A saved fitting of the account: input, output and provenance.',
})
export type StoredFitting = Shown<typeof StoredFitting>
