import { readHandicap } from '../../golf/handicap.ts'
import { isRecord } from '../../platform/values.ts'

/** A request with a plus handicap as the schema has it: `"+2.1"`, as golfers write it, is -2.1. Other texts stay, and are refused. */
export const golferAsSaid = (request: unknown): unknown => {
  if (!isRecord(request)) return request
  if (isRecord(request['golfer'])) return { ...request, golfer: withHandicap(request['golfer']) }
  return withHandicap(request)
}

const withHandicap = (golfer: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> => {
  const said = golfer['handicap']
  const handicap = typeof said === 'string' && /^\+\d/.test(said) ? readHandicap(said) : undefined
  return handicap === undefined ? golfer : { ...golfer, handicap }
}
