/// <reference path="../../assembly/types.d.ts" />
import * as at from '../../assembly/layout.ts'
import type { ClubType } from '../golf/names/words.ts'
import { systems } from '../golf/quantity.ts'
import { inWords, type Listener, listenerOf, tongues } from '../words/index.ts'
import type { Message } from '../words/message.ts'
import type { ScoreCategory } from './rules/attributes.ts'
import type { Drawback, Reason } from './rules/reasons.ts'
import { type CapReason, verdicts } from './rules/score.ts'
import {
  aboveWords,
  belowWords,
  drawbackWords,
  forgivenessGrounds,
  forgivenessWords,
  opinionOf,
  pickedReason,
  reasonWords,
  speedWords,
} from './rules/short-words.ts'

/** Whom an image has texts for, in their order there. */
const readers = tongues.flatMap((lang) => systems.map((units) => listenerOf({ lang, units })))
if (readers.length !== at.READERS)
  throw new Error(`An image has texts for ${at.READERS} readers, not ${readers.length}`)

/** Place of the texts for a listener. */
export const readerOf = ({ lang, system }: Listener): number =>
  readers.findIndex((reader) => reader.lang === lang && reader.system === system)

/**
 * Every text of the core by its code in assembly/layout.ts, as JSON, for each reader.
 *
 * @param kinds Of each profile, `driver core`.
 * @param ranges Distinct speed ranges, `60-115`, in the order of the profiles' codes.
 */
export const packTexts = (kinds: readonly string[], ranges: readonly string[]) =>
  readers.map((reader) => textsFor(reader, kinds, ranges))

const textsFor = (reader: Listener, kinds: readonly string[], ranges: readonly string[]): (string | undefined)[] => {
  const json = (words: Message): string => JSON.stringify(inWords(reader, words))
  const item = (words: Message): string => `,${json(words)}`
  const texts = new Array<string | undefined>(at.TEXTS)
  for (const [code, words] of reasonTexts) texts[code] = item(words)
  for (const [code, json] of joints) texts[code] = json
  for (const [place, ground] of forgivenessGrounds.entries())
    for (let forgiveness = 0; forgiveness <= 10; forgiveness++)
      texts[at.TEXT_FORGIVENESS + 11 * place + forgiveness] = item(forgivenessWords(forgiveness, ground))

  if (ranges.length > at.SPEEDS_MAX)
    throw new Error(`An image holds ${at.SPEEDS_MAX} speed ranges, not ${ranges.length}`)
  for (const [place, range] of ranges.entries()) {
    const [min, max] = range.split('-').map(Number) as [number, number]
    for (const [side, words] of [speedWords, belowWords, aboveWords].entries())
      texts[at.TEXT_SPEEDS + 3 * place + side] = item(words({ min, max }))
  }

  const distinct = [...new Set(kinds)]
  if (distinct.length > at.KINDS_MAX) throw new Error(`An image holds ${at.KINDS_MAX} kinds, not ${distinct.length}`)
  for (const [place, kind] of distinct.entries()) {
    const [clubType, category] = kind.split(' ') as [ClubType, ScoreCategory]
    for (const [index, verdict] of [...verdicts, null].entries())
      texts[at.TEXT_OPINIONS + 6 * place + index] =
        `,"verdict":${JSON.stringify(verdict)},"opinion":${json(opinionOf(verdict, clubType, category))},"reasons":[`
  }
  return texts
}

const capCode: Readonly<Record<CapReason, number>> = {
  'too slow for the head': at.CAP_SLOW,
  'draw head against a hook': at.CAP_DRAW,
  'too fast for a light head': at.CAP_LIGHT,
  blade: at.CAP_BLADE,
  'junior club': at.CAP_JUNIOR,
  "women's club": at.CAP_WOMEN,
  'mini driver': at.CAP_MINI,
  'adult club': at.CAP_ADULT,
}

/** Reasons and drawbacks whose words are the same for every head. */
type PlainReason = Exclude<Reason, 'forgiveness' | 'speed'>
type PlainDrawback = Exclude<Drawback, CapReason | 'below its speeds' | 'above its speeds'>

const reasonCodes: readonly (readonly [PlainReason, code: number])[] = [
  ['offset', at.TEXT_OFFSET],
  ['draw bias', at.TEXT_DRAW_BIAS],
  ['touch of draw', at.TEXT_TOUCH_OF_DRAW],
  ['neutral', at.TEXT_NEUTRAL],
  ['launches high', at.TEXT_LAUNCHES_HIGH],
  ['launches low', at.TEXT_LAUNCHES_LOW],
  ['spins less', at.TEXT_SPINS_LESS],
  ['adds spin', at.TEXT_ADDS_SPIN],
]

const drawbackCodes: readonly (readonly [CapReason | PlainDrawback, code: number])[] = [
  ...Object.entries(capCode).map(([why, code]) => [why as CapReason, at.TEXT_CAP + code] as const),
  ['little against a slice', at.TEXT_NOT_FOR_SLICE],
  ['draw against a hook', at.TEXT_NOT_FOR_HOOK],
  ['launches low', at.TEXT_TOO_LOW],
  ['spins more', at.TEXT_TOO_MUCH_SPIN],
]

/** What the core says for a head by a code. */
export const reasonOf = (text: number): Reason => {
  if (text >= at.TEXT_SPEEDS) return 'speed'
  return reasonByCode.get(text) ?? 'forgiveness'
}
const reasonByCode = new Map(reasonCodes.map(([reason, code]) => [code, reason]))

/** What the core says against a head by a code. Of a range of speeds it may be below or above. */
export const drawbackOf = (text: number): Drawback => {
  const plain = drawbackByCode.get(text)
  if (plain !== undefined) return plain
  return (text - at.TEXT_SPEEDS) % 3 === 1 ? 'below its speeds' : 'above its speeds'
}
const drawbackByCode = new Map(drawbackCodes.map(([drawback, code]) => [code, drawback]))

const reasonTexts: readonly (readonly [code: number, words: Message])[] = [
  [at.TEXT_PICKED, pickedReason],
  ...reasonCodes.map(([reason, code]) => [code, reasonWords[reason]] as const),
  ...drawbackCodes.map(([drawback, code]) => [code, drawbackWords[drawback]] as const),
]

/** By the bits of the hands that a head is made for: 1 right, 2 left. */
const handLists = [
  [1, '"right"'],
  [2, '"left"'],
  [3, '"right","left"'],
] as const
const joints: readonly (readonly [code: number, json: string])[] = [
  [at.TEXT_COUNT_CLUBS, ',"clubs":['],
  [at.TEXT_END, ']}'],
  [at.TEXT_DRAWBACKS, '],"drawbacks":['],
  [at.TEXT_EVIDENCE, '],"evidence":{"picked":'],
  [at.TEXT_OF, ',"of":'],
  [at.TEXT_SHARE, ',"share":'],
  [at.TEXT_SIMULATED, ',"basis":"simulated"},"build":'],
  [at.TEXT_FITTINGS, ',"basis":"fittings"},"build":'],
  [at.TEXT_CHOSEN, ',"basis":"chosen"},"build":'],
  [at.TEXT_NULL, 'null'],
  ...handLists.flatMap(([bits, list]) =>
    [false, true].map(
      (available) =>
        [at.TEXT_HANDS + 2 * bits + Number(available), `},"hands":[${list}],"available":${available}}`] as const,
    ),
  ),
]
