import { type Static, type TSchema, Type } from '@sinclair/typebox'
import { closed, oneOf } from '../../platform/schema.ts'
import { exampleSession } from './example.ts'

/** Where a shot's numbers come from. */
const sources = ['ocr-foresight', 'ocr-trackman', 'synthetic', 'csv'] as const

/** Point of the club that its speed and path are measured at. */
const measurementRefs = ['club-face', 'club-cog'] as const

const orNull = <Schema extends TSchema>(schema: Schema, description: string) =>
  Type.Union([schema, Type.Null()], { description })

export const dateTime = (description: string) => Type.String({ format: 'date-time', description })
export const uuid = (description: string) => Type.String({ format: 'uuid', form: 'a UUID', description })

const Metric = Type.Union([Type.Number(), Type.Null()])
/** A launch monitor reports 30 to 60 numbers for a shot. */
const metricsMax = 100
const metricBag = (description: string) =>
  orNull(Type.Record(Type.String(), Metric, { maxProperties: metricsMax }), description)

/** One swing. */
export const Shot = closed({
  shotId: uuid('Id of the shot, once in a session.'),
  shotNumber: Type.Integer({ minimum: 1, description: 'Number of the shot as the launch monitor counts.' }),
  capturedAtUtc: dateTime('When it was hit, UTC.'),
  club: Type.Optional(orNull(Type.String({ maxLength: 100 }), 'Club in the words of the sender: `Driver`, `7 iron`.')),
  source: oneOf(sources, { description: 'Where the numbers come from.' }),
  measurementRef: oneOf(measurementRefs, { description: 'Point of the club that is measured.' }),
  units: Type.String({
    maxLength: 60,
    description:
      'Units of the numbers, in the words of the sender. Fittings need mph, yards, degrees and rpm: `imperial`.',
  }),
  ocrConfidence: Type.Optional(
    orNull(Type.Number({ minimum: 0, maximum: 1 }), 'How sure the reading of the screen is, 0 to 1.'),
  ),
  needsReview: Type.Boolean({
    description: 'A person should look at these numbers: they are shown, and count in no median and no fitting.',
  }),
  ball: Type.Optional(
    metricBag(
      'Ball numbers by name. Known: speed, launchAngle, launchDirection, backSpin, spinRate, sideSpin, spinAxis, carry, total, offline, peakHeight, landingAngle; in any case, with or without underscores. Others are kept and shown.',
    ),
  ),
  club_: Type.Optional(
    metricBag('Club numbers by name. Known: speed, attackAngle, clubPath, faceAngle, faceToPath, dynamicLoft.'),
  ),
  extended: Type.Optional(metricBag('Whatever else was measured, by name.')),
})
export type Shot = Static<typeof Shot>

export const Segment = closed({
  id: uuid('Id of the segment.'),
  label: Type.Optional(orNull(Type.String({ maxLength: 200 }), 'Heading, such as `Driver, current club`.')),
  shots: Type.Array(Shot, { description: 'Shots in the order they were hit.' }),
})
export type Segment = Static<typeof Segment>

/** Body of `POST /v1/sessions/ingest`: the interface specification's capture session. */
export const Session = closed(
  {
    payloadVersion: Type.Integer({ minimum: 1, description: 'Version of this format that the sender writes.' }),
    appVersion: Type.String({ maxLength: 200, description: 'Version of the sending app.' }),
    customerRef: Type.Optional(
      Type.String({
        maxLength: 320,
        description: "One of the account's customers: an email address or a customer id.",
      }),
    ),
    sessionId: uuid('Id of the session, unique in the account. The same id again replaces the session.'),
    fitterId: Type.String({ maxLength: 200, description: 'Who ran the session, in ids of the sender.' }),
    startedAtUtc: dateTime('When the session began, UTC.'),
    processedAtUtc: dateTime('When the sender finished reading it, UTC.'),
    segments: Type.Array(Segment, { maxItems: 500, description: 'Parts of the session; at most 2,000 shots in all.' }),
  },
  { description: 'A captured launch-monitor session.', examples: [exampleSession] },
)
export type Session = Static<typeof Session>

/** Answer of `POST /v1/sessions/ingest`. */
export const IngestAnswer = closed(
  {
    sessionUrl: Type.String({
      format: 'uri',
      description:
        'Page of the session for people, valid 30 days. It carries no credential: anyone with the link can view it.',
    }),
    customerMatched: Type.Boolean({ description: "Whether customerRef names one of the account's customers." }),
    shotsAccepted: Type.Integer({ minimum: 0, description: 'Shots stored.' }),
  },
  {
    description: 'The session is stored.',
  },
)
export type IngestAnswer = Static<typeof IngestAnswer>
