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
  return value instanceof Date ? dateOf(value) : String(value).trim()
}

/** To the second: workbooks hold shares of days. A time of no day is one of 1899 there, and a day begins at midnight. */
const dateOf = (date: Date): string => {
  const iso = new Date(1000 * Math.round(date.getTime() / 1000)).toISOString()
  const [day, clock] = [iso.slice(0, 10), iso.slice(11, 19)]
  if (iso < '1900') return clock
  return clock === '00:00:00' ? day : `${day} ${clock}`
}
