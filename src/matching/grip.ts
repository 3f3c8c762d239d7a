import type { Catalog, Grip } from '../equipment/catalog/index.ts'
import { gripsInSize } from '../equipment/grips/index.ts'
import type { WantedBuild } from './wanted.ts'

/** Grips made in the fitted size for the club, best first: the same for every golfer who is fitted in it. */
export const rankGrips = ({ gripSize, clubType }: WantedBuild, { grips }: Catalog): readonly Grip[] => {
  const ofCatalog = ranked.get(grips) ?? new Map<string, readonly Grip[]>()
  ranked.set(grips, ofCatalog)
  const name = `${clubType} ${gripSize}`
  const known = ofCatalog.get(name)
  if (known !== undefined) return known
  const found = gripsInSize(grips, gripSize).filter(({ clubTypes }) => clubTypes.includes(clubType))
  ofCatalog.set(name, found)
  return found
}
const ranked = new WeakMap<readonly Grip[], Map<string, readonly Grip[]>>()
