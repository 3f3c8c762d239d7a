import { dynamicLoftOver } from '../../golf/delivery.ts'
import {
  faceToPathToldDeg,
  gainYardsMax,
  hoselAdvice,
  shapeFromMph,
  shapeLanding,
  shapePeak,
  shapeRoll,
  shapeSteps,
  shorterDriverHandicapMin,
  usualSpinFactor,
} from '../../golf/driver-flight.ts'
import { forgivingWood, lightHead, lowSpinHead, spinnyLowSpinHead, wrongLowSpinHead } from '../../golf/heads.ts'
import {
  driverLoftDegMax,
  driverLoftDegMin,
  driverLoftKneeMph,
  driverLoftPerAttackDeg,
  fastDriverLoft,
  flightTermDegMax,
  highSpinCap,
  launchTermDegMax,
  loftStepDeg,
  lowSpinTerm,
  seniorDriverFloor,
  seniorFromAge,
  slowDriverLoft,
  womenDriverFloor,
} from '../../golf/lofts.ts'
import type { RuleEntry } from '../rule.ts'

const section = 'driver'
const since = '2026.11'

/** A share of one in so many: `a quarter`. */
const shareWords = (share: number): string => (share === 1 / 4 ? 'a quarter' : `${100 * share} %`)

export const driverRules = [
  {
    id: 'DRV-LOFT',
    title: 'Driver loft',
    statement: `Up to ${driverLoftKneeMph} mph ${slowDriverLoft.deg} - ${slowDriverLoft.perMph} x (mph - ${slowDriverLoft.atMph}), above it ${fastDriverLoft.deg.toFixed(1)} - ${fastDriverLoft.perMph} x (mph - ${fastDriverLoft.atMph}); less ${driverLoftPerAttackDeg} per degree of attack; plus half of what the launch misses the target by beyond the tolerance of FLT-DRIVER-TARGET, held to ±${launchTermDegMax}° (a quarter, and from no miss on, when the launch was only read from the flight). Spin above ${highSpinCap.above} x target caps what a low launch adds at ${highSpinCap.deg}°; spin below ${lowSpinTerm.below.toFixed(2)} x target adds ${lowSpinTerm.deg}°. A stated present loft stays, floors included, while launch and a measured spin are on target, and gives way in proportion up to twice that; one that starts the ball too low is not lowered, one that starts it too high not raised, in full from the tolerance on. With a launch measured off target the flight model moves it by up to ${flightTermDegMax}° (DRV-GOAL). Floors: women ${womenDriverFloor.deg} - ${womenDriverFloor.perMph} x (mph - ${womenDriverFloor.atMph}), from ${seniorFromAge} years ${seniorDriverFloor.deg} - ${seniorDriverFloor.perMph.toFixed(2)} x (mph - ${seniorDriverFloor.atMph}). Rounded to ${loftStepDeg}°, ${driverLoftDegMin} to ${driverLoftDegMax.men}°.`,
    source: `Built on the impact model: static = dynamic - (${dynamicLoftOver.plusDeg} + ${dynamicLoftOver.perAttackDeg} x attack). Golf Digest/TrackMan loft test: 75 mph golfers gain most at 12-14°, 95 mph golfers at 10.5-12°`,
    status: 'judgment',
    section,
    since,
    implementedBy: 'src/fitting/engine/driver-loft.ts#fitDriverLoft',
    table: 'driver-optimum.csv',
  },
  {
    id: 'DRV-GOAL',
    title: 'What a driver is fitted for',
    statement: `The most carry that starts no lower than the launch window of the target and lands no steeper than ${shapeLanding.deg} + ${shapeLanding.perMph} x (mph - ${shapeFromMph}) + ${shapeLanding.offDeg}°. The fitted loft is compared with a degree more, a degree less (as far as drivers are made) and the present club; a set-up outside of a limit counts only if the fitted one lies further out. Where the launch was measured off target, a loft that one beside it would out-carry moves there in steps of ${loftStepDeg}°, by ${flightTermDegMax}° at most. Where a rule holds the loft although another carries farther, a sentence names the rule and the yards.`,
    source:
      'Flight model, held to what was measured. Carry as the goal: PING and TrackMan publish it; on firm ground the total of less loft is told beside it',
    status: 'model',
    section,
    since,
    implementedBy: 'src/fitting/engine/driver-goal.ts#chooseDriverLoft',
  },
  {
    id: 'DRV-SPIN',
    title: 'Usual spin of a driver',
    statement: `Where spin was not measured a core head spins ${usualSpinFactor.factor} - ${usualSpinFactor.perMph} x (mph - ${usualSpinFactor.atMph}) rpm per mph of club speed and sine of the spin loft, from ${usualSpinFactor.mphMin} to ${usualSpinFactor.mphMax} mph, other heads as much more or less as in FLT-IMPACT: faster golfers meet the ball higher on the face.`,
    source: 'Least squares on the nine averages of amateurs in the TrackMan Combine; tour players read 95 to 97',
    status: 'published',
    section,
    since,
    implementedBy: 'src/fitting/engine/driver-shots.ts#driverShots',
    table: 'trackman-combine-driver.csv',
  },
  {
    id: 'DRV-SHAPE',
    title: 'Launch read from the shape of the flight',
    statement: `Without launch and described flight: landing angle ${shapeLanding.offDeg}° off ${shapeLanding.deg} + ${shapeLanding.perMph} x (mph - ${shapeFromMph}), peak ${shareWords(shapePeak.offShare)} off max(${shapePeak.feetMin}, ${shapePeak.feet} + ${shapePeak.perMph} x (mph - ${shapeFromMph})) ft, and a roll share above ${shapeRoll.times} x max(${shapeRoll.shareMin}, ${shapeRoll.share} - ${shapeRoll.perMph} x (mph - ${shapeFromMph})) each vote one step; a step is ${shapeSteps.deg}° of launch, at most ${shapeSteps.max === 2 ? 'two' : shapeSteps.max}. Marked estimated. It moves a driver’s loft by half as much as a measured launch, and the launch profile of drivers and of fairway woods from driver numbers. Beside a known launch it is only told.`,
    source: 'Targets from the flight model, weights ours',
    status: 'model',
    section,
    since,
    implementedBy: 'src/fitting/engine/driver-flight-shape.ts#launchFromShape',
  },
  {
    id: 'DRV-WEIGHT',
    title: 'Adjustable weight',
    statement:
      'Fade moderate or large: Draw Bias. Hook moderate or large: Fade Bias. Slight or unstated size, straight and two-way: Standard. Measured path and face never move it.',
    source: 'Interface specification, missSize',
    status: 'published',
    section,
    since,
    implementedBy: 'src/fitting/engine/wood-head.ts#fitWeightSetting',
  },
  {
    id: 'WOOD-HEAD',
    title: 'Head of a driver or fairway wood',
    statement: `First match: draw for a moderate or large fade; light for juniors, below ${lightHead.belowMph} mph, women below ${lightHead.womenBelowMph}, from ${lightHead.fromAge} years below ${lightHead.agedBelowMph}; low_spin from ${lowSpinHead.fromMph} mph with handicap ${lowSpinHead.handicapMax} or less, centered strike, no fade or two-way miss, and spin over ${lowSpinHead.spinShareAbove} x target (or unknown from ${lowSpinHead.unknownSpinFromMph} mph), also from ${spinnyLowSpinHead.fromMph} mph with handicap ${spinnyLowSpinHead.handicapMax} or less, spin over ${spinnyLowSpinHead.spinShareAbove} x target and launch not more than ${spinnyLowSpinHead.lowDegMax}° low; max_forgiveness for a two-way miss, off-center strike, handicap ${forgivingWood.handicapMin} and more, or unknown below ${forgivingWood.unknownBelowMph} mph; else core. Spin and launch count with driver numbers only. Low-spin heads are called wrong below ${wrongLowSpinHead.belowMph} mph, above handicap ${wrongLowSpinHead.aboveHandicap}, and for a launch below its window with the spin inside its own.`,
    source: 'Draw: interface specification. The rest: fitting practice, put in order so that one need decides',
    status: 'judgment',
    section,
    since,
    implementedBy: 'src/fitting/engine/wood-head.ts#fitWoodHead',
  },
  {
    id: 'DRV-FACE',
    title: 'Face to path',
    statement: `Face angle less club path (mirrored for left-handers): above +${faceToPathToldDeg}° open, below -${faceToPathToldDeg}° closed. It is told, and moves no spec.`,
    source: 'Ball-flight laws as TrackMan teaches them',
    status: 'from_memory',
    section,
    since,
    implementedBy: 'src/fitting/engine/driver-notes.ts#driverNotes',
  },
  {
    id: 'DRV-HOSEL',
    title: 'Hosel for a large fade',
    statement: `A large fade: draw weight, loft up one step (which closes the face 1-2°), ${hoselAdvice.uprightDeg}° upright where the hosel has it, and no shaft under ${hoselAdvice.torqueDegMin.toFixed(1)}° of torque below ${hoselAdvice.torqueBelowMph} mph.`,
    source: "Makers' hosel manuals",
    status: 'from_memory',
    section,
    since,
    implementedBy: 'src/fitting/engine/driver-notes.ts#driverNotes',
  },
  {
    id: 'DRV-STRIKE',
    title: 'Strike before head',
    statement: `Heel strikes: half an inch shorter before another head. Otherwise handicap ${shorterDriverHandicapMin} and more or strikes all over the face: a shorter driver is mentioned; the fitted length stays.`,
    source: 'Gear effect; shorter drivers center better',
    status: 'judgment',
    section,
    since,
    implementedBy: 'src/fitting/engine/driver-notes.ts#driverNotes',
  },
  {
    id: 'DRV-GAIN',
    title: 'Promised gains',
    statement: `At most the carry at the target, with the ball speed that this strike gives there, less the model carry of the present shot, never more than ${gainYardsMax} yd, rounded down, and nothing unless launch and spin were measured.`,
    source: 'Flight model; honesty rule',
    status: 'model',
    section,
    since,
    implementedBy: 'src/fitting/engine/driver-flight.ts#driverGain',
  },
] as const satisfies readonly RuleEntry[]
