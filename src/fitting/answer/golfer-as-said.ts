import { readHandicap } from '../../golf/handicap.ts'
import { curveTo, type Hand, hands } from '../../golf/names/words.ts'
import { isRecord } from '../../platform/values.ts'

type Fields = Readonly<Record<string, unknown>>

/**
 * A request in the words of the schema where golfers say it otherwise: a plus handicap (`"+2.1"` is -2.1), and a miss to a side
 * (`left`, by the hand). Other texts stay, and are refused.
 */
export const golferAsSaid = (request: unknown): unknown => {
  if (!isRecord(request)) return request
  const { golfer, swingMetrics } = request
  if (!isRecord(golfer)) return withHandicap(withMiss(request, request['handedness']))
  return {
    ...request,
    golfer: withHandicap(golfer),
    ...(isRecord(swingMetrics) && { swingMetrics: withMiss(swingMetrics, golfer['handedness']) }),
  }
}

const withHandicap = (golfer: Fields): Fields => {
  const said = golfer['handicap']
  const handicap = typeof said === 'string' && /^\+\d/.test(said) ? readHandicap(said) : undefined
  return handicap === undefined ? golfer : { ...golfer, handicap }
}

const withMiss = (swing: Fields, handSaid: unknown): Fields => {
  const [side, hand] = [handOf(swing['missPattern']), handOf(handSaid)]
  return side === undefined || hand === undefined ? swing : { ...swing, missPattern: curveTo(side, hand) }
}

const handOf = (said: unknown): Hand | undefined =>
  typeof said === 'string' ? hands.find((hand) => hand === said.trim().toLowerCase()) : undefined
