import {
  forgivingWood,
  lightHead,
  lightHeadByAge,
  lowSpinHead,
  neverLowSpinWood,
  spinnyLowSpinHead,
  wrongLowSpinHead,
} from '../../golf/clubs/heads.ts'
import {
  awayYardsPerDeg2,
  driverLoftDegMax,
  driverLoftDegMin,
  driverLoftKneeMph,
  driverLoftPerAttackDeg,
  fastDriverLoft,
  flightTermDegMax,
  highSpinCap,
  launchTermDegMax,
  leavingYardsPerDeg,
  loftStepDeg,
  lowSpinTerm,
  seniorDriverFloor,
  seniorFloorPerYearDeg,
  seniorFromAge,
  slowDriverLoft,
  womenDriverFloor,
} from '../../golf/clubs/lofts.ts'
import { camerasReadHigherDeg, steepAttackDeg } from '../../golf/flight/attack.ts'
import { dynamicLoftOver } from '../../golf/flight/delivery.ts'
import {
  faceToPathToldDeg,
  gainYardsMax,
  groundShift,
  hoselAdvice,
  modelErrorYards,
  ownLaunchShare,
  shapeFromMph,
  shapeLanding,
  shapePeak,
  shapeRoll,
  shapeSteps,
  shorterDriverHandicapMin,
  usualSpinFactor,
} from '../../golf/flight/driver-flight.ts'
import { roundTo } from '../../golf/units.ts'
import type { RuleEntry } from '../rule.ts'

const section = 'driver'
const since = '2026.11'

/** `1.5-3° and 250-400 rpm`: what one end of the ball speeds is moved by. */
const ground = (end: 0 | 1): string => {
  const at = (bound: keyof typeof groundShift): number => groundShift[bound][end][1]
  return `${at('degMin')}-${at('degMax')}° and ${at('rpmMin')}-${at('rpmMax')} rpm`
}

/** A share of one in so many: `a quarter`. */
const shareWords = (share: number): string => (share === 1 / 4 ? 'a quarter' : `${100 * share} %`)

