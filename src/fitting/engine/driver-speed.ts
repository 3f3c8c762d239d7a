import { driverSpeedPerMph } from '../../golf/speeds.ts'
import type { Context, SpeedContext } from './context.ts'
import { derived, type Fact, measured } from './fact.ts'
import { figure } from './spec.ts'
import { wedgeSevenIronSpeed } from './wedge-speed.ts'

/**
 * Driver-equivalent speed of a golfer, mph: golfers are compared by it, whatever was fitted. A driver speed that was sent
 * beside the numbers of a 3-wood or a hybrid wins over the conversion.
 * @rule IN-CONVERT, FWY-SPEED
 */
export const driverSpeedOf = (context: SpeedContext): Fact => {
  const { numbersOf, clubSpeedMph } = context.swing
  if (numbersOf === 'driver') return clubSpeedMph
  if (numbersOf === '7-iron') return convert('7-iron', clubSpeedMph)
  if (numbersOf === '3-wood' || numbersOf === 'hybrid')
    return sentDriverSpeed(context) ?? convert(numbersOf, clubSpeedMph)
  const { speedMph } = wedgeSevenIronSpeed(context)
  const perMph = driverSpeedPerMph['7-iron']
  return derived(speedMph.value * perMph, `${speedMph.how} x ${perMph}`, ...(speedMph.rules ?? []), 'IN-CONVERT')
}

/** A driver speed that was sent beside the numbers of another club. */
export const sentDriverSpeed = ({ request }: Pick<Context, 'request'>): Fact | null => {
  const mph = request.clubDetails?.driverSpeed
  return mph === undefined ? null : measured(mph, `driver speed ${figure(mph)} mph`)
}

const convert = (club: '3-wood' | 'hybrid' | '7-iron', { value, rules = [] }: Fact): Fact => {
  const perMph = driverSpeedPerMph[club]
  return derived(value * perMph, `${club} speed ${figure(value)} mph x ${perMph}`, ...rules, 'IN-CONVERT')
}
