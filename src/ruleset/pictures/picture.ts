import type { Knot } from '../../golf/units.ts'
import type { Said } from '../../words/message.ts'
import type { GolferAxis } from '../charts.ts'
import type { RuleId } from '../rules.ts'

/** A range of an axis: what it is called, and what stands in its bar where that is too long. */
export interface Band<Text = Said> {
  readonly band: Text
  readonly short?: Text
  /** Where it begins; null: open below. */
  readonly from: number | null
}

/** Bands of an axis, a bar for each case. */
export interface BandPicture<Text = Said> {
  readonly kind: 'bands'
  readonly title: Text
  readonly axis: Text
  readonly bars: readonly { readonly name: Text; readonly bands: readonly Band<Text>[] }[]
  /** Before the first border and after the last, in units of the axis. */
  readonly room: number
  readonly golfer?: GolferAxis
  /** The axis means the same on every bar, not on the first alone. */
  readonly isShared?: boolean
}

/** Lines over an axis. */
export interface LinePicture<Text = Said> {
  readonly kind: 'lines'
  readonly title: Text
  readonly axis: Text
  readonly lines: readonly { readonly name: Text; readonly points: readonly Knot[] }[]
  /** What tells one line from another. */
  readonly legend?: Text
  readonly golfer?: GolferAxis
}

/** Cases in a few rows, where no axis says more. */
interface TablePicture<Text = Said> {
  readonly kind: 'table'
  readonly title: Text
  readonly heads: readonly Text[]
  readonly rows: readonly (readonly (Text | number)[])[]
}

/** What a page shows of the figures of a rule. A picture with strings among its texts is in English alone. */
export type RulePicture<Text = Said> = BandPicture<Text> | LinePicture<Text> | TablePicture<Text>

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

interface Scanned<Answer> {
  readonly value: Answer
  /** Where it begins; null: open below. */
  readonly from: number | null
}

/** Bands of what a rule answers at every step of an axis. */
export const scanned = <Answer extends string>(
  [from, to]: readonly [number, number],
  step: number,
  of: (x: number) => Answer,
): readonly Scanned<Answer>[] => {
  const bands: Scanned<Answer>[] = []
  for (const [x] of sampled([from, to], step, () => 0)) {
    const value = of(x)
    if (bands.at(-1)?.value !== value) bands.push({ value, from: bands.length === 0 ? null : x })
  }
  return bands
}

/** An id as words: `players_distance`, `mid-high`. */
export const wordsOf = (id: string): string =>
  id.replaceAll(/[_-]/g, ' ').replace(/^./, (letter) => letter.toUpperCase())
