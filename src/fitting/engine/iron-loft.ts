import { holdBends, slowIronRise } from '../../golf/irons.ts'
import { juniorSevenIronLoftDeg, loftStepDeg } from '../../golf/lofts.ts'
import { ironBendDegMax } from '../../golf/matching.ts'
import { signed } from '../../golf/phrases.ts'
import { roundTo } from '../../golf/units.ts'
import type { IronCategory } from '../../golf/words.ts'
import type { Context } from './context.ts'
import { weakest } from './fact.ts'
import type { Golfer } from './golfer.ts'
import type { HoldVerdict } from './iron-flight.ts'
import type { ChosenBend } from './iron-goal.ts'
import { ironsOf } from './iron-head.ts'
import { degrees, figure, type Spec } from './spec.ts'
import { standardLoftDeg } from './standard-specs.ts'

/**
 * Stock loft of the fitted class, bent where the flight asks for it.
 * @param flown The bending that the flights of this swing ask for, where they are known.
 * @rule IRON-LOFT, JUN-LOFT
 */
export const fitIronLoft = (
  context: Context,
  head: Spec<IronCategory>,
  hold: HoldVerdict | null,
  flown: ChosenBend | null,
): Spec<number> => {
  const { golfer, swing } = context
  const isJunior = golfer.group === 'junior'
  const stock = ironStockLoftDeg(golfer, head.value)
  const { bendDeg: bend, reason } = flown ?? bendOf(context, stock, hold)
  const value = stock + bend
  const base = isJunior ? `A junior's 7-iron has ${stock}°` : `${stock}° is stock for ${ironsOf(head.value)}`
  return {
    value,
    unit: 'deg',
    display: `${degrees(value)} 7-iron`,
    rule: isJunior ? 'JUN-LOFT' : 'IRON-LOFT',
    rules: flown !== null && bend !== 0 ? ['IRON-GOAL'] : [],
    basis: weakest(hold?.basis, swing.clubSpeedMph, isJunior ? null : head.basis),
    why: `${base}${bend === 0 ? '' : `; ${signed(bend)}° because ${reason}`}.`,
    alternatives: [],
  }
}

/** Stock loft of a 7-iron of the class, degrees. @source db/rules/standard-specs.csv */
export const ironStockLoftDeg = ({ group }: Golfer, category: IronCategory): number =>
  group === 'junior' ? juniorSevenIronLoftDeg : standardLoftDeg('7-iron', category, group)

/** Bending where only the end of the flight, or the speed, is known. */
const bendOf = ({ golfer, swing }: Context, stockDeg: number, hold: HoldVerdict | null): ChosenBend => {
  if (hold?.verdict === 'fail')
    return hold.shortByDeg >= holdBends.farShortDeg
      ? { bendDeg: ironBendDegMax, reason: `the ball lands ${figure(hold.shortByDeg)}° too flat to hold a green` }
      : { bendDeg: holdBends.flatDeg, reason: 'the ball comes in a little too flat or too low to hold a green' }
  if (hold?.verdict === 'too_high')
    return {
      bendDeg: holdBends.highDeg,
      reason: hold.spinsTooMuch ? 'the ball spins more than it needs to' : 'the ball flies higher than it needs to',
    }
  const isOnlySpeed = hold === null && swing.launchDeg === null && swing.spinRpm === null
  if (isOnlySpeed && golfer.group !== 'junior') {
    const { belowMph, degPerMph, loftDegMax } = slowIronRise
    const rise = roundTo(degPerMph * Math.max(0, belowMph - swing.clubSpeedMph.value), loftStepDeg)
    const bendDeg = Math.min(rise, Math.max(0, loftDegMax - stockDeg))
    if (bendDeg > 0) return { bendDeg, reason: `at ${figure(swing.clubSpeedMph.value)} mph the ball needs more height` }
  }
  return { bendDeg: 0, reason: '' }
}
