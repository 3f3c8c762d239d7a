/** A unit as messages name it, with what it measures: `in` is of a club, `body in` of a golfer, `core in` of a grip. */
export type Unit =
  | 'mph'
  | 'yd'
  | 'yards'
  | 'in'
  | 'body in'
  | 'core in'
  | 'ft'
  | 'pounds'
  | '°'
  | '%'
  | 'g'
  | 'rpm'
  | 'USD'

/** A number with its unit, or a range of them; written for its reader when the message is rendered. */
export interface Quantity {
  /** Figures as rounded for people; the second is the end of a range. */
  readonly n: number | readonly [number, number]
  readonly unit?: Unit
  /** With its sign: a difference. */
  readonly signed?: true
  /** The difference of `n` from this, as whoever subtracts the two written figures finds it. */
  readonly from?: number
  /** How far it may be off: `about 190 yd`. */
  readonly off?: number
  /** A range in words: `1 to 2°`. */
  readonly to?: true
  /** Decimals that are written though they are zeros: `1.40`. */
  readonly digits?: number
  /** Thousands apart: `2,750`. */
  readonly grouped?: true
}

/** Day as `2026-11-29`. */
export interface Day {
  readonly day: string
}

/** Value of a message: a number, a quantity, a name that is copied, another message, or a list of these. */
export type Value = number | string | Quantity | Day | Message | readonly Value[]

/** Statement without its words: an id of the catalogs of wordings, and the values of its braces. */
export interface Message {
  readonly message: string
  readonly values: Readonly<Record<string, Value>>
}

/** Text of an answer before a door renders it. Fittings that were stored before there were messages hold English. */
export type Said = Message | string

/** An answer whose messages were rendered. */
export type Rendered<Answer> = Answer extends Message
  ? string
  : Answer extends (...given: never[]) => unknown
    ? Answer
    : Answer extends object
      ? { readonly [Name in keyof Answer]: Rendered<Answer[Name]> }
      : Answer

/** Whether a value of an answer is a message. */
export function isMessage(value: unknown): value is Message {
  return typeof value === 'object' && value !== null && typeof (value as Message).message === 'string'
}
