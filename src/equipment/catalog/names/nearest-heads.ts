import { clubTypes } from '../../../golf/names/words.ts'
import { atOnce, type Steps } from '../../../platform/work/steps.ts'
import type { Catalog } from '../catalog.ts'
import type { Head } from '../head.ts'

const nearestMax = 3
/** From this likeness on, an id may have been meant. */
const likenessMin = 0.5
/** From this likeness on, a letter or two are wrong. */
const slipFrom = 0.85

/**
 * The ids that were probably meant, misspelled ones first, then clubs that are sold now: misspelled, cut off, or of
 * another club of the line; of the club type that the id names, where there are such.
 * @example nearestHeads(catalog, 'ping-g440-max') // ['ping-g440-max-driver', ...]
 */
export const nearestHeads = ({ heads }: Pick<Catalog, 'heads'>, headId: string): string[] =>
  nearestRows(heads, headId).map((row) => heads[row]!.headId)

/** Their rows. */
export const nearestRows = (heads: readonly Head[], headId: string): number[] => {
  const { rowsWith, sizes } = byHeads.get(heads) ?? atOnce(indexingIds(heads))
  const wanted = trigrams(headId)
  const common = new Uint16Array(heads.length)
  for (const trigram of wanted) for (const row of rowsWith.get(trigram) ?? []) common[row]!++
  const near: { readonly row: number; readonly likeness: number }[] = []
  for (let row = 0; row < common.length; row++) {
    // Dice's coefficient: 1 for equal texts, 0 for texts with nothing in common.
    const likeness = (2 * common[row]!) / (wanted.size + sizes[row]!)
    if (likeness >= likenessMin) near.push({ row, likeness })
  }
  const kind = clubTypes.find((clubType) => headId.toLowerCase().includes(clubType))
  const ofKind = near.filter(({ row }) => heads[row]!.clubType === kind)
  const isSold = ({ row }: { row: number }) => !heads[row]!.discontinued
  const nearest = (ofKind.length > 0 ? ofKind : near)
    .sort((a, b) => b.likeness - a.likeness || Number(isSold(b)) - Number(isSold(a))) // stable: then by id
    .slice(0, nearestMax)
  const slips = nearest.filter(({ likeness }) => likeness >= slipFrom)
  const others = nearest.filter(({ likeness }) => likeness < slipFrom)
  return [...slips, ...others.filter(isSold), ...others.filter((one) => !isSold(one))].map(({ row }) => row)
}

/** The ids of a list of heads by their trigrams, so that a search looks only at heads that share some. */
interface IdIndex {
  readonly rowsWith: ReadonlyMap<string, readonly number[]>
  /** How many different trigrams each id has. */
  readonly sizes: Uint16Array
}

const byHeads = new WeakMap<readonly Head[], IdIndex>()

/** Make the index in steps. */
export function* indexingIds(heads: readonly Head[]): Steps<IdIndex> {
  const rowsWith = new Map<string, number[]>()
  const sizes = new Uint16Array(heads.length)
  for (const [row, { headId }] of heads.entries()) {
    yield
    const all = trigrams(headId)
    sizes[row] = all.size
    for (const trigram of all) {
      const rows = rowsWith.get(trigram)
      if (rows === undefined) rowsWith.set(trigram, [row])
      else rows.push(row)
    }
  }
  const index = { rowsWith, sizes }
  byHeads.set(heads, index)
  return index
}

/** Every three letters in a row; the ends count as letters. */
const trigrams = (text: string): ReadonlySet<string> => {
  const padded = `-${text.toLowerCase()}-`
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)))
}
