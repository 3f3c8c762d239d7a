import { Kind, OptionalKind, type TObject, type TSchema } from '@sinclair/typebox'
import { isAccepted } from '../../platform/acceptance.ts'
import { cut, wordMeant } from '../../platform/field-problems.ts'
import { figureSaid, heightSaid, type UnitField } from '../../platform/other-units.ts'
import { isRecord } from '../../platform/values.ts'
import type { Message } from '../../words/message.ts'
import { say } from '../../words/say.ts'

type Args = Readonly<Record<string, unknown>>

/** Arguments as the schema has them, and what was read otherwise than it stood. */
export interface Lenient {
  readonly args: Args
  readonly readAs: readonly Message[]
}

/**
 * Arguments as hosts and models write them: null for an option that is left out, a number as text or with a unit behind it, one
 * word where a list is taken, a list of one where a word is, a slice and a hook for both. What is none of these stays, and is
 * refused. REST is strict: there a programmer reads the refusal.
 */
export function leniently(schema: TObject, sent: Args): Lenient {
  if (isAccepted(schema, sent)) return { args: sent, readAs: [] }
  const readAs: Message[] = []
  const note = (field: string, said: unknown, meant: unknown, unit = '') =>
    readAs.push(say('refusal.readAs', { field, said: cut(JSON.stringify(said)), meant: cut(figureWith(meant, unit)) }))
  return { args: membersMeant(schema, withHeight(schema, sent, note), note), readAs }
}

type Note = (field: string, said: unknown, meant: unknown, unit?: string) => void

const figureWith = (meant: unknown, unit: string): string =>
  `${typeof meant === 'string' ? meant : JSON.stringify(meant)}${unit && ` ${unit}`}`

const membersMeant = (schema: TSchema, sent: Args, note: Note): Args => {
  const properties = schema['properties'] as Readonly<Record<string, TSchema>>
  return Object.fromEntries(
    Object.entries(sent).flatMap(([name, said]) => {
      if (!Object.hasOwn(properties, name)) return [[name, said]]
      const property = properties[name]!
      if (said === null && OptionalKind in property && !isAccepted(property, null)) return []
      return [[name, valueMeant(property, said, note, name)]]
    }),
  )
}

const valueMeant = (schema: TSchema, said: unknown, note: Note, name: string): unknown => {
  if (isAccepted(schema, said)) return said
  switch (schema[Kind]) {
    case 'Object':
      return isRecord(said) ? membersMeant(schema, said, note) : said
    case 'Union':
      return (
        (schema['anyOf'] as TSchema[])
          .map((one) => valueMeant(one, said, note, name))
          .find((meant) => isAccepted(schema, meant)) ?? said
      )
    case 'Number':
    case 'Integer':
      return typeof said === 'string' ? numberMeant(schema, said.trim(), note, name) : said
    case 'Boolean':
      return said === 'true' || said === 'false' ? said === 'true' : said
    case 'Array':
      return listMeant(schema, said, note, name)
    default:
      return Array.isArray(said) ? wordOf(schema, said, note, name) : said
  }
}

const numberMeant = (schema: TSchema, said: string, note: Note, name: string): unknown => {
  // Not "+2", a plus handicap.
  if (/^-?\d+(\.\d+)?$/.test(said)) return Number(said)
  const meant = figureSaid(schema as UnitField, said)
  if (meant === null || !isAccepted(schema, meant)) return said
  if (meant !== Number.parseFloat(said)) note(name, said, meant, schema['unit'] as string)
  return meant
}

const listMeant = (schema: TSchema, said: unknown, note: Note, name: string): unknown => {
  const { items: item, maxItems = Number.POSITIVE_INFINITY } = schema as { items: TSchema; maxItems?: number } & TSchema
  const entries = typeof said === 'string' ? said.split(',', maxItems + 1).map((one) => one.trim()) : [said].flat()
  if (entries.length > maxItems) return said
  if (Array.isArray(said)) return entries.map((one) => valueMeant(item, one, note, name))
  if (!entries.every((one) => isAccepted(item, one) || wordMeant(item, one) !== undefined)) return said
  if (entries.length > 1) note(name, said, entries)
  return entries
}

/** One word for a list of one; both for both misses. */
const wordOf = (schema: TSchema, said: readonly unknown[], note: Note, name: string): unknown => {
  if (said.length > 2) return said
  const words = new Set(said.map((one) => wordMeant(schema, one)))
  if (words.size === 1) return [...words][0] ?? said
  if (!(words.has('fade') && words.has('hook') && isAccepted(schema, 'both'))) return said
  note(name, said, 'both')
  return 'both'
}

/** A whole height, as `180 cm` or `5'11"`, in the two fields that take it. */
const withHeight = ({ properties }: TObject, sent: Args, note: Note): Args => {
  const { heightFeet: said, heightInches } = sent
  // Models fill in 0.
  if (!('heightFeet' in properties) || typeof said !== 'string' || Number(heightInches ?? 0) !== 0) return sent
  const height = heightSaid(said)
  if (height === null) return sent
  note('heightFeet', said, height.feet, `ft ${height.inches} in`)
  return { ...sent, heightFeet: height.feet, heightInches: height.inches }
}
