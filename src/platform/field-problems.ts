import { Kind, OptionalKind, type TSchema } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { type HintBudget, hintBudget, nearest } from '../golf/names/nearest.ts'
import type { Message, Quantity } from '../words/message.ts'
import { fromTo, say } from '../words/say.ts'
import { isAccepted } from './acceptance.ts'
import type { FieldProblem } from './errors.ts'
import { asOtherUnit, type UnitField, withUnit } from './other-units.ts'
import { isRecord } from './values.ts'

/** Checking stops at this many invalid fields: more are of no use, and a hostile body could have thousands. */
export const problemsMax = 100
/** Longest piece of a caller's own text that an answer repeats. */
const echoCharactersMax = 100

/**
 * The wrong fields of a value, at most 100, in the order of the schema, one problem per field.
 *
 * Beyond JSON Schema it understands `unit` on numbers (`must be 30 to 150 mph`), `form` on text (words for a pattern), `instead`
 * on words (what to send for another name), `elsewhere` on words (what to do about a word that is none of them), `outside` on numbers (what to do with one out of bounds)
 * and, on objects, `anyOf: [{ required: [...] }]` (`needs swingSpeed or ballSpeed`). Null is refused unless the schema has it;
 * a number sent as text is refused.
 *
 * @param at Pointer of the value itself, when it is part of a larger document.
 */
export const fieldProblems = (schema: TSchema, value: unknown, at = ''): FieldProblem[] => {
  const found: FieldProblem[] = []
  walk(schema, value, at, { found, root: schema, hint: hintBudget(), listed: new Set() })
  return found
}

/** One or more problems as a sentence: `swingMetrics.swingSpeed must be 30 to 150 mph.` */
export const sentence = (problems: readonly FieldProblem[]): Message => {
  const shown = problems.slice(0, 3).map(fieldSaid)
  const more = problems.length - shown.length
  if (more > 0) return say('refusal.text', { problems: [...shown, say('refusal.andMore', { more })] })
  return say(problems.slice(-1).some(isQuestion) ? 'refusal.question' : 'refusal.text', { problems: shown })
}

const fieldSaid = ({ pointer, detail }: FieldProblem): Message =>
  pointer === '' ? say('refusal.ofRequest', { detail }) : say('refusal.ofField', { field: fieldName(pointer), detail })

const fieldName = (pointer: string): string =>
  pointer.slice(1).replaceAll('/', '.').replaceAll('~1', '/').replaceAll('~0', '~')

const isQuestion = ({ detail }: FieldProblem): boolean => questions.includes(detail.message)
/** Messages that ask something. */
const questions: readonly string[] = ['refusal.meant', 'refusal.misspelled']

interface Walk {
  readonly found: FieldProblem[]
  /** The whole schema: the problem of a misplaced field says where it belongs. */
  readonly root: TSchema
  readonly hint: HintBudget
  /** Objects whose fields were listed: once says them all. */
  readonly listed: Set<object>
}

const isFull = ({ found }: Walk): boolean => found.length >= problemsMax

const walk = (schema: TSchema, value: unknown, at: string, state: Walk): void => {
  if (schema[Kind] === 'Object' && isRecord(value)) walkObject(schema, value, at, state)
  else if (schema[Kind] === 'Record' && isRecord(value)) walkRecord(schema, value, at, state)
  else if (schema[Kind] === 'Array' && Array.isArray(value)) walkArray(schema, value, at, state)
  else if (schema[Kind] === 'Union') walkUnion(schema, value, at, state)
  else if (!Value.Check(schema, value)) report(state, at, mustBe(schema, value), value)
}

const walkObject = (schema: TSchema, value: Record<string, unknown>, at: string, state: Walk): void => {
  const properties = schema['properties'] as Record<string, TSchema>
  for (const [name, property] of Object.entries(properties)) {
    if (isFull(state)) return
    if (value[name] !== undefined && Object.hasOwn(value, name)) walk(property, value[name], below(at, name), state)
    else if (!(OptionalKind in property)) report(state, below(at, name), say('refusal.required'))
  }
  const groups = (schema['anyOf'] ?? []) as { required: string[] }[]
  const isComplete = ({ required }: { required: string[] }) => required.every((name) => value[name] !== undefined)
  if (groups.length > 0 && !groups.some(isComplete))
    report(state, at, say('refusal.needs', { fields: eitherOf(groups) }))
  if (schema['additionalProperties'] !== false) return
  for (const name of Object.keys(value)) {
    if (isFull(state)) return
    if (!Object.hasOwn(properties, name))
      report(state, below(at, name), unknownField(name, value[name], properties, state))
  }
}

/** `swingSpeed or ballSpeed or loft and lie`. */
const eitherOf = (groups: readonly { readonly required: readonly string[] }[]): Message =>
  groups
    .map(({ required }) => required.map(named).reduce((one, other) => say('general.both', { one, other })))
    .reduce((one, other) => say('refusal.orField', { one, other }))

const named = (name: string): Message => say('general.name', { name })

