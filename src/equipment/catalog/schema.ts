import { type Static, type TProperties, type TSchema, Type } from '@sinclair/typebox'
import { sleeveIds } from '../../golf/clubs/sleeves.ts'
import {
  type ClubType,
  clubTypes,
  flexes,
  hands,
  ironCategories,
  launchProfiles,
  shaftMaterials,
  soldFlexNames,
  wedgeCategories,
  woodCategories,
} from '../../golf/names/words.ts'
import { orNull } from '../../platform/described.ts'
import { closed, nullable, oneOf } from '../../platform/schema.ts'
import { gripFigures, headFigures, recordSources, shaftFigures, someDate } from './checks/figure-sources.ts'

// Records as they lie in db/catalog and in the tables. `null` means not known or not published, never zero.

/** Sizes that grips are sold in, smallest first. */
export const gripSizes = ['Junior', 'Undersize', 'Standard', 'Midsize', 'Jumbo'] as const
/** Size of a grip as sold. */
export type GripSize = (typeof gripSizes)[number]

/** Names under which fairway woods are sold. */
const fairwayNames = [
  'Strong 3-wood',
  '3-wood',
  'HL 3-wood',
  '4-wood',
  '5-wood',
  'HL 5-wood',
  'Heavenwood',
  '7-wood',
  'HL 7-wood',
  '9-wood',
  '11-wood',
] as const

/** Names under which hybrids are sold; UW and FY are utility woods, sold by loft. */
const hybridNames = ['UW', 'FY', '2H', '3H', '4H', '5H', '6H', '7H', '8H', '9H'] as const

/** Names under which wedges are sold. */
const wedgeNames = ['PW', 'GW', 'SW', 'LW'] as const

const id = (description: string, example = 'ping-g440-max-driver') =>
  Type.String({
    pattern: '^[a-z0-9]+(-[a-z0-9]+)*$',
    form: 'lower case words joined by hyphens',
    maxLength: 80,
    description,
    examples: [example],
  })
const name = (description: string, example = 'PING') =>
  Type.String({ minLength: 1, maxLength: 80, description, examples: [example] })
const years = { minimum: 1980, maximum: 2100, unit: 'year', examples: [2025] } as const
const loftDeg = (minimum: number, maximum: number) => Type.Number({ minimum, maximum, unit: 'degrees' })
const lengthIn = (minimum: number, maximum: number) =>
  nullable(Type.Number({ minimum, maximum, unit: 'inches', description: 'Stock length of the steel or stock build.' }))
const lieDeg = nullable(Type.Number({ minimum: 54, maximum: 67, unit: 'degrees', description: 'Stock lie.' }))
const dollars = (description: string) =>
  orNull(Type.Number({ minimum: 1, unit: 'US dollars', examples: [350] }), description)
const handList = Type.Array(oneOf(hands), { minItems: 1, description: 'Hands it is made for.' })
const profile = (description: string) => oneOf(launchProfiles, { description })
const weightBand = Type.String({
  pattern: '^\\d{2,3}-\\d{2,3}g$',
  form: '60-69g',
  description: 'Ten-gram band that holds the weight.',
  examples: ['60-69g'],
})
const materialOfShaft = oneOf(shaftMaterials, { description: 'Material.' })
const clubTypeList = Type.Array(oneOf(clubTypes), { minItems: 1, description: 'Clubs it is made for.' })

const provenance = {
  sourceNote: Type.String({ minLength: 1, description: 'What is particular about its figures, and which are unsure.' }),
}

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

/** A shaft in one weight, as recorded: flexes with their grams. */
export const ShaftRecord = closed({
  shaftId: id('Stable name of the shaft.', 'fujikura-ventus-blue-6'),
  brand: name('Maker.', 'Fujikura'),
  model: name('Model with its weight.', 'Ventus Blue 6'),
  family: name('Line: the same profile in other weights.', 'Ventus Blue'),
  clubTypes: clubTypeList,
  material: materialOfShaft,
  weightBand,
  ascending: Type.Optional(
    Type.Literal(true, { description: "Irons: its weight changes through the set, and counts as the 7-iron's." }),
  ),
  tipDiaIn: Type.Optional(
    Type.Number({
      minimum: 0.3,
      maximum: 0.4,
      unit: 'inches',
      description: 'Diameter of the tip, which must be that of the hosel; absent: not known.',
      examples: [0.355],
    }),
  ),
  flexes: Type.Array(
    closed(
      {
        flex: oneOf(flexes, { description: 'Flex.' }),
        name: Type.Optional(oneOf(soldFlexNames, { description: "The maker's own name, where it is another." })),
        weightGrams: orNull(
          Type.Number({ minimum: 25, maximum: 140, unit: 'grams', examples: [64] }),
          'Weight in this flex, grams; null if not published.',
        ),
        torqueDeg: orNull(
          Type.Number({ minimum: 1, maximum: 9, unit: 'degrees', examples: [3.1] }),
          'Torque, degrees; null if not published.',
        ),
        buttDiaIn: Type.Optional(
          Type.Number({
            minimum: 0.5,
            maximum: 0.7,
            unit: 'inches',
            description: 'Diameter of the butt, which the core of the grip goes by; absent: not known.',
            examples: [0.6],
          }),
        ),
        stockOnly: Type.Optional(Type.Literal(true, { description: 'Sold only fitted to a head, not on its own.' })),
      },
      { description: 'A flex.' },
    ),
    { minItems: 1, description: 'Flexes it is made in.' },
  ),
  launch: profile('Launch of the shaft.'),
  spin: orNull(profile('Spin.'), 'Spin of the shaft; null: unknown.'),
  tip: oneOf(['soft', 'medium', 'firm'], { description: 'Stiffness of the tip.' }),
  tempo: oneOf(['smooth', 'moderate', 'aggressive'], { description: 'Tempo it is made for.' }),
  aftermarketPrice: dollars('Price of the shaft on its own, US dollars; null unknown.'),
  year: orNull(Type.Integer(years), 'First year sold; null: unknown.'),
  aftermarket: Type.Boolean({ description: 'false: stock only.' }),
  ...provenance,
  sources: recordSources(shaftFigures),
})
export type ShaftRecord = Static<typeof ShaftRecord>

