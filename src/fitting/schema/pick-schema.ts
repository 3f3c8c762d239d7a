import { Type } from '@sinclair/typebox'
import { priceFields, weightBases } from '../../equipment/catalog/index.ts'
import { flexes, launchProfiles } from '../../golf/names/words.ts'
import { address, currency, figure, orNull, rulesBehind, said, saids, text, texts } from '../../platform/described.ts'
import { closed, oneOf } from '../../platform/schema.ts'
import { ShopPriceView, TotalPriceView } from './shop-price-schema.ts'

const BuildShaft = closed(
  {
    shaftId: orNull(text('Id.', 'ping-tour-2-0-chrome-65-regular'), 'Id for the store link; null if it has none.'),
    model: text("Maker's name for the shaft.", 'PING Tour 2.0 Chrome 65'),
    flex: oneOf(flexes, { description: 'Flex it is matched as.' }),
    flexName: text("Flex to order, by the maker's own name: also SR, R+, SX or TX.", 'TX'),
    weightBand: text('Ten-gram band, in the form used by the store link.', '50-59g'),
    weightGrams: orNull(figure('grams', 'Grams.', 56), 'Weight, grams; null if only the band is known.'),
    weightBasis: oneOf(weightBases, {
      description:
        'What the weight rests on. published: grams; band: grams of its other flexes; name: a number in its name; estimate: none of these.',
    }),
    launch: oneOf(launchProfiles, { description: 'Launch of the shaft.' }),
    source: oneOf(['stock', 'aftermarket'], {
      description: 'stock: fitted by the maker; aftermarket: sold separately.',
    }),
    modelKnown: Type.Boolean({ description: 'False: only the class of the stock shaft is known.' }),
    upcharge: orNull(figure('US dollars', 'US dollars.', 0), 'Added to the price, US dollars; null: unknown.'),
  },
  { $id: 'BuildShaft', description: 'The shaft to order.' },
)

const WedgeOfPick = closed(
  {
    loft: figure('degrees', 'Loft, degrees.', 50),
    bounce: orNull(figure('degrees', 'Degrees.', 10), 'Bounce, degrees; null: unknown.'),
    grind: orNull(text('Sole.', 'F'), "Maker's name for the sole; null: unknown."),
  },
  { description: 'A wedge of the set.' },
)

const HoselOfPick = closed(
  {
    sleeveId: orNull(text('Id.', 'titleist-surefit-wood'), 'Its sleeve; null: not known.'),
    setting: orNull(text('Setting.', 'D4'), "By the maker's name; null: by its degrees of loft alone."),
    loftDeg: orNull(figure('degrees', 'Degrees.', 0.75), "Change of loft; null: by the maker's chart, within `range`."),
    lieDeg: orNull(figure('degrees', 'Degrees.', 0), 'Change of lie, positive upright; null: not published.'),
    faceDeg: orNull(figure('degrees', 'Degrees.', 1), 'How far the face closes; null: not published.'),
    range: orNull(
      closed(
        {
          minDeg: figure('degrees', 'Least change of loft, degrees.', 0),
          maxDeg: figure('degrees', 'Most change of loft, degrees.', 1),
        },
        { description: 'Degrees of loft.' },
      ),
      "Where the setting lies on the maker's chart, which is not known; null: the setting is known.",
    ),
  },
  { $id: 'HoselSetting', description: 'Woods with a sleeve: the setting that exists on it, and what it changes.' },
)

