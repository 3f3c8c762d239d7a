import { type FairwayDesignation, isFairway } from '../../../golf/names/words.ts'
import { driverSpeedPerMph } from '../../../golf/speeds.ts'
import { mph, say } from '../../../words/say.ts'
import { speedSaid } from '../club-said.ts'
import { derived, type Fact, measured } from '../fact.ts'
import { rounded } from '../spec.ts'
import type { Context, SpeedContext } from '../swing/context.ts'
import { wedgeSevenIronSpeed } from '../wedges/wedge-speed.ts'

/**
 * Driver-equivalent speed of a golfer, mph: golfers are compared by it, whatever was fitted. A driver speed that was sent
 * beside the numbers of a 3-wood or a hybrid wins over the conversion.
 * @rule IN-CONVERT, FWY-SPEED
 */
export const driverSpeedOf = (context: SpeedContext): Fact => {
  const { speedOf, clubSpeedMph } = context.swing
  if (speedOf === 'driver') return clubSpeedMph
  if (speedOf === '7-iron') return convert('7-iron', clubSpeedMph)
  if (speedOf === 'hybrid' || isFairway(speedOf)) return sentDriverSpeed(context) ?? convert(speedOf, clubSpeedMph)
  const { speedMph } = wedgeSevenIronSpeed(context)
  const perMph = driverSpeedPerMph['7-iron']
  const how = say('source.times', { speed: speedMph.how, factor: perMph })
  return derived(speedMph.value * perMph, how, ...(speedMph.rules ?? []), 'IN-CONVERT')
}

/** A driver speed that was sent beside the numbers of another club. */
export const sentDriverSpeed = ({ request }: Pick<Context, 'request'>): Fact | null => {
  const speed = request.clubDetails?.driverSpeed
  return speed === undefined ? null : measured(speed, speedSaid('driver', mph(rounded(speed))))
}

const convert = (club: FairwayDesignation | 'hybrid' | '7-iron', { value, rules = [] }: Fact): Fact => {
  const perMph = driverSpeedPerMph[club]
  const how = say('source.times', { speed: speedSaid(club, mph(rounded(value))), factor: perMph })
  return derived(value * perMph, how, ...rules, 'IN-CONVERT')
}
