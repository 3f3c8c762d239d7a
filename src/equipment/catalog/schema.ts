import { type Static, Type } from '@sinclair/typebox'
import { clubTypes, flexes, hands, launchProfiles, shaftMaterials, soldFlexNames } from '../../golf/names/words.ts'
import { orNull } from '../../platform/described.ts'
import { closed, nullable, oneOf } from '../../platform/schema.ts'
import { gripFigures, recordSources, shaftFigures } from './checks/figure-sources.ts'

// Records as they lie in db/catalog and in the tables. `null` means not known or not published, never zero.

/** Sizes that grips are sold in, smallest first. */
export const gripSizes = ['Junior', 'Undersize', 'Standard', 'Midsize', 'Jumbo'] as const

/** Size of a grip as sold. */
export type GripSize = (typeof gripSizes)[number]

/** Names under which fairway woods are sold. */
export const fairwayNames = [
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
export const hybridNames = ['UW', 'FY', '2H', '3H', '4H', '5H', '6H', '7H', '8H', '9H'] as const

/** Names under which wedges are sold. */
export const wedgeNames = ['PW', 'GW', 'SW', 'LW'] as const

export const id = (description: string, example = 'ping-g440-max-driver') =>
  Type.String({
    pattern: '^[a-z0-9]+(-[a-z0-9]+)*$',
    form: 'lower case words joined by hyphens',
    maxLength: 80,
    description,
    examples: [example],
  })

export const name = (description: string, example = 'PING') =>
  Type.String({ minLength: 1, maxLength: 80, description, examples: [example] })

export const years = { minimum: 1980, maximum: 2100, unit: 'year', examples: [2025] } as const

export const loftDeg = (minimum: number, maximum: number) => Type.Number({ minimum, maximum, unit: 'degrees' })

export const lengthIn = (minimum: number, maximum: number) =>
  nullable(Type.Number({ minimum, maximum, unit: 'inches', description: 'Stock length of the steel or stock build.' }))

export const lieDeg = nullable(Type.Number({ minimum: 54, maximum: 67, unit: 'degrees', description: 'Stock lie.' }))

export const dollars = (description: string) =>
  orNull(Type.Number({ minimum: 1, unit: 'US dollars', examples: [350] }), description)

export const handList = Type.Array(oneOf(hands), { minItems: 1, description: 'Hands it is made for.' })

export const profile = (description: string) => oneOf(launchProfiles, { description })

export const weightBand = Type.String({
  pattern: '^\\d{2,3}-\\d{2,3}g$',
  form: '60-69g',
  description: 'Ten-gram band that holds the weight.',
  examples: ['60-69g'],
})

export const materialOfShaft = oneOf(shaftMaterials, { description: 'Material.' })

const clubTypeList = Type.Array(oneOf(clubTypes), { minItems: 1, description: 'Clubs it is made for.' })

export const provenance = {
  sourceNote: Type.String({ minLength: 1, description: 'What is particular about its figures, and which are unsure.' }),
}

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
