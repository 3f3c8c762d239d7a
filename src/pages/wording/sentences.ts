/**
 * What the rules write, in another language: by its English pattern the wording of each sentence and clause. In braces stand the
 * values: `{n}` is a figure with its unit, `{n:price}` a price, `{why:words}` a clause of the same table, `{club:name}` a name, which
 * is copied where the table does not have it, `{names:list}` words of the interface, `{word:quoted}` one in quotation marks, and
 * `{said:text}` anything; these are copied.
 */
export type Sentences = Readonly<Record<string, string>>

/** One sentence of a text; as it was written where the table has no wording for it. */
interface Said {
  readonly text: string
  readonly isTranslated: boolean
}

/** A text of the rules, sentence by sentence. */
export const inLanguage = (table: Sentences, text: string): Said[] => {
  const reading = readingOf(table)
  return text.split(sentenceEnd).map((sentence) => {
    const [, body, end] = /^(.*?)([.?!]?)$/s.exec(sentence) as unknown as [string, string, string]
    const found = reading(body)
    return found === null
      ? { text: sentence, isTranslated: false }
      : { text: `${asBegun(body, found)}${end}`, isTranslated: true }
  })
}

const sentenceEnd = /(?<=[.?!]) (?=\S)/

/** A sentence begins with a capital letter where the English one does. */
const asBegun = (english: string, text: string): string =>
  /^[^a-z]*[A-Z]/.test(english.slice(0, 1)) ? text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : text

/** The wording of a sentence or clause; null: the table has none. */
type Reading = (clause: string) => string | null

type Values = Record<string, string>
interface Value {
  readonly name: string
  readonly kind: 'figure' | 'price' | 'words' | 'name' | 'list' | 'quoted' | 'text'
}
type Piece = string | Value

interface Pattern {
  readonly pieces: readonly Piece[]
  /** Its place among the patterns: those that say most of a clause themselves come first. */
  readonly order: number
  readonly wording: string
}

interface Compiled {
  readonly exact: ReadonlyMap<string, string>
  /** By the longest word that stands in every such clause; an empty one: none does. */
  readonly patterns: ReadonlyMap<string, readonly Pattern[]>
}

const compiled = new WeakMap<Sentences, Compiled>()

const compile = (table: Sentences): Compiled => {
  const known = compiled.get(table)
  if (known !== undefined) return known
  const entries = Object.entries(table)
  const patterns = entries
    .filter(([english]) => english.includes('{'))
    .map(([english, wording]) => ({ english, wording, pieces: piecesOf(english) }))
    .sort((a, b) => fixedLength(b) - fixedLength(a) || clausesIn(a) - clausesIn(b))
    .map((pattern, order) => ({ ...pattern, order }))
  const made = {
    exact: new Map(entries.filter(([english]) => !english.includes('{'))),
    patterns: Map.groupBy(patterns, wordOf),
  }
  compiled.set(table, made)
  return made
}

const piecesOf = (english: string): Piece[] =>
  english.split(/(\{[^{}]+\})/).flatMap((part): Piece[] => {
    if (part === '') return []
    if (!part.startsWith('{')) return [part]
    const [name, kind = 'figure'] = part.slice(1, -1).split(':') as [string, Value['kind']?]
    return [{ name, kind }]
  })

const wordOf = ({ english }: { readonly english: string }): string =>
  wordsIn(english.replaceAll(/\{[^{}]+\}/g, ' 0 ')).reduce(
    (longest, word) => (word.length > longest.length ? word : longest),
    '',
  )

const wordsIn = (text: string): string[] => text.toLowerCase().split(/[^a-z]+/)

const fixedLength = ({ pieces }: Pick<Pattern, 'pieces'>): number =>
  pieces.reduce((sum, piece) => sum + (typeof piece === 'string' ? piece.length : 0), 0)

const clausesIn = ({ pieces }: Pick<Pattern, 'pieces'>): number =>
  pieces.filter((piece) => typeof piece !== 'string' && piece.kind !== 'figure').length

