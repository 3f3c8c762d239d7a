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
} from '../../../golf/names/words.ts'
import { address, count, currency, figure, orNull, text } from '../../../platform/described.ts'
import { closed, oneOf } from '../../../platform/schema.ts'
import { recordConfidence } from '../checks/figure-sources.ts'
import { HeadWeights, LengthInFor } from '../head-records.ts'
import { priceFields } from '../price-schema.ts'
import { popularityDays } from '../search/popularity.ts'

// A head as the operations show it. `null` means not known or not published, never zero.

/** Every head category: woods and hybrids, then irons, then the wedge that is not also an iron's. */
export const categories = [
  ...woodCategories,
  ...ironCategories,
  ...wedgeCategories.filter((category) => category !== 'blade'),
] as const
/** US dollars, or null where no price is published. */
export const dollars = (description: string, example: number) =>
  orNull(Type.Number({ minimum: 0, unit: 'US dollars', examples: [example] }), description)
/** A measure, or null where it is not known. */
export const measure = (unit: string, description: string, example: number) =>
  orNull(figure(unit, 'The measure.', example), description)
/** Hands that something is made for. */
export const handList = Type.Array(oneOf(hands), { description: 'Hands it is made for.' })

const lofts = Type.Array(Type.Number({ unit: 'degrees' }), {
  description: 'Degrees; irons: club by club.',
  examples: [[9, 10.5, 12]],
})

/** What every list and page says of a head. */
const identityFields = {
  headId: text('Id of the head, for every other operation.', 'ping-g440-max-driver'),
  clubType: oneOf(clubTypes, { description: 'Kind of club.' }),
  brand: text('Maker.', 'PING'),
  model: text('Model.', 'G440 Max'),
  year: Type.Integer({ unit: 'year', description: 'First year sold.', examples: [2025] }),
  current: Type.Boolean({ description: 'The maker currently sells it.' }),
  category: oneOf(categories, { description: 'What the head is built for.' }),
  ...priceFields,
  setPrice: Type.Optional(figure('US dollars', 'Irons: 5-PW or the smallest set, today; absent: unknown.', 1299)),
  currency,
  pricePer: oneOf(['club'], { description: 'What the price is for: one club, also for irons.' }),
  hands: handList,
  image: address(
    'Picture of this kind of head, drawn by this service.',
    'https://fit.example/pictures/driver-core-5f3a0b1c2d4e.svg',
  ),
  recommendations30d: count('fittings', `Fittings that picked it in the last ${popularityDays} days.`, 12),
} as const satisfies TProperties

const ClubIdentity = closed(identityFields, {
  $id: 'ClubIdentity',
  description: 'Identity, price and picture of a club.',
})

/** Fields of a head in a list. */
const summaryFields = { ...identityFields, lofts } as const satisfies TProperties

/** A head in a list. */
export const HeadSummary = closed(summaryFields, {
  $id: 'ClubSummary',
  basedOn: ClubIdentity,
  description: 'A club in a list.',
})
export type HeadSummary = Static<typeof HeadSummary>

const stockShaft = closed(
  {
    shaftId: orNull(
      text('Id.', 'ping-alta-cb-blue-55-regular'),
      'Id for the store link; null if only the weight class is known.',
    ),
    model: text("Maker's name for the shaft.", 'PING Alta CB Blue 55'),
    modelKnown: Type.Boolean({ description: 'false: the model is not recorded, its name is a stand-in.' }),
    material: oneOf(shaftMaterials, { description: 'Material.' }),
    weightBand: text('Ten-gram band, in the form used by the store link.', '50-59g'),
    launch: oneOf(launchProfiles, { description: 'Launch of the shaft.' }),
    flexes: Type.Array(oneOf(flexes), { description: 'Flexes it is made in.' }),
    upcharge: Type.Number({
      minimum: 0,
      unit: 'US dollars',
      description: 'US dollars, added to the price of the club.',
      examples: [0],
    }),
  },
  { $id: 'StockShaft', description: 'A shaft that the maker fits as standard.' },
)

/** Design, build and stock shafts of a head. */
const designFields = {
  yearEnd: orNull(Type.Integer({ unit: 'year', examples: [2024] }), 'Last full year; null while it is sold.'),
  generation: oneOf(['current', 'previous'], {
    description: 'previous: the maker sells a follower of it, or none; such clubs are not recommended.',
  }),
  lastSeenAtMaker: orNull(
    text('Date.', '2026-07-28'),
    "When its page was last seen at the maker's: also for a previous generation; null: not known.",
  ),
  gender: oneOf(['unisex', 'women', 'junior'], {
    description: "Whom it is made for; unisex: built to men's standard.",
  }),
  weightClass: oneOf(['standard', 'light'], { description: 'Weight of the whole club.' }),
  forgiveness: Type.Integer({
    minimum: 0,
    maximum: 10,
    unit: 'points',
    description: 'Higher is more forgiving.',
    examples: [9],
  }),
  spin: oneOf(launchProfiles, { description: 'Spin within the club type.' }),
  launch: oneOf(launchProfiles, { description: 'Launch within the club type.' }),
  bias: oneOf(['neutral', 'draw', 'fade'], { description: 'Shot shape that the head is built for.' }),
  adjustable: closed(
    {
      loftSleeveDeg: figure('degrees', 'Most loft change of the hosel sleeve, degrees; 0: none.', 1.5),
      sleeveId: Type.Optional(
        text(
          'Its sleeve, whose settings are in the table of rule MATCH-SLEEVE; absent: not known.',
          'ping-trajectory-tuning-2',
        ),
      ),
      weight: oneOf(['none', 'draw-fade', 'front-back', 'both'], {
        description: 'Direction in which its weight moves.',
      }),
    },
    { $id: 'Adjustability', description: 'Adjustable settings of the head.' },
  ),
  lengthIn: measure('inches', 'Standard length, inches, of the strongest loft; irons: of the 7-iron.', 45.75),
  lieDeg: measure('degrees', 'Standard lie, degrees, of the strongest loft; irons: of the 7-iron.', 58),
  swingWeight: orNull(text('Swing weight.', 'D3'), 'Standard swing weight; null: unknown.'),
  headWeightGrams: Type.Optional(figure('grams', 'Weight of the head alone; absent: not known.', 203)),
  weights: Type.Optional(HeadWeights),
  lengthInFor: Type.Optional(LengthInFor),
  estimated: Type.Array(oneOf(['lofts', 'lengthIn', 'lieDeg', 'swingWeight']), {
    description: 'Figures that are not from the maker but estimated or the industry standard.',
  }),
  confidence: recordConfidence,
  stockShafts: Type.Array(stockShaft, { description: 'Shafts the maker fits as standard.' }),
} as const satisfies TProperties

/** A head but for its lofts, which are numbers in the catalog and choices on its page. */
export const HeadDesign = closed(
  { ...identityFields, ...designFields },
  { $id: 'ClubDesign', basedOn: ClubIdentity, description: 'A club, its design and stock shafts.' },
)

/** A head of the whole catalog. */
export const CatalogHead = closed(
  { ...HeadDesign.properties, lofts },
  { $id: 'Club', basedOn: HeadDesign, description: 'A club with its design and stock shafts.' },
)
export type CatalogHead = Static<typeof CatalogHead>
