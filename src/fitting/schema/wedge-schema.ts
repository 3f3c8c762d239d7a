import { Type } from '@sinclair/typebox'
import { flexes, shaftMaterials, wedgeClasses } from '../../golf/names/words.ts'
import { address, currency, figure, orNull, said, saids, text, texts } from '../../platform/described.ts'
import { closed, oneOf } from '../../platform/schema.ts'
import { ShopPriceView, TotalPriceView } from './shop-price-schema.ts'
import { basis } from './specs-schema.ts'

const WedgeToBuy = closed(
  {
    headId: text('Id of the head, for every other operation.', 'titleist-vokey-sm11'),
    brand: text('Maker.', 'Titleist'),
    model: text('Model.', 'Vokey SM11'),
    price: orNull(
      figure('US dollars', 'US dollars.', 199),
      'Launch price of the head, US dollars; null where not known.',
    ),
    currency,
    shopPrice: ShopPriceView,
    total: Type.Optional(TotalPriceView),
    loft: figure('degrees', 'As ordered, degrees.', 50),
    playingLoft: figure('degrees', 'Loft once bent, degrees.', 50),
    bounce: orNull(figure('degrees', 'Degrees.', 8), 'Bounce as ordered, degrees; null: unknown.'),
    grind: orNull(text('Sole.', 'F'), "Maker's name for the sole; null: unknown."),
    length: orNull(figure('inches', 'Inches.', 35.5), 'Length, inches; null: unknown.'),
    compromises: saids('Where it departs from the fitting.', '8° of bounce is the nearest; 12° was fitted.'),
    storeUrl: address(
      'Product page with this wedge alone selected.',
      'https://fit.example/store/club/titleist-vokey-sm11?hand=right&loft=50&bounce=8',
    ),
  },
  { $id: 'WedgeToBuy', description: 'A wedge of the set as it is sold.' },
)

const WedgeOfSet = closed(
  {
    club: oneOf(wedgeClasses, { description: 'Class of the wedge.' }),
    loftDeg: figure('degrees', 'Loft, degrees.', 50),
    bounceDeg: figure('degrees', 'Bounce, degrees.', 10),
    grind: text('The sole in words.', 'full sole'),
    gapDeg: figure('degrees', 'Loft gap to the club before it, degrees.', 6),
    gapYards: orNull(figure('yards', 'Yards.', 14), 'Carry gap to the club before it, yards; null without a speed.'),
    carryYards: orNull(figure('yards', 'Yards.', 98), 'Expected carry, yards; null without a speed.'),
    fullSwing: Type.Boolean({ description: 'It is hit with a full swing.' }),
    owned: Type.Optional(
      Type.Boolean({ description: 'It is the current wedge, which is kept. Not in older fittings.' }),
    ),
    pick: Type.Optional(
      orNull(
        WedgeToBuy,
        'The wedge to buy: of the line of the first pick, or of the nearest. Null: it is owned, or no line has this loft. Not in older fittings.',
      ),
    ),
  },
  { $id: 'WedgeOfSet', description: 'A wedge of the fitted set.' },
)

const SpinGrade = closed(
  {
    gradedSpinRpm: figure('rpm', 'Spin that was graded, rpm. Spin above 11,000 rpm counts as 11,000.', 9200),
    grade: oneOf(['low', 'fair', 'good', 'high', 'not graded'], { description: 'How it compares with good spin.' }),
    goodRpm: closed(
      { min: figure('rpm', 'From, rpm.', 8500), max: figure('rpm', 'To, rpm.', 10500) },
      { description: 'Good spin for such a shot, rpm.' },
    ),
    advice: said('The grade in words, and what to do.', 'Spin is as it should be.'),
    rule: text('Rule that graded it; see /v1/rules/{id}.', 'WDG-SPIN'),
  },
  { $id: 'SpinGrade', description: 'Spin of the wedge shot, graded.' },
)

/** The set of wedges after a pitching wedge, lofts and bounces in degrees. */
export const WedgeFitView = closed(
  {
    wedgeHit: oneOf(wedgeClasses, { description: 'Wedge that the numbers are for.' }),
    pitchingWedgeLoftDeg: figure('degrees', 'Loft of the pitching wedge, degrees.', 44),
    pitchingWedgeBasis: basis,
    set: Type.Array(WedgeOfSet, { description: 'Wedges after the pitching wedge.' }),
    lobWedge: closed(
      {
        loftDeg: orNull(figure('degrees', 'Degrees.', 60), 'Loft of the lob wedge, degrees; null: none.'),
        why: said('Why.', 'A lob wedge not hit with full swings has 6° more loft than the sand wedge.'),
      },
      { description: 'The lob wedge, or why there is none.' },
    ),
    spinGrade: orNull(SpinGrade, 'Null without a measured spin.'),
    shaft: closed(
      {
        flex: oneOf(flexes, { description: 'Flex of the shaft.' }),
        weightGrams: figure('grams', 'Weight of the shaft, grams.', 115),
        material: oneOf(shaftMaterials, { description: 'Material of the shaft.' }),
        origin: said('Where it comes from.', 'the iron fitting'),
      },
      { description: 'The wedge shaft.' },
    ),
    rules: texts('Rules behind the set.', 'WDG-SET', 'WDG-BOUNCE'),
  },
  { $id: 'WedgeFit', description: 'Wedge: set gapping, bounce, spin and where the shaft came from.' },
)
