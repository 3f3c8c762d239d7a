import { bentGapDegMax, wedgeGapMax } from '../../golf/clubs/bag.ts'
import { cavityBack } from '../../golf/clubs/heads.ts'
import { type StandardClub, standardClub, wedgeLengthIn } from '../../golf/clubs/lengths.ts'
import {
  modernPitchingWedgeLoftDeg,
  otherWedgeDeg,
  unnamedWedgeLoftDeg,
  wedgeClassBelowDeg,
  wedgeLoftDegOf,
} from '../../golf/clubs/lofts.ts'
import {
  assumedStepCost,
  bounceNode,
  bounceRange,
  evenWithinDeg,
  forgivingBounce,
  fullSwing,
  gradedRpmMax,
  leastWedgeYards,
  lobWedgeDegMax,
  meetingBorders,
  mixedStrikeBounceDeg,
  narrowestWedgeGapDeg,
  noLobWedgeHandicapMin,
  pitchingWedgeDegMax,
  preciseBounce,
  sandWedgeDeg,
  specialtyLoftsDeg,
  usualLobWedgeDegMax,
  wedgeGapDeg,
} from '../../golf/clubs/wedges.ts'
import { steelWedgeExtraGrams } from '../../golf/clubs/weights.ts'
import { ownCarryFactor } from '../../golf/flight/carries.ts'
import { spinlessWedge, wedgeLaunch } from '../../golf/flight/launch.ts'
import { wedgeMphPerSevenIronMph } from '../../golf/speeds.ts'
import { thousands } from '../../golf/units.ts'
import type { RuleEntry } from '../rule.ts'

const section = 'wedges'
const since = '2026.11'

const strongPitchingWedgeDeg = (gender: StandardClub['gender']): number =>
  standardClub('PW', 'super_game_improvement', gender)!.loftDeg

