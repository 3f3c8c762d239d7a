import type { RuleEntry } from '../rule.ts'

const section = 'bag'
const since = '2026.11'

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
    table: 'stock-lofts-era.csv',
  },
  {
    id: 'BAG-CARRY',
    title: 'Carry of a club nobody measured',
    statement:
      'FLT-CARRY at the loft of the club, for an unknown handicap: driver speed as given, else 1.20 x 7-iron speed, else the median of the driver speeds that the known carries tell. All estimates are then scaled by the median of known to estimated carries, 0.75 to 1.15. Without a speed and a carry nothing is estimated and only lofts are judged.',
    source: 'Speed ratio 1.20: interface specification; the scaling is ours',
    status: 'judgment',
    section,
    since,
    table: 'carry-anchor-113.csv',
  },
  {
    id: 'BAG-GAP-BIG',
    title: 'Gap too big',
    statement:
      'More carry between two neighbors than the greater of 16 yards and 9.5 % of the longer carry; after a driver 35 yards and 16 %. Between wedges BAG-WEDGE-GAP holds instead.',
    source: 'House; about 10 yards a club is the usual advice',
    status: 'judgment',
    section,
    since,
    table: 'bag-thresholds.csv',
  },
  {
    id: 'BAG-GAP-SMALL',
    title: 'Gap too small',
    statement:
      'Less carry between two neighbors than the greater of 5 yards and 3.5 % of the longer carry, and no overlap; below 75 mph driver speed less than 4 yards, because a normal step is worth 4 to 7 yards there.',
    source: 'House',
    status: 'judgment',
    section,
    since,
    table: 'bag-thresholds.csv',
  },
  {
    id: 'BAG-OVERLAP',
    title: 'Overlap',
    statement:
      'Two neighbors within 3 yards of carry (2 below 75 mph driver speed), or a neighbor of the same kind (woods, hybrids, irons with wedges) with less loft that carries no farther.',
    source: 'Two clubs within 2 yards are a gapping problem: Cobra and Arccos (golfdigest.com); the limits are ours',
    status: 'judgment',
    section,
    since,
    table: 'bag-thresholds.csv',
  },
  {
    id: 'BAG-DUPLICATE',
    title: 'Duplicate loft',
    statement: 'Less than 1.5° of loft between two woods or hybrids, or between two irons or wedges.',
    source: 'House',
    status: 'judgment',
    section,
    since,
    table: 'bag-thresholds.csv',
  },
  {
    id: 'BAG-WEDGE-GAP',
    title: 'Wedge gap too wide',
    statement:
      'More than 6° or 18 yards of carry between wedges that follow each other, the pitching wedge included. A lob wedge that is never swung fully is judged by its loft only.',
    source: '4-6° between wedges is the published rule; the yards are ours',
    status: 'judgment',
    section,
    since,
    table: 'bag-thresholds.csv',
  },
  {
    id: 'BAG-IDEAL',
    title: 'Gap to aim at',
    statement: '10-15 yards of carry a step above 95 mph driver speed, 8-12 from 80 to 95, 6-10 below 80.',
    source: 'House; that slower players’ gaps shrink: Andrew Rice’s summary of tour data',
    status: 'judgment',
    section,
    since,
  },
  {
    id: 'BAG-FILL',
    title: 'What fills a gap',
    statement:
      'A club whose loft gives the carry in the middle (where several are missing, in the first step): after a driver a fairway wood, from 3-wood to 28° a hybrid (below 90 mph a fairway wood first), among irons the missing iron or wedge of the set (an iron by its loft from 90 mph only), among wedges an even loft. Irons that follow each other, and wedges up to 7° apart, are bent by up to 2° or replaced by one up to 4° away instead. A wood of 16.9° or less is not added below 80 mph. A full-swing lob wedge goes to 4° after the sand wedge. Each is tried on the bag and only suggested when the flag is gone and no other appears.',
    source: 'House',
    status: 'judgment',
    section,
    since,
  },
  {
    id: 'BAG-THIN',
    title: 'What leaves a crowded bag',
    statement:
      'Of a hybrid and a long iron for one distance the iron goes below 90 mph; otherwise the club whose leaving makes the smaller gap, the lower-lofted one where that is equal. Irons and wedges may be bent by up to 2° instead. Below 75 mph three clubs above the pitching wedge within 10 yards lose the lowest-lofted, at most twice.',
    source: 'House',
    status: 'judgment',
    section,
    since,
  },
  {
    id: 'BAG-LONG',
    title: 'Long clubs too hard for the speed',
    statement:
      'An iron longer than the longest worth carrying (IRON-SET, handicap unknown) is replaced by a hybrid of 1° less loft, or dropped where there is one; a wood of up to 16.9° below 80 mph driver speed by a 5-wood, or dropped where there is one. A club whose carry is known speaks for itself.',
    source: 'House; fairway-by-speed table',
    status: 'judgment',
    section,
    since,
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
  },
] as const satisfies readonly RuleEntry[]
