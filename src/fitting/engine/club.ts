import { modernPitchingWedgeLoftDeg, unnamedWedgeLoftDeg, wedgeClassOfLoft, wedgeLoftDegOf } from '../../golf/lofts.ts'
import type { NumbersOf } from '../../golf/speeds.ts'
import { sameWedgeDeg } from '../../golf/wedges.ts'
import type { ClubType, WedgeClass } from '../../golf/words.ts'
import type { FittingRequest } from '../schema.ts'
import { type LobWedgeAnswer, lobWedgeAfter, wedgesToSandWedge } from './wedge-set.ts'

/** AW and UW are makers' names of the gap wedge. */
const classOfWedgeHit = (wedgeHit: 'PW' | 'GW' | 'AW' | 'UW' | 'SW' | 'LW'): WedgeClass =>
  wedgeHit === 'AW' || wedgeHit === 'UW' ? 'GW' : wedgeHit

/** The wedge that is fitted. */
export interface FittedWedge {
  readonly wedgeClass: WedgeClass
  readonly loftDeg: number
}

/**
 * Which wedge is fitted, and its loft: a given loft wins for the loft, a given wedgeHit for the class
 * (its length and bounce follow the class even when a loft is sent). Without a loft it is the nearest of the set that
 * follows from a stated pitching wedge, else the usual one.
 * @rule WDG-CLASS, WDG-LOFT
 */
export const wedgeOf = ({ currentEquipment, clubDetails }: FittingRequest): FittedWedge => {
  const given = currentEquipment?.loft
  const hit = clubDetails?.wedgeHit && classOfWedgeHit(clubDetails.wedgeHit)
  const pitchingDeg = clubDetails?.pwLoft
  if (hit === 'PW') return { wedgeClass: hit, loftDeg: given ?? pitchingDeg ?? modernPitchingWedgeLoftDeg }
  if (given !== undefined) return { wedgeClass: hit ?? classBeside(given, pitchingDeg), loftDeg: given }
  const usual = hit === undefined ? unnamedWedgeLoftDeg : wedgeLoftDegOf[hit]
  const loftDeg = pitchingDeg === undefined ? usual : nearestInSet(usual, pitchingDeg, clubDetails?.lobWedgeFullSwing)
  return { wedgeClass: hit ?? wedgeClassOfLoft(loftDeg), loftDeg }
}

/** A wedge that stands apart from a stated pitching wedge is not that one, however strong. */
const classBeside = (loftDeg: number, pitchingDeg: number | undefined): WedgeClass => {
  const byLoft = wedgeClassOfLoft(loftDeg)
  return byLoft === 'PW' && pitchingDeg !== undefined && loftDeg >= pitchingDeg + sameWedgeDeg ? 'GW' : byLoft
}

/** @rule WDG-LOFT */
const nearestInSet = (loftDeg: number, pitchingDeg: number, fullSwing: LobWedgeAnswer | undefined): number => {
  const toSand = wedgesToSandWedge(pitchingDeg)
  const lob = lobWedgeAfter(toSand[toSand.length - 1]!, fullSwing, false, true).loftDeg
  const set = lob === null ? toSand : [...toSand, lob]
  return set.reduce((nearest, one) => (Math.abs(one - loftDeg) < Math.abs(nearest - loftDeg) ? one : nearest))
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
