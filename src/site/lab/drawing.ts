import type { Outcome } from '../../flight/side/index.ts'
import { radiansPerDegree } from '../../golf/units.ts'

// Drawings of flights, for the page and for the script on it. Both drawings share the scale along the target line.

/** Where shots of the golfer came down, yards. */
export type Landings = readonly { readonly carry: number; readonly offline: number }[]

/** Width of both drawings, in units of their view boxes. */
export const width = 360
const sideHeight = 112
/** Where a flight may rise above those of the fitting. */
const roomyHeight = 168
/** Least half width of the ground in the drawing from above, yards: its first line, at 20 m, without the label. */
const sideYardsMin = 22
/** Room for the labels of the drawing from above, in units of its view box. */
const topLabels = 16
const margin = { left: 6, right: 12, top: 8, bottom: 18 } as const

/** Heights are drawn twice as large as distances: at true scale a drive is a line. */
const exaggeration = 2

/** Units of the view box per yard. */
export interface Scale {
  readonly perYard: number
  /** Half width of the ground in the drawing from above, yards: it has the same scale both ways. */
  readonly sideYards: number
}

/** Room for these flights, and some for what else a slider finds. */
export const scaleFor = (outcomes: readonly Outcome[], landings: Landings = []): Scale => {
  const far =
    1.12 *
    Math.max(
      ...outcomes.map(({ totalYards, carryYards }) => Math.max(totalYards, carryYards)),
      ...landings.map(({ carry }) => carry),
    )
  const high = 1.15 * Math.max(...outcomes.map(({ peakFeet }) => peakFeet / 3))
  const along = (width - margin.left - margin.right) / far
  const perYard = Math.min(along, (sideHeight - margin.top - margin.bottom) / (high * exaggeration))
  const sideYards = Math.max(
    sideYardsMin + labelUnits / perYard,
    ...outcomes.map(({ sideYards: side, ellipse }) => 4 + Math.abs(side) + halfAcross(ellipse)),
    ...landings.map(({ offline }) => 4 + Math.abs(offline)),
  )
  return { perYard, sideYards }
}

/** Half of what an ellipse takes beside the target line, yards. */
const halfAcross = ({ halfLongYards, halfShortYards, turnDeg }: Outcome['ellipse']): number => {
  const turn = turnDeg * radiansPerDegree
  return Math.hypot(halfLongYards * Math.sin(turn), halfShortYards * Math.cos(turn))
}

const x = (yards: number, { perYard }: Scale): number => margin.left + yards * perYard
const z = (yards: number, { perYard }: Scale, isRoomy: boolean): number =>
  groundOf(isRoomy) - yards * perYard * exaggeration
const y = (sideYards: number, scale: Scale): number => middleOf(scale) + sideYards * scale.perYard

/** Place of the target line in the drawing from above, in units of its view box. */
export const middleOf = ({ sideYards, perYard }: Scale): number => Math.round(sideYards * perYard) + 2
/** Height of the drawing from above, in units of its view box. */
export const topHeightOf = (scale: Scale): number => 2 * middleOf(scale) + topLabels
/** Across the target line, right of it below. */
export const acrossAt = (sideYards: number, scale: Scale): string => at(y(sideYards, scale))
/** Lines left and right of the target line, yards: at round numbers of the unit. */
export const sideTicksAt = (scale: Scale, yardsPerUnit: number) =>
  Array.from(
    { length: Math.floor((scale.sideYards - labelUnits / scale.perYard) / yardsPerUnit / sideStep) },
    (_, i) => ({
      label: (i + 1) * sideStep,
      yards: (i + 1) * sideStep * yardsPerUnit,
    }),
  )
const sideStep = 20
/** Height of a label, in units of the view box. */
const labelUnits = 8

/** A coordinate; a tenth of a unit is less than anybody sees. */
const at = (value: number): string => String(Math.round(value * 10) / 10)

/** Height of the drawing from the side. @param isRoomy Whether the script draws there too. */
export const heightOf = (isRoomy: boolean): number => (isRoomy ? roomyHeight : sideHeight)
/** Height at which the ground lies in the drawing from the side, in units of its view box. */
export const groundOf = (isRoomy: boolean): number => heightOf(isRoomy) - margin.bottom
/** Place of the tee along the target line, in units of the view boxes. */
export const start = margin.left
/** End of the target line, in units of the view boxes. */
export const end = width - margin.right

/** Along the target line. */
export const alongAt = (yards: number, scale: Scale): string => at(x(yards, scale))

/** The flight from the side, every third point of it. */
export const sidePath = ({ path }: Outcome, scale: Scale, isRoomy: boolean): string =>
  line(path.map(({ alongYards, heightYards }) => `${at(x(alongYards, scale))} ${at(z(heightYards, scale, isRoomy))}`))

/** The flight from above: right of the target line is below it. */
export const topPath = ({ aimedPath }: Outcome, scale: Scale): string =>
  line(aimedPath.map(({ alongYards, sideYards }) => `${at(x(alongYards, scale))} ${at(y(sideYards, scale))}`))

const line = (points: readonly string[]): string =>
  `M${points.filter((_, i) => i % 3 === 0 || i === points.length - 1).join('L')}`

/** Place of a landing in the drawing from above. */
export const landingAt = ({ carry, offline }: Landings[number], scale: Scale) => ({
  cx: at(x(carry, scale)),
  cy: at(y(offline, scale)),
})

/** Attributes of the ellipse in which half of the shots land. */
export const ellipseAt = ({ ellipse }: Outcome, scale: Scale) => {
  const { carryYards, sideYards, halfLongYards, halfShortYards, turnDeg } = ellipse
  return {
    rx: at(halfLongYards * scale.perYard),
    ry: at(halfShortYards * scale.perYard),
    transform: `translate(${at(x(carryYards, scale))} ${at(y(sideYards, scale))}) rotate(${at(turnDeg)})`,
  }
}

/** Where the lines of a chart lie, yards: at round numbers of the unit. */
export const ticksAt = (scale: Scale, yardsPerUnit: number): { readonly label: number; readonly yards: number }[] => {
  const far = (end - start) / scale.perYard
  const step = far / yardsPerUnit > 120 ? 50 : 25
  return Array.from({ length: Math.floor(far / yardsPerUnit / step) }, (_, i) => ({
    label: (i + 1) * step,
    yards: (i + 1) * step * yardsPerUnit,
  }))
}
