import { fileBudget, type Line, refuseOver } from '../../../platform/tables/index.ts'
import { cleaned } from '../../../platform/text/plain-text.ts'
import { isRecord } from '../../../platform/values.ts'
import { conceptsIn } from './columns/heading-words.ts'
import { type Heading, headingIn } from './columns/headings.ts'
import { metricNamed, quantityOfMetric } from './columns/meanings.ts'
import { distanceUnits, type Unit, unitNamed } from './columns/units.ts'

/** Shots of a JSON file as a table, whose headings are the names of the members. */
interface JsonTable {
  readonly headings: readonly Heading[]
  readonly lines: readonly Line[]
}

type Leaves = ReadonlyMap<string, string>

const depthMax = 8

/**
 * The shots of a report in JSON: every object that holds two numbers or more with names of shots, with what the objects
 * around it say (`StrokeGroups[].Club`). Null where there are none.
 * @throws {OverBudget}
 * @source field names of TrackMan reports (m/s and meters) and of the open connect message of GSPro (mph; yards or meters)
 */
export const jsonTable = (value: unknown): JsonTable | null => {
  const found: Found = { shots: [], names: new Set(), leaves: 0 }
  collect(value, new Map(), 0, found)
  const { shots } = found
  if (shots.length === 0) return null
  const names = [...found.names]
  const units = unitsOf(value)
  return {
    headings: names.map((name) => {
      const heading = headingIn(name)
      return heading.unit === null ? { ...heading, unit: unitOf(name, units) } : heading
    }),
    lines: shots.map((shot, i) => ({ line: i + 1, cells: names.map((name) => shot.get(name) ?? '') })),
  }
}

interface Found {
  readonly shots: Leaves[]
  /** Of the members of all shots: the columns of the table. */
  readonly names: Set<string>
  /** Members that were gone through, those around an object again for each that is in it. */
  leaves: number
}

const collect = (value: unknown, around: Leaves, depth: number, found: Found): void => {
  if (depth > depthMax) return
  if (Array.isArray(value)) {
    for (const one of value) collect(one, around, depth + 1, found)
    return
  }
  if (!isRecord(value)) return
  const own = new Map<string, string>()
  const lists: unknown[] = []
  takeLeaves(value, '', own, lists)
  found.leaves += 1 + around.size + own.size
  count(found, Math.max(around.size, own.size))
  const all = new Map([...around, ...own])
  const measured = [...own].filter(([name, text]) => text !== '' && isOfShot(name) && !Number.isNaN(Number(text)))
  if (measured.length > 1) add(all, found)
  else for (const list of lists) collect(list, all, depth + 1, found)
}

function isOfShot(member: string): boolean {
  const { name, unit } = headingIn(member)
  return metricNamed(name, unit) !== null
}

const add = (shot: Leaves, found: Found): void => {
  found.shots.push(shot)
  for (const name of shot.keys()) found.names.add(name)
  count(found, found.names.size)
}

/** The cells are those of the table that would be built, and what is gone through on the way. @throws {OverBudget} */
const count = ({ shots, names, leaves }: Found, columns: number): void =>
  refuseOver(fileBudget, { columns, lines: shots.length, cells: Math.max(leaves, shots.length * names.size) })

/** Members that are no lists, those of members in them too: `BallData.Speed`. */
const takeLeaves = (
  value: Record<string, unknown>,
  before: string,
  own: Map<string, string>,
  lists: unknown[],
): void => {
  for (const [name, member] of Object.entries(value)) {
    if (Array.isArray(member)) lists.push(member)
    // `Measurement` says nothing: its members are the shot's own.
    else if (isRecord(member))
      takeLeaves(
        member,
        conceptsIn(name).every((one) => one.startsWith('?') || one === 'shot') ? before : `${before}${name}.`,
        own,
        lists,
      )
    else if (['string', 'number', 'boolean'].includes(typeof member))
      own.set(cleaned(`${before}${name}`), cleaned(String(member)))
  }
}

interface JsonUnits {
  readonly speed: Unit | null
  readonly distance: Unit | null
}

/**
 * Units of messages that never name them.
 * @source TrackMan reports: m/s and meters; ShotComplete of E6: feet and feet per second (public connectors of the Garmin R10);
 *   result of OpenGolfSim: mph, and meters always (its documentation)
 */
const unitsOf = (value: unknown): JsonUnits => {
  const [first] = Array.isArray(value) ? value : [value]
  if (isRecord(first) && 'StrokeGroups' in first) return { speed: unitNamed('m/s'), distance: unitNamed('m') }
  if (isRecord(first) && first['SubType'] === 'ShotComplete')
    return { speed: unitNamed('ft/s'), distance: unitNamed('ft') }
  if (isRecord(first) && first['type'] === 'result' && isRecord(first['data']))
    return { speed: unitNamed('mph'), distance: unitNamed('m') }
  const said = isRecord(first) && typeof first['Units'] === 'string' ? unitNamed(first['Units']) : null
  const isDistance = said !== null && distanceUnits.some((name) => name === said.name)
  return isDistance ? { speed: unitNamed('mph'), distance: said } : { speed: null, distance: null }
}

const unitOf = (name: string, units: JsonUnits): Unit | null => {
  const metric = metricNamed(name, null)
  if (metric === null) return null
  const quantity = quantityOfMetric(metric.of)
  return quantity === 'speed' ? units.speed : quantity === 'distance' ? units.distance : null
}
