import { Unzip, UnzipInflate, zipSync } from 'fflate'
import readWorkbook from 'read-excel-file/universal'
import { grouped, say } from '../../words/say.ts'
import { cleaned } from '../text/plain-text.ts'
import { cellCharactersMax, counterOf, OverBudget, refuseOver, type TableBudget } from './budget.ts'
import type { Line } from './line.ts'

/**
 * The sheets of an Excel workbook, each as lines of cells; null for what is none.
 * @throws {OverBudget}
 */
export const workbookLines = async (bytes: Uint8Array, budget: TableBudget): Promise<Line[][] | null> => {
  try {
    const parts = partsOf(bytes)
    refuseSheets(parts, budget)
    const sheets = await readWorkbook(packed(parts))
    const count = counterOf(budget)
    return sheets.map(({ data }) =>
      data.flatMap((row, i): Line[] => {
        const line = { line: i + 1, cells: row.map(textOf) }
        if (line.cells.every((cell) => cell === '')) return []
        count(line)
        return [line]
      }),
    )
  } catch (error) {
    if (error instanceof OverBudget) throw error
    return null // whatever is wrong with a packed file: it is no workbook for us
  }
}

/** The library fills every gap between the cells that a sheet names: what it would fill is counted before. @throws {OverBudget} */
const refuseSheets = (parts: Parts, budget: TableBudget): void => {
  let cells = 0
  for (const [name, part] of Object.entries(parts)) {
    const text = new TextDecoder().decode(part)
    refuseLongText(text)
    const { lines, columns } = extentOf(text, budget)
    cells += lines * columns
    refuseOver(budget, { lines, columns, cells })
    if (name.endsWith('.rels')) refuseRepeated(text)
  }
}

/** An element of a sheet that has a place: `<row r="2">`, `<c r="B2">`. */
const placed = /<(?:[\w.-]+:)?(row|c)(?=[\s/>])((?:[^>"']|"[^"]*"|'[^']*')*)>/g
const placeIn = /(?:^|[\s:"'])r\s*=\s*(?:"([^"]*)"|'([^']*)')/g

/** The last line and column that a sheet names, or has without naming them. @throws {OverBudget} */
const extentOf = (sheet: string, budget: TableBudget): { lines: number; columns: number } => {
  let [rows, lines, columns] = [0, 0, 0]
  for (const [, element, attributes = ''] of sheet.matchAll(placed)) {
    if (element === 'row') rows++
    for (const [, double, single] of attributes.matchAll(placeIn)) {
      const [, letters, digits] = /^([A-Za-z]*)(\d*)$/.exec((double ?? single ?? '').trim()) ?? []
      if (digits === undefined) throw new OverBudget(say('files.cellNowhere'))
      lines = Math.max(lines, Number(digits))
      columns = Math.max(columns, columnOf(letters!))
    }
    lines = Math.max(lines, rows)
    refuseOver(budget, { lines, columns, cells: 0 })
  }
  return { lines, columns }
}

/** Between two elements: that of a cell with every sign of it as an entity. */
const textCharactersMax = 200_000

/** @throws {OverBudget} */
const refuseLongText = (part: string): void => {
  for (let from = 0, to = part.indexOf('<'); to >= 0; from = to + 1, to = part.indexOf('<', from))
    if (to - from > textCharactersMax)
      throw new OverBudget(say('files.cellMost', { most: grouped({ n: cellCharactersMax }) }))
}

/** `AA` is 27. */
const columnOf = (letters: string): number =>
  [...letters.toUpperCase()].reduce((column, letter) => 26 * column + letter.charCodeAt(0) - 64, 0)

/** One sheet under many names would be read as often. @throws {OverBudget} */
const refuseRepeated = (relations: string): void => {
  const targets = [...relations.matchAll(/\bTarget\s*=\s*["']([^"']*)["']/g)].map(([, target]) => target)
  if (new Set(targets).size < targets.length) throw new OverBudget(say('files.sheetTwice'))
}

/** Numbers with a point before their decimals, days as people of all countries read them. */
const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  return value instanceof Date ? dateOf(value) : cleaned(String(value)).trim()
}

/** To the second: workbooks hold shares of days. A time of no day is one of 1899 there, and a day begins at midnight. */
const dateOf = (date: Date): string => {
  const iso = new Date(1000 * Math.round(date.getTime() / 1000)).toISOString()
  const [day, clock] = [iso.slice(0, 10), iso.slice(11, 19)]
  if (iso < '1900') return clock
  return clock === '00:00:00' ? day : `${day} ${clock}`
}

/** What a workbook may unpack to: a small one can hold gigabytes of noughts. */
const unpackedBytesMax = 16_000_000
/** Packed bytes that are unpacked in one step: to four megabytes at most. */
const stepBytes = 4_096
/** Parts of a packed file: sheets, and what belongs to them. */
const partsMax = 1_000

/** Texts by their name in a packed file. */
type Parts = Readonly<Record<string, Uint8Array<ArrayBuffer>>>

/**
 * The XML parts of a packed file, counted while they are unpacked: its directory may say anything.
 * @throws {OverBudget}
 */
const partsOf = (bytes: Uint8Array): Parts => {
  const parts: Record<string, Uint8Array<ArrayBuffer>> = {}
  let [count, sum] = [0, 0]
  const unzip = new Unzip((file) => {
    if (++count > partsMax) throw new OverBudget(say('files.partsMost', { most: partsMax }))
    if (!/\.xml(\.rels)?$/.test(file.name)) return
    const chunks: Uint8Array[] = []
    file.ondata = (error, chunk, isLast) => {
      if (error !== null) throw error
      sum += chunk.length
      if (sum > unpackedBytesMax)
        throw new OverBudget(say('files.unpackedMost', { most: unpackedBytesMax / 1_000_000 }))
      chunks.push(chunk)
      if (isLast) parts[file.name] = joined(chunks)
    }
    file.start()
  })
  unzip.register(UnzipInflate)
  for (let at = 0; at < bytes.length; at += stepBytes)
    unzip.push(bytes.subarray(at, at + stepBytes), at + stepBytes >= bytes.length)
  return parts
}

/** Parts as a packed file again, of which every size is true and nothing needs to be unpacked. */
const packed = (parts: Parts): ArrayBuffer => zipSync({ ...parts }, { level: 0 }).buffer as ArrayBuffer

const joined = (chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const whole = new Uint8Array(chunks.reduce((length, chunk) => length + chunk.length, 0))
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.length
  }
  return whole
}
