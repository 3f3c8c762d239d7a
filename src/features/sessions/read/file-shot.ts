import type { MetricId } from '../metrics.ts'
import type { Columns } from './columns/columns.ts'
import type { WrittenShot } from './shots.ts'

/** A shot of a file, in mph, yards (peak height: feet), degrees and rpm; left of the target is negative. */
export interface FileShot {
  /** Line of the file. */
  readonly line: number
  /** As written; null: the file names none. */
  readonly club: string | null
  readonly player: string | null
  /** Maker and model, where the file has them. */
  readonly head: string | null
  readonly numbers: ReadonlyMap<MetricId, number>
  readonly isSpinEstimated: boolean
  /** When it was hit; null: the file does not say. */
  readonly at: Date | null
}

/** A shot with its numbers in the service's units. */
export const fileShot = (
  shot: WrittenShot,
  numbers: ReadonlyMap<MetricId, number>,
  { roles }: Columns,
  at: Date | null,
): FileShot => {
  const cell = (column: number | undefined) => (column === undefined ? '' : (shot.cells[column]?.trim() ?? ''))
  const head = [cell(roles.get('brand')), cell(roles.get('model'))].filter((part) => part !== '').join(' ')
  const spin = cell(roles.get('spinType'))
  return {
    line: shot.line,
    club: shot.club,
    player: shot.player,
    head: head || null,
    numbers,
    isSpinEstimated: /^(est|calc|model|gesch|berek|schätz|gesch[aä]tz|estim)/i.test(spin),
    at,
  }
}

/** Estimated spin does not count beside spin that was measured with the same club. */
export const measuredSpin = (shots: readonly FileShot[]): FileShot[] => {
  const measured = new Set(
    shots.flatMap(({ club, numbers, isSpinEstimated }) => (!isSpinEstimated && numbers.has('spinRate') ? [club] : [])),
  )
  return shots.map((shot) => {
    if (!shot.isSpinEstimated || !measured.has(shot.club)) return shot
    const { spinRate: _, ...numbers } = Object.fromEntries(shot.numbers) as Record<string, number>
    return { ...shot, numbers: new Map(Object.entries(numbers)) as FileShot['numbers'] }
  })
}
