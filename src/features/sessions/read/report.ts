import type { ClubType } from '../../../golf/names/words.ts'
import type { Statement } from '../../../platform/statement.ts'
import type { Said } from '../../../words/message.ts'
import type { MetricId } from '../metrics.ts'
import type { Units } from './columns/unit-guess.ts'
import type { Device } from './device.ts'
import type { LeftOut } from './rows.ts'
import type { CorrectionId, DoubtId } from './statement.ts'

/** How a column was read. */
export interface ReadColumn {
  /** From 1, as people count. */
  readonly column: number
  readonly heading: string
  /** Field that the column was read as; null: none. */
  readonly as: MetricId | 'club' | 'player' | 'brand' | 'model' | null
  /** Unit that the numbers were read in, several where lines name them by turns: `mph, km/h`; null: none, or it has no numbers. */
  readonly unit: string | null
  /** Its heading names the unit, or every line does. */
  readonly isUnitNamed: boolean
}

/** A club as the file names it. */
export interface ReadClub {
  readonly club: string
  /** The usual name; null: it was not understood, and must be asked. */
  readonly as: string | null
  readonly fits: ClubType | null
  readonly whyNot: Said | null
  readonly shots: number
}

/** Shots of one of several players or heads. */
export interface Counted {
  readonly name: string
  readonly shots: number
}

/** What was made of a file: told before anything is fitted from it. */
export interface Report {
  readonly format: 'table' | 'workbook' | 'json'
  readonly encoding: string | null
  readonly separator: string | null
  readonly decimalSign: '.' | ',' | null
  /** Lines that are not empty. */
  readonly lines: number
  readonly shots: number
  readonly leftOut: readonly LeftOut[]
  /** Cells that should hold a number and hold something else, or one that no shot has. */
  readonly unreadCells: readonly { readonly line: number; readonly heading: string; readonly cell: string }[]
  readonly columns: readonly ReadColumn[]
  readonly units: Units & { readonly source: 'named' | 'chosen' | 'numbers' | 'assumed' }
  readonly device: Device | null
  readonly corrections: readonly string[]
  /** The corrections without their words, in the same order. */
  readonly correctionsSaid: readonly Statement<CorrectionId>[]
  /** What cannot be told from the file, as questions. */
  readonly doubts: readonly string[]
  /** The doubts without their words, in the same order. */
  readonly doubtsSaid: readonly Statement<DoubtId>[]
  readonly clubs: readonly ReadClub[]
  readonly players: readonly Counted[]
  readonly heads: readonly Counted[]
}
