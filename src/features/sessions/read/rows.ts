import { isMisread } from '../../../golf/names/club-name.ts'
import type { DecimalSign, Line } from '../../../platform/tables/index.ts'
import { readShotClub } from '../fittable-club.ts'
import type { MetricId } from '../metrics.ts'
import { readCell } from './cells.ts'
import type { Columns } from './columns/columns.ts'
import type { Heading } from './columns/headings.ts'
import { headingIn } from './columns/headings.ts'
import { isStatistic, type RowsAbove, rowsAbove } from './statistics.ts'

/** A line that is a shot, with what the lines above it say of it. */
export interface ShotLine extends Line {
  readonly club: string | null
  readonly player: string | null
}

/** Every reason for which a line is no shot. */
export const leftOutReasons = [
  'headingsAgain',
  'statistics',
  'sumOfRows',
  'noNumbers',
  'noSpeedOrDistance',
  'takenOut',
  'repeated',
] as const
type LeftOutReason = (typeof leftOutReasons)[number]

/** A line that is no shot, and why. */
export interface LeftOut {
  readonly line: number
  readonly why: string
  readonly reason: LeftOutReason
  /** What stands there, by which it was known; null: nothing in particular. */
  readonly said: string | null
}

const whyOf: Readonly<Record<LeftOutReason, string>> = {
  headingsAgain: 'the headings again',
  statistics: 'a row of statistics',
  sumOfRows: 'a row of statistics: it sums up the rows above it',
  noNumbers: 'no numbers',
  noSpeedOrDistance: 'no speed and no distance',
  takenOut: 'taken out in the file',
  repeated: 'a shot again',
}

interface Walk {
  club: string | null
  player: string | null
  /** Shots since the last row of statistics. */
  above: RowsAbove
  /** The same of each club. */
  aboveOf: Map<string | null, RowsAbove>
  /** Statistics of them were there: the next shot begins anew. */
  isSummedUp: boolean
  readonly shots: ShotLine[]
  readonly leftOut: LeftOut[]
}

/** Strikes are known by one of these. */
const strikes: readonly MetricId[] = ['ballSpeed', 'clubSpeed', 'carry', 'total']

/** Tell shots from what stands between them: clubs, players, statistics, headings again, notes. */
export const shotLinesOf = (
  headings: readonly Heading[],
  columns: Columns,
  before: readonly Line[],
  lines: readonly Line[],
  sign: DecimalSign,
): { shots: ShotLine[]; leftOut: LeftOut[] } => {
  const walk: Walk = {
    club: null,
    player: null,
    above: rowsAbove(),
    aboveOf: new Map(),
    isSummedUp: false,
    shots: [],
    leftOut: [],
  }
  for (const { cells } of before) {
    walk.player = playerIn(cells) ?? playerBeside(cells) ?? walk.player
    walk.club = clubAbove(cells) ?? walk.club
  }
  const layout = layoutOf(headings, columns, columnsOfWords(lines, columns))
  for (const line of lines) readLine(walk, line, layout, sign)
  return walk
}

/** What the columns of a table are for. */
interface Layout {
  readonly headings: readonly Heading[]
  readonly columns: Columns
  /** Those that a role is for. */
  readonly named: ReadonlySet<number>
  /** Those whose cells are numbers, or words of their own, so that none of them names a statistic. */
  readonly unlabeled: ReadonlySet<number>
  /** What no column is for may stand in the first one: `Average` below the dates or players. */
  readonly isFirstFree: boolean
}

function layoutOf(headings: readonly Heading[], columns: Columns, words: ReadonlySet<number>): Layout {
  const { metrics, roles } = columns
  return {
    headings,
    columns,
    named: new Set(roles.values()),
    unlabeled: new Set([...metrics.values(), ...words, ...free.flatMap((role) => roles.get(role) ?? [])]),
    isFirstFree: !words.has(0) && roles.get('player') !== 0 && roles.get('note') !== 0,
  }
}

