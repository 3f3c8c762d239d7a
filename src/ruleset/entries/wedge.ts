import { ownCarryFactor } from '../../golf/carries.ts'
import { cavityBack } from '../../golf/heads.ts'
import { spinlessWedge, wedgeLaunch } from '../../golf/launch.ts'
import { type StandardClub, standardClub, wedgeLengthIn } from '../../golf/lengths.ts'
import {
  modernPitchingWedgeLoftDeg,
  otherWedgeDeg,
  unnamedWedgeLoftDeg,
  wedgeClassBelowDeg,
  wedgeLoftDegOf,
} from '../../golf/lofts.ts'
import { wedgeMphPerSevenIronMph } from '../../golf/speeds.ts'
import { thousands } from '../../golf/units.ts'
import {
  bounceNode,
  bounceRange,
  forgivingBounce,
  fullSwing,
  gradedRpmMax,
  lobWedgeDegMax,
  meetingBorders,
  mixedStrikeBounceDeg,
  narrowestWedgeGapDeg,
  noLobWedgeHandicapMin,
  preciseBounce,
  sandWedgeDeg,
  specialtyLoftsDeg,
  twoBounces,
  wedgeGapDeg,
} from '../../golf/wedges.ts'
import { steelWedgeExtraGrams } from '../../golf/weights.ts'
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
    implementedBy: 'src/golf/lofts.ts#wedgeClassOfLoft',
  },
  {
    id: 'WDG-LOFT',
    title: 'Wedge loft',
    statement: `A given loft wins. Else, after a stated pitching wedge, the wedge of that set nearest to the usual loft; else GW ${wedgeLoftDegOf.GW}, SW ${wedgeLoftDegOf.SW}, LW ${wedgeLoftDegOf.LW}, PW = pwLoft or ${modernPitchingWedgeLoftDeg} by wedgeHit; without both ${unnamedWedgeLoftDeg}°. Stock steel lengths GW ${wedgeLengthIn('GW', 'men')}, SW ${wedgeLengthIn('SW', 'men')}, LW ${wedgeLengthIn('LW', 'men')} in.`,
    source: 'Interface specification, currentEquipment and wedgeHit',
    status: 'published',
    section,
    since,
    implementedBy: 'src/fitting/engine/club.ts#wedgeOf',
  },
  {
    id: 'WDG-SET',
    title: 'Set gapping from the pitching wedge',
    statement: `${sandWedgeDeg.ideal} - PW is split into max(1, round(d/${wedgeGapDeg.ideal}), ceil(d/${wedgeGapDeg.max})) even steps, and so is the way to and from the wedge that is fitted, whose stated or usual loft is fixed. Real lofts (even from ${specialtyLoftsDeg[0]}, at least ${narrowestWedgeGapDeg}° apart) that end at ${sandWedgeDeg.min} to ${sandWedgeDeg.max}: the least of gaps outside of ${wedgeGapDeg.min}-${wedgeGapDeg.max}°, then nearest to the even steps. Wedges are named by their place in it. The PW is the fitted wedge when that is one, else pwLoft; unknown it counts as ${modernPitchingWedgeLoftDeg} (${strongPitchingWedgeDeg('male')} after a super game improvement iron fitting, women ${strongPitchingWedgeDeg('female')}), or the nearest loft from which the set is even, and is marked. Carries are those of FLT-CARRY; the carry of the wedge that was hit, stated or flown from measured launch and spin, is the row of that wedge and moves all of them by carry / estimate. One outside ${ownCarryFactor.min} to ${ownCarryFactor.max} of the estimate draws a warning: a part swing, or a speed that is off.`,
    source: '4-6° between wedges is the published rule; snapping ours',
    status: 'judgment',
    section,
    since,
    implementedBy: 'src/fitting/engine/wedge-set.ts#wedgesToSandWedge',
    table: 'wedge-set.csv',
  },
  {
    id: 'WDG-LOB',
    title: 'Lob wedge',
    statement: `A lob wedge that is fitted keeps its loft. Full swing yes: sand wedge + ${wedgeGapDeg.min}. Handicap ${noLobWedgeHandicapMin} and more, not fitting a lob wedge: none, ${sandWedgeDeg.max}° at most. No: + ${wedgeGapDeg.max}. Unsure or unknown: + ${wedgeGapDeg.min}; the even loft within ${wedgeGapDeg.min}-${wedgeGapDeg.max} after an odd sand wedge, ${lobWedgeDegMax} at most.`,
    source: 'lobWedgeFullSwing: interface specification; sizes ours',
    status: 'judgment',
    section,
    since,
    implementedBy: 'src/fitting/engine/wedge-set.ts#lobWedgeAfter',
  },
  {
    id: 'WDG-BOUNCE',
    title: 'Bounce',
    statement: `Linear between the nodes steep ${bounceNode('SW', 'steep').attackDeg}°, neutral ${bounceNode('SW', 'neutral').attackDeg}°, shallow ${bounceNode('SW', 'shallow').attackDeg}° of attack per wedge; +clip((handicap - ${forgivingBounce.aboveHandicap})/${forgivingBounce.strokesPerDeg}, 0, ${forgivingBounce.degMax}) away from the steep node, ${-preciseBounce.deg} at the shallow node for handicap ${preciseBounce.handicapMax} or less; strikes all over +${mixedStrikeBounceDeg}; ${bounceRange.minDeg} to ${bounceRange.maxDeg}°. Below handicap ${twoBounces.belowHandicap} a set of three holds one bounce of ${twoBounces.middleDeg} or more and one of ${twoBounces.middleDeg} or less; the fitted wedge keeps its own.`,
    source: 'Published low/mid/high scheme; nodes ours',
    status: 'judgment',
    section,
    since,
    implementedBy: 'src/fitting/engine/bounce.ts#fitBounce',
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
    implementedBy: 'src/fitting/engine/bounce.ts#fitGrind',
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
    implementedBy: 'src/fitting/engine/wedge-spin.ts#gradeSpin',
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
    implementedBy: 'src/fitting/engine/wedge.ts#fitWedge',
  },
  {
    id: 'WDG-SHAFT',
    title: 'Wedge shaft follows the irons',
    statement: `Order: ironFittingId, ironShaft, 7-iron speed, wedge speed (flex from the wedge row, weight at speed / ${wedgeMphPerSevenIronMph}). Flex, weight, material and profile carry over unchanged, what is not stated is derived; steel sand and lob wedges +${steelWedgeExtraGrams} g. Launch above ${spinlessWedge.launchAboveDeg}° with under ${thousands(spinlessWedge.spinBelowRpm)} rpm: one profile lower.`,
    source: 'Carry-over: interface specification; +5 g fitter practice',
    status: 'judgment',
    section,
    since,
    implementedBy: 'src/fitting/engine/wedge-shaft.ts#fitWedgeShaft',
  },
  {
    id: 'WDG-HEAD',
    title: 'Blade or cavity back',
    statement: `Cavity back with handicap ${cavityBack.handicapMin} and more, game-improvement irons, off-center strikes, an unknown handicap below ${cavityBack.unknownBelowMph} mph 7-iron speed, a PW or GW with handicap ${cavityBack.fullSwingHandicapMin} and more, and for juniors; otherwise blade.`,
    source: 'The two words: interface specification; borders ours',
    status: 'judgment',
    section,
    since,
    implementedBy: 'src/fitting/engine/wedge-head.ts#fitWedgeHead',
  },
] as const satisfies readonly RuleEntry[]
