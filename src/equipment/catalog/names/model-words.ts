import type { ClubType } from '../../../golf/names/words.ts'
import { once } from '../../../platform/work/once.ts'
import type { HeadRecord } from '../head-records.ts'
import { headsOfRelease } from '../read.ts'
import { foldWords, isYear, makerNames, modelSayings } from './club-words.ts'
import { plainName } from './plain-name.ts'

/** A model among other words. */
export interface FoundModel {
  readonly kinds: readonly KindOfModel[]
  /** The other words, as written. */
  readonly rest: string
}

/** A kind of club that is made under the name of a model. */
export interface KindOfModel {
  readonly type: ClubType
  readonly isMini: boolean
  /** Degrees; none of irons. */
  readonly lofts: ReadonlySet<number>
  /** Numbers of its woods or hybrids; none where any may be. */
  readonly numbers: ReadonlySet<number>
}

interface Named {
  readonly kinds: Map<ClubType, KindOfModel>
  /** A name that may be something else, such as `X` or `14`, is one only after that of its maker. */
  readonly needsBrand: boolean
}

/** Models of the catalog of this release by their words written together, with and without the maker: read when a club is first asked for. */
const modelsOfRelease = once((): ReadonlyMap<string, Named> => {
  const found = new Map<string, Named>()
  for (const head of headsOfRelease())
    for (const words of modelSayings(head.brand, head.model)) {
      const isOwn = words.length > 1 || isOwnName(words[0]!)
      addName(found, words.join(''), head, !isOwn)
      for (const maker of makerNames(head.brand)) addName(found, `${maker}${words.join('')}`, head, false)
    }
  return found
})

/** Utility irons that the catalog does not have. */
const utilityIron = /^(?:titleist)?u5\d\d$/

function addName(found: Map<string, Named>, key: string, head: HeadRecord, needsBrand: boolean): void {
  const before = found.get(key)
  const kinds = before?.kinds ?? new Map<ClubType, KindOfModel>()
  const { lofts, numbers } = kinds.get(head.clubType) ?? { lofts: [], numbers: [] }
  kinds.set(head.clubType, {
    type: head.clubType,
    isMini: /\bmini\b/i.test(head.model),
    lofts: new Set([...lofts, ...(head.lofts ?? []).map(({ loft }) => loft)]),
    numbers: new Set([...numbers, ...(head.designations ?? []).flatMap((name) => Number(/\d+/.exec(name)?.[0] ?? []))]),
  })
  found.set(key, { kinds, needsBrand: (before?.needsBrand ?? false) || needsBrand })
}

const isOwnName = (word: string): boolean =>
  /^\p{L}{4,}$/u.test(word) || (word.length > 2 && /\p{L}/u.test(word) && /\d/.test(word))

/** No model has more words with its maker. */
const wordsMax = 8

/**
 * The longest model of the catalog in the words of a club; null: there is none.
 * @example modelIn('TaylorMade P770 (4)') // { kinds: [{ type: 'iron', ... }], rest: '4' }
 */
export function modelIn(written: string): FoundModel | null {
  const chunks = plainName(written).match(/[^\s,()]+/g) ?? []
  const folded = chunks.map((chunk) => foldWords(chunk).join(''))
  for (let length = Math.min(wordsMax, chunks.length); length > 0; length--)
    for (let from = 0; from + length <= chunks.length; from++) {
      const name = folded.slice(from, from + length).join('')
      const named = modelsOfRelease().get(name)
      if ((named === undefined || named.needsBrand) && !utilityIron.test(name)) continue
      const rest = [...chunks.slice(0, from), ...chunks.slice(from + length)]
        .filter((chunk) => !isYear(chunk))
        .join(' ')
      return { kinds: named === undefined ? [anyUtilityIron] : [...named.kinds.values()], rest }
    }
  return null
}

const anyUtilityIron: KindOfModel = { type: 'iron', isMini: false, lofts: new Set(), numbers: new Set() }
