import { atOnce, grouped, mapped, type Steps } from '../../../platform/work/steps.ts'
import type { Head } from '../head.ts'
import { foldQuery, grades, inEnglish, isYear, type Term, wordsOfHeads } from './club-words.ts'

/** How well each head answers to the words of a query; rows are those of the heads indexed. */
export interface Answered {
  /** Greater is better; `unmet` where a word means nothing of the head. */
  readonly scores: Int32Array
  /** The same for the words that do mean something: 0 where they say less than half of its model. */
  readonly nearly: Int32Array
  /** 1 where the words say exactly this model, and nothing against it. */
  readonly exact: Uint8Array
  /** A word was understood only as a misspelled one, other than a maker's name. */
  readonly isMisspelled: boolean
  /** Words that mean nothing of any head. */
  readonly unknown: readonly string[]
}

/** Score of a head that a word of the query does not describe: below every other. */
export const unmet = -1

/** Rows by their scores; equals stay in the order they have. There are few scores, and there may be many rows. */
export const bestFirst = (rows: readonly number[], scores: Int32Array): number[] =>
  [...Map.groupBy(rows, (row) => scores[row]!)].sort(([a], [b]) => b - a).flatMap(([, equal]) => equal)

/** Finds heads by words. Prepared once for a list of heads. */
interface WordIndex {
  /** Null where the text has no word that could tell a head from another. */
  answer(text: string): Answered | null
}

/** The index of a list of heads, made at its first use when it was not prepared. */
export const wordIndexOf = (heads: readonly Head[]): WordIndex => byHeads.get(heads) ?? atOnce(indexing(heads))

const byHeads = new WeakMap<readonly Head[], WordIndex>()

/** The heads that a term is of, and its grade and what it covers there: a number each, since a catalog has millions. */
interface Places {
  readonly rows: number[]
  readonly facts: number[]
}

/** Terms by their first two letters, since a map of all terms of a large catalog takes 20 ms when it grows. */
class Terms {
  readonly #byBeginning = new Map<string, Map<string, Places>>()

  get(text: string): Places | undefined {
    return this.#byBeginning.get(text.slice(0, 2))?.get(text)
  }

  has(text: string): boolean {
    return this.get(text) !== undefined
  }

  /** The places of a term, which may be a new one. */
  listOf(text: string): Places {
    const beginning = text.slice(0, 2)
    const terms = this.#byBeginning.get(beginning) ?? new Map<string, Places>()
    if (terms.size === 0) this.#byBeginning.set(beginning, terms)
    const places = terms.get(text) ?? { rows: [], facts: [] }
    if (places.rows.length === 0) terms.set(text, places)
    return places
  }

