import { unchanged } from '../../flight/side/index.ts'
import { clip } from '../../golf/units.ts'
import type { LabView } from './view.ts'

/** Bounds of a slider and where it starts. */
interface Control {
  readonly min: number
  readonly max: number
  readonly step: number
  readonly value: number
}

/** Slider of the lab, named with its unit. */
export type Slider =
  | 'clubSpeedMph'
  | 'attackDeg'
  | 'moreLoftDeg'
  | 'shaftGrams'
  | 'lengthIn'
  | 'temperatureC'
  | 'altitudeM'
  | 'headwindMph'
  | 'crosswindMph'

/** Lofts of drivers that are sold, degrees, and how far around the fitted loft other clubs are tried. */
const driverLofts = { min: 8, max: 14 } as const
const otherLoftsDeg = 4

/** The sliders of a fitting. */
export const controls = ({ setUps, fitting }: LabView): Record<Slider, Control> => {
  const start = unchanged(setUps.find(({ kind }) => kind === 'fitted')!.shot)
  const { length, shaftWeight, loft } = fitting.specs
  const lofts =
    fitting.clubType === 'driver'
      ? { min: Math.min(driverLofts.min, loft.value), max: Math.max(driverLofts.max, loft.value) }
      : { min: loft.value - otherLoftsDeg, max: loft.value + otherLoftsDeg }
  const around = (value: number, reach: number, step: number, from = Number.NEGATIVE_INFINITY): Control => ({
    // In whole steps from the value, which a browser would else move.
    min: value - Math.min(reach, Math.floor((value - from) / step) * step),
    max: value + reach,
    step,
    value,
  })
  return {
    clubSpeedMph: around(start.clubSpeedMph, 15, 0.5, 30),
    attackDeg: { min: -8, max: 8, step: 0.1, value: clip(start.attackDeg, -8, 8) },
    moreLoftDeg: { min: lofts.min - loft.value, max: lofts.max - loft.value, step: 0.5, value: 0 },
    shaftGrams: around(shaftWeight.value, 25, 1, 30),
    lengthIn: around(length.value, 1.5, 0.125),
    temperatureC: { min: -5, max: 40, step: 1, value: start.temperatureC },
    altitudeM: { min: 0, max: 3000, step: 50, value: start.altitudeM },
    headwindMph: { min: -25, max: 25, step: 1, value: 0 },
    crosswindMph: { min: -25, max: 25, step: 1, value: 0 },
  }
}
