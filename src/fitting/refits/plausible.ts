import { expectedSmash, impact, strikeEfficiency } from '../../flight/index.ts'
import { speedSpreadMph } from '../../golf/amateurs.ts'
import { usualWristToFloorIn } from '../../golf/clubs/lies.ts'
import { usualDriverDeg, usualDriverLoftDeg } from '../../golf/clubs/lofts.ts'
import { usualAttackDeg } from '../../golf/flight/attack.ts'
import { usualDynamicLoftDeg } from '../../golf/flight/delivery.ts'
import { statedHandicap, usualHandicap } from '../../golf/handicap.ts'
import { isSpeedEstimated } from '../../golf/input-worth.ts'
import { type MissSize, missSizes } from '../../golf/names/words.ts'
import {
  dynamicLoftSpreadDeg,
  missShares,
  mistakenShare,
  staticNoise,
  swingNoise,
  unknownSpread,
  usualHeightIn,
} from '../../golf/noise.ts'
import { driverSpeedPerMph } from '../../golf/speeds.ts'
import { clip } from '../../golf/units.ts'
import type { Chance } from '../../platform/chance.ts'
import { numbersOf, speedOf } from '../engine/club.ts'
import { type Golfer, golferOf } from '../engine/swing/golfer.ts'
import { speedFromDistance } from '../engine/swing/told-speed.ts'
import { type FittingRequest, GolferInput, loftBounds } from '../schema/schema.ts'
import { SwingMetrics } from '../schema/swing-schema.ts'
import { noiseOf } from './noise-of.ts'
import { type KnownSmash, strikeSharesOf } from './strikes.ts'

type Person = FittingRequest['golfer']
type Metrics = FittingRequest['swingMetrics']

/**
 * A golfer who could have sent this request: what was sent, off by the noise of its source, and what was not sent, as golfers
 * have it. The current loft of a wedge names the club and stays; launch and spin are drawn for drives only, the one club
 * whose amateurs are published.
 * @rule IN-REFIT
 */
export const plausibleGolfer = (sent: FittingRequest, chance: Chance): FittingRequest => {
  const golfer = plausiblePerson(sent.golfer, chance)
  const person = golferOf({ ...sent, golfer })
  const request = isSpeedEstimated(sent) ? withEstimatedSpeed(sent, person, chance) : sent
  const swingMetrics = {
    ...plausibleSwing(request, person, chance),
    ...plausibleMiss(request, person, chance),
  }
  return { ...request, golfer, swingMetrics, ...plausibleLoft(sent, { ...request, swingMetrics }, person, chance) }
}

/** The speed behind a distance that was told, as this golfer makes it; its own noise comes with the other numbers. */
const withEstimatedSpeed = (request: FittingRequest, person: Golfer, chance: Chance): FittingRequest => {
  const { estimateSpeed: _, carryDistance, totalDistance, ...others } = request.swingMetrics
  if (carryDistance === undefined && totalDistance === undefined) return withUsualSpeed(request, person, chance)
  const times = chance.normal(1, swingNoise.said.carryShare)
  const far = {
    ...request,
    swingMetrics: {
      ...others,
      ...(carryDistance === undefined
        ? { totalDistance: totalDistance! * times }
        : { carryDistance: carryDistance * times }),
    },
  }
  return {
    ...request,
    swingMetrics: { ...others, swingSpeed: speedFromDistance(far, person).value },
  }
}

/** A speed that golfers of this sex, age and handicap have, who spread about the usual one. */
const withUsualSpeed = (request: FittingRequest, person: Golfer, chance: Chance): FittingRequest => {
  const { estimateSpeed: _, ...others } = request.swingMetrics
  const { handicap, averageScore } = request.golfer
  const spreadMph = (handicap ?? averageScore) === undefined ? speedSpreadMph.unknown : speedSpreadMph.known
  const mph = chance.normal(speedFromDistance(request, person).value, spreadMph / driverSpeedPerMph[speedOf(request)])
  return { ...request, swingMetrics: { ...others, swingSpeed: withinMetric('swingSpeed', mph) } }
}

