import type { Flex, IronCategory, LaunchProfile, ShaftMaterial } from '../../golf/words.ts'
import type { FittingRequest } from '../schema.ts'
import type { Golfer } from './golfer.ts'
import type { Swing } from './swing.ts'

/** What a completed iron fitting hands to the wedges. @rule WDG-SHAFT */
export interface IronCarryOver {
  readonly fittingId: string
  readonly sevenIronSpeedMph: number
  readonly category: IronCategory
  readonly flex: Flex
  readonly weightGrams: number
  readonly material: ShaftMaterial
  readonly launchProfile: LaunchProfile
}

/** All that a club's rules may look at. */
export interface Context {
  readonly request: FittingRequest
  readonly golfer: Golfer
  readonly swing: Swing
  readonly ironFitting: IronCarryOver | null
}