const readLine = (walk: Walk, line: Line, layout: Layout, sign: DecimalSign): void => {
  const { headings, columns } = layout
  const said = line.cells.filter((cell) => cell.trim() !== '')
  if (said.length === 0) return
  const leave = (reason: LeftOutReason, said: string | null = null) => {
    const why = said === null ? whyOf[reason] : `${whyOf[reason]} (${said})`
    walk.leftOut.push({ line: line.line, why, reason, said })
  }
  const numbers = numbersIn(line, columns, sign)
  const labels = labelsOf(line, layout)
  if (numbers.size === 0 && isHeadingAgain(line, headings)) return void leave('headingsAgain')
  if (labels.some(isStatistic)) {
    walk.isSummedUp = true
    return void leave('statistics', labels.find(isStatistic))
  }
  const isStruck = strikes.some((id) => (numbers.get(id) ?? 0) > 0)
  if (!isStruck) return void readSaid(walk, line, said, numbers.size > 0, leave)
  if (isNumbered(line, columns, numbers.size, sign)) return void leave('noNumbers', said.join(' ').slice(0, 40))
  const row = [...columns.metrics.keys()].map((id) => numbers.get(id))
  const { roles } = columns
  const club = clubIn(line, columns) ?? walk.club
  if (walk.above.isSummedUpBy(row) || walk.aboveOf.get(club)?.isSummedUpBy(row)) {
    walk.isSummedUp = true
    return void leave('sumOfRows')
  }
  if (isTakenOut(line, columns)) return void leave('takenOut')
  if (walk.isSummedUp) beginAnew(walk)
  const ofClub = walk.aboveOf.get(club) ?? rowsAbove()
  walk.above.add(row)
  ofClub.add(row)
  walk.aboveOf.set(club, ofClub)
  walk.shots.push({ ...line, club, player: cellAt(line, roles.get('player')) ?? walk.player })
}

/** The club of a line; a bare number is one beside its kind: `7` of `Irn`. */
function clubIn(line: Line, { roles, kind }: Columns): string | null {
  const club = cellAt(line, roles.get('club'))
  const said = kind === null ? null : cellAt(line, kind)
  if (club === null || said === null || !/^\d{1,2}$/.test(club) || !isMisread(readShotClub(club))) return club
  return isMisread(readShotClub(`${club} ${said}`)) ? club : `${club} ${said}`
}

const beginAnew = (walk: Walk): void => {
  walk.above = rowsAbove()
  walk.aboveOf = new Map()
  walk.isSummedUp = false
}

/** A line without a strike: a club or a player for the shots below it, or words. */
const readSaid = (
  walk: Walk,
  line: Line,
  said: readonly string[],
  hasNumbers: boolean,
  leave: (reason: LeftOutReason, said?: string) => void,
): void => {
  const player = playerIn(line.cells)
  const named = blockName(said[0]!)
  if (player !== null) walk.player = player
  else if (said.length <= 2 && !hasNumbers && isBlockName(named)) {
    walk.club = named
    beginAnew(walk)
  } else if (hasNumbers) leave('noSpeedOrDistance')
  else leave('noNumbers', said[0]!.slice(0, 40))
}

/** The name of the club in a heading row, without its details: `Club: 7 Iron`, `Driver (12 shots)`. */
const blockName = (text: string): string =>
  text
    .trim()
    .replace(/^(?:club|schläger|palo|bastone|canne|klubba) ?[:=] ?/i, '')
    .replace(/ ?\(\d+ ?(?:shots?|schläge|balls?|golpes|coups|slagen|colpi)\)$/i, '')

/** A club, or what somebody called one; the words of forms are none. */
const isBlockName = (text: string): boolean =>
  !isMisread(readShotClub(text)) ||
  (!/[:.]|^(notes?|comments?|shots?|session|practice|summary)\b|\bicon$/i.test(text) &&
    /^\P{Number}*\p{Letter}/u.test(text) &&
    text.length <= 30)

/** The club in a line above the headings, which also holds titles and dates: only what reads as one. */
const clubAbove = (cells: readonly string[]): string | null => {
  const said = cells.filter((cell) => cell.trim() !== '')
  const named = said.length === 1 ? blockName(said[0]!) : ''
  return named === '' || isMisread(readShotClub(named)) ? null : named
}

/** `Player,Sam` above the headings. */
const playerBeside = (cells: readonly string[]): string | null => {
  const said = cells.filter((cell) => cell.trim() !== '')
  return said.length === 2 && playerWord.test(said[0]!) ? said[1]!.trim() : null
}

