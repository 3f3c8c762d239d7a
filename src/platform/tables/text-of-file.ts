import { csvFormatRows } from 'd3-dsv'
import { inEnglish } from '../../words/english.ts'
import { refusalOf, type TableBudget } from './budget.ts'
import { contentOf } from './content.ts'
import { workbookLines } from './workbook.ts'

/**
 * The table of a file as text: text files in any encoding, or the first sheet of a workbook that has one.
 * @returns Or why it has none, in words that follow the name of the file.
 */
export const textOfFile = async (
  bytes: Uint8Array,
  budget: TableBudget,
): Promise<{ text: string } | { refusal: string }> => {
  const content = contentOf(bytes)
  if (content.kind === 'other') return { refusal: inEnglish(content.what) }
  if (content.kind === 'text') {
    const [first] = content.texts
    return first === undefined ? { refusal: 'is text in no encoding that is known.' } : { text: first.text }
  }
  const sheets = await workbookLines(bytes, budget).catch(refusalOf)
  if (sheets !== null && 'refusal' in sheets) return { refusal: inEnglish(sheets.refusal) }
  const sheet = sheets?.find((lines) => lines.length > 0)
  if (sheet === undefined) return { refusal: 'is a packed file, but no Excel workbook with a table.' }
  return { text: csvFormatRows(sheet.map(({ cells }) => [...cells])) }
}
