import type { Day, Quantity, Said, Value } from './message.ts'

/**
 * Wording of a message. Its values stand in braces: `{carry}` a number, quantity or day; `{carry:bare}` a quantity
 * without its unit; `{club:name}` a name, copied;
 * `{why:words}` another message, a quantity, or a word of the interface (`choices`); `{reasons:clauses}` messages joined by semicolons;
 * `{all:sentences}` messages side by side; `{names:list}` names or messages joined by commas; `{makers:and}` and `{makers:or}` as the
 * language lists them. A kind with a capital letter begins a sentence. A wording with plurals has one text for each plural category of
 * its value of kind `count`, as in `{clubs:count}`.
 */
export type Wording = string | { readonly one: string; readonly other: string }

interface Kinds {
  readonly count: number
  readonly bare: Quantity
  readonly name: string
  readonly Name: string
  readonly words: Said | Quantity
  readonly Words: Said | Quantity
  readonly clauses: readonly Said[]
  readonly Clauses: readonly Said[]
  readonly sentences: readonly Said[]
  readonly list: readonly Value[]
  readonly List: readonly Value[]
  readonly and: readonly Value[]
  readonly or: readonly Value[]
}
type ValueOf<Kind extends string> = Kind extends keyof Kinds ? Kinds[Kind] : never

type Braces<Text extends string> = Text extends `${string}{${infer Brace}}${infer Rest}` ? Brace | Braces<Rest> : never
type TextsOf<Of> = Of extends { readonly one: infer One; readonly other: infer Other } ? One | Other : Of
type NameIn<Brace extends string> = Brace extends `${infer Name}:${string}` ? Name : Brace

/** Values that a wording needs, by the names in its braces. */
export type ValuesOf<Of> = {
  readonly [Brace in Braces<TextsOf<Of> & string> as NameIn<Brace>]: Brace extends `${string}:${infer Kind}`
    ? ValueOf<Kind>
    : number | Quantity | Day
}

/** Wordings by subject and name: the message `lie.ofStature` is `catalog.lie.ofStature`. */
export type Catalog = Readonly<Record<string, Readonly<Record<string, Wording>>>>

/** Wordings of a subject in another language: the same names. */
export type Translated<English> = { readonly [Name in keyof English]: Wording }
