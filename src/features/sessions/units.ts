import { type Measure, type System, unitOf as writingIn } from '../../golf/quantity.ts'
import type { Metric } from './metrics.ts'

/** Words that senders use for miles per hour, yards, feet, degrees and rpm. */
const imperialWords = /^(imperial|us|usc|customary|standard|mph|yards?|yds?|feet|foot|ft|degrees?|deg|rpm|and)$/

/**
 * Whether these units are the ones of this service: `imperial`, `US`, `mph/yards`, `mph, yd, rpm`. Of anything else
 * (`metric` may be m/s or km/h) we only know the name.
 */
export const isImperial = (units: string): boolean => {
  const words = units.toLowerCase().match(/[a-z]+/g) ?? []
  return words.length > 0 && words.every((word) => imperialWords.test(word))
}

/** Of the quantities that differ between systems; imperial numbers are in the units of these names. */
const measures: Partial<Record<Metric['quantity'], Measure>> = { speed: 'mph', distance: 'yards', height: 'feet' }
const others: Readonly<Partial<Record<Metric['quantity'], string>>> = { angle: '°', spin: 'rpm', strike: 'mm' }

/** The unit of a metric in a system, where the sender's units tell it; else nothing rather than a guess. */
export const unitOf = ({ quantity }: Pick<Metric, 'quantity'>, units: string, system: System): string => {
  if (!isImperial(units)) return ''
  const measure = measures[quantity]
  return measure === undefined ? (others[quantity] ?? '') : writingIn(measure, system).unit
}

/** What a number in the units of this service is multiplied with. */
export const timesIn = ({ quantity }: Pick<Metric, 'quantity'>, system: System): number => {
  const measure = measures[quantity]
  return measure === undefined ? 1 : writingIn(measure, system).times
}
