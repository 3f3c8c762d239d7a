import { unzipSync } from 'fflate'
import readWorkbook from 'read-excel-file/universal'
import type { Line } from './records.ts'

/** What a workbook may unpack to: a small one can hold gigabytes of noughts. */
const unpackedBytesMax = 16_000_000

/** The sheets of an Excel workbook, each as lines of cells; null for what is none, or one that is too large. */
export const workbookLines = async (bytes: Uint8Array): Promise<Line[][] | null> => {
  try {
    if (unpackedBytes(bytes) > unpackedBytesMax) return null
    const copy = new Uint8Array(bytes) // with a buffer of its own
    const sheets = await readWorkbook(copy.buffer)
    return sheets.map(({ data }) =>
      data.flatMap((row, i): Line[] => {
        const cells = row.map(textOf)
        return cells.every((cell) => cell === '') ? [] : [{ line: i + 1, cells }]
      }),
    )
  } catch {
    return null // whatever is wrong with a packed file: it is no workbook for us
  }
}

const unpackedBytes = (bytes: Uint8Array): number => {
  let sum = 0
  unzipSync(bytes, {
    filter: ({ originalSize }) => {
      sum += originalSize
      return false
    },
  })
  return sum
}

/** Numbers with a point before their decimals, days as people of all countries read them. */
const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  return value instanceof Date ? value.toISOString().slice(0, 16).replace('T', ' ') : String(value).trim()
}
