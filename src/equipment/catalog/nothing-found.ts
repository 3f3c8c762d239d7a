import type { ClubType } from '../../golf/words.ts'
import { foldQuery, foldWords, inEnglish, isYear, makerNames, typesSaid } from './club-words.ts'
import type { Head } from './head.ts'
import { kinds, type MeantClub, meantClubs } from './named-club.ts'
import { partsOf } from './plain-name.ts'
import type { ClubModel } from './schema.ts'
import { type Answered, unmet, wordIndexOf } from './word-index.ts'

/** What a search was given, and what its words alone would have found. */
interface Sought {
  readonly heads: readonly Head[]
  /** Models that golfers may own, those without figures too. */
  readonly models: readonly ClubModel[]
  /** The words; undefined: only filters. */
  readonly text: string | undefined
  readonly answered: Answered | null
  /** Heads that all of the words mean, whatever the filters. */
  readonly named: readonly Head[]
  /** Rows of the heads that pass the filters, whatever the words. */
  readonly left: readonly number[]
}

/** What an answer without clubs says instead. */
export interface NothingFound {
  /** In sentences. */
  readonly why: string
  /** Null: there were no words that could mean one. */
  readonly didYouMean: readonly MeantClub[] | null
}

/** Why a search found no club, and what its words may have meant. */
export const nothingFound = ({ heads, models, text, answered, named, left }: Sought): NothingFound => {
  if (text === undefined) return { why: 'No club passes all filters.', didYouMean: null }
  if (named.length > 0) return { why: `The filters leave out what the words name: ${kindsOf(named)}.`, didYouMean: [] }
  const words = foldQuery(text).flatMap(inEnglish)
  const others = notListed.flatMap(([said, sentence]) => (said.test(words.join(' ')) ? [sentence] : []))
  if (others.length > 0) return { why: others.join(' '), didYouMean: [] }
  const years = heads.map(({ year }) => year)
  const span = `Listed are clubs of ${Math.min(...years)} to ${Math.max(...years)}.`
  const model = withoutFigures(models, foldQuery(partsOf(text).model), typesSaid(words))
  if (model !== undefined)
    return {
      why: `The ${model.brand} ${model.model} (${model.year}) is known by name only: compare it by loft and year. ${span}`,
      didYouMean: [],
    }
  const why = [ofOtherTypes(heads, words) ?? notUnderstood(answered?.unknown ?? words), priceHint(words), span]
  return { why: why.filter(Boolean).join(' '), didYouMean: meantClubs(heads, left, text, answered) }
}

const notListed: readonly (readonly [said: RegExp, sentence: string])[] = [
  [/\bputt(?:er|ers)?\b/, 'Putters are not listed.'],
  [/\bballs?\b/, 'Balls are not listed.'],
  [/\b(?:driving|utility) irons?\b/, 'Driving and utility irons are not listed.'],
  [/\b(?:shafts?|grips?)\b/, 'Shafts and grips are not searched: they stand with each club.'],
]

const all = new Intl.ListFormat('en', { type: 'conjunction' })

const kindsOf = (heads: readonly Head[]): string =>
  `${heads.length} ${heads.length === 1 ? 'club' : 'clubs'} (${all.format(new Set(heads.map(({ clubType }) => kinds[clubType])))})`

/** The type that was said makes no club of this name; null: that is not why. */
const ofOtherTypes = (heads: readonly Head[], words: readonly string[]): string | null => {
  const types = typesSaid(words)
  const others = words.filter((word) => typesSaid([word]).length === 0)
  const answered = types.length === 0 || others.length === 0 ? null : wordIndexOf(heads).answer(others.join(' '))
  if (answered === null || answered.isMisspelled) return null
  const named = heads.filter((_, row) => answered.scores[row] !== unmet)
  return named.length === 0 ? null : `Of this name there are other clubs: ${kindsOf(named)}.`
}

const notUnderstood = (unknown: readonly string[]): string =>
  unknown.length === 0 ? 'No club has all of these words.' : `Not understood: ${all.format(unknown)}.`

const priceHint = (words: readonly string[]): string | null =>
  words.some((word) => priceWords.has(word)) ? 'Send prices as minPrice and maxPrice.' : null
const priceWords = new Set([
  'under',
  'below',
  'over',
  'cheap',
  'cheaper',
  'cheapest',
  'budget',
  'price',
  'dollars',
  'usd',
])

/** The newest model of the list that the words name whole and the catalog has no figures of. */
const withoutFigures = (
  models: readonly ClubModel[],
  words: readonly string[],
  types: readonly ClubType[],
): ClubModel | undefined => {
  const isOf = (clubType: ClubType) => types.length === 0 || types.includes(clubType)
  const years = words.filter(isYear).map(Number)
  const isSaid = (name: string) => foldWords(name).every((word) => words.includes(word))
  const isMakerSaid = models.some(({ brand }) => isSaid(brand))
  const isAll = ({ brand, model }: ClubModel) => {
    const own = [...foldWords(`${brand} ${model}`), ...makerNames(brand)]
    return words.every(
      (word) => own.includes(word) || /^\d+$/.test(word) || inEnglish(word).every((one) => typesSaid([one]).length > 0),
    )
  }
  return models
    .filter(isAll)
    .filter(
      ({ headId, clubType, brand, model, year }) =>
        headId === null &&
        isOf(clubType) &&
        (years.length === 0 || years.includes(year)) &&
        isSaid(model) &&
        (!isMakerSaid || isSaid(brand)),
    )
    .toSorted((a, b) => foldWords(b.model).length - foldWords(a.model).length || b.year - a.year)[0]
}
