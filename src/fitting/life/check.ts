import { aClub } from '../../golf/names/phrases.ts'
import { type ClubType, driversNumbers } from '../../golf/names/words.ts'
import type { FieldProblem } from '../../platform/schema.ts'
import { isRecord } from '../../platform/values.ts'
import type { Message } from '../../words/message.ts'
import { fromTo, say } from '../../words/say.ts'
import { loftBounds } from '../schema/schema.ts'

const memberOf = (value: unknown, name: string): unknown => (isRecord(value) ? value[name] : undefined)

/**
 * What no single field can tell: the loft bounds belong to the club type.
 * Takes any value, because it runs beside the schema so that one answer lists every bad field.
 */
export const crossFieldProblems = (body: unknown): FieldProblem[] => [...loftProblems(body), ...speedProblems(body)]

/** A speed is estimated only when asked for, and a total is a driver's. */
const speedProblems = (body: unknown): FieldProblem[] => {
  const metrics = memberOf(body, 'swingMetrics')
  const has = (name: string) => memberOf(metrics, name) !== undefined
  if (has('swingSpeed') || has('ballSpeed') || !has('estimateSpeed')) return []
  const problem = (name: string, detail: Message): FieldProblem[] => [
    { pointer: `/swingMetrics/${name}`, detail, received: memberOf(metrics, name) },
  ]
  if (memberOf(metrics, 'estimateSpeed') === false) return problem('estimateSpeed', say('refusal.speedMissing'))
  const isDrivers = driversNumbers.some((club) => club === memberOf(body, 'clubType'))
  if (has('carryDistance') || !has('totalDistance') || isDrivers) return []
  return problem('totalDistance', say('refusal.driversTotal'))
}

const loftProblems = (body: unknown): FieldProblem[] => {
  const clubType = memberOf(body, 'clubType')
  const loft = memberOf(memberOf(body, 'currentEquipment'), 'loft')
  if (typeof clubType !== 'string' || !(clubType in loftBounds) || typeof loft !== 'number') return []
  const { min, max } = loftBounds[clubType as ClubType]
  if (loft >= min && loft <= max) return []
  return [
    {
      pointer: '/currentEquipment/loft',
      detail: say('refusal.loftOf', { lofts: fromTo({ n: [min, max] }), club: aClub(clubType as ClubType) }),
      received: loft,
    },
  ]
}
