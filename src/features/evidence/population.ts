import { impact, strikeEfficiency } from '../../flight/index.ts'
import { amateurAttackDeg } from '../../golf/amateurs.ts'
import { usualWristToFloorIn } from '../../golf/clubs/lies.ts'
import { usualDriverLoftDeg } from '../../golf/clubs/lofts.ts'
import { usualDynamicLoftDeg } from '../../golf/flight/delivery.ts'
import { statedHandicap } from '../../golf/handicap.ts'
import type { ClubType, FairwayDesignation, Hand, MissPattern, MissSize } from '../../golf/names/words.ts'
import { dynamicLoftSpreadDeg, missShares, unknownSpread, usualHeightIn } from '../../golf/noise.ts'
import { driverMphPerHybridMph, wedgeMphPerSevenIronMph } from '../../golf/speeds.ts'
import { clip, roundTo } from '../../golf/units.ts'
import type { Chance } from '../../platform/chance.ts'

/** A request as a simulated golfer would send it; the fitting request's own words. */
export interface SimulatedRequest {
  readonly clubType: ClubType
  readonly golfer: {
    readonly handedness: Hand
    readonly handicap: number | '25+'
    readonly heightFeet: number
    readonly heightInches: number
    readonly wristToFloor: number
    readonly gender?: 'female'
  }
  readonly swingMetrics: {
    readonly swingSpeed: number
    readonly ballSpeed?: number
    readonly launchAngle?: number
    readonly attackAngle: number
    readonly spinRate?: number
    readonly missPattern: MissPattern
    readonly missSize?: MissSize
  }
  readonly clubDetails?: {
    readonly fairwayDesignation?: FairwayDesignation
    readonly sevenIronSpeed?: number
    readonly pwLoft?: number
    readonly wedgeHit?: 'GW' | 'SW' | 'LW'
  }
}

/** A golfer before any club is chosen. */
interface Person {
  readonly isWoman: boolean
  readonly handicap: number
  readonly driverMph: number
}

/** Shares of the golfing public. @source house: about one golfer in five is a woman, one in fourteen plays left-handed. */
const womenShare = 0.2
const leftShare = 0.07

/** Population figures. @source house, fitting rules §11 */
const men = {
  handicapMean: 15,
  handicapDeviation: 8,
  scratchMph: 106,
  mphDeviation: 7,
  mphMin: 65,
  heightIn: usualHeightIn.men,
} as const
const women = {
  handicapMean: 24,
  handicapDeviation: 9,
  scratchMph: 92,
  mphDeviation: 6,
  mphMin: 50,
  heightIn: usualHeightIn.women,
} as const
const handicapMin = -3
const handicapMax = 36
/** Mph that one stroke of handicap costs. */
const mphPerStroke = 0.85

/** One golfer of the population, asking for a club. @param only Leaves the other sex out: published shares are men's. */
export const simulatedRequest = (clubType: ClubType, chance: Chance, only?: 'men'): SimulatedRequest => {
  const isWoman = only !== 'men' && chance.uniform() < womenShare
  const about = isWoman ? women : men
  const handicap = clip(chance.normal(about.handicapMean, about.handicapDeviation), handicapMin, handicapMax)
  const driverMph = Math.max(
    about.mphMin,
    chance.normal(about.scratchMph - mphPerStroke * handicap, about.mphDeviation),
  )
  const person: Person = { isWoman, handicap, driverMph }
  return { clubType, golfer: golferFields(person, chance), ...swingWith[clubType](person, chance) }
}

const golferFields = ({ isWoman, handicap }: Person, chance: Chance): SimulatedRequest['golfer'] => {
  const { mean, spread } = (isWoman ? women : men).heightIn
  const heightIn = clip(Math.round(chance.normal(mean, spread)), 54, 82)
  const wristToFloor = usualWristToFloorIn(heightIn) + chance.normal(0, unknownSpread.wristToFloorIn)
  const told = roundTo(handicap, 1) // golfers tell it in whole strokes
  return {
    handedness: chance.uniform() < leftShare ? 'left' : 'right',
    handicap: told > statedHandicap.max ? '25+' : told,
    heightFeet: Math.floor(heightIn / 12),
    heightInches: heightIn % 12,
    wristToFloor: clip(roundTo(wristToFloor, 0.25), 20, 50),
    ...(isWoman && { gender: 'female' as const }),
  }
}

