import { type TSchema, Type } from '@sinclair/typebox'
import { flexes, launchProfiles, shaftMaterials, weightSettings } from '../../golf/names/words.ts'
import { figure, orNull, rulesBehind, said, saids, text, texts } from '../../platform/described.ts'
import { closed, oneOf } from '../../platform/schema.ts'
import { bases } from '../engine/fact.ts'

/** Origin of a fitted figure: that of its weakest input. */
export const basis = oneOf(bases, { $id: 'Basis', description: 'The weakest of the inputs behind it.' })

/** What every fitted figure has beside its value. The reasoning is there when detail was asked for. */
const Spec = Type.Object(
  {
    unit: orNull(oneOf(['deg', 'in', 'g']), 'Unit of the value; null for words.'),
    display: said('Text to show to people.', '11°'),
    rule: text('Rule that chose it; see /v1/rules/{id}.', 'DRV-LOFT'),
    rules: Type.Optional(
      texts(
        'Every rule behind it: the one that chose it, then the rules behind its inputs. Not in older fittings.',
        'DRV-LOFT',
        'IN-ATTACK',
      ),
    ),
    basis,
    why: Type.Optional(
      said('With detail: the reason, with the golfer’s own figures.', 'Driver speed 95 mph asks for about 57 g.'),
    ),
    alternatives: Type.Optional(saids('With detail: other values that were close.', 'Stiff: its border is very near')),
    confidence: Type.Optional(
      Type.Number({
        minimum: 0,
        maximum: 1,
        unit: 'share',
        description:
          'With detail: refit share, the share of re-fits, varied within the input noise, that agree to one step. Nothing to do with `next.confidence`.',
        examples: [0.87],
      }),
    ),
  },
  { $id: 'Spec', description: 'A fitted figure, with the rule that chose it and what it is based on.' },
)

/** One kind of figure; `of` names its schema. */
const kindOfSpec =
  <Value extends TSchema>(of: string, value: Value) =>
  (description: string) =>
    closed({ value, ...Spec.properties }, { $id: `${of}Spec`, basedOn: Spec, description })

const numberSpec = kindOfSpec('Number', figure('as in unit', 'The fitted number.', 11))
const textSpec = kindOfSpec('Text', text('The fitted choice.', 'draw'))
const flexSpec = kindOfSpec('Flex', oneOf(flexes, { description: 'The fitted flex.' }))
const materialSpec = kindOfSpec('Material', oneOf(shaftMaterials, { description: 'The fitted material.' }))
const launchSpec = kindOfSpec('Launch', oneOf(launchProfiles, { description: 'The fitted launch profile.' }))
const swingWeightSpec = kindOfSpec(
  'SwingWeight',
  orNull(text('Swing weight.', 'D2'), 'The fitted swing weight; null for juniors.'),
)
const weightSettingSpec = kindOfSpec('WeightSetting', oneOf(weightSettings, { description: 'The fitted setting.' }))

/** Every fitted figure of a club: degrees, grams and inches as each says. */
export const SpecsView = closed(
  {
    loft: numberSpec('Loft, degrees. Irons: the 7-iron.'),
    shaftFlex: flexSpec('Flex of the shaft.'),
    shaftWeight: numberSpec('Weight of the shaft, grams; woods show the band of ten.'),
    shaftMaterial: Type.Optional(materialSpec('Irons and wedges: material of the shaft.')),
    launchProfile: launchSpec('Launch profile of the shaft.'),
    length: numberSpec('Length of the finished club, inches.'),
    lieAngle: numberSpec('Lie in degrees from standard, positive upright.'),
    headProfile: textSpec('Head category, as in the catalog.'),
    swingWeight: swingWeightSpec('Swing weight.'),
    weightSetting: Type.Optional(weightSettingSpec('Drivers: the adjustable weight.')),
    bounce: Type.Optional(numberSpec('Wedges: bounce, degrees.')),
    grind: Type.Optional(textSpec('Wedges: the sole in words.')),
  },
  { $id: 'Specs', description: 'The fitted figures, in one form; values are numbers or text.' },
)

/** Expected distance, in yards. */
const yards = (description: string, example: number) => figure('yards', `${description}, yards.`, example)

/** Carries of a wood or hybrid and its gap to the driver, yards. */
export const WoodFitView = closed(
  {
    designation: text('Club being fitted.', '5-wood'),
    driverSpeedMph: figure('mph', 'Driver speed behind the gap, mph.', 95),
    speedSource: said('Source of the driver speed.', 'measured driver speed'),
    driverCarryYards: yards('Expected driver carry', 213),
    carryYards: yards('Expected carry of the fitted club', 190),
    gapVsDriverYards: yards('Difference of the two carries', 23),
    driverTotalYards: yards('Driver total', 233),
    totalYards: yards('Total of the fitted club', 205),
    totalGapVsDriverYards: yards('Difference of the two totals', 28),
    idealGapYards: closed(
      { min: yards('From', 20), max: yards('To', 30) },
      { description: 'Carry gap to aim for, yards.' },
    ),
    verdict: oneOf(['ideal', 'tight', 'wide', 'estimated'], {
      description: 'estimated: a carry is an estimate, so the gap is not judged.',
    }),
    advice: said('The gap in words, and what to do.', 'The gap to the driver is as it should be.'),
    basis,
    rule: text('Rule that judged it; see /v1/rules/{id}.', 'WOOD-GAP'),
    rules: rulesBehind('its carries and totals', 'WOOD-GAP', 'FLT-CARRY'),
  },
  { $id: 'WoodFit', description: 'Fairway wood, hybrid: gapping against the driver.' },
)