  /** All terms, by their beginnings. */
  *texts(): Iterable<string[]> {
    for (const terms of this.#byBeginning.values()) yield [...terms.keys()]
  }
}

const factOf = ({ grade, covers }: Omit<Term, 'text'>): number => (grade << coverBits) | covers
/** Bits of `covers`, one for each piece of a model. */
const coverBits = 16
const coversMask = (1 << coverBits) - 1

interface Index {
  readonly heads: readonly Head[]
  readonly needed: readonly number[]
  readonly places: Terms
  /** The terms of each length. */
  readonly ofLength: ReadonlyMap<number, readonly string[]>
  /** The terms on a line each, to look into. */
  readonly lines: string
}

/** Make the index in steps. */
export function* indexing(heads: readonly Head[]): Steps<WordIndex> {
  const places = new Terms()
  const wordsOf = wordsOfHeads()
  const needed = yield* mapped(heads, (head, row) => {
    const { terms, needed } = wordsOf(head)
    for (const term of terms) {
      const listed = places.listOf(term.text)
      listed.rows.push(row)
      listed.facts.push(factOf(term))
    }
    return needed
  })
  const terms: string[] = []
  const lines = yield* mapped(places.texts(), (texts) => {
    for (const text of texts) terms.push(text)
    return texts.join('\n')
  })
  const ofLength = yield* grouped(terms, ({ length }) => length)
  const index = { heads, needed, places, ofLength, lines: `\n${lines.join('\n')}\n` }
  const made: WordIndex = { answer: (text) => answer(index, foldQuery(text)) }
  byHeads.set(heads, made)
  return made
}

/** A word from here on may be the beginning of a longer one, part of one, or a misspelled one. */
const [prefixFrom, insideFrom, misspelledFrom, misreadFrom] = [3, 4, 4, 5]
/** Neighbors that may be one word: `qi 4 d`. */
const joinedMax = 3
/** What a piece of the model that was not said costs, and what the year is worth. */
const [unsaidCosts, yearIsFirst, yearIsSold] = [2, 3, 2]
/** Keeps scores above zero. */
const base = 64

const answer = (index: Index, said: readonly string[]): Answered | null => {
  const years = said.filter((word) => isYear(word) && !index.places.has(word)).map(Number)
  const spoken = said
    .filter((word) => !years.includes(Number(word)))
    .flatMap((word) => (index.places.has(word) ? [word] : inEnglish(word)))
    .map((word, at, all) => numberFirst(index, word, [all[at - 1], all[at + 1]]))
  if (spoken.length === 0 && years.length === 0) return null
  const { all, isMisspelled } = meanings(index, spoken)
  const unknown = spoken.filter((_, at) => !all[at]!.isKnown)
  return { ...rate(index, all, years), isMisspelled, unknown }
}

/** `hybrid 4` and `Eisen 7` are said with the number first in English. */
const numberFirst = ({ places }: Index, word: string, [before, after]: readonly (string | undefined)[]): string => {
  if (after !== undefined && /^[1-9]$/.test(after) && places.has(after + word) && !/^\d/.test(word)) return after
  return before !== undefined && /^[1-9]$/.test(word) && places.has(word + before) && !/^\d/.test(before)
    ? before
    : word
}

/** What one word of the query means: its grade for each head, and the pieces of the model it covers. */
interface Meaning {
  readonly grade: Uint8Array
  readonly covers: Uint16Array
  isKnown: boolean
}

const meanings = (index: Index, spoken: readonly string[]): { all: Meaning[]; isMisspelled: boolean } => {
  const all = spoken.map(() => nothing(index.heads.length))
  for (const [at, word] of spoken.entries()) {
    note(all[at]!, index.places.get(word))
    if (word.length >= prefixFrom) noteLonger(index, all[at]!, word)
  }
  for (let from = 0; from < spoken.length; from++)
    for (let to = from + 2; to <= Math.min(from + joinedMax, spoken.length); to++)
      for (const meaning of all.slice(from, to)) note(meaning, index.places.get(spoken.slice(from, to).join('')))
  let isMisspelled = false
  for (const [at, word] of spoken.entries())
    if (!all[at]!.isKnown)
      for (const term of misspelledAs(index, word))
        if (isMisspelling(word, term)) {
          const places = index.places.get(term)!
          note(all[at]!, places, -1)
          isMisspelled ||= places.facts.every((fact) => fact >> coverBits !== grades.brand)
        }
  return { all, isMisspelled }
}

/** What a word could be a misspelling of, by its length. */
const misspelledAs = ({ ofLength }: Index, { length }: string): readonly string[] =>
  [length - 1, length, length + 1].flatMap((length) => ofLength.get(length) ?? [])

const nothing = (rows: number): Meaning => ({
  grade: new Uint8Array(rows),
  covers: new Uint16Array(rows),
  isKnown: false,
})

/** @param change To the grade, of a misspelled word. */
const note = (meaning: Meaning, { rows, facts }: Places = nowhere, change = 0): void => {
  for (const [at, row] of rows.entries()) {
    meaning.isKnown = true
    const grade = (facts[at]! >> coverBits) + change
    if (grade > meaning.grade[row]!) meaning.grade[row] = grade
    meaning.covers[row]! |= facts[at]! & coversMask
  }
}
const nowhere: Places = { rows: [], facts: [] }

/** Heads with a word that begins with this one, or has it within. They are not named by it. */
const noteLonger = ({ lines, places }: Index, meaning: Meaning, word: string): void => {
  const sought = word.length >= insideFrom ? word : `\n${word}`
  for (let at = lines.indexOf(sought); at !== -1; at = lines.indexOf(sought, at + 1)) {
    const from = lines.lastIndexOf('\n', at) + 1
    const to = lines.indexOf('\n', at + 1)
    const grade = sought === word && from !== at ? grades.inside : grades.prefix
    for (const row of places.get(lines.slice(from, to))!.rows) {
      meaning.isKnown = true
      if (grade > meaning.grade[row]!) meaning.grade[row] = grade
    }
    at = to - 1
  }
}

const rate = (
  { heads, needed }: Index,
  all: readonly Meaning[],
  years: readonly number[],
): Pick<Answered, 'scores' | 'nearly' | 'exact'> => {
  const rows = heads.length
  const [scores, nearly, exact] = [new Int32Array(rows), new Int32Array(rows), new Uint8Array(rows)]
  for (let row = 0; row < rows; row++) {
    let [sum, least, most, covers] = [0, grades.model as number, 0, 0]
    for (const meaning of all) {
      const grade = meaning.grade[row]!
      sum += grade
      least = Math.min(least, grade)
      most = Math.max(most, grade)
      covers |= meaning.covers[row]!
    }
    const unsaid = needed[row]! & ~covers
    const isMeant = least > 0 || most >= grades.named
    const year = years.length === 0 || !isMeant ? 0 : yearWorth(heads[row]!, years)
    // Words of the kind alone mean every model of it alike, however long its name.
    const cost = covers === 0 ? 0 : unsaidCosts * bitsIn(unsaid)
    const score = base + sum + year - cost
    scores[row] = least === 0 ? unmet : score
    nearly[row] = most >= grades.named && 2 * bitsIn(needed[row]! & covers) >= bitsIn(needed[row]!) ? score : 0
    exact[row] = Number(unsaid === 0 && least >= grades.kind && (years.length === 0 || year > 0))
  }
  return { scores, nearly, exact }
}

/** A year prefers the clubs that came out in it, then those that were sold in it. */
const yearWorth = ({ year, yearEnd, discontinued }: Head, years: readonly number[]): number => {
  if (years.includes(year)) return yearIsFirst
  const last = yearEnd ?? (discontinued ? year : Number.POSITIVE_INFINITY)
  return years.some((said) => said > year && said <= last) ? yearIsSold : 0
}

const bitsIn = (bits: number): number => {
  let count = 0
  for (let left = bits; left !== 0; left &= left - 1) count++
  return count
}

/**
 * Whether a word is another with two letters swapped, or one missing or too many; in longer words also one replaced.
 * Digits are never taken for a slip: i525 is not i230.
 */
export const isMisspelling = (word: string, term: string): boolean => {
  if (Math.abs(word.length - term.length) > 1 || Math.min(word.length, term.length) < misspelledFrom) return false
  let start = 0
  while (start < word.length && word[start] === term[start]) start++
  let end = 0
  while (end < Math.min(word.length, term.length) - start && word.at(-1 - end) === term.at(-1 - end)) end++
  if (word.length - start - end > 2 || term.length - start - end > 2) return false
  const wrong = word.slice(start, word.length - end)
  const right = term.slice(start, term.length - end)
  if (/\d/.test(wrong + right)) return false
  if (wrong.length + right.length === 1) return true
  if (wrong.length === 2 && right.length === 2) return wrong[0] === right[1] && wrong[1] === right[0]
  return wrong.length === 1 && right.length === 1 && word.length >= misreadFrom
}
