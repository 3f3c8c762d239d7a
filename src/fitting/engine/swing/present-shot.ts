import { type Club, type Flight, type Launch, type Shot, shotWithLoft, trackShot } from '../../../flight/index.ts'
import { launchDegMin } from '../../../golf/flight/impact.ts'
import type { IronCategory } from '../../../golf/names/words.ts'
import { clip } from '../../../golf/units.ts'
import type { Message } from '../../../words/message.ts'
import { say, sentences } from '../../../words/say.ts'
import type { Flights } from '../club-fit.ts'
import { isKnown } from '../fact.ts'
import type { Anchors, Delivery, FlownShot, Fly, Swing } from './context.ts'

/** The golfer's current shot, when launch and spin were measured; null otherwise, and for topped balls. */
export const presentShotOf = ({ ballSpeedMph, launchDeg, spinRpm }: Delivery, fly: Fly): FlownShot | null => {
  if (!isKnown(launchDeg) || !isKnown(spinRpm) || launchDeg.value < launchDegMin) return null
  const launch = { ballSpeedMph: ballSpeedMph.value, launchDeg: launchDeg.value, spinRpm: spinRpm.value }
  return { ...launch, flight: fly(launch) }
}

/** Nothing measured: the flights of the model as they are. */
export const noAnchors: Anchors = { carryShare: 1, peakShare: 1, landingMoreDeg: 0 }

/** Measured carry, peak and landing against those of the flight model; what was not measured stands. @rule FLT-COMPARE */
export const anchorsOf = (
  {
    carryYards,
    believedCarryYards,
    peakFeet,
    landingDeg,
  }: Pick<Swing, 'carryYards' | 'believedCarryYards' | 'peakFeet' | 'landingDeg'>,
  model: Flight,
): Anchors => ({
  carryShare: carryYards?.basis === 'measured' ? believedCarryYards! / model.carryYards : 1,
  peakShare: peakFeet === null ? 1 : peakFeet / model.apexFeet,
  landingMoreDeg: landingDeg === null ? 0 : landingDeg - model.landingDeg,
})

/** A flight of the model held to what was measured. @rule FLT-COMPARE */
export const anchorFlight = ({ carryShare, peakShare, landingMoreDeg }: Anchors, flight: Flight): Flight => {
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

/** A shot with its path, held to what was measured: tracked only where somebody looks. @rule FLT-COMPARE */
const trackAnchored = (anchors: Anchors, launch: Launch): Shot => {
  const shot = trackShot(launch)
  return {
    ...shot,
    flight: anchorFlight(anchors, shot.flight),
    path: shot.path.map(({ xYards, zYards }) => ({
      xYards: anchors.carryShare * xYards,
      zYards: anchors.peakShare * zYards,
    })),
  }
}

/** The current shot with a club of more or less loft, itself where the loft stays; null when it is not known. @rule FLT-COMPARE */
export const presentShotWith = (
  swing: Swing,
  change: { club: Club; category?: IronCategory; moreDeg: number },
): Launch | null => {
  const { presentShot, ownSpeedMph: clubSpeedMph, attackDeg } = swing
  const { moreDeg, ...club } = change
  if (presentShot === null || moreDeg === 0) return presentShot
  return shotWithLoft(presentShot, { ...club, clubSpeedMph, attackDeg: attackDeg.value }, moreDeg)
}

/** The current shot with a club of any loft, as far as both are known. @rule FLT-COMPARE */
export interface OwnShots {
  readonly at: (loftDeg: number) => Launch
  readonly carryYardsAt: (loftDeg: number) => number
}

/** Null where launch, spin or the loft that is played are not known. @rule FLT-COMPARE */
export const ownShotsOf = (swing: Swing, club: Club, presentDeg: number | undefined): OwnShots | null => {
  const { presentShot, anchors, fly } = swing
  if (presentShot === null || presentDeg === undefined) return null
  const at = (loftDeg: number) => presentShotWith(swing, { club, moreDeg: loftDeg - presentDeg })!
  const carryYardsAt = (loftDeg: number) =>
    (loftDeg === presentDeg ? presentShot.flight : anchorFlight(anchors, fly(at(loftDeg)))).carryYards
  return { at, carryYardsAt }
}

/** Both flights with their basis in words, and why one is missing. @rule FLT-COMPARE */
export const flightsOf = (
  { presentShot, anchors }: Pick<Swing, 'presentShot' | 'anchors'>,
  fitted: Launch | null,
  whyNotFitted?: Message,
): Flights => {
  const current = presentShot && trackAnchored(anchors, presentShot)
  const basis = [say('flight.model'), ...heldSaid(anchors)]
  if (current !== null && fitted !== null) basis.push(say('flight.movedByLoft'))
  if (current === null) basis.push(say('flight.noCurrent'))
  if (current === null && fitted !== null) basis.push(say('flight.byImpact'))
  if (fitted === null && whyNotFitted !== undefined) basis.push(whyNotFitted)
  // At the current loft the fitted shot is the current one.
  return {
    current,
    fitted: fitted === presentShot ? current : fitted && trackAnchored(anchors, fitted),
    basis: sentences(basis),
  }
}

/** What flights are held to. */
function heldSaid({ carryShare, peakShare, landingMoreDeg }: Anchors): Message[] {
  const held = [
    ...(carryShare === 1 ? [] : [say('flight.carry')]),
    ...(peakShare === 1 ? [] : [say('flight.peak')]),
    ...(landingMoreDeg === 0 ? [] : [say('flight.landing')]),
  ]
  if (held.length === 0) return []
  return [say('flight.held', { what: held.reduce((one, other) => say('flight.and', { one, other })) })]
}
