import type { Catalog } from './catalog.ts'
import type { Head } from './head.ts'

const nearestMax = 3
/** From this likeness on, an id may have been meant. */
const likenessMin = 0.5

/**
 * The ids that were probably meant, most alike first: misspelled, cut off, or of another club of the line.
 * @example nearestHeads(catalog, 'ping-g440-max') // ['ping-g440-max-driver', ...]
 */
export const nearestHeads = ({ heads }: Pick<Catalog, 'heads'>, headId: string): string[] => {
  const wanted = trigrams(headId)
  return heads
    .map((head) => ({ headId: head.headId, likeness: likeness(wanted, trigramsOf(head)) }))
    .filter(({ likeness }) => likeness >= likenessMin)
    .sort((a, b) => b.likeness - a.likeness) // stable: equals stay in the order of their ids
    .slice(0, nearestMax)
    .map(({ headId }) => headId)
}

/** Worked out once for each head of a catalog. */
const trigramsOf = (head: Head): ReadonlySet<string> => {
  const known = byHead.get(head) ?? trigrams(head.headId)
  byHead.set(head, known)
  return known
}

const byHead = new WeakMap<Head, ReadonlySet<string>>()

/** Every three letters in a row; the ends count as letters. */
const trigrams = (text: string): ReadonlySet<string> => {
  const padded = `-${text.toLowerCase()}-`
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)))
}

/** Dice's coefficient: 1 for equal texts, 0 for texts with nothing in common. */
const likeness = (a: ReadonlySet<string>, b: ReadonlySet<string>): number =>
  (2 * a.intersection(b).size) / Math.max(1, a.size + b.size)
