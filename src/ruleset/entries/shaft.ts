import { type FlexRow, flexBands } from '../../golf/flexes.ts'
import { spinningDriver, steepDriver } from '../../golf/launch.ts'
import { swingWeightPoints } from '../../golf/swing-weights.ts'
import type { RuleEntry } from '../rule.ts'

const section = 'shaft'
const since = '2026.11'

const womenFrom = (row: FlexRow): number => flexBands('women', row).fromMph[0]!
const womenBorders = flexBands('women', 'driver').fromMph

export const shaftRules = [
  {
    id: 'SHAFT-FLEX',
    title: "Flex by speed, men's rows",
    statement:
      "The club's own speed lies in a band of the table (a place inside the band is a real number). A believable carry weighs a quarter (an eighth when derived from a total) within 8 mph. Steps: forceful move +0.5, quiet -0.5; hook +0.15, fade -0.15 (moderate or large); driver with spin over 1.2 x target and launch above the window +0.15, both below -0.15; from 70 years -0.25. Men's lines stop at Senior down to the last column; below it Ladies, sold as A/L ultralight.",
    source: 'Borders within published bands (db/rules/flex-published.csv); transition: Wishon',
    status: 'judgment',
    section,
    since,
    implementedBy: 'src/fitting/engine/flex.ts#fitFlex',
    table: 'flex-thresholds.csv',
  },
  {
    id: 'SHAFT-FLEX-WOMEN',
    title: "Women's flex",
    statement:
      'Ladies. Steps for tempo, miss and age never lift it; they may keep in Ladies a speed that just steps up.',
    source: 'Interface specification, gender female',
    status: 'published',
    section,
    since,
    implementedBy: 'src/fitting/engine/flex.ts#fitFlex',
  },
  {
    id: 'SHAFT-FLEX-WOMEN-UP',
    title: 'Speed-based exception to Ladies flex',
    statement: `From a measured ${womenFrom('driver')} mph driver speed on (${womenFrom('3-wood')} 3-wood, ${womenFrom('hybrid')} hybrid, ${womenFrom('7-iron')} 7-iron, ${womenFrom('wedge')} wedge) the women's rows step up: Senior, Regular ${womenBorders[1]}, Stiff ${womenBorders[2]}, Stiff+ ${womenBorders[3]}, Extra Stiff ${womenBorders[4]} mph. The literal alternative, Ladies, is always named; without this rule nothing else changes.`,
    source: 'Our reading of the women’s rules: a fast swing in a Ladies shaft loses control',
    status: 'judgment',
    section,
    since,
    implementedBy: 'src/fitting/engine/flex.ts#fitFlex',
    table: 'flex-thresholds.csv',
  },
  {
    id: 'SHAFT-FLEX-JUNIOR',
    title: 'Junior flex',
    statement:
      "Junior, whatever the speed. From 60 in of height with 75 mph driver-equivalent speed a teen build: the men's row, at most Regular, 55 g; lengths stay junior.",
    source: 'Junior lines end where teen lines begin, at 60-63 in',
    status: 'judgment',
    section,
    since,
    implementedBy: 'src/fitting/engine/flex.ts#fitFlex',
  },
  {
    id: 'SHAFT-WEIGHT',
    title: 'Shaft weight',
    statement:
      'Linear between the mid weights at the anchor speeds of the table (fairway: driver-equivalent speed), constant outside. Grams for woods and hybrids / irons: quick transition +5/+8, smooth -4/-4, 200 lb and more under 60 +3/+5, under 130 lb -4/-8, age 60-69 -3/-5, 70 and more -6/-10, two-way miss or a moderate hook +4, strikes all over +3, women -3/-8 faded in from 75 to 85 mph; together ±8 / -20..+15. Floors 38 g, irons 46 g (women 40). Not more than 15 g (irons and wedges 25 g) from a known present shaft.',
    source: 'Bands ours; directions: Golfsmith Europe shaft guide, fitter practice',
    status: 'judgment',
    section,
    since,
    implementedBy: 'src/fitting/engine/shaft-weight.ts#fitShaftWeight',
    table: 'shaft-weight.csv',
  },
  {
    id: 'SHAFT-WEIGHT-JUNIOR',
    title: 'Junior shaft weight',
    statement:
      'By height: 35 g below 50 in, 40 g below 57, 45 g from 57; 55 g in a teen build. An unknown height is taken from age (54 in at 11-12, 50 at 9-10, 46 at 7-8, 41 at 5-6).',
    source: "Makers' junior lines, from memory",
    status: 'from_memory',
    section,
    since,
    implementedBy: 'src/fitting/engine/shaft-weight.ts#fitShaftWeight',
    table: 'junior.csv',
  },
  {
    id: 'SHAFT-LAUNCH',
    title: 'Launch profile',
    statement: `Woods with a launch: more than 2° under target High, 1-2° Mid-High, within 1° Mid, 1-2° over Mid-Low, more Low; spin over ${spinningDriver.spinShareAbove} x target with a launch at most 1° low one step lower. Hybrids the same with 1.5 and 3°. Irons: a failed hold-the-green check High, too high Low, holding by speed within Mid-Low to Mid-High; with only a launch by speed, one step against a launch more than 1° outside its window. Without a launch by speed; woods a step higher, to Mid-High, for a measured attack of ${steepDriver.attackDegMax}° and steeper. Wedges follow the irons.`,
    source: 'Rows of the table; one profile is worth about 0.5-0.7° and 150-200 rpm',
    status: 'judgment',
    section,
    since,
    implementedBy: 'src/fitting/engine/launch-profile.ts#fitWoodProfile',
    table: 'launch-profile.csv',
  },
  {
    id: 'SHAFT-SWING-WEIGHT',
    title: 'Swing weight',
    statement: `From the table by shaft weight (men or women), plus ${swingWeightPoints.perIn} points per inch of length offset, at most ${swingWeightPoints.max}, rounded half away from zero; the head weight takes up the rest. Juniors: not fitted.`,
    source: 'Clubmaking rules from memory (half an inch = 3 points); Wishon for the direction',
    status: 'judgment',
    section,
    since,
    implementedBy: 'src/fitting/engine/swing-weight.ts#fitSwingWeight',
    table: 'swing-weight.csv',
  },
] as const satisfies readonly RuleEntry[]
