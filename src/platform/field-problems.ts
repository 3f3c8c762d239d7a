import { Kind, OptionalKind, type TSchema } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { isAccepted } from './acceptance.ts'
import type { FieldProblem } from './errors.ts'
import { type HintBudget, hintBudget, nearest } from './nearest.ts'
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
  walk(schema, value, at, { found, root: schema, hint: hintBudget() })
  return found
}

/** One or more problems as a sentence: `swingMetrics.swingSpeed must be 30 to 150 mph.` */
export const sentence = (problems: readonly FieldProblem[]): string => {
  const shown = problems.slice(0, 3).map(({ pointer, detail }) => `${fieldName(pointer)} ${detail}`)
  const more = problems.length - shown.length
  const text = `${shown.join('; ')}${more > 0 ? `; and ${more} more` : ''}`
  return text.endsWith('?') ? text : `${text}.`
}

const fieldName = (pointer: string): string =>
  pointer === '' ? 'The request' : pointer.slice(1).replaceAll('/', '.').replaceAll('~1', '/').replaceAll('~0', '~')

interface Walk {
  readonly found: FieldProblem[]
  /** The whole schema: the problem of a misplaced field says where it belongs. */
  readonly root: TSchema
  readonly hint: HintBudget
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
    else if (!(OptionalKind in property)) report(state, below(at, name), 'is required')
  }
  const groups = (schema['anyOf'] ?? []) as { required: string[] }[]
  const isComplete = ({ required }: { required: string[] }) => required.every((name) => value[name] !== undefined)
  if (groups.length > 0 && !groups.some(isComplete))
    report(state, at, `needs ${groups.map(({ required }) => required.join(' and ')).join(' or ')}`)
  if (schema['additionalProperties'] !== false) return
  for (const name of Object.keys(value)) {
    if (isFull(state)) return
    if (!Object.hasOwn(properties, name))
      report(state, below(at, name), unknownField(name, value[name], properties, state))
  }
}

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

const report = (state: Walk, pointer: string, detail: string, received?: unknown): void => {
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

const cut = (text: string): string =>
  text.length > echoCharactersMax ? `${text.slice(0, echoCharactersMax).toWellFormed()}...` : text

const mustBe = (schema: TSchema, value: unknown): string => {
  const isNumber = schema['type'] === 'number' || schema['type'] === 'integer'
  const asText = isNumber && typeof value === 'string' ? ', as a number, not a string' : ''
  const meant = isNumber && typeof value === 'number' ? asOtherUnit(schema as UnitField, value) : null
  const unit = meant === null ? '' : `; ${meant}`
  const advice =
    typeof value === 'number' && schema['outside']
      ? `; ${(schema['outside'] as { advice: string }).advice} if it is ${value} as it stands`
      : ''
  return `must be ${expectation(schema)}${value === null ? ', and not null' : asText}${unit}${advice}${wordFor(schema, value)}`
}

/** The word of a closed set that a text means: written otherwise, or another name that the schema knows (`instead`). */
export const wordMeant = (schema: TSchema, value: unknown): string | undefined => {
  if (schema[Kind] !== 'OneOf' || typeof value !== 'string') return undefined
  const said = value.trim().toLowerCase()
  const known = (schema['enum'] as readonly string[]).find((word) => word.toLowerCase() === said)
  const instead = schema['instead'] as Readonly<Record<string, string>> | undefined
  return known ?? (instead && Object.hasOwn(instead, said) ? instead[said] : undefined)
}

/** The word to send for one that is written otherwise, or that the schema knows as another name (`instead`). */
const wordFor = (schema: TSchema, value: unknown): string => {
  if (schema[Kind] !== 'OneOf' || typeof value !== 'string') return ''
  const said = value.trim().toLowerCase()
  const elsewhere = schema['elsewhere'] as Readonly<Record<string, string>> | undefined
  if (elsewhere !== undefined && Object.hasOwn(elsewhere, said)) return `; ${elsewhere[said]}`
  const word = wordMeant(schema, value)
  if (word === undefined) return ''
  return said === word ? `; send ${JSON.stringify(word)}` : `; for ${said} send ${JSON.stringify(word)}`
}

/**
 * What a schema accepts, to follow the words "must be".
 * @example expectation(Type.Number({ minimum: 30, maximum: 150, unit: 'mph' })) // '30 to 150 mph'
 */
export const expectation = (schema: TSchema): string => {
  switch (schema[Kind]) {
    case 'Number':
      return range(schema) || 'a number'
    case 'Integer':
      return `a whole number ${range(schema, 'from ')}`.trim()
    case 'String':
      return textExpectation(schema)
    case 'Boolean':
      return 'true or false'
    case 'Null':
      return 'null'
    case 'Literal':
      return JSON.stringify(schema['const'])
    case 'OneOf':
      return wordsOf(schema['enum'] as string[])
    case 'Array':
      return `a list${countWords(schema['minItems'], schema['maxItems'], 'entries')}`
    case 'Record':
      return `an object${countWords(undefined, schema['maxProperties'], 'members')}`
    case 'Union':
      return (schema['anyOf'] as TSchema[]).map(expectation).join(', or ')
    default:
      return 'an object'
  }
}

const wordsOf = (words: readonly string[]): string =>
  words.length === 1 ? JSON.stringify(words[0]) : `one of: ${words.join(', ')}`

const range = (schema: TSchema, before = ''): string => {
  const { minimum, maximum, unit } = schema as { minimum?: number; maximum?: number; unit?: string }
  const words = unit === undefined ? '' : ` ${unit}`
  if (minimum !== undefined && maximum !== undefined) return `${before}${minimum} to ${maximum}${words}`
  if (minimum !== undefined) return `at least ${minimum}${words}`
  return maximum === undefined ? '' : `at most ${maximum}${words}`
}

const textExpectation = (schema: TSchema): string => {
  const form = schema['form'] ?? schema['format'] ?? schema['pattern']
  const shown = form === undefined ? '' : ` of the form ${form}`
  const { minLength, maxLength } = schema as { minLength?: number; maxLength?: number }
  const length = minLength === 1 && maxLength === undefined ? '' : countWords(minLength, maxLength, 'characters')
  return `text${length}${shown}`
}

const countWords = (min: number | undefined, max: number | undefined, things: string): string => {
  if (min !== undefined && max !== undefined) return ` of ${min} to ${max} ${things}`
  if (min !== undefined) return ` of at least ${min} ${things}`
  return max === undefined ? '' : ` of at most ${max} ${things}`
}

/** A field that is not known here: the nearest one, where it belongs, or what there is. */
const unknownField = (name: string, value: unknown, properties: Record<string, TSchema>, state: Walk): string =>
  state.hint(() => strangerWords(name, value, properties, state.root)) ?? 'is not a field here'

const strangerWords = (name: string, value: unknown, properties: Record<string, TSchema>, root: TSchema): string => {
  const inUnit = withUnit(name, value, properties as Record<string, UnitField>)
  if (inUnit !== null) return `is not a field here; ${inUnit}`
  const names = Object.keys(properties)
  const near = nearest(name, names)
  if (near !== undefined) return `is not a field here; did you mean ${near}?`
  const home = homeOf(name, root, '')
  if (home !== undefined) return `is not a field here; it belongs in ${home}`
  return names.length === 0 ? 'is not a field here' : `is not a field here; the fields are ${names.join(', ')}`
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
