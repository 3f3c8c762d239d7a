import { Problem } from '../../../platform/errors.ts'
import { readJsonText } from '../../../platform/http/body/json-text.ts'
import {
  contentOf,
  conventionOf,
  fileBudget,
  type Line,
  recordsOf,
  refusalOf,
  workbookLines,
} from '../../../platform/tables/index.ts'
import type { Message } from '../../../words/message.ts'
import { say } from '../../../words/say.ts'
import { type Heading, headingsOf } from './columns/headings.ts'
import { jsonTable } from './json-table.ts'
import type { Report } from './report.ts'

/** A file taken apart, before its columns are understood. */
export interface Table {
  readonly format: Report['format']
  readonly encoding: string | null
  readonly separator: string | null
  /** Lines above the headings. */
  readonly before: readonly Line[]
  readonly headings: readonly Heading[]
  readonly lines: readonly Line[]
  readonly sloppyLines: readonly number[]
}

type Taken = Table | { readonly refusal: Message }

/** Take a file apart, or say what it is in place of a table of shots. */
export const tableOf = (bytes: Uint8Array): Promise<Taken> => partsOfFile(bytes).catch(refusalOf)

/** @throws {OverBudget} */
const partsOfFile = async (bytes: Uint8Array): Promise<Taken> => {
  const content = contentOf(bytes)
  if (content.kind === 'other') return { refusal: content.what }
  if (content.kind === 'workbook') return fromWorkbook(bytes)
  const [{ text } = { text: '' }] = content.texts
  const start = text.trimStart()
  if (/^[[{]/.test(start)) return fromJson(start)
  if (/^<(!doctype|html|table|\?xml)/i.test(start)) return { refusal: say('files.webPage') }
  const convention = await conventionOf(content.texts, (lines) => headingsOf(lines)?.understood ?? 0, fileBudget)
  if (convention === null)
    return { refusal: isOfRound(firstLines(content.texts[0]?.text ?? '')) ? shotsOfRound : noHeadings }
  const { encoding, separator } = convention
  const { lines, sloppyLines } = await recordsOf(convention.text, separator, fileBudget)
  const found = headingsOf(lines)
  if (found === null) return { refusal: isOfRound(lines) ? shotsOfRound : noHeadings }
  return { ...partsOf(lines, found), format: 'table', encoding, separator, sloppyLines }
}

const noHeadings = say('files.noHeadings')
const shotsOfRound = say('files.shotsOfRound')

/** The first lines of a text by whatever separates them. */
const firstLines = (text: string): string[][] =>
  text
    .slice(0, 5_000)
    .split(/\r?\n/)
    .map((line) => line.split(/[\t,;|]/))

const isOfRound = (lines: readonly (readonly string[] | Line)[]): boolean =>
  lines.slice(0, 5).some((line) => {
    const words = ('cells' in line ? line.cells : line).map((cell) => cell.trim().toLowerCase())
    return words.includes('hole') && words.includes('par')
  })

const partsOf = (lines: readonly Line[], { headings, from }: NonNullable<ReturnType<typeof headingsOf>>) => ({
  headings,
  before: lines.slice(0, from),
  lines: lines.slice(from),
})

const fromWorkbook = async (bytes: Uint8Array): Promise<Taken> => {
  const sheets = await workbookLines(bytes, fileBudget)
  if (sheets === null) return { refusal: say('files.noWorkbook') }
  const found = sheets.flatMap((lines) => {
    const headings = headingsOf(lines)
    return headings === null ? [] : [{ lines, headings }]
  })
  const [best] = found.sort((a, b) => b.headings.understood - a.headings.understood)
  if (best === undefined) return { refusal: say('files.noSheet', { why: noHeadings }) }
  return {
    ...partsOf(best.lines, best.headings),
    format: 'workbook',
    encoding: null,
    separator: null,
    sloppyLines: [],
  }
}

const fromJson = async (text: string): Promise<Taken> => {
  let value: unknown
  try {
    value = await readJsonText(text, fileBudget.lines)
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    const messages = await messagesIn(text)
    if (messages !== null) return shotsOf(messages)
    return { refusal: say('files.noJson', { why: error.detail }) }
  }
  return shotsOf(value)
}

/** A log of messages, one a line; null: it is none. */
async function messagesIn(text: string): Promise<unknown[] | null> {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  if (lines.length < 2 || lines.length > fileBudget.lines || !lines.every((line) => /^\s*\{.*\}\s*$/.test(line)))
    return null
  try {
    return (await readJsonText(`[${lines.join(',')}]`, fileBudget.lines)) as unknown[]
  } catch (error) {
    if (error instanceof Problem) return null
    throw error
  }
}

const shotsOf = (value: unknown): Taken => {
  const found = jsonTable(value)
  if (found === null) return { refusal: say('files.noShotsInJson') }
  return { ...found, before: [], format: 'json', encoding: 'utf-8', separator: null, sloppyLines: [] }
}
