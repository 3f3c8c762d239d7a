import { forgivingHybrid, tourHybrid } from '../../golf/clubs/heads.ts'
import {
  fairwayFromDeg,
  fairwayLaunchTerm,
  fairwayLofts,
  fairwaySoldDegMax,
  hybridClasses,
  hybridKeptWithinDeg,
  hybridLoftBySpeed,
  loftStepDeg,
  sevenWoodBelow,
  slotFarOffDeg,
  steepFairway,
  threeWoodFromMph,
  threeWoodHardBelowMph,
  utilityIronFromMph,
  womenMoreLoftDeg,
} from '../../golf/clubs/lofts.ts'
import { driverYardsPerMphMax, idealGapHalfWidth, ownCarryFactor, woodSpacing } from '../../golf/flight/carries.ts'
import { driverMphPerThreeWoodMph } from '../../golf/speeds.ts'
import { tidy } from '../../golf/units.ts'
import type { RuleEntry } from '../rule.ts'

const section = 'fairway and hybrid'
const since = '2026.11'

/** `64 mph 28°, 68 27, ...`. */
const hybridLoftWords = hybridLoftBySpeed
  .map(([mph, deg], place) => (place === 0 ? `${mph} mph ${deg}°` : `${mph} ${deg}`))
  .join(', ')
const hybridClassWords = hybridClasses.map(({ name, fromDeg, toDeg }) => `${name} ${fromDeg}-${toDeg}`).join(', ')

