import { equalScorePoints } from '../../golf/clubs/matching.ts'
import type { Message, Said } from '../../words/message.ts'
import { say, sentences, usd } from '../../words/say.ts'
import type { Note } from '../engine/spec.ts'
import { asksFor } from '../engine/wishes.ts'
import type { FittingRequest } from '../schema/schema.ts'

interface Priced {
  readonly brand: string
  readonly model: string
  readonly score: number | null
  readonly total: { readonly price: number | null; readonly shopDate?: string }
}

/** What the picks cost in all, for a golfer who asked for cheaper ones, and why a dearer one comes before the cheapest. @rule IN-GOALS */
export const cheapestNote = (request: FittingRequest, picks: readonly Priced[]): Note[] => {
  if (!asksFor(request, 'cheaper')) return []
  const priced = picks.filter(({ total }) => total.price !== null)
  const [cheapest] = priced.toSorted((a, b) => a.total.price! - b.total.price!)
  const [first] = picks
  if (cheapest === undefined || first === undefined) return [noteOf(say('wishes.cheaperUnpriced'))]
  const rule =
    first.score === null ? say('wishes.cheaperFirst') : say('wishes.cheaperWithin', { points: equalScorePoints })
  const isFirst = first.total.price === cheapest.total.price
  return [
    noteOf(
      sentences([
        rule,
        say('wishes.costs', { picks: priced.map(pricedSaid) }),
        ...(isFirst ? [] : [dearerSaid(first, cheapest)]),
      ]),
    ),
  ]
}

function pricedSaid({ total: { price, shopDate }, ...pick }: Priced): Message {
  const values = { pick: nameOf(pick), price: usd(price!) }
  return shopDate === undefined
    ? say('wishes.priced', values)
    : say('wishes.pricedAtShop', { ...values, date: { day: shopDate } })
}

function dearerSaid(first: Priced, cheapest: Priced): Message {
  const names = { cheapest: nameOf(cheapest), first: nameOf(first) }
  return first.score === null
    ? say('wishes.cheapest', names)
    : say('wishes.cheapestByPoints', { ...names, points: cheapest.score!, more: first.score })
}

const nameOf = ({ brand, model }: Pick<Priced, 'brand' | 'model'>): string => `${brand} ${model}`
const noteOf = (text: Said): Note => ({ rule: 'IN-GOALS', text })
