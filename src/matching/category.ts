import { type ClubType, type IronCategory, ironCategories, type WoodCategory } from '../golf/names/words.ts'

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
 * Steps from one head category to another, whoever the golfer is: 0 is the category itself, 1 a neighbor. Irons count
 * steps along the scale from blade to super game improvement.
 * @source house; the fallbacks of fitting rules §5.3 (tour to core, light and draw to max forgiveness) are among them
 */
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
