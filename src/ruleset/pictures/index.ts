import { oncePer } from '../../platform/work/once.ts'
import type { RuleId } from '../rules.ts'
import { driverPictures } from './driver.ts'
import { flightPictures } from './flight.ts'
import { inputPictures } from './input.ts'
import { ironPictures } from './iron.ts'
import type { RulePicture, RulePictures } from './picture.ts'
import { shaftPictures } from './shaft.ts'
import { staticPictures } from './static.ts'
import { wedgePictures } from './wedge.ts'
import { woodPictures } from './woods.ts'

export type { BandPicture, LinePicture, RulePicture } from './picture.ts'

const made: RulePictures = {
  ...driverPictures,
  ...woodPictures,
  ...ironPictures,
  ...wedgePictures,
  ...shaftPictures,
  ...staticPictures,
  ...flightPictures,
  ...inputPictures,
}

/**
 * Pictures of a rule whose figures are not drawn as a table holds them, computed from the figures that the rule goes by;
 * undefined: it has none.
 */
export const rulePictures: (id: RuleId) => readonly RulePicture[] | undefined = oncePer((id) => made[id]?.())
