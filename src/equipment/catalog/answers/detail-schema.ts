import { type Static, type TProperties, Type } from '@sinclair/typebox'
import { flexes, launchProfiles, shaftMaterials } from '../../../golf/names/words.ts'
import { figure, orNull, success, text } from '../../../platform/described.ts'
import { closed, oneOf } from '../../../platform/schema.ts'
import { FieldSource } from '../checks/figure-sources.ts'
import { gripSizes } from '../schema.ts'
import { dollars, HeadDesign, handList, measure } from './head-schema.ts'

const optionId = (of: string, example: string) => text(`Id for the store link: its \`${of}\`.`, example)

const detail = {
  ...HeadDesign.properties,
  sourceNote: text('What is particular about its figures.', 'Launch price approximate.'),
  sources: Type.Array(FieldSource, {
    description:
      'Sources of every known figure; `confidence` of the club is that of its lofts. Category, forgiveness, spin and launch are our reading.',
  }),
  lofts: Type.Array(
    closed(
      {
        id: optionId('loft', '10.5'),
        loft: figure('degrees', 'Degrees.', 10.5),
        designation: orNull(text('Name.', '5-wood'), 'Club or wedge class: 5-wood, 4H, SW, 7; null if it has none.'),
        lengthIn: measure('inches', 'Length, inches; null: unknown.', 45.75),
        lieDeg: measure('degrees', 'Lie, degrees; null: unknown.', 58),
        offsetMm: Type.Optional(
          figure('mm', "Irons: leading edge behind the hosel, by the maker's table; absent: not known.", 4.57),
        ),
        hands: handList,
        hosel: orNull(
          oneOf(['chart', 'range']),
          'chart: it is set to one of hoselSettings; range: to somewhere within loftSleeveDeg; null: nothing turns it.',
        ),
      },
      { $id: 'LoftOption', description: 'A loft.' },
    ),
    { description: 'Lofts it is made in; irons: every club in the line.' },
  ),
  hoselSettings: Type.Array(
    closed(
      {
        id: optionId('setting', 'D4'),
        loftDeg: figure('degrees', 'Change of loft, degrees.', 0.75),
        lieDeg: measure('degrees', 'Change of lie, degrees, positive upright; null: not published.', 0.75),
        faceDeg: measure('degrees', 'How far the face closes, degrees; negative opens; null: not published.', 1),
      },
      { $id: 'HoselOption', description: 'A setting of the hosel.' },
    ),
    { description: "Settings of the maker's chart, right-handed; empty: no sleeve, or its chart is not known." },
  ),
  lengths: Type.Array(
    closed(
      {
        id: optionId('length', 'standard'),
        offsetIn: figure('inches', 'Inches from standard.', 0),
        lengthIn: measure('inches', 'Inches, for the strongest loft; irons: for the 7-iron; null: unknown.', 45.75),
      },
      { $id: 'LengthOption', description: 'A length.' },
    ),
    { description: 'Lengths it can be ordered in.' },
  ),
  grips: Type.Array(
    closed(
      {
        gripId: optionId('gripId', 'golf-pride-tour-velvet'),
        brand: orNull(text('Maker.', 'Golf Pride'), 'Maker; null for the stock grip.'),
        model: text('Model.', 'Tour Velvet'),
        sizes: Type.Array(oneOf(gripSizes), { description: 'Sizes it is made in.' }),
        price: dollars('US dollars for one grip; 0: included; null: unknown.', 6.99),
      },
      { $id: 'GripOption', description: 'A grip.' },
    ),
    { description: 'Grips it can be ordered with.' },
  ),
  gripSizes: Type.Array(oneOf(gripSizes), { description: 'For the store link: its `gripSize`.' }),
} as const satisfies TProperties

const shaftUpgrade = closed(
  {
    shaftId: optionId('shaftId', 'fujikura-ventus-blue-6'),
    brand: text('Maker.', 'Fujikura'),
    model: text('Model with its weight.', 'Ventus Blue 6'),
    material: oneOf(shaftMaterials, { description: 'Material.' }),
    weightBand: optionId('shaftWeight', '60-69g'),
    launch: oneOf(launchProfiles, { description: 'Launch of the shaft.' }),
    flexes: Type.Array(oneOf(flexes), { description: 'Flexes it is made in.' }),
    flexNames: Type.Array(text("Maker's name.", 'TX'), { description: "The same by their maker's names." }),
    price: dollars('US dollars for the shaft alone; null: unknown.', 350),
  },
  { $id: 'ShaftUpgrade', description: 'A shaft sold separately.' },
)

const lies = Type.Array(
  closed(
    {
      id: optionId('lie', '+1'),
      offsetDeg: figure('degrees', 'Degrees from standard, positive upright.', 1),
      lieDeg: measure('degrees', 'Lie, degrees; null: unknown.', 63.5),
    },
    { $id: 'LieOption', description: 'A lie.' },
  ),
  { description: 'Irons: lies it can be bent to; only the standard lie if its range is not recorded.' },
)

const sets = Type.Array(
  closed(
    {
      id: optionId('set', '5-PW'),
      clubs: Type.Integer({ unit: 'clubs', description: 'Clubs in the set.', examples: [6] }),
      price: dollars('US dollars for the set; null: unknown.', 1200),
    },
    { $id: 'SetOption', description: 'A set.' },
  ),
  { description: 'Irons: sets it is sold in.' },
)

const bounces = Type.Array(
  closed(
    {
      id: orNull(optionId('bounce', '10'), 'Id for the store link: its `bounce`; null: unknown.'),
      loft: figure('degrees', 'Loft, degrees.', 56),
      bounce: measure('degrees', 'Bounce, degrees; null: unknown.', 10),
      grind: orNull(text('Sole.', 'S'), "Maker's name for the sole; null: unknown."),
      hands: handList,
    },
    { $id: 'BounceOption', description: 'A bounce and sole.' },
  ),
  { description: 'Wedges: every loft, bounce and sole it is sold with.' },
)

/** A club with all its options. Fields of one club type are absent from the others. */
export const ClubWithOptions = closed(
  {
    ...detail,
    shaftUpgrades: Type.Optional(Type.Array(shaftUpgrade, { description: 'Drivers: shafts sold separately.' })),
    lies: Type.Optional(lies),
    sets: Type.Optional(sets),
    bounces: Type.Optional(bounces),
  },
  {
    $id: 'ClubWithOptions',
    basedOn: HeadDesign,
    description: 'A club with all its options.',
  },
)
export type ClubWithOptions = Static<typeof ClubWithOptions>

/** Answer of `GET /v1/catalog/clubs/{headId}`. */
export const ClubDetail = closed(
  {
    success,
    club: ClubWithOptions,
  },
  {
    $id: 'ClubDetail',
    description: 'One club with all its options, with the ids that the store link takes.',
  },
)
