import {
  coreFitsWithinIn,
  gripBuild,
  gripStepIn,
  handBands,
  oneWrapAboveFingerIn,
  outgrownJuniorGripIn,
  quarterInches,
  twoWrapsAboveIn,
} from '../../golf/clubs/grips.ts'
import { gripYears, keepWithin, neverLowSpinWood, wornGrooveYears } from '../../golf/clubs/heads.ts'
import { womenShorterIn } from '../../golf/clubs/lengths.ts'
import * as matching from '../../golf/clubs/matching.ts'
import { directionYards, hoselAdvice, modelErrorYards } from '../../golf/flight/driver-flight.ts'
import { clubTypes } from '../../golf/names/words.ts'
import * as scores from '../../golf/scores.ts'
import type { RuleEntry } from '../rule.ts'

const section = 'equipment'
const since = '2026.11'

const { groupSteps, groupWeight, flexWeight, materialWeight, categoryWeight } = matching
const { compromisePoints } = matching
const { wrap, undersize, midsize, jumbo } = gripBuild
const { slowCap, drawCap, lightCap, bladeCap, juniorCap, strangerPoints, adultCap, chosenBonus, verdictFrom } = scores
const speedsOf = (kind: keyof typeof scores.headSpeedsMph): string => {
  const { min, max } = scores.headSpeedsMph[kind]
  return min === 0 ? `up to ${max}` : `${min} to ${max}`
}
const bandWords = clubTypes.map((clubType) => `${clubType} ${matching.bandGramsOf[clubType]}`).join(', ')

