import { Type } from '@sinclair/typebox'
import { flexes, launchProfiles } from '../golf/words.ts'
import { address, currency, figure, orNull, text, texts } from '../platform/described.ts'
import { closed, oneOf } from '../platform/schema.ts'

const BuildShaft = closed(
  {
    shaftId: orNull(text('Id.', 'ping-tour-2-0-chrome-65-regular'), 'Id for the store link; null where it has none.'),
    model: text("Maker's name of the shaft.", 'PING Tour 2.0 Chrome 65'),
    flex: oneOf(flexes, { description: 'Flex to order.' }),
    weightBand: text('Ten-gram band, as the store link takes it.', '50-59g'),
    weightGrams: orNull(figure('grams', 'Grams.', 56), 'Weight, grams; null where only the band is known.'),
    launch: oneOf(launchProfiles, { description: 'Launch of the shaft.' }),
    source: oneOf(['stock', 'aftermarket'], { description: 'Fitted by the maker, or sold on its own.' }),
    modelKnown: Type.Boolean({ description: 'False: only the class of the stock shaft is known.' }),
    upcharge: orNull(figure('US dollars', 'US dollars.', 0), 'On top of the price, US dollars; null unknown.'),
  },
  { $id: 'BuildShaft', description: 'The shaft to order.' },
)

const WedgeOfPick = closed(
  {
    loft: figure('degrees', 'Loft, degrees.', 50),
    bounce: orNull(figure('degrees', 'Degrees.', 10), 'Bounce, degrees; null where it is not known.'),
    grind: orNull(text('Sole.', 'F'), "Maker's name of the sole; null where it is not known."),
  },
  { description: 'A wedge of the set.' },
)

const Build = closed(
  {
    loft: figure('degrees', 'As ordered, degrees; irons: the 7-iron.', 10.5),
    setting: orNull(
      text('Setting.', '+0.5'),
      'Hosel setting or bending, degrees with a sign; null where it cannot be changed.',
    ),
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
        model: orNull(text('Model.', 'Golf Pride Tour Velvet'), 'Model; null where it is not known.'),
        size: text('Size.', 'Standard'),
      },
      { description: 'The grip to order.' },
    ),
    swingWeight: orNull(text('Swing weight.', 'D2'), 'Swing weight; null where it is not known.'),
    bounce: Type.Optional(orNull(figure('degrees', 'Degrees.', 10), 'Wedges: bounce, degrees; null not known.')),
    grind: Type.Optional(orNull(text('Sole.', 'F'), "Wedges: maker's name of the sole; null not known.")),
    set: Type.Optional(text('Irons: clubs of the set.', '5-PW')),
    wedges: Type.Optional(Type.Array(WedgeOfPick, { description: 'Wedges: every wedge of the fitted set.' })),
  },
  { $id: 'Build', description: 'How to order the club.' },
)

export const PickView = closed(
  {
    rank: Type.Integer({ minimum: 1, unit: 'rank', description: 'Place among the picks, 1 first.', examples: [1] }),
    headId: text('Id of the head, for every other operation.', 'ping-g440-sft-driver'),
    brand: text('Maker.', 'PING'),
    model: text('Model.', 'G440 SFT'),
    year: Type.Integer({ unit: 'year', description: 'First year sold.', examples: [2025] }),
    category: text('What the head is built for.', 'draw'),
    price: orNull(figure('US dollars', 'US dollars.', 619), 'US dollars, one club.'),
    currency,
    score: orNull(
      Type.Number({ minimum: 0, maximum: 100, unit: 'points', examples: [94] }),
      '0 to 100; null for wedges.',
    ),
    verdict: orNull(text('Verdict.', 'Excellent'), 'The score in a word; null for wedges.'),
    reasons: texts('Why it fits.', 'Draw bias works against your moderate fade.'),
    compromises: texts('What it does not meet.', 'No stock shaft of this weight: the next lighter one is chosen.'),
    estimated: texts('Figures that are not the maker’s own.', 'shaft weight'),
    confidence: text('How well the catalog record is supported: high or medium.', 'high'),
    build: Build,
    storeUrl: address(
      'Product page with this build chosen.',
      'https://fit.example/store/club/ping-g440-sft-driver?hand=right&loft=10.5',
    ),
    image: orNull(
      text('Address.', 'https://fit.example/pictures/driver-draw-d8b1f5026ad8.svg'),
      'Picture of its kind of head; null where there is none.',
    ),
  },
  { $id: 'TopPick', description: 'A real club, built to the fitting.' },
)
