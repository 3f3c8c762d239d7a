import { type FieldNames, type NamedTable, namedTable } from './named-table.ts'

/** A table whose form has no faults. */
interface CheckedTable<Field extends string> extends NamedTable<Field> {
  /** Heading of each field. */
  readonly named: Readonly<Partial<Record<Field, string>>>
}

/** One thing that is wrong in a file, by its line (the heading is line 1). */
export interface LineProblem {
  readonly line: number
  readonly problem: string
}

/** Read a table for an import, or say in which line its form is wrong. */
export const checkedTable = async <Field extends string>(
  text: string,
  names: FieldNames<Field>,
  map?: string,
): Promise<CheckedTable<Field> | LineProblem> => {
  const table = await namedTable(text, names, map)
  if ('problem' in table)
    return { line: table.line, problem: table.where === '--map' ? `--map: ${table.problem}` : table.problem }
  const { columns, headings, sloppyLines } = table
  const [sloppy] = sloppyLines
  if (sloppy !== undefined) return { line: sloppy, problem: 'is not CSV: its quotes do not close' }
  const twice = headings.find((name, at) => name !== '' && headings.indexOf(name) !== at)
  if (twice !== undefined) return { line: 1, problem: `column "${twice}" is a duplicate` }
  const named = Object.fromEntries([...columns].map(([field, at]) => [field, headings[at]!]))
  return { ...table, named: named as CheckedTable<Field>['named'] }
}
