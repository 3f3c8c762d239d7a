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

/** Oldest age of the junior rules, years. @source interface specification, golfer.age @rule IN-GROUP */
export const juniorAgeMax = 12

/** Lengths that follow the height: so much of it, and so many inches. @source between two makers' junior charts, from memory @rule JUN-LENGTH */
export const juniorLengthLines = {
  driver: { perIn: 0.6, plusIn: 4.5 },
  sevenIron: { perIn: 0.53, plusIn: 1.2 },
} as const
/** Inches from the junior's driver to the fairway wood, and from the 7-iron to hybrid and wedge. @source house @rule JUN-LENGTH */
export const juniorLengthSteps = { fairway: -1.5, hybrid: 1.5, wedge: -1 } as const
/** 7-iron length over the wrist-to-floor measurement, and how far from the height's length it is trusted, inches. @source house @rule JUN-LENGTH */
export const juniorWrist = { plusIn: 3, withinIn: 2 } as const
/** A junior's clubs are never longer than men's standard, inches. @source house: the formulas end with the junior charts, at 64 in of height @rule JUN-LENGTH */
export const juniorLengthInMax = { driver: 45.5, sevenIron: 37 } as const
