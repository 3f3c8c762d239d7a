import type { Catalog } from '../equipment/catalog/index.ts'
import { oneMakerShare } from '../golf/clubs/matching.ts'
import { onceEach } from '../platform/order.ts'
import { compareText } from '../platform/values.ts'
import type { Message } from '../words/message.ts'
import { say } from '../words/say.ts'
import type { WantedBuild } from './wanted.ts'

/** Makers of the catalog's heads, in the order of their names. */
export const makersOf = onceEach(
  ({ heads }: Catalog): readonly string[] => [...new Set(heads.map(({ brand }) => brand))].sort(compareText),
  new WeakMap(),
)

/** The maker that a name means, whatever its case, spaces and signs: `Taylor Made` is TaylorMade; undefined: none. */
export const makerNamed = (catalog: Catalog, said: string): string | undefined =>
  makersOf(catalog).find((maker) => bare(maker) === bare(said))

const bare = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

/**
 * Says that wedges in Ladies flex are mostly one maker's on record: where it leads, it does for want of data.
 * @param leader Maker of the first pick.
 * @rule MATCH-HEAD
 */
export const makerNote = (
  { clubType, flex, hand, filter }: WantedBuild,
  { heads }: Catalog,
  leader: string | undefined,
): Message[] => {
  if (filter?.brands !== undefined) return []
  if (clubType !== 'wedge' || flex !== 'Ladies' || leader === undefined) return []
  const lines = heads.filter(
    (head) =>
      head.clubType === 'wedge' &&
      head.gender !== 'junior' &&
      !head.discontinued &&
      head.hands.includes(hand) &&
      head.stockShafts.some((stock) => stock.flexes.includes('Ladies')),
  )
  const { length: own } = lines.filter(({ brand }) => brand === leader)
  return own < oneMakerShare * lines.length ? [] : [say('picks.oneMaker', { lines: lines.length, own, maker: leader })]
}
