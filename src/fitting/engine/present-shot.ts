import {
  type Club,
  type Flight,
  type Launch,
  launchDegMin,
  type Shot,
  trackShot,
  withLoft,
} from '../../flight/index.ts'
import { clip } from '../../golf/units.ts'
import type { IronCategory } from '../../golf/words.ts'
import type { Flights } from './club-fit.ts'
import type { Anchors, Delivery, Swing } from './context.ts'
import { isKnown } from './evidence.ts'

/** The golfer's present shot, when launch and spin were measured; null otherwise, and for topped balls. */
export const presentShotOf = ({ ballSpeedMph, launchDeg, spinRpm }: Delivery): Shot | null =>
  isKnown(launchDeg) && isKnown(spinRpm) && launchDeg.value >= launchDegMin
    ? trackShot({ ballSpeedMph: ballSpeedMph.value, launchDeg: launchDeg.value, spinRpm: spinRpm.value })
    : null

/** A shot as it starts, with what comes of it. */
export interface FlownShot extends Launch {
  readonly flight: Flight
}

/** Nothing measured: the flights of the model as they are. */
export const noAnchors: Anchors = { carryShare: 1, peakShare: 1, landingMoreDeg: 0 }

/** Measured carry, peak and landing against those of the flight model; what was not measured stands. @rule FLT-COMPARE */
export const anchorsOf = (
  { carryYards, peakFeet, landingDeg }: Pick<Swing, 'carryYards' | 'peakFeet' | 'landingDeg'>,
  model: Flight,
): Anchors => ({
  carryShare: carryYards?.basis === 'measured' ? carryYards.value / model.carryYards : 1,
  peakShare: peakFeet === null ? 1 : peakFeet / model.apexFeet,
  landingMoreDeg: landingDeg === null ? 0 : landingDeg - model.landingDeg,
})

/** A flight of the model held to what was measured. @rule FLT-COMPARE */
export const anchoredFlight = ({ carryShare, peakShare, landingMoreDeg }: Anchors, flight: Flight): Flight => {
  const carryYards = carryShare * flight.carryYards
  return {
    ...flight,
    carryYards,
    totalYards: carryYards + flight.rollYards,
    apexYards: peakShare * flight.apexYards,
    apexFeet: peakShare * flight.apexFeet,
    landingDeg: clip(flight.landingDeg + landingMoreDeg, 1, 89),
  }
}

/** The same with its path. @rule FLT-COMPARE */
export const anchored = (anchors: Anchors, shot: Shot): Shot => ({
  ...shot,
  flight: anchoredFlight(anchors, shot.flight),
  path: shot.path.map(({ xYards, zYards }) => ({
    xYards: anchors.carryShare * xYards,
    zYards: anchors.peakShare * zYards,
  })),
})

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
export const flightsOf = (
  { presentShot: current, anchors }: Pick<Swing, 'presentShot' | 'anchors'>,
  fitted: Launch | Shot | null,
  whyNotFitted = '',
): Flights => {
  const basis = ['Flight model in standard air (25 °C, sea level).']
  const held = [
    ...(anchors.carryShare === 1 ? [] : ['carry']),
    ...(anchors.peakShare === 1 ? [] : ['peak']),
    ...(anchors.landingMoreDeg === 0 ? [] : ['landing']),
  ]
  if (held.length > 0) basis.push(`Held to the measured ${held.join(' and ')}.`)
  if (current !== null && fitted !== null)
    basis.push('The fitted flight is the present shot moved by the change of loft.')
  if (current === null) basis.push('No present flight without measured launch and spin of this club.')
  if (current === null && fitted !== null)
    basis.push('The fitted flight is what the impact model expects of this swing.')
  if (fitted === null) basis.push(whyNotFitted)
  return { current, fitted: fitted && flown(fitted, anchors), basis: basis.join(' ') }
}

/** At the present loft the fitted shot is the present one, which has flown already. */
const flown = (shot: Launch | Shot, anchors: Anchors): Shot =>
  'path' in shot ? shot : anchored(anchors, trackShot(shot))
