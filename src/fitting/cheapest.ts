import { equalScorePoints } from '../golf/matching.ts'
import type { Note } from './engine/spec.ts'
import { asksFor } from './engine/wishes.ts'
import type { FittingRequest } from './schema.ts'

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
  if (cheapest === undefined || first === undefined)
    return noteOf(
      'Cheaper was asked for, and no pick has a known price: ask the shop for last year’s model of the same build.',
    )
  const sums = priced
    .map((pick) => {
      const { price, shopDate } = pick.total
      return `${nameOf(pick)} $${price}${shopDate === undefined ? '' : ` at the shop (${shopDate})`}`
    })
    .join(', ')
  const rule = `of builds that fit equally well${first.score === null ? '' : `, within ${equalScorePoints} points,`} the one that costs least in all comes first`
  const isFirst = first.total.price === cheapest.total.price
  return noteOf(`Cheaper was asked for: ${rule}. ${sums}.${isFirst ? '' : dearerWords(first, cheapest)}`)
}

const dearerWords = (first: Priced, cheapest: Priced): string => {
  const points = first.score === null ? '' : `, ${cheapest.score} points against ${first.score}`
  return ` ${nameOf(cheapest)} costs least and fits less well than ${nameOf(first)}${points}.`
}

const nameOf = ({ brand, model }: Priced): string => `${brand} ${model}`
const noteOf = (text: string): Note[] => [{ rule: 'IN-GOALS', text }]
