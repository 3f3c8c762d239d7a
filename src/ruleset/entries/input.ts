import {
  amateurDrivers,
  juniorDriver,
  oddSpreads,
  otherClubSpreads,
  populationSpreads,
  slowerPerStrokeMph,
  slowerWithAge,
  speedSpreadMph,
} from '../../golf/amateurs.ts'
import { equalScorePoints } from '../../golf/clubs/matching.ts'
import { lighterGrams, usualMass } from '../../golf/clubs/weights.ts'
import { attackDegOf, camerasReadHigherDeg, launchOfFlightDeg } from '../../golf/flight/attack.ts'
import { believableCarryShare, flownCarryShare, selfReportedShare } from '../../golf/flight/carries.ts'
import {
  medianErrorTimes,
  missOfShots,
  steadyErrorShare,
  strikeOfShots,
  tellingShotsMin,
} from '../../golf/flight/shots.ts'
import {
  comparedShotsMax,
  comparedSurely,
  moreShotsMax,
  redraws,
  usualDifferenceStrokes,
} from '../../golf/flight/strokes.ts'
import {
  averageScoreHandicap,
  handicapPerStroke,
  openEndHandicap,
  scratchAverageScore,
  usualHandicap,
} from '../../golf/handicap.ts'
import { inputPoints, inputWorth } from '../../golf/input-worth.ts'
import { childBelowIn, growing, juniorAgeMax } from '../../golf/juniors.ts'
import {
  apartShare,
  centerStrikers,
  mistakenShare,
  neighborStep,
  refitCount,
  refitMultiplier,
  specStep,
  staticNoise,
  swingNoise,
} from '../../golf/noise.ts'
import {
  believableDriverShare,
  believableSmash,
  driverMphPerFiveWoodMph,
  driverMphPerHybridMph,
  driverMphPerSevenIronMph,
  driverMphPerThreeWoodMph,
  driverSpeedsApartMph,
  misreadClubMax,
  type NumbersOf,
  oddDriverMph,
  sameAsDriverShare,
  wedgeMphPerSevenIronMph,
} from '../../golf/speeds.ts'
import { thousands } from '../../golf/units.ts'
import type { RuleEntry } from '../rule.ts'

const section = 'input'
const since = '2026.11'

/** Smash factors that belong together: `1.30-1.53`. */
const smashRange = (club: NumbersOf): string => believableSmash[club]!.map((smash) => smash.toFixed(2)).join('-')

/** `-0.9° at 0, ..., -2.1° at 18`. */
const attackWords = (group: keyof typeof amateurDrivers): string =>
  amateurDrivers[group].attackDeg.map(([handicap, deg]) => `${deg}° at ${handicap}`).join(', ')

