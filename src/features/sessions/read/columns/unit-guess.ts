import { fly } from '../../../../flight/index.ts'
import type { MetricId } from '../../metrics.ts'
import { type DistanceUnit, distanceUnits, type SpeedUnit, speedUnits, timesOf, type Written } from './units.ts'

/** Numbers of a shot as the file has them. */
type WrittenNumbers = ReadonlyMap<MetricId, Written>

/** Units of the numbers that the file names none for. */
export interface Units {
  readonly speed: SpeedUnit
  readonly distance: DistanceUnit
}

/** How well numbers fit units: the middle of how far the carry is from what such a ball flies, as a ratio of 1. */
interface Fit {
  readonly units: Units
  readonly off: number
}

/** How sure the numbers make us. */
export interface Guess {
  readonly units: Units
  /** `numbers`: they allow no other. `assumed`: they tell nothing, or several. */
  readonly source: 'numbers' | 'assumed'
  /** Units that the numbers allow beside these. */
  readonly others: readonly Units[]
}

/** Carries that are longer or shorter by this factor are of another unit. @source house: half of what lies between mph and km/h */
const offMax = Math.log(1.3)
/** Units that fit nearly as well cannot be told apart. */
const alikeMax = Math.log(1.07)
const judgedShots = 60
/** Strikes that are no full ones tell little, mph. */
const fullBallMph = 60

/** What is not named may be in any unit; what is named leaves one. */
export interface Unnamed {
  readonly speed: boolean
  readonly distance: boolean
}

/**
 * The units that carry and speed allow: a ball of 62 carries 208 only as meters per second and meters.
 * @param said Units that columns of the file name: numbers of a kind are in one.
 * @param assumedDistance Where nothing tells: who writes decimals with a comma measures in meters.
 */
export const unitsByNumbers = (
  shots: readonly WrittenNumbers[],
  unnamed: Unnamed,
  said: { readonly [Kind in keyof Units]: Units[Kind] | null },
  assumedDistance: DistanceUnit = 'yd',
): Guess => {
  const usual: Units = { speed: said.speed ?? 'mph', distance: said.distance ?? assumedDistance }
  const isOpen = { speed: unnamed.speed && said.speed === null, distance: unnamed.distance && said.distance === null }
  if (!isOpen.speed && !isOpen.distance) return { units: usual, source: 'numbers', others: [] }
  const candidates = (isOpen.speed ? speedUnits : [usual.speed]).flatMap((speed) =>
    (isOpen.distance ? distanceUnits : [usual.distance]).map((distance): Units => ({ speed, distance })),
  )
  const fits = candidates
    // Feet go with feet per second, unless the file names its speeds.
    .filter(({ speed, distance }) => !isOpen.speed || (speed === 'ft/s') === (distance === 'ft'))
    .flatMap((units): Fit[] => {
      const off = offOf(shots, units)
      return off === null ? [] : [{ units, off }]
    })
    .sort((a, b) => a.off - b.off)
  if (fits.length === 0) return bySpeedAlone(shots, unnamed, usual.distance)
  const [best] = fits
  if (best!.off > offMax) return { units: usual, source: 'assumed', others: [] }
  // Speeds are told apart by these numbers; yards and meters only where the flight is known.
  const speed = best!.units.speed
  const alike = fits.filter(({ units, off }) => units.speed === speed && off <= offMax)
  const usualFit = alike.find(({ units }) => isUsualPair(units)) ?? best!
  const isTold = shots.some(isFlown) && usualFit.off - best!.off > alikeMax
  const others = alike.filter((fit) => fit !== usualFit && (isTold || speed !== 'mph')).map(({ units }) => units)
  return { units: usualFit.units, source: others.length === 0 ? 'numbers' : 'assumed', others }
}

