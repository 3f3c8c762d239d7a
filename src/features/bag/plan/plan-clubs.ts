import {
  type Fit,
  type FittingRequest,
  fit,
  golferOf,
  hybridInPlaceOf,
  standardLoftDeg,
} from '../../../fitting/index.ts'
import { highWoodFrom, scratchHandicapMax } from '../../../golf/clubs/bag.ts'
import { fairwaysFor, loftStepDeg, threeWoodFromMph, wedgeClassOfLoft } from '../../../golf/clubs/lofts.ts'
import { narrowestWedgeGapDeg, specialtyLoftsDeg } from '../../../golf/clubs/wedges.ts'
import {
  type FairwayDesignation,
  fairwayDesignations,
  type GolferGroup,
  type IronCategory,
  ironCategories,
} from '../../../golf/names/words.ts'
import { driverMphPerHybridMph, driverMphPerSevenIronMph, wedgeMphPerSevenIronMph } from '../../../golf/speeds.ts'
import { interpolate, type Knot, roundTo } from '../../../golf/units.ts'
import { isCore, placeInSet, type ReadClub, readBag, stockLoftDeg } from '../clubs.ts'
import type { BagClubInput } from '../schema.ts'
import type { PlanRequest } from './plan-schema.ts'

/** A club that may go into the bag. */
export interface Candidate {
  readonly club: ReadClub
  /** The fittings ask for it: leaving it out needs a reason. */
  readonly isWanted: boolean
  /** No bag of this golfer is without it. */
  readonly isNeeded: boolean
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
  const irons = ironsOf(iron, ironFit, kept)
  const pitchingWedge = kept.find(({ name }) => name === 'PW') ?? irons[irons.length - 1]!.club
  return [
    driver,
    ...fairways(request, driverMph, kept),
    ...hybrids(request, driverMph, ironFit),
    ...irons,
    ...wedges(request, sevenIronMph, pitchingWedge.loftDeg, kept),
  ]
}

const candidateOf = (request: FittingRequest, club: string, isWanted: boolean): Candidate => ({
  club: asRead({ club, loft: fit(request).specs.loft.value }),
  isWanted,
  isNeeded: false,
  request,
})

const asRead = (club: BagClubInput): ReadClub => readBag({ clubs: [club] }).clubs[0]!

