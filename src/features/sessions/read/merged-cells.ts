import type { Line } from '../../../platform/tables/index.ts'
import type { Columns } from './columns/columns.ts'
import type { Role } from './columns/meanings.ts'
import { isStatistic } from './statistics.ts'

/** What cells of a table may say once for the rows below. */
const mergedRoles: readonly Role[] = ['club', 'player', 'brand', 'model']

/** Lines whose merged cells are filled, and the numbers of those that were. */
interface Filled {
  readonly lines: readonly Line[]
  readonly filled: readonly number[]
}

/**
 * Fill the cells below a merged one, which are empty in a file: the club stands in the first of its rows. Where a club is
 * repeated in the next row, an empty cell is one without a club, and stays empty.
 */
export const withMergedCells = (lines: readonly Line[], { roles, metrics }: Columns): Filled => {
  const club = roles.get('club')
  const isShot = ({ cells }: Line) => [...metrics.values()].some((at) => /\d/.test(cells[at] ?? ''))
  const rows = lines.filter((line) => isShot(line) && !line.cells.some(isStatistic))
  if (club === undefined || !isMerged(rows.map(({ cells }) => cells[club]?.trim() ?? ''))) return { lines, filled: [] }
  const merged = mergedRoles.flatMap((role) => roles.get(role) ?? [])
  const columns = Math.max(...merged) + 1
  const isRow = new Set(rows)
  const filled: number[] = []
  let above: readonly string[] = []
  const all = lines.map((line) => {
    if (!isRow.has(line)) return line
    const isBelow = (line.cells[club]?.trim() ?? '') === ''
    const cells = [...line.cells]
    while (cells.length < columns) cells.push('') // a line may end before them
    if (isBelow) for (const at of merged) cells[at] = line.cells[at]?.trim() || (above[at] ?? '')
    if (isBelow) filled.push(line.line)
    above = cells
    return { ...line, cells }
  })
  return { lines: all, filled }
}

const isMerged = (clubs: readonly string[]): boolean =>
  clubs[0] !== undefined &&
  clubs[0] !== '' &&
  clubs.includes('') &&
  clubs.every((club, i) => club === '' || club !== clubs[i - 1])
