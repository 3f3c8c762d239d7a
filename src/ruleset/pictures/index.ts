import type { RuleId } from '../rules.ts'
import { driverPictures } from './driver.ts'
import { flightPictures } from './flight.ts'
import { inputPictures } from './input.ts'
import { ironPictures } from './iron.ts'
import type { RulePicture } from './picture.ts'
import { shaftPictures } from './shaft.ts'
import { staticPictures } from './static.ts'
import { wedgePictures } from './wedge.ts'
import { woodPictures } from './woods.ts'

export type { BandPicture, LinePicture, RulePicture } from './picture.ts'

/** Pictures of rules whose figures are not drawn as a table holds them, computed from the figures that the rules go by. */
export const rulePictures: Readonly<Partial<Record<RuleId, readonly RulePicture[]>>> = {
  ...driverPictures,
  ...woodPictures,
  ...ironPictures,
  ...wedgePictures,
  ...shaftPictures,
  ...staticPictures,
  ...flightPictures,
  ...inputPictures,
}