const Build = closed(
  {
    loft: figure('degrees', 'As ordered, degrees; irons: the 7-iron.', 10.5),
    setting: orNull(
      text('Setting.', '+0.75'),
      "Hosel setting or bend, signed degrees; `0 to +1`: a range, since the maker's chart is not known; null if it cannot be changed.",
    ),
    hosel: Type.Optional(HoselOfPick),
    playingLoft: figure('degrees', 'Loft after the setting, degrees.', 11),
    designation: Type.Optional(text('Fairway woods, hybrids: the club.', '5-wood')),
    weightSetting: Type.Optional(text('Drivers: the adjustable weight.', 'Draw Bias')),
    shaft: BuildShaft,
    length: orNull(figure('inches', 'Inches.', 46), 'Inches.'),
    lengthEstimated: Type.Boolean({ description: 'The stock length is the industry standard.' }),
    lie: orNull(figure('degrees', 'Degrees.', 58.5), 'Degrees.'),
    lieOffset: figure('degrees', 'Degrees from stock, positive upright.', 0),
    grip: closed(
      {
        gripId: orNull(text('Id.', 'golf-pride-tour-velvet'), 'Id for the store link; null for the stock grip.'),
        model: orNull(text('Model.', 'Golf Pride Tour Velvet'), 'Model; null: unknown.'),
        size: text('Size.', 'Standard'),
        coreIn: Type.Optional(
          orNull(figure('inches', 'Inches.', 0.6), "Core to order; null: by the shaft's butt, measured first."),
        ),
        coreNote: Type.Optional(
          said(
            'Where the core is not that of the butt: the size that comes of it. A butt that is yet to be measured is told at the first pick.',
            'Grip core 0.600 in on a 0.620 in butt: the grip comes out 0.020 in (about 1/64) over Standard.',
          ),
        ),
      },
      { description: 'The grip to order.' },
    ),
    swingWeight: orNull(text('Swing weight.', 'D2'), 'Swing weight; null: unknown.'),
    bounce: Type.Optional(orNull(figure('degrees', 'Degrees.', 10), 'Wedges: bounce, degrees; null: unknown.')),
    grind: Type.Optional(orNull(text('Sole.', 'F'), "Wedges: maker's name for the sole; null: unknown.")),
    set: Type.Optional(text('Irons: clubs of the set.', '5-PW')),
    wedges: Type.Optional(Type.Array(WedgeOfPick, { description: 'Wedges: every wedge of the fitted set.' })),
  },
  { $id: 'Build', description: 'How to order the club.' },
)

/** One recommended club with its score, build, reasons and store link. */
export const PickView = closed(
  {
    rank: Type.Integer({ minimum: 1, unit: 'rank', description: 'Rank among the picks; 1 is best.', examples: [1] }),
    headId: text('Id of the head, for every other operation.', 'ping-g440-sft-driver'),
    brand: text('Maker.', 'PING'),
    model: text('Model.', 'G440 SFT'),
    year: Type.Integer({ unit: 'year', description: 'First year sold.', examples: [2025] }),
    category: text('What the head is built for.', 'draw'),
    ...priceFields,
    currency,
    shopPrice: ShopPriceView,
    total: Type.Optional(TotalPriceView),
    score: orNull(
      Type.Number({ minimum: 0, maximum: 100, unit: 'points', examples: [94] }),
      '0 to 100; null for wedges.',
    ),
    verdict: orNull(text('Verdict.', 'Excellent'), 'The score in words; null for wedges.'),
    reasons: saids('Why it fits.', 'Draw bias works against your moderate slice.'),
    compromises: saids(
      'Where it departs from the fitting.',
      'No stock shaft of this weight: the next lighter one is chosen.',
    ),
    estimated: texts('Figures not published by the maker.', 'shaft weight'),
    confidence: text(
      'Record confidence: how well the catalog record is supported, high, medium or low. It says nothing of the golfer.',
      'high',
    ),
    rules: rulesBehind('the score and the build', 'MATCH-LOFT', 'SCORE-PICK'),
    build: Build,
    storeUrl: address(
      'Product page with this build selected.',
      'https://fit.example/store/club/ping-g440-sft-driver?hand=right&loft=10.5',
    ),
    image: orNull(
      text('Address.', 'https://fit.example/pictures/driver-draw-d8b1f5026ad8.svg'),
      'Picture of this kind of head; null if there is none.',
    ),
  },
  { $id: 'TopPick', description: 'A real club, built to the fitting.' },
)
