import {
  bigGapLimits,
  duplicateLoftDeg,
  idealGaps,
  overlapYards,
  slowBagBelowMph,
  smallGapLimits,
  wedgeGapMax,
} from '../../golf/bag.ts'
import { ownCarryFactor } from '../../golf/carries.ts'
import { fairwayFromDeg, threeWoodFromMph } from '../../golf/lofts.ts'
import { ironBendDegMax } from '../../golf/matching.ts'
import { driverMphPerSevenIronMph } from '../../golf/speeds.ts'
import { tidy } from '../../golf/units.ts'
import type { RuleEntry } from '../rule.ts'

const section = 'bag'
const since = '2026.11'

const percent = (share: number): number => tidy(100 * share)

/** Gaps of a whole bag. */
export const bagRules = [
  {
    id: 'BAG-NAMES',
    title: 'Names of clubs',
    statement:
      'Names are read in any spelling and order of words. AW, UW, approach and attack are gap wedges, a sand iron is a sand wedge, a 1-wood is a driver, a driving iron is a utility iron, U with a number is a utility iron and without one the gap wedge. A bare number from 42 to 66 is a wedge of that loft. A bare smaller number and "utility" with a number need the type of club.',
    source: 'Usage of golfers and makers',
    status: 'judgment',
    section,
    since,
    implementedBy: 'src/features/bag/words.ts#readClub',
  },
  {
    id: 'BAG-LOFT',
    title: 'Stock loft of a club',
    statement:
      'A loft that is not given is the usual one of the last decade for that club. Clubs without a usual loft (mini driver, 1-iron, strong and HL woods, clubs without a number) need theirs.',
    source: 'Makers’ lofts by era, from memory; GW 50, SW 56, LW 60: interface specification',
    status: 'from_memory',
    section,
    since,
    implementedBy: 'src/features/bag/analyze.ts#analyzeBag',
    table: 'stock-lofts-era.csv',
  },
  {
    id: 'BAG-CARRY',
    title: 'Carry of a club nobody measured',
    statement: `FLT-CARRY at the loft of the club, for an unknown handicap: driver speed as given, else ${driverMphPerSevenIronMph.toFixed(2)} x 7-iron speed, else the median of the driver speeds that the known carries tell. All estimates are then scaled by the median of known to estimated carries, ${ownCarryFactor.min} to ${ownCarryFactor.max}. Without a speed and a carry nothing is estimated and only lofts are judged.`,
    source: 'Speed ratio 1.20: interface specification; the scaling is ours',
    status: 'judgment',
    section,
    since,
    implementedBy: 'src/features/bag/distances.ts#measureBag',
    table: 'carry-anchor-113.csv',
  },
  {
    id: 'BAG-GAP-BIG',
    title: 'Gap too big',
    statement: `More carry between two neighbors than the greater of ${bigGapLimits.other.yards} yards and ${percent(bigGapLimits.other.share)} % of the longer carry; after a driver ${bigGapLimits.driver.yards} yards and ${percent(bigGapLimits.driver.share)} %. Between wedges BAG-WEDGE-GAP holds instead.`,
    source: 'House; about 10 yards a club is the usual advice',
    status: 'judgment',
    section,
    since,
    implementedBy: 'src/features/bag/thresholds.ts#bigGapYards',
    table: 'bag-thresholds.csv',
  },
  {
    id: 'BAG-GAP-SMALL',
    title: 'Gap too small',
    statement: `Less carry between two neighbors than the greater of ${smallGapLimits.usual.yards} yards and ${percent(smallGapLimits.usual.share)} % of the longer carry, and no overlap; below ${slowBagBelowMph} mph driver speed less than ${smallGapLimits.slow.yards} yards, because a normal step is worth 4 to 7 yards there.`,
    source: 'House',
    status: 'judgment',
    section,
    since,
    implementedBy: 'src/features/bag/thresholds.ts#smallGapYards',
    table: 'bag-thresholds.csv',
  },
  {
    id: 'BAG-OVERLAP',
    title: 'Overlap',
    statement: `Two neighbors within ${overlapYards.usual} yards of carry (${overlapYards.slow} below ${slowBagBelowMph} mph driver speed), or a neighbor of the same kind (woods, hybrids, irons with wedges) with less loft that carries no farther.`,
    source: 'Two clubs within 2 yards are a gapping problem: Cobra and Arccos (golfdigest.com); the limits are ours',
    status: 'judgment',
    section,
    since,
    implementedBy: 'src/features/bag/thresholds.ts#overlapYards',
    table: 'bag-thresholds.csv',
  },
  {
    id: 'BAG-DUPLICATE',
    title: 'Duplicate loft',
    statement: `Less than ${duplicateLoftDeg}° of loft between two woods or hybrids, or between two irons or wedges.`,
    source: 'House',
    status: 'judgment',
    section,
    since,
    implementedBy: 'src/features/bag/flags.ts#flagsOf',
    table: 'bag-thresholds.csv',
  },
  {
    id: 'BAG-WEDGE-GAP',
    title: 'Wedge gap too wide',
    statement: `More than ${wedgeGapMax.degrees}° or ${wedgeGapMax.yards} yards of carry between wedges that follow each other, the pitching wedge included. A lob wedge that is never swung fully is judged by its loft only.`,
    source: '4-6° between wedges is the published rule; the yards are ours',
    status: 'judgment',
    section,
    since,
    implementedBy: 'src/features/bag/flags.ts#flagsOf',
    table: 'bag-thresholds.csv',
  },
  {
    id: 'BAG-IDEAL',
    title: 'Gap to aim at',
    statement: `${idealGaps.fast.min}-${idealGaps.fast.max} yards of carry a step above ${idealGaps.fast.aboveMph} mph driver speed, ${idealGaps.middle.min}-${idealGaps.middle.max} from ${idealGaps.middle.fromMph} to ${idealGaps.fast.aboveMph}, ${idealGaps.slow.min}-${idealGaps.slow.max} below ${idealGaps.middle.fromMph}.`,
    source: 'House; that slower players’ gaps shrink: Andrew Rice’s summary of tour data',
    status: 'judgment',
    section,
    since,
    implementedBy: 'src/features/bag/thresholds.ts#idealGapYards',
  },
  {
    id: 'BAG-FILL',
    title: 'What fills a gap',
    statement: `A club whose loft gives the carry in the middle (where several are missing, in the first step): after a driver a fairway wood, from 3-wood to 28° a hybrid (below 90 mph a fairway wood first), among irons the missing iron or wedge of the set (an iron by its loft from 90 mph only), among wedges an even loft. Irons that follow each other, and wedges up to 7° apart, are bent by up to ${ironBendDegMax}° or replaced by one up to 4° away instead. A wood of less than ${fairwayFromDeg['5-wood']}° is not added below ${threeWoodFromMph} mph. A full-swing lob wedge goes to 4° after the sand wedge. Each is tried on the bag and only suggested when the flag is gone and no other appears.`,
    source: 'House',
    status: 'judgment',
    section,
    since,
    implementedBy: 'src/features/bag/fill-gap.ts#fillGap',
  },
  {
    id: 'BAG-THIN',
    title: 'What leaves a crowded bag',
    statement: `Of a hybrid and a long iron for one distance the iron goes below 90 mph; otherwise the club whose leaving makes the smaller gap, the lower-lofted one where that is equal. Irons and wedges may be bent by up to ${ironBendDegMax}° instead. Below ${slowBagBelowMph} mph three clubs above the pitching wedge within 10 yards lose the lowest-lofted, at most twice.`,
    source: 'House',
    status: 'judgment',
    section,
    since,
    implementedBy: 'src/features/bag/thin-out.ts#thinOut',
  },
  {
    id: 'BAG-LONG',
    title: 'Long clubs too hard for the speed',
    statement: `An iron longer than the longest worth carrying (IRON-SET, handicap unknown) is replaced by a hybrid of 1° less loft, or dropped where there is one; a wood of less than ${fairwayFromDeg['5-wood']}° below ${threeWoodFromMph} mph driver speed by a 5-wood, or dropped where there is one. A club whose carry is known speaks for itself.`,
    source: 'House; fairway-by-speed table',
    status: 'judgment',
    section,
    since,
    implementedBy: 'src/features/bag/long-clubs.ts#replaceLongClubs',
    table: 'fairway-by-speed.csv',
  },
  {
    id: 'BAG-FOURTEEN',
    title: 'Fourteen clubs',
    statement:
      'A bag of 14 clubs with its putter has no room: a club is only added together with one that goes, a flagged one first.',
    source: 'Rules of Golf 4.1b: at most 14 clubs',
    status: 'published',
    section,
    since,
    implementedBy: 'src/features/bag/suggestions.ts#clubsAllowed',
  },
  {
    id: 'BAG-ORDER',
    title: 'Order of suggestions',
    statement:
      'At most five: big gaps, then wedge gaps (widest first), clubs too long for the speed, overlaps, equal lofts, small gaps. The order stands for strokes saved; no figure is claimed.',
    source: 'House; 99 % of golfers have a gapping problem (Cobra and Arccos), so the list is kept short',
    status: 'judgment',
    section,
    since,
    implementedBy: 'src/features/bag/suggestions.ts#suggest',
  },
] as const satisfies readonly RuleEntry[]