const plausiblePerson = (sent: Person, chance: Chance): Person => {
  const person = { ...sent, ...plausibleHandicap(sent, chance) }
  if (golferOf({ golfer: sent } as FittingRequest).group === 'junior') return person
  const heightIn = plausibleHeightIn(sent, chance)
  const wrist =
    sent.wristToFloor === undefined
      ? chance.normal(usualWristToFloorIn(heightIn), unknownSpread.wristToFloorIn)
      : chance.normal(sent.wristToFloor, staticNoise.wristToFloorIn)
  return {
    ...person,
    heightFeet: Math.floor(heightIn / 12),
    heightInches: heightIn % 12,
    wristToFloor: within(GolferInput.properties.wristToFloor, wrist),
  }
}

const plausibleHandicap = ({ handicap, averageScore }: Person, chance: Chance): Partial<Person> => {
  if (handicap === undefined && averageScore !== undefined)
    return {
      averageScore: within(GolferInput.properties.averageScore, chance.normal(averageScore, staticNoise.averageScore)),
    }
  if (handicap === '25+') return {}
  const drawn =
    handicap === undefined
      ? chance.normal(usualHandicap, unknownSpread.handicap)
      : chance.normal(handicap, staticNoise.handicap)
  return { handicap: drawn > statedHandicap.max ? '25+' : Math.max(statedHandicap.min, drawn) }
}

const plausibleHeightIn = ({ gender, heightFeet, heightInches = 0 }: Person, chance: Chance): number => {
  const { mean, spread } = usualHeightIn[gender === 'female' ? 'women' : 'men']
  const drawn =
    heightFeet === undefined
      ? chance.normal(mean, spread)
      : chance.normal(12 * heightFeet + heightInches, staticNoise.heightIn)
  return clip(Math.round(drawn), 36, 96)
}

const plausibleSwing = (request: FittingRequest, person: Golfer, chance: Chance): Metrics => {
  const sent = request.swingMetrics
  const noise = noiseOf(request)
  const near = (name: Measured) => {
    const value = sent[name]
    return value === undefined ? {} : { [name]: withinMetric(name, chance.normal(value, noise[name])) }
  }
  const of = numbersOf(request)
  const speeds = plausibleSpeeds(request, person, chance)
  const attackAngle =
    sent.attackAngle === undefined
      ? chance.normal(
          usualAttackDeg(of, { group: person.group, handicap: person.handicap?.value }),
          unknownSpread.attackDeg[of],
        )
      : chance.normal(sent.attackAngle, noise.attackAngle)
  const drive = of === 'driver' ? driveWith(request, speeds.swingSpeed, attackAngle, person, chance) : {}
  return {
    ...sent,
    ...speeds,
    ...drive,
    attackAngle: withinMetric('attackAngle', attackAngle),
    ...near('launchAngle'),
    ...near('spinRate'),
    ...near('carryDistance'),
  }
}

/** Both speeds: one alone leaves the strike open. */
const plausibleSpeeds = (request: FittingRequest, person: Golfer, chance: Chance) => {
  const { swingSpeed, ballSpeed, strikePattern } = request.swingMetrics
  const of = numbersOf(request)
  const usualSmash = expectedSmash({
    club: of,
    handicap: person.handicap?.value,
    pattern: strikePattern,
    group: person.group,
    loftDeg: request.currentEquipment?.loft,
  })
  const ownPerMph = driverSpeedPerMph[speedOf(request)] / driverSpeedPerMph[of]
  const smash = usualSmash * ownPerMph * chance.normal(1, unknownSpread.smashShare)
  const noise = noiseOf(request)
  const ball = ballSpeed === undefined ? undefined : chance.normal(ballSpeed, noise.ballSpeed)
  const club = swingSpeed === undefined ? ball! / smash : chance.normal(swingSpeed, noise.swingSpeed)
  return {
    swingSpeed: withinMetric('swingSpeed', club),
    ballSpeed: withinMetric('ballSpeed', ball ?? club * smash),
  }
}

