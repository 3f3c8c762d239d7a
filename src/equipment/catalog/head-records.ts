import { type Static, type TProperties, type TSchema, Type } from '@sinclair/typebox'
import { sleeveIds } from '../../golf/clubs/sleeves.ts'
import { type ClubType, flexes, ironCategories, wedgeCategories, woodCategories } from '../../golf/names/words.ts'
import { closed, nullable, oneOf } from '../../platform/schema.ts'
import { headFigures, recordSources, someDate } from './checks/figure-sources.ts'
import {
  dollars,
  fairwayNames,
  handList,
  hybridNames,
  id,
  lengthIn,
  lieDeg,
  loftDeg,
  materialOfShaft,
  name,
  profile,
  provenance,
  wedgeNames,
  weightBand,
  years,
} from './schema.ts'

/** Movable weights of a head as it is sold. */
export const HeadWeights = Type.Array(
  closed(
    {
      place: oneOf(['front', 'back', 'rear', 'toe', 'heel', 'slider'], { description: 'Where it sits.' }),
      grams: Type.Number({ minimum: 0.5, maximum: 60, unit: 'grams', description: 'Grams.', examples: [32] }),
      positions: Type.Optional(
        Type.Array(oneOf(['draw', 'neutral', 'fade']), { description: 'Where it can be put.', minItems: 2 }),
      ),
    },
    { $id: 'HeadWeight', description: 'A movable weight.' },
  ),
  { minItems: 1, description: 'Its movable weights as it is sold; absent: not known.' },
)

/** Lengths in which a unisex head is also sold. */
export const LengthInFor = closed(
  {
    women: Type.Optional(
      Type.Number({
        minimum: 30,
        maximum: 46,
        unit: 'inches',
        description: "Women's length, inches.",
        examples: [44.5],
      }),
    ),
    junior: Type.Optional(
      Type.Number({
        minimum: 30,
        maximum: 46,
        unit: 'inches',
        description: "Juniors' length, inches.",
        examples: [42.5],
      }),
    ),
  },
  {
    $id: 'LengthInFor',
    description: "Maker's length of a unisex head for women and juniors, inches; absent: not known.",
  },
)

/** A shaft that the maker fits to a head as standard. */
export const StockShaft = closed({
  model: name("Maker's name for the shaft: a key of the alias table."),
  shaftId: nullable(id('Shaft record of exactly this weight; null if only the weight class is known.')),
  material: materialOfShaft,
  weightBand,
  launch: profile('Launch of the shaft.'),
  flexes: Type.Array(oneOf(flexes), { minItems: 1 }),
  upcharge: Type.Number({ minimum: 0, unit: 'US dollars', description: 'Added to the price of the club.' }),
  modelKnown: Type.Optional(Type.Literal(false, { description: 'The model is not recorded; its name is a stand-in.' })),
})

export type StockShaft = Static<typeof StockShaft>

