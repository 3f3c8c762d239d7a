import type { ClubType, WedgeClass } from '../../golf.ts'
import type { FittingRequest } from '../schema.ts'

/** Club that the numbers in swingMetrics were measured with. */
export type NumbersOf = 'driver' | '3-wood' | 'hybrid' | '7-iron' | WedgeClass

/** Loft a wedge is fitted at without wedgeHit and without a loft. @source interface specification, currentEquipment */
const defaultWedgeLoftDeg = 52

/** Loft of an unknown pitching wedge: the common modern one. @source db/rules/stock-lofts-era.csv (label_default_for_bag) */
export const modernPitchingWedgeLoftDeg = 45

/** Lofts that wedgeHit sets when no loft is given. @source interface specification, clubDetails.wedgeHit */
const loftOfClass: Readonly<Record<Exclude<WedgeClass, 'PW'>, number>> = { GW: 50, SW: 56, LW: 60 }

/** @rule WDG-CLASS */
export const wedgeClassOfLoft = (loftDeg: number): WedgeClass => {
  if (loftDeg < 48.5) return 'PW'
  if (loftDeg < 53) return 'GW'
  return loftDeg < 57.5 ? 'SW' : 'LW'
}

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
    const loftDeg = given ?? defaultWedgeLoftDeg
    return { wedgeClass: wedgeClassOfLoft(loftDeg), loftDeg }
  }
  const usual = hit === 'PW' ? (clubDetails?.pwLoft ?? modernPitchingWedgeLoftDeg) : loftOfClass[hit]
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

/** A wedge is swung at this share of the 7-iron's speed. @source house: TrackMan PGA rows (PW 83-84 of 90-92 mph); rule IN-CONVERT */
const wedgeShareOfSevenIron = 0.925

/**
 * Driver mph for one mph of another club. 3-wood and hybrid: PGA tour averages 113/107 and 113/100
 * (db/rules/trackman-pga.csv); 7-iron: interface specification (score tool); wedges by way of the 7-iron.
 * @rule IN-CONVERT
 */
export const driverSpeedPerMph: Readonly<Record<NumbersOf, number>> = {
  driver: 1,
  '3-wood': 1.055,
  hybrid: 1.13,
  '7-iron': 1.2,
  PW: 1.2 / wedgeShareOfSevenIron,
  GW: 1.2 / wedgeShareOfSevenIron,
  SW: 1.2 / wedgeShareOfSevenIron,
  LW: 1.2 / wedgeShareOfSevenIron,
}

/** 7-iron speed of a golfer whose wedge speed is known. */
export const sevenIronSpeedOfWedge = (wedgeSpeedMph: number): number => wedgeSpeedMph / wedgeShareOfSevenIron

/** How the club is called in a sentence. */
export const clubWords: Readonly<Record<ClubType, string>> = {
  driver: 'driver',
  fairway: 'fairway wood',
  hybrid: 'hybrid',
  iron: 'iron set',
  wedge: 'wedge',
}
