import { type Static, Type } from '@sinclair/typebox'
import { gripBuild, oneWrapAboveFingerIn } from '../../golf/clubs/grips.ts'
import { hands } from '../../golf/names/words.ts'
import { figure, orNull, ruleId, said, success, text } from '../../platform/described.ts'
import { closed, nullable, oneOf } from '../../platform/schema.ts'
import { inEnglish } from '../../words/index.ts'
import { say } from '../../words/say.ts'
import { GripModel, orderedGripSizes } from '../catalog/index.ts'
import { handGripSizes } from './hand.ts'

/** Grips listed by default. */
export const gripsListed = 5

/** Extra wraps of tape, as fitters write them. */
export const extraWraps = ['none', '+1', '+2'] as const

/** Size as the store link takes it: it has no junior grips. */
export type StoreGripSize = (typeof orderedGripSizes)[number]

const inches = (minimum: number, maximum: number, description: string, example: number) =>
  Type.Optional(Type.Number({ minimum, maximum, unit: 'inches', description, examples: [example] }))

/** Body of `POST /v1/grip-size`. */
export const GripSizeRequest = closed(
  {
    handLengthIn: inches(
      3,
      13,
      'Hand length, inches: palm down, wrist crease to the tip of the longest finger. Sets the size.',
      7.6,
    ),
    fingerLengthIn: inches(
      1,
      6,
      `Longest finger, base to tip, inches. Over ${oneWrapAboveFingerIn} may add one wrap.`,
      3.2,
    ),
    gloveSize: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 40,
        description: 'Recorded only.',
        examples: ['ML'],
      }),
    ),
    handedness: Type.Optional(oneOf(hands, { description: 'Recorded only.' })),
    includeGrips: Type.Optional(Type.Boolean({ default: true, description: 'Lists grips of the size.' })),
    gripLimit: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 10,
        default: gripsListed,
        description: 'Grips to list.',
        examples: [3],
      }),
    ),
  },
  {
    $id: 'GripSizeRequest',
    description: 'A hand. Without handLengthIn the answer says how to measure it.',
    examples: [{ handLengthIn: 7.6, fingerLengthIn: 3.2, gloveSize: 'ML', handedness: 'right', gripLimit: 3 }],
  },
)
export type GripSizeRequest = Static<typeof GripSizeRequest>

const storeGripSize = oneOf(orderedGripSizes, { description: 'For `gripSize` of the store link.' })

const Recommendation = closed(
  {
    size: oneOf(handGripSizes, { description: 'Size of the grip.' }),
    extraWraps: oneOf(extraWraps, {
      description: `Wraps of tape under the grip, about ${gripBuild.wrap.thickerIn} in of diameter each.`,
    }),
    display: said('The build in words.', 'Midsize, no extra wraps'),
    storeGripSize,
  },
  { $id: 'GripRecommendation', description: 'The grip for the hand.' },
)

const OfferedGrip = closed(
  {
    ...GripModel.properties,
    size: oneOf(['Junior', ...orderedGripSizes], { description: 'The recommended size, in which it is made.' }),
    storeGripSize,
    weightGrams: orNull(figure('grams', 'Grams.', 52), 'Weight in this size, grams; null where not published.'),
  },
  { $id: 'OfferedGrip', basedOn: GripModel, description: 'A grip that is made in the size.' },
)

/** Answer of `POST /v1/grip-size`. */
export const GripSizeResponse = closed(
  {
    success,
    status: oneOf(['recommended', 'needs_hand_length'], {
      description: 'needs_hand_length: nothing is recommended until the hand is measured; howToMeasure says how.',
    }),
    recommendation: orNull(Recommendation, 'Null until the hand is measured.'),
    reasoning: Type.Array(
      closed(
        {
          rule: ruleId,
          text: said('What the rule says of this hand.', '7.6 in is a standard grip.'),
          source: text('Where the rule comes from.', 'Golf Pride size chart'),
        },
        { description: 'A rule.' },
      ),
      { description: 'Why, rule by rule.' },
    ),
    grips: Type.Array(OfferedGrip, {
      description: 'Grips of the catalog made in the size, whose gripId and storeGripSize the store link takes.',
    }),
    howToMeasure: orNull(
      said('Instruction.', inEnglish(say('gripSizes.howToMeasure'))),
      'What to measure; null once it is known.',
    ),
    recorded: closed(
      {
        gloveSize: orNull(text('Size.', 'ML'), 'Size of the glove; null: not sent.'),
        handedness: nullable(oneOf(hands), { description: 'Hand; null: not sent.' }),
      },
      { description: 'What was sent but changes nothing.' },
    ),
  },
  { $id: 'GripSize', description: 'The grip for a hand, why, and grips to choose from.' },
)
export type GripSizeResponse = Static<typeof GripSizeResponse>