const head = <Own extends TProperties>(own: Own) =>
  closed({
    headId: id('Stable name of the head.'),
    brand: name('Maker.'),
    model: name('Model, as the maker writes it.'),
    year: Type.Integer({ ...years, description: 'First year sold.' }),
    yearEnd: nullable(Type.Integer({ ...years, description: 'Last full year; null while it is sold.' })),
    generation: Type.Optional(
      oneOf(['current', 'previous'], { description: 'previous: the maker sells a follower of it, or none.' }),
    ),
    lastSeenAtMaker: Type.Optional(someDate("Last day its page was seen at the maker's; absent: not known.")),
    discontinued: Type.Boolean({
      description: 'true: of a previous generation. false: offered by the maker now, and may be recommended.',
    }),
    price: dollars('Launch price of one club; irons per club.'),
    priceDate: Type.Optional(someDate('Date of the launch price; absent: the year of the head.')),
    priceNow: Type.Optional(
      Type.Number({ minimum: 1, unit: 'US dollars', description: 'Price seen later, one club.' }),
    ),
    priceNowDate: Type.Optional(someDate('When that was seen.')),
    currency: oneOf(['USD']),
    hands: handList,
    gender: oneOf(['unisex', 'women', 'junior'], { description: "unisex: built to men's standard." }),
    weightClass: oneOf(['standard', 'light']),
    forgiveness: Type.Integer({ minimum: 0, maximum: 10, description: 'Higher forgives more; our reading.' }),
    spin: profile('Spin within the club type; our reading.'),
    launch: profile('Launch within the club type; our reading.'),
    bias: oneOf(['neutral', 'draw', 'fade']),
    adjustable: closed({
      loftSleeveDeg: Type.Number({
        minimum: 0,
        maximum: 3,
        unit: 'degrees',
        description: 'Most change of loft that the sleeve makes; 0: none.',
      }),
      sleeveId: Type.Optional(
        oneOf(sleeveIds(), { description: 'Its sleeve, of db/rules/hosel-sleeves.csv; absent: not known.' }),
      ),
      weight: oneOf(['none', 'draw-fade', 'front-back', 'both']),
    }),
    swingWeight: nullable(Type.String({ pattern: '^[A-E]\\d(\\.5)?$', form: 'D2' })),
    headWeightGrams: Type.Optional(
      Type.Number({ minimum: 150, maximum: 350, unit: 'grams', description: 'Weight of the head alone.' }),
    ),
    weights: Type.Optional(HeadWeights),
    lengthInFor: Type.Optional(LengthInFor),
    stockShafts: Type.Array(StockShaft, { minItems: 1 }),
    heightRangeIn: Type.Optional(
      Type.Array(Type.Number({ minimum: 30, maximum: 70, unit: 'inches' }), {
        minItems: 2,
        maxItems: 2,
        description: 'Junior lines: player height from, to.',
      }),
    ),
    loftsEstimated: Type.Optional(Type.Literal(true, { description: 'At least one loft is estimated.' })),
    ...provenance,
    sources: recordSources(headFigures),
    ...own,
  })

/** Lie of one loft, where the line has several. */
const lieOfLoft = Type.Optional(Type.Number({ minimum: 54, maximum: 67, unit: 'degrees', description: 'Its own lie.' }))

/** A high wood of an adjustable line may come without its sleeve. */
const bonded = Type.Optional(
  Type.Literal(true, { description: 'This loft has no sleeve, though others of the line do.' }),
)

const wood = { volumeCc: nullable(Type.Number({ minimum: 80, maximum: 460, unit: 'cc' })) }

const DriverHead = head({
  ...wood,
  clubType: Type.Literal('driver'),
  category: oneOf(woodCategories),
  lofts: Type.Array(
    closed({
      loft: loftDeg(7, 17),
      designation: Type.Null(),
      lengthIn: lengthIn(42.5, 46.5),
      hands: handList,
      lieDeg: lieOfLoft,
    }),
    { minItems: 1 },
  ),
  designations: Type.Null(),
  lengthIn: lengthIn(42.5, 46.5),
  lieDeg,
})

type DriverHead = Static<typeof DriverHead>

const FairwayHead = head({
  ...wood,
  clubType: Type.Literal('fairway'),
  category: oneOf(woodCategories),
  lofts: Type.Array(
    closed({
      loft: loftDeg(12, 34),
      designation: oneOf(fairwayNames),
      lengthIn: lengthIn(39, 44),
      hands: handList,
      lieDeg: lieOfLoft,
      bonded,
    }),
    { minItems: 1 },
  ),
  designations: Type.Array(oneOf(fairwayNames), { minItems: 1 }),
  lengthIn: lengthIn(39, 44),
  lieDeg,
})

type FairwayHead = Static<typeof FairwayHead>

const HybridHead = head({
  ...wood,
  clubType: Type.Literal('hybrid'),
  category: oneOf(woodCategories),
  lofts: Type.Array(
    closed({
      loft: loftDeg(15, 42),
      designation: oneOf(hybridNames),
      lengthIn: lengthIn(36, 43),
      hands: handList,
      lieDeg: lieOfLoft,
      bonded,
    }),
    { minItems: 1 },
  ),
  designations: Type.Array(oneOf(hybridNames), { minItems: 1 }),
  lengthIn: lengthIn(36, 43),
  lieDeg,
})