/** From fitted figures to real clubs. */
export const equipmentRules = [
  {
    id: 'MATCH-HEAD',
    title: 'Which heads are picked',
    statement: `Current heads only, made for the golfer's hand in the fitted loft, in the golfer's group (women: women's and light heads, unisex from Senior flex on; juniors by height), the wanted category first and its neighbors after, best score first; three different models and, where quality is equal, not all of one brand. Mini drivers (under ${matching.driverVolumeCcMin} cc) are never picked. Anything missed is listed as a compromise, with both figures: more than ${matching.builtWithin.lengthIn} in of length, ${matching.builtWithin.loftDeg}° of loft, ${matching.builtWithin.shaftGrams} g (or the printed band), another lie, flex, material, class, bounce or name. Heads are ordered by what they miss: ${groupWeight} for each step of group (${groupSteps.standardWeight} standard weight in Ladies flex, ${groupSteps.softJunior} junior head in an adult flex, ${groupSteps.unknownHeight} unknown or ${groupSteps.otherHeight} other height, ${groupSteps.cutDownAdult} light adult head for a junior), ${flexWeight} for a step of flex, ${matching.wrongFlexMisfit} more from beyond ${matching.flexStepsMax} step, ${materialWeight} for the other material, ${matching.unpricedWeight} for a shaft that is sold on its own without a known price, ${categoryWeight} for a step of category (a draw head for a moderate hook ${matching.hookedDrawSteps} more, a low-spin ${neverLowSpinWood} ${matching.lowSpinHighWoodSteps} more), 1 for each degree of loft beyond ${matching.loftToleranceDeg}°, another name of a wood, a face turned towards the miss, a length cut for a woman in Ladies flex (less than ${womenShorterIn} in over the women's standard on a man's build), more than ${matching.lieToleranceDeg}° of lie, ${matching.otherWeightMisfit} for a shaft from ${matching.otherWeightGrams} g off, ${matching.farMisfit} for adults beyond ${matching.farLoftDeg}° of loft or ${matching.farGrams} g, and each ${matching.bounceStepDeg}° of bounce. Of builds that miss as much those come first that are complete as the maker sells them: with a known price, a named stock shaft and the maker's own lofts, or in stock where that counts. Then by score; wedges by each ${matching.bounceGradeDeg}° of bounce beyond ${matching.bounceGradeDeg}° and each loft of the set that the line lacks. A build without a known price of head and shaft, a named shaft or the maker's own lofts counts ${matching.incompletePoints} points less. The picks are chosen one by one: builds within ${matching.equalScorePoints} points are equal: one that lacks none of these comes first, then for who asks for cheaper the one that costs less in all, then another maker's comes first, then the least effort (their order: SCORE-PICK); of wedges another maker's that misses at most ${matching.extraMisfitMax} more comes first, and those within ${matching.equalWedgeEffort} of effort are equal: those complete as they are sold lead, then what more similar golfers chose (from ${chosenBonus.choicesMin} known choices on), then the makers in turn, by loft, flex and handicap (effort: cost of the shaft, degrees of setting (of an unknown chart ${matching.unknownTurnDeg} more) and of loft missed, 1 for a weight that cannot be set, the set's bounce by ${matching.setBouncePerEffortDeg}°). Where a shop's stock is preferred, equal picks and equally near lofts in stock come before all of this; where picks are limited to it, no other loft is picked, not even for a wedge of the set. Heads that miss up to ${matching.extraMisfitMax} more than the pick that misses most are listed after the ${matching.picksMax} picks, ${matching.listedMax} in all, and as many shafts.`,
    source: 'House',
    status: 'judgment',
    section,
    since,
    implementedBy: 'src/matching/match.ts#match',
  },
  {
    id: 'MATCH-LOFT',
    title: 'Reaching the fitted loft',
    statement: `The nearest stock loft; an adjustable hosel plays what its settings give (MATCH-SLEEVE). Irons bend within ${matching.ironBendDegMax}°, never strong below ${matching.neverStrong.belowMph} mph of 7-iron speed, above handicap ${matching.neverStrong.aboveHandicap} or with a launch under its target (a head up to ${matching.farLoftDeg}° weaker is no compromise there), wedges within ${matching.wedgeBendDegMax}°; one within ${matching.leftAsIsDeg}° is left as it comes. A wood of another name counts ${matching.otherNameDeg}° farther. Of equally near lofts the one turned least, then the higher for handicap ${matching.higherLoftHandicapMin} and more, an unknown one or a launch under its target, else the lower. Options of a wedge then by bounce (unpublished counts ${matching.unknownBounceMissDeg}° off, a wide sole ${matching.soleBounceDeg}° more, a narrow one ${matching.soleBounceDeg}° less), the fitted sole, more bounce for handicap ${matching.higherBounceHandicapMin} and more, and the name of the grind.`,
    source: "Makers' hosel charts",
    status: 'judgment',
    section,
    since,
    implementedBy: 'assembly/lofts.ts#nearestLoft',
    table: 'hosel-sleeves.csv',
  },
  {
    id: 'MATCH-SLEEVE',
    title: 'Which setting of a hosel is chosen',
    statement: `Only settings that the sleeve of the loft has are chosen, by the maker's name where it prints one; a bonded loft has none. An estimated loft is not turned, nor is an iron's told as bent: it is measured first. The one nearest to the fitted loft, a face that it turns towards the golfer's miss counted as ${matching.wrongFaceDeg}° of loft; then the one that changes the lie least, then the loft. The face may close or open by ${matching.hoselFaceDegMax}° at most; where no chart says so, each degree of loft counts as ${hoselAdvice.closesDegMax}°. More loft closes it, less opens it. A face turned towards the miss is named as a compromise, misses the fitting as a degree of loft does and costs as many points as a length that the head cannot give. Lie and face move with the setting. Where the maker's chart is not known the sleeve is turned within its range, and the answer gives ${matching.unknownTurnDeg}° to either side of the turn, by the maker's chart, never a setting.`,
    source: "Makers' hosel charts, as the tables name them",
    status: 'judgment',
    section,
    since,
    implementedBy: 'assembly/lofts.ts#settingOf',
    table: 'hosel-positions.csv',
  },
  {
    id: 'MATCH-SHAFT',
    title: 'Which shaft is picked',
    statement: `A stock shaft in the fitted flex, material and weight band, whatever it launches, else an aftermarket one, else the nearest (one that costs more than ${matching.shaftPriceShareMax} of the head only where the stock shaft is of another flex or ${matching.farGrams} g off; juniors have the maker's own), with the compromise stated (a launch within ${matching.sameLaunchSteps} step is none); never two flexes away. Stiff+ is the Extra Stiff of the lower weight or the Stiff of the higher weight, since makers rarely print it. The lowest cost wins: ${matching.flexStepCost} for a step of flex (a stand-in for Stiff+ ${matching.standInCost}), ${matching.otherMaterialCost} for the other material, ${matching.outsideBandCost} outside the fitted band (${matching.otherWeightCost} from ${matching.otherWeightGrams} g off the fitted weight) and ${matching.outsideGramCost} for each gram outside the band, ${matching.farGramsCost} beyond ${matching.farGrams} g from the fitted weight (± grams: ${bandWords}; bands of ${matching.printedBandGrams} g where no weight is printed), ${matching.launchStepCost} for a step of launch, ${matching.aftermarketCost} aftermarket (${matching.unpricedCost} more without a known price), ${matching.namelessCost} for a model that is not recorded; then the lower price, then the name. An aftermarket shaft goes into the hosel: no taper tip into a parallel one, nor the reverse, where the maker's own shafts tell which it is and no sleeve is in between. Listed are shafts that are made in the fitted flex less than ${matching.otherWeightGrams} g off; if there is none, the fitting says so.`,
    source: 'Coverage of the catalog',
    status: 'judgment',
    section,
    since,
    implementedBy: 'assembly/shafts.ts#bestShaft',
  },
  {
    id: 'SCORE-PICK',
    title: 'Score of a pick',
    statement: `The score of its head (SCORE-HEAD) with the shaft that is built, less ${compromisePoints.loftDeg} for each degree of loft beyond ${matching.loftToleranceDeg}° (begun ones count), ${compromisePoints.categoryStep} for a step of category, ${compromisePoints.otherGroup} for a head of another group or height, ${compromisePoints.otherMaterial} for the other shaft material, ${compromisePoints.otherWeight} for a shaft from ${matching.otherWeightGrams} g off, ${compromisePoints.launchStep} for each step of launch beyond ${matching.sameLaunchSteps}, and ${compromisePoints.build} for each length, lie, set or weight setting that the head cannot give and for a face turned towards the miss; ${matching.incompletePoints} without a known price, a named shaft or the maker's own lofts, and ${compromisePoints.soldAlone} for a shaft that is sold on its own (in stock, where that counts: none). Where club speed and ball speed contradict each other, or with more than ${matching.compromisesOfExcellentMax} compromises, ${verdictFrom.excellent - 1} at most. The picks come in the order of these scores, those of one score as they were chosen (MATCH-HEAD), wedges by what they miss; for who asks for cheaper those within ${matching.equalScorePoints} points of the best come first, the lowest total before the others, and score no more than a cheaper one before them (the price costs ${matching.equalScorePoints} points at most).`,
    source: 'House',
    status: 'judgment',
    section,
    since,
    implementedBy: 'src/matching/pick-score.ts#pickPoints',
  },
  {
    id: 'SCORE-HEAD',
    title: 'Fit score of a head',
    statement: `Six criteria of 0 to 1 (distance, forgiveness, launch, spin, direction, build), weighted by the goal; the weights of launch, spin and direction grow with the need (1 + ${scores.weightGrowth} x |need|). What is above ${scores.halvedAbove} counts half, ${scores.scoreMax} at most, with caps for heads that contradict the golfer; +${chosenBonus.points} when at least ${100 / chosenBonus.oneIn} % of at least ${chosenBonus.choicesMin} choices of similar golfers (store links from a fitting for one club alone, a club that was brought and kept) are of the head; recommendations add nothing. Distance loses ${scores.distanceLoss.share} over ${scores.distanceLoss.overMph} mph outside the driver speeds of the head (${speedsOf('lowSpin')} low-spin and tour woods, ${speedsOf('core')} core woods, blades and player's irons, ${speedsOf('forgiving')} most forgiving woods and player's distance irons, ${speedsOf('draw')} draw heads, ${speedsOf('gameImprovement')} game-improvement irons, ${speedsOf('superGameImprovement')} super game-improvement irons, ${speedsOf('light')} light woods, ${speedsOf('lightBuild')} light builds of other classes) and gains ${scores.lowSpinGain.share} with a low-spin head for a need above ${scores.lowSpinGain.aboveNeed}; forgiveness loses ${scores.forgivenessLoss.perPointOver} for a point over the need and ${1 / scores.forgivenessLoss.pointsPerWhole} for one under it; launch and spin lose the distance to ${scores.pointsPerNeed} x need of a scale of ${scores.scaleSpan}, half of it without a need (the need of launch: the degrees under the target over ${scores.launchSpanDeg}; not measured, ${scores.needSaid} where it was said and ${scores.slowLaunch.need} more below ${scores.slowLaunch.belowMph} mph; none where the fitted shaft launches lower than Mid); direction ${1 / scores.pointsPerNeed} for a point of draw short, ${scores.drawLossPerPointOver} over; the build ${scores.buildLoss.perFlexStep} for a step of flex and ${scores.buildLoss.perGram} for a gram outside the band. Caps: junior heads for adults ${strangerPoints.junior}, women's heads for golfers not known to be women or juniors ${strangerPoints.women}, mini drivers (under ${matching.driverVolumeCcMin} cc, or so called where that is not known) ${strangerPoints.mini}; ${scores.scoreMax} less, as follows: junior heads for juniors ${juniorCap.perMph} for each mph above ${juniorCap.aboveMph}, ${juniorCap.points} at least, light and high-launch heads ${lightCap.perMph} for each mph above ${lightCap.aboveMph}, ${lightCap.points} at least, blades ${bladeCap.perStroke} for each stroke above handicap ${bladeCap.aboveHandicap}, ${bladeCap.points} at least; adult heads for juniors ${adultCap.points} + ${adultCap.perMph} x (mph - ${adultCap.aboveMph}), low-spin and tour heads below ${slowCap.belowMph} mph ${slowCap.points} + ${slowCap.perMph} x (mph - ${slowCap.atMph}); draw heads from a moderate hook ${drawCap.points}. Current heads come first, each list in the order of unrounded scores, to an eighth of a point, then the more forgiving, the lower price, the id. The picks of a fitting lead in its order with its scores; heads that it only listed have at least a point less than any before, and all others have theirs lowered in the proportion of the lowest of them to the highest. Excellent from ${verdictFrom.excellent}, Strong ${verdictFrom.strong}, Good ${verdictFrom.good}, Possible ${verdictFrom.possible}.`,
    source: 'House; worked scores in db/rules/score-worked.csv',
    status: 'judgment',
    section,
    since,
    implementedBy: 'assembly/scores.ts#scoreProfiles',
    table: 'score-weights.csv',
  },
  {
    id: 'GRIP-SIZE',
    title: 'Grip size',
    statement: `By hand length: below ${handBands[0]!.toIn} in junior, ${handBands[1]!.toIn} undersize, ${handBands[2]!.toIn.toFixed(1)} standard, ${handBands[3]!.toIn} midsize, then jumbo. A fitting without a hand measurement takes standard, for women undersize, for juniors junior and from ${outgrownJuniorGripIn} in of height undersize; sore joints and hands a size more, soft where it is made.`,
    source: 'Compromise of published charts that disagree by up to an inch',
    status: 'judgment',
    section,
    since,
    implementedBy: 'src/equipment/grips/hand.ts#gripForHand',
    table: 'grip-sizes.csv',
  },
  {
    id: 'GRIP-WRAP',
    title: 'Wraps under the grip',
    statement: `A longest finger over ${oneWrapAboveFingerIn} in takes one wrap, up to standard only: from midsize on the larger size has already done the work, and a size jump and wraps are never combined. A hand over ${quarterInches(twoWrapsAboveIn)} in takes jumbo plus two wraps, whatever the finger.`,
    source: `Interface specification, grip size; ${quarterInches(twoWrapsAboveIn)} in read as hand length, because a finger ends at 6 in`,
    status: 'published',
    section,
    since,
    implementedBy: 'src/equipment/grips/hand.ts#gripForHand',
  },
  {
    id: 'GRIP-BUILD',
    title: 'What a grip size changes',
    statement: `Against standard: undersize ${undersize.leastIn} to ${undersize.mostIn} in thinner, each wrap ${wrap.thickerIn} in thicker (about ${wrap.grams} g), midsize ${midsize.thickerIn} in and jumbo ${jumbo.thickerIn} in thicker. A midsize grip usually weighs ${midsize.gramsMin} to ${midsize.gramsMax} g more (makers differ) and reads ${midsize.pointsMin} to ${midsize.pointsMax} swing-weight points lighter.`,
    source: 'Steps of 1/64 in: published grip charts; weights and swing weights: fitter practice',
    status: 'from_memory',
    section,
    since,
    implementedBy: 'src/equipment/grips/reasons.ts#reasonsFor',
  },
  {
    id: 'GRIP-CORE',
    title: 'Core of the grip for a shaft',
    statement: `A grip comes out in its size where its core (inner diameter) is that of the shaft's butt, within ${coreFitsWithinIn} in. Of the cores that the grip is sold with the nearest to the butt is ordered. Where none fits, the installed grip is thicker by what the butt is over the core, or thinner by what it is under, and the build says by how much, and in steps of ${wrap.thickerIn} in, as which charts read ${gripStepIn} in. Where the butt is not recorded no core is named: the butt is measured first.`,
    source:
      'ESI Golf, Grip Sizing (esigolf.com/gripsizing.php): M58 on 0.600 in is 0.920 in, 1/64 in over standard; one published chart calls the same 1/32 in',
    status: 'published',
    section,
    since,
    implementedBy: 'src/equipment/grips/core.ts#coreForButt',
  },
  {
    id: 'GRIP-STORE',
    title: 'Grip size at the store',
    statement:
      'The store builds undersize, standard, midsize and jumbo. Junior hands are sent there as undersize, and only junior grips that are also made undersize are listed for them.',
    source: 'Interface specification, store link, gripSize',
    status: 'published',
    section,
    since,
    implementedBy: 'src/equipment/grips/recommend.ts#recommendGrip',
  },
  {
    id: 'KEEP-CLUB',
    title: 'Keep the current club',
    statement:
      'Judged is a club that was named: by a model, a shaft, a length or a shaft weight, or by its measured launch and spin. A loft alone does not tell which club is played: of a driver or irons it is not judged, of others it names the slot. ' +
      `Drivers with a measured shot: a gain is a carry or total that grows by more than ${modelErrorYards} yd, the error of the flight model, while neither shrinks. With a gain and a loft more than ${keepWithin.driverLoftDeg}° off: adjust, from more than ${matching.farLoftDeg}° on replace. Where one grows at the cost of the other, or the target of DRV-GAIN carries ${modelErrorYards} yd or more farther: compare, and so where a draw head is fitted against a slice and the class of the club is another or not known, unless there is a gain; the draw head is advised while it costs no more than ${directionYards.moderate} yd of carry or total (a large slice ${directionYards.large}). Otherwise kept, unless length, shaft weight or class of head speak against it while launch or spin is outside of its window. ` +
      `Irons: kept when they hold the green (IRON-HOLD) with launch and spin in their windows, whatever is stamped on them. Those that do not hold it are adjusted, or replaced where that asks for more than ${matching.ironBendDegMax}° of bending. Fairway woods, hybrids and wedges: their loft names the slot, so they are judged by the rest: a launch that asks for the highest or lowest shaft, spin by WDG-SPIN, grooves from ${wornGrooveYears} years on, bounce ${matching.bounceStepDeg}° off, a narrow sole where a wide one is fitted or the reverse (bounce and sole of a named model, where its loft has one of them alone), and the figures; with none of these there is no verdict, and far from the slot that the speed asks for they are never kept. ` +
      `Without a flight, kept when everything known is within tolerance: loft ${keepWithin.driverLoftDeg}° (driver) or ${keepWithin.loftDeg}° (irons, fairway woods), length ${keepWithin.lengthIn} in, shaft weight ${keepWithin.woodGrams} g (woods) or ${keepWithin.ironGrams} g (irons and wedges); where only the class of the head differs: compare; a loft more than ${matching.farLoftDeg}° off: replace; outside elsewhere: adjust. The sentence gives the change of carry, total, peak and landing as they are printed, for a driver whether that is a gain, the age of the club model and, after ${gripYears === 1 ? 'a year' : gripYears}, that a new grip is due.`,
    source:
      "Tolerances of a hosel step, a re-cut and a weight band; mean error of the flight model on TrackMan's tables; grip makers' advice",
    status: 'judgment',
    section,
    since,
    implementedBy: 'src/fitting/engine/keep/keep.ts#currentClubVerdict',
  },
] as const satisfies readonly RuleEntry[]