/** Units that go together: who measures in km/h or m/s measures in meters. */
const isUsualPair = ({ speed, distance }: Units): boolean => usualPairs[speed] === distance
const usualPairs = { mph: 'yd', 'km/h': 'm', 'm/s': 'm', 'ft/s': 'ft' } as const

const offOf = (shots: readonly WrittenNumbers[], { speed, distance }: Units): number | null => {
  const offs = shots.slice(0, judgedShots).flatMap((numbers) => {
    const mph = ballMph(numbers, speed)
    const carry = numbers.get('carry') ?? numbers.get('total')
    if (mph === undefined || carry === undefined) return []
    const yards = carry.value * (carry.times ?? timesOf(distance))
    return [{ mph, off: Math.abs(Math.log(yards / expectedCarry(mph, numbers))) }]
  })
  const full = offs.filter(({ mph }) => mph >= fullBallMph)
  const values = (full.length > 0 ? full : offs).map(({ off }) => off).sort((a, b) => a - b)
  if (values.length === 0) return null
  const middle = values[Math.floor(values.length / 2)]!
  // Nobody's ball leaves as fast or as slowly as the wrong unit says.
  const fastest = Math.max(...offs.map(({ mph }) => mph))
  return fastest > 235 ? Number.POSITIVE_INFINITY : middle
}

/** A usual strike turns so much club speed into ball speed. */
const usualSmash = 1.38
const ballMph = (numbers: WrittenNumbers, speed: SpeedUnit): number | undefined => {
  const [ball, club] = [numbers.get('ballSpeed'), numbers.get('clubSpeed')]
  if (ball !== undefined) return ball.value * (ball.times ?? timesOf(speed))
  return club && club.value * (club.times ?? timesOf(speed)) * usualSmash
}

/** Carry of a ball, yards: by the model of its flight where launch and spin are known, else that of a usual full shot. */
const expectedCarry = (ballSpeedMph: number, numbers: WrittenNumbers): number => {
  if (!isFlown(numbers) || ballSpeedMph < 40 || ballSpeedMph > 230) return Math.max(5, usualCarry(ballSpeedMph))
  const [launchDeg, spinRpm] = [numbers.get('launchAngle')!.value, numbers.get('spinRate')!.value]
  return Math.max(5, fly({ ballSpeedMph, launchDeg, spinRpm }).carryYards)
}

/** Launch and spin that the model of the flight was fitted for. */
const isFlown = (numbers: WrittenNumbers): boolean => {
  const [launchDeg = 0, spinRpm = 0] = [numbers.get('launchAngle')?.value, numbers.get('spinRate')?.value]
  return launchDeg > 3 && launchDeg < 50 && spinRpm >= 800 && spinRpm <= 13_000
}

/** Yards of carry for each mph of ball speed, full shots. @source TrackMan averages of men and women, from wedge to driver */
const usualCarry = (mph: number): number => mph * Math.min(1.7, Math.max(0.7, 0.75 + 0.0058 * mph))

/** Speeds of full swings, mph: beyond these a unit is another. */
const clubMph = { min: 50, max: 135 } as const

const bySpeedAlone = (shots: readonly WrittenNumbers[], unnamed: Unnamed, distance: DistanceUnit): Guess => {
  const speeds = shots.flatMap((numbers) => ballMph(numbers, 'mph') ?? []).map((mph) => mph / usualSmash)
  const fast = speeds.sort((a, b) => a - b)[Math.floor(speeds.length * 0.75)]
  const usual: Units = { speed: 'mph', distance }
  if (fast === undefined || !unnamed.speed) return { units: usual, source: 'assumed', others: [] }
  const allowed = speedUnits.filter(
    (speed) => speed !== 'ft/s' && fast * timesOf(speed) >= clubMph.min && fast * timesOf(speed) <= clubMph.max,
  )
  const units = allowed.map((speed): Units => ({ speed, distance: speed === 'mph' ? 'yd' : 'm' }))
  const [first = usual, ...others] = units
  return { units: first, source: 'assumed', others }
}
