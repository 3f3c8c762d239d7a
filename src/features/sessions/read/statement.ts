/** Every question that a file may leave open. */
export const doubtIds = [
  'unitsOtherThanChosen',
  'unitsByNumbers',
  'unitsAssumed',
  'unitsUnsure',
  'unknownClub',
  'noClub',
  'players',
  'heads',
  'noNumber',
  'openQuotes',
  'estimatedSpin',
  'notUnderstood',
  'manyLeftOut',
  'beyondClub',
] as const
export type DoubtId = (typeof doubtIds)[number]

/** Every kind of correction. */
export const correctionIds = ['converted', 'mergedCells', 'estimatedSpinOut', 'repeatedShots'] as const
export type CorrectionId = (typeof correctionIds)[number]
