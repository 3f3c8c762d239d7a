import type { System } from '../golf/quantity.ts'
import type { Catalog, Wording } from './catalog.ts'
import { dayPart, type Locale, type Part, quantityPart } from './figures.ts'
import { type Day, isMessage, type Message, type Quantity, type Rendered, type Said, type Value } from './message.ts'

/** Language of a reader: its wordings and its way of writing numbers. */
export interface Language extends Locale {
  readonly words: Catalog
}

/** Language and units of a reader. */
export interface Listener extends Language {
  readonly system: System
}

/** A text for one reader. */
export function inWords(listener: Listener, said: Said): string {
  return partsOf(listener, said)
    .map((part) => (typeof part === 'string' ? part : part(listener.system)))
    .join('')
}

/** An answer with each message in words; members that have none are shared. */
export function rendered<Answer>(listener: Listener, answer: Answer): Rendered<Answer> {
  return copied(listener, answer) as Rendered<Answer>
}

function copied(listener: Listener, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (isMessage(value)) return inWords(listener, value)
  if (Array.isArray(value)) {
    const items = value.map((item) => copied(listener, item))
    return items.some((item, place) => item !== value[place]) ? items : value
  }
  let copy: Record<string, unknown> | null = null
  for (const name in value) {
    const before = (value as Record<string, unknown>)[name]
    const after = copied(listener, before)
    if (after === before) continue
    copy ??= { ...value }
    copy[name] = after
  }
  return copy ?? value
}

/** A text, with a function for each part that differs between systems of units. */
export function partsOf(language: Language, said: Said): readonly Part[] {
  if (typeof said === 'string') {
    const word = language.words['choices']?.[said]
    return [typeof word === 'string' ? word : said]
  }
  const pieces = wordingOf(language, said)
  if (pieces === null) return partsOf(language, otherRelease)
  return pieces.flatMap((piece) => (typeof piece === 'string' ? [piece] : valueParts(language, said, piece)))
}

/** Stands for a message of a stored answer that this release cannot word: a newer one made it, or an older one with other values. */
const otherRelease: Message = { message: 'general.otherRelease', values: {} }

function wordingOf({ words, locale }: Language, { message, values }: Message): readonly (string | Brace)[] | null {
  const [subject, name] = message.split('.') as [string, string]
  const wording = words[subject]?.[name]
  if (wording === undefined) return null
  const pieces = piecesOf(typeof wording === 'string' ? wording : plural(locale, wording, values))
  return pieces.every((piece) => typeof piece === 'string' || values[piece.name] !== undefined) ? pieces : null
}

function plural(locale: string, wording: Exclude<Wording, string>, values: Message['values']): string {
  const counted = piecesOf(wording.other).find((piece) => typeof piece !== 'string' && piece.kind === 'count') as Brace
  return new Intl.PluralRules(locale).select(values[counted.name] as number) === 'one' ? wording.one : wording.other
}

interface Brace {
  readonly name: string
  readonly kind: string
}

const read = new Map<string, readonly (string | Brace)[]>()

/** A wording taken apart at its braces, once. */
function piecesOf(wording: string): readonly (string | Brace)[] {
  const known = read.get(wording)
  if (known !== undefined) return known
  const pieces = wording.split(/(\{[^{}]+\})/).flatMap((part): (string | Brace)[] => {
    if (!part.startsWith('{')) return part === '' ? [] : [part]
    const [name, kind = 'figure'] = part.slice(1, -1).split(':') as [string, string?]
    return [{ name, kind }]
  })
  read.set(wording, pieces)
  return pieces
}

function valueParts(language: Language, { values }: Message, { name, kind }: Brace): readonly Part[] {
  const value = values[name]!
  const parts = Array.isArray(value) ? listParts(language, value, kind) : oneValue(language, value as Value, kind)
  return /^[A-Z]/.test(kind) ? begun(parts) : parts
}

/** What joins the values of a list, by its kind. */
const joints: Readonly<Record<string, string>> = { clauses: '; ', sentences: ' ', list: ', ' }

/** Strings of these are names; others are words of the interface. */
const copiedKinds: readonly string[] = ['name', 'Name', 'list', 'List', 'and', 'or']

/** Lists that each language joins its own way. */
const listTypes: Readonly<Record<string, Intl.ListFormatType>> = { and: 'conjunction', or: 'disjunction' }

function listParts(language: Language, list: readonly Value[], kind: string): readonly Part[] {
  const type = listTypes[kind]
  if (type !== undefined)
    return new Intl.ListFormat(language.locale, { type })
      .formatToParts(list.map((_, place) => String(place)))
      .flatMap((part) => (part.type === 'literal' ? [part.value] : oneValue(language, list[Number(part.value)]!, kind)))
  const joint = joints[kind.toLowerCase()] ?? ', '
  return list.flatMap((value, place) => [...(place === 0 ? [] : [joint]), ...oneValue(language, value, kind)])
}

function oneValue(language: Language, value: Value, kind: string): readonly Part[] {
  if (typeof value === 'number') return [quantityPart(language, { n: value })]
  if (typeof value === 'string') return copiedKinds.includes(kind) ? [value] : partsOf(language, value)
  if (isMessage(value)) return partsOf(language, value)
  return [isDay(value) ? dayPart(language, value) : quantityPart(language, value as Quantity, kind === 'bare')]
}

function isDay(value: Value): value is Day {
  return typeof value === 'object' && 'day' in value
}

/** A sentence begins with a capital letter. */
function begun([first, ...rest]: readonly Part[]): readonly Part[] {
  if (typeof first !== 'string') return first === undefined ? [] : [first, ...rest]
  return [first.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()), ...rest]
}
