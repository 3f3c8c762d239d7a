import { wedgeMphPerSevenIronMph } from '../../golf/speeds.ts'
import type { SpeedContext } from './context.ts'
import { derived, type Fact, measured } from './fact.ts'
import { figure } from './spec.ts'

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
    const { sevenIronSpeedMph: mph } = ironFitting
    return { speedMph: derived(mph, `7-iron speed ${figure(mph)} mph of the iron fitting`), origin: 'iron fitting' }
  }
  const given = request.clubDetails?.sevenIronSpeed
  if (given !== undefined)
    return { speedMph: measured(given, `7-iron speed ${figure(given)} mph`), origin: '7-iron speed' }
  const { value: speed, rules = [] } = swing.clubSpeedMph
  const how = `wedge speed ${figure(speed)} mph / ${wedgeMphPerSevenIronMph}`
  return {
    speedMph: derived(speed / wedgeMphPerSevenIronMph, how, ...rules, 'IN-CONVERT'),
    origin: 'wedge speed',
  }
}
