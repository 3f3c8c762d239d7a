import type { DecimalSign, Line } from '../../../../platform/tables/index.ts'
import type { Message } from '../../../../words/message.ts'
import { say } from '../../../../words/say.ts'
import { isImperial } from '../../units.ts'
import { readCell } from '../cells.ts'
import { type Heading, unitOfWhat } from './headings.ts'
import { metricNamed, quantityOfMetric } from './meanings.ts'
import { type Quantity, type Unit, unitNamed } from './units.ts'

/** A table whose numbers have the units that other columns say; or why it cannot be read, as a sentence that follows its name. */
type Measured =
  | { readonly headings: readonly Heading[]; readonly lines: readonly Line[] }
  | { readonly refusal: Message }

/** A column that says the unit of others. */
interface UnitColumn {
  readonly at: number
  /** What it is the unit of; empty: of anything. */
  readonly what: string
}

/**
 * Units that stand in columns of their own, line by line: `Ball Speed, Ball Speed Unit, Carry, Unit`. Where a column says one
 * unit, its heading has it, or that of a system (`metric`); else each cell.
 */
export const withUnitColumns = (headings: readonly Heading[], lines: readonly Line[], sign: DecimalSign): Measured => {
  let measured = { headings, lines }
  for (const column of columnsIn(headings)) {
    const systems = systemsIn(column, lines)
    if (systems.length > 1)
      return {
        refusal: say('files.systemsByTurns', { systems, column: headings[column.at]!.name }),
      }
    if (systems.length === 1) measured = { ...measured, headings: inSystem(measured.headings, systems[0]!) }
    const said = new Map(lines.map(({ cells }) => [cells[column.at]?.trim() ?? '', null as Unit | null]))
    for (const text of said.keys()) said.set(text, unitNamed(text))
    for (const at of targetsOf(column, headings, said)) {
      const stranger = lines
        .filter(({ cells }) => isNumber(cells[at], sign))
        .map(({ cells }) => cells[column.at]?.trim() ?? '')
        .find((text) => !isMissing(text, sign) && said.get(text)?.quantity !== quantityAt(headings, at))
      if (stranger !== undefined)
        return {
          refusal: say('files.strangeUnit', {
            unit: stranger.slice(0, 20),
            column: headings[column.at]!.name,
            of: headings[at]!.name,
          }),
        }
      measured = withUnit(measured, at, (cells) => said.get(cells[column.at]?.trim() ?? '') ?? null, sign)
    }
  }
  return measured
}

/** Headings that stand there again, statistics and shots without the number need no unit. */
const isNumber = (cell: string | undefined, sign: DecimalSign): boolean => readCell(cell ?? '', sign).kind === 'number'
const isMissing = (cell: string, sign: DecimalSign): boolean => readCell(cell, sign).kind === 'missing'

const columnsIn = (headings: readonly Heading[]): UnitColumn[] =>
  headings.flatMap(({ name }, at) => {
    const what = unitOfWhat(name)
    return what === null || metricNamed(name, null) !== null ? [] : [{ at, what }]
  })

/** Systems of units that a column names, without those that are units. */
const systemsIn = ({ at, what }: UnitColumn, lines: readonly Line[]): string[] => {
  if (what !== '') return []
  const said = new Set(lines.map(({ cells }) => cells[at]?.trim().toLowerCase() ?? ''))
  return [...said].filter(
    (text) => /^(metric|metrisch|si)$/.test(text) || (isImperial(text) && unitNamed(text) === null),
  )
}

/** Distances of a system have its unit; speeds of the metric one are in km/h or m/s, which their numbers tell. */
const inSystem = (headings: readonly Heading[], system: string): readonly Heading[] => {
  const names = isImperial(system) ? { speed: 'mph', distance: 'yd' } : { distance: 'm' }
  const units = new Map(Object.entries(names).map(([quantity, name]) => [quantity, unitNamed(name)]))
  return headings.map((heading, at) => {
    const isOpen = heading.unit === null && metricNamed(heading.name, null)?.of !== 'peakHeight'
    return isOpen ? { ...heading, unit: units.get(quantityAt(headings, at) ?? '') ?? null } : heading
  })
}

/** The columns without a unit that it is for. */
const targetsOf = (
  { at, what }: UnitColumn,
  headings: readonly Heading[],
  said: ReadonlyMap<string, Unit | null>,
): number[] => {
  const open = headings.flatMap((_, i) => (headings[i]!.unit === null && quantityAt(headings, i) !== null ? [i] : []))
  if (what === '') {
    const quantity = [...said.values()].find((unit) => unit !== null)?.quantity
    return open.includes(at - 1) && quantityAt(headings, at - 1) === quantity
      ? [at - 1]
      : ofQuantity(open, headings, quantity)
  }
  if (/^(speed|velocity)s?$/i.test(what)) return ofQuantity(open, headings, 'speed')
  if (/^(distance|length)s?$/i.test(what)) return ofQuantity(open, headings, 'distance')
  const meant = metricNamed(what, null)?.of
  return meant === undefined ? [] : open.filter((i) => metricNamed(headings[i]!.name, null)!.of === meant)
}

/** Heights are often in feet beside distances in yards: they need a unit of their own. */
const ofQuantity = (open: readonly number[], headings: readonly Heading[], quantity: Quantity | undefined): number[] =>
  open.filter((i) => quantityAt(headings, i) === quantity && metricNamed(headings[i]!.name, null)!.of !== 'peakHeight')

const quantityAt = (headings: readonly Heading[], at: number): Quantity | null => {
  const metric = headings[at] === undefined ? null : metricNamed(headings[at].name, null)
  return metric === null ? null : quantityOfMetric(metric.of)
}

const withUnit = (
  { headings, lines }: { readonly headings: readonly Heading[]; readonly lines: readonly Line[] },
  at: number,
  unitOf: (cells: readonly string[]) => Unit | null,
  sign: DecimalSign,
) => {
  const units = new Map(
    lines.flatMap(({ cells }) => (isNumber(cells[at], sign) ? [[unitOf(cells)?.name, unitOf(cells)]] : [])),
  )
  const [only] = units.values()
  if (units.size === 1) return { headings: headings.with(at, { ...headings[at]!, unit: only ?? null }), lines }
  const written = (cells: readonly string[]): readonly string[] => {
    const cell = readCell(cells[at] ?? '', sign)
    const unit = unitOf(cells)
    return cell.kind === 'number' && cell.unit === null && unit !== null
      ? cells.with(at, `${cells[at]} ${unit.name}`)
      : cells
  }
  return { headings, lines: lines.map((line) => ({ ...line, cells: written(line.cells) })) }
}
