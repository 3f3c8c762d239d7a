import { isMisread } from '../../../../golf/names/club-name.ts'
import type { DecimalSign, Line } from '../../../../platform/tables/index.ts'
import { readShotClub } from '../../fittable-club.ts'
import { type MetricId, metricIds } from '../../metrics.ts'
import { readCell } from '../cells.ts'
import { isThinkable } from '../plausible.ts'
import { isStatistic } from '../statistics.ts'
import type { Heading } from './headings.ts'
import { metricNamed, type Role, roleNamed } from './meanings.ts'

/** Which column holds what, by its index. */
export interface Columns {
  readonly metrics: ReadonlyMap<MetricId, number>
  readonly roles: ReadonlyMap<Role, number>
  /** Beside the club its kind, which tells a bare 7 apart; null: no column says it. */
  readonly kind: number | null
}

/** Columns that a person chose, by metric or `club`; null: none of the file's. */
export type ChosenColumns = Readonly<Partial<Record<MetricId | 'club', number | null>>>

/** Cells of a column that are looked at to judge it. */
const judgedCells = 400

/**
 * Which column holds what. Of several that are named so, the one counts whose cells hold numbers that can be, and of these the
 * best name; the club is where the cells read as clubs and tell most apart.
 */
export const columnsOf = (
  headings: readonly Heading[],
  lines: readonly Line[],
  sign: DecimalSign,
  chosen: ChosenColumns,
): Columns => {
  const judged = lines.slice(0, judgedCells)
  const candidates = candidatesOf(headings)
  const metrics = new Map<MetricId, number>()
  for (const id of metricIds) {
    const said = chosen[id]
    const at = said === undefined ? bestOf(candidates.get(id) ?? [], id, judged, sign) : said
    if (at !== null) metrics.set(id, at)
  }
  const roles = rolesOf(headings)
  const taken = new Set([...metrics.values(), ...[...roles].flatMap(([role, at]) => (role === 'club' ? [] : [at]))])
  const club = chosen.club === undefined ? clubColumn(headings, judged, taken) : chosen.club
  if (club === null) roles.delete('club')
  else roles.set('club', club)
  const kind = headings.findIndex(({ name }, at) => at !== club && !taken.has(at) && roleNamed(name)?.of === 'club')
  return { metrics, roles, kind: club === null || kind === -1 ? null : kind }
}

interface Candidate {
  readonly at: number
  readonly rank: number
}

/** Columns that may hold each number of a shot, in file order, with the rank of the name that matched. */
export const candidatesOf = (headings: readonly Heading[]): Map<MetricId, Candidate[]> => {
  const found = new Map<MetricId, Candidate[]>()
  for (const [at, { name, unit }] of headings.entries()) {
    const meaning = metricNamed(name, unit)
    if (meaning !== null) found.set(meaning.of, [...(found.get(meaning.of) ?? []), { at, rank: meaning.rank }])
  }
  return found
}

const bestOf = (
  candidates: readonly Candidate[],
  id: MetricId,
  lines: readonly Line[],
  sign: DecimalSign,
): number | null => {
  const counted = candidates.map((candidate) => ({
    ...candidate,
    cells: thinkableCells(candidate.at, id, lines, sign),
  }))
  const most = Math.max(0, ...counted.map(({ cells }) => cells))
  const [best] = counted.filter(({ cells }) => cells * 2 >= most).sort((a, b) => a.rank - b.rank)
  return best?.at ?? null
}

/** Cells of a column that hold a number that such a metric can have; noughts of what was not measured tell nothing. */
export const thinkableCells = (at: number, id: MetricId, lines: readonly Line[], sign: DecimalSign): number =>
  lines.filter(({ cells }) => {
    const cell = readCell(cells[at] ?? '', sign)
    return cell.kind === 'number' && cell.value !== 0 && isThinkable(id, cell.value)
  }).length

const rolesOf = (headings: readonly Heading[]): Map<Role, number> => {
  const roles = new Map<Role, { at: number; rank: number }>()
  for (const [at, { name, unit }] of headings.entries()) {
    const meaning = metricNamed(name, unit) === null ? roleNamed(name) : null
    if (meaning === null || meaning.rank >= (roles.get(meaning.of)?.rank ?? Number.POSITIVE_INFINITY)) continue
    roles.set(meaning.of, { at, rank: meaning.rank })
  }
  return new Map([...roles].map(([role, { at }]) => [role, at]))
}

/** Of columns that no heading calls a club, this share of the cells must read as one. */
const clubShareMin = 0.8

const clubColumn = (
  headings: readonly Heading[],
  lines: readonly Line[],
  taken: ReadonlySet<number>,
): number | null => {
  const judged = headings.flatMap(({ name, unit }, at) => {
    const meaning = roleNamed(name)
    const isNamed = meaning?.of === 'club' && (unit === null || unit.quantity === 'other')
    if (taken.has(at) || (!isNamed && unit !== null)) return []
    const cells = lines.flatMap((line) => {
      const cell = line.cells[at]?.trim() ?? ''
      return cell === '' || isStatistic(cell) ? [] : [cell]
    })
    const clubs = cells.filter(isOneClub)
    const share = clubs.length / Math.max(1, cells.length)
    // A number alone is a club only where the heading says so.
    const isClear = share >= clubShareMin && cells.every((cell) => cell.length > 1 && /\p{Letter}/u.test(cell))
    if (!isNamed && !(isClear && cells.length > 0)) return []
    return [
      { at, isNamed, rank: meaning?.rank ?? 0, read: clubs.length, apart: new Set(clubs).size, filled: cells.length },
    ]
  })
  const [best] = judged.sort(
    (a, b) =>
      Number(b.read > 0) - Number(a.read > 0) ||
      b.apart - a.apart ||
      b.read - a.read ||
      Number(b.isNamed) - Number(a.isNamed) ||
      b.filled - a.filled ||
      a.rank - b.rank,
  )
  return best?.at ?? null
}

/** A club, not its category: `Iron` and `Wedge` say none. */
const isOneClub = (cell: string): boolean => {
  const read = readShotClub(cell)
  return !isMisread(read) && (read.number !== null || read.loftDeg !== null || isNamedClub.test(read.name))
}

const isNamedClub = /^(driver|mini driver|putter|heavenwood|[PGASUL]W)$/
