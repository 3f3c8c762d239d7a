import {
  type ClubType,
  type Flex,
  flexes,
  type SoldFlex,
  soldFlexes,
  soldFlexNames,
} from '../../../golf/names/words.ts'
import type { ShaftRecord } from '../schema.ts'
import { flexName } from './shaft-name.ts'

/** A shaft as people write it, or as it is printed on it: `Ventus TR Blue 6S`. */
interface SaidShaft {
  /** The one shaft of that name; null: none, or several. */
  readonly shaft: ShaftRecord | null
  readonly flex: Flex | SoldFlex | null
  /** Of the shaft in its flex, grams. */
  readonly weightGrams: number | null
}

/**
 * Read a shaft: the model of the catalog whose words are all said, and the flex that is said with it. A weight class and a flex
 * may be one word (`65TX`), and a flex may be the number of a maker (`S300`, `6.0`).
 * @example readShaft('DG 120 S300', catalog.shafts, 'iron').flex // 'Stiff'
 */
export function readShaft(said: string, shafts: readonly ShaftRecord[], clubType: ClubType): SaidShaft {
  const words = shaftWords(said)
  const { models: all, rest } = named(words, shafts)
  const ofType = all.filter(({ clubTypes }) => clubTypes.includes(clubType))
  const models = ofType.length > 0 ? ofType : all
  const flex = flexIn(rest)
  const [one] = withFlex(models, flex)
  const shaft = one ?? onlyOne(models) ?? null
  const made = shaft?.flexes ?? []
  const madeIn = flex ?? onlyOne(made.map(flexName)) ?? null
  const ofFlex = made.filter((one) => madeIn === null || flexName(one) === madeIn)
  const grams = ofFlex.length > 0 ? ofFlex : made.filter(({ flex }) => madeIn !== null && flex === matchedAs(madeIn))
  return { shaft, flex: madeIn, weightGrams: onlyOne(grams.map(({ weightGrams }) => weightGrams)) ?? null }
}

type MadeFlex = ShaftRecord['flexes'][number]
const matchedAs = (flex: Flex | SoldFlex): Flex => (flex in soldFlexes ? soldFlexes[flex as SoldFlex] : (flex as Flex))

/** A model may be several records, each of some flexes. */
function withFlex(models: readonly ShaftRecord[], flex: SaidShaft['flex']): ShaftRecord[] {
  if (flex === null) return []
  const made = (isIt: (one: MadeFlex) => boolean) => models.filter(({ flexes }) => flexes.some(isIt))
  const named = made((one) => flexName(one) === flex)
  return named.length > 0 ? named : made((one) => one.flex === matchedAs(flex))
}

/** Short names of lines and makers. */
const shortNames: readonly (readonly [said: RegExp, meant: string])[] = [
  [/\bdg\b/g, 'dynamic gold'],
  [/\bpx\b/g, 'project x'],
  [/\bn\.? ?s\.? ?pro\b/g, 'ns pro'],
  [/\b(?:ns pro )?modus ?3?(?: tour)?\b/g, 'modus'],
  [/(?:\btour ?)?\bad (?=[a-z])/g, 'tour ad '],
  [/(?<!\bad )\b(di|iz|ub|vf|cq)-?(?=\d)/g, 'tour ad $1 '],
  [/(?<=\bdynamic gold )ti\b/g, 'tour issue'],
  [/(?<!\bpro )\b(?=\d{3,4} ?gh\b)/g, 'ns pro '],
  [/\bforty\b/g, '40'],
  [/\bfifty\b/g, '50'],
  [/\bsixty\b/g, '60'],
  [/\bx[- ]?stiff\b/g, 'extra stiff'],
  [/velocore\+/g, 'velocore'],
]

