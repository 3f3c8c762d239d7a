/** What a sentence of an answer says, for pages in other languages: its id, with the values in it. */
export interface Statement<Id extends string> {
  readonly id: Id
  readonly values: Readonly<Record<string, string | number | string[]>>
}

/** A statement, and its sentence in English. */
export interface Sentence<Id extends string> extends Statement<Id> {
  readonly text: string
}