type HybridHead = Static<typeof HybridHead>

/** Clubs of a set of irons. A wedge of a set that its maker calls by its loft has that for a name. */
const setIrons = [2, 3, 4, 5, 6, 7, 8, 9, 'PW', 'UW', 'AW', 'GW', 'SW', 'LW'] as const

const setWedges = [48, 50, 52, 54, 56, 58] as const

type SetClub = (typeof setIrons)[number] | (typeof setWedges)[number]

const ofSetClubs = <Field extends TSchema>(field: Field) =>
  Object.fromEntries([...setIrons, ...setWedges].map((club) => [club, field])) as Record<SetClub, Field>

const ironLoft = Type.Optional(loftDeg(15, 62))

const ironBuild = Type.Optional(
  closed({
    lengthIn: Type.Number({ minimum: 30, maximum: 41, unit: 'inches', description: 'Standard length.' }),
    lieDeg: nullable(Type.Number({ minimum: 54, maximum: 67, unit: 'degrees', description: 'Standard lie.' })),
    offsetMm: nullable(
      Type.Number({
        minimum: -4,
        maximum: 12,
        unit: 'mm',
        description: 'Leading edge behind the hosel; below 0: before it.',
      }),
    ),
  }),
)

/** An iron head: a loft in degrees for each club of the line, of which the 7-iron stands for the set. */
export const IronHead = head({
  clubType: Type.Literal('iron'),
  category: oneOf(ironCategories),
  lofts: Type.Null(),
  designations: Type.Null(),
  ironLofts: closed(
    { ...ofSetClubs(ironLoft), 7: loftDeg(25, 40) },
    { description: 'Loft per club, as far as recorded.' },
  ),
  ironBuilds: Type.Optional(
    closed(ofSetClubs(ironBuild), {
      description: "Length, lie and offset per club, of the maker's table of the set; absent: not known.",
    }),
  ),
  sevenIronLoft: loftDeg(25, 40),
  pwLoft: nullable(loftDeg(38, 52)),
  lengthIn: lengthIn(30, 38.5),
  lieDeg,
  sets: Type.Array(oneOf(['4-PW', '5-PW', '6-PW']), { minItems: 1 }),
  construction: oneOf(['forged', 'cast', 'hollow-body']),
  offset: oneOf(['minimal', 'moderate', 'large']),
  lieAdjustable: nullable(
    closed({
      minDeg: Type.Number({ minimum: -4, maximum: 0, unit: 'degrees' }),
      maxDeg: Type.Number({ minimum: 0, maximum: 4, unit: 'degrees' }),
    }),
  ),
})

export type IronHead = Static<typeof IronHead>

/** A wedge head: each loft with its bounces and grinds. */
export const WedgeHead = head({
  clubType: Type.Literal('wedge'),
  category: oneOf(wedgeCategories),
  lofts: Type.Array(
    closed({ loft: loftDeg(42, 66), designation: oneOf(wedgeNames), lengthIn: lengthIn(33, 37), hands: handList }),
    { minItems: 1 },
  ),
  designations: Type.Array(oneOf(wedgeNames), { minItems: 1 }),
  lengthIn: lengthIn(33, 37),
  lieDeg,
  options: Type.Array(
    closed({
      loft: loftDeg(42, 66),
      bounce: nullable(Type.Number({ minimum: 2, maximum: 16, unit: 'degrees' })),
      grind: nullable(name("Maker's name of the sole.")),
      hands: handList,
    }),
    { minItems: 1, description: 'Every loft, bounce and sole that is sold.' },
  ),
  finish: Type.Array(name('Finish.')),
})

export type WedgeHead = Static<typeof WedgeHead>

/** Schema of a head record by its club type. */
export const headSchemas = {
  driver: DriverHead,
  fairway: FairwayHead,
  hybrid: HybridHead,
  iron: IronHead,
  wedge: WedgeHead,
} as const satisfies Record<ClubType, TSchema>

/** A head of any club type, as recorded. */
export type HeadRecord = DriverHead | FairwayHead | HybridHead | IronHead | WedgeHead
