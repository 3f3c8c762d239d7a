import { usualDriverLoftDeg } from '../../golf/clubs/lofts.ts'
import {
  firmness,
  liftLaw,
  lostLiftLaw,
  reynoldsPerX,
  rollLaw,
  seaLevelAir,
  slowDragLaw,
  spinDecay,
  spinDragLaw,
  spinRpmMin,
} from '../../golf/flight/ball.ts'
import { carryByLoft, carryShareOf, driverCarryShare } from '../../golf/flight/carries.ts'
import { patternLoss } from '../../golf/flight/delivery.ts'
import {
  assumedAttackDeg,
  chartSpan,
  chartTolerance,
  driverLaunchShare,
  targetAttack,
  targetLaunch,
  targetSpinFactor,
  targetWindow,
  windowStep,
} from '../../golf/flight/driver-flight.ts'
import {
  distanceIronSpinShare,
  driverSpinFactors,
  keptSpinShareMin,
  launchDegMin,
  launchShareLaw,
  smashLaw,
  spinFactors,
  wedgeSpinRpmMax,
} from '../../golf/flight/impact.ts'
import { axisTilt, ballSpeedSpread, faceSpreadDeg, offCenterSpread } from '../../golf/flight/side.ts'
import { centerSmash, sevenIronSmashByLoft, strikeCurves, womenEfficiency } from '../../golf/flight/strike.ts'
import { besideLineYd, greenRadiusYd, sameShotShare, teeShotLeavesYd } from '../../golf/flight/strokes.ts'
import { drawnMissShare } from '../../golf/pictures.ts'
import { type Knot, thousands } from '../../golf/units.ts'
import type { RuleEntry } from '../rule.ts'

/** A share with two digits at least: `1.00`, `0.985`. */
const shareWords = (share: number): string => (Number.isInteger(100 * share) ? share.toFixed(2) : `${share}`)
const efficiencyWords = strikeCurves.efficiency.byHandicap
  .map(([handicap, share], place) =>
    place === 0
      ? `${shareWords(share)} (handicap ${handicap})`
      : `${shareWords(share)} (${handicap}${handicap === 25 ? ' and over' : ''})`,
  )
  .join(', ')
const knotWords = (knots: readonly Knot[]): string =>
  knots.map(([handicap, spread]) => `${spread} (${handicap})`).join(', ')
const womenEfficiencyWords = `${knotWords(womenEfficiency)}, constant beyond`