/** The words and numbers of a shaft; letters and digits stand apart. */
export function shaftWords(text: string): string[] {
  const plain = text.toLowerCase().replaceAll(/['’]/g, '')
  const whole = shortNames.reduce((known, [said, meant]) => known.replaceAll(said, meant), plain)
  return whole.match(/\p{L}+|\d+(?:\.\d+)?|[$+]/gu) ?? []
}

/** Words of a model that are left out when it is said. */
const droppable = new Set(
  'velocore powercore series gen core stock graphite hybrid hy iron wedge fairway es'.split(' '),
)

interface ModelWords {
  /** All must be said. */
  readonly needed: readonly string[]
  readonly others: readonly string[]
}

function modelWords({ brand, model }: ShaftRecord): ModelWords {
  const all = shaftWords(model.replace(/\([^)]*\)|\/.*$/g, ''))
  const maker = shaftWords(brand)
  const startsWithMaker = all.length > maker.length && maker.every((word, i) => all[i] === word)
  const own = flexNumberOf(all.slice(-2)) === null ? all : all.slice(0, /\./.test(all.at(-1)!) ? -1 : -2)
  const isLeftOut = (word: string, i: number) =>
    droppable.has(word) || (startsWithMaker && i < maker.length && own.length > maker.length + 1)
  return { needed: own.filter((word, i) => !isLeftOut(word, i)), others: own.filter(isLeftOut) }
}

/** Words of models taken apart before: a fitting reads a shaft among a thousand. */
const taken = new WeakMap<ShaftRecord, ModelWords>()

function wordsOfModel(shaft: ShaftRecord): ModelWords {
  const words = taken.get(shaft) ?? modelWords(shaft)
  taken.set(shaft, words)
  return words
}

interface Named {
  readonly models: readonly ShaftRecord[]
  readonly rest: readonly string[]
}

/** The models of which most words are said, and the words that are none of theirs. */
function named(words: readonly string[], shafts: readonly ShaftRecord[]): Named {
  const found = shafts.flatMap((shaft) => {
    const { needed, others } = wordsOfModel(shaft)
    if (!needed.every((word) => words.includes(word))) return []
    const said = others.filter((word) => words.includes(word))
    return [
      { shaft, of: [...needed, ...said], worth: needed.length + said.length - (others.length - said.length) / 10 },
    ]
  })
  const most = Math.max(0, ...found.map(({ worth }) => worth))
  const best = found.filter(({ worth }) => worth === most)
  const rest = [...words]
  for (const word of best[0]?.of ?? []) rest.splice(rest.indexOf(word), 1)
  return { models: best.map(({ shaft }) => shaft), rest }
}

/**
 * Letters and numbers of makers that stand for a flex.
 * @source Project X: 5.0 to 7.0; True Temper: R300, S200 to S400, X100; UST Mamiya: F1 to F5; XXIO: R2
 */
const flexMarks: Readonly<Record<string, Flex | SoldFlex>> = {
  l: 'Ladies',
  a: 'Senior',
  m: 'Senior',
  r: 'Regular',
  s: 'Stiff',
  x: 'Extra Stiff',
  'r 2': 'Senior',
  'r 300': 'Regular',
  's 200': 'Stiff',
  's 300': 'Stiff',
  's 400': 'Stiff',
  'x 100': 'Extra Stiff',
  'f 1': 'Ladies',
  'f 2': 'Senior',
  'f 3': 'Regular',
  'f 4': 'Stiff',
  'f 5': 'Extra Stiff',
  '5.0': 'Regular',
  '5.5': 'R+',
  '6.0': 'Stiff',
  '6.5': 'Extra Stiff',
  '7.0': 'TX',
  'r +': 'R+',
  reg: 'Regular',
  lady: 'Ladies',
  womens: 'Ladies',
}

/** Words that say a flex, each on its own. */
export const knownMarks: ReadonlySet<string> = new Set(
  [...Object.keys(flexMarks), ...flexes, ...soldFlexNames].flatMap((mark) => mark.toLowerCase().split(' ')),
)

function flexNumberOf(words: readonly string[]): Flex | SoldFlex | null {
  const mark = flexMarks[words.join(' ')]
  const last = words.at(-1) ?? ''
  return mark ?? (/^[5-7]\.[05]$/.test(last) ? (flexMarks[last] ?? null) : null)
}

/** The flex that the words beside a model say: by its name, or by the mark that stands last. */
function flexIn(words: readonly string[]): Flex | SoldFlex | null {
  const text = ` ${words.join(' ')} `
  const names = [...flexes, ...soldFlexNames].toSorted((one, other) => other.length - one.length)
  const inWords = names.find((name) => text.includes(` ${name.toLowerCase().replace('+', ' +')} `))
  if (inWords !== undefined) return inWords
  for (let from = words.length - 1; from >= 0; from--) {
    const mark = flexNumberOf(words.slice(from, from + 2)) ?? flexMarks[words[from]!]
    if (mark !== undefined) return mark
  }
  return null
}

/** The value, where there are no others. */
const onlyOne = <Value>(values: readonly Value[]): Value | undefined => {
  const [value, ...others] = new Set(values)
  return others.length > 0 ? undefined : value
}
