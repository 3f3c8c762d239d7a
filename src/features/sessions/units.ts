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

const imperial: Readonly<Record<Metric['quantity'], string>> = {
  speed: 'mph',
  angle: '°',
  spin: 'rpm',
  distance: 'yd',
  height: 'ft',
  ratio: '',
  strike: 'mm',
}

/** The unit of a metric, where the sender's units tell it; else nothing rather than a guess. */
export const unitOf = ({ quantity }: Metric, units: string): string => (isImperial(units) ? imperial[quantity] : '')
