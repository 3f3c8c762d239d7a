import type { MetricId } from '../metrics.ts'

/**
 * What a club or a ball can do, in mph, yards, degrees and rpm; peak height in feet. Beyond, a cell is a marker of what was not
 * measured (16777215, 3.4e38) or not read right.
 * @source house: speeds and spins of long-drive records with room; angles that a ball can leave a club or come down at
 */
const bounds: Readonly<Record<MetricId, readonly [min: number, max: number]>> = {
  clubSpeed: [3, 170],
  ballSpeed: [3, 250],
  smash: [0.2, 1.9],
  launchAngle: [-30, 85],
  launchDirection: [-80, 80],
  spinRate: [50, 20_000],
  sideSpin: [-15_000, 15_000],
  spinAxis: [-90, 90],
  carry: [0.5, 500],
  total: [0.5, 600],
  offline: [-250, 250],
  peakHeight: [0, 350],
  landingAngle: [0, 90],
  attackAngle: [-40, 40],
  clubPath: [-60, 60],
  faceAngle: [-75, 75],
  faceToPath: [-75, 75],
  dynamicLoft: [-20, 90],
  deliveredLie: [30, 90],
  impactX: [-60, 60],
  impactY: [-60, 60],
}

/** Whether a number, in the service's unit of its metric, can be of a real shot. */
export const isPlausible = (metric: MetricId, value: number): boolean => {
  const [min, max] = bounds[metric]
  return value >= min && value <= max
}

/** Units that are not named may make a number so much larger: km/h for mph, feet for yards. */
const largerByUnit: Readonly<Partial<Record<MetricId, number>>> = { clubSpeed: 1.7, ballSpeed: 1.7 }

/** Whether a number can be, in some unit: before the units are known. */
export const isThinkable = (metric: MetricId, value: number): boolean =>
  isPlausible(metric, value / (value > 0 ? (largerByUnit[metric] ?? 1) : 1)) || isPlausible(metric, value)
