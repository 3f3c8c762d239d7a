import type { LoadedImage } from '../scoring/index.ts'
import { describeMatch, type Matched } from './matched.ts'
import { packWanted } from './pack-wanted.ts'
import { filterOffers, headsLeft } from './pick-filter.ts'
import { stockedLofts } from './stock.ts'
import type { WantedBuild } from './wanted.ts'

/**
 * The catalog's answer to a fitting: three clubs that can be ordered as fitted, with what each cannot give in words.
 *
 * Only current heads made for the golfer's hand in the chosen loft, and for the golfer's group. The wanted head category
 * comes first, ordered by score, then its neighbors. The core compares every head and shaft (assembly/match.ts) and says
 * how each pick is built; here that is put into words. A pure function of the build, the catalog and what golfers chose: the
 * order of the catalog's records never shows. Makers and a budget of the golfer's leave heads out before any is compared. Where a shop's stock counts, what is in stock comes first among equals, or is all that is picked.
 * @rule MATCH-HEAD
 */
export const match = (wanted: WantedBuild, loaded: Pick<LoadedImage, 'image' | 'match' | 'build'>): Matched => {
  const { image } = loaded
  const offers = filterOffers(wanted, loaded)
  const found = loaded.match(
    packWanted(wanted),
    wanted.need.golfer,
    stockedLofts(wanted, image),
    headsLeft(offers, image),
  )
  return describeMatch(wanted, image.catalog, found, offers)
}
