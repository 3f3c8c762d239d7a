import { type Static, Type } from '@sinclair/typebox'
import { readJsonAtOnce, refusalOfJson } from '../../platform/http/body/json-text.ts'
import { fieldProblems, oneOf } from '../../platform/schema.ts'
import { isRecord } from '../../platform/values.ts'
import { inEnglish } from '../../words/index.ts'
import { sourceKinds } from '../catalog/index.ts'

/** A fact about a record of the catalog: one line of a file of facts. docs/catalog-facts.md explains each member. */
export const Fact = Type.Object(
  {
    id: Type.String({ minLength: 1, maxLength: 100, description: 'Id of the record.' }),
    file: Type.String({ minLength: 1, maxLength: 40, description: 'Catalog file, without .json: shafts.' }),
    field: Type.String({
      minLength: 1,
      maxLength: 200,
      description: 'Figure: price, lofts[21].lengthIn; flexes+ adds to a list; record is a new record.',
    }),
    value: Type.Unknown({ description: 'What it is.' }),
    was: Type.Optional(Type.Unknown({ description: 'What the catalog says.' })),
    status: oneOf(['seen', 'from memory'], { description: 'Whether somebody read it at the source.' }),
    source: Type.String({ minLength: 4, maxLength: 1000, description: 'Publication or address.' }),
    edition: Type.Optional(
      Type.String({ pattern: '^\\d{4}(-\\d{2}(-\\d{2})?)?$', form: 'a date, 2026-07-28', description: 'Its date.' }),
    ),
    kind: Type.Optional(
      oneOf(sourceKinds, {
        description: "Kind of its source; absent: the maker's if its address has the maker's name, else second-hand.",
      }),
    ),
    unsure: Type.Optional(
      Type.Union([Type.Boolean(), Type.Array(Type.String())], { description: 'Whether, or which part, is unsure.' }),
    ),
    confirms: Type.Optional(Type.Boolean({ description: 'The catalog says so already.' })),
    note: Type.Optional(Type.String()),
  },
  { description: 'A fact with its source.' },
)
export type Fact = Static<typeof Fact>

/** A file of facts. */
export interface FactFile {
  readonly name: string
  readonly text: string
  /** Where each of its lines was written; absent: in the file itself. */
  readonly lines?: readonly number[]
}

/** A line of a file of facts; a line that is none says why. */
export type FactLine = {
  /** Its place among the lines of all files. */
  readonly place: number
  readonly of: string
  /** In its file, from 1. */
  readonly line: number
  readonly text: string
} & ({ readonly fact: Fact } | { readonly why: string })

/** The most lines of one file. */
const linesMax = 50_000

/** Read facts, one a line of each file; empty lines do not count. */
export const readFacts = (files: readonly FactFile[]): FactLine[] =>
  files.flatMap(linesOf).map((line, place) => ({ ...line, place }))

const linesOf = ({ name, text, lines: written }: FactFile) => {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((line, index) => ({ of: name, line: written?.[index] ?? index + 1, text: line.trim() }))
    .filter((line) => line.text !== '')
  return lines.map((line, index) =>
    index < linesMax ? { ...line, ...factIn(line.text) } : { ...line, why: `a file has at most ${linesMax} lines` },
  )
}

/** How a message calls a line. */
export const lineName = ({ of, line }: Pick<FactLine, 'of' | 'line'>): string => `${of}:${line}`

/** What a list of errors says is right where a figure is to go. */
const gone = 'absent'

/** A line of a list of errors as a fact: what is right, and what the catalog said. */
const asFact = (read: Record<string, unknown>): Record<string, unknown> => {
  if (!('right' in read) || 'value' in read) return read
  const { right, catalog, kind: _, status = 'seen', ...others } = read
  return { ...others, status, was: catalog, value: right === gone ? null : right }
}

const factIn = (text: string): { fact: Fact } | { why: string } => {
  const { told, why } = parsed(text)
  if (why !== undefined) return { why }
  if (!isRecord(told)) return { why: 'is not a JSON object' }
  const read = asFact(told)
  const [wrong] = inEnglish(fieldProblems(Fact, read))
  if (wrong !== undefined) return { why: `${wrong.pointer.slice(1)} ${wrong.detail}` }
  const fact = read as Fact
  // An error that the catalog no longer has needs no date.
  if (dateOf(fact) === null && read === told) return { why: 'has no date: give edition, or a date in source' }
  if (fact.kind === 'maker' && addressIn(fact.source) === null)
    return { why: "is the maker's without the https address of its page: name it in source" }
  return { fact }
}

/** What a line says, or why it cannot be read. */
const parsed = (text: string): { readonly told?: unknown; readonly why?: string } => {
  try {
    return { told: readJsonAtOnce(text) }
  } catch (error) {
    return { why: refusalOfJson(error) }
  }
}

const months = 'January|February|March|April|May|June|July|August|September|October|November|December'.split('|')
const monthWords = new RegExp(`\\b(${months.join('|')}) (\\d{4})\\b`)

/** Date that a text names last in time, by year, month and day as far as it says; null: none. */
const dateIn = (text: string): string | null => {
  const days = text.match(/\b(19|20)\d{2}-\d{2}(-\d{2})?\b/g) ?? []
  const [, month, year] = monthWords.exec(text) ?? []
  const spelled = month === undefined ? [] : [`${year}-${String(months.indexOf(month) + 1).padStart(2, '0')}`]
  return [...days, ...spelled].sort().at(-1) ?? null
}

/** Date of a fact: that of its edition, else one in its source. */
export const dateOf = ({ edition, source }: Pick<Fact, 'edition' | 'source'>): string | null =>
  edition ?? dateIn(source)

/** Whether somebody read it at the source and was sure. */
export const isSeen = ({ status, unsure }: Fact): boolean =>
  status === 'seen' && (unsure === undefined || unsure === false || (Array.isArray(unsure) && unsure.length === 0))

/** Where a source is, if it says so. */
const addressIn = (source: string): string | null => /https:\/\/[^\s;,()]+/.exec(source)?.[0] ?? null

/** The source of a fact, as records have it. */
export const sourceOfFact = (fact: Fact, brand: string) => {
  const address = addressIn(fact.source)
  const words = brand.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
  const labels = address === null ? [] : new URL(address).hostname.replaceAll('-', '').split('.')
  const isMakers = labels.some((label) => label.startsWith(words))
  const seenKind = isMakers && isSeen(fact) ? 'maker' : 'second-hand'
  return {
    kind: fact.kind ?? (fact.status === 'seen' ? seenKind : 'recalled'),
    source: fact.source,
    address,
    date: dateOf(fact)!, // a fact without a date is none
  }
}
