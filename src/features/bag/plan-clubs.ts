import { type Fit, type FittingRequest, fit, hybridInPlaceOf, standardLoftDeg } from '../../fitting/index.ts'
import { fairwaysFor, loftStepDeg, threeWoodFromMph } from '../../golf/lofts.ts'
import { driverMphPerHybridMph, driverMphPerSevenIronMph, wedgeMphPerSevenIronMph } from '../../golf/speeds.ts'
import { roundTo } from '../../golf/units.ts'
import { specialtyLoftsDeg } from '../../golf/wedges.ts'
import { type FairwayDesignation, fairwayDesignations, type IronCategory } from '../../golf/words.ts'
import { type ReadClub, readBag } from './clubs.ts'
import type { PlanRequest } from './plan-schema.ts'
import type { BagClubInput } from './schema.ts'

/** A club that may go into the bag. */
export interface Candidate {
  readonly club: ReadClub
  /** The fittings ask for it: leaving it out needs a reason. */
  readonly isWanted: boolean
  /** Which fitting builds it; null where none does. */
  readonly request: FittingRequest | null
}

/** What the single fittings of a golfer give: each club's loft is the one that its own fitting says. @rule BAG-PLAN */
export const candidatesFor = (request: PlanRequest, driverMph: number, kept: readonly ReadClub[]): Candidate[] => {
  const sevenIronMph = request.sevenIronSpeed ?? roundTo(driverMph / driverMphPerSevenIronMph, 0.1)
  const { golfer } = request
  const driver = candidateOf({ clubType: 'driver', golfer, swingMetrics: { swingSpeed: driverMph } }, 'driver', true)
  const iron: FittingRequest = { clubType: 'iron', golfer, swingMetrics: { swingSpeed: sevenIronMph } }
  const ironFit = fit(iron)
  const irons = ironsOf(iron, ironFit)
  const pitchingWedge = kept.find(({ name }) => name === 'PW') ?? irons[irons.length - 1]!.club
  return [
    driver,
    ...fairways(request, driverMph),
    ...hybrids(request, driverMph, ironFit),
    ...irons,
    ...wedges(request, sevenIronMph, pitchingWedge.loftDeg),
  ]
}

const candidateOf = (request: FittingRequest, club: string, isWanted: boolean): Candidate => ({
  club: asRead({ club, loft: fit(request).specs.loft.value }),
  isWanted,
  request,
})

const asRead = (club: BagClubInput): ReadClub => readBag({ clubs: [club] }).clubs[0]!

/** The first wood for the speed, others that may fill a hole, and a 9-wood where that is the second. @rule FWY-DESIGNATION */
const fairways = ({ golfer }: PlanRequest, driverMph: number): Candidate[] => {
  const { first, second, secondLoftDeg } = fairwaysFor(driverMph)
  const requestFor = (fairwayDesignation: FairwayDesignation): FittingRequest => ({
    clubType: 'fairway',
    golfer,
    swingMetrics: { swingSpeed: driverMph },
    clubDetails: { fairwayDesignation },
  })
  const fitted = fairwayDesignations
    .filter((name) => name !== '3-wood' || driverMph >= threeWoodFromMph)
    .map((name) => candidateOf(requestFor(name), name, name === first))
  // No wood of so much loft is fitted by itself: its loft is the table's.
  const more =
    second === '9-wood' ? [{ club: asRead({ club: second, loft: secondLoftDeg }), isWanted: false, request: null }] : []
  return [...fitted, ...more]
}

const hybridSlots = [3, 4, 5, 6]

/** The hybrid of each slot that is playable; those that the iron set leaves to hybrids are wanted. @rule HYB-LOFT, IRON-SET */
const hybrids = ({ golfer }: PlanRequest, driverMph: number, ironFit: Fit): Candidate[] => {
  const hybridMph = roundTo(driverMph / driverMphPerHybridMph, 0.1)
  const replaced = ironFit.ironSet!.hybrids.map(({ replaces }) => replaces)
  return hybridSlots.flatMap((slot) => {
    const loft = hybridInPlaceOf(slot, ironFit.golfer, hybridMph)
    if (loft === null) return []
    const request: FittingRequest = {
      clubType: 'hybrid',
      golfer,
      swingMetrics: { swingSpeed: hybridMph },
      currentEquipment: { loft },
      clubDetails: { driverSpeed: driverMph },
    }
    return [candidateOf(request, `${slot}-hybrid`, replaced.includes(`${slot}-iron`))]
  })
}

/** The fitted class of irons from the longest worth carrying, bent as the 7-iron is, and their pitching wedge. @rule IRON-SET */
const ironsOf = (request: FittingRequest, { specs, golfer, ironSet }: Fit): Candidate[] => {
  const category = specs.headProfile.value as IronCategory
  const standard = (name: string) => standardLoftDeg(name, category, golfer.group)
  const bentDeg = specs.loft.value - standard('7-iron')
  const numbers = Array.from({ length: 10 - ironSet!.longestIron }, (_, i) => `${ironSet!.longestIron + i}-iron`)
  return [...numbers, 'PW'].map((name) => ({
    club: asRead({ club: name, loft: roundTo(standard(name) + bentDeg, loftStepDeg) }),
    isWanted: true,
    request,
  }))
}

/** The set after the pitching wedge of the irons, and the other lofts that are made. @rule WDG-SET, WDG-LOB */
const wedges = (
  { golfer, lobWedgeFullSwing, attackAngle }: PlanRequest,
  sevenIronMph: number,
  pwLoft: number,
): Candidate[] => {
  const request: FittingRequest = {
    clubType: 'wedge',
    golfer,
    swingMetrics: {
      swingSpeed: roundTo(sevenIronMph * wedgeMphPerSevenIronMph, 0.1),
      ...(attackAngle !== undefined && { attackAngle }),
    },
    clubDetails: {
      wedgeHit: 'SW',
      pwLoft,
      sevenIronSpeed: sevenIronMph,
      ...(lobWedgeFullSwing && { lobWedgeFullSwing }),
    },
  }
  const wanted = fit(request).wedgeFit!.set.map(({ loftDeg }) => loftDeg)
  const others = specialtyLoftsDeg.filter((loft) => loft > pwLoft && !wanted.includes(loft))
  return [...wanted, ...others].map((loft) => ({
    club: asRead({ club: `${loft}° wedge`, loft }),
    isWanted: wanted.includes(loft),
    request: wanted.includes(loft)
      ? request
      : { ...request, currentEquipment: { loft }, clubDetails: { pwLoft, sevenIronSpeed: sevenIronMph } },
  }))
}
