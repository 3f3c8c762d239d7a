import { feetPerYard } from '../../golf/units.ts'
import { mapYielding } from '../../platform/work/yield.ts'
import { type Bag, bags, type MetricId, metricNamedIn } from './metrics.ts'
import { quantityOfMetric } from './read/columns/meanings.ts'
import { type Units, unitsByNumbers } from './read/columns/unit-guess.ts'
import { distanceUnits, type SpeedUnit, speedUnits, timesOf, unitNamed, type Written } from './read/columns/units.ts'
import type { Session, Shot } from './schema.ts'
import { isImperial } from './units.ts'

/** What the name of units says; null: of that it says nothing. */
interface Said {
  readonly speed: SpeedUnit | null
  readonly distance: Units['distance'] | null
  /** Of peak heights, where it is not that of distances. */
  readonly hasFeet: boolean
  /** The system `metric`, whose speeds are km/h here and m/s there. */
  readonly isMetric: boolean
}

const phrases: readonly (readonly [RegExp, string])[] = [
  [/kilomet(?:er|re)s? per hour/g, 'km/h'],
  [/met(?:er|re)s? per second/g, 'm/s'],
  [/miles? per hour/g, 'mph'],
  [/\bms\b|\bsi\b/g, 'm/s m'],
]
const unsaying = /^(and|with|in|deg|degrees?|rpm|units?|metric)$/

/** Units by the name that a sender gives them: `metric`, `m/s`, `mph/m`, `km/h, m`; null: it says none that we know. */
const unitsSaid = (name: string): Said | null => {
  const plain = phrases.reduce((text, [words, unit]) => text.replaceAll(words, unit), name.toLowerCase())
  const words: readonly string[] = plain.match(/km ?\/ ?[hut]|k?m ?\/ ?s(?:ec)?|\p{L}+/gu) ?? []
  const named = words.filter((word) => !unsaying.test(word)).map((word) => unitNamed(word)?.name)
  const speeds = new Set(speedUnits.filter((unit) => named.includes(unit)))
  const distances = new Set(distanceUnits.filter((unit) => named.includes(unit)))
  const isMetric = words.includes('metric')
  const isKnown = named.every((unit) => unit === 'ft' || [...speedUnits, ...distanceUnits].some((one) => one === unit))
  if (!isKnown || words.length === 0 || speeds.size > 1 || distances.size > 1) return null
  if (isMetric && (speeds.has('mph') || distances.has('yd'))) return null
  const [speed = null] = speeds
  const [distance = isMetric ? ('m' as const) : null] = distances
  return { speed, distance, hasFeet: named.includes('ft'), isMetric }
}

/** The units that numbers are in, by their name and, where that leaves one open, by carry against ball speed. */
const unitsOf = (said: Said, shots: readonly Shot[]): Units | null => {
  if (said.speed !== null && said.distance !== null) return { speed: said.speed, distance: said.distance }
  const numbers = shots.map((shot) => writtenOf(shot))
  const guess = unitsByNumbers(numbers, { speed: said.speed === null, distance: said.distance === null }, said)
  const isTold = guess.source === 'numbers'
  if (said.speed !== null) return { speed: said.speed, distance: isTold ? guess.units.distance : 'm' }
  if (isTold) return guess.units
  return said.isMetric ? { speed: 'km/h', distance: 'm' } : null
}

const writtenOf = (shot: Shot): ReadonlyMap<MetricId, Written> => {
  const written = new Map<MetricId, Written>()
  for (const { metric, value } of numbersIn(shot)) {
    const needsUnit = ['speed', 'distance'].includes(quantityOfMetric(metric))
    if (!written.has(metric)) written.set(metric, { value, times: needsUnit ? null : 1 })
  }
  return written
}

const numbersIn = (shot: Shot) =>
  bags.flatMap((bag) =>
    Object.entries(shot[bag] ?? {}).flatMap(([name, value]) => {
      const metric = metricNamedIn(bag, name)
      return value === null || metric === undefined ? [] : [{ metric, value }]
    }),
  )

/**
 * A session in mph, yards and feet. Shots whose units go by a name that we do not know stay as they were sent.
 * @returns Also the units that numbers were converted from: `m/s and m`.
 */
export const inImperial = async (session: Session): Promise<{ session: Session; converted: string[] }> => {
  const shots = session.segments.flatMap((segment) => segment.shots).filter(({ units }) => !isImperial(units))
  const known = new Map<string, { units: Units; hasFeet: boolean }>()
  for (const [name, all] of Map.groupBy(shots, ({ units }) => units)) {
    const said = unitsSaid(name)
    const units = said === null ? null : unitsOf(said, all)
    if (said !== null && units !== null) known.set(name, { units, hasFeet: said.hasFeet })
  }
  if (known.size === 0) return { session, converted: [] }
  const segments = await mapYielding(session.segments, async (segment) => ({
    ...segment,
    shots: await mapYielding(segment.shots, (shot) => {
      const sent = known.get(shot.units)
      return sent === undefined ? shot : convertedShot(shot, sent.units, sent.hasFeet)
    }),
  }))
  const names = [...known.values()].map(({ units: { speed, distance } }) => `${speed} and ${distance}`)
  return { session: { ...session, segments }, converted: [...new Set(names)] }
}

/** Nothing of a shot is as large in any unit: such a number marks what was not measured. */
const shownMax = 1e9

const convertedShot = (shot: Shot, units: Units, hasFeet: boolean): Shot => {
  const converted = (bag: Bag) => {
    const sent = shot[bag]
    if (sent === null || sent === undefined) return {}
    const numbers = Object.entries(sent).map(([name, value]) => {
      const metric = metricNamedIn(bag, name)
      if (value === null || metric === undefined) return [name, value]
      const imperial = value * factorOf(metric, units, hasFeet)
      return [name, Math.abs(imperial) < shownMax ? Math.round(imperial * 100) / 100 : value]
    })
    return { [bag]: Object.fromEntries(numbers) }
  }
  return { ...shot, units: 'imperial', ...converted('ball'), ...converted('club_'), ...converted('extended') }
}

/** Heights are in feet where distances are in yards. */
const factorOf = (metric: MetricId, { speed, distance }: Units, hasFeet: boolean): number => {
  const quantity = quantityOfMetric(metric)
  if (quantity === 'speed') return timesOf(speed)
  if (metric === 'peakHeight') return hasFeet || distance === 'yd' ? 1 : timesOf(distance) * feetPerYard
  return quantity === 'distance' ? timesOf(distance) : 1
}
