import { finished } from 'node:stream/promises'
import { parse } from 'csv-parse'
import { yieldWhenDue } from '../work/yield.ts'

/** A record, and the number of its last line. */
export interface CsvRecord {
  readonly info: { readonly lines: number }
  readonly record: readonly string[]
}

/** Parsed in a millisecond or two. */
const pieceBytes = 16_384
/** A longer record is one of quotes that do not close. */
const recordCharactersMax = 262_144

/**
 * The records of a CSV text, with the heading as the first; others get their turn between its pieces. Quotes within a cell that
 * is not quoted are a part of it.
 * @param count Called with each record; what it throws ends the reading.
 * @throws CsvError
 */
export const csvRecords = async (
  text: string,
  delimiter = ',',
  count: (record: CsvRecord) => void = () => {},
): Promise<CsvRecord[]> => {
  const records: CsvRecord[] = []
  const parser = parse({
    bom: true,
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    trim: true,
    relax_quotes: true,
    skip_empty_lines: true,
    relax_column_count: true,
    info: true,
    max_record_size: recordCharactersMax,
  })
  parser.on('data', ({ info: { lines }, record }: CsvRecord) => {
    const read = { info: { lines }, record }
    try {
      count(read)
      records.push(read)
    } catch (error) {
      parser.destroy(error as Error)
    }
  })
  const end = finished(parser)
  end.catch(() => {}) // it is awaited below
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length && !parser.destroyed; at += pieceBytes) {
    await new Promise((resolve) => parser.write(bytes.subarray(at, at + pieceBytes), resolve))
    await yieldWhenDue()
  }
  if (!parser.destroyed) parser.end()
  await end
  return records
}