/** @source house, fitting rules §11; sizes equally likely, and what slicers above 15 have more, the others have less. */
const missOf = (
  { handicap }: Person,
  chance: Chance,
): Pick<SimulatedRequest['swingMetrics'], 'missPattern' | 'missSize'> => {
  const missPattern = chance.oneOf<MissPattern>(
    handicap > missShares.aboveHandicap ? missShares.above : missShares.upTo,
  )
  if (missPattern === 'straight') return { missPattern }
  return { missPattern, missSize: chance.oneOf<MissSize>({ slight: 1 / 3, moderate: 1 / 3, large: 1 / 3 }) }
}

/** @source house: half of the golfers come with all numbers of a launch monitor, half know their swing but no launch. */
const launchShare = 0.5

/** Driver numbers. */
const driverSwing = (person: Person, chance: Chance): SimulatedRequest['swingMetrics'] => {
  const group = person.isWoman ? 'women' : 'men'
  const attack = clip(
    chance.normal(amateurAttackDeg({ group, handicap: person.handicap }), unknownSpread.attackDeg.driver),
    -12,
    10,
  )
  const flight = impact({
    club: 'driver',
    clubSpeedMph: person.driverMph,
    attackDeg: attack,
    dynamicLoftDeg: chance.normal(usualDynamicLoftDeg(usualDriverLoftDeg, attack), dynamicLoftSpreadDeg),
    efficiency: strikeEfficiency(person.handicap, undefined, group),
  })
  return {
    swingSpeed: roundTo(person.driverMph, 0.1),
    ballSpeed: roundTo(flight.ballSpeedMph + person.driverMph * chance.normal(0, unknownSpread.smashShare), 0.1),
    attackAngle: roundTo(attack, 0.1),
    ...(chance.uniform() < launchShare && {
      launchAngle: clip(roundTo(flight.launchDeg, 0.1), -10, 30),
      spinRate: clip(roundTo(flight.spinRpm, 10), 1000, 12_000),
    }),
    ...missOf(person, chance),
  }
}

/** @source house, fitting rules §11 */
const sevenIronMph = ({ driverMph }: Person, chance: Chance): number =>
  (driverMph / 1.22) * (1 + chance.normal(0, unknownSpread.smashShare))

const swingWith: Readonly<
  Record<ClubType, (person: Person, chance: Chance) => Pick<SimulatedRequest, 'swingMetrics' | 'clubDetails'>>
> = {
  driver: (person, chance) => ({ swingMetrics: driverSwing(person, chance) }),
  // Most golfers bring the speed of their driver to a fairway wood, as the interface expects.
  fairway: (person, chance) => ({
    swingMetrics: {
      swingSpeed: roundTo(person.driverMph, 0.1),
      attackAngle: clip(roundTo(chance.normal(-2.5, 2.5), 0.1), -12, 6),
      ...missOf(person, chance),
    },
    clubDetails: { fairwayDesignation: chance.oneOf({ '3-wood': 0.5, '5-wood': 0.3, '7-wood': 0.2 }) },
  }),
  hybrid: (person, chance) => ({
    swingMetrics: {
      swingSpeed: roundTo(
        (person.driverMph / driverMphPerHybridMph) * (1 + chance.normal(0, unknownSpread.smashShare)),
        0.1,
      ),
      attackAngle: clip(roundTo(chance.normal(-3, 2), 0.1), -12, 6),
      ...missOf(person, chance),
    },
  }),
  iron: (person, chance) => ({
    swingMetrics: {
      swingSpeed: roundTo(sevenIronMph(person, chance), 0.1),
      attackAngle: clip(roundTo(chance.normal(-3.5, 2), 0.1), -12, 5),
      ...missOf(person, chance),
    },
  }),
  wedge: (person, chance) => {
    const sevenIron = sevenIronMph(person, chance)
    return {
      swingMetrics: {
        swingSpeed: roundTo(sevenIron * wedgeMphPerSevenIronMph, 0.1),
        attackAngle: clip(roundTo(chance.normal(-5, 2.5), 0.1), -14, 4),
        ...missOf(person, chance),
      },
      clubDetails: {
        sevenIronSpeed: roundTo(sevenIron, 0.1),
        pwLoft: 43 + Math.floor(4 * chance.uniform()),
        wedgeHit: chance.oneOf({ GW: 0.35, SW: 0.4, LW: 0.25 }),
      },
    }
  },
}
