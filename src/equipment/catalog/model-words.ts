import type { ClubType } from '../../golf/words.ts'
import { clubTypes } from '../../golf/words.ts'
import { foldWords } from './club-words.ts'
import { bundledCatalog } from './files.ts'
import { headFile } from './read.ts'

/** A model among other words. */
export interface FoundModel {
  /** Kinds of club of that name. */
  readonly types: readonly ClubType[]
  /** The other words, as written. */
  readonly rest: string
}

interface Named {
  readonly types: Set<ClubType>
  /** A name that may be something else, such as `X` or `14`, is one only after that of its maker. */
  readonly needsBrand: boolean
}

type Models = ReadonlyMap<string, Named>

let models: Models | undefined

/** Models of the catalog of this release by their words, with and without the maker: read when a club is first asked for. */
const modelsOfRelease = (): Models => {
  models ??= readModels()
  return models
}

const readModels = (): Models => {
  const found = new Map<string, Named>()
  const add = (words: readonly string[], type: ClubType, needsBrand: boolean) => {
    const key = words.join(' ')
    const before = found.get(key)
    const types = before?.types ?? new Set<ClubType>()
    found.set(key, { types: types.add(type), needsBrand: (before?.needsBrand ?? false) || needsBrand })
  }
  for (const type of clubTypes)
    for (const { brand, model } of JSON.parse(bundledCatalog[headFile[type]]) as { brand: string; model: string }[]) {
      const words = foldWords(model)
      const [last] = words.slice(-1)
      add(words, type, words.length === 1 && !isOwnName(words[0]!))
      add([...foldWords(brand), ...words], type, false)
      // `SM10` of the Vokey SM10.
      if (words.length === 2 && /^\p{L}+\d/u.test(last!) && isOwnName(last!)) add([last!], type, false)
    }
  return found
}

const isOwnName = (word: string): boolean =>
  /^\p{L}{4,}$/u.test(word) || (word.length > 2 && /\p{L}/u.test(word) && /\d/.test(word))

/** No model has more words with its maker. */
const wordsMax = 8

/**
 * The longest model of the catalog in the words of a club; null: there is none.
 * @example modelIn('TaylorMade P770 (4)') // { types: ['iron'], rest: '4' }
 */
export const modelIn = (written: string): FoundModel | null => {
  const chunks = written.match(/[^\s,()]+/g) ?? []
  const folded = chunks.map(foldWords)
  for (let length = Math.min(wordsMax, chunks.length); length > 0; length--)
    for (let from = 0; from + length <= chunks.length; from++) {
      const named = modelsOfRelease().get(
        folded
          .slice(from, from + length)
          .flat()
          .join(' '),
      )
      if (named === undefined || named.needsBrand) continue
      return { types: [...named.types], rest: [...chunks.slice(0, from), ...chunks.slice(from + length)].join(' ') }
    }
  return null
}