/** Launch and spin of a drive with these speeds, as amateurs deliver the loft. */
const driveWith = (
  request: FittingRequest,
  clubSpeedMph: number,
  attackDeg: number,
  person: Golfer,
  chance: Chance,
) => {
  const presentLoftDeg = request.clubType === 'driver' ? request.currentEquipment?.loft : undefined
  const usualDeg = usualDynamicLoftDeg(presentLoftDeg ?? usualDriverLoftDeg, attackDeg)
  const { launchDeg, spinRpm } = impact({
    club: 'driver',
    clubSpeedMph,
    attackDeg,
    dynamicLoftDeg: chance.normal(usualDeg, dynamicLoftSpreadDeg),
    efficiency: strikeEfficiency(person.handicap?.value, undefined, person.group),
  })
  return { launchAngle: withinMetric('launchAngle', launchDeg), spinRate: withinMetric('spinRate', spinRpm) }
}

const plausibleMiss = (request: FittingRequest, person: Golfer, chance: Chance): Partial<Metrics> => {
  const { swingMetrics: sent } = request
  const { aboveHandicap, above, upTo } = missShares
  const handicap = person.handicap?.value ?? usualHandicap
  const missPattern = sent.missPattern ?? chance.oneOf(handicap > aboveHandicap ? above : upTo)
  const strikePattern =
    sent.strikePattern === undefined || chance.uniform() < mistakenShare.strike
      ? chance.oneOf(
          strikeSharesOf(strikeEfficiency(person.handicap?.value, undefined, person.group), smashOf(request, person)),
        )
      : sent.strikePattern
  const missSize = missPattern === 'straight' ? {} : { missSize: plausibleSize(sent.missSize, chance) }
  return { missPattern, strikePattern, ...missSize }
}

/** How the sent smash compares with golfers of this handicap; null where only one speed was sent. */
const smashOf = (request: FittingRequest, { handicap, group }: Golfer): KnownSmash | null => {
  const { swingSpeed, ballSpeed } = request.swingMetrics
  if (swingSpeed === undefined || ballSpeed === undefined) return null
  const { swingSpeed: clubMph, ballSpeed: ballMph } = noiseOf(request)
  const loftDeg = request.currentEquipment?.loft
  const usual = expectedSmash({ club: numbersOf(request), handicap: handicap?.value, group, loftDeg })
  return {
    share: ballSpeed / (swingSpeed * usual),
    spread: Math.sqrt(unknownSpread.smashShare ** 2 + (clubMph / swingSpeed) ** 2 + (ballMph / ballSpeed) ** 2),
  }
}

const plausibleSize = (sent: MissSize | undefined, chance: Chance): MissSize => {
  if (sent === undefined) return missSizes[Math.floor(missSizes.length * chance.uniform())]!
  if (chance.uniform() >= mistakenShare.missSize) return sent
  const step = chance.uniform() < 0.5 ? -1 : 1
  return missSizes[missSizes.indexOf(sent) + step] ?? sent
}

/** A stated loft, or of a driver that was measured the one that golfers of its speed play. */
const plausibleLoft = (sent: FittingRequest, request: FittingRequest, person: Golfer, chance: Chance) => {
  const { clubType, currentEquipment } = request
  if (currentEquipment?.loft === undefined && isMeasuredDrive(sent))
    return { currentEquipment: { ...currentEquipment, loft: usualLoft(request, person, chance) } }
  const loft = currentEquipment?.loft
  if (loft === undefined || clubType === 'wedge') return {}
  const { min, max } = loftBounds[clubType]
  return { currentEquipment: { ...currentEquipment, loft: clip(chance.normal(loft, staticNoise.loftDeg), min, max) } }
}

const isMeasuredDrive = ({ clubType, swingMetrics: { launchAngle, spinRate } }: FittingRequest): boolean =>
  clubType === 'driver' && launchAngle !== undefined && spinRate !== undefined

const usualLoft = ({ swingMetrics }: FittingRequest, person: Golfer, chance: Chance): number => {
  const { min, max } = loftBounds.driver
  const usualDeg = usualDriverDeg(person, swingMetrics.swingSpeed!, swingMetrics.attackAngle!)
  return clip(chance.normal(usualDeg, unknownSpread.driverLoftDeg), min, max)
}

type Measured = 'swingSpeed' | 'ballSpeed' | 'launchAngle' | 'attackAngle' | 'spinRate' | 'carryDistance'

const withinMetric = (name: Measured, value: number): number => within(SwingMetrics.properties[name], value)

/** A draw never leaves what the request schema accepts. */
const within = ({ minimum, maximum }: { minimum?: number; maximum?: number }, value: number): number =>
  clip(value, minimum!, maximum!)