/** Rules of fairway woods and hybrids. */
export const woodRules = [
  {
    id: 'FWY-SPEED',
    title: 'Speed behind a fairway wood',
    statement: `3-wood speed x ${driverMphPerThreeWoodMph} before any rule; a given driver speed wins for lofts, weight and gapping while the 3-wood speed decides flex. Beside the driver's own speed another driverSpeed wins for gapping only.`,
    source: 'Interface specification, fairwaySpeedSource; PGA averages 113/107',
    status: 'published',
    section,
    since,
    implementedBy: 'src/fitting/engine/driver/driver-speed.ts#driverSpeedOf',
  },
  {
    id: 'FWY-DESIGNATION',
    title: 'Which fairway wood',
    statement: `The named one; else by current loft (below ${fairwayFromDeg['5-wood']}° 3-wood, below ${fairwayFromDeg['7-wood']}° 5-wood, else 7-wood); else the first wood of the table for the speed. A 3-wood under ${threeWoodFromMph} mph is kept, with the 5-wood recommended in words; under ${threeWoodHardBelowMph} mph a 3-wood is compared with the 5-wood. How far the other one carries follows from its fitted loft (FLT-CARRY, or FLT-COMPARE where the shot was measured). The next wood of the table is named. A wood ${slotFarOffDeg}° or more from both woods of the table is told before everything else, with the carry of the nearer.`,
    source: 'House, gaps from the carry tables',
    status: 'judgment',
    section,
    since,
    implementedBy: 'src/fitting/engine/woods/fairway-loft.ts#fittedWood',
    table: 'fairway-by-speed.csv',
  },
  {
    id: 'FWY-LOFT',
    title: 'Fairway loft',
    statement: `3-wood ${fairwayLofts['3-wood'].deg} - ${fairwayLofts['3-wood'].perMph} x (mph - ${fairwayLofts['3-wood'].atMph}), ${fairwayLofts['3-wood'].minDeg} to ${fairwayLofts['3-wood'].maxDeg}; 5-wood ${fairwayLofts['5-wood'].deg} - ${fairwayLofts['5-wood'].perMph} x (mph - ${fairwayLofts['5-wood'].atMph}), ${fairwayLofts['5-wood'].minDeg} to ${fairwayLofts['5-wood'].maxDeg}; 7-wood ${fairwayLofts['7-wood'].deg} - ${fairwayLofts['7-wood'].perMph} x (mph - ${fairwayLofts['7-wood'].atMph}), ${fairwayLofts['7-wood'].minDeg} to ${fairwayLofts['7-wood'].maxDeg}. Women +${womenMoreLoftDeg}; attack ${steepFairway.attackDegMax}° and steeper +${steepFairway.moreDeg}; measured launch +${fairwayLaunchTerm.share} per degree missing beyond ${fairwayLaunchTerm.withinDeg}° (a driver's beyond the tolerance of FLT-DRIVER-TARGET), ±${fairwayLaunchTerm.degMax}; a stated loft stays as DRV-LOFT has it while launch and spin of that wood are on their targets (SHAFT-LAUNCH), or where another loft would take them further off; rounded to ${loftStepDeg}°. Never beyond what is sold under that name, which the fitting says: 3-wood ${fairwaySoldDegMax['3-wood']}, 5-wood ${fairwaySoldDegMax['5-wood']}, 7-wood ${fairwaySoldDegMax['7-wood']}.`,
    source: 'House, from the flight model and stock lofts',
    status: 'judgment',
    section,
    since,
    implementedBy: 'src/fitting/engine/woods/fairway-loft.ts#fitFairwayLoft',
  },
  {
    id: 'HYB-LOFT',
    title: 'Hybrid loft',
    statement: `By hybrid speed ${hybridLoftWords}, linear between; women +${womenMoreLoftDeg}. A current loft keeps its class (${hybridClassWords}) and moves at most ${hybridKeptWithinDeg}°. ${slotFarOffDeg === 3 ? 'Three' : slotFarOffDeg} degrees away from what the speed asks for is told before everything else, with the carry of that loft.`,
    source: 'House, from the carry tables',
    status: 'judgment',
    section,
    since,
    implementedBy: 'src/fitting/engine/woods/hybrid-loft.ts#fitHybridLoft',
  },
  {
    id: 'HYB-HEAD',
    title: 'Hybrid head',
    statement: `First match: core for a moderate or large hook (never draw-weighted or offset), draw for a moderate or large slice, light as for drivers, tour with handicap ${tourHybrid.handicapMax} or less from ${tourHybrid.fromMph} mph, max_forgiveness for a two-way miss, off-center strike, handicap ${forgivingHybrid.handicapMin} and more or unknown below ${forgivingHybrid.unknownBelowMph} mph driver-equivalent; else core. What hybrids are not made in falls back: tour to core, light and draw to max_forgiveness.`,
    source: 'House',
    status: 'judgment',
    section,
    since,
    implementedBy: 'src/fitting/engine/woods/hybrid-head.ts#fitHybridHead',
  },
  {
    id: 'HYB-SEVEN-WOOD',
    title: '7-wood instead of a 3-hybrid',
    statement: `A 3-hybrid that lands under ${sevenWoodBelow.landingDeg}° or peaks under ${sevenWoodBelow.peakFeet} ft: a 7-wood is mentioned. Any hybrid that lands so flat gets no shaft that launches lower than mid. Against a moderate or large hook no 7-wood is mentioned, and from ${utilityIronFromMph} mph of hybrid speed a utility iron is.`,
    source: 'Landing angles that hold a green (PING)',
    status: 'judgment',
    section,
    since,
    implementedBy: 'src/fitting/engine/woods/hybrid.ts#fitHybrid',
  },
  {
    id: 'WOOD-GAP',
    title: 'Gap to the driver',
    statement: `Driver carry measured (of a totalDistance beside a fairway wood, less the roll), else that of the driver that the same numbers fit (FLT-CARRY), which another driverSpeed moves as it moves the usual drive; the wood estimated behind it by the base carries. The carry of a fairway wood or of a hybrid of known loft, stated or flown from measured launch and spin (FLT-COMPARE), stands, moves with the loft, and moves the estimate of the driver by carry / estimate: by ${ownCarryFactor.min} at least, by ${ownCarryFactor.max} at most where the driver speed was measured, and never to more than ${driverYardsPerMphMax} yd for each mph of driver speed; a stated one moves no driver whose speed was measured. So a wood carries farther than the driver only where both were measured, which draws a warning. Ideal gap = 1 - base carry of the club / base carry of a driver, ±${tidy(100 * idealGapHalfWidth)} % of the driver carry: ideal inside, tight below, wide above, judged only for a measured carry of the club together with a measured driver speed. Totals by the roll of the drive (FLT-ROLL) and the usual share of the wood (FLT-TOTAL). Gaps are the differences of the whole yards that are given. To the next wood or hybrid ${woodSpacing.slowYards.min}-${woodSpacing.slowYards.max} yd are left below ${woodSpacing.slowBelowMph} mph of driver speed, else ${woodSpacing.yards.min}-${woodSpacing.yards.max}.`,
    source: 'PGA carries (3-wood 12 % behind the driver)',
    status: 'model',
    section,
    since,
    implementedBy: 'src/fitting/engine/woods/wood-gap.ts#fitWoodGap',
    table: 'carry-anchor-113.csv',
  },
] as const satisfies readonly RuleEntry[]
