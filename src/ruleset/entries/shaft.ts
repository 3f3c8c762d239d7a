import {
  carryShare,
  carryWithinMph,
  type FlexRow,
  flexBands,
  flexSteps,
  softerAge,
  stifferAboveSpinShare,
} from '../../golf/clubs/flexes.ts'
import { holdSteps } from '../../golf/clubs/irons.ts'
import { swingWeightPoints } from '../../golf/clubs/swing-weight-scale.ts'
import {
  ageGrams,
  bodyGrams,
  calmingGrams,
  type GramsByClub,
  moveGrams,
  presentShaftStepGrams,
  shaftGramsMin,
  steadyingGrams,
  weightChange,
  womenGrams,
} from '../../golf/clubs/weights.ts'
import {
  fairwayLaunch,
  fairwaySpin,
  hybridLaunch,
  ironLaunch,
  profilesByLaunch,
  spinningDriver,
  steepDriver,
} from '../../golf/flight/launch.ts'
import { juniorHeights, juniorWeights, teenBuild } from '../../golf/juniors.ts'
import { signed } from '../../golf/names/phrases.ts'
import type { LaunchProfile } from '../../golf/names/words.ts'
import type { RuleEntry } from '../rule.ts'

const section = 'shaft'
const since = '2026.11'

const womenFrom = (row: FlexRow): number => flexBands('women', row).fromMph[0]!
const womenBorders = flexBands('women', 'driver').fromMph

const shareNames: Readonly<Record<number, string>> = { 4: 'a quarter', 8: 'an eighth' }
/** A share of one in so many: `a quarter`. */
const shareWords = (share: number): string => shareNames[1 / share] ?? `${100 * share} %`
/** `+5/+8`: woods and hybrids, irons. */
const gramsWords = ({ woods, irons }: GramsByClub): string => `${signed(woods)}/${signed(irons)}`
/** `-3 / -5 at 60`, of woods and hybrids / irons. */
const ageWords = ageGrams.woods
  .map(([age, grams], place) => `${grams} / ${ageGrams.irons[place]![1]} at ${age}`)
  .join(', ')
const [small, middle, tall] = juniorWeights
const [youngest, ...older] = juniorHeights
const heightWords = [
  `${youngest.heightIn} in below ${youngest.belowAge}`,
  ...older.map(({ heightIn }, place) => `${heightIn} from ${juniorHeights[place]!.belowAge}`),
].join(', ')

/** How far over its target a launch ends Mid and begins Low, degrees; it is as far under for Mid-High and High. */
const offTarget = (club: keyof typeof profilesByLaunch) => {
  const bandOf = (profile: LaunchProfile) => profilesByLaunch[club].find((band) => band.profile === profile)!
  return { midDeg: bandOf('mid').atMost, lowDeg: bandOf('low').above }
}
const [offDriver, offHybrid] = [offTarget('driver'), offTarget('hybrid')]

