import type { Knot } from '../../golf/units.ts'
import type { GolferAxis } from '../charts.ts'
import type { RuleId } from '../rules.ts'

/** A range of an axis: what it is called, and what stands in its bar where that is too long. */
export interface Band {
  readonly band: string
  readonly short?: string
  /** Where it begins; null: open below. */
  readonly from: number | null
}

/** Bands of an axis, a bar for each case. */
export interface BandPicture {
  readonly kind: 'bands'
  readonly title: string
  readonly axis: string
  readonly bars: readonly { readonly name: string; readonly bands: readonly Band[] }[]
  /** Before the first border and after the last, in units of the axis. */
  readonly room: number
  readonly golfer?: GolferAxis
  /** The axis means the same on every bar, not on the first alone. */
  readonly isShared?: boolean
}

/** Lines over an axis. */
export interface LinePicture {
  readonly kind: 'lines'
  readonly title: string
  readonly axis: string
  readonly lines: readonly { readonly name: string; readonly points: readonly Knot[] }[]
  /** What tells one line from another. */
  readonly legend?: string
  readonly golfer?: GolferAxis
}

/** Cases in a few rows, where no axis says more. */
interface TablePicture {
  readonly kind: 'table'
  readonly title: string
  readonly heads: readonly string[]
  readonly rows: readonly (readonly (string | number)[])[]
}

/** What a page shows of the figures of a rule. */
export type RulePicture = BandPicture | LinePicture | TablePicture

/** Pictures of some rules, each made when somebody asks for it: few do, and every process loads the rules. */
export type RulePictures = Readonly<Partial<Record<RuleId, () => readonly RulePicture[]>>>

/** A curve at every step of an axis. */
export const sampled = (
  [from, to]: readonly [number, number],
  step: number,
  of: (x: number) => number,
): readonly Knot[] =>
  Array.from({ length: Math.round((to - from) / step) + 1 }, (_, place) => {
    const x = from + place * step
    return [x, of(x)]
  })

/** Bands of what a rule answers at every step of an axis. */
export const scanned = <Answer extends string>(
  [from, to]: readonly [number, number],
  step: number,
  of: (x: number) => Answer,
): readonly Band[] => {
  const bands: Band[] = []
  for (const [x] of sampled([from, to], step, () => 0)) {
    const band = of(x)
    if (bands.at(-1)?.band !== band) bands.push({ band, from: bands.length === 0 ? null : x })
  }
  return bands
}

/** An id as words: `players_distance`, `mid-high`. */
export const wordsOf = (id: string): string =>
  id.replaceAll(/[_-]/g, ' ').replace(/^./, (letter) => letter.toUpperCase())
