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

/** A file has more than its budget. The message is a sentence that follows its name. */
export class OverBudget extends Error {
  /** @param line Where it was seen, from 1. */
  constructor(
    what: string,
    readonly line = 1,
  ) {
    super(what)
  }
}

/** In words of a message: `25,000`. */
const count = (number: number): string => number.toLocaleString('en-US')

/** What two sizes of a table may be, wherever it comes from. @throws {OverBudget} */
export const refuseOver = ({ columns, lines, cells }: TableBudget, table: TableBudget, line = table.lines): void => {
  if (table.columns > columns)
    throw new OverBudget(`has ${count(table.columns)} columns, and a table has at most ${count(columns)}.`, line)
  if (table.lines > lines)
    throw new OverBudget(`has more than ${count(lines)} lines. Split it, and send one part at a time.`, line)
  if (table.cells > cells)
    throw new OverBudget(`has more than ${count(cells)} cells. Split it, and send one part at a time.`, line)
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
          `has a cell of ${count(cell.length)} characters, and one has at most ${count(cellCharactersMax)}.`,
          line,
        )
    }
    if (characters > charactersMax)
      throw new OverBudget(`has cells of more than ${count(charactersMax)} characters together.`, line)
  }
}

/** What a file is refused for, as a sentence that follows its name. @throws Whatever else was thrown */
export const refusalOf = (error: unknown): { readonly refusal: string } => {
  if (error instanceof OverBudget) return { refusal: error.message }
  throw error
}
