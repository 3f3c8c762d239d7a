import type { Columns } from './columns/columns.ts'
import type { LeftOut, ShotLine } from './rows.ts'

/** Fewer numbers that agree may agree by chance. */
const agreeingMin = 4

/**
 * Shots that stand in a file more than once, as in overlapping sessions or an upload that was sent again: the same time, club and
 * numbers, but for cells that are blank in one of them. The line with most numbers counts.
 */
export function withoutRepeated(
  lines: readonly ShotLine[],
  { metrics, roles }: Columns,
): { shots: readonly ShotLine[]; repeated: readonly LeftOut[] } {
  const time = roles.get('date')
  if (time === undefined) return { shots: lines, repeated: [] }
  const measured = [...metrics.values()]
  const numbersIn = ({ cells }: ShotLine) => measured.map((at) => cells[at]?.trim() ?? '')
  const filled = (line: ShotLine) => numbersIn(line).filter((cell) => cell !== '').length
  const kept = new Map<string, ShotLine[]>()
  const again: LeftOut[] = []
  for (const line of lines) {
    const moment = line.cells[time]?.trim() ?? ''
    const key = `${moment}\n${line.club}\n${line.player}`
    const before = kept.get(key) ?? []
    kept.set(key, before)
    const same = /\d:\d\d/.test(moment) ? before.findIndex((one) => isSame(numbersIn(one), numbersIn(line))) : -1
    if (same === -1) before.push(line)
    else {
      const [fuller, other] = filled(line) > filled(before[same]!) ? [line, before[same]!] : [before[same]!, line]
      before[same] = fuller
      again.push({ line: other.line, why: `the shot of line ${fuller.line} again`, reason: 'repeated', said: null })
    }
  }
  const left = new Set(again.map(({ line }) => line))
  return { shots: lines.filter(({ line }) => !left.has(line)), repeated: again }
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  const both = one.flatMap((cell, i) => (cell === '' || other[i] === '' ? [] : [cell === other[i]]))
  return both.length >= agreeingMin && both.every((isEqual) => isEqual)
}
