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
