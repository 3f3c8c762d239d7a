import type { ClubType } from '../../../golf/names/words.ts'
import type { Message, Said } from '../../../words/message.ts'
import { say, sentences } from '../../../words/say.ts'
import type { Head } from '../head.ts'
import { foldQuery, foldWords, inEnglish, isYear, makerNames, typesSaid } from '../names/club-words.ts'
import { type MeantClub, meantClubs } from '../names/named-club.ts'
import { partsOf } from '../names/plain-name.ts'
import { type Answered, unmet, wordIndexOf } from '../names/word-index.ts'
import type { ClubModel } from '../schema.ts'
import type { Wish } from './read-needs.ts'

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
  /** What the words say of needs. */
  readonly wish: Wish | null
}

/** What an answer without clubs says instead. */
export interface NothingFound {
  /** In sentences. */
  readonly why: Said
  /** Null: there were no words that could mean one. */
  readonly didYouMean: readonly MeantClub[] | null
}

/** Why a search found no club, and what its words may have meant. */
export const nothingFound = ({ heads, models, text, answered, named, left, wish }: Sought): NothingFound => {
  if (text === undefined) return { why: say('search.filters'), didYouMean: null }
  if (wish !== null && (wish.rest === '' || named.length > 0)) return { why: say('search.needsUnmet'), didYouMean: [] }
  if (named.length > 0) return { why: say('search.leftOut', { clubs: kindsOf(named) }), didYouMean: [] }
  const words = foldQuery(text).flatMap(inEnglish)
  const others = notListed.flatMap(([said, sentence]) => (said.test(words.join(' ')) ? [sentence] : []))
  if (others.length > 0) return { why: sentences(others), didYouMean: [] }
  const years = heads.map(({ year }) => year)
  const span = say('search.span', { from: Math.min(...years), to: Math.max(...years) })
  const model = withoutFigures(models, foldQuery(partsOf(text).model), typesSaid(words))
  if (model !== undefined)
    return {
      why: sentences([say('search.nameOnly', { club: `${model.brand} ${model.model}`, year: model.year }), span]),
      didYouMean: [],
    }
  const maker = makerNotListed(heads, models, words)
  if (maker !== undefined) return { why: say('search.makerNotListed', { maker }), didYouMean: [] }
  const why = [ofOtherTypes(heads, words) ?? notUnderstood(answered?.unknown ?? words), span]
  return { why: sentences(why), didYouMean: meantClubs(heads, left, text, answered) }
}

const notListed: readonly (readonly [said: RegExp, sentence: Message])[] = [
  [/\bputt(?:er|ers)?\b/, say('search.noPutters')],
  [/\bballs?\b/, say('search.noBalls')],
  [/\b(?:driving|utility) irons?\b/, say('search.noDrivingIrons')],
  [/\b(?:shafts?|grips?)\b/, say('search.noShaftsOrGrips')],
]

const kindsOf = (heads: readonly Head[]): Message => {
  const kinds = [...new Set(heads.map(({ clubType }) => clubType))].map((clubType) => kindSaid[clubType])
  return say('search.clubs', { clubs: heads.length, kinds })
}

const kindSaid: Readonly<Record<ClubType, Message>> = {
  driver: say('search.driver'),
  fairway: say('search.fairway'),
  hybrid: say('search.hybrid'),
  iron: say('search.iron'),
  wedge: say('search.wedge'),
}

/** The type that was said makes no club of this name; null: that is not why. */
const ofOtherTypes = (heads: readonly Head[], words: readonly string[]): Message | null => {
  const types = typesSaid(words)
  const others = words.filter((word) => typesSaid([word]).length === 0)
  const answered = types.length === 0 || others.length === 0 ? null : wordIndexOf(heads).answer(others.join(' '))
  if (answered === null || answered.isMisspelled) return null
  const named = heads.filter((_, row) => answered.scores[row] !== unmet)
  return named.length === 0 ? null : say('search.otherTypes', { clubs: kindsOf(named) })
}

const notUnderstood = (unknown: readonly string[]): Message =>
  unknown.length === 0 ? say('search.notAllWords') : say('search.notUnderstood', { words: unknown })

/** Makers that neither the catalog nor its list of models has. */
const otherMakers =
  'MacGregor Lynx Benross Powerbilt Dunlop PRGR Majesty Epon Vega Proto-Concept Strata Lazrus Krank Wishon Snake-Eyes'.split(
    ' ',
  )

/** A maker in the words of whose clubs the catalog has no figures. */
const makerNotListed = (
  heads: readonly Head[],
  models: readonly ClubModel[],
  words: readonly string[],
): string | undefined => {
  const listed = new Set(heads.map(({ brand }) => brand))
  const others = [...new Set([...models.map(({ brand }) => brand), ...otherMakers])].filter(
    (brand) => !listed.has(brand),
  )
  const said = ` ${words.join(' ')} `
  return others.find((brand) => said.includes(` ${foldWords(brand).join(' ')} `))
}

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
