import { type Club, type Launch, launchDegMin, type Shot, trackShot, withLoft } from '../../flight/index.ts'
import type { IronCategory } from '../../golf/words.ts'
import type { Flights } from './club-fit.ts'
import type { Delivery, Swing } from './context.ts'
import { isKnown } from './evidence.ts'

/** The golfer's present shot, when launch and spin were measured; null otherwise, and for topped balls. */
export const presentShotOf = ({ ballSpeedMph, launchDeg, spinRpm }: Delivery): Shot | null =>
  isKnown(launchDeg) && isKnown(spinRpm) && launchDeg.value >= launchDegMin
    ? trackShot({ ballSpeedMph: ballSpeedMph.value, launchDeg: launchDeg.value, spinRpm: spinRpm.value })
    : null

/** The present shot with a club of more or less loft, itself where the loft stays; null when it is not known. @rule FLT-COMPARE */
export const presentShotWith = (
  swing: Swing,
  change: { club: Club; category?: IronCategory; moreDeg: number },
): Launch | null => {
  const { presentShot, clubSpeedMph, attackDeg } = swing
  const { moreDeg, ...club } = change
  if (presentShot === null || moreDeg === 0) return presentShot
  return withLoft(presentShot, { ...club, clubSpeedMph: clubSpeedMph.value, attackDeg: attackDeg.value }, moreDeg)
}

/** Both flights, with what they rest on and why one is missing. @rule FLT-COMPARE */
export const flightsOf = (current: Shot | null, fitted: Launch | null, whyNotFitted = ''): Flights => {
  const basis = ['Flight model in standard air (25 °C, sea level).']
  if (current !== null && fitted !== null)
    basis.push('The fitted flight is the present shot moved by the change of loft.')
  if (current === null) basis.push('No present flight without measured launch and spin of this club.')
  if (current === null && fitted !== null)
    basis.push('The fitted flight is what the impact model expects of this swing.')
  if (fitted === null) basis.push(whyNotFitted)
  // At the present loft the fitted shot is the present one, which has flown already.
  return { current, fitted: fitted === current ? current : fitted && trackShot(fitted), basis: basis.join(' ') }
}
