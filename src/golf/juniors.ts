/** A junior of this height and driver-equivalent speed has outgrown junior shafts: inches, mph, grams. @source junior lines end where teen lines begin, at 60-63 in @rule SHAFT-FLEX-JUNIOR, SHAFT-WEIGHT-JUNIOR */
export const teenBuild = { fromIn: 60, fromMph: 75, shaftGrams: 55 } as const

/** Shaft weights by height, inches and grams. @source makers' junior lines, from memory @rule SHAFT-WEIGHT-JUNIOR */
export const juniorWeights = [
  { belowIn: 50, grams: 35 },
  { belowIn: 57, grams: 40 },
  { belowIn: Number.POSITIVE_INFINITY, grams: 45 },
] as const

/** Heights of juniors whose height is not known, by age, years and inches. @source house: growth-chart medians @rule SHAFT-WEIGHT-JUNIOR, JUN-LENGTH */
export const juniorHeights = [
  { belowAge: 7, heightIn: 41 },
  { belowAge: 9, heightIn: 46 },
  { belowAge: 11, heightIn: 50 },
  { belowAge: Number.POSITIVE_INFINITY, heightIn: 54 },
] as const

/** Oldest age of the junior rules whatever the height, years. @source interface specification, golfer.age @rule IN-GROUP */
export const juniorAgeMax = 12
/** Golfers up to this age, years, have junior clubs while they are smaller than this, inches. @source junior lines end at 60-63 in; height decides, age does not @rule IN-GROUP */
export const growing = { ageMax: 17, belowIn: teenBuild.fromIn } as const
/** Golfers without an age who are smaller than nearly every grown one, inches, are asked for it. @source below the first percentile of adults in growth charts, from memory @rule IN-GROUP */
export const childBelowIn = { men: growing.belowIn, women: 57 } as const

/** What tells a junior. `null` is unknown. */
interface Stature {
  readonly ageYears: number | null
  readonly heightIn: number | null
}

/** Whether a golfer has junior clubs: by age up to 12, above it by height. @rule IN-GROUP */
export const isJunior = ({ ageYears, heightIn }: Stature): boolean => {
  if (ageYears === null) return false
  if (ageYears <= juniorAgeMax) return true
  return ageYears <= growing.ageMax && heightIn !== null && heightIn < growing.belowIn
}

/** Lengths that follow the height: so much of it, and so many inches. @source between two makers' junior charts, from memory @rule JUN-LENGTH */
export const juniorLengthLines = {
  driver: { perIn: 0.6, plusIn: 4.5 },
  sevenIron: { perIn: 0.53, plusIn: 1.2 },
} as const
/** Inches from the junior's driver to the fairway wood, and from the 7-iron to hybrid and wedge. @source house @rule JUN-LENGTH */
export const juniorLengthSteps = { fairway: -1.5, hybrid: 1.5, wedge: -1 } as const
/** 7-iron length over the wrist-to-floor measurement, and how far it moves the height's length, inches. @source house @rule JUN-LENGTH */
export const juniorWrist = { plusIn: 3, withinIn: 2 } as const
/** Inches that a year adds to the junior length until the adult one is reached: for small golfers from the first age on, for others from the second, years. @source house: from a child's to an adult's clubs without a jump @rule JUN-LENGTH */
export const lengthGrowth = { inPerYear: 0.5, smallFromAge: growing.ageMax, fromAge: juniorAgeMax } as const
