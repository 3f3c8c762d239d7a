import type { DecimalSign } from '../../../platform/tables/index.ts'
import { mapYielding } from '../../../platform/work/yield.ts'
import type { Message } from '../../../words/message.ts'
import { say } from '../../../words/say.ts'
import { type Choices, unitsOf } from './columns/chosen-units.ts'
import { type ChosenColumns, columnsOf } from './columns/columns.ts'
import { withUnitColumns } from './columns/unit-columns.ts'
import { notUnderstood } from './columns/unused.ts'
import { decimalSignOf } from './decimals.ts'
import { type FileShot, fileShot, measuredSpin } from './file-shot.ts'
import { withMergedCells } from './merged-cells.ts'
import { momentsOf } from './moments.ts'
import { withoutRepeated } from './repeated.ts'
import type { Report } from './report.ts'
import { reportOf } from './report-of.ts'
import { shotLinesOf } from './rows.ts'
import { numbersIn, writtenShot } from './shots.ts'
import { tableOf } from './table.ts'

/** What a person says where the file does not, or is read wrong. */
interface ReadChoices extends Choices {
  readonly columns?: ChosenColumns
  /** Which clubs are meant, by what is written. */
  readonly clubs?: ReadonlyMap<string, string>
  /** Only the shots of this one. */
  readonly player?: string
  readonly head?: string
}

/** What was read, with the report of the reading; or why the file cannot be read, as a sentence that follows its name. */
type Reading = { readonly shots: readonly FileShot[]; readonly report: Report } | { readonly refusal: Message }

/**
 * Read the file of a launch monitor: its encoding, its separator, its headings, the sign of its decimals and its units are
 * decided once for all of it; then every line is read strictly, and what is not understood is told.
 */
export const readShotFile = async (bytes: Uint8Array, choices: ReadChoices = {}): Promise<Reading> => {
  const table = await tableOf(bytes)
  if ('refusal' in table) return table
  const { before, separator, format } = table
  const sign: DecimalSign = format === 'json' ? '.' : decimalSignOf(table.headings, table.lines, separator ?? ',')
  const measured = withUnitColumns(table.headings, table.lines, sign)
  if ('refusal' in measured) return measured
  const { headings, lines } = measured
  const columns = columnsOf(headings, lines, sign, choices.columns ?? {})
  const merged = withMergedCells(lines, columns)
  const all = shotLinesOf(headings, columns, before, merged.lines, sign)
  const { shots: shotLines, repeated } = withoutRepeated(all.shots, columns)
  const leftOut = [...all.leftOut, ...repeated].sort((a, b) => a.line - b.line)
  const written = await mapYielding(shotLines, (line) => writtenShot(line, columns, headings, sign))
  const units = unitsOf(written, headings, choices, sign)
  const read = written.map((shot) => ({ shot, numbers: numbersIn(shot, units.units) }))
  const moments = momentsOf(headings, shotLines, before)
  const measuredShots = measuredSpin(read.map(({ shot, numbers }, i) => fileShot(shot, numbers, columns, moments[i]!)))
  const shots = chosenShots(measuredShots, choices)
  if (shots.length === 0) return { refusal: measuredShots.length > 0 ? noneChosen(choices) : noShots(leftOut.length) }
  return {
    shots,
    report: reportOf({
      table: { ...table, headings },
      sign,
      columns,
      leftOut,
      notUnderstood: notUnderstood(headings, lines, columns, sign),
      written,
      units,
      shots,
      filledLines: merged.filled,
    }),
  }
}

const noShots = (lines: number): Message => (lines === 0 ? say('files.noLines') : say('files.noShots', { lines }))

const chosenShots = (shots: readonly FileShot[], { clubs, player, head }: ReadChoices): FileShot[] =>
  shots
    .filter((shot) => (player === undefined || shot.player === player) && (head === undefined || shot.head === head))
    .map((shot) => ({ ...shot, club: clubs?.get(shot.club ?? '') ?? shot.club }))

const noneChosen = ({ player, head }: ReadChoices): Message =>
  say('files.noneChosen', { names: [player, head].filter((one) => one !== undefined) })
