import { type Static, type TProperties, Type } from '@sinclair/typebox'
import {
  clubTypes,
  flexes,
  hands,
  ironCategories,
  launchProfiles,
  shaftMaterials,
  wedgeCategories,
  woodCategories,
} from '../../golf/words.ts'
import { closed, nullable, oneOf } from '../../platform/schema.ts'

// A head as the operations show it. `null` means not known or not published, never zero.

/** Every head category: woods and hybrids, then irons, then the wedge that is not also an iron's. */
export const categories = [
  ...woodCategories,
  ...ironCategories,
  ...wedgeCategories.filter((category) => category !== 'blade'),
] as const
/** Text with its meaning. */
export const text = (description: string) => Type.String({ description })
/** A number of things. */
export const count = (description: string) => Type.Integer({ minimum: 0, description })
/** US dollars, or null where no price is published. */
export const dollars = (description: string) => nullable(Type.Number({ minimum: 0, description }))
/** A measure, or null where it is not known. */
export const measure = (description: string) => nullable(Type.Number({ description }))
/** Hands that something is made for. */
export const handList = Type.Array(oneOf(hands), { description: 'Hands it is made for.' })

/** Fields of a head in a list. */
export const summaryFields = {
  headId: text('Id of the head, for every other operation.'),
  clubType: oneOf(clubTypes),
  brand: text('Maker.'),
  model: text('Model.'),
  year: Type.Integer({ description: 'First year sold.' }),
  current: Type.Boolean({ description: 'Its maker offers it now.' }),
  category: oneOf(categories, { description: 'What the head is built for.' }),
  price: dollars('US dollars, one club.'),
  currency: oneOf(['USD']),
  pricePer: oneOf(['club'], { description: 'What the price buys: one club, also for irons.' }),
  lofts: Type.Array(Type.Number(), { description: 'Degrees; irons: club by club.' }),
  hands: handList,
  image: Type.String({ format: 'uri', description: 'Picture of its kind of head, drawn by this service.' }),
  recommendations30d: count('Fittings of 30 days that picked it.'),
} as const satisfies TProperties

/** A head in a list. */
export const HeadSummary = closed(summaryFields)
export type HeadSummary = Static<typeof HeadSummary>

const stockShaft = closed({
  shaftId: nullable(text('Id for the store link; null where only the weight class is known.')),
  model: text("Maker's name of the shaft."),
  modelKnown: Type.Boolean({ description: 'false: the model is not recorded, its name is a stand-in.' }),
  material: oneOf(shaftMaterials),
  weightBand: text('Ten-gram band, as the store link takes it: 60-69g.'),
  launch: oneOf(launchProfiles),
  flexes: Type.Array(oneOf(flexes)),
  upcharge: Type.Number({ minimum: 0, description: 'US dollars on top of the price of the club.' }),
})

/** Design, build and stock shafts of a head. */
export const designFields = {
  yearEnd: nullable(Type.Integer({ description: 'Last full year; null while it is sold.' })),
  gender: oneOf(['unisex', 'women', 'junior']),
  weightClass: oneOf(['standard', 'light']),
  forgiveness: Type.Integer({ minimum: 0, maximum: 10, description: 'Higher forgives more.' }),
  spin: oneOf(launchProfiles, { description: 'Spin within the club type.' }),
  launch: oneOf(launchProfiles, { description: 'Launch within the club type.' }),
  bias: oneOf(['neutral', 'draw', 'fade']),
  adjustable: closed({
    loftSleeveDeg: Type.Number({ description: 'Sleeve travel either way; 0: none.' }),
    weight: oneOf(['none', 'draw-fade', 'front-back', 'both']),
  }),
  lengthIn: measure('Standard length, inches; of its strongest loft, irons of the 7-iron.'),
  lieDeg: measure('Standard lie, degrees; of its strongest loft, irons of the 7-iron.'),
  swingWeight: nullable(text('Standard swing weight.')),
  estimated: Type.Array(oneOf(['lofts', 'lengthIn', 'lieDeg', 'swingWeight']), {
    description: "Figures that are not the maker's but estimated or the industry standard.",
  }),
  confidence: oneOf(['high', 'medium'], { description: 'How well the figures are supported.' }),
  stockShafts: Type.Array(stockShaft, { description: 'Shafts the maker fits as standard.' }),
} as const satisfies TProperties

/** A head of the whole catalog. */
export const CatalogHead = closed({ ...summaryFields, ...designFields })
export type CatalogHead = Static<typeof CatalogHead>
