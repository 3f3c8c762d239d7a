import type { Launch } from '../../flight/index.ts'
import { isKnown } from './evidence.ts'
import type { Swing } from './swing.ts'

/** Lowest launch of the flight model's range, degrees: a topped ball has no flight to speak of. */
export const launchDegMin = 2

/** The golfer's present shot, when launch and spin were measured; null otherwise, and for topped balls. */
export const measuredShot = ({ ballSpeedMph, launchDeg, spinRpm }: Swing): Launch | null =>
  isKnown(launchDeg) && isKnown(spinRpm) && launchDeg.value >= launchDegMin
    ? { ballSpeedMph: ballSpeedMph.value, launchDeg: launchDeg.value, spinRpm: spinRpm.value }
    : null