/** Of the many entries of a long record or list only the wrong ones are explained. */
const walkRecord = (schema: TSchema, value: Record<string, unknown>, at: string, state: Walk): void => {
  const [pattern] = Object.values(schema['patternProperties'] as Record<string, TSchema>)
  const { maxProperties = Number.POSITIVE_INFINITY } = schema as { maxProperties?: number }
  const names = Object.keys(value)
  if (names.length > maxProperties) report(state, at, mustBe(schema, value))
  else
    for (const name of names) {
      if (isFull(state)) return
      if (!isAccepted(pattern!, value[name])) walk(pattern!, value[name], below(at, name), state)
    }
}

const walkArray = (schema: TSchema, value: unknown[], at: string, state: Walk): void => {
  const { minItems = 0, maxItems = Number.POSITIVE_INFINITY } = schema as { minItems?: number; maxItems?: number }
  const items = schema['items'] as TSchema
  if (value.length < minItems || value.length > maxItems) report(state, at, mustBe(schema, value))
  else
    for (const [index, item] of value.entries()) {
      if (isFull(state)) return
      if (!isAccepted(items, item)) walk(items, item, below(at, index), state)
    }
}

/** A union of one object and other things is explained inside the object when an object came. */
const walkUnion = (schema: TSchema, value: unknown, at: string, state: Walk): void => {
  const variants = schema['anyOf'] as TSchema[]
  if (isAccepted(schema, value)) return
  const alike = variants.filter((variant) => isStructure(value) && variant['type'] === jsonType(value))
  if (alike.length === 1) walk(alike[0]!, value, at, state)
  else report(state, at, mustBe(schema, value), value)
}

const report = (state: Walk, pointer: string, detail: Message, received?: unknown): void => {
  if (isFull(state)) return
  state.found.push(
    isStructure(received) || received === undefined
      ? { pointer, detail }
      : { pointer, detail, received: echo(received) },
  )
}

/** What the caller sent, small enough to send back. JSON has no Infinity (1e400), so that one goes as text. */
const echo = (value: unknown): unknown => {
  if (typeof value === 'string') return cut(value)
  return typeof value === 'number' && !Number.isFinite(value) ? String(value) : value
}

/** What of a caller's own text an answer repeats. */
export const cut = (text: string): string =>
  text.length > echoCharactersMax ? `${text.slice(0, echoCharactersMax).toWellFormed()}...` : text

const mustBe = (schema: TSchema, value: unknown): Message => {
  const isNumber = schema['type'] === 'number' || schema['type'] === 'integer'
  const what = expectation(schema)
  const exactly =
    value === null
      ? say('refusal.notNull', { what })
      : isNumber && typeof value === 'string'
        ? say('refusal.asNumber', { what })
        : what
  const { advice } = (schema['outside'] ?? {}) as { advice?: string }
  const clauses = [
    say('refusal.mustBe', { what: exactly }),
    isNumber && typeof value === 'number' ? asOtherUnit(schema as UnitField, value) : null,
    typeof value === 'number' && advice !== undefined
      ? say('refusal.asItStands', { advice, said: String(value) })
      : null,
    wordFor(schema, value),
  ].filter((clause) => clause !== null)
  return clauses.length === 1 ? clauses[0]! : say('general.clauses', { clauses })
}

/** The word of a closed set that a text means: written otherwise, or another name that the schema knows (`instead`). */
export const wordMeant = (schema: TSchema, value: unknown): string | undefined => {
  if (schema[Kind] !== 'OneOf' || typeof value !== 'string') return undefined
  const said = value.trim().toLowerCase()
  const known = (schema['enum'] as readonly string[]).find((word) => word.toLowerCase() === said)
  const instead = schema['instead'] as Readonly<Record<string, string>> | undefined
  return known ?? (instead && Object.hasOwn(instead, said) ? instead[said] : undefined)
}

/** What to send for a word that a schema does not have: another one, with the value of a further field; null: nothing. */
type Elsewhere = { readonly word: string; readonly field?: string; readonly value?: string } | null

/** The word to send for one that is written otherwise, or that the schema knows as another name (`instead`). */
const wordFor = (schema: TSchema, value: unknown): Message | null => {
  if (schema[Kind] !== 'OneOf' || typeof value !== 'string') return null
  const said = value.trim().toLowerCase()
  const elsewhere = schema['elsewhere'] as Readonly<Record<string, Elsewhere>> | undefined
  if (elsewhere !== undefined && Object.hasOwn(elsewhere, said)) return sendElsewhere(said, elsewhere[said]!)
  const meant = wordMeant(schema, value)
  if (meant === undefined) return null
  const word = JSON.stringify(meant)
  return said === meant ? say('refusal.send', { word }) : say('refusal.sendFor', { said, word })
}

const sendElsewhere = (said: string, instead: Elsewhere): Message => {
  if (instead === null) return say('refusal.putters')
  const { field, value } = instead
  const word = JSON.stringify(instead.word)
  if (field === undefined) return say('refusal.sendFor', { said, word })
  return say('refusal.sendBothFor', { said, word, field, value: JSON.stringify(value) })
}

/**
 * What a schema accepts, to follow the words "must be".
 * @example expectation(Type.Number({ minimum: 30, maximum: 150, unit: 'mph' })) // 30 to 150 mph
 */
