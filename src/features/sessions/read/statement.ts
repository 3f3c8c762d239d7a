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
] as const
export type DoubtId = (typeof doubtIds)[number]

/** Every kind of correction. */
export const correctionIds = ['converted', 'mergedCells', 'estimatedSpinOut'] as const
export type CorrectionId = (typeof correctionIds)[number]

/** What a sentence of the report says, for pages in other languages: its id, with the values in it. */
export interface Statement<Id extends string> {
  readonly id: Id
  readonly values: Readonly<Record<string, string | number | readonly string[]>>
}

/** A statement, and its sentence in English. */
export interface Sentence<Id extends string> extends Statement<Id> {
  readonly text: string
}
