import type { CompletedFitting } from '../../../fitting/index.ts'
import { figureFor, type Reader } from './reader.ts'

type Build = CompletedFitting['topPicks'][number]['build']

/** `D4 (+0.75°)`, `+1°`, or a range and that the maker's chart has the setting; then the face. */
export const hoselText = (setting: string | null, hosel: Build['hosel'], reader: Reader): string => {
  const { order } = reader.texts
  const degrees = figureFor(reader, `${setting ?? ''}°`)
  if (hosel === undefined) return degrees
  if (hosel.range !== null) return `${degrees.replace(' to ', ` ${order.to} `)} ${order.byChart}`
  const named = hosel.setting === null ? degrees : `${hosel.setting} (${degrees})`
  if (!hosel.faceDeg) return named
  const face = hosel.faceDeg > 0 ? order.faceCloses : order.faceOpens
  return `${named}, ${face.replace('{degrees}', figureFor(reader, `${Math.abs(hosel.faceDeg)}°`))}`
}
