import { isMisread } from '../../../golf/names/club-name.ts'
import type { Sentence, Statement } from '../../../platform/statement.ts'
import type { DecimalSign } from '../../../platform/tables/index.ts'
import { fittableClub, readShotClub } from '../fittable-club.ts'
import type { MetricId } from '../metrics.ts'
import type { ChosenUnits } from './columns/chosen-units.ts'
import type { Columns } from './columns/columns.ts'
import { quantityOfMetric } from './columns/meanings.ts'
import { deviceOf } from './device.ts'
import { doubtsOf } from './doubts.ts'
import type { FileShot } from './file-shot.ts'
import type { Counted, ReadClub, ReadColumn, Report } from './report.ts'
import type { LeftOut } from './rows.ts'
import { unitFor, type WrittenShot } from './shots.ts'
import type { CorrectionId } from './statement.ts'
import type { Table } from './table.ts'

/** What a reading found. */
interface Found {
  readonly table: Table
  readonly sign: DecimalSign
  readonly columns: Columns
  readonly leftOut: readonly LeftOut[]
  /** Headings of columns that no metric or role took. */
  readonly notUnderstood: readonly string[]
  readonly written: readonly WrittenShot[]
  readonly units: ChosenUnits
  readonly shots: readonly FileShot[]
  /** Lines whose club stands in the row above. */
  readonly filledLines: readonly number[]
}

/** Told of one file. */
const toldMax = 100

/** Report on a file for its sender: clubs, units as read, and whatever was left out. */
export const reportOf = (found: Found): Report => {
  const { table, sign, leftOut, written, units, shots } = found
  const clubs = clubsOf(shots)
  const unreadCells = written.flatMap(({ line, unread }) => unread.map((cell) => ({ line, ...cell })))
  const corrections = correctionsOf(found)
  const report = {
    format: table.format,
    encoding: table.encoding,
    separator: table.separator,
    decimalSign: table.format === 'json' ? null : sign,
    lines: table.before.length + table.lines.length,
    shots: shots.length,
    leftOut: leftOut.slice(0, toldMax),
    unreadCells: unreadCells.slice(0, toldMax),
    columns: columnsRead(found),
    units: { ...units.units, source: units.source },
    device: deviceOf(
      table.headings,
      table.before.flatMap(({ cells }) => cells),
    ),
    corrections: corrections.map(({ text }) => text),
    correctionsSaid: corrections.map(withoutWords),
    clubs,
    players: counted(shots.flatMap(({ player }) => player ?? [])),
    heads: counted(shots.flatMap(({ head }) => head ?? [])),
  }
  const doubts = doubtsOf(
    { ...report, notUnderstood: found.notUnderstood, allLeftOut: leftOut },
    units,
    shots,
    table.sloppyLines,
  )
  return { ...report, doubts: doubts.map(({ text }) => text), doubtsSaid: doubts.map(withoutWords) }
}

const withoutWords = <Id extends string>({ id, values }: Statement<Id>): Statement<Id> => ({ id, values })

const columnsRead = (found: Found): ReadColumn[] => {
  const { table, columns } = found
  const metricAt = new Map([...columns.metrics].map(([id, at]) => [at, id]))
  const roleAt = new Map([...columns.roles].map(([role, at]) => [at, role]))
  return table.headings.map(({ name, unit }, at) => {
    const metric = metricAt.get(at)
    const role = roleAt.get(at)
    const isShown = role === 'club' || role === 'player' || role === 'brand' || role === 'model'
    const read = metric === undefined ? [] : unitsRead(found, metric, at)
    return {
      column: at + 1,
      heading: name,
      as: metric ?? (isShown ? role : null),
      unit: read.length === 0 ? null : read.join(', '),
      isUnitNamed: metric !== undefined && (unit !== null || isNamedByLine(found, metric)),
    }
  })
}

/** Units of the numbers of a column: several where its lines name them by turns. */
const unitsRead = ({ table, written, units }: Found, id: MetricId, at: number): string[] => {
  const ofOthers = table.headings[at]!.unit?.name ?? unitWithout(id, units)
  const named = written.flatMap(({ numbers }) => (numbers.has(id) ? [numbers.get(id)!.unit ?? ofOthers] : []))
  return [...new Set(named.length === 0 ? [ofOthers] : named)].filter((name) => name !== null)
}

const isNamedByLine = ({ written }: Found, id: MetricId): boolean => {
  const numbers = written.flatMap((shot) => shot.numbers.get(id) ?? [])
  return numbers.length > 0 && numbers.every(({ unit }) => unit !== undefined)
}

const unitWithout = (metric: MetricId, { units }: ChosenUnits): string | null => {
  const quantity = quantityOfMetric(metric)
  if (quantity === 'speed' || quantity === 'distance') return unitFor(metric, units)
  return { angle: 'deg', spin: 'rpm', ratio: null, time: null, other: null }[quantity]
}

const counted = (names: readonly string[]): Counted[] =>
  [...Map.groupBy(names, (name) => name)].map(([name, all]) => ({ name, shots: all.length }))

const clubsOf = (shots: readonly FileShot[]): ReadClub[] =>
  counted(shots.flatMap(({ club }) => club ?? [])).map(({ name, shots: count }) => {
    const read = readShotClub(name)
    const fittable = fittableClub(name)
    return {
      club: name,
      as: isMisread(read) ? null : read.name,
      fits: 'refusal' in fittable ? null : fittable.clubType,
      whyNot: 'refusal' in fittable ? fittable.refusal : null,
      shots: count,
    }
  })

const isOwnUnit = (name: string, id: MetricId): boolean =>
  ['mph', 'yd', 'deg', 'rpm'].includes(name) || (id === 'peakHeight' && name === 'ft')

/** What counts as another number than is written. */
const correctionsOf = (found: Found): Sentence<CorrectionId>[] => {
  const { table, columns, shots, filledLines } = found
  const converted = [...columns.metrics].flatMap(([id, at]) => {
    const foreign = unitsRead(found, id, at).filter((name) => !isOwnUnit(name, id))
    return foreign.length === 0 ? [] : [{ heading: table.headings[at]!.name, unit: foreign.join(', ') }]
  })
  const estimated = shots.filter(({ isSpinEstimated, numbers }) => isSpinEstimated && !numbers.has('spinRate')).length
  const repeated = found.leftOut.filter(({ reason }) => reason === 'repeated').length
  const corrections: (Sentence<CorrectionId> | null)[] = [
    repeated === 0
      ? null
      : {
          id: 'repeatedShots',
          values: { shots: repeated },
          text: `Shots that stand in the file again (${repeated}) count once.`,
        },
    converted.length === 0
      ? null
      : {
          id: 'converted',
          values: { columns: converted.map(({ heading, unit }) => `${heading} (${unit})`) },
          text: `Converted to mph, yards and feet: ${converted.map(({ heading, unit }) => `${heading}: from ${unit}`).join('; ')}.`,
        },
    filledLines.length === 0
      ? null
      : {
          id: 'mergedCells',
          values: { lines: filledLines.length, from: filledLines[0]! },
          text: `Empty cells below a club (lines: ${filledLines.length}) count as merged with it, from line ${filledLines[0]!}.`,
        },
    estimated === 0
      ? null
      : {
          id: 'estimatedSpinOut',
          values: { shots: estimated },
          text: `Estimated spin (shots: ${estimated}) does not count beside measured spin.`,
        },
  ]
  return corrections.filter((one) => one !== null)
}
