import {
  driverLoftDegMax,
  driverLoftDegMin,
  driverLoftKneeMph,
  driverLoftPerAttackDeg,
  fastDriverLoft,
  highSpinCap,
  keepsPresentFromDeg,
  launchTermDegMax,
  loftStepDeg,
  lowSpinTerm,
  presentOffUsualDeg,
  seniorDriverFloor,
  seniorFromAge,
  slowDriverLoft,
  womenDriverFloor,
} from '../../golf/lofts.ts'
import type { RuleEntry } from '../rule.ts'

const section = 'driver'
const since = '2026.11'

export const driverRules = [
  {
    id: 'DRV-LOFT',
    title: 'Driver loft',
    statement: `Up to ${driverLoftKneeMph} mph ${slowDriverLoft.deg} - ${slowDriverLoft.perMph} x (mph - ${slowDriverLoft.atMph}), above it ${fastDriverLoft.deg.toFixed(1)} - ${fastDriverLoft.perMph} x (mph - ${fastDriverLoft.atMph}); less ${driverLoftPerAttackDeg} per degree of attack; plus half the launch missing to the target, held to ±${launchTermDegMax}° (a quarter when the launch was only read from the flight). Spin above ${highSpinCap.above} x target caps what a low launch adds at ${highSpinCap.deg}°; spin below ${lowSpinTerm.below.toFixed(2)} x target adds ${lowSpinTerm.deg}°. A stated present loft (within ${presentOffUsualDeg}° of the usual one) that starts the ball too low is not lowered, one that starts it too high not raised: in full from ${keepsPresentFromDeg}° off the target, in proportion before. Floors: women ${womenDriverFloor.deg} - ${womenDriverFloor.perMph} x (mph - ${womenDriverFloor.atMph}), from ${seniorFromAge} years ${seniorDriverFloor.deg} - ${seniorDriverFloor.perMph.toFixed(2)} x (mph - ${seniorDriverFloor.atMph}). Rounded to ${loftStepDeg}°, ${driverLoftDegMin} to ${driverLoftDegMax.men}°.`,
    source:
      'Built on the impact model: static = dynamic - (4.1 + 0.55 x attack). Golf Digest/TrackMan loft test: 75 mph golfers gain most at 12-14°, 95 mph golfers at 10.5-12°',
    status: 'judgment',
    section,
    since,
    implementedBy: 'src/fitting/engine/driver-loft.ts#fitDriverLoft',
    table: 'driver-optimum.csv',
  },
  {
    id: 'DRV-SHAPE',
    title: 'Launch read from the shape of the flight',
    statement:
      'Without launch and described flight: landing angle 5° off 31 + 0.33 x (mph - 75), peak a quarter off max(25, 46 + 1.5 x (mph - 75)) ft, and a roll share above 1.6 x max(0.06, 0.148 - 0.0022 x (mph - 75)) each vote one step; a step is 1.5° of launch, at most two. Marked estimated. It moves a driver’s loft by half as much as a measured launch, and the launch profile of drivers and of fairway woods from driver numbers. Beside a known launch it is only told.',
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
    statement:
      'First match: draw for a moderate or large fade; light for juniors, below 80 mph, women below 88, from 70 years below 85; low_spin from 105 mph with handicap 10 or less, centerd strike, no fade or two-way miss, and spin over 1.12 x target (or unknown from 110 mph), also from 98 mph with handicap 12 or less, spin over 1.25 x target and launch not more than 1° low; max_forgiveness for a two-way miss, off-center strike, handicap 13 and more, or unknown below 100 mph; else core. Spin and launch count with driver numbers only. Low-spin heads are called wrong below 95 mph, above handicap 15, and for a launch below its window with the spin inside its own.',
    source: 'Draw: interface specification. The rest: fitting practice, put in order so that one need decides',
    status: 'judgment',
    section,
    since,
    implementedBy: 'src/fitting/engine/wood-head.ts#fitWoodHead',
  },
  {
    id: 'DRV-FACE',
    title: 'Face to path',
    statement:
      'Face angle less club path (mirrored for left-handers): above +3° open, below -3° closed. It is told, and moves no spec.',
    source: 'Ball-flight laws as TrackMan teaches them',
    status: 'from_memory',
    section,
    since,
    implementedBy: 'src/fitting/engine/driver-notes.ts#driverNotes',
  },
  {
    id: 'DRV-HOSEL',
    title: 'Hosel for a large fade',
    statement:
      'A large fade: draw weight, loft up one step (which closes the face 1-2°), 0.5° upright where the hosel has it, and no shaft under 4.0° of torque below 105 mph.',
    source: "Makers' hosel manuals",
    status: 'from_memory',
    section,
    since,
    implementedBy: 'src/fitting/engine/driver-notes.ts#driverNotes',
  },
  {
    id: 'DRV-STRIKE',
    title: 'Strike before head',
    statement:
      'Heel strikes: half an inch shorter before another head. Otherwise handicap 20 and more or strikes all over the face: a shorter driver is mentioned; the fitted length stays.',
    source: 'Gear effect; shorter drivers center better',
    status: 'judgment',
    section,
    since,
    implementedBy: 'src/fitting/engine/driver-notes.ts#driverNotes',
  },
  {
    id: 'DRV-GAIN',
    title: 'Promised gains',
    statement:
      'At most the carry at the target, with the ball speed that this strike gives there, less the model carry of the present shot, never more than 25 yd, rounded down, and nothing unless launch and spin were measured.',
    source: 'Flight model; honesty rule',
    status: 'model',
    section,
    since,
    implementedBy: 'src/fitting/engine/driver-flight.ts#driverGain',
  },
] as const satisfies readonly RuleEntry[]