/** Rules of wedges. */
export const wedgeRules = [
  {
    id: 'WDG-CLASS',
    title: 'Which wedge',
    statement: `wedgeHit when given (AW and UW are gap wedges), else by loft: below ${wedgeClassBelowDeg.PW} PW, below ${wedgeClassBelowDeg.GW} GW, below ${wedgeClassBelowDeg.SW} SW, else LW. A loft more than ${otherWedgeDeg}° outside of these borders is asked about when its wedge is named.`,
    source: 'Interface specification, wedgeHit; loft borders ours',
    status: 'published',
    section,
    since,
    implementedBy: 'src/golf/clubs/lofts.ts#wedgeClassOfLoft',
  },
  {
    id: 'WDG-LOFT',
    title: 'Wedge loft',
    statement: `Numbers of a pitching wedge (wedgeHit PW, its loft sent or not, up to ${pitchingWedgeDegMax}°) fit the first wedge after it: the pitching wedge came with the irons. Else a given loft wins. Without both, after a stated pitching wedge, the wedge of that set nearest to ${unnamedWedgeLoftDeg}°; else GW ${wedgeLoftDegOf.GW}, SW ${wedgeLoftDegOf.SW}, LW ${wedgeLoftDegOf.LW} by wedgeHit, or the nearest of that set where it is not even with it; without all ${unnamedWedgeLoftDeg}°. A pitching wedge that was hit counts as pwLoft or ${modernPitchingWedgeLoftDeg}. Stock steel lengths GW ${wedgeLengthIn('GW', 'men')}, SW ${wedgeLengthIn('SW', 'men')}, LW ${wedgeLengthIn('LW', 'men')} in.`,
    source: 'Interface specification, currentEquipment and wedgeHit',
    status: 'published',
    section,
    since,
    implementedBy: 'src/fitting/engine/wedges/wedge-gapping.ts#wedgesAround',
  },
  {
    id: 'WDG-SET',
    title: 'Set gapping from the pitching wedge',
    statement: `Of all whole lofts at least ${narrowestWedgeGapDeg}° apart, by way of the wedge whose loft is stated or usual, to a sand wedge of ${sandWedgeDeg.min} to ${sandWedgeDeg.max} and a lob wedge, the set has the least of gaps outside of ${wedgeGapDeg.min}-${wedgeGapDeg.max}°; then ${leastWedgeYards} yd between full wedges, or no lob wedge where it would be nearer; then gaps that differ by ${evenWithinDeg}° at most; then the fewest wedges that are bent (odd from ${specialtyLoftsDeg[0]}) or rare (above ${usualLobWedgeDegMax}), where one more or less than max(1, round(d/${wedgeGapDeg.ideal}), ceil(d/${wedgeGapDeg.max})) to ${sandWedgeDeg.ideal} counts like one; then nearest to these even steps. Wedges are named by their place in it. The PW is the fitted wedge when that is one, else pwLoft, else of irons that were fitted (ironFittingId) that of their sheet (IRON-SHEET), where its maker gives it, the own irons are not kept and the wedge has more loft; unknown it counts as ${modernPitchingWedgeLoftDeg} (${strongPitchingWedgeDeg('male')} after a super game improvement iron fitting, women ${strongPitchingWedgeDeg('female')}), or the loft from which the set is even with the least effort, a degree away counting like ${assumedStepCost} bent wedges, and is marked. Carries are those of FLT-CARRY; the carry of the wedge that was hit, stated or flown from measured launch and spin, is the row of that wedge and moves all of them by carry / estimate. One outside ${ownCarryFactor.min} to ${ownCarryFactor.max} of the estimate draws a warning: a part swing, or a speed that is off. In a bag check the wedges that are carried stay where they are ${narrowestWedgeGapDeg}° apart or more: a gap above ${wedgeGapMax.degrees} and up to ${bentGapDegMax}° is bent by a degree, a wider one gets the wedges that the rule above gives, and a set that ends before its sand wedge goes on.`,
    source: '4-6° between wedges is the published rule, a consistent gap golf.com 2007; snapping ours',
    status: 'judgment',
    section,
    since,
    implementedBy: 'src/fitting/engine/wedges/wedge-set.ts#wedgeLofts',
    table: 'wedge-set.csv',
  },
  {
    id: 'WDG-LOB',
    title: 'Lob wedge',
    statement: `A lob wedge that is fitted keeps its loft. Handicap ${noLobWedgeHandicapMin} and more, neither fitting a lob wedge nor swinging it fully: none, ${sandWedgeDeg.max}° at most. Full swing yes: ${wedgeGapDeg.min}° after the sand wedge where that is even. No: ${wedgeGapDeg.max}°, which the other gaps need not equal. Unsure or unknown: as even as the others. ${lobWedgeDegMax} at most; none where a full one lies less than ${leastWedgeYards} yd from the sand wedge.`,
    source: 'lobWedgeFullSwing: interface specification; sizes ours',
    status: 'judgment',
    section,
    since,
    implementedBy: 'src/fitting/engine/wedges/wedge-set.ts#wedgeLofts',
  },
  {
    id: 'WDG-BOUNCE',
    title: 'Bounce',
    statement: `Linear between the nodes steep ${bounceNode('SW', 'steep').attackDeg}°, neutral ${bounceNode('SW', 'neutral').attackDeg}°, shallow ${bounceNode('SW', 'shallow').attackDeg}° of attack per wedge; +clip((handicap - ${forgivingBounce.aboveHandicap})/${forgivingBounce.strokesPerDeg}, 0, ${forgivingBounce.degMax}) away from the steep node, ${-preciseBounce.deg} at the shallow node for handicap ${preciseBounce.handicapMax} or less; strikes all over +${mixedStrikeBounceDeg}; ${bounceRange.minDeg} to ${bounceRange.maxDeg}°.`,
    source: 'Published low/mid/high scheme; nodes ours',
    status: 'judgment',
    section,
    since,
    implementedBy: 'src/fitting/engine/wedges/bounce.ts#fitBounce',
    table: 'wedge-bounce.csv',
  },
  {
    id: 'WDG-GRIND',
    title: 'Grind',
    statement: `By attack angle: steep (${meetingBorders.steepDeg}° and below) full and wide soles, shallow (above ${meetingBorders.shallowDeg}°) narrow soles with heel relief, else mid soles.`,
    source: "Makers' sole guides in general words",
    status: 'judgment',
    section,
    since,
    implementedBy: 'src/fitting/engine/wedges/bounce.ts#fitGrind',
    table: 'wedge-bounce.csv',
  },
  {
    id: 'WDG-SPIN',
    title: 'Wedge spin',
    statement: `Full swings are graded per wedge; above ${thousands(gradedRpmMax)} rpm there is no further credit. Partial shots (below ${100 * fullSwing.carryShareMin} % of the expected carry or ${fullSwing.ballSpeedMphMin} mph of ball speed) are not graded.`,
    source: 'Grading to 11,000 rpm: interface specification; PW anchored at 9,304 rpm (TrackMan)',
    status: 'judgment',
    section,
    since,
    implementedBy: 'src/fitting/engine/wedges/wedge-spin.ts#gradeSpin',
    table: 'wedge-spin.csv',
  },
  {
    id: 'WDG-LAUNCH',
    title: 'Wedge launch',
    statement: `Full gap to lob wedges launch at ${wedgeLaunch.usualMinDeg}-${wedgeLaunch.usualMaxDeg}°: above ${wedgeLaunch.highAboveDeg}° a lower-launching shaft, below ${wedgeLaunch.lowBelowDeg}° more loft.`,
    source: 'House',
    status: 'judgment',
    section,
    since,
    implementedBy: 'src/fitting/engine/wedges/wedge.ts#fitWedge',
  },
  {
    id: 'WDG-SHAFT',
    title: 'Wedge shaft follows the irons',
    statement: `Order: ironFittingId, ironShaft, 7-iron speed, wedge speed (flex from the wedge row, weight at speed / ${wedgeMphPerSevenIronMph}). Flex, weight, material and profile carry over unchanged, what is not stated is derived; steel sand and lob wedges +${steelWedgeExtraGrams} g. Launch above ${spinlessWedge.launchAboveDeg}° with under ${thousands(spinlessWedge.spinBelowRpm)} rpm: one profile lower.`,
    source: 'Carry-over: interface specification; +5 g fitter practice',
    status: 'judgment',
    section,
    since,
    implementedBy: 'src/fitting/engine/wedges/wedge-shaft.ts#fitWedgeShaft',
  },
  {
    id: 'WDG-HEAD',
    title: 'Blade or cavity back',
    statement: `Cavity back with handicap ${cavityBack.handicapMin} and more, game-improvement irons, off-center strikes, an unknown handicap below ${cavityBack.unknownBelowMph} mph 7-iron speed, a PW or GW with handicap ${cavityBack.fullSwingHandicapMin} and more, and for juniors; otherwise blade.`,
    source: 'The two words: interface specification; borders ours',
    status: 'judgment',
    section,
    since,
    implementedBy: 'src/fitting/engine/wedges/wedge-head.ts#fitWedgeHead',
  },
] as const satisfies readonly RuleEntry[]