/** Reads the clauses of one text, each once. */
const readingOf = (table: Sentences): Reading => {
  const { exact, patterns } = compile(table)
  const read = new Map<string, string | null>()
  const reading: Reading = (clause) => {
    const known = read.get(clause)
    if (known !== undefined) return known
    read.set(clause, null) // A clause is no part of itself.
    const found = inEitherCase(clause, (written) => exact.get(written) ?? byPattern(written)) ?? inParts(clause)
    read.set(clause, found)
    return found
  }
  const byPattern = (clause: string): string | null => {
    const found = [...new Set(['', ...wordsIn(clause)])].flatMap((word) => patterns.get(word) ?? [])
    for (const { pieces, wording } of found.sort((a, b) => a.order - b.order)) {
      const values = valuesIn(clause, pieces, reading)
      if (values !== null) return wording.replaceAll(/\{(\w+)(?::\w+)?\}/g, (_, name: string) => values[name]!)
    }
    return null
  }
  const inParts = (clause: string): string | null => {
    const parts = partsOf(clause).map((part, _, { length }) => (length === 1 ? null : reading(part)))
    return parts.some((part) => part === null) ? null : parts.join('; ')
  }
  return reading
}

/** Clauses that stand side by side; what is in parentheses is one. */
const partsOf = (clause: string): string[] => clause.split(/; (?![^(]*\))/)

/** A clause may begin a sentence or stand within one. */
const inEitherCase = (clause: string, read: (written: string) => string | null): string | null => {
  const [first = ''] = clause
  const other = first === first.toLowerCase() ? first.toUpperCase() : first.toLowerCase()
  return read(clause) ?? (other === first ? null : read(other + clause.slice(1)))
}

/** The values of a clause by a pattern; null: it is another clause. */
const valuesIn = (clause: string, pieces: readonly Piece[], reading: Reading, from = 0): Values | null => {
  const [piece, ...rest] = pieces
  if (piece === undefined) return from === clause.length ? {} : null
  if (typeof piece === 'string')
    return clause.startsWith(piece, from) ? valuesIn(clause, rest, reading, from + piece.length) : null
  for (const to of endsOf(piece, clause, rest, from)) {
    const written = clause.slice(from, to)
    const after = valuesIn(clause, rest, reading, to)
    if (after === null) continue
    const value = valueFrom(piece, written, reading)
    if (value !== null) return { ...after, [piece.name]: value }
  }
  return null
}

/** A name ends where a clause does, and a range has a dash, since "to" is English. */
const valueFrom = ({ kind }: Value, written: string, reading: Reading): string | null => {
  if (kind === 'words') return reading(written)
  if (kind === 'figure') return written.replace(/ to (?=[+-]?\d)/, '–')
  if (kind === 'name') return /[;:,]/.test(written) ? null : (reading(written) ?? written)
  if (kind === 'list') return /^[^\s,;]+(, (?!or |and not |as a )[^\s,;]+( [^\s,;]+)?)*$/.test(written) ? written : null
  if (kind === 'quoted') return /^"[^"]*"$/.test(written) ? written : null
  return written
}

/** Where a value may end. */
const endsOf = ({ kind }: Value, clause: string, [next]: readonly Piece[], from: number): number[] => {
  if (kind === 'figure' || kind === 'price') {
    if (!(kind === 'price' ? /\$/ : /[\d$+-]/).test(clause[from] ?? '')) return []
    const ends = figures.map((figure) => {
      figure.lastIndex = from
      return figure.exec(clause)?.[0].length ?? 0
    })
    return [...new Set(ends)].filter((length) => length > 0).map((length) => from + length)
  }
  if (next === undefined) return from < clause.length ? [clause.length] : []
  const ends: number[] = []
  for (let to = from + 1; to < clause.length; to++)
    if (typeof next === 'string' ? clause.startsWith(next, to) : next.kind !== 'figure' || /[\d+-]/.test(clause[to]!))
      ends.push(to)
  return ends
}

const number = String.raw`[+-]?\$?\d(?:[\d,]*\d)?(?:\.\d+)?\+?`
/** A whole word: "inches" does not begin with a unit. */
const unit = '(?:(?:°|%| mph| yd| yards?| in| ft| g| rpm| pounds)(?![a-z]))'
/** A range with a unit, a figure with a unit, a bare number. */
const figures = [`${number}(?:-| to )${number}${unit}?`, number + unit, number].map((figure) => new RegExp(figure, 'y'))
