import type { DecimalSign, Line } from '../../../platform/tables/index.ts'
import type { MetricId } from '../metrics.ts'
import { readCell } from './cells.ts'
import { candidatesOf, thinkableCells } from './columns/columns.ts'
import type { Heading } from './columns/headings.ts'

const judgedLines = 200

/**
 * The sign before the decimals of a file: the one under which more of its cells are numbers that can be. `6.500` rpm is 6,500
 * where `17,1` stands beside it.
 */
export const decimalSignOf = (headings: readonly Heading[], lines: readonly Line[], separator: string): DecimalSign => {
  const judged = lines.slice(0, judgedLines)
  const columns = [...candidatesOf(headings)].flatMap(([id, found]) => found.map(({ at }) => [id, at] as const))
  const read = (sign: DecimalSign) => columns.reduce((sum, [id, at]) => sum + readable(id, at, judged, sign), 0)
  const [point, comma] = [read('.'), read(',')]
  if (point !== comma) return comma > point ? ',' : '.'
  const hasComma = judged.some(({ cells }) => columns.some(([, at]) => /\d,\d/.test(cells[at] ?? '')))
  return separator === ';' && hasComma ? ',' : '.'
}

const readable = (id: MetricId, at: number, lines: readonly Line[], sign: DecimalSign): number =>
  thinkableCells(at, id, lines, sign) +
  lines.filter(({ cells }) => readCell(cells[at] ?? '', sign).kind === 'unread').length * -1
