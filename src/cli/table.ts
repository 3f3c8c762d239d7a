/** Rows under their headings, in columns. Numbers stand right. */
export const table = (headings: readonly string[], rows: readonly (readonly (string | number)[])[]): string => {
  const texts = [headings, ...rows.map((row) => row.map(String))]
  const widths = headings.map((_, column) => texts.reduce((width, row) => Math.max(width, row[column]!.length), 0))
  const isNumber = headings.map((_, column) => typeof rows[0]?.[column] === 'number')
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => (isNumber[column] ? cell.padStart(widths[column]!) : cell.padEnd(widths[column]!)))
      .join('  ')
      .trimEnd()
  return texts.map(line).join('\n')
}

/** A page of a list as a table, and the option that prints the next one. @param none What to print when the list is empty. */
export const pageTable = (
  headings: readonly string[],
  rows: readonly (readonly (string | number)[])[],
  { nextCursor, none }: { readonly nextCursor: string | null; readonly none: string },
): string => {
  const more = nextCursor === null ? [] : [`More: --cursor ${nextCursor}`]
  if (rows.length === 0) return more[0] ?? none
  return [table(headings, rows), ...more].join('\n')
}