/** Rules of the driver. */
export const driverRules = [
  {
    id: 'DRV-LOFT',
    title: 'Driver loft',
    statement: `Up to ${driverLoftKneeMph} mph ${slowDriverLoft.deg} - ${slowDriverLoft.perMph} x (mph - ${slowDriverLoft.atMph}), above it ${fastDriverLoft.deg.toFixed(1)} - ${fastDriverLoft.perMph} x (mph - ${fastDriverLoft.atMph}); less ${driverLoftPerAttackDeg} per degree of attack; plus half of what the launch misses the target by beyond the tolerance of FLT-DRIVER-TARGET, held to ±${launchTermDegMax}° (a quarter, and from no miss on, when the launch was only read from the flight). What a low launch adds falls from ${highSpinCap[0]![1]}° at ${highSpinCap[0]![0]} x target of spin to ${highSpinCap[1]![1]}° at ${highSpinCap[1]![0]}; too little spin adds up to ${lowSpinTerm[0]![1]}°, between ${lowSpinTerm[1]![0]} and ${lowSpinTerm[0]![0]} x target. A stated current loft stays, floors included, while launch and a measured spin are on target, and gives way in proportion up to twice that; one that starts the ball too low is not lowered, one that starts it too high not raised, in full from the tolerance on. With a launch measured off target the flight model moves it by up to ${flightTermDegMax}° (DRV-GOAL). Floors: women ${womenDriverFloor.deg} - ${womenDriverFloor.perMph} x (mph - ${womenDriverFloor.atMph}), from ${seniorFromAge} years ${seniorDriverFloor.deg} - ${seniorDriverFloor.perMph.toFixed(2)} x (mph - ${seniorDriverFloor.atMph}), ${seniorFloorPerYearDeg}° less for each year younger. A moderate or large slice is never fitted less than speed and attack ask for. Rounded to ${loftStepDeg}°, ${driverLoftDegMin} to ${driverLoftDegMax.men}°, women ${driverLoftDegMax.women}°, which current heads play turned up; a current loft beyond that stays while it is on target.`,
    source: `Built on the impact model: static = dynamic - (${dynamicLoftOver.plusDeg} + ${dynamicLoftOver.perAttackDeg} x attack). Golf Digest/TrackMan loft test: 75 mph golfers gain most at 12-14°, 95 mph golfers at 10.5-12°`,
    status: 'judgment',
    section,
    since,
    implementedBy: 'src/fitting/engine/driver/driver-loft.ts#fitDriverLoft',
    table: 'driver-optimum.csv',
  },
  {
    id: 'DRV-GOAL',
    title: 'What a driver is fitted for',
    statement: `The most carry that starts no lower than the launch window of the target and lands no steeper than ${shapeLanding.deg} + ${shapeLanding.perMph} x (mph - ${shapeFromMph}) + ${shapeLanding.offDeg}°. Where a ball that starts lower spins more than ${ownLaunchShare[0]![0]} x target, the least launch gives way to its own, wholly from ${ownLaunchShare[1]![0]} x on: more loft would only add spin. The fitted loft is compared with a degree more, a degree less (as far as drivers are made) and the current club; a set-up outside of a limit counts only if the fitted one lies further out. Where the launch is off target, the loft moves in steps of ${loftStepDeg}° while the carry grows by more than it takes to leave what was asked for (${roundTo(awayYardsPerDeg2, 0.01)} yd for a degree, as the square of the way), by ${flightTermDegMax}° at most, and by less while launch and spin are nearly on target; from a stated loft no further than each degree pays ${leavingYardsPerDeg} yd. Where a rule holds the loft although another carries farther, a sentence names the rule and the yards; where the fitted set-up misses a limit, it says by how much and what holds it there.`,
    source:
      'Flight model, held to what was measured. Carry as the goal: PING and TrackMan publish it; on firm ground the total of less loft is given as well',
    status: 'model',
    section,
    since,
    implementedBy: 'src/fitting/engine/driver/driver-goal.ts#chooseDriverLoft',
  },
  {
    id: 'DRV-SPIN',
    title: 'Usual spin of a driver',
    statement: `Where spin was not measured a drive spins ${usualSpinFactor.factor} - ${usualSpinFactor.perMph} x (mph - ${usualSpinFactor.atMph}) rpm per mph of club speed and sine of the spin loft, from ${usualSpinFactor.mphMin} to ${usualSpinFactor.mphMax} mph, whatever the head: faster golfers meet the ball higher on the face.`,
    source: 'Least squares on the nine averages of amateurs in the TrackMan Combine; tour players read 95 to 97',
    status: 'published',
    section,
    since,
    implementedBy: 'src/flight/drive.ts#usualDrives',
    table: 'trackman-combine-driver.csv',
  },
  {
    id: 'DRV-SHAPE',
    title: 'Launch read from the shape of the flight',
    statement: `Without launch and described flight: landing angle ${shapeLanding.offDeg}° off ${shapeLanding.deg} + ${shapeLanding.perMph} x (mph - ${shapeFromMph}), peak ${shareWords(shapePeak.offShare)} off max(${shapePeak.feetMin}, ${shapePeak.feet} + ${shapePeak.perMph} x (mph - ${shapeFromMph})) ft, and a roll share above ${shapeRoll.times} x max(${shapeRoll.shareMin}, ${shapeRoll.share} - ${shapeRoll.perMph} x (mph - ${shapeFromMph})) each vote one step; a step is ${shapeSteps.deg}° of launch, at most ${shapeSteps.max === 2 ? 'two' : shapeSteps.max}. Marked estimated. It moves a driver’s loft by half as much as a measured launch, and the launch profile of drivers and of fairway woods from driver numbers. With a known launch it is only reported.`,
    source: 'Targets from the flight model, weights ours',
    status: 'model',
    section,
    since,
    implementedBy: 'src/fitting/engine/driver/driver-flight-shape.ts#launchFromShape',
  },
  {
    id: 'DRV-WEIGHT',
    title: 'Adjustable weight',
    statement:
      'Fade moderate or large: Draw Bias. Hook moderate or large: Fade Bias. Slight or unstated size, straight and two-way: Standard. Path and face move it only as the miss that they tell (IN-SHOTS).',
    source: 'Interface specification, missSize',
    status: 'published',
    section,
    since,
    implementedBy: 'src/fitting/engine/woods/wood-head.ts#fitWeightSetting',
  },
  {
    id: 'WOOD-HEAD',
    title: 'Head of a driver or fairway wood',
    statement: `First match: draw for a moderate or large slice; light for juniors, below ${lightHead.belowMph} mph, women below ${lightHead.womenBelowMph}, rising from ${lightHeadByAge[0][0]} years on to below ${lightHeadByAge[1][1]} at ${lightHeadByAge[1][0]}; low_spin from ${lowSpinHead.fromMph} mph with handicap ${lowSpinHead.handicapMax} or less, centered strike, no fade or two-way miss, and spin over ${lowSpinHead.spinShareAbove} x target (or unknown from ${lowSpinHead.unknownSpinFromMph} mph), also from ${spinnyLowSpinHead.fromMph} mph with handicap ${spinnyLowSpinHead.handicapMax} or less, spin over ${spinnyLowSpinHead.spinShareAbove} x target and launch not more than ${spinnyLowSpinHead.lowDegMax}° low; max_forgiveness for a two-way miss, off-center strike, handicap ${forgivingWood.handicapMin} and more, or unknown below ${forgivingWood.unknownBelowMph} mph; else core. A ${neverLowSpinWood} is never low_spin. Spin and launch count against the targets of the club that is fitted, a driver’s not for a fairway wood. Low-spin heads are called wrong below ${wrongLowSpinHead.belowMph} mph, above handicap ${wrongLowSpinHead.aboveHandicap}, and for a launch below its window with the spin inside its own.`,
    source: 'Draw: interface specification. The rest: fitting practice, put in order so that one need decides',
    status: 'judgment',
    section,
    since,
    implementedBy: 'src/fitting/engine/woods/wood-head.ts#fitWoodHead',
  },
  {
    id: 'DRV-FACE',
    title: 'Face to path',
    statement: `Face angle less club path (mirrored for left-handers): above +${faceToPathToldDeg}° open, below -${faceToPathToldDeg}° closed. It is reported, and changes no spec. A moderate or large slice with a closed face, or such a hook with an open one, is asked about and counts as stated, unless the strike is off center.`,
    source: 'Ball-flight laws as TrackMan teaches them',
    status: 'from_memory',
    section,
    since,
    implementedBy: 'src/fitting/engine/driver/driver-notes.ts#driverNotes',
  },
  {
    id: 'DRV-HOSEL',
    title: 'Hosel for a large slice',
    statement: `A large slice: draw weight, loft up one step (which closes the face ${hoselAdvice.closesDegMin}-${hoselAdvice.closesDegMax}°), ${hoselAdvice.uprightDeg}° upright where the hosel has it, and no shaft under ${hoselAdvice.torqueDegMin.toFixed(1)}° of torque below ${hoselAdvice.torqueBelowMph} mph.`,
    source: "Makers' hosel manuals",
    status: 'from_memory',
    section,
    since,
    implementedBy: 'src/fitting/engine/driver/driver-notes.ts#driverNotes',
  },
  {
    id: 'DRV-ATTACK',
    title: 'Advice against a steep attack',
    statement: `A measured driver attack of ${steepAttackDeg}° and steeper: tee height and ball position are advised, with the yards that the best carry of a level attack has over the best of this one, linear between the rows, where launch and spin were not measured (else DRV-GAIN tells of the measured ball). A camera-based launch monitor reads about ${camerasReadHigherDeg}° higher than a radar, which is told where it is not known whether that was taken off.`,
    source: 'TrackMan, driver fitting chart, 2010; PING, Optimal Launch and Spin Chart, 2019, on launch monitors',
    status: 'published',
    section,
    since,
    implementedBy: 'src/fitting/engine/driver/driver-notes.ts#driverNotes',
    table: 'trackman-2010-optimizer.csv',
  },
  {
    id: 'DRV-GROUND',
    title: 'Advice for firm, soft and windy courses',
    statement: `Firm ground or wind: ${ground(0)} lower up to ${groundShift.degMin[0][0]} mph of ball speed, ${ground(1)} from ${groundShift.degMin[1][0]} mph, linear between; soft ground as much higher. It is reported and changes no spec: the request has no field for the ground.`,
    source: 'PING, Optimal Launch and Spin Chart, 2019; linear between its two ball speeds: house',
    status: 'published',
    section,
    since,
    implementedBy: 'src/fitting/engine/driver/driver-notes.ts#driverNotes',
    table: 'ping-2019-launch-spin.csv',
  },
  {
    id: 'DRV-STRIKE',
    title: 'Strike before head',
    statement: `Heel strikes: half an inch shorter before another head. Otherwise strikes all over the face, or handicap ${shorterDriverHandicapMin} and more where wrist to floor asks for no longer driver: a shorter driver is mentioned. With heel strikes or strikes all over the face the fitted driver is at most standard, whatever wrist to floor asks for.`,
    source: 'Gear effect; shorter drivers center better',
    status: 'judgment',
    section,
    since,
    implementedBy: 'src/fitting/engine/driver/driver-notes.ts#driverNotes',
  },
  {
    id: 'DRV-GAIN',
    title: 'Promised gains',
    statement: `Two sentences. Of the lofts that DRV-GOAL compares, the one that carries the current shot farthest, with its total; less than ${modelErrorYards} yd is none. And the measured ball at the target, with the same ball speed, launch and spin rounded as they are printed: both carries, with their difference and that of the totals; less than ${modelErrorYards} yd either way is no difference, and a loss says to leave launch and spin as they are. Flights are held to what was measured, and nothing is told unless launch and spin were. No sentence promises more than ${gainYardsMax} yd: where the model flies farther, it says over ${gainYardsMax} yd.`,
    source: 'Flight model; honesty rule',
    status: 'model',
    section,
    since,
    implementedBy: 'src/fitting/engine/driver/driver-flight.ts#driverGain',
  },
] as const satisfies readonly RuleEntry[]
