import { type Club, type Launch, launchDegMin, withLoft } from '../../flight/index.ts'
import type { IronCategory } from '../../golf.ts'
import type { Flights } from './club-fit.ts'
import { isKnown } from './evidence.ts'
import type { Swing } from './swing.ts'

/** The golfer's present shot, when launch and spin were measured; null otherwise, and for topped balls. */
export const measuredShot = ({ ballSpeedMph, launchDeg, spinRpm }: Swing): Launch | null =>
  isKnown(launchDeg) && isKnown(spinRpm) && launchDeg.value >= launchDegMin
    ? { ballSpeedMph: ballSpeedMph.value, launchDeg: launchDeg.value, spinRpm: spinRpm.value }
    : null

/** The present shot with a club of more or less loft; null when the shot is not known. @rule FLT-COMPARE */
export const presentShotWith = (
  swing: Swing,
  change: { club: Club; category?: IronCategory; moreDeg: number },
): Launch | null => {
  const present = measuredShot(swing)
  const { moreDeg, ...club } = change
  const delivery = { ...club, clubSpeedMph: swing.clubSpeedMph.value, attackDeg: swing.attackDeg.value }
  return present && withLoft(present, delivery, moreDeg)
}

/** Both flights, with what they rest on and why one is missing. @rule FLT-COMPARE */
export const flightsOf = (current: Launch | null, fitted: Launch | null, whyNotFitted = ''): Flights => {
  const basis = ['Flight model in standard air (25 °C, sea level).']
  if (current !== null && fitted !== null)
    basis.push('The fitted flight is the present shot moved by the change of loft.')
  if (current === null) basis.push('No present flight without measured launch and spin of this club.')
  if (current === null && fitted !== null)
    basis.push('The fitted flight is what the impact model expects of this swing.')
  if (fitted === null) basis.push(whyNotFitted)
  return { current, fitted, basis: basis.join(' ') }
}
