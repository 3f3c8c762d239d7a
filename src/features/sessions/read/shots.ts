import { feetPerYard } from '../../../golf/units.ts'
import type { DecimalSign } from '../../../platform/tables/index.ts'
import type { MetricId } from '../metrics.ts'
import { type Cell, readCell } from './cells.ts'
import type { Columns } from './columns/columns.ts'
import type { Heading } from './columns/headings.ts'
import { metricNamed, quantityOfMetric } from './columns/meanings.ts'
import type { Units } from './columns/unit-guess.ts'
import { timesOf, type Written } from './columns/units.ts'
import { isPlausible, isThinkable } from './plausible.ts'
import type { ShotLine } from './rows.ts'

/** A shot before its units are known. */
export interface WrittenShot extends ShotLine {
  readonly numbers: ReadonlyMap<MetricId, Written>
  readonly unread: readonly { readonly heading: string; readonly cell: string }[]
}

const clubAngles: readonly MetricId[] = ['attackAngle', 'clubPath', 'faceAngle', 'faceToPath', 'dynamicLoft']

/** The numbers of one line as written, by metric, with the cells that could not be read. */
export const writtenShot = (
  line: ShotLine,
  { metrics }: Columns,
  headings: readonly Heading[],
  sign: DecimalSign,
): WrittenShot => {
  const numbers = new Map<MetricId, Written>()
  const unread: { heading: string; cell: string }[] = []
  for (const [id, at] of metrics) {
    const [text, heading] = [line.cells[at] ?? '', headings[at]!]
    const cell = readCell(text, sign)
    if (cell.kind === 'missing') continue
    const written = cell.kind === 'number' ? writtenNumber(id, cell, heading) : null
    if (written !== null && isThinkable(id, written.value * (written.times ?? 1))) numbers.set(id, written)
    else if (written === null || !isMarker(written.value))
      unread.push({ heading: heading.name, cell: text.slice(0, 40) })
  }
  // A ratio without its club speed is no measurement, and of a line that cannot be, nothing is.
  const told = numbers.has('clubSpeed')
    ? unread
    : unread.filter(({ heading }) => metricNamed(heading, null)?.of !== 'smash')
  const seen = told.length > numbers.size ? new Map() : withoutUnseen(numbers, metrics.has('clubSpeed'))
  return { ...line, numbers: seen, unread: told }
}

/** What devices write for what they did not see: nought, the largest number of 24 bits, the largest of 32. */
const isMarker = (value: number): boolean => value === 0 || Math.abs(value) >= 1e6 || /^-?9{3,5}$/.test(String(value))

const writtenNumber = (id: MetricId, cell: Cell & { kind: 'number' }, heading: Heading): Written | null => {
  const signed = withSide(id, cell)
  const unit = cell.unit ?? heading.unit
  if (signed === null) return null
  const turned =
    across.includes(id) && quantityOfMetric(id) === 'angle' && signed > 270 && signed <= 360 ? signed - 360 : signed
  const value = heading.isMirrored ? -turned : turned
  const isOfKind = unit !== null && unit.quantity === quantityOfMetric(id)
  if (cell.unit !== null && !isOfKind && cell.unit.quantity !== 'other') return null
  const needsUnit = ['speed', 'distance'].includes(quantityOfMetric(id))
  return { value, times: isOfKind ? unit.times : needsUnit ? null : 1, ...(isOfKind && { unit: unit.name }) }
}

const across: readonly MetricId[] = [
  'offline',
  'launchDirection',
  'spinAxis',
  'sideSpin',
  'clubPath',
  'faceAngle',
  'faceToPath',
]
const upright: readonly MetricId[] = ['attackAngle', 'launchAngle', 'dynamicLoft']

/** A number with the sign that its side gives it; null: such a number has no such side. */
const withSide = (id: MetricId, { value, side: said }: Cell & { kind: 'number' }): number | null => {
  if (said === null) return value
  const side = said === 'd' ? (upright.includes(id) ? 'down' : 'right') : said
  const isNegative = ['left', 'down', 'out-in', 'closed'].includes(side)
  const isSideways = ['left', 'right'].includes(side) ? across.includes(id) : false
  const isUpright = ['up', 'down'].includes(side) && upright.includes(id)
  const isOfPath = ['in-out', 'out-in'].includes(side) && id === 'clubPath'
  const isOfFace = ['open', 'closed'].includes(side) && (id === 'faceAngle' || id === 'faceToPath')
  if (!(isSideways || isUpright || isOfPath || isOfFace) || (value < 0 && !isNegative)) return null
  return isNegative ? -Math.abs(value) : value
}

/**
 * Noughts beside what was not seen are no measurements: angles of a club without a speed, several of them exactly level, and a
 * ball without spin.
 */
const withoutUnseen = (
  numbers: ReadonlyMap<MetricId, Written>,
  hasClubSpeed: boolean,
): ReadonlyMap<MetricId, Written> => {
  const seen = new Map(numbers)
  const isNought = (id: MetricId) => seen.get(id)?.value === 0
  const level = clubAngles.filter((id) => seen.has(id))
  const isUnseen = hasClubSpeed && !seen.has('clubSpeed')
  if (isUnseen || (level.length > 1 && level.every(isNought))) for (const id of level) if (isNought(id)) seen.delete(id)
  for (const id of ['peakHeight', 'landingAngle'] as const) if (isNought(id)) seen.delete(id)
  if (isNought('launchAngle') && !seen.has('spinRate')) seen.delete('launchAngle')
  return seen
}

/** The numbers of a shot in mph, yards (peak height: feet), degrees and rpm, to a hundredth. */
export const numbersIn = ({ numbers }: WrittenShot, units: Units): Map<MetricId, number> => {
  const read = new Map<MetricId, number>()
  for (const [id, { value, times }] of numbers) {
    const size = times ?? timesOf(unitFor(id, units))
    const number = Math.round(value * size * (id === 'peakHeight' ? feetPerYard : 1) * 100) / 100
    if (isPlausible(id, number)) read.set(id, number + 0)
  }
  return read
}

/** Heights are in feet where distances are in yards. */
export const unitFor = (id: MetricId, { speed, distance }: Units) =>
  quantityOfMetric(id) === 'speed' ? speed : id === 'peakHeight' && distance === 'yd' ? 'ft' : distance
