import type { Head } from '../head.ts'
import { unmet } from '../names/word-index.ts'
import type { Need } from './needs.ts'

/** The heads of a catalog by what golfers need; rows are those of the heads. */
interface NeedRows {
  /** Scores by the words, `unmet` where a need is not met. */
  met(needs: readonly Need[], scores: Int32Array | null): Int32Array
  /** Rows that answer the words best (unless a need comes first), then clubs sold now (unless old ones are asked for), for adults, and worth the most. */
  best(rows: readonly number[], needs: readonly Need[], scores: Int32Array, isOneList: boolean): number[]
}

interface Rated {
  readonly meets: Uint8Array | null
  readonly worth: Float64Array | null
}

const genders = ['unisex', 'women', 'junior'] as const

/** Needs are looked up on the heads once, at the first search that names them. */
export const needRowsOf = (heads: readonly Head[]): NeedRows => {
  const known = new WeakMap<Need, Rated>()
  const ratedBy = (need: Need): Rated => {
    const { meets, worth } = need
    const rated = known.get(need) ?? {
      meets: meets ? Uint8Array.from(heads, (head) => Number(meets(head))) : null,
      worth: worth ? Float64Array.from(heads, worth) : null,
    }
    known.set(need, rated)
    return rated
  }
  const group = Uint8Array.from(heads, ({ gender }) => genders.indexOf(gender))
  const isOld = Uint8Array.from(heads, ({ discontinued }) => Number(discontinued))
  return {
    met: (needs, scores) => {
      const met = scores?.slice() ?? new Int32Array(heads.length)
      for (const need of needs) {
        const { meets } = ratedBy(need)
        for (let row = 0; meets !== null && row < met.length; row++) if (meets[row] === 0) met[row] = unmet
      }
      return met
    },
    best: (rows, needs, scores, isOneList) => {
      const worths = needs
        .toSorted((one, other) => Number(other.isFirst ?? false) - Number(one.isFirst ?? false))
        .flatMap((need) => ratedBy(need).worth ?? [])
      const isWorthFirst = needs.some(({ isFirst }) => isFirst)
      return rows.toSorted((a, b) => {
        const byWords = scores[b]! - scores[a]!
        let order = (isWorthFirst ? 0 : byWords) || (isOneList ? 0 : isOld[a]! - isOld[b]!) || group[a]! - group[b]!
        for (const worth of worths) order ||= worth[b]! - worth[a]!
        return order || byWords
      })
    },
  }
}
