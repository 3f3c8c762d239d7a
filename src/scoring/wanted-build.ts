import type { ClubType } from '../golf/names/words.ts'
import type { ScoringContext } from './context.ts'
import { loftBySpeedDeg } from './rules/stock-loft.ts'
import { buildStepAt, buildStepOf } from './rules/stock-shaft.ts'

/** Place in `buildSteps`: the fitted flex, or what the speed asks for. */
export const stepOf = ({ fittings, need }: ScoringContext, clubType: ClubType): number => {
  const fitted = fittings[clubType]
  return fitted === undefined ? buildStepAt(clubType, need.golfer.speedMph) : buildStepOf(fitted.flex)
}

/** Wanted loft of a wood or hybrid; null for clubs whose lofts come as a set. */
export const loftOf = ({ fittings, need }: ScoringContext, clubType: ClubType): number | null => {
  const stock = loftBySpeedDeg(clubType, need.golfer)
  return stock === null ? null : (fittings[clubType]?.loftDeg ?? stock)
}