/** How the request is read before any club is fitted. */
export const inputRules = [
  {
    id: 'IN-HANDICAP',
    title: 'Effective handicap',
    statement: `A stated handicap is used as it is; 25+ counts as ${openEndHandicap}. Without one, an average score gives ${handicapPerStroke} x (score - ${scratchAverageScore}), limited to ${averageScoreHandicap.min}..${averageScoreHandicap.max}. An unknown handicap counts as ${usualHandicap} where a rule needs a number, and never satisfies a rule that requires a known one.`,
    source:
      'USGA research: a golfer averages about three strokes above course handicap; 113/120 for slope. 25+ and 16 are ours.',
    status: 'judgment',
    section,
    since,
    implementedBy: 'src/fitting/engine/swing/golfer.ts#golferOf',
  },
  {
    id: 'IN-GROUP',
    title: 'Whose tables',
    statement: `Age ${juniorAgeMax} and under: junior rules; above it height decides: up to ${growing.ageMax} years they hold below ${growing.belowIn} in. Without an age a golfer is an adult; one below ${childBelowIn.men} in (women ${childBelowIn.women}) is asked for it. Gender female: women's rules. Everyone else, including golfers without a stated gender: the men's tables. There is no senior group: speed decides.`,
    source: 'Interface specification, golfer.gender and golfer.age; above it house: junior lines end at 60 in',
    status: 'published',
    section,
    since,
    implementedBy: 'src/fitting/engine/swing/golfer.ts#golferOf',
  },
  {
    id: 'IN-SPEED-MEANING',
    title: 'What swingSpeed and the other numbers mean',
    statement:
      'Driver: driver speed. Fairway: driver speed, or 3-wood speed when fairwaySpeedSource is three_wood. Hybrid and wedge: the club itself. Iron: the 7-iron. All other numbers are those of the club that is fitted; of a fairway wood by its name, its loft or the speed, and a driver’s where fairwayBallSource is driver.',
    source: 'Interface specification, meaning of swingSpeed per club type',
    status: 'published',
    section,
    since,
    implementedBy: 'src/fitting/engine/club.ts#numbersOf',
  },
  {
    id: 'IN-CONVERT',
    title: 'Driver-equivalent speed',
    statement: `3-wood x ${driverMphPerThreeWoodMph}, 5-wood and 7-wood x ${driverMphPerFiveWoodMph}, hybrid x ${driverMphPerHybridMph}, 7-iron x ${driverMphPerSevenIronMph.toFixed(2)}; a wedge is swung at ${wedgeMphPerSevenIronMph} of the 7-iron.`,
    source: `PGA tour averages 113/107, 113/103 and 113/100 (TrackMan), none of a 7-wood; ${driverMphPerSevenIronMph.toFixed(2)} from the interface specification; ${wedgeMphPerSevenIronMph} from the PW rows`,
    status: 'published',
    section,
    since,
    implementedBy: 'src/fitting/engine/driver/driver-speed.ts#driverSpeedOf',
    table: 'trackman-pga.csv',
  },
  {
    id: 'IN-DERIVE',
    title: 'Missing speeds and spin',
    statement:
      'Club speed = ball speed / (smash factor of the club x strike efficiency), and the reverse; a known 7-iron loft decides its smash factor. Spin behind a measured launch comes from the impact model and serves expected flights only; an unknown spin never triggers a spin rule.',
    source: 'Impact and strike model (FLT-IMPACT, FLT-STRIKE)',
    status: 'model',
    section,
    since,
    implementedBy: 'src/fitting/engine/swing/swing.ts#swingOf',
    table: 'strike-factor.csv',
  },
  {
    id: 'IN-ATTACK',
    title: 'Attack angle when none was measured',
    statement: `Driver numbers by handicap, linear between the rows and in tenths: men ${attackWords('men')}, women ${attackWords('women')}; an unknown handicap counts as ${usualHandicap}, juniors as men. 3-wood ${attackDegOf['3-wood']}°; 5-wood and 7-wood ${attackDegOf['5-wood']}°; hybrid ${attackDegOf.hybrid}°; 7-iron ${attackDegOf['7-iron']}°; wedge ${attackDegOf.SW}°. Marked default. A driver attack of a captured session that was measured at the club face, and not by a radar, counts ${camerasReadHigherDeg}° less, and stands among the assumptions.`,
    source: 'TrackMan Combine averages of amateurs; the other clubs anchored to the TrackMan PGA rows',
    status: 'published',
    section,
    since,
    implementedBy: 'src/golf/flight/attack.ts#usualAttackDeg',
    table: 'trackman-combine-driver.csv',
  },
  {
    id: 'IN-BALL-FLIGHT',
    title: 'Described ball flight',
    statement: `Without a measured launch, with the speed of a driver, low, normal and high read as a launch of ${launchOfFlightDeg.low}, ${launchOfFlightDeg.normal} and ${launchOfFlightDeg.high}°. Beside a fairway wood that is held against the driver's target. For other clubs the word is a description only. A measured launch takes precedence.`,
    source: 'Interface specification, ballFlight of the tool form',
    status: 'published',
    section,
    since,
    implementedBy: 'src/fitting/engine/swing/swing.ts#swingOf',
  },
  {
    id: 'IN-GOALS',
    title: 'Wishes in words',
    statement: `Goals are read phrase by phrase. One-armed, joints (pain, arthritis, hands that hurt; with a larger, softer grip) and back: a shaft ${-lighterGrams.woods} g lighter (irons and wedges ${-lighterGrams.irons} g), in irons and wedges of graphite, and what a fitter has to see is said; light: the same without the graphite. Low or high: the shaft launches a step lower or higher, but never lower where the flight needs its height. Straight or forgiving: the most forgiving wood or hybrid unless draw or light is needed, an iron class more forgiving, a cavity-back wedge. Feel: IRON-HEAD. Cheaper: of builds that miss as much and score within ${equalScorePoints} points the one that costs least in all, head and shaft, is chosen, of picks within ${equalScorePoints} points of the best the cheapest comes first, and what the picks cost is said, by the price that was seen last. Distance: the driver's loft is chosen for carry anyway. Opposite wishes, refusals and other text move nothing and are named.`,
    source: "House; graphite and light clubs for sore joints: makers' advice, from memory",
    status: 'judgment',
    section,
    since,
    implementedBy: 'src/fitting/engine/wishes.ts#wishNotes',
  },
  {
    id: 'IN-CONSISTENT-SPEED',
    title: 'Club speed and ball speed must belong together',
    statement: `Smash factors of ${smashRange('driver')} (driver), ${smashRange('3-wood')} (3-wood), ${smashRange('5-wood')} (5-wood), ${smashRange('7-wood')} (7-wood), ${smashRange('hybrid')} (hybrid), ${smashRange('7-iron')} (7-iron) are possible; wedges are not checked. Beyond them the ball flies as it was measured, whatever the handicap; but one too fast for a fairway wood at that speed of the driver counts nowhere, with its launch, spin and carry, and it is asked whose it is. A ball too fast for the club shows a club speed that was read too low: it counts as the nearest possible one, ${misreadClubMax} x the sent one at most. A ball too slow was mishit: the club speed stands, unless it is more than ${populationSpreads} x ${speedSpreadMph.known} mph above the usual driver speed of such golfers (handicap unknown: the table, ${slowerWithAge.perYearMph} mph less for each year over ${slowerWithAge.fromAge}; juniors ${juniorDriver.mph} mph at ${juniorAgeMax}, ${juniorDriver.perYearMph} less for each year younger). Both readings are fitted and the other one is listed as an alternative; the input counts ${inputPoints.contradictoryMax} at most, and the golfer is asked to measure again.`,
    source:
      'Range of center to poor strikes; ball speed is the better measured of the two (Golfweek 2016-04-19, efficiency); speeds of the TrackMan Combine, their spread from db/rules/handicap-profile.csv',
    status: 'judgment',
    section,
    since,
    implementedBy: 'src/fitting/engine/swing/speed-readings.ts#contradictionOf',
    table: 'trackman-combine-driver.csv',
  },
  {
    id: 'IN-ESTIMATE-SPEED',
    title: 'Speed from a distance',
    statement: `Where estimateSpeed is sent and no speed, the club speed is the one at which golfers of this sex, age and handicap carry so far with the club at its loft, or its usual one (FLT-CARRY read backwards; a driver’s total by FLT-TOTAL); without a distance it is that of such golfers (IN-CONSISTENT-SPEED). It is an estimate: flex does not weigh it with the carry that it came from, the input counts ${inputPoints.estimatedSpeed} less and no carry (${inputPoints.usualSpeed} without a distance), and re-fits draw the distance ±${100 * swingNoise.said.carryShare} %, or the driver speed of such golfers ±${speedSpreadMph.known} mph (unknown handicap ${speedSpreadMph.unknown}), and the speed ±${swingNoise.said.clubMph} mph about it.`,
    source: 'Inverse of FLT-CARRY; the spread is house',
    status: 'judgment',
    section,
    since,
    implementedBy: 'src/fitting/engine/swing/told-speed.ts#speedFromDistance',
  },
  {
    id: 'IN-PLAUSIBLE',
    title: 'Numbers in another unit or of another club',
    statement: `Club and ball speeds are judged by the driver speeds of such golfers (sex, age, handicap; ${slowerPerStrokeMph} mph less for each stroke beyond the table) and the club they are for. Beyond ${populationSpreads} x ${speedSpreadMph.known} mph (unknown handicap ${speedSpreadMph.unknown}), above ${oddDriverMph.above} or, for adults, below ${oddDriverMph.below} mph of driver speed, the golfer is asked first whether they are km/h, m/s or those of the driver, where one of these lies within ${oddSpreads} deviations; beyond ${otherClubSpreads} where the driver’s lies within one. So is a club at ${sameAsDriverShare} x the driver speed or more, a ball speed that would be a usual club speed, and a body of less than ${usualMass.index.min} kg/m² that would be a usual one in kilograms.`,
    source: 'TrackMan Combine; spread of db/rules/handicap-profile.csv; WHO body mass index; limits: house',
    status: 'judgment',
    section,
    since,
    implementedBy: 'src/fitting/answer/odd-number.ts#oddNumbers',
    table: 'trackman-combine-driver.csv',
  },
  {
    id: 'IN-CONSISTENT-CARRY',
    title: 'A carry the ball speed cannot make',
    statement: `A carry, stated or read from a total, above ${believableCarryShare.max.toFixed(2)} x the model carry counts nowhere; the warning has both figures. Below ${believableCarryShare.min.toFixed(2)} x it is kept with a warning about the strike. Where ball speed, launch and spin were measured, one outside ${flownCarryShare.min.toFixed(2)} to ${flownCarryShare.max.toFixed(2)} x what that ball flies counts nowhere and is asked about. A total below the carry is ignored. Wedges are not checked: they are often hit with less than a full swing.`,
    source: 'Flight model with room for wind and altitude',
    status: 'judgment',
    section,
    since,
    implementedBy: 'src/fitting/engine/swing/carry.ts#carryOf',
  },
  {
    id: 'IN-CONSISTENT-CLUBS',
    title: 'Speeds of two clubs',
    statement: `A driver speed of ${believableDriverShare.below} x the 7-iron speed or more, or ${believableDriverShare.above} x or less, draws a warning; so do two driver speeds more than ${driverSpeedsApartMph} mph apart. The speed of the fitted club is used.`,
    source: 'Tour ratio 1.256, specification ratio 1.20',
    status: 'judgment',
    section,
    since,
    implementedBy: 'src/fitting/engine/swing/swing.ts#swingOf',
  },
  {
    id: 'IN-SELF-REPORT',
    title: 'Stated carries',
    statement: `A carry without ball speed and launch is a belief: where it is more than the speed gives, gaps and flights count it as carry x (${selfReportedShare.share} - ${selfReportedShare.perStroke} x handicap), no less than that, and the fitting says so with both figures. The carry of a wedge counts as it is: its row in the set is the carry that was sent. A carry that no row shows is said together with the loft that it was hit with and the yards at the fitted one.`,
    source: 'Arccos: scratch players believed 194 yd and hit 176 with a 5-iron, 20 handicaps 187 and 152',
    status: 'judgment',
    section,
    since,
    implementedBy: 'src/fitting/engine/swing/sent-carry.ts#sentCarryNotes',
  },
  {
    id: 'IN-NEIGHBORS',
    title: 'Clubs at a border',
    statement: `The same golfer is fitted again with one mph, one stroke of handicap and one year of age less and more, and a driver with a measured launch also with a degree less and more. Where that gives another head, another wood, the other side of the junior rules or another launch, every spec that reads otherwise and differs by a class, by two steps of flex or profile, or by more than ${neighborStep['loft']}° of loft, ${neighborStep['shaftWeight']} g, ${neighborStep['length']} in, ${neighborStep['lieAngle']}° of lie or ${neighborStep['bounce']}° of bounce lists that value as an alternative, with its cause. Where another class of head is named and no pick is of it, its best head is shown, or that none is among the three nearest.`,
    source: 'Speeds, handicaps and ages are not known to one unit',
    status: 'judgment',
    section,
    since,
    implementedBy: 'src/fitting/engine/neighbors.ts#withNeighbors',
  },
  {
    id: 'IN-CONFIDENCE',
    title: 'How much the input tells',
    statement: `Start ${inputPoints.start}; ball speed with club speed +${inputWorth.ballSpeed}, launch +${inputWorth.launchAngle}, spin +${inputWorth.spinRate}, attack +${inputWorth.attackAngle}, carry +${inputWorth.carryDistance}, miss +${inputWorth.missPattern} (its size +${inputWorth.missSize}), handicap or average score +${inputWorth.handicap}, wrist to floor +${inputWorth.wristToFloor}, strike +${inputWorth.strikePattern}, current loft +${inputWorth.loft}, height +${inputWorth.heightFeet}; at most ${inputPoints.max} (${inputPoints.contradictoryMax} with speeds that contradict each other); -${inputPoints.perWarning} for each warning. Of the missing inputs, the one that moves the most specs of this club is named; a fade or hook without a size is asked about first where a moderate one would move the head, its weight or the lie. Every analysis says what decided loft and head, and what would change the fit: the specs close to a border and the first missing input.`,
    source: 'Weights by how much each input moves the fitted values',
    status: 'judgment',
    section,
    since,
    implementedBy: 'src/fitting/engine/input-quality.ts#inputQuality',
  },
  {
    id: 'IN-SHOTS',
    title: 'What the shots of a session tell',
    statement: `The numbers of a fitting from a session are medians; with each go the shots behind it and, of two and more, their standard deviation. ${tellingShotsMin} shots and more tell a miss that was not said: a median off line of ${100 * missOfShots.offLineShare.moderate} % of the carry or a face ${missOfShots.faceToPathDeg.moderate}° open or closed to the path is a moderate slice or hook, ${100 * missOfShots.offLineShare.large} % or ${missOfShots.faceToPathDeg.large}° a large one; off line with face and path within ${missOfShots.straightDeg}° (else a spin axis within ${missOfShots.straightAxisDeg}°) is straight, a push or pull; as far on both sides, ${100 * missOfShots.eachSide} % of the shots on each, is a two-way miss; where face and end contradict each other nothing is read. A median strike ${strikeOfShots.offCenterMm} mm and more toward heel or toe is such a strike, one nearer the center with a spread of ${strikeOfShots.spreadMm} mm a mixed one. What the golfer says wins.`,
    source: 'House; curves by face to path from the table, what a strike off center costs from makers’ tests',
    status: 'judgment',
    section,
    since,
    implementedBy: 'src/features/sessions/words-of-shots.ts#wordsOfShots',
    table: 'curvature-vectors.csv',
  },
  {
    id: 'IN-REFIT',
    title: 'How sure a spec is',
    statement: `With detail, a request is fitted ${refitCount} more times, for golfers who could have sent it, spread evenly over all that may be off (a lattice with the multiplier ${refitMultiplier}). Sent numbers vary by the noise of their source: with a launch monitor ${swingNoise.monitor.clubMph} mph of club speed, ${swingNoise.monitor.ballMph} of ball speed, ${swingNoise.monitor.launchDeg}° of launch, ${swingNoise.monitor.attackDeg}° of attack, ${100 * swingNoise.monitor.spinShare} % of spin and ${100 * swingNoise.monitor.carryShare} % of carry; said from memory, ${swingNoise.said.clubMph} mph of club speed and ${100 * swingNoise.said.carryShare} % of carry; where at least ${tellingShotsMin} shots are told of, ${medianErrorTimes} x their standard deviation over the square root of their number, with ${100 * steadyErrorShare} % of the monitor's noise, which more shots do not take away. Wrist to floor is off by ${staticNoise.wristToFloorIn} in, a handicap by ${staticNoise.handicap}, a current loft by ${staticNoise.loftDeg}°; ${100 * mistakenShare.strike} % name another strike. What was not sent is drawn as golfers have it; a strike in the center for ${100 * centerStrikers.least} to ${100 * centerStrikers.most} % of them, by what golfers of the handicap keep of the ball speed (FLT-STRIKE) and the more often the better the own smash is. Another value is listed with what would have to be true of an input that was not sent, where that parts its golfers from the rest by ${100 * apartShare.deciding} %, or by ${100 * apartShare.told} % and the value comes out more often than the spec, and where a request that sends that input alone is fitted with that value; else with its share. Confidence is the share of re-fits with the same word, or a figure within a step: ${specStep['loft']}° of loft, ${specStep['shaftWeight']} g, ${specStep['length']} in, ${specStep['lieAngle']}° of lie, ${specStep['bounce']}° of bounce.`,
    source: 'Makers’ accuracy of launch monitors with the scatter of ten shots; spreads of amateurs',
    status: 'judgment',
    section,
    since,
    implementedBy: 'src/fitting/refits/with-refit-shares.ts#withRefitShares',
  },
  {
    id: 'IN-COMPARE',
    title: 'Two clubs compared',
    statement: `Of each club count the shots of the medians, the last ${comparedShotsMax} at most and ${tellingShotsMin} at least. Middle, spread and strokes (FLT-STROKES) are reckoned for ${thousands(redraws)} draws of the shots with replacement, from the same seed each time; what ${100 * comparedSurely.interval} % of them hold is the interval, widened for few shots as Student's t is. The chance that a club is better holds the difference of the strokes against what two clubs of a golfer usually differ by, ${usualDifferenceStrokes.tee} strokes a shot from the tee and ${usualDifferenceStrokes.approach} at a green: the fewer the shots, the less it says. From ${100 * comparedSurely.better} % on a club is called better, else the shots show no difference; up to ${moreShotsMax} more shots with each are told that would decide.`,
    source:
      'Bootstrap: Hesterberg, The American Statistician 69 (2015). The usual difference: simulated pairs, with docs/accuracy.md as check',
    status: 'judgment',
    section,
    since,
    implementedBy: 'src/features/sessions/compare/resample.ts#differenceOf',
  },
] as const satisfies readonly RuleEntry[]
