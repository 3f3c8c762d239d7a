import { wedgeClassOfLoft } from '../../../golf/clubs/lofts.ts'
import { type Sign, signsOf } from '../../../golf/names/club-name-spellings.ts'
import { inLatin } from '../../../golf/names/club-name-tokens.ts'
import { type ClubType, clubTypes, type WedgeClass } from '../../../golf/names/words.ts'
import type { Head } from '../head.ts'

/** One word by which a head is called, its neighbors written together included: `g440max`. */
export interface Term {
  readonly text: string
  /** What kind of word it is: see `grades`. */
  readonly grade: number
  /** The pieces of the model that it says, a bit each. */
  readonly covers: number
}

/** How strongly a word identifies a head, by where it appears. Below `named` it fits whole families of clubs. */
export const grades = { model: 9, brand: 8, named: 7, clubType: 5, kind: 4, piece: 3, prefix: 2, inside: 1 } as const

/** Words of a phrase, folded: `Tsr2+ Driver` is tsr2, plus, driver. Hyphens part words; dots and apostrophes do not. */
export const foldWords = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll(/(?:[♦♢◊◆⬥]\s*){3}/g, ' triple diamond ')
    .replaceAll(/(\d)\.0\b/g, '$1')
    .replaceAll(/[.'’°]/g, '')
    .replaceAll('+', ' plus ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !fillers.has(word))

/** Words of a phrase as people of many languages write it: without accents, unspaced scripts in English words. */
export const foldQuery = (text: string): string[] => foldWords(inLatin(text))

/** Words of other languages for kinds of clubs, as the English ones: `hybride` is hybrid. Other words stay. */
export const inEnglish = (word: string): readonly string[] => {
  const signs = word.length < foreignFrom ? undefined : signsOf.get(word)
  return signs?.map((sign) => englishOf[sign] ?? sign.toLowerCase()) ?? [word]
}
/** Shorter ones are models and grinds too. */
const foreignFrom = 3
const englishOf: Partial<Readonly<Record<Sign, string>>> = { w: 'wood', u: 'utility' }

/** Words that tell no head from another. */
const fillers = new Set(
  'a an the my for with and of in golf club clubs head heads design degree degrees deg'.split(' '),
)

/** A year in which clubs of the catalog may have been sold. */
export const isYear = (word: string): boolean => /^20[0-4]\d$/.test(word)

const words = (text: string): readonly string[] => text.split(' ')

/** What golfers say for words of a model or maker. */
const nicknames = (
  [
    ['taylormade', 'tm'],
    ['taylormade', 'taylormaid'],
    ['callaway', 'cally'],
    ['milled grind', 'mg', 'TaylorMade'],
    ['tw', 'tiger woods', 'TaylorMade'],
    ['triple diamond', 'td', 'Callaway'],
    ['triple diamond', 'triple d', 'Callaway'],
    ['great big bertha', 'gbb', 'Callaway'],
    ['mavrik', 'maverick', 'Callaway'],
    ['paradym', 'paradigm', 'Callaway'],
    ['uw', 'utility wood', 'Callaway'],
    ['dynapower', 'dynapwr', 'Wilson'],
    ['dynapwr', 'dynapower', 'Wilson'],
    ['t world', 'tw', 'Honma'],
    ['eleven', '11', 'XXIO'],
    ['twelve', '12', 'XXIO'],
    ['ii', '2'],
    ['iii', '3'],
    ['mk ii', 'mark 2'],
    ['hot metal pro', 'hmp', 'Mizuno'],
    ['hot metal', 'hm', 'Mizuno'],
    ['launch spec', 'ls', 'Titleist'],
    ['wilson', 'wilson staff', 'Wilson'],
  ] as const satisfies readonly (readonly [written: string, said: string, brand?: string])[]
).map(([written, said, brand]) => ({ written: words(written), said: words(said), brand }))

const numberNames = (numbers: string, names: readonly string[]): string[] =>
  [...numbers].flatMap((number) => names.map((name) => `${number}${name}`))

const typeWords: Readonly<Record<ClubType, readonly string[]>> = {
  driver: words('driver drivers 1wood'),
  fairway: words('fairway fairways wood woods fw fwy'),
  hybrid: words('hybrid hybrids rescue rescues utility utilities ut hy'),
  iron: [...words('iron irons set sets ironset'), ...numberNames('23456789', ['iron', 'i'])],
  wedge: words('wedge wedges'),
}

const categoryWords: Readonly<Record<string, readonly string[]>> = {
  low_spin: words('lowspinning'),
  max_forgiveness: words('forgiving'),
  draw: words('slice slicer slicing'),
  light: words('lightweight'),
  game_improvement: words('gi forgiving'),
  super_game_improvement: words('sgi forgiving'),
  blade: words('blades muscleback'),
  cavity_back: words('cb'),
}

const genderWords: Readonly<Record<Head['gender'], readonly string[]>> = {
  women: words('women womens woman lady ladies'),
  junior: words('junior juniors jr kid kids youth'),
  unisex: words('men mens'),
}

const handWords = {
  right: words('right righty righthanded righthand rh'),
  left: words('left lefty lefthanded lefthand lh'),
} as const

const wedgeWords: Readonly<Record<WedgeClass, readonly string[]>> = {
  PW: words('pw pitching'),
  GW: words('gw gap aw approach'),
  SW: words('sw sand'),
  LW: words('lw lob'),
}

/** The types of club that words name; a number of a fairway wood, hybrid or iron names its type too. */
export const typesSaid = (spoken: readonly string[]): readonly ClubType[] =>
  clubTypes.filter((clubType) => spoken.some((word) => typeWords[clubType].includes(word)))

/** An exact model name does not include the words that repeat its type. */
const saysType = new Set(Object.values(typeWords).flat())

/** The words of a head, and the bits of the pieces that its exact model needs. */
interface HeadWords {
  readonly terms: readonly Term[]
  readonly needed: number
}

/** Puts heads into words. Many share a maker or are of one kind, and those are put into words once. */
export const wordsOfHeads = (): ((head: Head) => HeadWords) => {
  const makers = new Map<string, MakerWords>()
  const kinds = new Map<string, readonly Term[]>()
  return (head) => {
    const maker = makers.get(head.brand) ?? makerWordsOf(head.brand)
    makers.set(head.brand, maker)
    const key = kindOf(head)
    const kind = kinds.get(key) ?? kindTerms(head)
    kinds.set(key, kind)
    return wordsOf(head, maker, kind)
  }
}

/** Words of models that golfers leave out; null: of every model of the maker. */
const leftOut: readonly (readonly [brand: string, word: string, beside: string | null])[] = [
  ['Callaway', 'paradym', 'smoke'],
  ['Titleist', 'vokey', null],
  ['Titleist', 'mini', null],
  ['TaylorMade', 'mini', null],
  ['Cobra', 'king', null],
  ['PXG', '0311', null],
  ['PING', 'max', '10k'],
  ['Cleveland', 'zipcore', '6'],
  ['Cleveland', 'zipcore', '4'],
]

/**
 * The ways to say a model: whole, without what golfers leave out, and with each nickname.
 * @example modelSayings('Titleist', 'Vokey SM10') // [['vokey', 'sm10'], ['sm10']]
 */
export function modelSayings(brand: string, model: string): readonly (readonly string[])[] {
  const whole = foldWords(model)
  const least = neededWords(brand, whole)
  const text = ` ${whole.join(' ')} `
  const other = nicknames.flatMap(({ written, said, brand: maker }) => {
    const instead = text.replace(` ${written.join(' ')} `, ` ${said.join(' ')} `)
    return (maker ?? brand) !== brand || instead === text ? [] : [words(instead.trim())]
  })
  return least.length > 0 && least.length < whole.length ? [whole, least, ...other] : [whole, ...other]
}

/** The words of a model that a golfer would say at the least. */
const neededWords = (brand: string, model: readonly string[]): readonly string[] =>
  model.filter(
    (word) =>
      !leftOut.some(
        ([maker, left, beside]) => maker === brand && left === word && (beside === null || model.includes(beside)),
      ),
  )

interface MakerWords {
  readonly terms: readonly Term[]
  readonly texts: ReadonlySet<string>
}

const makerWordsOf = (brand: string): MakerWords => {
  const maker = piecesOf(foldWords(brand)).map(uncounted)
  const terms = [...joinPieces(maker, grades.brand), ...nicknameTerms(brand, maker, grades.brand)]
  return { terms, texts: new Set(terms.map(({ text }) => text)) }
}

const wordsOf = ({ brand, model }: Head, maker: MakerWords, kind: readonly Term[]): HeadWords => {
  // A model that has its maker's name in it is not said by that name.
  const said = foldWords(model)
  const [pieces, needed] = [piecesOf(said), neededWords(brand, said)]
  const ofModel = [...joinPieces(pieces, grades.model), ...nicknameTerms(brand, pieces, grades.model)]
  return {
    terms: [...maker.terms, ...ofModel.filter(({ text }) => !maker.texts.has(text)), ...kind],
    needed: pieces
      .filter(({ word }) => needed.includes(word) && !saysType.has(word) && !maker.texts.has(word))
      .reduce((bits, { bit }) => bits | bit, 0),
  }
}

/** The names of a maker, each written together. */
export const makerNames = (brand: string): string[] => {
  const maker = piecesOf(foldWords(brand)).map(uncounted)
  return [foldWords(brand).join(''), ...nicknameTerms(brand, maker, grades.brand).map(({ text }) => text)]
}

/** A run of letters or digits in a word: g440 has two. */
interface Piece {
  readonly text: string
  readonly word: string
  readonly bit: number
  readonly isFirst: boolean
  readonly isLast: boolean
}

/** More pieces than bits are not told apart. */
const bitsMax = 16

const piecesOf = (of: readonly string[]): Piece[] =>
  of
    .flatMap((word) => {
      const runs = word.match(/\p{L}+|\p{N}+/gu) ?? []
      return runs.map((text, at) => ({ text, word, isFirst: at === 0, isLast: at === runs.length - 1 }))
    })
    .map((piece, at) => ({ ...piece, bit: 1 << Math.min(at, bitsMax - 1) }))

const uncounted = (piece: Piece): Piece => ({ ...piece, bit: 0 })

/** Every run of neighbors, written together. Parts of a word tell less, and a single letter of one nothing. */
const joinPieces = (pieces: readonly Piece[], grade: number): Term[] => {
  const terms: Term[] = []
  for (let from = 0; from < pieces.length; from++) {
    let [text, covers] = ['', 0]
    for (let to = from; to < pieces.length; to++) {
      text += pieces[to]!.text
      covers |= pieces[to]!.bit
      const isWhole = pieces[from]!.isFirst && pieces[to]!.isLast
      if (isWhole || text.length > 1) terms.push({ text, grade: isWhole ? grade : grades.piece, covers })
    }
  }
  return terms
}

/** The words once more with each nickname that is true of them. */
const nicknameTerms = (maker: string, pieces: readonly Piece[], grade: number): Term[] =>
  nicknames.flatMap(({ written, said, brand }) => {
    if (brand !== undefined && brand !== maker) return []
    const from = runOf(pieces, written)
    if (from === -1) return []
    const bit = pieces.slice(from, from + written.length).reduce((bits, piece) => bits | piece.bit, 0)
    const instead = piecesOf(said).map((piece) => ({ ...piece, bit }))
    return joinPieces(pieces.toSpliced(from, written.length, ...instead), grade)
  })

const runOf = (pieces: readonly Piece[], wanted: readonly string[]): number =>
  pieces.findIndex(({ text }, at) => text === wanted[0] && wanted.every((word, on) => pieces[at + on]?.text === word))

/** All that `kindTerms` reads of a head. */
const kindOf = (head: Head): string => {
  const { clubType, category, gender, hands, discontinued, lofts, designations } = head
  const grinds = clubType === 'wedge' ? head.options.map(({ grind }) => grind) : []
  return JSON.stringify([
    clubType,
    category,
    gender,
    hands,
    discontinued,
    lofts?.map(({ loft }) => loft),
    designations,
    grinds,
  ])
}

/** What is true of the kind of club: type, designations, category, gender, hands, lofts. */
const kindTerms = (head: Head): Term[] => {
  const kind = [
    ...(categoryWords[head.category] ?? []),
    ...genderWords[head.gender],
    ...head.hands.flatMap((hand) => handWords[hand]),
    ...(head.discontinued ? [] : currentWords),
    ...(head.clubType === 'wedge' ? head.options.flatMap(({ grind }) => grindWords(grind)) : []),
    ...(head.clubType === 'iron' ? [] : head.lofts.map(({ loft }) => String(loft).replace('.', ''))),
  ]
  return [
    ...joinPieces(piecesOf(head.category.split('_')).map(uncounted), grades.kind),
    ...kind.map((text) => ({ text, grade: grades.kind, covers: 0 })),
    ...[...typeWords[head.clubType], ...designationsOf(head)].map((text) => ({
      text,
      grade: grades.clubType,
      covers: 0,
    })),
  ]
}

/** `K` of a wedge is said as K-grind; the letter alone is of many models. */
const grindWords = (grind: string | null): readonly string[] =>
  grind === null ? [] : [`${foldWords(grind).join('')}grind`, 'grind']

const currentWords = words('new newest latest current')

const designationsOf = (head: Head): string[] => {
  if (head.clubType === 'wedge') return head.lofts.flatMap(({ loft }) => wedgeWords[wedgeClassOfLoft(loft)])
  if (head.clubType === 'iron') return []
  return (head.designations ?? []).flatMap((designation) => {
    const said = foldWords(designation)
    const number = designation.match(/\d+/)?.[0]
    if (number === undefined) return said
    const short = head.clubType === 'fairway' ? ['wood', 'w'] : ['hybrid', 'h', 'rescue', 'ut']
    return [...said.filter((word) => !/^\d+$/.test(word)), ...short.map((name) => `${number}${name}`)]
  })
}
