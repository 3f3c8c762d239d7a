import type { Head } from '../equipment/catalog/index.ts'
import type { LoadedImage } from '../scoring/index.ts'
import { type Built, buildClub } from './build.ts'
import { rankGrips } from './grip.ts'
import { packWanted } from './pack-wanted.ts'
import type { WantedBuild } from './wanted.ts'

/**
 * The fitted figures applied to a chosen head, recommended or not: a head of another group is built as its own
 * group plays it. Null when no loft of it is made for the golfer's hand.
 */
export const buildFor = (
  wanted: WantedBuild,
  head: Head,
  { image, build }: Pick<LoadedImage, 'image' | 'build'>,
): Built | null => {
  const group = head.gender === 'unisex' ? 'men' : head.gender
  const choice = build(packWanted(wanted), head) ?? build(packWanted({ ...wanted, group }), head)
  return choice && buildClub(wanted, choice, rankGrips(wanted, image.catalog)[0])
}
