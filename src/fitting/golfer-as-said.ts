import { readHandicap } from '../golf/handicap.ts'
import { isRecord } from '../platform/values.ts'

/** A request with its handicap as the schema has it, where it is written as golfers write it: `"+2.1"`, `"scratch"`. */
export const golferAsSaid = (request: unknown): unknown => {
  if (!isRecord(request)) return request
  if (isRecord(request['golfer'])) return { ...request, golfer: withHandicap(request['golfer']) }
  return withHandicap(request)
}

const withHandicap = (golfer: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> => {
  const said = golfer['handicap']
  const handicap = typeof said === 'string' ? readHandicap(said) : undefined
  return handicap === undefined ? golfer : { ...golfer, handicap }
}
