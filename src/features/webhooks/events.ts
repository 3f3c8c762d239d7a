import { type TSchema, Type } from '@sinclair/typebox'
import { adviceKinds, failureCodes } from '../../fitting/index.ts'
import { clubTypes } from '../../golf/names/words.ts'
import { count, fittingId, moment, text } from '../../platform/described.ts'
import { closed, oneOf } from '../../platform/schema.ts'

/** How long deliveries that are over can be listed and sent again. */
export const deliveryDays = 30
/** What an account can be told of. */
export const eventTypes = ['fitting.completed', 'fitting.failed', 'allowance.low', 'lead.created'] as const
/** One of the things that an account can be told of. */
export type EventType = (typeof eventTypes)[number]

const test = Type.Optional(
  Type.Boolean({ description: 'True in test events: nothing happened, and there is no such fitting. Else missing.' }),
)
const clubType = oneOf(clubTypes, { description: 'Club that was fitted.' })
const timestamp = moment('When it happened; the same in every try.')

/** An event as it is sent: the body of the request that an endpoint gets. */
const event = <Name extends string, Data extends TSchema>(
  $id: Name,
  type: EventType,
  { data, example, description }: { data: Data; example: object; description: string },
) => ({
  type,
  example,
  schema: closed(
    { type: oneOf([type], { description: 'What happened.' }), timestamp, data },
    { $id, description, examples: [{ type, timestamp: '2026-11-20T12:00:00.000Z', data: example }] },
  ),
})

const advice = closed(
  {
    kind: oneOf(adviceKinds, { description: 'As in the fitting.' }),
    headline: text('In a few words, in English.', 'Adjust your driver: +5 yd carry, +6 yd total (±3 yd)'),
    message: Type.Optional(
      closed(
        {
          id: text('Id of its wording.', 'advice.keep'),
          values: Type.Record(Type.String(), Type.Unknown(), { description: 'What stands in it.' }),
        },
        { description: 'The headline without its words.' },
      ),
    ),
  },
  { $id: 'ToldAdvice', description: 'What the golfer is told to do. Not of older fittings.' },
)

const completed = event('FittingCompletedEvent', 'fitting.completed', {
  description: 'A fitting is stored. Read it by its id.',
  data: closed(
    {
      fittingId,
      clubType,
      status: oneOf(['completed'], { description: 'State of the fitting.' }),
      advice: Type.Optional(advice),
      test,
    },
    { $id: 'FittingCompletedData', description: 'The fitting.' },
  ),
  example: {
    fittingId: 'fit_01KAHV5K3T3Y5M8Q0W2Z4B6D8F',
    clubType: 'driver',
    status: 'completed',
    advice: {
      kind: 'keep',
      headline: 'Your 10.5° is right: change nothing',
      message: { id: 'advice.keepLoft', values: { loft: { n: 10.5, unit: '°' } } },
    },
  },
})

const failed = event('FittingFailedEvent', 'fitting.failed', {
  description: 'A fitting failed, or its process died. Run it again with the key that it says under `retry`.',
  data: closed(
    {
      fittingId,
      clubType,
      status: oneOf(['failed'], { description: 'State of the fitting.' }),
      error: oneOf(failureCodes, { description: 'Why it failed.' }),
      test,
    },
    { $id: 'FittingFailedData', description: 'The fitting, and why it failed.' },
  ),
  example: {
    fittingId: 'fit_01KAHV5K3T3Y5M8Q0W2Z4B6D8F',
    clubType: 'driver',
    status: 'failed',
    error: 'ENGINE_FAILED',
  },
})

const low = event('AllowanceLowEvent', 'allowance.low', {
  description: 'A tenth of the month’s fittings is left, purchased credits included; sent again when none is left.',
  data: closed(
    {
      remaining: count('fittings', 'Fittings that are left, purchased credits included.', 2),
      monthlyLimit: count('fittings', 'Fittings that the account includes per month.', 25),
      test,
    },
    { $id: 'AllowanceLowData', description: 'What is left of the month.' },
  ),
  example: { remaining: 2, monthlyLimit: 25 },
})

const lead = event('LeadCreatedEvent', 'lead.created', {
  description: `A visitor of the account’s own page wants to be contacted about a fitting, and has agreed to it. What was typed is kept here only until this event has arrived, at most ${deliveryDays} days.`,
  data: closed(
    {
      fittingId,
      name: text('Name, as it was typed.', 'Ann Miller'),
      email: Type.String({ format: 'email', description: 'Email address.', examples: ['ann@example.org'] }),
      consent: text('What was agreed to, as it was shown.', 'Golf Shop may keep my name and email address.'),
      confirmed: Type.Boolean({
        description:
          'True: whoever reads the mail of this address has confirmed it. False: this installation sends no mail, so anybody may have typed the address; ask there before you rely on the consent.',
      }),
      test,
    },
    { $id: 'LeadCreatedData', description: 'Who wants to be contacted, and about which fitting.' },
  ),
  example: {
    fittingId: 'fit_01KAHV5K3T3Y5M8Q0W2Z4B6D8F',
    name: 'Ann Miller',
    email: 'ann@example.org',
    consent: 'Golf Shop may keep my name and email address.',
    confirmed: true,
  },
})

/** Every event with its body and what it may say. */
export const events = [completed, failed, low, lead] as const

/** What a test event says. */
export const testDataOf = (type: EventType): object => ({
  ...events.find((one) => one.type === type)!.example,
  test: true,
})
