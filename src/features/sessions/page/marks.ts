import { type Html, html, type Reader } from '../../../pages/index.ts'
import type { ClubShots, ReadShot } from '../by-club.ts'

/** Colors and shapes of clubs; 7 and 5 have no common factor, so 35 clubs in a row look different. */
const colorCount = 7
const shapes = [circle, square, diamond, triangle, cross] as const

/** How the shots of the n-th club of a session look. */
export const markOf = (
  clubIndex: number,
  x: number,
  y: number,
  kind: 'counts' | 'outlier' | 'review',
  size = 4,
): Html => {
  const shape = shapes[clubIndex % shapes.length]!
  return html`<path class="mark k${clubIndex % colorCount} ${kind}" d="${shape(x, y, size)}"/>`
}

/** Whether and why a shot is drawn hollow. A number in doubt is doubtful before it is far away. */
export const kindOf = ({ shot, counts }: ReadShot): 'counts' | 'outlier' | 'review' => {
  if (counts) return 'counts'
  return shot.needsReview ? 'review' : 'outlier'
}

/** A club's name for people. */
export const nameOf = ({ club }: Pick<ClubShots, 'club'>, { texts: { shots } }: Reader): string =>
  club ?? shots.unnamedClub

/** A coordinate of a drawing; a tenth of a unit is less than anybody sees. */
export const at = (value: number): string => String(Math.round(value * 10) / 10)

function circle(x: number, y: number, r: number): string {
  return `M${at(x - r)} ${at(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
}
function square(x: number, y: number, r: number): string {
  const side = at(1.8 * r)
  return `M${at(x - 0.9 * r)} ${at(y - 0.9 * r)}h${side}v${side}h-${side}z`
}
function diamond(x: number, y: number, r: number): string {
  const half = at(1.25 * r)
  return `M${at(x)} ${at(y - 1.25 * r)}l${half} ${half}l-${half} ${half}l-${half} -${half}z`
}
function triangle(x: number, y: number, r: number): string {
  return `M${at(x)} ${at(y - 1.2 * r)}l${at(1.15 * r)} ${at(2 * r)}h${at(-2.3 * r)}z`
}
function cross(x: number, y: number, r: number): string {
  const arm = at(0.7 * r)
  const start = `M${at(x - 0.35 * r)} ${at(y - 1.05 * r)}`
  return `${start}h${arm}v${arm}h${arm}v${arm}h-${arm}v${arm}h-${arm}v-${arm}h-${arm}v-${arm}h${arm}z`
}
