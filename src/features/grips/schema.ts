import { type Static, Type } from '@sinclair/typebox'
import { hands } from '../../golf/words.ts'
import { closed, nullable, oneOf } from '../../platform/schema.ts'
import { GripRecord, orderedGripSizes } from '../catalog/index.ts'
import { handGripSizes } from './hand.ts'

/** How to measure a hand: the only measurement that sets the size. */
export const howToMeasure =
  'Lay the hand flat, palm down, and measure in inches from the wrist crease to the tip of the longest finger. Send it as handLengthIn.'

/** Grips listed by default. */
export const gripsListed = 5

/** Extra wraps of tape, as fitters write them. */
export const extraWraps = ['none', '+1', '+2'] as const

/** Size as the store link takes it: it has no junior grips. */
export type StoreGripSize = (typeof orderedGripSizes)[number]

const inches = (minimum: number, maximum: number, description: string) =>
  Type.Optional(Type.Number({ minimum, maximum, unit: 'inches', description }))

/** Body of `POST /v1/grip-size`. */
export const GripSizeRequest = closed(
  {
    handLengthIn: inches(
      3,
      13,
      'Hand length, inches: palm down, wrist crease to the tip of the longest finger. Sets the size.',
    ),
    fingerLengthIn: inches(1, 6, 'Longest finger, base to tip, inches. Over 3 may add one wrap.'),
    gloveSize: Type.Optional(Type.String({ minLength: 1, maxLength: 40, description: 'Recorded only.' })),
    handedness: Type.Optional(oneOf(hands, { description: 'Recorded only.' })),
    includeGrips: Type.Optional(Type.Boolean({ description: 'Default true.' })),
    gripLimit: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 10, description: `Grips to list; default ${gripsListed}.` }),
    ),
  },
  {
    description: 'A hand. Without handLengthIn the answer says how to measure it.',
    examples: [{ handLengthIn: 7.6, fingerLengthIn: 3.2, gloveSize: 'ML', handedness: 'right', gripLimit: 3 }],
  },
)
export type GripSizeRequest = Static<typeof GripSizeRequest>

const { gripId, brand, model, material, cord, price, taper, firmness, reminder, clubTypes } = GripRecord.properties
const storeGripSize = oneOf(orderedGripSizes, { description: 'For `gripSize` of the store link.' })

const Recommendation = closed({
  size: oneOf(handGripSizes),
  extraWraps: oneOf(extraWraps, { description: 'Wraps of tape under the grip, about 1/64 in of diameter each.' }),
  display: Type.String({ description: 'The build in words.' }),
  storeGripSize,
})

const OfferedGrip = closed({
  gripId,
  brand,
  model,
  size: oneOf(['Junior', ...orderedGripSizes], { description: 'The recommended size, in which it is made.' }),
  storeGripSize,
  weightGrams: nullable(Type.Number({ description: 'Weight in this size, grams; null where not published.' })),
  price,
  material,
  cord,
  taper,
  firmness,
  reminder,
  clubTypes,
})

/** Answer of `POST /v1/grip-size`. */
export const GripSizeResponse = closed(
  {
    success: Type.Literal(true),
    status: oneOf(['recommended', 'needs_hand_length'], {
      description: 'needs_hand_length: nothing is recommended until the hand is measured; howToMeasure says how.',
    }),
    recommendation: nullable(Recommendation),
    reasoning: Type.Array(
      closed({
        rule: Type.String({ description: 'Id of the rule, as at /v1/rules.' }),
        text: Type.String({ description: 'What the rule says of this hand.' }),
        source: Type.String({ description: 'Where the rule comes from.' }),
      }),
      { description: 'Why, rule by rule.' },
    ),
    grips: Type.Array(OfferedGrip, {
      description: 'Grips of the catalog made in the size, whose gripId and storeGripSize the store link takes.',
    }),
    howToMeasure: nullable(Type.String({ description: 'What to measure; null once it is known.' })),
    recorded: closed(
      {
        gloveSize: nullable(Type.String()),
        handedness: nullable(oneOf(hands)),
      },
      { description: 'What was sent but changes nothing.' },
    ),
  },
  { description: 'The grip for a hand, why, and grips to choose from.' },
)
export type GripSizeResponse = Static<typeof GripSizeResponse>
