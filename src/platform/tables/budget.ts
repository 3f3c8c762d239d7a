import { inEnglish } from '../../words/english.ts'
import type { Message, Quantity } from '../../words/message.ts'
import { grouped, say } from '../../words/say.ts'
import type { Line } from './line.ts'

/**
 * What a table of somebody else may have. What a file says of its own size is not believed: everything is counted while it is
 * read, and before anything is built of it.
 */
export interface TableBudget {
  readonly columns: number
  readonly lines: number
  readonly cells: number
}

/** A file of shots: an export of 20,000 shots, with headings and statistics between them. */
export const fileBudget: TableBudget = { columns: 500, lines: 25_000, cells: 1_000_000 }

/** A list that an operator imports: all customers, all fitters of a country. */
export const listBudget: TableBudget = { columns: 500, lines: 250_000, cells: 5_000_000 }

/** Of one cell, as in Excel. @source https://support.microsoft.com/office/1672b34d-7043-467e-8e27-269d656771c3 */
export const cellCharactersMax = 32_767
/** Of all cells: a text that many cells share counts for each. */
const charactersMax = 20_000_000

/** A file has more than its budget. What is wrong follows its name. */
export class OverBudget extends Error {
  /** @param line Where it was seen, from 1. */
  constructor(
    readonly why: Message,
    readonly line = 1,
  ) {
    super(inEnglish(why))
  }
}

const count = (n: number): Quantity => grouped({ n })

/** What two sizes of a table may be, wherever it comes from. @throws {OverBudget} */
export const refuseOver = ({ columns, lines, cells }: TableBudget, table: TableBudget, line = table.lines): void => {
  if (table.columns > columns)
    throw new OverBudget(say('files.columnsMost', { columns: count(table.columns), most: count(columns) }), line)
  if (table.lines > lines) throw new OverBudget(say('files.linesMost', { most: count(lines) }), line)
  if (table.cells > cells) throw new OverBudget(say('files.cellsMost', { most: count(cells) }), line)
}

/** Counts the lines of a table while it is read. @throws {OverBudget} */
export const counterOf = (budget: TableBudget): ((line: Line) => void) => {
  let [lines, cells, characters] = [0, 0, 0]
  return ({ line, cells: row }) => {
    lines++
    cells += row.length
    refuseOver(budget, { columns: row.length, lines, cells }, line)
    for (const cell of row) {
      characters += cell.length
      if (cell.length > cellCharactersMax)
        throw new OverBudget(
          say('files.cellLength', { characters: count(cell.length), most: count(cellCharactersMax) }),
          line,
        )
    }
    if (characters > charactersMax)
      throw new OverBudget(say('files.charactersMost', { most: count(charactersMax) }), line)
  }
}

/** What a file is refused for, to follow its name. @throws Whatever else was thrown */
export const refusalOf = (error: unknown): { readonly refusal: Message } => {
  if (error instanceof OverBudget) return { refusal: error.why }
  throw error
}
