import type { TObject, TSchema } from '@sinclair/typebox'
import { fittableClub } from '../../features/sessions/index.ts'
import { crossFieldProblems, FittingRequest } from '../../fitting/index.ts'
import { readHandicap } from '../../golf/handicap.ts'
import { wordMeant } from '../../platform/field-problems.ts'
import { figureSaid, type UnitField } from '../../platform/other-units.ts'
import { fieldProblems } from '../../platform/schema.ts'
import { inEnglish } from '../../words/index.ts'

/** A field of a fitting request, as the command line and the columns of a file name it. */
interface FitField {
  /** Its last part, which no other field has: `swingSpeed`. */
  readonly name: string
  readonly path: readonly string[]
  readonly schema: TSchema
}

const fieldsIn = ({ properties }: TObject, path: readonly string[] = []): FitField[] =>
  Object.entries(properties).flatMap(([name, schema]) =>
    'properties' in schema
      ? fieldsIn(schema as TObject, [...path, name])
      : [{ name, path: [...path, name], schema: schema as TSchema }],
  )

/** Fields of a fitting request that a column or an option can fill, in the order of the schema. */
export const fitFields: readonly FitField[] = fieldsIn(FittingRequest)

/** What people call a field. */
const otherNames: Readonly<Record<string, string>> = {
  speed: 'swingSpeed',
  hand: 'handedness',
  club: 'clubType',
  carry: 'carryDistance',
  launch: 'launchAngle',
  heightft: 'heightFeet',
  miss: 'missPattern',
  handicapindex: 'handicap',
}

/** What else people call a field. */
export const otherNamesOf = (name: string): string[] =>
  Object.entries(otherNames).flatMap(([other, field]) => (field === name ? [other] : []))

/** The field that a column or an option means: `Swing Speed`, `swing-speed` and `swingSpeed` are one. */
export const fieldNamed = (text: string): FitField | undefined => {
  const plain = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
  const name = Object.entries(otherNames).find(([other]) => other === plain(text))?.[1] ?? text
  return fitFields.find((field) => plain(field.name) === plain(name))
}

/** A request from texts by field name; empty ones say nothing. What is no number stays text, to be refused as such. */
export const requestFrom = (texts: Readonly<Record<string, string | undefined>>): Record<string, unknown> => {
  const request: Record<string, unknown> = { golfer: {}, swingMetrics: {} }
  for (const { name, path, schema } of fitFields) {
    const text = texts[name]?.trim() ?? ''
    if (saysNothing.test(text)) continue
    if (name === 'clubType') Object.assign(request, clubSaid(schema, text))
    else put(request, path, saidValue(name, schema, text))
  }
  return request
}

/** What a club says for a fitting: its kind, and which wedge or wood it is; one that allows no fitting stays as written. */
const clubSaid = (schema: TSchema, text: string): object => {
  const clubType = wordMeant(schema, text)
  const club = clubType === undefined ? fittableClub(text) : { clubType }
  return 'refusal' in club ? { clubType: text } : club
}

/** Why the club of a request, as written, allows no fitting, and which one to hit; null: it is not that. */
export const clubRefusal = ({ clubType }: Readonly<Record<string, unknown>>): string | null => {
  if (typeof clubType !== 'string' || wordMeant(FittingRequest.properties.clubType, clubType) !== undefined) return null
  const club = fittableClub(clubType)
  return 'refusal' in club ? inEnglish(club.refusal) : null
}

/** Cells that hold nothing. */
const saysNothing = /^(?:|n\/?a|-+|–|\?)$/i

/** How people write that something is so, or is not. */
const truths: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['yes', true],
  ['false', false],
  ['no', false],
])

/** `+2` is a number to a program, and two strokes better than scratch to a golfer. */
const saidValue = (name: string, schema: TSchema, text: string): unknown => {
  if (name === 'handicap') return readHandicap(text) ?? text
  if (schema['type'] === 'boolean') return truths.get(text.toLowerCase()) ?? text
  if (schema['type'] === 'array') return text.split(',').map((one) => one.trim())
  if (!isNumeric(schema)) return wordMeant(schema, text) ?? (isBegun.has(name) ? wordBegun(schema, text) : null) ?? text
  return Number.isNaN(Number(text)) ? (figureSaid(schema as UnitField, text) ?? text) : Number(text)
}

/** Fields whose words are known by their beginning; an `S` of another one says nothing. */
const isBegun: ReadonlySet<string> = new Set(['handedness', 'gender'])

/** The only word of a closed set that begins like a text: `RH`, `Right-handed`, `lefty`, `M`. */
const wordBegun = (schema: TSchema, text: string): string | undefined => {
  const said = text.toLowerCase().replace(/(?:[ -]?hand(?:ed|er)?|h|y)$/, '')
  const [begun, ...others] = (schema['enum'] as string[]).filter((word) => said !== '' && word.startsWith(said))
  return others.length === 0 ? begun : undefined
}

/** Whether a field holds a number. */
export const isNumeric = ({ type, anyOf = [] }: TSchema): boolean =>
  type === 'number' || type === 'integer' || (anyOf as TSchema[]).some(isNumeric)

/** Set a member of an object, and the objects on the way to it. */
export const put = (into: Record<string, unknown>, [name, ...rest]: readonly string[], value: unknown): void => {
  if (rest.length === 0) {
    into[name!] = value
    return
  }
  into[name!] ??= {}
  put(into[name!] as Record<string, unknown>, rest, value)
}

/** What is wrong with a request: of a field, or null and of several together. */
export const wrongFields = (
  request: Readonly<Record<string, unknown>>,
): { readonly name: string | null; readonly problem: string }[] =>
  inEnglish([...fieldProblems(FittingRequest, request), ...crossFieldProblems(request)]).map(({ pointer, detail }) => {
    const name = fitFields.find(({ path }) => `/${path.join('/')}` === pointer)?.name ?? null
    if (name === 'clubType') return { name, problem: clubRefusal(request) ?? detail }
    return { name, problem: name === null ? `${pointer.slice(1)} ${detail}` : detail }
  })