/** Ball flight, impact and carry: the physics under every expected number of a fitting. */
export const flightRules = [
  {
    id: 'FLT-TRAJECTORY',
    title: 'Ball flight',
    statement:
      `A ball flies under gravity, drag and lift: with spin ratio S = surface speed / ball speed and x = Reynolds number / ${thousands(reynoldsPerX)}, ` +
      `drag coefficient = max(${spinDragLaw.min}, ${spinDragLaw.times} S^${spinDragLaw.power}) + ${slowDragLaw.times} max(0, ${slowDragLaw.belowX} - x), ` +
      `lift coefficient = ${liftLaw.most} S^${liftLaw.power} / (${liftLaw.half} + S^${liftLaw.power}) times (1 - loss) of FLT-LANDING, ` +
      `spin decays by ${spinDecay.toExponential(1)} per radius flown; standard air is ${seaLevelAir.densityKgM3} kg/m³ (${seaLevelAir.temperatureC} °C, sea level); ` +
      `spin under ${spinRpmMin} rpm counts as ${spinRpmMin}.`,
    source:
      'Equations as in Bearman & Harvey (1976), Smits & Smith (1994) and Penner (2003); coefficients fitted to the TrackMan PGA ' +
      'averages, which the carry meets within 3.2 % on every row and 1.1 % on average, and to the 60 carries of its driver ' +
      'fitting chart of 2010 (5.3 %, 1.2 %).',
    status: 'model',
    section: 'flight',
    since: '2026.11',
    implementedBy: 'src/flight/trajectory.ts#fly',
    table: 'flight-model-errors.csv',
  },
  {
    id: 'FLT-LANDING',
    title: 'Landing angle',
    statement:
      `A slow ball loses lift, which steepens the end of its flight: with t = clip((${lostLiftLaw.belowReynolds / reynoldsPerX} - x) / ${lostLiftLaw.overReynolds / reynoldsPerX}, 0, 1) ` +
      `the loss is ${lostLiftLaw.most} t² (3 - 2t) clip((${lostLiftLaw.belowSpinRatio} - S) / ${lostLiftLaw.overSpinRatio}, 0, 1), x and S as in FLT-TRAJECTORY. ` +
      'The landing angle reported is that of the flight, with no correction.',
    source:
      'Lyu, Kensrud & Smith (2020) measured the loss on tour balls below Reynolds number 75,000; its depth, and its fade at spin ' +
      'ratios over 0.36, are fitted to the TrackMan PGA averages, whose landing angles the flight meets within 1.8° (mean 0.7°).',
    status: 'model',
    section: 'flight',
    since: '2026.11',
    implementedBy: 'src/flight/trajectory.ts#fly',
    table: 'trackman-pga.csv',
  },
  {
    id: 'FLT-ROLL',
    title: 'Roll',
    statement:
      `Roll = firmness x (landing speed x cos(landing angle))² / 2g x max(${rollLaw.min}, ${rollLaw.share} - ${rollLaw.perRpm} x landing spin in rpm), with ` +
      `firmness ${firmness.soft} soft, ${firmness.normal.toFixed(1)} normal fairway, ${firmness.firm} firm; total = carry + roll; wedges into greens are given by carry only.`,
    source:
      'Calibrated on the reference shots of the open golf library libgolf (roll 20, 17, 11, 7 and 4 yd, driver to pitching wedge); ' +
      'the totals of the TrackMan driver fitting chart of 2010 are 5 % longer on average.',
    status: 'model',
    section: 'flight',
    since: '2026.11',
    implementedBy: 'src/flight/roll.ts#rollYards',
    table: 'trajectory-vectors.csv',
  },
  {
    id: 'FLT-SIDE',
    title: 'Sideways flight',
    statement: `Direction of the start = club path + k x face to path, k as in FLT-IMPACT; tangent of the spin axis = ${axisTilt.times} x face to path / spin loft, of at least ${axisTilt.spinLoftDegMin}°; the lift of FLT-TRAJECTORY tilts with the spin axis. Right is positive. A miss that was told and not measured is drawn off line by ${drawnMissShare.slight} (slight), ${drawnMissShare.moderate} (moderate) or ${drawnMissShare.large} (large) of the carry. For plots: no spec depends on it.`,
    source:
      "The axis is fitted to TrackMan's eight curves, which are met within 11 %; so are the curves that it tells of shots of 150 and 200 yd with an axis of 2° and 10°.",
    status: 'model',
    section: 'flight',
    since: '2026.11',
    implementedBy: 'src/flight/side/side-flight.ts#sideFlight',
    table: 'curvature-vectors.csv',
  },
  {
    id: 'FLT-DISPERSION',
    title: 'Where shots land',
    statement: `An ellipse of the landings whose face scatters by ${knotWords(faceSpreadDeg)} degrees and whose ball speed by a share of ${knotWords(ballSpeedSpread)}, one standard deviation by handicap, linear between, constant outside; heel and toe strikes add ${offCenterSpread.heel.faceDeg}° and ${offCenterSpread.heel.ballSpeedShare}, mixed ones ${offCenterSpread.mix.faceDeg}° and ${offCenterSpread.mix.ballSpeedShare}. An unknown handicap counts as the usual one.`,
    source:
      'Our judgment, anchored to 65 yd from side to side of the tour with the driver (Fawcett, DECADE) and to the depths of 7-iron patterns by handicap of GOLFTEC (golf.com)',
    status: 'judgment',
    section: 'flight',
    since: '2026.11',
    implementedBy: 'src/flight/side/dispersion.ts#landingEllipse',
  },
  {
    id: 'FLT-IMPACT',
    title: 'Ball speed, launch and spin from a delivery',
    statement:
      `With spin loft SL = dynamic loft - attack angle: launch = attack + k SL, k = clip(${launchShareLaw.max} - ${launchShareLaw.perDeg} (SL - ${launchShareLaw.toDeg}), ${launchShareLaw.min}, ${launchShareLaw.max}); ` +
      `smash = min(${smashLaw.max.toFixed(2)}, ${smashLaw.atLevel} - ${smashLaw.perDeg} SL + ${smashLaw.perSquareDeg} SL²), drivers ${smashLaw.driverTimes} times the curve, times strike efficiency; spin = K x club ` +
      `speed x sin(SL), K = ${driverSpinFactors.low_spin} low-spin, ${driverSpinFactors.tour} tour, ${driverSpinFactors.core} core and ${driverSpinFactors.draw} forgiving, draw or light drivers, ${spinFactors['3-wood']} 3-wood, ${spinFactors['5-wood']} 5-wood and ` +
      `hybrid, ${spinFactors['7-wood']} 7-wood, ${spinFactors['6-iron']} irons to the 6-iron, ${spinFactors['7-iron']} 7-iron, ${spinFactors.PW} 8-iron to PW (distance irons x ${distanceIronSpinShare}), ${spinFactors.SW} wedges up to ${thousands(wedgeSpinRpmMax)} rpm.`,
    source:
      'Spin loft and launch share are TrackMan definitions (from memory); smash curve and K are least squares on the TrackMan PGA ' +
      'averages (smash within 1.2 %, spin within 8 % on every row but the tour driver); driver heads, distance irons and wedges ' +
      'below PW are our judgment.',
    status: 'model',
    section: 'flight',
    since: '2026.11',
    implementedBy: 'src/flight/impact.ts#impact',
    table: 'trackman-pga.csv',
  },
  {
    id: 'FLT-STRIKE',
    title: 'Strike quality by handicap',
    statement: `A golfer keeps ${efficiencyWords} of the center-strike ball speed, ${strikeCurves.efficiency.unknown} when the handicap is unknown, linear between; women ${womenEfficiencyWords}; heel or toe strikes take off ${patternLoss.heel}, mixed ones ${patternLoss.mix.toFixed(3)}.`,
    source:
      "Driver smash of men and of women in the TrackMan Combine over the tour's 1.48, men's carried on beyond handicap 18.",
    status: 'judgment',
    section: 'flight',
    since: '2026.11',
    implementedBy: 'src/flight/strike.ts#strikeEfficiency',
    table: 'strike-factor.csv',
  },
  {
    id: 'FLT-SMASH',
    title: 'Ball speed from club speed',
    statement: `When only one speed is measured, ball speed = club speed x strike efficiency x smash: driver ${centerSmash.driver}, 3-wood ${centerSmash['3-wood']}, 5-wood ${centerSmash['5-wood']}, 7-wood, hybrid and 3-iron ${centerSmash['3-iron']}, 4-iron ${centerSmash['4-iron']}, 5-iron ${centerSmash['5-iron']}, 6-iron ${centerSmash['6-iron']}, 7-iron ${centerSmash['7-iron']} (${sevenIronSmashByLoft[0]![1]} at ${sevenIronSmashByLoft[0]![0]}°), 8-iron ${centerSmash['8-iron']}, 9-iron ${centerSmash['9-iron']}, PW ${centerSmash.PW}, GW ${centerSmash.GW.toFixed(2)}, SW ${centerSmash.SW}, LW ${centerSmash.LW}.`,
    source: 'TrackMan PGA averages down to the pitching wedge (from memory), our judgment below.',
    status: 'from_memory',
    section: 'flight',
    since: '2026.11',
    implementedBy: 'src/flight/strike.ts#expectedSmash',
    table: 'trackman-pga.csv',
  },
  {
    id: 'FLT-CARRY',
    title: 'Expected carry of a club',
    statement:
      'A driver is flown: the usual delivery (DRV-LOFT), spin (DRV-SPIN) and strike (FLT-STRIKE) of such a golfer, at the loft that is ' +
      'fitted or stated. Every other club carries as far behind it as the tour’s club of that kind and loft behind the tour’s driver ' +
      `of ${usualDriverLoftDeg}° (${carryByLoft.wood.map(([deg, yards]) => `${deg}° ${yards} yd`).join(', ')} among woods). Fittings, bags and plans read the same carry; ` +
      'read backwards it gives the speed behind a carry.',
    source:
      'PGA 2010-2019 carries; that the ladder of the clubs is the same at every speed is our judgment. Carries of LPGA players, of ' +
      'the average man and of the average woman come out within 3 %.',
    status: 'judgment',
    section: 'flight',
    since: '2026.11',
    implementedBy: 'src/flight/carry.ts#carriesOf',
    table: 'carry-anchor-113.csv',
  },
  {
    id: 'FLT-TOTAL',
    title: 'Carry share of a total',
    statement: `Carry = total x clip(${driverCarryShare.share.toFixed(2)} + ${driverCarryShare.perMph} (driver speed - ${driverCarryShare.atMph}), ${driverCarryShare.min}, ${driverCarryShare.max}) for a driver, ${carryShareOf.driver} when no speed is known; ${carryShareOf.wood} other woods, ${carryShareOf.hybrid} hybrids, ${carryShareOf.iron} irons, ${carryShareOf.wedge} wedges; such a carry counts as derived.`,
    source: 'Flight and roll model for drivers; our judgment for the other clubs.',
    status: 'model',
    section: 'flight',
    since: '2026.11',
    implementedBy: 'src/flight/carry.ts#carryShareOfTotal',
  },
  {
    id: 'FLT-DRIVER-TARGET',
    title: 'Driver launch and spin target',
    statement: `Launch = ${targetLaunch.deg} - ${targetLaunch.perMph} x (mph - ${targetLaunch.atMph}) up to ${targetLaunch.kneeMph} mph, falling by ${targetLaunch.perMphAbove} per mph above, plus attack angle x (${targetAttack.perDeg} + ${targetAttack.perMph} x (mph - ${targetAttack.atMph})), speeds held to ${chartSpan.mphMin}-${chartSpan.mphMax} mph and attacks to ±${chartSpan.attackDegMax}°; spin loft = (launch - attack) / ${driverLaunchShare}; spin = ${targetSpinFactor} x mph x sin(spin loft). Within ±${chartTolerance.deg}° (${assumedAttackDeg}° more where the attack was not measured) and ±${chartTolerance.rpm} rpm is on target: neither loft nor profile moves. Windows: launch ±${targetWindow.launchDeg}°, spin -${100 * targetWindow.spinLess} % to +${100 * targetWindow.spinMore} %, rounded to ${windowStep.deg}° and ${windowStep.rpm} rpm, as they are printed.`,
    source:
      'Fitted to both published charts: within 1° and 300 rpm of all 121 cells of PING’s of 2019 (mean 0.3°, 38 rpm), and between total and carry optimum of all 30 pairs of TrackMan’s of 2010 with that tolerance; the errors cell by cell are in docs/driver-target.md. The windows are our judgment.',
    status: 'model',
    section: 'driver',
    since: '2026.11',
    implementedBy: 'src/flight/driver-target.ts#driverTarget',
    table: 'driver-optimum.csv',
  },
  {
    id: 'FLT-COMPARE',
    title: 'Fitted flight against the current one',
    statement:
      'With launch and spin measured, the fitted flight of a driver or an iron is the current shot moved by the change of loft: ball speed in ' +
      `proportion as the impact model moves it, launch by the difference, spin by the smaller of both, at least ${keptSpinShareMin === 0.5 ? 'half' : keptSpinShareMin} of it; launch not below ${launchDegMin}°. ` +
      'Every flight of the golfer is adjusted to a measured carry, peak and landing: carry and peak in proportion, the landing by the difference. ' +
      'An unstated loft counts as what speed and attack alone ask for (driver) or as stock (irons). A fitted driver that carries a yard ' +
      'or more less than the current shot names the rule behind it. Without launch and spin, the fitted driver flight is the impact model’s with ' +
      'the strike of the handicap, in proportion to what was measured of it, and there is no current flight. The lab draws a fairway wood, a hybrid or ' +
      'a wedge from its own measured launch and spin; without them, a wood starts at the launch that its rule asks for, with the impact model, and ' +
      'is held to the carry of its fitting. What a draw head, its weight or a face closed by the hosel turns the ball is not flown, which the basis of the flights says.',
    source: 'Impact and flight model; that a strike stays the same from loft to loft is our judgment.',
    status: 'model',
    section: 'flight',
    since: '2026.11',
    implementedBy: 'src/fitting/engine/swing/present-shot.ts#flightsOf',
  },
  {
    id: 'FLT-STROKES',
    title: 'Strokes that a shot leaves',
    statement: `Strokes to hole out from where a shot ends, by the Tour's averages for the lie and the distance left. Drivers and fairway woods are played from the tee of a hole that leaves ${teeShotLeavesYd} yd after the middle shot of both clubs: up to ${besideLineYd.fairway} yd beside the target line is fairway, up to ${besideLineYd.rough} yd rough, farther out recovery. Other clubs, of one name or with median carries within ${Math.round(100 * sameShotShare)} % of each other, are played at a hole as far away as the club's own median carry: within ${greenRadiusYd} yd of it is green, around it rough. An amateur loses more by the same end than the Tour does, so a difference is rather too small than too large.`,
    source:
      'M. Broadie, Every Shot Counts (2014): baselines of ShotLink 2003-2012. Hole, fairway and green are our judgment',
    status: 'published',
    section: 'flight',
    since: '2026.11',
    implementedBy: 'src/flight/strokes.ts#strokesAfterTeeShot',
    table: 'strokes-to-hole-out.csv',
  },
] as const satisfies readonly RuleEntry[]
