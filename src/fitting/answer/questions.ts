import type { Said } from '../../words/message.ts'
import type { Fit } from '../engine/fit.ts'
import type { FittingRequest } from '../schema/schema.ts'
import { oddNumbers } from './odd-number.ts'

/** Something to ask the golfer, and the fields of the request that the answer may change. */
export interface Question {
  readonly question: Said
  readonly fields: readonly string[]
}

/**
 * What to ask about a request, most important first: numbers that look wrong, the size of a miss that would change the fit,
 * inputs that contradict each other, and which club the current one is.
 */
export const questionsOf = (
  request: FittingRequest,
  { question, warnings }: Pick<Fit, 'question' | 'warnings'>,
  whichClub: Said | null,
): readonly Question[] => [
  // That the number is right is an answer too.
  ...oddNumbers(request).map(({ field, question }) => ({ question, fields: [...fieldsBeside(field), 'confirmed'] })),
  ...(question === null ? [] : [{ question: question.text, fields: ['swingMetrics.missSize'] }]),
  // What no rule reads changes nothing, whatever the answer.
  ...warnings.flatMap(({ field, rule, text }) =>
    rule === undefined ? [] : [{ question: text, fields: [...fieldsBeside(field), ...whoseBall(request, field)] }],
  ),
  ...(whichClub === null
    ? []
    : [{ question: whichClub, fields: ['currentEquipment.model', 'currentEquipment.brand'] }]),
]

/** Fields that one question is about: the answer may belong into another than the one that looked wrong. */
const together: readonly (readonly string[])[] = [
  ['swingMetrics.swingSpeed', 'swingMetrics.ballSpeed'],
  ['clubDetails.fairwayBallSource', 'swingMetrics.swingSpeed', 'swingMetrics.ballSpeed'],
  ['swingMetrics.carryDistance', 'swingMetrics.totalDistance'],
  ['swingMetrics.missPattern', 'swingMetrics.missSize', 'swingMetrics.clubPath', 'swingMetrics.faceAngle'],
  ['golfer.wristToFloor', 'golfer.heightFeet', 'golfer.heightInches'],
]

/** A carry that a fairway wood does not have may be the driver's. */
const whoseBall = ({ clubType }: FittingRequest, field: string): readonly string[] =>
  clubType === 'fairway' && field === 'swingMetrics.carryDistance' ? ['clubDetails.fairwayBallSource'] : []

const fieldsBeside = (field: string): readonly string[] => {
  const others = together.find((fields) => fields.includes(field)) ?? []
  return [field, ...others.filter((other) => other !== field)]
}
