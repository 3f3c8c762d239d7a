import { type ShaftMaterial, shaftMaterials } from '../../golf/names/words.ts'
import type { Message } from '../../words/message.ts'
import { type MessageId, say } from '../../words/say.ts'
import type { FittingRequest } from '../schema/schema.ts'
import type { Note } from './spec.ts'
import { refusingWords, sparingWishes, type Wish, wishesOfClub, wishWords } from './wish-words.ts'

/** A request with the words of its golfer. */
type Said = Pick<FittingRequest, 'clubType' | 'preferences'>

interface ReadWishes {
  readonly wishes: ReadonlySet<Wish>
  /** Phrases that moved nothing. */
  readonly unused: readonly string[]
}

/** Wishes in the goals of a golfer, as far as they move this club; opposite ones move nothing. @rule IN-GOALS */
const wishesOf = ({ clubType, preferences }: Said): ReadWishes => {
  if (preferences === undefined) return { wishes: new Set(), unused: [] }
  const ofClub = known.get(preferences)
  if (ofClub?.clubType === clubType) return ofClub
  const read = { clubType, ...readWishes({ clubType, preferences }) }
  known.set(preferences, read)
  return read
}

/** Words that were read: a golfer's re-fits share them, and several rules ask. */
const known = new WeakMap<object, ReadWishes & Pick<Said, 'clubType'>>()

const readWishes = ({ clubType, preferences }: Said): ReadWishes => {
  const phrases = [preferences?.goals ?? []]
    .flat()
    .flatMap((text) => text.split(/[,;.]|\band\b|\bbut\b/i))
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '')
  const read = phrases.map((phrase) => ({ phrase, wish: wishOf(phrase) }))
  const said = new Set(read.flatMap(({ wish }) => wish ?? []))
  const isOpposed = said.has('low') && said.has('high')
  const moves = (wish: Wish | null): wish is Wish =>
    wish !== null && wishesOfClub[clubType].includes(wish) && !(isOpposed && (wish === 'low' || wish === 'high'))
  return {
    wishes: new Set([...said].filter(moves)),
    unused: read.flatMap(({ phrase, wish }) => (moves(wish) ? [] : [phrase])),
  }
}

const wishOf = (phrase: string): Wish | null => {
  const wish = wishWords.find(({ words }) => words.test(phrase))?.wish ?? null
  return wish !== null && wish !== 'joints' && refusingWords.test(phrase) ? null : wish
}

/** Whether one of these was asked for. @rule IN-GOALS */
export const asksFor = (request: Said, ...wishes: readonly Wish[]): boolean => {
  if (request.preferences?.goals === undefined) return false
  const asked = wishesOf(request).wishes
  return wishes.some((wish) => asked.has(wish))
}

/** Whether the body of the golfer asks for light clubs that spare it. @rule IN-GOALS */
export const sparesBody = (request: Said): boolean => asksFor(request, ...sparingWishes)

/** What a fitter adds for a body that a form does not see, and the words that moved nothing. @rule IN-GOALS */
export const wishNotes = (request: Said): Note[] => {
  const { wishes, unused } = wishesOf(request)
  const advice = [
    ...[...wishes].flatMap((wish) => adviceFor[wish] ?? []),
    ...notUsed('wishes.unusedGoals', unused),
    ...notUsed('wishes.unusedTempo', unknownWords(request.preferences?.tempo, isMove)),
    ...notUsed('wishes.unusedTransition', unknownWords(request.preferences?.transition, isMove)),
    ...notUsed('wishes.unusedShaftType', unknownWords(request.preferences?.shaftType, isMaterial)),
  ]
  return advice.map((text) => ({ rule: 'IN-GOALS', text }))
}

const adviceFor: Readonly<Partial<Record<Wish, Message>>> = {
  'one-armed': say('wishes.oneArmed'),
  joints: say('wishes.joints'),
  back: say('wishes.back'),
  distance: say('wishes.distance'),
}

const notUsed = (id: Extract<MessageId, `wishes.unused${string}`>, phrases: readonly string[]): Message[] =>
  phrases.length === 0 ? [] : [say(id, { phrases: phrases.map((phrase) => `“${phrase}”`) })]

const unknownWords = (text: string | undefined, isKnown: (text: string) => boolean): readonly string[] =>
  text === undefined || text.trim() === '' || isKnown(text) ? [] : [text.trim()]

/** Words of a move that flex and weight read, and those of a usual one. */
export const forcefulWords = /fast|quick|aggressive|forceful|hard|strong|violent/i
/** Words of a quiet move. */
export const quietWords = /smooth|slow|passive|easy|gentle|relaxed/i
const usualWords = /medium|average|normal|moderate|usual/i
const isMove = (text: string): boolean => [forcefulWords, quietWords, usualWords].some((words) => words.test(text))
const isMaterial = (text: string): boolean =>
  shaftMaterials.some((one) => text.toLowerCase().includes(one.toLowerCase()))

/** Material that a golfer names; words that name both or neither are no wish. @rule IRON-MATERIAL */
export const materialAsked = (words = ''): ShaftMaterial | null => {
  const named = shaftMaterials.filter((material) => words.toLowerCase().includes(material.toLowerCase()))
  return named.length === 1 ? named[0]! : null
}
