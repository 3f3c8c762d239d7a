import {
  clubLengthInMax,
  driverLengthInMax,
  driverLongerInMax,
  measuredTeens,
  measuredWomenFromIn,
  standardClub,
  womenShorterIn,
} from '../../golf/clubs/lengths.ts'
import {
  fittedLieRange,
  hybridLie,
  lengthWithoutLieIn,
  lieByHeight,
  liePerWristIn,
  lieStepDeg,
  missLieDeg,
  staticLieRange,
  strikeLieDeg,
  usualWristToFloor,
} from '../../golf/clubs/lies.ts'
import {
  driverLoftDegMax,
  juniorDriverFloorDeg,
  juniorFairwayLoftDegMin,
  juniorSevenIronLoftDeg,
} from '../../golf/clubs/lofts.ts'
import { growing, juniorLengthLines, juniorLengthSteps, juniorWrist, lengthGrowth } from '../../golf/juniors.ts'
import { feetAndInches } from '../../golf/names/phrases.ts'
import type { RuleEntry } from '../rule.ts'

const section = 'length and lie'
const since = '2026.11'

/** `0.60 x height + 4.5`. */
const lineWords = ({ perIn, plusIn }: { perIn: number; plusIn: number }): string =>
  `${perIn.toFixed(2)} x height + ${plusIn}`

/** Rules of length and lie, and of clubs for juniors. */
export const staticRules = [
  {
    id: 'LEN-IRON',
    title: 'Iron and wedge length',
    statement: `Wrist to floor gives an adjustment from the chart (women: from women's standard, ${womenShorterIn === 1 ? 'one inch' : `${womenShorterIn} in`} shorter). Without the measurement the length is standard, whatever the height. The offset is applied to the matched head's own stock length. Teens of ${measuredTeens.fromAge}-${measuredTeens.toAge} below ${feetAndInches(measuredTeens.belowIn)} and women from ${feetAndInches(measuredWomenFromIn)} are asked for the measurement; a woman whose club is fitted ${womenShorterIn.toFixed(1)} in or more over women's standard is told to look at men's-length heads.`,
    source: 'General clubmaking chart, from memory; standard without wristToFloor: interface specification',
    status: 'from_memory',
    section,
    since,
    implementedBy: 'src/fitting/engine/shaft/length.ts#fitLength',
    table: 'wtf-length.csv',
  },
  {
    id: 'LEN-WOOD',
    title: 'Length of woods and hybrids',
    statement: `Half of the iron adjustment for driver and fairway woods, three quarters for hybrids, rounded to a quarter inch; drivers at most +${driverLongerInMax} in and never over ${driverLengthInMax} in, which competitions may ask for by a local rule (the Rules allow ${clubLengthInMax}). Standard driver ${standardClub('driver', 'all', 'male')!.lengthIn} in, women ${standardClub('driver', 'all', 'female')!.lengthIn}.`,
    source: 'House; 46 in: model local rule of the Rules of Golf, from memory',
    status: 'judgment',
    section,
    since,
    implementedBy: 'src/fitting/engine/shaft/length.ts#fitLength',
    table: 'standard-specs.csv',
  },
  {
    id: 'LEN-CHECK',
    title: 'Wrist to floor against height',
    statement:
      'When the two charts differ by more than an inch the fitting questions the measurement, but still uses it.',
    source: 'Height chart: Hireko, two rows seen, others from memory',
    status: 'from_memory',
    section,
    since,
    implementedBy: 'src/fitting/engine/shaft/length.ts#fitLength',
    table: 'height-length.csv',
  },
  {
    id: 'LIE-STATIC',
    title: 'Static lie',
    statement: `Expected wrist to floor = ${usualWristToFloor.perHeightIn} x height + ${usualWristToFloor.plusIn}. Lie = ${liePerWristIn} x (measured - expected) + ${lieByHeight.perIn} per inch over ${lieByHeight.tallIn} - ${lieByHeight.perIn} per inch under ${lieByHeight.smallIn}, in steps of ${lieStepDeg}°, ${staticLieRange.minDeg} to +${staticLieRange.maxDeg.toFixed(1)}; less half a degree per half inch of length beyond +${lengthWithoutLieIn} in. Positive is upright. Needs both measurements.`,
    source: "In the style of PING's color chart, whose cells are not public as figures; not PING's colors",
    status: 'judgment',
    section,
    since,
    implementedBy: 'src/fitting/engine/shaft/lie.ts#fitLie',
    table: 'lie-length-chart.csv',
  },
  {
    id: 'LIE-MISS',
    title: 'Lie from ball flight and strike',
    statement: `Hook ${-missLieDeg.slight}, moderate -${missLieDeg.moderate.toFixed(1)}, large ${-missLieDeg.large}; fade the same upwards; heel ${-strikeLieDeg}, toe +${strikeLieDeg}; with the static part ${fittedLieRange.minDeg} to +${fittedLieRange.maxDeg}. Hybrids take half, in steps of ${hybridLie.stepDeg}° and at most ${hybridLie.maxDeg}°; juniors the miss only.`,
    source: 'One degree upright turns a mid-iron about 4 yd per 150 yd, from memory; sizes ours',
    status: 'judgment',
    section,
    since,
    implementedBy: 'src/fitting/engine/shaft/lie.ts#fitLie',
  },
  {
    id: 'LIE-WOOD',
    title: 'Lie of woods',
    statement: 'Drivers and fairway woods are not bent: standard.',
    source: 'Makers do not bend them',
    status: 'judgment',
    section,
    since,
    implementedBy: 'src/fitting/engine/shaft/lie.ts#fitLie',
  },
  {
    id: 'JUN-LENGTH',
    title: 'Junior lengths',
    statement: `Driver ${lineWords(juniorLengthLines.driver)}, 7-iron ${lineWords(juniorLengthLines.sevenIron)} (inches, to a quarter); fairway driver - ${-juniorLengthSteps.fairway}, hybrid 7-iron + ${juniorLengthSteps.hybrid}, wedge 7-iron - ${-juniorLengthSteps.wedge}. A measured wrist to floor makes the 7-iron wrist + ${juniorWrist.plusIn}, at most ${juniorWrist.withinIn} in from the formula, and moves the driver with it. So long are the clubs of juniors, absolute; and whoever gives height and age adds ${lengthGrowth.inPerYear} in for each year over ${lengthGrowth.fromAge} (below ${growing.belowIn} in of height: over ${lengthGrowth.smallFromAge}) until the adult's length of LEN-IRON and LEN-WOOD is reached, which no golfer passes: no birthday moves a length by more.`,
    source: "Between two makers' junior charts from memory; height decides, age does not",
    status: 'from_memory',
    section,
    since,
    implementedBy: 'src/fitting/engine/shaft/junior-length.ts#growingLength',
    table: 'junior.csv',
  },
  {
    id: 'JUN-LOFT',
    title: 'Junior lofts',
    statement: `Driver at least ${juniorDriverFloorDeg}° (to ${driverLoftDegMax.junior}, in whole degrees), fairway at least ${juniorFairwayLoftDegMin}°, 7-iron ${juniorSevenIronLoftDeg}°; no blade, no low-spin head, no long irons.`,
    source: 'Junior sets, from memory',
    status: 'from_memory',
    section,
    since,
    implementedBy: 'src/fitting/engine/driver/driver-loft.ts#fitDriverLoft',
  },
] as const satisfies readonly RuleEntry[]