const playerWord = /^\s*(?:player|spieler|jugador|joueur|speler|golfer|giocatore)\s*$/i

const playerIn = (cells: readonly string[]): string | null => {
  const [first = '', second = ''] = cells.filter((cell) => cell.trim() !== '')
  const [, name] = /^\s*(?:player|spieler|jugador|joueur|speler|golfer|giocatore)\s*:\s*(.*)$/i.exec(first) ?? []
  return name === undefined ? null : name.trim() || second.trim() || null
}

/** Roles whose words are anybody's own: a player called Max, a tag that says average. */
const free = ['player', 'note', 'date', 'brand', 'model', 'hand'] as const

/**
 * Columns in which the words of statistics are words among others: most of their cells are such words, as the name of a session
 * is, or, where no heading says what the column is for, there are others too, as in ratings from Best to Poor.
 */
function columnsOfWords(lines: readonly Line[], { roles }: Columns): ReadonlySet<number> {
  const seen = new Map<number, { statistics: string[]; others: number; words: Set<string>; hasDigits: boolean }>()
  for (const { cells } of lines)
    for (const [at, cell] of cells.entries()) {
      const text = cell.trim()
      if (text === '') continue
      const column = seen.get(at) ?? { statistics: [], others: 0, words: new Set(), hasDigits: false }
      seen.set(at, column)
      if (isStatistic(text)) column.statistics.push(text)
      else {
        column.others++
        column.hasDigits ||= /\d/.test(text)
        if (!column.hasDigits) column.words.add(text)
      }
    }
  const named = new Set(roles.values())
  return new Set(
    [...seen].flatMap(([at, { statistics, others, words, hasDigits }]) => {
      const isAmong = !named.has(at) && words.size > 1 && !hasDigits
      const isMost = statistics.length > others && (!named.has(at) || new Set(statistics).size === 1)
      return statistics.length > 0 && (isMost || isAmong) ? [at] : []
    }),
  )
}

/** The cells of a line that could name a statistic. */
const labelsOf = ({ cells }: Line, { columns: { roles }, named, unlabeled, isFirstFree }: Layout): string[] => {
  // A line with the date of a shot is one, whatever a column says that no role is for.
  const isDated = cells[roles.get('date') ?? -1]?.trim().match(/\d/) != null
  const labels = cells.filter((cell, i) => !unlabeled.has(i) && cell.trim() !== '' && (named.has(i) || !isDated))
  const [first = ''] = cells
  return isFirstFree && first.trim() !== '' ? [first, ...labels] : labels
}

const numbersIn = ({ cells }: Line, { metrics }: Columns, sign: DecimalSign): Map<MetricId, number> => {
  const numbers = new Map<MetricId, number>()
  for (const [id, at] of metrics) {
    const cell = readCell(cells[at] ?? '', sign)
    if (cell.kind === 'number') numbers.set(id, cell.value)
  }
  return numbers
}

/** `1. | Eye icon`: the number of the line, and words where the other numbers stand. */
const isNumbered = ({ cells }: Line, { metrics }: Columns, numbers: number, sign: DecimalSign): boolean => {
  const written = [...metrics.values()].map((at) => cells[at] ?? '')
  const isWord = (cell: string) => readCell(cell, sign).kind === 'unread' && !/\d/.test(cell)
  return numbers === 1 && written.some((cell) => /^\d{1,3}\.$/.test(cell.trim())) && written.some(isWord)
}

const isHeadingAgain = ({ cells }: Line, headings: readonly Heading[]): boolean => {
  const same = headings.filter(({ name }, i) => name !== '' && headingIn(cells[i] ?? '').name === name).length
  return same >= 2 && same * 2 >= headings.filter(({ name }) => name !== '').length
}

/** Shots that their owner has taken out of the statistics stay out. */
const isTakenOut = (line: Line, { roles }: Columns): boolean => {
  const [inStat, excluded] = [cellAt(line, roles.get('inStat')), cellAt(line, roles.get('excluded'))]
  return /^(false|no|0|n|nein|falsch|off)$/i.test(inStat ?? '') || /^(true|yes|1|y|x|ja|wahr)$/i.test(excluded ?? '')
}

const cellAt = ({ cells }: Line, at: number | undefined): string | null =>
  (at === undefined ? null : cells[at]?.trim()) || null
