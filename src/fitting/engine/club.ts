import { modernPitchingWedgeLoftDeg, unnamedWedgeLoftDeg, wedgeClassOfLoft, wedgeLoftDegOf } from '../../golf/lofts.ts'
import type { NumbersOf } from '../../golf/speeds.ts'
import type { ClubType, WedgeClass } from '../../golf/words.ts'
import type { FittingRequest } from '../schema.ts'

/** AW and UW are makers' names of the gap wedge. */
const classOfWedgeHit = (wedgeHit: 'PW' | 'GW' | 'AW' | 'UW' | 'SW' | 'LW'): WedgeClass =>
  wedgeHit === 'AW' || wedgeHit === 'UW' ? 'GW' : wedgeHit

/**
 * Which wedge is fitted, and its loft: a given loft wins for the loft, a given wedgeHit for the class
 * (its length and bounce follow the class even when a loft is sent).
 * @rule WDG-CLASS, WDG-LOFT
 */
export const wedgeOf = ({
  currentEquipment,
  clubDetails,
}: FittingRequest): { wedgeClass: WedgeClass; loftDeg: number } => {
  const given = currentEquipment?.loft
  const hit = clubDetails?.wedgeHit && classOfWedgeHit(clubDetails.wedgeHit)
  if (!hit) {
    const loftDeg = given ?? unnamedWedgeLoftDeg
    return { wedgeClass: wedgeClassOfLoft(loftDeg), loftDeg }
  }
  const usual = hit === 'PW' ? (clubDetails?.pwLoft ?? modernPitchingWedgeLoftDeg) : wedgeLoftDegOf[hit]
  return { wedgeClass: hit, loftDeg: given ?? usual }
}

/** @rule IN-SPEED-MEANING */
export const numbersOf = (request: FittingRequest): NumbersOf => {
  switch (request.clubType) {
    case 'driver':
      return 'driver'
    case 'fairway':
      return request.clubDetails?.fairwaySpeedSource === 'three_wood' ? '3-wood' : 'driver'
    case 'hybrid':
      return 'hybrid'
    case 'iron':
      return '7-iron'
    case 'wedge':
      return wedgeOf(request).wedgeClass
  }
}

/** The club's name in a sentence. */
export const clubWords: Readonly<Record<ClubType, string>> = {
  driver: 'driver',
  fairway: 'fairway wood',
  hybrid: 'hybrid',
  iron: 'iron set',
  wedge: 'wedge',
}