export const expectation = (schema: TSchema): Message => {
  switch (schema[Kind]) {
    case 'Number':
      return numberExpectation(schema)
    case 'Integer':
      return wholeNumber(schema)
    case 'String':
      return textExpectation(schema)
    case 'Boolean':
      return say('refusal.trueOrFalse')
    case 'Null':
      return named('null')
    case 'Literal':
      return named(JSON.stringify(schema['const']))
    case 'OneOf':
      return wordsOf(schema['enum'] as string[])
    case 'Array': {
      const count = rangeOf({ minimum: schema['minItems'], maximum: schema['maxItems'] })
      return count === null ? say('refusal.list') : say('refusal.listOf', { count })
    }
    case 'Record': {
      const count = rangeOf({ maximum: schema['maxProperties'] })
      return count === null ? say('refusal.object') : say('refusal.objectOf', { count })
    }
    case 'Union':
      return (schema['anyOf'] as TSchema[])
        .map(expectation)
        .reduce((one, other) => say('refusal.either', { one, other }))
    default:
      return say('refusal.object')
  }
}

const wordsOf = (words: readonly string[]): Message =>
  words.length === 1 ? named(JSON.stringify(words[0])) : say('refusal.oneOf', { words })

interface Range extends Partial<TSchema> {
  readonly minimum?: number | undefined
  readonly maximum?: number | undefined
  readonly unit?: string
}

/** In the unit of the field, whatever its reader has: that is what is sent. */
const rangeOf = ({ minimum, maximum, unit }: Range): Message | null => {
  if (minimum !== undefined && maximum !== undefined) return inUnit(fromTo({ n: [minimum, maximum] }), unit)
  if (minimum !== undefined) return say('refusal.atLeast', { least: inUnit({ n: minimum }, unit) })
  return maximum === undefined ? null : say('refusal.atMost', { most: inUnit({ n: maximum }, unit) })
}

const inUnit = (figure: Quantity, unit: string | undefined): Message =>
  unit === undefined ? say('general.figure', { figure }) : say('refusal.inUnit', { figure, unit })

const isClosed = ({ minimum, maximum }: Range): boolean => minimum !== undefined && maximum !== undefined

const numberExpectation = (schema: Range): Message => {
  const range = rangeOf(schema)
  if (range === null) return say('refusal.number')
  return isClosed(schema) ? say('refusal.numberFrom', { range }) : range
}

const wholeNumber = (schema: Range): Message => {
  const range = rangeOf(schema)
  if (range === null) return say('refusal.wholeNumber')
  return say(isClosed(schema) ? 'refusal.wholeNumberFrom' : 'refusal.wholeNumberOf', { range })
}

const textExpectation = (schema: TSchema): Message => {
  const form = (schema['form'] ?? schema['format'] ?? schema['pattern']) as string | undefined
  const { minLength, maxLength } = schema as { minLength?: number; maxLength?: number }
  const count = minLength === 1 && maxLength === undefined ? null : rangeOf({ minimum: minLength, maximum: maxLength })
  const what = count === null ? say('refusal.someText') : say('refusal.textOf', { count })
  return form === undefined ? what : say('refusal.ofForm', { what, form })
}

/** A field that is not known here: the nearest one, where it belongs, or what there is. */
const unknownField = (name: string, value: unknown, properties: Record<string, TSchema>, state: Walk): Message =>
  state.hint(() => strangerWords(name, value, properties, state)) ?? say('refusal.unknown')

const strangerWords = (
  name: string,
  value: unknown,
  properties: Record<string, TSchema>,
  { root, listed }: Walk,
): Message => {
  const what = withUnit(name, value, properties as Record<string, UnitField>)
  if (what !== null) return say('refusal.otherUnit', { what })
  const fields = Object.keys(properties)
  const field = nearest(name, fields)
  if (field !== undefined) return say('refusal.misspelled', { field })
  const place = homeOf(name, root, '')
  if (place !== undefined) return say('refusal.misplaced', { place })
  if (fields.length === 0 || listed.has(properties)) return say('refusal.unknown')
  listed.add(properties)
  return say('refusal.unlike', { fields })
}

/** The object, anywhere in the request, that has a field of this name. */
const homeOf = (name: string, schema: TSchema, path: string): string | undefined => {
  for (const [key, property] of Object.entries((schema['properties'] ?? {}) as Record<string, TSchema>)) {
    const inside = path === '' ? key : `${path}.${key}`
    if (Object.hasOwn(property['properties'] ?? {}, name)) return inside
    const deeper = homeOf(name, property, inside)
    if (deeper !== undefined) return deeper
  }
  return undefined
}

/** RFC 6901: `~` and `/` inside a name are escaped. */
const below = (pointer: string, name: string | number): string =>
  `${pointer}/${cut(String(name)).replaceAll('~', '~0').replaceAll('/', '~1')}`

const isStructure = (value: unknown): boolean => typeof value === 'object' && value !== null
const jsonType = (value: unknown): string => (Array.isArray(value) ? 'array' : 'object')
