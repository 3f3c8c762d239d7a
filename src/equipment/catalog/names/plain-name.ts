import { ground, ironSet, stamped } from '../../../golf/names/club-name-parts.ts'
import { signsOf } from '../../../golf/names/club-name-spellings.ts'
import type { ClubType } from '../../../golf/names/words.ts'
import { once } from '../../../platform/work/once.ts'
import { bundledCatalog } from '../files.ts'
import { headsOfRelease } from '../read.ts'
import type { ShaftRecord } from '../schema.ts'
import { foldWords } from './club-words.ts'
import { knownMarks, shaftWords } from './said-shaft.ts'

// Clubs as lists, shops and golfers write them, without what tells no head from another.

const aside: readonly (readonly [RegExp, string])[] = [
  [/(?<=\d\s*)\*/g, '°'],
  [/(?:[♦♢◊◆⬥]\s*){3}/g, ' Triple Diamond '],
  [/\b(?:[rl]h|(?:right|left)[- ]?hand(?:ed)?|dexterity)\b/gi, ' '],
  [
    /\b(?:x[- ]?stiff|extra[- ]stiff|stiff|regular|senior)(?:[- ]flex)?\b|\b[asrx][- ]flex\b|\b[rsx][1-4]00\b|\b(?:steel|graphite)\b(?: shafts?\b)?/gi,
    ' ',
  ],
  [/\b(?:very good|like new|excellent|mint|used|demo|refurbished|(?:tour |brushed |satin )?chrome)\b/gi, ' '],
  [/[:;|]/g, ' '],
]

/** The words of a club without its shaft, flex and hand; `*` behind a number are degrees. */
export function plainName(written: string): string {
  const plain = aside.slice(0, 2).reduce((text, [said, meant]) => text.replaceAll(said, meant), written)
  const bare = aside.reduce((text, [said, meant]) => text.replaceAll(said, meant), withoutShaft(plain))
  return bare.replaceAll(/\s+/g, ' ').trim()
}

/** What the words of a search hold beside kind, maker, model and year. */
export interface NameParts {
  /** Kind, maker, model and year. */
  readonly model: string
  /** Lofts by a decimal, a mark of degrees or a stamp of wedges, degrees. */
  readonly lofts: readonly number[]
  /** The kind that a set, a stamp or a designation says. */
  readonly clubType: ClubType | null
}

const parts: readonly { readonly said: RegExp; readonly clubType: ClubType | null; readonly isLoft?: true }[] = [
  { said: new RegExp(String.raw`${ironSet.source}(?:\s*[,+&]\s*[pgasul]w\b)*`, 'gi'), clubType: 'iron' },
  { said: stamped, clubType: 'wedge', isLoft: true },
  { said: ground, clubType: 'wedge', isLoft: true },
  { said: /\b[2-9]\s?(?:hl\b|\+)/gi, clubType: 'fairway' },
  { said: /\b(\d{1,2}(?:\.\d+)?)\s?(?:°|deg(?:ree)?s?\b)/g, clubType: null, isLoft: true },
  { said: /\b([7-9]\.\d|[1-6]\d\.\d)\b/g, clubType: null, isLoft: true },
]

/** @example partsOf('Vokey SM10 56.10S') // { model: 'Vokey SM10', lofts: [56], clubType: 'wedge' } */
export function partsOf(written: string): NameParts {
  let model = plainName(written)
  let clubType: ClubType | null = null
  const lofts: number[] = []
  for (const part of parts)
    model = model.replaceAll(part.said, (_, ...found: unknown[]) => {
      clubType ??= part.clubType
      if (part.isLoft) lofts.push(Number(found[0]))
      return ' '
    })
  return { model: model.replaceAll(/\(\s*\)|\s+/g, ' ').trim(), lofts, clubType }
}

/** Lofts that words say, degrees: `10.5° (HT)`, `56.10S`. */
export const loftsSaid = (written: string): readonly number[] => partsOf(written).lofts

/** A line without the words of its shaft, wherever they stand. */
function withoutShaft(line: string): string {
  const marked = line.replace(
    /(?<=[^\s,])[,\s]+(?:w\/|with\b|shaft\b)\s*(?=\p{L}{3})(?!pitching|sand|gap|lob).*$/iu,
    ' ',
  )
  const chunks = [...marked.matchAll(/[^\s,()/]+/g)]
  const from = chunks.findIndex((_, at) => beginsShaft(chunks.slice(at, at + 3).map(([text]) => text)))
  if (from === -1) return marked
  let to = from + 1
  while (to < chunks.length && isOfShaft(chunks[to]![0])) to++
  const [first, last] = [chunks[from]!, chunks[to - 1]!]
  return `${marked.slice(0, first.index)} ${marked.slice(last.index + last[0].length)}`
}

/** Shafts that the catalog does not have. */
const otherShafts = 'autoflex matrix grafalloy oban veylix paderson basileus miyazaki steelfiber'

/** Words of the shafts and heads of this release, and the beginnings of names of shafts: read when a name is first taken apart. */
const lexicon = once(() => {
  const headWords = new Set(
    headsOfRelease().flatMap(
      ({ brand, model }) =>
        foldWords(`${brand} ${model}`)
          .join(' ')
          .match(/\p{L}+/gu) ?? [],
    ),
  )
  const [beginnings, words] = [new Set(otherShafts.split(' ')), new Set<string>()]
  for (const { brand, model } of JSON.parse(bundledCatalog['shafts.json']) as ShaftRecord[])
    for (const name of [model, model.replace(`${brand} `, ''), `${brand} ${model}`].map(shaftWords))
      for (const [at, word] of name.entries()) {
        words.add(word)
        beginnings.add(name.slice(0, at + 1).join(' '))
      }
  return { beginnings, words, headWords }
})

/** Whether a shaft begins here: with words that are of no head. */
function beginsShaft(chunks: readonly string[]): boolean {
  const { beginnings, headWords } = lexicon()
  return chunks.some((_, last) => {
    const words = shaftWords(chunks.slice(0, last + 1).join(' '))
    if (!beginnings.has(words.join(' '))) return false
    const own = words.filter((word) => /^\p{L}{2,}$/u.test(word) && !headWords.has(word) && !signsOf.has(word))
    return (
      own.some((word) => word.length > 2) || (own.length > 0 && words.length > 2) || /^mp 1\d00$/.test(words.join(' '))
    )
  })
}

/** Kinds of club that are codes of shafts too. */
const shaftCodes = new Set(['di', 'hy'])
const shaftUnits = new Set(['g', 'gram', 'grams', 'shaft', 'flex', 'steel', 'graphite'])

/** Whether a word may be one of a shaft that has begun: no kind of club, and no loft. */
function isOfShaft(chunk: string): boolean {
  if (/[°º]|^\d{1,2}\.[1-9]\d*$/.test(chunk) && !/^[5-7]\.5$/.test(chunk)) return false
  const words = shaftWords(chunk)
  const isKind = words.some((word) => word.length > 1 && signsOf.has(word) && !shaftCodes.has(word))
  return !isKind && words.every((word) => /^\d/.test(word) || lexicon().words.has(word) || isMark(word))
}

const isMark = (word: string): boolean => shaftUnits.has(word) || knownMarks.has(word)
