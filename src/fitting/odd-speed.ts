import { juniorAgeMax } from '../golf/juniors.ts'
import { driverMphPerOwnMph, oddDriverMph } from '../golf/speeds.ts'
import { metersPerSecondPerMph, roundTo } from '../golf/units.ts'
import type { FittingRequest } from './schema.ts'

/** A club speed that hardly any golfer of this kind has, and what it would be in the unit it was probably read in. */
interface OddSpeed {
  readonly saidMph: number
  readonly meantMph: number
  readonly question: string
}

const kmhPerMph = 1.609344

/** @example oddSpeed of a driver at 145 // meantMph 90.1: "145 mph is above tour speed. Is it 145 km/h, which is 90.1 mph?" */
export const oddSpeed = ({ clubType, golfer, swingMetrics }: FittingRequest): OddSpeed | null => {
  const { swingSpeed: saidMph } = swingMetrics
  if (saidMph === undefined) return null
  const perOwn = driverMphPerOwnMph[clubType]
  const driverMph = saidMph * perOwn
  const isSlow = driverMph < oddDriverMph.below && (golfer.age ?? juniorAgeMax + 1) > juniorAgeMax
  if (driverMph <= oddDriverMph.above && !isSlow) return null
  const [unit, factor] = isSlow ? ['m/s', metersPerSecondPerMph] : ['km/h', kmhPerMph]
  const meantMph = roundTo(saidMph / factor, 0.1)
  const isUsual = meantMph * perOwn >= oddDriverMph.below && meantMph * perOwn <= oddDriverMph.above
  if (!isUsual) return null
  const why = isSlow ? 'is slower than nearly every adult swings' : 'is above tour speed'
  return {
    saidMph,
    meantMph,
    question: `${saidMph} mph ${why}. Is it ${saidMph} ${unit}, which is ${meantMph} mph?`,
  }
}
