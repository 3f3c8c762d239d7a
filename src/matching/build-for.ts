import type { Head } from '../features/catalog/index.ts'
import type { LoadedImage } from '../scoring/index.ts'
import { type Built, buildClub } from './build.ts'
import { candidateFor } from './candidate.ts'
import { rankGrips } from './grip.ts'
import { packWanted } from './pack-wanted.ts'
import { bestFlex } from './shaft.ts'
import type { WantedBuild } from './wanted.ts'

/**
 * The fitted figures on a head that somebody chose, recommended or not: a head of another group is built as its own
 * group plays it. Null when no loft of it is made for the golfer's hand.
 */
export const buildFor = (
  wanted: WantedBuild,
  head: Head,
  loaded: Pick<LoadedImage, 'image' | 'match'>,
): Built | null => {
  const { catalog } = loaded.image
  const { aftermarket } = loaded.match(packWanted(wanted))
  const shaft = aftermarket === null ? null : bestFlex(wanted, aftermarket)
  const group = head.gender === 'unisex' ? 'men' : head.gender
  const candidate =
    candidateFor(wanted, head, catalog, shaft) ?? candidateFor({ ...wanted, group }, head, catalog, shaft)
  return candidate && buildClub(wanted, candidate, rankGrips(wanted, catalog)[0])
}
