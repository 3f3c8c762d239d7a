import { type Static, type TProperties, Type } from '@sinclair/typebox'
import { flexes, launchProfiles, shaftMaterials } from '../../golf/words.ts'
import { closed, nullable, oneOf } from '../../platform/schema.ts'
import { designFields, dollars, handList, measure, summaryFields, text } from './head-schema.ts'
import { FieldSource, gripSizes } from './schema.ts'

const optionId = (of: string) => text(`Id for the store link: its \`${of}\`.`)

const detail = {
  ...summaryFields,
  ...designFields,
  sourceNote: text('Where the figures come from.'),
  sources: Type.Array(FieldSource, {
    description: 'Sources of single figures; all others are as good as `confidence`.',
  }),
  lofts: Type.Array(
    closed({
      id: optionId('loft'),
      loft: Type.Number({ description: 'Degrees.' }),
      designation: nullable(text('Club or wedge class, where it has one: 5-wood, 4H, SW, 7.')),
      lengthIn: measure('Inches.'),
      lieDeg: measure('Degrees.'),
      hands: handList,
    }),
    { description: 'Lofts it is made in; irons: every club of the line.' },
  ),
  lengths: Type.Array(
    closed({
      id: optionId('length'),
      offsetIn: Type.Number({ description: 'Inches from standard.' }),
      lengthIn: measure('Inches, of its strongest loft; irons of the 7-iron.'),
    }),
  ),
  grips: Type.Array(
    closed({
      gripId: optionId('gripId'),
      brand: nullable(text('Maker.')),
      model: text('Model.'),
      sizes: Type.Array(oneOf(gripSizes)),
      price: dollars('US dollars for one grip; 0: included.'),
    }),
  ),
  gripSizes: Type.Array(oneOf(gripSizes), { description: 'For the store link: its `gripSize`.' }),
} as const satisfies TProperties

const shaftUpgrade = closed({
  shaftId: optionId('shaftId'),
  brand: text('Maker.'),
  model: text('Model with its weight.'),
  material: oneOf(shaftMaterials),
  weightBand: optionId('shaftWeight'),
  launch: oneOf(launchProfiles),
  flexes: Type.Array(oneOf(flexes)),
  price: dollars('US dollars for the shaft on its own.'),
})

const lies = Type.Array(
  closed({
    id: optionId('lie'),
    offsetDeg: Type.Number({ description: 'Degrees from standard, positive upright.' }),
    lieDeg: measure('Degrees.'),
  }),
  { description: 'Irons: lies it can be bent to; only the standard where its range is not recorded.' },
)

const sets = Type.Array(
  closed({
    id: optionId('set'),
    clubs: Type.Integer({ description: 'Clubs in the set.' }),
    price: dollars('US dollars for the set.'),
  }),
  { description: 'Irons: sets it is sold in.' },
)

const bounces = Type.Array(
  closed({
    id: nullable(optionId('bounce')),
    loft: Type.Number({ description: 'Degrees.' }),
    bounce: measure('Degrees.'),
    grind: nullable(text("Maker's name of the sole.")),
    hands: handList,
  }),
  { description: 'Wedges: every loft, bounce and sole it is sold with.' },
)

/** A club with everything that can be chosen on it. Fields of one club type are absent from the others. */
export const ClubWithOptions = closed({
  ...detail,
  shaftUpgrades: Type.Optional(Type.Array(shaftUpgrade, { description: 'Drivers: shafts sold on their own.' })),
  lies: Type.Optional(lies),
  sets: Type.Optional(sets),
  bounces: Type.Optional(bounces),
})
export type ClubWithOptions = Static<typeof ClubWithOptions>

/** Answer of `GET /v1/catalog/clubs/{headId}`. */
export const ClubDetail = closed(
  {
    success: Type.Literal(true),
    club: ClubWithOptions,
  },
  { description: 'One club with everything that can be chosen on it, by ids that the store link takes.' },
)
