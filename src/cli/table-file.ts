import { listBudget, textOfFile } from '../platform/tables/index.ts'
import { OperatorError } from './verb.ts'

/** Largest file of a table that is imported. */
const fileBytesMax = 100_000_000

/**
 * The text of a table that somebody made in a spreadsheet or exported: CSV in any encoding, or a workbook.
 * @throws {OperatorError} It is too large, or no table.
 */
export const readTableFile = async (path: string): Promise<string> => {
  const file = Bun.file(path)
  if (file.size > fileBytesMax)
    throw new OperatorError(`${path} is larger than ${fileBytesMax / 1_000_000} MB.`, { code: 'REFUSED' })
  const read = await textOfFile(await file.bytes(), listBudget)
  if ('refusal' in read) throw new OperatorError(`${path} ${read.refusal}`, { code: 'REFUSED' })
  return read.text
}

/** How the columns of a table were read. */
export const showColumns = ({ read }: { readonly read: Readonly<Record<string, string | undefined>> }): string =>
  `Columns: ${Object.entries(read)
    .map(([field, heading]) => `${field}=${heading}`)
    .join(', ')}.`