/** A grip, as recorded: sizes with what their makers say of each. */
export const GripRecord = closed({
  gripId: id('Stable name of the grip.', 'golf-pride-tour-velvet'),
  brand: name('Maker.', 'Golf Pride'),
  model: name('Model.', 'Tour Velvet'),
  sizes: Type.Array(oneOf(gripSizes), { minItems: 1, description: 'Sizes it is made in.' }),
  sizeDetail: Type.Array(
    closed(
      {
        size: oneOf(gripSizes, { description: 'Size.' }),
        weightGrams: orNull(
          Type.Number({ minimum: 15, maximum: 130, unit: 'grams', examples: [50] }),
          'Weight in this size, grams; null if not published.',
        ),
        core: orNull(
          Type.Number({ minimum: 0.5, maximum: 0.7, unit: 'inches', examples: [0.6] }),
          'Inner diameter, inches; null if not published.',
        ),
        otherCores: Type.Optional(
          Type.Array(
            closed(
              {
                core: Type.Number({
                  minimum: 0.5,
                  maximum: 0.7,
                  unit: 'inches',
                  description: 'Inner diameter, inches.',
                  examples: [0.58],
                }),
                weightGrams: orNull(
                  Type.Number({ minimum: 15, maximum: 130, unit: 'grams', examples: [51.5] }),
                  'Weight with this core, grams; null if not published.',
                ),
              },
              { description: 'A core.' },
            ),
            { minItems: 1, description: 'Other cores in which this size is sold.' },
          ),
        ),
      },
      { description: 'A size.' },
    ),
    { minItems: 1, description: 'What differs by size.' },
  ),
  material: orNull(name('Material.', 'rubber'), 'Material; null: unknown.'),
  cord: Type.Boolean({ description: 'It has cord in it.' }),
  price: dollars('Price of one grip, US dollars; null unknown.'),
  taper: oneOf(['standard', 'reduced'], { description: 'How much thinner the lower hand is.' }),
  firmness: orNull(oneOf(['soft', 'medium', 'firm']), 'Firmness; null: unknown.'),
  reminder: oneOf(['round', 'ribbed', 'both'], { description: 'Shape under the fingers.' }),
  clubTypes: clubTypeList,
  ...provenance,
  sources: recordSources(gripFigures),
})
export type GripRecord = Static<typeof GripRecord>

/** What a grip is, whatever sizes it is made in. */
export const GripModel = closed(
  (({ gripId, brand, model, material, cord, price, taper, firmness, reminder, clubTypes }) => ({
    gripId,
    brand,
    model,
    material,
    cord,
    price,
    taper,
    firmness,
    reminder,
    clubTypes,
  }))(GripRecord.properties),
  { $id: 'GripModel', description: 'What a grip is.' },
)

/** A generation of a club that a golfer may own: one option of the club-model list. */
export const ClubModel = closed({
  clubType: oneOf(clubTypes),
  brand: name('Maker.'),
  model: name('Model.'),
  year: Type.Integer({ ...years, description: 'First year sold.' }),
  headId: nullable(id('Head record of exactly this generation; null if there is none.')),
  note: nullable(Type.String({ minLength: 1 })),
  estimate: Type.Boolean({ description: 'true: the year is approximate.' }),
})
export type ClubModel = Static<typeof ClubModel>

/** Stock shaft name -> shaft record; null where the shaft behind the name is not known. */
export const ShaftAliases = Type.Record(Type.String(), nullable(id('Shaft record.')))
export type ShaftAliases = Static<typeof ShaftAliases>
