import { type Static, type TSchema, Type } from '@sinclair/typebox'
import { count, texts } from '../../platform/described.ts'
import { closed, oneOf } from '../../platform/schema.ts'
import { exampleSession } from './example.ts'

/** How long a link to a session's page works, counted from the ingest that gave it out. */
export const linkDays = 30

/** Where a shot's numbers come from. */
const sources = ['ocr-foresight', 'ocr-trackman', 'synthetic', 'csv'] as const

/** Point of the club that its speed and path are measured at. */
const measurementRefs = ['club-face', 'club-cog'] as const

const orNull = <Schema extends TSchema>(schema: Schema, description: string, example?: unknown) =>
  Type.Union([schema, Type.Null()], { description, ...(example !== undefined && { examples: [example] }) })

/** A moment, RFC 3339. */
export const dateTime = (description: string) =>
  Type.String({ format: 'date-time', description, examples: ['2026-11-20T12:00:00Z'] })
/** An id that the sender chose. */
export const uuid = (description: string) =>
  Type.String({ format: 'uuid', form: 'a UUID', description, examples: ['0b9d7c1e-3a52-4f6c-8f7e-2d5a1c9b4e60'] })

const Metric = Type.Union([Type.Number(), Type.Null()], {
  description: 'A number in the units of the shot; null: not measured.',
})
/** A launch monitor reports 30 to 60 numbers for a shot. */
const metricsMax = 100
const metricBag = (description: string, example: Readonly<Record<string, number>>) => ({
  ...orNull(Type.Record(Type.String(), Metric, { maxProperties: metricsMax }), description, example),
  $id: 'MetricBag',
})

/** A long day on the range is a few hundred shots. */
export const shotsMax = 2_000

/** One swing. */
export const Shot = closed(
  {
    shotId: uuid('Id of the shot, unique in the session.'),
    shotNumber: Type.Integer({
      minimum: 1,
      description: 'Number of the shot, as counted by the launch monitor.',
      examples: [1],
    }),
    capturedAtUtc: dateTime('When it was hit, UTC.'),
    club: Type.Optional(
      orNull(Type.String({ maxLength: 100 }), 'Club, as named by the sender: `Driver`, `7 iron`.', 'Driver'),
    ),
    source: oneOf(sources, { description: 'Where the numbers come from.' }),
    measurementRef: oneOf(measurementRefs, { description: 'Point on the club that was measured.' }),
    units: Type.String({
      maxLength: 60,
      description:
        'Units of the numbers: `imperial`, `metric`, `m/s`, `km/h, m`, `mph/m`. Metric numbers are converted to mph and yards (peak heights: feet); units by any other name are stored and shown as they are, and cannot be fitted.',
      examples: ['imperial'],
    }),
    ocrConfidence: Type.Optional(
      orNull(Type.Number({ minimum: 0, maximum: 1 }), 'Confidence of the screen reading, 0 to 1.', 0.98),
    ),
    needsReview: Type.Boolean({
      description: 'A person should review these numbers: they are shown, but left out of medians and fittings.',
    }),
    ball: Type.Optional(
      metricBag(
        'Ball numbers by name. Known: speed, launchAngle, launchDirection, backSpin, spinRate, sideSpin, spinAxis, carry, total, offline, peakHeight, landingAngle; in any letter case, with or without underscores. Others are stored and shown.',
        { speed: 138.2, launchAngle: 12.1, backSpin: 2890, carry: 214 },
      ),
    ),
    club_: Type.Optional({
      ...metricBag('Club numbers by name. Known: speed, attackAngle, clubPath, faceAngle, faceToPath, dynamicLoft.', {
        speed: 95.4,
        attackAngle: -1.2,
      }),
      // Beside `club`, which is the same word in most languages.
      goName: 'ClubMetrics',
    }),
    extended: Type.Optional(metricBag('Other measurements, by name.', { smashFactor: 1.4 })),
  },
  { $id: 'Shot', description: 'One swing.' },
)
export type Shot = Static<typeof Shot>

/** A run of shots under one heading, such as one club. */
export const Segment = closed(
  {
    id: uuid('Id of the segment.'),
    label: Type.Optional(orNull(Type.String({ maxLength: 200 }), 'Heading.', 'Driver, current club')),
    shots: Type.Array(Shot, { maxItems: shotsMax, description: 'Shots in the order they were hit.' }),
  },
  { $id: 'Segment', description: 'A part of a session.' },
)
export type Segment = Static<typeof Segment>

/** Body of `POST /v1/sessions/ingest`: the interface specification's capture session. */
export const Session = closed(
  {
    payloadVersion: Type.Integer({
      minimum: 1,
      description: 'Version of this format that the sender writes.',
      examples: [1],
    }),
    appVersion: Type.String({ maxLength: 200, description: 'Version of the sending app.', examples: ['2.4.1'] }),
    customerRef: Type.Optional(
      Type.String({
        maxLength: 320,
        description: "One of the account's customers: an email address or a customer id.",
        examples: ['pat@example.com'],
      }),
    ),
    sessionId: uuid('Id of the session, unique in the account. The same id again replaces the session.'),
    fitterId: Type.String({
      maxLength: 200,
      description: 'Id of the person who ran the session, assigned by the sender.',
      examples: ['bay-3'],
    }),
    startedAtUtc: dateTime('When the session began, UTC.'),
    processedAtUtc: dateTime('When the sender finished processing it, UTC.'),
    segments: Type.Array(Segment, {
      maxItems: 500,
      description: 'Parts of the session; at most 2,000 shots in total.',
    }),
  },
  { $id: 'Session', description: 'A captured launch-monitor session.', examples: [exampleSession] },
)
export type Session = Static<typeof Session>

/** Answer of `POST /v1/sessions/ingest`. */
export const IngestAnswer = closed(
  {
    sessionUrl: Type.String({
      format: 'uri',
      examples: ['https://fit.example/sessions/3f0c1f5e-6f0a-4a55-9d5e-0e9a5c3b7a10?signature=...'],
      description: `Page of the session for people, valid for ${linkDays} days. It contains no credential: anyone with the link can view it.`,
    }),
    customerMatched: Type.Boolean({ description: "Whether customerRef names one of the account's customers." }),
    shotsAccepted: count('shots', 'Shots stored.', 24),
    converted: Type.Optional(texts('Units that numbers were converted from; missing when none were.', 'm/s and m')),
  },
  { $id: 'StoredSession', description: 'The session is stored.' },
)
export type IngestAnswer = Static<typeof IngestAnswer>
