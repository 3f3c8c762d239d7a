import type { ClubType } from '../names/words.ts'

// What the ways to miss a fitted shaft weigh against each other: a flex or material that is not the fitted one is worse
// than any weight; an aftermarket shaft is worth its price when the stock shaft misses flex, material or band, and not for
// less; one that costs more than half of the head only when that misses flex or `farGrams`.

/** Cost of one step of flex. @source house @rule MATCH-SHAFT */
export const flexStepCost = 12
/** Cost of the other material. @source house @rule MATCH-SHAFT */
export const otherMaterialCost = 14
/** Cost of a weight outside the fitted band. @source house @rule MATCH-SHAFT */
export const outsideBandCost = 3
/** Grams from the fitted weight at which a shaft swings like another. @source house @rule MATCH-SHAFT, MATCH-HEAD, SCORE-PICK */
export const otherWeightGrams = 10
/** Cost of such a weight: more than an aftermarket shaft in the band, whatever it launches, costs, and less than a step of flex. @source house @rule MATCH-SHAFT */
export const otherWeightCost = 8.9
/** Cost of each gram outside the fitted band. @source house @rule MATCH-SHAFT */
export const outsideGramCost = 0.2
/** Cost of a weight so far off that it swings like another club. @source house @rule MATCH-SHAFT */
export const farGramsCost = 8
/** Cost of one step of launch profile. @source house @rule MATCH-SHAFT */
export const launchStepCost = 1
/** Cost of a shaft that does not come with the head. @source house @rule MATCH-SHAFT */
export const aftermarketCost = 2.5
/** Cost of an aftermarket shaft without a known price. @source house @rule MATCH-SHAFT */
export const unpricedCost = 3
/** Cost of a model that is not recorded. @source house @rule MATCH-SHAFT */
export const namelessCost = 0.25
/**
 * How far a built club may be off what was fitted: the tolerances of a work order. What is further off is a compromise.
 * @source What good club builders work to (loft and lie machines read half a degree), from memory; house
 * @rule MATCH-HEAD
 */
export const builtWithin = { loftDeg: 0.5, lieDeg: 0.5, lengthIn: 0.125, swingWeightPoints: 1, shaftGrams: 2 } as const
/** A shaft this close to the fitted launch profile is said to have it, steps: a step moves the ball by 0.5 to 0.7°, less than a profile allows either way. @source house, fitting rules §3.3 @rule MATCH-SHAFT */
export const sameLaunchSteps = 1
/** Steps of flex from Stiff+ to what stands in for it: hardly any maker prints that letter. @source house @rule MATCH-SHAFT */
export const standInSteps = 0.5
/** Cost of a stand-in for Stiff+. @source house @rule MATCH-SHAFT */
export const standInCost = 1.5

/** Half width of the weight band that a fitted weight stands for, grams. @source house, from db/rules/shaft-weight.csv @rule MATCH-SHAFT */
export const bandGramsOf: Readonly<Record<ClubType, number>> = { driver: 5, fairway: 5, hybrid: 7, iron: 10, wedge: 10 }
/** Width of the weight bands that makers print, grams: 60-69. @source makers' catalogs @rule MATCH-SHAFT */
export const printedBandGrams = 10

/** A sleeve is set so that the face closes or opens by this at most, degrees: a degree of loft by the manuals' figure. @source house @rule MATCH-SLEEVE */
export const hoselFaceDegMax = 2
/** Degrees of loft that a face weighs which the sleeve turns towards the golfer's miss. @source house @rule MATCH-SLEEVE */
export const wrongFaceDeg = 0.5
/** Degrees of loft to either side that a turn stands for where only the range of a sleeve is known. @source house @rule MATCH-SLEEVE */
export const unknownTurnDeg = 0.5
/** Irons bend this far, degrees. @source house @rule MATCH-LOFT, IRON-LOFT, BAG-FILL */
export const ironBendDegMax = 2
/**
 * Irons are never bent strong below this 7-iron speed, mph, or from above this handicap, or for a launch that is too low: it takes
 * the bounce and the height that these golfers lack, so that a weaker head is no compromise for them.
 * @source fitting practice
 * @rule MATCH-LOFT
 */
export const neverStrong = { belowMph: 80, aboveHandicap: 15 } as const
/** Wedges bend this far for a fitting, degrees, since their bounce moves with the loft. @source house @rule MATCH-LOFT */
export const wedgeBendDegMax = 1
/** An iron or wedge this close to the fitted loft is left as it comes, degrees. @source house @rule MATCH-LOFT */
export const leftAsIsDeg = 0.5
/** Lofts this close are the same club, degrees: nobody notices. @source house @rule MATCH-LOFT */
export const loftToleranceDeg = 0.5
/** Degrees that a wrong name weighs: a 5-wood is taken for a 3-wood only when so much nearer. @source house @rule MATCH-LOFT */
export const otherNameDeg = 1.5
/** From this share of the lines on record on a list is said to be one maker's. @source house @rule MATCH-HEAD */
export const oneMakerShare = 0.4
/** Golfers from this handicap on take the higher of two equally near lofts, strokes. @source house @rule MATCH-LOFT */
export const higherLoftHandicapMin = 8

