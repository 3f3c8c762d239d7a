import { wedgeMphPerSevenIronMph } from '../../../golf/speeds.ts'
import { mph, say } from '../../../words/say.ts'
import { speedSaid } from '../club-said.ts'
import { derived, type Fact, measured } from '../fact.ts'
import { rounded } from '../spec.ts'
import type { SpeedContext } from '../swing/context.ts'

/** A wedge golfer's 7-iron speed, and where it came from. */
interface WedgeSevenIronSpeed {
  readonly speedMph: Fact
  readonly origin: 'iron fitting' | '7-iron speed' | 'wedge speed'
}

/**
 * 7-iron speed behind a wedge: of the iron fitting, as given, or by way of the wedge's own speed.
 * @rule WDG-SHAFT, IN-CONVERT
 */
export const wedgeSevenIronSpeed = ({ request, swing, ironFitting }: SpeedContext): WedgeSevenIronSpeed => {
  if (ironFitting) {
    const { sevenIronSpeedMph: speed } = ironFitting
    const how = say('source.ironFittingsSpeed', { speed: mph(rounded(speed)) })
    return { speedMph: derived(speed, how), origin: 'iron fitting' }
  }
  const given = request.clubDetails?.sevenIronSpeed
  if (given !== undefined)
    return { speedMph: measured(given, speedSaid('7-iron', mph(rounded(given)))), origin: '7-iron speed' }
  const { value: speed, rules = [] } = swing.clubSpeedMph
  const how = say('source.ofWedgeSpeed', { speed: mph(rounded(speed)), divisor: wedgeMphPerSevenIronMph })
  return {
    speedMph: derived(speed / wedgeMphPerSevenIronMph, how, ...rules, 'IN-CONVERT'),
    origin: 'wedge speed',
  }
}
