import type { Head } from '../features/catalog/index.ts'
import { hookedDrawSteps } from '../golf/matching.ts'
import { drawCap } from '../golf/scores.ts'
import { type ClubType, type IronCategory, ironCategories, type WoodCategory } from '../golf/words.ts'
import type { WantedBuild } from './wanted.ts'

/** Categories next to a wanted one: they do most of what it does. All others count as two steps away. */
const neighbors = {
  low_spin: ['tour', 'core'],
  tour: ['low_spin', 'core'],
  core: ['max_forgiveness', 'tour', 'low_spin'],
  max_forgiveness: ['core', 'draw', 'light'],
  draw: ['max_forgiveness', 'light'],
  light: ['max_forgiveness', 'draw'],
} as const satisfies Record<WoodCategory, readonly WoodCategory[]>

/**
 * Steps from the wanted head category: 0 is the category itself, 1 a neighbor.
 *
 * Irons count steps along the scale from blade to super game improvement. Junior heads come in one build per height,
 * so their category never decides. A draw-biased head counts two steps more for a golfer who hooks.
 * @source house; the fallbacks of fitting rules §5.3 (tour to core, light and draw to max forgiveness) are among them
 */
export const categorySteps = (wanted: WantedBuild, head: Head): number => {
  if (head.gender === 'junior') return 0
  const hooked = wanted.need.draw <= drawCap.needMax && head.bias === 'draw' ? hookedDrawSteps : 0
  return hooked + stepsBetween(wanted.headProfile, head.category, head.clubType)
}

/** Steps from one category to another, whoever the golfer is. */
export const stepsBetween = (wanted: string, category: string, clubType: ClubType): number => {
  if (category === wanted) return 0
  if (clubType === 'wedge') return 1
  if (clubType === 'iron') {
    const place = (name: string) => ironCategories.indexOf(name as IronCategory)
    return Math.abs(place(category) - place(wanted))
  }
  const near: readonly string[] = neighbors[wanted as WoodCategory] ?? []
  return near.includes(category) ? 1 : 2
}

/** How a category reads in a sentence: `max forgiveness`. */
export const categoryWords = (category: string): string => category.replaceAll('_', ' ')
