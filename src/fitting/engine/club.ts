import {
  fairwayFromDeg,
  fairwaysFor,
  modernPitchingWedgeLoftDeg,
  unnamedWedgeLoftDeg,
  wedgeClassOfLoft,
  wedgeLoftDegOf,
} from '../../golf/clubs/lofts.ts'
import { pitchingWedgeDegMax, sameWedgeDeg } from '../../golf/clubs/wedges.ts'
import type { FairwayDesignation, WedgeClass } from '../../golf/names/words.ts'
import { driverSpeedPerMph, type NumbersOf } from '../../golf/speeds.ts'
import type { FittingRequest } from '../schema/schema.ts'
import type { LobWedgeAnswer } from './wedges/lob-wedge.ts'
import { loftsAfter, nearestLoft, wedgeLofts } from './wedges/wedge-set.ts'

/** AW and UW are makers' names of the gap wedge. */
const classOfWedgeHit = (wedgeHit: 'PW' | 'GW' | 'AW' | 'UW' | 'SW' | 'LW'): WedgeClass =>
  wedgeHit === 'AW' || wedgeHit === 'UW' ? 'GW' : wedgeHit

/** A wedge by name and loft. */
export interface NamedWedge {
  readonly wedgeClass: WedgeClass
  readonly loftDeg: number
}

/**
 * The wedge that the numbers are read against: a given loft wins for the loft, a given wedgeHit for the class. Without a
 * loft it has the usual one of its name where a set that follows from a stated pitching wedge is even with it, else the
 * nearest of that set.
 * @rule WDG-CLASS, WDG-LOFT
 */
export const wedgeHitOf = ({ currentEquipment, clubDetails }: FittingRequest): NamedWedge => {
  const given = currentEquipment?.loft
  const hit = clubDetails?.wedgeHit && classOfWedgeHit(clubDetails.wedgeHit)
  const pitchingDeg = clubDetails?.pwLoft
  if (hit === 'PW') return { wedgeClass: hit, loftDeg: given ?? pitchingDeg ?? modernPitchingWedgeLoftDeg }
  if (given !== undefined) return { wedgeClass: hit ?? classBeside(given, pitchingDeg), loftDeg: given }
  const usual = { wedgeClass: hit, loftDeg: hit === undefined ? unnamedWedgeLoftDeg : wedgeLoftDegOf[hit] }
  const loftDeg =
    pitchingDeg === undefined ? usual.loftDeg : loftInSet(usual, pitchingDeg, clubDetails?.lobWedgeFullSwing)
  return { wedgeClass: hit ?? wedgeClassOfLoft(loftDeg), loftDeg }
}

/**
 * The numbers are those of a pitching wedge, which came with the irons: the wedges after it are fitted. What has more loft
 * than pitching wedges have is none, whatever it is called.
 * @rule WDG-LOFT
 */
export const ownsWedgeHit = (request: FittingRequest): boolean =>
  request.clubDetails?.wedgeHit === 'PW' && wedgeHitOf(request).loftDeg <= pitchingWedgeDegMax

/** A wedge that stands apart from a stated pitching wedge is not that one, however strong. */
const classBeside = (loftDeg: number, pitchingDeg: number | undefined): WedgeClass => {
  const byLoft = wedgeClassOfLoft(loftDeg)
  return byLoft === 'PW' && pitchingDeg !== undefined && loftDeg >= pitchingDeg + sameWedgeDeg ? 'GW' : byLoft
}

/** @rule WDG-LOFT */
const loftInSet = (
  { wedgeClass, loftDeg }: { readonly wedgeClass: WedgeClass | undefined; readonly loftDeg: number },
  pitchingDeg: number,
  fullSwing: LobWedgeAnswer | undefined,
): number => {
  const asked = { pitchingDeg, fullSwing, isLobHard: false }
  const isEvenWithIt =
    wedgeClass !== undefined && wedgeLofts({ ...asked, fixed: { wedgeClass, loftDeg } }).unevenDeg === 0
  return isEvenWithIt ? loftDeg : nearestLoft(loftsAfter(wedgeLofts(asked)), loftDeg)
}

/** The fairway wood that was named, or whose loft was; null where neither was. @rule FWY-DESIGNATION */
export const namedFairway = ({ currentEquipment, clubDetails }: FittingRequest): FairwayDesignation | null => {
  const { loft } = currentEquipment ?? {}
  const named = clubDetails?.fairwayDesignation
  if (named !== undefined || loft === undefined) return named ?? null
  if (loft < fairwayFromDeg['5-wood']) return '3-wood'
  return loft < fairwayFromDeg['7-wood'] ? '5-wood' : '7-wood'
}

/** The wood that is fitted to a speed; the middle one where no speed says which. */
const fairwayOfSpeed = (request: FittingRequest): FairwayDesignation => {
  const { swingSpeed } = request.swingMetrics
  if (swingSpeed === undefined) return '5-wood'
  const of = speedOf(request)
  const driverSpeed = of === 'driver' ? undefined : request.clubDetails?.driverSpeed
  return fairwaysFor(driverSpeed ?? swingSpeed * driverSpeedPerMph[of]).first
}

/** The club that a swing speed is of: a fairway wood is fitted by that of the driver or of a 3-wood. @rule IN-SPEED-MEANING */
export const speedOf = (request: FittingRequest): NumbersOf => {
  if (request.clubType !== 'fairway') return numbersOf(request)
  return request.clubDetails?.fairwaySpeedSource === 'three_wood' ? '3-wood' : 'driver'
}

/** The club that all other numbers are of: the fitted one, but for a fairway wood with the ball of a driver. @rule IN-SPEED-MEANING */
export const numbersOf = (request: FittingRequest): NumbersOf => {
  switch (request.clubType) {
    case 'driver':
      return 'driver'
    case 'fairway':
      return request.clubDetails?.fairwayBallSource === 'driver'
        ? 'driver'
        : (namedFairway(request) ?? fairwayOfSpeed(request))
    case 'hybrid':
      return 'hybrid'
    case 'iron':
      return '7-iron'
    case 'wedge':
      return wedgeHitOf(request).wedgeClass
  }
}
