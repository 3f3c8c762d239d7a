import { holdBends, slowIronRise } from '../../../golf/clubs/irons.ts'
import { juniorSevenIronLoftDeg, loftStepDeg } from '../../../golf/clubs/lofts.ts'
import { ironBendDegMax } from '../../../golf/clubs/matching.ts'
import type { IronCategory } from '../../../golf/names/words.ts'
import { roundTo } from '../../../golf/units.ts'
import { deg, mph, say, sentence, signed } from '../../../words/say.ts'
import { weakest } from '../fact.ts'
import { standardLoftDeg } from '../shaft/standard-specs.ts'
import { rounded, type Spec } from '../spec.ts'
import type { Context } from '../swing/context.ts'
import type { Golfer } from '../swing/golfer.ts'
import type { HoldVerdict } from './iron-flight.ts'
import type { ChosenBend } from './iron-goal.ts'
import { ironsOf } from './iron-head.ts'

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
  const base = isJunior
    ? say('irons.juniorLoft', { loft: deg(stock) })
    : say('irons.stockLoft', { loft: deg(stock), irons: ironsOf(head.value) })
  return {
    value,
    unit: 'deg',
    display: say('specs.sevenIron', { loft: deg(value) }),
    rule: isJunior ? 'JUN-LOFT' : 'IRON-LOFT',
    rules: flown !== null && bend !== 0 ? ['IRON-GOAL'] : [],
    basis: weakest(hold?.basis, swing.clubSpeedMph, isJunior ? null : head.basis),
    why: sentence(base, ...(reason === null ? [] : [say('irons.because', { degrees: signed(deg(bend)), reason })])),
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
      ? { bendDeg: ironBendDegMax, reason: say('irons.tooFlat', { degrees: deg(rounded(hold.shortByDeg)) }) }
      : { bendDeg: holdBends.flatDeg, reason: say('irons.littleTooFlat') }
  if (hold?.verdict === 'too_high')
    return {
      bendDeg: holdBends.highDeg,
      reason: say(hold.spinsTooMuch ? 'irons.spinsTooMuch' : 'irons.fliesTooHigh'),
    }
  const isOnlySpeed = hold === null && swing.launchDeg === null && swing.spinRpm === null
  if (isOnlySpeed && golfer.group !== 'junior') {
    const { belowMph, degPerMph, loftDegMax } = slowIronRise
    const rise = roundTo(degPerMph * Math.max(0, belowMph - swing.clubSpeedMph.value), loftStepDeg)
    const bendDeg = Math.min(rise, Math.max(0, loftDegMax - stockDeg))
    if (bendDeg > 0)
      return { bendDeg, reason: say('irons.needsHeight', { speed: mph(rounded(swing.clubSpeedMph.value)) }) }
  }
  return { bendDeg: 0, reason: null }
}