/** The first wood for the speed where none is kept, others that may fill a hole, and a 9-wood where that is the second. @rule FWY-DESIGNATION */
const fairways = ({ golfer }: PlanRequest, driverMph: number, kept: readonly ReadClub[]): Candidate[] => {
  const { first, second, secondLoftDeg } = fairwaysFor(driverMph)
  const requestFor = (fairwayDesignation: FairwayDesignation): FittingRequest => ({
    clubType: 'fairway',
    golfer,
    swingMetrics: { swingSpeed: driverMph },
    clubDetails: { fairwayDesignation },
  })
  // A kept wood does the work of the first one; another is there to fill a hole.
  const isMissed = !kept.some(({ type }) => type === 'fairway')
  const fitted = fairwayDesignations
    .filter((name) => name !== '3-wood' || driverMph >= threeWoodFromMph)
    .map((name) => {
      const isFirst = name === first && isMissed
      // The wood behind the driver, where the speed plays a 3-wood.
      return { ...candidateOf(requestFor(name), name, isFirst), isNeeded: isFirst && name === '3-wood' }
    })
  // No wood of so much loft is fitted by itself: its loft is the table's.
  const more =
    second === '9-wood'
      ? [{ club: asRead({ club: second, loft: secondLoftDeg }), isWanted: false, isNeeded: false, request: null }]
      : []
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

/**
 * The irons from the longest worth carrying, and their pitching wedge: the set of the irons that are kept, else the fitted
 * class, bent as the 7-iron is.
 * @rule IRON-SET, BAG-PLAN
 */
const ironsOf = (request: FittingRequest, { specs, golfer, ironSet }: Fit, kept: readonly ReadClub[]): Candidate[] => {
  const own = kept.filter(isOfIronSet)
  const standard = (name: string) => standardLoftDeg(name, specs.headProfile.value as IronCategory, golfer.group)
  const bentDeg = specs.loft.value - standard('7-iron')
  const loftOf = own.length > 0 ? loftsOfSet(own, golfer.group) : (name: string) => standard(name) + bentDeg
  const ownLongest = Math.min(...own.map(({ number }) => number!))
  const longest = Math.min(ironSet!.longestIron, ownLongest)
  const hasAll = !kept.some(isInPlaceOfLongIron)
  const numbers = Array.from({ length: 10 - longest }, (_, i) => `${longest + i}-iron`)
  return [...numbers, 'PW'].map((name) => {
    const club = asRead({ club: name, loft: roundTo(loftOf(name), loftStepDeg) })
    const isDouble = name === 'PW' && kept.some((wedge) => isLike(wedge, club.loftDeg))
    const isNeeded = !isDouble && (hasAll || isCore(club) || (club.number !== null && club.number > ownLongest))
    return { club, isWanted: true, isNeeded, request: own.length > 0 ? null : request }
  })
}

/** A hybrid or high wood that the golfer keeps is there in place of a long iron. */
const isInPlaceOfLongIron = ({ type, number }: ReadClub): boolean =>
  type === 'hybrid' || (type === 'fairway' && number !== null && number >= highWoodFrom)

/** A kept wedge does the work of one of about its loft. @rule BAG-PLAN */
const isLike = (kept: ReadClub, loftDeg: number): boolean =>
  kept.type === 'wedge' && Math.abs(kept.loftDeg - loftDeg) < narrowestWedgeGapDeg

const isScratch = ({ handicap }: Pick<Fit['golfer'], 'handicap'>): boolean =>
  (handicap?.value ?? Number.POSITIVE_INFINITY) <= scratchHandicapMax

/** Whether a kept club stands for a set of irons: a utility iron does not. */
export const isOfIronSet = ({ type, number, name }: ReadClub): boolean => type === 'iron' && name === `${number}-iron`

/** Lofts of a class; of an iron longer than its standards name, as far from the first of them as usual lofts are. @rule BAG-PLAN */
const loftsOfClass = (category: IronCategory, group: GolferGroup) => {
  const standard = (name: string) => standardLoftDeg(name, category, group)
  const first = `${longestStandardIron}-iron`
  return (name: string): number =>
    Number.parseInt(name, 10) < longestStandardIron
      ? standard(first) + stockLoftDeg(name)! - stockLoftDeg(first)!
      : standard(name)
}
const longestStandardIron = 4

/** Lofts of the set that some irons are of: the usual lofts, or those of the class that lies nearest, moved evenly through theirs. @rule BAG-PLAN */
const loftsOfSet = (own: readonly ReadClub[], group: GolferGroup) => {
  const classes = ironCategories.map((category) => loftsOfClass(category, group))
  const offDeg = (loftOf: (name: string) => number) =>
    own.reduce((sum, { name, loftDeg }) => sum + Math.abs(loftDeg - loftOf(name)), 0)
  const usual = (name: string): number => stockLoftDeg(name)!
  const nearest = classes.reduce((best, each) => (offDeg(each) < offDeg(best) ? each : best), usual)
  const moved = own
    .map(({ number, name, loftDeg }): Knot => [number!, loftDeg - nearest(name)])
    .sort(([a], [b]) => a - b)
  return (name: string): number => nearest(name) + interpolate(moved, placeInSet(asRead({ club: name }))!)
}

/** The set after the pitching wedge of the irons, and the other lofts that are made. @rule WDG-SET, WDG-LOB */
const wedges = (
  { golfer, lobWedgeFullSwing, attackAngle }: PlanRequest,
  sevenIronMph: number,
  pwLoft: number,
  kept: readonly ReadClub[],
): Candidate[] => {
  const request: FittingRequest = {
    clubType: 'wedge',
    golfer,
    swingMetrics: {
      swingSpeed: roundTo(sevenIronMph * wedgeMphPerSevenIronMph, 0.1),
      ...(attackAngle !== undefined && { attackAngle }),
    },
    clubDetails: {
      pwLoft,
      sevenIronSpeed: sevenIronMph,
      ...(lobWedgeFullSwing && { lobWedgeFullSwing }),
    },
  }
  const wanted = fit(request).wedgeFit!.set.map(({ loftDeg }) => loftDeg)
  const needsLob = isScratch(golferOf({ golfer })) && !kept.some(({ wedgeClass }) => wedgeClass === 'LW')
  const others = specialtyLoftsDeg.filter((loft) => loft > pwLoft && !wanted.includes(loft))
  return [...wanted, ...others].map((loft) => ({
    club: asRead({ club: `${loft}° wedge`, loft }),
    isWanted: wanted.includes(loft) && !kept.some((wedge) => isLike(wedge, loft)),
    isNeeded: needsLob && wanted.includes(loft) && wedgeClassOfLoft(loft) === 'LW',
    request: wanted.includes(loft)
      ? request
      : { ...request, currentEquipment: { loft }, clubDetails: { pwLoft, sevenIronSpeed: sevenIronMph } },
  }))
}
