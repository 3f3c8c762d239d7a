/** Rows under their headings, in columns. Numbers stand right. */
export const table = (headings: readonly string[], rows: readonly (readonly (string | number)[])[]): string => {
  const widths = headings.map((heading, column) =>
    Math.max(heading.length, ...rows.map((row) => String(row[column]).length)),
  )
  const line = (cells: readonly (string | number)[]) =>
    cells
      .map((cell, column) => {
        const isNumber = typeof (rows[0] ?? cells)[column] === 'number'
        return isNumber ? String(cell).padStart(widths[column]!) : String(cell).padEnd(widths[column]!)
      })
      .join('  ')
      .trimEnd()
  return [headings, ...rows].map(line).join('\n')
}