/** Rules of shafts: flex, weight and launch. */
export const shaftRules = [
  {
    id: 'SHAFT-FLEX',
    title: "Flex by speed, men's rows",
    statement: `The club's own speed lies in a band of the table (a place inside the band is a real number). A believable carry weighs ${shareWords(carryShare.stated)} (${shareWords(carryShare.derived)} when derived from a total) within ${carryWithinMph} mph. Steps: forceful move +${flexSteps.move}, quiet -${flexSteps.move}; hook +${flexSteps.miss}, slice -${flexSteps.miss} (moderate or large); driver with spin over ${stifferAboveSpinShare} x target and launch above the window +${flexSteps.spin}, launch below the window and spin below its target, as printed, -${flexSteps.spin}; from ${softerAge.from} years less, -${flexSteps.age} from ${softerAge.wholeFrom} on. Men's lines stop at Senior down to the last column; below it Ladies, sold as A/L ultralight.`,
    source: 'Borders within published bands (db/rules/flex-published.csv); transition: Wishon',
    status: 'judgment',
    section,
    since,
    implementedBy: 'src/fitting/engine/shaft/flex.ts#fitFlex',
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
    implementedBy: 'src/fitting/engine/shaft/flex.ts#fitFlex',
  },
  {
    id: 'SHAFT-FLEX-WOMEN-UP',
    title: 'Speed-based exception to Ladies flex',
    statement: `From a measured ${womenFrom('driver')} mph driver speed on (${womenFrom('3-wood')} 3-wood, ${womenFrom('hybrid')} hybrid, ${womenFrom('7-iron')} 7-iron, ${womenFrom('wedge')} wedge) the women's rows step up: Senior, Regular ${womenBorders[1]}, Stiff ${womenBorders[2]}, Stiff+ ${womenBorders[3]}, Extra Stiff ${womenBorders[4]} mph. The literal alternative, Ladies, is always named; without this rule nothing else changes.`,
    source: 'Our reading of the women’s rules: a fast swing in a Ladies shaft loses control',
    status: 'judgment',
    section,
    since,
    implementedBy: 'src/fitting/engine/shaft/flex.ts#fitFlex',
    table: 'flex-thresholds.csv',
  },
  {
    id: 'SHAFT-FLEX-JUNIOR',
    title: 'Junior flex',
    statement: `Junior, whatever the speed. From ${teenBuild.fromIn} in of height with ${teenBuild.fromMph} mph driver-equivalent speed a teen build: the men's row, at most Regular, ${teenBuild.shaftGrams} g; lengths stay junior.`,
    source: 'Junior lines end where teen lines begin, at 60-63 in',
    status: 'judgment',
    section,
    since,
    implementedBy: 'src/fitting/engine/shaft/flex.ts#fitFlex',
  },
  {
    id: 'SHAFT-WEIGHT',
    title: 'Shaft weight',
    statement: `Linear between the mid weights at the anchor speeds of the table (fairway: driver-equivalent speed), constant outside. Grams for woods and hybrids / irons: quick transition ${gramsWords(moveGrams.quick)}, smooth ${gramsWords(moveGrams.smooth)}, ${bodyGrams.heavy.fromPounds} lb and more under ${bodyGrams.heavy.belowAge} ${gramsWords(bodyGrams.heavy)}, under ${bodyGrams.light.belowPounds} lb ${gramsWords(bodyGrams.light)}, by age ${ageWords}, two-way miss or a moderate hook +${calmingGrams}, strikes all over +${steadyingGrams}, women ${gramsWords(womenGrams)} faded in from ${womenGrams.fromMph} to ${womenGrams.toMph} mph; together ±${weightChange.woods.max} / ${weightChange.irons.min}..+${weightChange.irons.max}. Floors ${shaftGramsMin.woods} g, irons ${shaftGramsMin.irons} g (women ${shaftGramsMin.womenIrons}). Not more than ${presentShaftStepGrams.woods} g (irons and wedges ${presentShaftStepGrams.irons} g) from a known current shaft, and never heavier than the heaviest of the table.`,
    source: 'Bands ours; directions: Golfsmith Europe shaft guide, fitter practice',
    status: 'judgment',
    section,
    since,
    implementedBy: 'src/fitting/engine/shaft/shaft-weight.ts#fitShaftWeight',
    table: 'shaft-weight.csv',
  },
  {
    id: 'SHAFT-WEIGHT-JUNIOR',
    title: 'Junior shaft weight',
    statement: `By height: ${small.grams} g below ${small.belowIn} in, ${middle.grams} g below ${middle.belowIn}, ${tall.grams} g from ${middle.belowIn}; ${teenBuild.shaftGrams} g in a teen build. An unknown height is taken from age (${heightWords}).`,
    source: "Makers' junior lines, from memory",
    status: 'from_memory',
    section,
    since,
    implementedBy: 'src/fitting/engine/shaft/shaft-weight.ts#fitShaftWeight',
    table: 'junior.csv',
  },
  {
    id: 'SHAFT-LAUNCH',
    title: 'Launch profile',
    statement: `Woods with a launch: more than ${offDriver.lowDeg}° under target High, ${offDriver.midDeg}-${offDriver.lowDeg}° Mid-High, within ${offDriver.midDeg}° Mid, ${offDriver.midDeg}-${offDriver.lowDeg}° over Mid-Low, more Low, a driver's launch as much wider as FLT-DRIVER-TARGET allows for an attack that was not measured; spin over ${spinningDriver.spinShareAbove} x target with a launch at most ${-spinningDriver.overTargetDegMin}° low one step lower; with a moderate or large slice never lower than speed and attack ask for. Hybrids the same with ${offHybrid.midDeg} and ${offHybrid.lowDeg}°. The target is that of FLT-DRIVER-TARGET for a driver’s numbers, for a 3-wood ${fairwayLaunch.deg} - ${fairwayLaunch.perMph} x (driver mph - ${fairwayLaunch.atMph}) (a 5-wood +${fairwayLaunch.more['5-wood']}, a 7-wood +${fairwayLaunch.more['7-wood']}) and a spin of ${fairwaySpin.rpm['3-wood']}, ${fairwaySpin.rpm['5-wood']} and ${fairwaySpin.rpm['7-wood']} ±${fairwaySpin.withinRpm} rpm, for a hybrid ${hybridLaunch.deg} - ${hybridLaunch.perMph} x (mph - ${hybridLaunch.atMph}) + ${hybridLaunch.perLoftDeg} x (loft - ${hybridLaunch.atLoftDeg}). Irons: holding a green by speed within Mid-Low to Mid-High; a failed check from there one step higher and one more for each whole degree it lands too flat or ${holdSteps.feetShort} ft it peaks too low; too high one step lower and one more for each whole degree too steep or ${holdSteps.spinShare} x the window of spin too much; with only a launch by speed, one step against a launch more than ${ironLaunch.above.deg}° outside its window. Without a launch by speed; woods a step higher, to Mid-High, for a measured attack of ${steepDriver.attackDegMax}° and steeper. Wedges follow the irons.`,
    source: 'Rows of the table; one profile is worth about 0.5-0.7° and 150-200 rpm',
    status: 'judgment',
    section,
    since,
    implementedBy: 'src/fitting/engine/shaft/launch-profile.ts#fitWoodProfile',
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
    implementedBy: 'src/fitting/engine/shaft/swing-weight.ts#fitSwingWeight',
    table: 'swing-weight.csv',
  },
] as const satisfies readonly RuleEntry[]