/** Degrees of bounce that a wide sole plays like more of, and a narrow one like less. @source house @rule WDG-BOUNCE */
export const soleBounceDeg = 2
/** An option without a published bounce counts as this far off, degrees. @source house @rule MATCH-HEAD */
export const unknownBounceMissDeg = 4
/** From this handicap on, or without one, the higher of two equally near bounces is taken, strokes. @source house @rule MATCH-HEAD */
export const higherBounceHandicapMin = 10

// What one step away from the fitting weighs: the golfer's group comes first, then flex and material, then the head
// category; a degree of loft beyond the tolerance is worth half a category. What has no weight here weighs 1.

/** Weight of a step of the golfer's group. @source house @rule MATCH-HEAD */
export const groupWeight = 6
/** Weight of a step of flex. @source house @rule MATCH-HEAD */
export const flexWeight = 3
/** Weight of the other material. @source house @rule MATCH-HEAD */
export const materialWeight = 3
/** Weight of a step of head category. @source house @rule MATCH-HEAD */
export const categoryWeight = 2
/** Weight of a shaft that is sold on its own without a known price: a step of head category, since nobody can say what the club costs. @source house @rule MATCH-HEAD */
export const unpricedWeight = 2
/** A shaft further than this from the fitted flex is never built while anything else is made, steps. @source house @rule MATCH-HEAD */
export const flexStepsMax = 1
/** Weight of such a shaft. @source house @rule MATCH-HEAD */
export const wrongFlexMisfit = 100
/** A head that falls further short of the fitted lie shows it in the divot, degrees. @source house @rule MATCH-HEAD */
export const lieToleranceDeg = 1
/** Weight of a shaft from `otherWeightGrams` off: a step of head category. @source house @rule MATCH-HEAD */
export const otherWeightMisfit = 2
/** So much bounce makes another sole of it, degrees. @source house @rule MATCH-HEAD */
export const bounceStepDeg = 4
/** So much bounce makes a grade among equal soles, less makes none and is not told as a compromise, degrees. @source house @rule MATCH-HEAD */
export const bounceGradeDeg = 2
/** Category steps of a head that draws for a golfer who hooks. @source house @rule MATCH-HEAD */
export const hookedDrawSteps = 2
/** Category steps of a low-spin head in a wood that is played for height. @source house: makers sell none @rule MATCH-HEAD */
export const lowSpinHighWoodSteps = 2
/** Misses of bounce of the other wedges that weigh as much as one degree of turning, degrees. @source house @rule MATCH-HEAD */
export const setBouncePerEffortDeg = 4

/** Steps of a head that is not made for the golfer's group, or may not be. @source house @rule MATCH-HEAD */
export const groupSteps = {
  /** A head of standard weight for a woman in Ladies flex. */
  standardWeight: 1,
  /** A junior head for a junior who is strong enough for an adult flex. */
  softJunior: 1,
  /** A junior head whose maker gives no player height. */
  unknownHeight: 0.5,
  /** A junior head for another height. */
  otherHeight: 1,
  /** A light adult head, cut down for a junior. */
  cutDownAdult: 2,
} as const

/** Heads smaller than this are mini drivers: a club for the tee, but not the driver of a fitting, cubic centimeters. @source house @rule MATCH-HEAD */
export const driverVolumeCcMin = 400
/** A loft further off than this is another club, degrees: built only where no nearer one is made. @source house @rule MATCH-HEAD */
export const farLoftDeg = 2
/** A shaft further off than this is another club, grams. @source house @rule MATCH-HEAD */
export const farGrams = 15
/** Weight of a build that far off: more than head category, material and a step of flex together. @source house @rule MATCH-HEAD */
export const farMisfit = 20

/** Points that a pick's score loses for what its build misses. @source house @rule SCORE-PICK */
export const compromisePoints = {
  /** Each degree of loft beyond the tolerance, begun ones counted whole: none that far off is excellent. */
  loftDeg: 9,
  categoryStep: 4,
  /** A head that is not made for the golfer's group. */
  otherGroup: 8,
  otherMaterial: 4,
  /** A shaft from `otherWeightGrams` off. */
  otherWeight: 8,
  /** Each step of launch beyond `sameLaunchSteps`. */
  launchStep: 3,
  /** A shaft that is sold on its own: it costs more, and somebody else fits it. */
  soldAlone: 8,
  /** A length, lie, set or weight that the head cannot give. */
  build: 2,
} as const

/** Most needs that an excellent pick leaves unmet. @source house @rule SCORE-PICK */
export const compromisesOfExcellentMax = 2
/** A shaft that is bought beside the head costs at most this share of it. @source house @rule MATCH-SHAFT */
export const shaftPriceShareMax = 0.5

/** Clubs that a fitting recommends. @source interface specification, topPicks @rule MATCH-HEAD */
export const picksMax = 3
/** Clubs that a fitting lists, the picks first, and shafts. @source house @rule MATCH-HEAD */
export const listedMax = 12
/** Points of score within which two heads are as good as each other. @source house @rule MATCH-HEAD */
export const equalScorePoints = 2
/**
 * Points that a build loses without a known price, a named shaft or the maker's own lofts: it cannot be ordered as it is told.
 * @source house
 * @rule MATCH-HEAD, SCORE-PICK
 */
export const incompletePoints = 4
/** Effort within which two wedges are as good as each other: a step of launch, a degree of bending. @source house @rule MATCH-HEAD */
export const equalWedgeEffort = 1
/** A head that misses the fitting by more weight than this beyond the last pick is not recommended. @source house @rule MATCH-HEAD */
export const extraMisfitMax = 1
