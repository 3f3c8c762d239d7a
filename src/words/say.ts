import type { ValuesOf } from './catalog.ts'
import type { en } from './en/index.ts'
import type { Message, Quantity, Said, Unit, Value } from './message.ts'

type English = typeof en
type Subject = keyof English & string
type IdOf<Of extends Subject> = Of extends Subject ? `${Of}.${keyof English[Of] & string}` : never
/** Id of a message: its subject and its name there. */
export type MessageId = IdOf<Subject>
type WordingOf<Id extends MessageId> = Id extends `${infer Of extends Subject}.${infer Name}`
  ? Name extends keyof English[Of]
    ? English[Of][Name]
    : never
  : never
type ValuesFor<Id extends MessageId> = ValuesOf<WordingOf<Id>>

/**
 * A message of the catalog. Rules call this and import no wordings: only their types are read here.
 * @example say('lie.steeper', { by: deg(1.5) })
 */
export function say<Id extends MessageId>(
  id: Id,
  ...[values]: keyof ValuesFor<Id> extends never ? [] : [ValuesFor<Id>]
): Message {
  return { message: id, values: (values ?? {}) as Readonly<Record<string, Value>> }
}

/** One sentence of clauses side by side. */
export function sentence(...clauses: readonly Said[]): Message {
  return say('general.sentence', { clauses })
}

/** Clauses side by side, within a sentence. */
export function clauses(...all: readonly Said[]): Message {
  return say('general.clauses', { clauses: all })
}

/** Sentences side by side; one stays as it is. */
export function sentences<One extends Said>(all: readonly One[]): One | Message {
  return all.length === 1 ? all[0]! : say('general.text', { sentences: all })
}

/** Two clauses in one: `a draw head and a lie of 1° flat`. */
export function both(one: Said, other: Said): Message {
  return say('general.both', { one, other })
}

function inUnit(unit: Unit): (n: Quantity['n']) => Quantity {
  return (n) => ({ n, unit })
}

/** Angle, degrees. */
export const deg = inUnit('°')
/** Inches of a club. */
export const clubInches = inUnit('in')
/** Mass, grams. */
export const grams = inUnit('g')
/** Inches of a golfer. */
export const bodyInches = inUnit('body in')

/** Speed, miles an hour. */
export const mph = inUnit('mph')
/** Feet of a flight. */
export const feet = inUnit('ft')
/** Distance in sentences that abbreviate it. */
export const yd = inUnit('yd')
/** A share. */
export const percent = inUnit('%')
/** Distance in sentences that spell it out. */
export const yards = inUnit('yards')
/** Spin, turns a minute. */
export const rpm = inUnit('rpm')

/** A number with as many decimals, zeros too: `1.40`. */
export function fixed(value: number, digits: number): Quantity {
  return { n: Number(value.toFixed(digits)), digits }
}

/** Inches of the core of a grip, or of the butt that it goes onto: in thousandths. */
export function coreInches(n: number): Quantity {
  return { ...fixed(n, 3), unit: 'core in' }
}

/** US dollars. */
export const usd = inUnit('USD')

/** With its thousands apart: `3,300 rpm`. */
export function grouped(quantity: Quantity): Quantity {
  return { ...quantity, grouped: true }
}

/** One of several names: `9, 10.5 or 12`. */
export function either(names: readonly string[]): Message {
  const last = names.at(-1) ?? ''
  return names.length < 2
    ? say('general.name', { name: last })
    : say('general.either', { most: names.slice(0, -1), last })
}

/** A range in words: `60 to 130 mph`. */
export function fromTo(quantity: Quantity): Quantity {
  return { ...quantity, to: true }
}

/** The clauses of a sentence that `sentence` made. */
export function clausesOf(said: Said): readonly Message[] {
  return (said as Message).values['clauses'] as readonly Message[]
}

/** How far two distances lie apart, yards: the difference of the written figures, in each system of units. */
export function yardsApart(one: number, other: number): Quantity {
  return { n: Math.max(one, other), unit: 'yd', from: Math.min(one, other) }
}

/** What the second distance has more than the first, likewise. */
export function yardsMore(before: number, then: number): Quantity {
  return { n: then, unit: 'yd', from: before, signed: true }
}

/** A figure that may be off so far: it is written in steps no finer. */
export function about(quantity: Quantity, off: number): Quantity {
  return { ...quantity, off }
}

/** A difference: written with its sign. */
export function signed(quantity: Quantity | number): Quantity {
  return { ...(typeof quantity === 'number' ? { n: quantity } : quantity), signed: true }
}
